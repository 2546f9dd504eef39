// SQL of autoscalers and of what they did.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { FuncTables } from '../tables.ts';

export type AutoscalerRow = Selectable<FuncTables['func_autoscalers']>;
export type ScalingRow = Selectable<FuncTables['func_scalings']>;

export async function findAutoscaler(db: Db, functionId: string): Promise<AutoscalerRow | undefined> {
  return db.selectFrom('func_autoscalers').selectAll().where('function_id', '=', functionId).executeTakeFirst();
}

/** False where the function has one. */
export async function insertAutoscaler(db: Db, row: Insertable<FuncTables['func_autoscalers']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('func_autoscalers')
    .values(row)
    .onConflict((conflict) => conflict.column('function_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False where there is none any more. */
export async function updateAutoscaler(
  db: Db,
  functionId: string,
  change: Updateable<FuncTables['func_autoscalers']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('func_autoscalers')
    .set(change)
    .where('function_id', '=', functionId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteAutoscaler(db: Db, functionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('func_autoscalers')
    .where('function_id', '=', functionId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export interface Fault {
  readonly reason: AutoscalerRow['fault_reason'];
  readonly exitCode?: number | null;
  readonly signal?: string;
  readonly detail?: string;
  /** All of it as a sentence. */
  readonly msg: string;
  readonly now: string;
}

/** One more start that failed; after three in a row the next ones wait, from a second up to a minute. */
export async function noteFault(
  db: Db,
  functionId: string,
  { reason, exitCode = null, signal = '', detail = '', msg, now }: Fault,
): Promise<void> {
  await sql`
    UPDATE func_autoscalers SET fault = ${msg}, fault_reason = ${reason}, fault_exit_code = ${exitCode}::integer,
      fault_signal = ${signal}, fault_detail = ${detail}, failures = failures + 1,
      paused_until = CASE WHEN failures < 2 THEN paused_until
        ELSE ${now}::timestamptz + least(60, power(2, least(failures - 2, 6))) * interval '1 second' END
    WHERE function_id = ${functionId}`.execute(db);
}

/** Of what did not start before. */
export const NO_FAULT = {
  fault: '',
  fault_reason: '',
  fault_exit_code: null,
  fault_signal: '',
  fault_detail: '',
  failures: 0,
  paused_until: null,
} as const;

export async function clearFault(db: Db, functionId: string): Promise<void> {
  await db
    .updateTable('func_autoscalers')
    .set(NO_FAULT)
    .where('function_id', '=', functionId)
    .where((eb) => eb.or([eb('failures', '>', 0), eb('fault', '<>', '')]))
    .execute();
}

export async function insertScaling(db: Db, row: Insertable<FuncTables['func_scalings']>): Promise<void> {
  await db.insertInto('func_scalings').values(row).execute();
}

/** Newest first. */
export async function listScalings(
  db: Db,
  {
    functionId,
    from,
    to,
  }: { readonly functionId: string; readonly from?: string | undefined; readonly to?: string | undefined },
  page: PageRequest,
): Promise<{ rows: ScalingRow[]; total: number }> {
  const query = db
    .selectFrom('func_scalings')
    .selectAll()
    .where('function_id', '=', functionId)
    .$if(from !== undefined, (q) => q.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('created_at', '<=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export async function forgetScalings(db: Db, before: string): Promise<void> {
  await db.deleteFrom('func_scalings').where('created_at', '<', before).execute();
}
