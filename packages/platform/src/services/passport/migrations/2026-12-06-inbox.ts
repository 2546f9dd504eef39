import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const DOMAIN = 'app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE';

/** What a template says and a sending keeps. */
const MAIL = `title text NOT NULL,
    content text NOT NULL,
    sender text NOT NULL,
    attachments jsonb NOT NULL,
    expire_type text NOT NULL CHECK (expire_type IN ('Duration', 'FixedTime')),
    expire_duration bigint NOT NULL CHECK (expire_duration >= 0),
    expire_at timestamptz,
    CHECK (expire_type <> 'FixedTime' OR expire_at IS NOT NULL)`;

const STATEMENTS = [
  `CREATE TABLE passport_inbox_templates (
    ${DOMAIN},
    slug_name text NOT NULL,
    display_name text NOT NULL,
    scope text NOT NULL CHECK (scope IN ('Persona', 'Realm', 'All')),
    send_time timestamptz,
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    ${MAIL},
    PRIMARY KEY (app_id, slug_name)
  )`,
  'CREATE INDEX passport_inbox_templates_created ON passport_inbox_templates (app_id, created_at, slug_name)',
  `CREATE TABLE passport_inbox_records (
    ${DOMAIN},
    id uuid NOT NULL,
    template_slug text NOT NULL,
    template_name text NOT NULL,
    scope text NOT NULL CHECK (scope IN ('Persona', 'Realm', 'All')),
    realm_id uuid,
    targets jsonb NOT NULL,
    send_at timestamptz NOT NULL,
    recalled_at timestamptz,
    is_over boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    ${MAIL},
    PRIMARY KEY (app_id, id),
    CHECK ((scope = 'Realm') = (realm_id IS NOT NULL))
  )`,
  'CREATE INDEX passport_inbox_records_created ON passport_inbox_records (app_id, created_at, id)',
  `CREATE INDEX passport_inbox_records_live ON passport_inbox_records (app_id, send_at, id)
    WHERE scope <> 'Persona' AND recalled_at IS NULL AND NOT is_over`,
  // why a row stays where its reader deletes it: it says that the persona has had it, and is not to have it again
  `CREATE TABLE passport_inbox_messages (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    record_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    template_slug text NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    sender text NOT NULL,
    attachments jsonb NOT NULL,
    status text NOT NULL CHECK (status IN ('Unread', 'Unconsumed', 'Completed')),
    sent_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL,
    read_at timestamptz,
    consumed_at timestamptz,
    expires_at timestamptz,
    deleted_at timestamptz,
    PRIMARY KEY (app_id, id),
    CONSTRAINT passport_inbox_messages_once UNIQUE (app_id, record_id, persona_id),
    FOREIGN KEY (app_id, record_id) REFERENCES passport_inbox_records ON DELETE CASCADE,
    CHECK (deleted_at IS NULL OR status = 'Completed')
  )`,
  `CREATE INDEX passport_inbox_messages_inbox ON passport_inbox_messages (app_id, persona_id, received_at, sent_at, id)
    WHERE deleted_at IS NULL`,
  'CREATE INDEX passport_inbox_messages_received ON passport_inbox_messages (app_id, received_at, id)',
];
