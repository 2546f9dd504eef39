import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `ALTER TABLE storage_databases ADD CHECK (busy_with IN (
    '', 'create', 'delete', 'reset-password', 'create-proxy', 'release-proxy', 'upgrade', 'restart', 'backup', 'restore'
  ))`,
  `ALTER TABLE storage_backups ADD CHECK (engine IN ('postgresql', 'mysql', 'mongo', 'redis'))`,
];
