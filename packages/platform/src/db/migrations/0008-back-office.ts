import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE real_names (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    name text NOT NULL,
    id_card text NOT NULL,
    phone text NOT NULL DEFAULT '',
    verified_at timestamptz NOT NULL
  )`,
  `CREATE TABLE service_tokens (
    id uuid PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE,
    service text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    shown text NOT NULL,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    last_used_at timestamptz
  )`,
  `CREATE TABLE tickets (
    id uuid PRIMARY KEY,
    type text NOT NULL CHECK (type IN ('crash', 'performance', 'proposal')),
    title text NOT NULL,
    content text NOT NULL,
    expert text NOT NULL DEFAULT '' CHECK (expert IN ('', 'director', 'chief')),
    half_hours integer NOT NULL DEFAULT 0,
    fee_fen bigint NOT NULL CHECK (fee_fen >= 0),
    status text NOT NULL CHECK (status IN ('Pending', 'Processing', 'Finished', 'Cancelled')),
    org_id uuid REFERENCES organizations,
    app_id uuid,
    contact_name text NOT NULL,
    contact_phone text NOT NULL,
    contact_email text NOT NULL DEFAULT '',
    attachments jsonb NOT NULL DEFAULT '[]',
    created_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  'CREATE INDEX tickets_creator ON tickets (created_by, created_at DESC)',
  'CREATE INDEX tickets_created ON tickets (created_at DESC)',
  `CREATE TABLE ticket_replies (
    id uuid PRIMARY KEY,
    ticket_id uuid NOT NULL REFERENCES tickets ON DELETE CASCADE,
    author text NOT NULL,
    content text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX ticket_replies_ticket ON ticket_replies (ticket_id, created_at)',
  `CREATE TABLE contact_messages (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    company text NOT NULL DEFAULT '',
    email text NOT NULL,
    phone text NOT NULL DEFAULT '',
    content text NOT NULL,
    remote_address text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX contact_messages_created ON contact_messages (created_at DESC)',
];
