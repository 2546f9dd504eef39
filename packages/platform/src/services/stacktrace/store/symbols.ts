// SQL of symbol files.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import type { StacktraceTables } from '../tables.ts';

export type Stored = Selectable<StacktraceTables['stack_symbols']>;

/** A symbol file with the content that is asked: its index, or itself where it has none. */
export interface SymbolRow extends Stored {
  readonly etag: string;
  readonly stored_size: number;
}

export interface Needed {
  readonly buildIds: readonly string[];
  readonly modules: readonly string[];
  readonly isJava: boolean;
}

const MOST = 500;

/** Those that are ready, newest first. */
export async function findSymbols(
  db: Db,
  { appId, platform }: { readonly appId: string; readonly platform?: string | undefined },
  { buildIds, modules, isJava }: Needed,
): Promise<SymbolRow[]> {
  if (buildIds.length === 0 && modules.length === 0 && !isJava) {
    return [];
  }
  const { rows } = await sql<SymbolRow>`
    SELECT s.*, f.etag, f.size AS stored_size
    FROM stack_symbols s JOIN stack_files f ON f.app_id = s.app_id AND f.id = coalesce(s.index_id, s.file_id)
    WHERE s.app_id = ${appId} AND s.status = 'ready'
      AND (s.build_id = ANY(${[...buildIds]}::text[]) OR s.module = ANY(${[...modules]}::text[])
        OR (${isJava}::boolean AND s.kind = 'mapping'))
      ${platform === undefined ? sql`` : sql`AND s.platform = ${platform}`}
    ORDER BY s.created_at DESC, s.id LIMIT ${MOST}`.execute(db);
  return rows;
}

export interface SymbolFilter {
  /** Of all apps where it is empty. */
  readonly appId: string;
  readonly buildId?: string | undefined;
  /** A pattern. */
  readonly fileName?: string | undefined;
  readonly version?: string | undefined;
  readonly platform?: string | undefined;
}

export async function listSymbols(db: Db, filter: SymbolFilter, { offset, limit }: PageRequest) {
  const { appId, buildId, fileName, version, platform } = filter;
  let query = db.selectFrom('stack_symbols');
  if (appId !== '') {
    query = query.where('app_id', '=', appId);
  }
  if (buildId !== undefined) {
    query = query.where('build_id', '=', buildId);
  }
  if (fileName !== undefined) {
    query = query.where('file_name', 'ilike', fileName);
  }
  if (version !== undefined) {
    query = query.where('version', '=', version);
  }
  if (platform !== undefined) {
    query = query.where('platform', '=', platform as Stored['platform']);
  }
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Of any app where none is named. */
export async function findSymbol(db: Db, appId: string, id: string): Promise<Stored | undefined> {
  const query = db.selectFrom('stack_symbols').selectAll().where('id', '=', id);
  return (appId === '' ? query : query.where('app_id', '=', appId)).executeTakeFirst();
}

/**
 * Writes a symbol file down, in the place of a worse one of the same build; undefined where the one that is there is as
 * good, unless it could not be read.
 */
export async function putSymbol(db: Db, row: Stored): Promise<Stored | undefined> {
  await db
    .deleteFrom('stack_symbols')
    .where('app_id', '=', row.app_id)
    .where((eb) =>
      row.build_id === ''
        ? eb.and([
            eb('build_id', '=', ''),
            eb('kind', '=', row.kind),
            eb('file_name', '=', row.file_name),
            eb('version', '=', row.version),
            // why: of a map the newer one counts, unless it is the same
            eb('file_id', 'not in', sameContent(row)),
          ])
        : eb.and([
            eb('build_id', '=', row.build_id),
            eb('arch', '=', row.arch),
            eb.or([eb('rank', '<', row.rank), eb('status', '=', 'invalid')]),
          ]),
    )
    .execute();
  return db
    .insertInto('stack_symbols')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

const sameContent = (row: Pick<Stored, 'app_id' | 'file_id'>) => sql<string>`
  (SELECT other.id FROM stack_files own JOIN stack_files other
    ON other.app_id = own.app_id AND other.etag = own.etag AND other.size = own.size
   WHERE own.app_id = ${row.app_id} AND own.id = ${row.file_id})`;

/** The index is there, or none is needed. */
export async function symbolReady(db: Db, id: string, indexId: string | null): Promise<Stored | undefined> {
  return db
    .updateTable('stack_symbols')
    .set({ status: 'ready', index_id: indexId, reason: '' })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returningAll()
    .executeTakeFirst();
}

export async function symbolInvalid(db: Db, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stack_symbols')
    .set({ status: 'invalid', reason })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSymbol(db: Db, appId: string, id: string): Promise<Stored | undefined> {
  return db
    .deleteFrom('stack_symbols')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
