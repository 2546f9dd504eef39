// SQL of overrides and of the keys that they set.
import { type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { RemoteConfigTables, Variant } from '../tables.ts';

export type OverrideRow = Selectable<RemoteConfigTables['config_overrides']>;

/** why not more: a statement of the embedded database holds everybody up as long as it takes */
const ROWS_AT_ONCE = 250;

/** The order in which they are tried: highest priority first, then oldest. */
const overrides = (db: Db, appId: string) =>
  db
    .selectFrom('config_overrides')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('priority')
    .orderBy('created_at')
    .orderBy('id');

export async function listOverrides(
  db: Db,
  appId: string,
  filter: {
    /** LIKE pattern. */
    readonly keyword?: string | undefined;
    readonly status?: OverrideRow['status'] | undefined;
  },
  page: PageRequest,
): Promise<{ rows: OverrideRow[]; total: number }> {
  const { keyword, status } = filter;
  const query = overrides(db, appId)
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'enable'))
    .$if(keyword !== undefined, (q) =>
      q.where((where) =>
        where.or([where('name', 'ilike', keyword ?? ''), where('description', 'ilike', keyword ?? '')]),
      ),
    );
  return readPage(query, page);
}

/** All of an app, in that order; in parts, so that others get their turn. */
export async function overridesOf(db: Db, appId: string): Promise<OverrideRow[]> {
  const rows: OverrideRow[] = [];
  for (;;) {
    const last = rows.at(-1)?.id;
    const part = await db
      .selectFrom('config_overrides')
      .selectAll()
      .where('app_id', '=', appId)
      .$if(last !== undefined, (q) => q.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    rows.push(...part);
    if (part.length < ROWS_AT_ONCE) {
      return rows.sort(byTurn);
    }
  }
}

type Turn = Pick<OverrideRow, 'id' | 'priority' | 'created_at'>;

export const byTurn = (a: Turn, b: Turn): number =>
  a.priority - b.priority || compare(a.created_at, b.created_at) || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export async function findOverride(db: Db, appId: string, id: string): Promise<OverrideRow | undefined> {
  return db
    .selectFrom('config_overrides')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countOverrides(db: Db, appId: string): Promise<number> {
  const { count } = await db
    .selectFrom('config_overrides')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertOverrides(db: Db, rows: readonly OverrideRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const column = <C extends keyof OverrideRow>(name: C) => some.map((row) => row[name]);
    // why lists: a statement with a place for each value takes longer to write and read than to do
    await sql`
      INSERT INTO config_overrides (app_id, id, name, description, status, start_at, end_at, rule, rollout, priority,
        variants, resource_age, created_at, created_by, modified_at, modified_by)
      SELECT n.app_id, n.id, n.name, n.description, n.status, n.start_at, n.end_at, n.rule, n.rollout, n.priority,
        n.variants::jsonb, n.resource_age, n.created_at, n.created_by, n.modified_at, n.modified_by
      FROM unnest(${column('app_id')}::uuid[], ${column('id')}::uuid[], ${column('name')}::text[],
        ${column('description')}::text[], ${column('status')}::text[], ${column('start_at')}::timestamptz[],
        ${column('end_at')}::timestamptz[], ${column('rule')}::text[], ${column('rollout')}::int[],
        ${column('priority')}::int[], ${column('variants').map((one) => JSON.stringify(one))}::text[],
        ${column('resource_age')}::int[], ${column('created_at')}::timestamptz[], ${column('created_by')}::text[],
        ${column('modified_at')}::timestamptz[], ${column('modified_by')}::text[])
        AS n(app_id, id, name, description, status, start_at, end_at, rule, rollout, priority,
          variants, resource_age, created_at, created_by, modified_at, modified_by)`.execute(db);
    const keys = some.flatMap((row) => keysOf(row.variants).map((key) => ({ app: row.app_id, key, id: row.id })));
    await sql`
      INSERT INTO config_override_keys (app_id, key, override_id)
      SELECT * FROM unnest(${keys.map(({ app }) => app)}::uuid[], ${keys.map(({ key }) => key)}::text[],
        ${keys.map(({ id }) => id)}::uuid[])`.execute(db);
  }
}

/** False where it is not at that age any more. */
export async function updateOverride(
  db: Db,
  { app_id, id, resource_age }: Pick<OverrideRow, 'app_id' | 'id' | 'resource_age'>,
  change: Omit<Partial<OverrideRow>, 'app_id' | 'id' | 'resource_age'>,
): Promise<boolean> {
  const { variants, ...plain } = change;
  const { numUpdatedRows } = await db
    .updateTable('config_overrides')
    .set({ ...plain, ...(variants === undefined ? {} : { variants: json(variants) }), resource_age: resource_age + 1 })
    .where('app_id', '=', app_id)
    .where('id', '=', id)
    .where('resource_age', '=', resource_age)
    .executeTakeFirst();
  if (numUpdatedRows === 1n && variants !== undefined) {
    await setKeys(db, { app_id, id, variants });
  }
  return numUpdatedRows === 1n;
}

/** Deletes those that are there, and answers them. */
export async function deleteOverrides(db: Db, appId: string, ids: readonly string[]): Promise<OverrideRow[]> {
  if (ids.length === 0) {
    return [];
  }
  const gone: OverrideRow[] = [];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const some = await db
      .deleteFrom('config_overrides')
      .where('app_id', '=', appId)
      .where(sql<boolean>`id = ANY(${ids.slice(from, from + ROWS_AT_ONCE)}::uuid[])`)
      .returningAll()
      .execute();
    gone.push(...some);
  }
  return gone;
}

async function setKeys(
  db: Db,
  { app_id, id, variants }: Pick<OverrideRow, 'app_id' | 'id' | 'variants'>,
): Promise<void> {
  await db.deleteFrom('config_override_keys').where('app_id', '=', app_id).where('override_id', '=', id).execute();
  const keys = keysOf(variants);
  if (keys.length > 0) {
    await sql`
      INSERT INTO config_override_keys (app_id, key, override_id)
      SELECT ${app_id}::uuid, unnest(${keys}::text[]), ${id}::uuid`.execute(db);
  }
}

/** Keys that any of the variants sets, each once. */
export function keysOf(variants: readonly Variant[]): string[] {
  return [...new Set(variants.flatMap(({ values }) => values.map(({ key }) => key)))];
}
