import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_gift_classes (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    id uuid NOT NULL,
    name text NOT NULL,
    is_released boolean NOT NULL,
    start_time timestamptz NOT NULL,
    end_time timestamptz,
    scopes jsonb NOT NULL,
    resources jsonb NOT NULL,
    delivery_type text NOT NULL CHECK (delivery_type IN ('Direct', 'Inbox')),
    inbox_template text NOT NULL,
    code_type text NOT NULL CHECK (code_type IN ('Universal', 'Unique')),
    prefix text NOT NULL,
    code_length integer NOT NULL CHECK (code_length BETWEEN 8 AND 20),
    redeem_limit bigint NOT NULL CHECK (redeem_limit >= 1),
    generated_count bigint NOT NULL CHECK (generated_count >= 0),
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    CONSTRAINT passport_gift_classes_name UNIQUE (app_id, name),
    CHECK (end_time > start_time),
    CHECK ((delivery_type = 'Inbox') = (inbox_template <> ''))
  )`,
  'CREATE INDEX passport_gift_classes_created ON passport_gift_classes (app_id, created_at, id)',
  // why the code of a universal class is a row like others: no two codes of an app are the same
  `CREATE TABLE passport_gift_codes (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    class_id uuid NOT NULL,
    code text COLLATE "C" NOT NULL,
    status text NOT NULL CHECK (status IN ('unused', 'used', 'invalid')),
    batch_id uuid,
    used_by uuid,
    used_at timestamptz,
    invalidated_at timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    CONSTRAINT passport_gift_codes_code UNIQUE (app_id, code),
    FOREIGN KEY (app_id, class_id) REFERENCES passport_gift_classes ON DELETE CASCADE,
    CHECK ((status = 'used') = (used_at IS NOT NULL))
  )`,
  'CREATE INDEX passport_gift_codes_class ON passport_gift_codes (app_id, class_id, id)',
  'CREATE INDEX passport_gift_codes_batch ON passport_gift_codes (app_id, batch_id) WHERE batch_id IS NOT NULL',
  'CREATE INDEX passport_gift_codes_user ON passport_gift_codes (app_id, used_by) WHERE used_by IS NOT NULL',
  'CREATE INDEX passport_gift_codes_created ON passport_gift_codes (app_id, created_at, id)',
  `CREATE TABLE passport_gift_uses (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    class_id uuid NOT NULL,
    code_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    used_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    CONSTRAINT passport_gift_uses_once UNIQUE (app_id, code_id, persona_id),
    FOREIGN KEY (app_id, code_id) REFERENCES passport_gift_codes ON DELETE CASCADE
  )`,
  'CREATE INDEX passport_gift_uses_class ON passport_gift_uses (app_id, class_id, persona_id)',
  'CREATE INDEX passport_gift_uses_at ON passport_gift_uses (app_id, class_id, used_at, id)',
  // why it refers to nobody: it is written where a code is wrong, and kept for minutes
  `CREATE TABLE passport_gift_guesses (
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    window_start timestamptz NOT NULL,
    tries integer NOT NULL,
    PRIMARY KEY (app_id, persona_id)
  )`,
  'CREATE INDEX passport_gift_guesses_start ON passport_gift_guesses (window_start)',
];
