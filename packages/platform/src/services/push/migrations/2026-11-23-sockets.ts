// What is connected, what channels keep, and what the processes tell each other.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE push_tokens (
    token_hash text PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES push_apps ON DELETE CASCADE,
    player_id text NOT NULL,
    server_id uuid NOT NULL,
    signed_with text NOT NULL DEFAULT '',
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX push_tokens_app ON push_tokens (app_id, expires_at)',
  'CREATE INDEX push_tokens_expiry ON push_tokens (expires_at)',
  `CREATE TABLE push_sessions (
    app_id uuid NOT NULL REFERENCES push_apps ON DELETE CASCADE,
    player_id text NOT NULL,
    session_id uuid NOT NULL UNIQUE,
    replaced uuid,
    instance uuid NOT NULL,
    server_id uuid NOT NULL,
    connected_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, player_id)
  )`,
  'CREATE INDEX push_sessions_instance ON push_sessions (instance)',
  'ALTER TABLE push_channels ADD COLUMN last_offset bigint NOT NULL DEFAULT 0',
  'ALTER TABLE push_channels ADD COLUMN used_at timestamptz',
  'CREATE INDEX push_channels_used ON push_channels (used_at)',
  `CREATE TABLE push_messages (
    channel_id uuid NOT NULL REFERENCES push_channels ON DELETE CASCADE,
    channel_offset bigint NOT NULL,
    message_id uuid NOT NULL,
    sender_id text NOT NULL,
    data text NOT NULL,
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (channel_id, channel_offset)
  )`,
  `CREATE TABLE push_presence (
    channel_id uuid NOT NULL REFERENCES push_channels ON DELETE CASCADE,
    instance uuid NOT NULL,
    subscribers integer NOT NULL,
    PRIMARY KEY (channel_id, instance)
  )`,
  'CREATE INDEX push_presence_instance ON push_presence (instance)',
  // why beside the table: a sequence of an unlogged table begins anew where the server crashes, and readers go on from their last id
  'CREATE SEQUENCE push_outbox_ids',
  `CREATE UNLOGGED TABLE push_outbox (
    id bigint PRIMARY KEY DEFAULT nextval('push_outbox_ids'),
    app_id uuid NOT NULL,
    delivery jsonb NOT NULL,
    counted_by uuid,
    written_at timestamptz NOT NULL
  )`,
  // why owned: it goes with its table
  'ALTER SEQUENCE push_outbox_ids OWNED BY push_outbox.id',
  'CREATE INDEX push_outbox_written ON push_outbox (written_at)',
  // why: it is emptied with the outbox where the server crashes, and who remembers its id knows then
  `CREATE UNLOGGED TABLE push_outbox_life (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    id uuid NOT NULL,
    gone bigint NOT NULL
  )`,
  `CREATE UNLOGGED TABLE push_receipts (
    outbox_id bigint NOT NULL,
    instance uuid NOT NULL,
    taken integer NOT NULL,
    PRIMARY KEY (outbox_id, instance)
  )`,
];
