// SQL of configs.
import type { ConfigType } from '@uos/contract/rules';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { RemoteConfigTables } from '../tables.ts';

export type ConfigRow = Selectable<RemoteConfigTables['config_entries']>;
export interface ConfigView extends ConfigRow {
  /** Overrides that set the key. */
  readonly overrides: number;
}

const ROWS_AT_ONCE = 500;

const configs = (db: Db, appId: string) =>
  db
    .selectFrom('config_entries as c')
    .selectAll('c')
    .select(
      sql<number>`(SELECT count(*)::int FROM config_override_keys k WHERE k.app_id = c.app_id AND k.key = c.key)`.as(
        'overrides',
      ),
    )
    .where('c.app_id', '=', appId);

/** Changed last first. */
export async function listConfigs(
  db: Db,
  appId: string,
  filter: {
    readonly keys?: readonly string[] | undefined;
    readonly types?: readonly ConfigType[] | undefined;
    /** LIKE pattern. */
    readonly keyword?: string | undefined;
  },
  page: PageRequest,
): Promise<{ rows: ConfigView[]; total: number }> {
  const { keys, types, keyword } = filter;
  const query = configs(db, appId)
    .$if(keys !== undefined, (q) => q.where(sql<boolean>`c.key = ANY(${[...(keys ?? [])]}::text[])`))
    .$if(types !== undefined, (q) => q.where('c.type', 'in', [...(types ?? [])]))
    .$if(keyword !== undefined, (q) =>
      q.where((where) =>
        where.or([where('c.key', 'ilike', keyword ?? ''), where('c.description', 'ilike', keyword ?? '')]),
      ),
    )
    .orderBy('c.modified_at', 'desc')
    .orderBy('c.id');
  return readPage(query, page);
}

export async function findConfig(db: Db, appId: string, id: string): Promise<ConfigView | undefined> {
  return configs(db, appId).where('c.id', '=', id).executeTakeFirst();
}

/** All of an app, by key; in parts, so that others get their turn. */
export async function configsOf(db: Db, appId: string): Promise<ConfigRow[]> {
  const rows: ConfigRow[] = [];
  for (;;) {
    const last = rows.at(-1)?.key;
    const part = await db
      .selectFrom('config_entries')
      .selectAll()
      .where('app_id', '=', appId)
      .$if(last !== undefined, (q) => q.where(sql<boolean>`key COLLATE "C" > ${last ?? ''}`))
      .orderBy(sql`key COLLATE "C"`)
      .limit(ROWS_AT_ONCE)
      .execute();
    rows.push(...part);
    if (part.length < ROWS_AT_ONCE) {
      return rows;
    }
  }
}

/** Type of each of the keys that exist. */
export async function typesOf(
  db: Db,
  appId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ConfigType>> {
  const rows =
    keys.length === 0
      ? []
      : await db
          .selectFrom('config_entries')
          .select(['key', 'type'])
          .where('app_id', '=', appId)
          .where(sql<boolean>`key = ANY(${[...keys]}::text[])`)
          .execute();
  return new Map(rows.map(({ key, type }) => [key, type]));
}

export async function countConfigs(db: Db, appId: string): Promise<number> {
  const { count } = await db
    .selectFrom('config_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertConfigs(db: Db, rows: readonly ConfigRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('config_entries')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

export type ConfigChange = Pick<
  Updateable<RemoteConfigTables['config_entries']>,
  'key' | 'type' | 'value' | 'description' | 'modified_at' | 'modified_by'
>;

/** False where it is not at that age any more. */
export async function updateConfig(
  db: Db,
  { app_id, id, resource_age }: Pick<ConfigRow, 'app_id' | 'id' | 'resource_age'>,
  change: ConfigChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('config_entries')
    .set({ ...change, resource_age: resource_age + 1 })
    .where('app_id', '=', app_id)
    .where('id', '=', id)
    .where('resource_age', '=', resource_age)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes those that are there, and answers them. */
export async function deleteConfigs(db: Db, appId: string, ids: readonly string[]): Promise<ConfigRow[]> {
  if (ids.length === 0) {
    return [];
  }
  return db
    .deleteFrom('config_entries')
    .where('app_id', '=', appId)
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .returningAll()
    .execute();
}

/** Does one of the overrides of that state set one of the keys? */
export async function areUsed(
  db: Db,
  appId: string,
  keys: readonly string[],
  status?: 'enable' | undefined,
): Promise<boolean> {
  const found = await db
    .selectFrom('config_override_keys as k')
    .innerJoin('config_overrides as o', (join) =>
      join.onRef('o.app_id', '=', 'k.app_id').onRef('o.id', '=', 'k.override_id'),
    )
    .select('k.key')
    .where('k.app_id', '=', appId)
    .where(sql<boolean>`k.key = ANY(${[...keys]}::text[])`)
    .$if(status !== undefined, (q) => q.where('o.status', '=', status ?? 'enable'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
