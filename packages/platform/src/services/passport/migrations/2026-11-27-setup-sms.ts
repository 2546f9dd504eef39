import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_sms_templates (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    id uuid NOT NULL,
    name text NOT NULL,
    type text NOT NULL CHECK (type IN ('Login', 'Bind', 'RealName', 'Custom')),
    signature text NOT NULL,
    content text NOT NULL,
    status text NOT NULL CHECK (status IN ('Reviewing', 'Available', 'Failed')),
    fail_reason text NOT NULL DEFAULT '',
    enabled boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX passport_sms_templates_enabled ON passport_sms_templates (app_id, type) WHERE enabled',
  'CREATE INDEX passport_sms_templates_newest ON passport_sms_templates (app_id, created_at DESC, id DESC)',
  `CREATE TABLE passport_sms_numbers (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    phone_hash text NOT NULL,
    last_sent_at timestamptz NOT NULL,
    day text NOT NULL,
    sent integer NOT NULL,
    PRIMARY KEY (app_id, phone_hash)
  )`,
  `CREATE TABLE passport_sms_codes (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    id uuid NOT NULL,
    phone_hash text NOT NULL,
    phone_shown text NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('Login', 'Bind')),
    template_id uuid,
    code_hash text NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    status text NOT NULL CHECK (status IN ('Sent', 'Verified', 'Failed')),
    mock boolean NOT NULL,
    error_message text NOT NULL DEFAULT '',
    ip text NOT NULL DEFAULT '',
    message text,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    verified_at timestamptz,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX passport_sms_codes_id ON passport_sms_codes (id)',
  'CREATE INDEX passport_sms_codes_newest ON passport_sms_codes (app_id, sent_at DESC, id DESC)',
  'CREATE INDEX passport_sms_codes_number ON passport_sms_codes (app_id, phone_hash, purpose, sent_at DESC)',
];
