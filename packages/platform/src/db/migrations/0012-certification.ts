import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE certifications (
    id uuid PRIMARY KEY,
    org_id uuid NOT NULL REFERENCES organizations,
    company_name text NOT NULL,
    credit_code text NOT NULL,
    license_image_url text NOT NULL,
    legal_person text NOT NULL,
    contact_name text NOT NULL,
    contact_phone text NOT NULL,
    contact_email text NOT NULL,
    bank_name text NOT NULL DEFAULT '',
    bank_account text NOT NULL DEFAULT '',
    status text NOT NULL CHECK (status IN ('Pending', 'Approved', 'Invalid')),
    reason text NOT NULL DEFAULT '',
    created_by text NOT NULL,
    reviewed_by text NOT NULL DEFAULT '',
    reviewed_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  `CREATE UNIQUE INDEX certifications_living ON certifications (org_id) WHERE status <> 'Invalid'`,
  'CREATE INDEX certifications_created ON certifications (created_at DESC)',
];
