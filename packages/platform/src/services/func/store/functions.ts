// SQL of functions, and of what their service is set to.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import type { FuncTables } from '../tables.ts';
import { LIVE_SQL } from './live.ts';

export type FunctionRow = Selectable<FuncTables['func_functions']>;

export interface FunctionView extends FunctionRow {
  /** Servers that live. */
  readonly servers: number;
}

const functions = (db: Db, appId: string) =>
  db
    .selectFrom('func_functions as f')
    .selectAll('f')
    .select(
      sql<number>`(SELECT count(*)::int FROM func_servers s WHERE s.function_id = f.function_id
        AND s.status IN (${LIVE_SQL}))`.as('servers'),
    )
    .where('f.app_id', '=', appId);

/** By its own id, or by that of its app or of its service, which it may have got later. */
export async function findFunction(db: Db, appId: string, id: string): Promise<FunctionView | undefined> {
  const service = db
    .selectFrom('app_services')
    .select('service_id')
    .where('app_id', '=', appId)
    .where('name', '=', 'func');
  return functions(db, appId)
    .where((eb) =>
      eb.or([eb('f.function_id', '=', id), eb('f.app_id', '=', id), eb(sql<string>`${id}::uuid`, 'in', service)]),
    )
    .executeTakeFirst();
}

/** The same of whichever app it is. */
export async function functionOfAny(db: Db, functionId: string): Promise<FunctionRow | undefined> {
  return db.selectFrom('func_functions').selectAll().where('function_id', '=', functionId).executeTakeFirst();
}

export async function functionOfApp(db: Db, appId: string): Promise<FunctionRow | undefined> {
  return db.selectFrom('func_functions').selectAll().where('app_id', '=', appId).executeTakeFirst();
}

/** False where the app has one. */
export async function insertFunction(db: Db, row: Insertable<FuncTables['func_functions']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('func_functions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateFunction(
  db: Db,
  functionId: string,
  change: Updateable<FuncTables['func_functions']>,
): Promise<void> {
  // why asked: a statement that sets nothing is none
  if (Object.keys(change).length > 0) {
    await db.updateTable('func_functions').set(change).where('function_id', '=', functionId).execute();
  }
}

/** False where it stands so already. */
export async function switchFunction(db: Db, functionId: string, status: FunctionRow['status']): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('func_functions')
    .set({ status })
    .where('function_id', '=', functionId)
    .where('status', '<>', status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Its servers are begun and ended one by one until the end of the transaction, so that counts hold; as it is then. */
export async function lockFunction(db: Db, functionId: string): Promise<FunctionRow | undefined> {
  return db
    .selectFrom('func_functions')
    .selectAll()
    .where('function_id', '=', functionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface ServiceOfApp {
  readonly serviceId: string;
  readonly isOn: boolean;
  readonly appName: string;
  /** As the app has it: JSON of its own levels, or no JSON. */
  readonly configOptions: string | undefined;
}

export async function serviceOfApp(db: Db, appId: string): Promise<ServiceOfApp | undefined> {
  const row = await db
    .selectFrom('app_services as s')
    .innerJoin('apps as a', 'a.id', 's.app_id')
    .select(['s.service_id', 's.status', 'a.name'])
    .select(sql<string | null>`s.properties->>'configOptions'`.as('options'))
    .where('s.app_id', '=', appId)
    .where('s.name', '=', 'func')
    .executeTakeFirst();
  return (
    row && {
      serviceId: row.service_id,
      isOn: row.status === 'Enabled',
      appName: row.name,
      configOptions: row.options ?? undefined,
    }
  );
}
