// Takes the games that have a told past out of a database again: every row of theirs, and the money that came with them.
import { sql } from 'kysely';
import { forgetTransfers } from '#core/money/ledger';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { PAST_TRADE } from '#kernel/past';
import { type DemoApp, demoApps } from './studio.ts';

export const PAST_KEY = 'demo/past';
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** False where there is none. It is not told again. */
export async function removePast(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const found = await removeGames(tx);
    const value = json<unknown>({ removed: true });
    await tx
      .insertInto('settings')
      .values({ key: PAST_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return found;
  });
}

/** Databases of the games: a platform that is up sees to their folders itself once their rows are gone. */
export async function databasesOfPast(db: Db): Promise<readonly string[]> {
  const ids = (await demoApps(db)).map(({ id }) => id);
  const rows = await db
    .selectFrom('storage_databases')
    .select('id')
    .where('app_id', 'in', [...ids, NOBODY])
    .execute();
  return rows.map(({ id }) => id);
}

/** The rows alone: contents are freed by the next collection. */
export async function removeGames(tx: Db): Promise<boolean> {
  const apps = await demoApps(tx);
  const [first] = apps;
  if (first === undefined) {
    return false;
  }
  await removeMoney(tx, first.org_id, apps);
  const ids = apps.map(({ id }) => id);
  for (const table of await tablesOfApps(tx)) {
    await sql`DELETE FROM ${sql.id(table)} WHERE app_id::text = ANY(${ids}::text[])`.execute(tx);
  }
  await tx.deleteFrom('apps').where('id', 'in', ids).execute();
  await tx
    .deleteFrom('projects')
    .where(
      'id',
      'in',
      apps.map(({ project_id }) => project_id),
    )
    .execute();
  return true;
}

async function removeMoney(tx: Db, orgId: string, apps: readonly DemoApp[]): Promise<void> {
  const bills = await tx
    .selectFrom('bills')
    .select('id')
    .where(
      'app_id',
      'in',
      apps.map(({ id }) => id),
    )
    .execute();
  const deposits = await tx
    .selectFrom('transactions')
    .select(['id', 'out_trade_no'])
    .where('org_id', '=', orgId)
    .where('trade_no', 'like', `${PAST_TRADE}%`)
    .execute();
  await forgetTransfers(
    tx,
    orgId,
    [...bills, ...deposits].map(({ id }) => id),
  );
  const ids = deposits.map(({ id }) => id);
  await sql`DELETE FROM invoices WHERE transaction_id::text = ANY(${ids}::text[])`.execute(tx);
  await sql`DELETE FROM transactions WHERE id::text = ANY(${ids}::text[])`.execute(tx);
  const numbers = deposits.map(({ out_trade_no }) => out_trade_no);
  await sql`DELETE FROM operation_history WHERE org_id = ${orgId} AND target = ANY(${numbers}::text[])`.execute(tx);
}

/** Tables whose rows name their app; what hangs on those rows goes with them. */
async function tablesOfApps(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    SELECT c.relname AS table
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    WHERE a.attname = 'app_id' AND NOT a.attisdropped ORDER BY 1`.execute(tx);
  return rows.map(({ table }) => table);
}
