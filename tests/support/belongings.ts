// Every row of the database in which something of somebody is named: what an attack of theirs would have to change.
import { sql } from 'kysely';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

/** Columns that hold what somebody sent, that any request of theirs moves, or that move by themselves, by table. */
const NO_OWNERS: Readonly<Record<string, readonly string[]>> = {
  operation_history: ['changes', 'target'],
  sessions: ['last_seen_at', 'expires_at'],
  passport_token_families: ['user_id'],
  schedules: ['next_at', 'ready_at', 'holder'],
};

export async function belongings({ ports }: TestPlatform, ids: readonly string[]): Promise<Record<string, unknown>> {
  const { db } = ports;
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const rows: Record<string, unknown> = {};
  for (const { schema = 'public', name } of tables) {
    const left = NO_OWNERS[name] ?? [];
    const { rows: found } = await sql<{ row: unknown }>`
      SELECT row FROM (SELECT to_jsonb(t) - ${left}::text[] AS row FROM ${sql.id(schema, name)} t OFFSET 0) rows
      WHERE row::text ~ ${ids.map((id) => id.replaceAll(/[^\w-]/g, '.')).join('|')}
      ORDER BY row::text`.execute(db);
    rows[`${schema}.${name}`] = found;
  }
  return rows;
}
