import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_id_domains (
    app_id uuid PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    name text NOT NULL DEFAULT '',
    logo_url text NOT NULL DEFAULT '',
    company_name text NOT NULL DEFAULT '',
    production boolean NOT NULL DEFAULT false,
    review_status text NOT NULL CHECK (review_status IN ('None', 'Reviewing', 'Approved', 'Rejected')),
    review_remark text NOT NULL DEFAULT '',
    mock_sms boolean NOT NULL DEFAULT true,
    mock_real_name boolean NOT NULL DEFAULT true,
    login_methods jsonb NOT NULL DEFAULT '[]',
    login_platforms jsonb NOT NULL DEFAULT '[]',
    min_age integer NOT NULL DEFAULT 0,
    real_name_required boolean NOT NULL DEFAULT false,
    tos_version integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL
  )`,
  `CREATE TABLE passport_realms (
    id uuid PRIMARY KEY,
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    name text NOT NULL,
    status text NOT NULL CHECK (status IN ('Created', 'Open', 'Closed', 'Maintenance')),
    external_id text,
    properties jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL
  )`,
  'CREATE INDEX passport_realms_app ON passport_realms (app_id, created_at)',
  'CREATE UNIQUE INDEX passport_realms_external ON passport_realms (app_id, external_id) WHERE external_id IS NOT NULL',
];
