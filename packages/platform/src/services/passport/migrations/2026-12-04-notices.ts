import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_notices (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    id uuid NOT NULL,
    title text NOT NULL,
    subtitle text NOT NULL,
    content text NOT NULL,
    namespace text NOT NULL,
    tags jsonb NOT NULL,
    status text NOT NULL
      CHECK (status IN ('billboardPending', 'billboardScheduled', 'billboardPublished', 'billboardRevoked')),
    publish_time timestamptz,
    expire_time timestamptz,
    properties jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    CHECK (status NOT IN ('billboardScheduled', 'billboardPublished') OR publish_time IS NOT NULL)
  )`,
  'CREATE INDEX passport_notices_created ON passport_notices (app_id, created_at, id)',
  `CREATE INDEX passport_notices_live ON passport_notices (app_id, publish_time, id)
    WHERE status IN ('billboardScheduled', 'billboardPublished')`,
];
