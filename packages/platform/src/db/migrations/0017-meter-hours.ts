import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

// The primary key answers what one app used; these answer what all of them did.
const STATEMENTS = [
  'CREATE INDEX meter_hours ON meter (hour)',
  'CREATE INDEX meter_metrics ON meter (service, metric, hour)',
];
