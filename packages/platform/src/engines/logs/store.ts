// Which lines are where.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { LogSource } from './port.ts';
import type { LogChunksTable } from './tables.ts';

export type Chunk = LogChunksTable;

const of = ({ appId, group, name }: LogSource) => ({ app_id: appId, log_group: group, name });

export async function insertChunk(
  db: Db,
  source: LogSource,
  chunk: Omit<Chunk, 'app_id' | 'log_group' | 'name'>,
): Promise<void> {
  await db
    .insertInto('log_chunks')
    .values({ ...of(source), ...chunk })
    .execute();
}

/** Says of a source whose lines are all kept that no more will come. */
export async function endSource(db: Db, source: LogSource): Promise<void> {
  await db
    .updateTable('log_chunks')
    .set({ is_last: true })
    .where((eb) => eb.and(of(source)))
    .where('last_number', '=', (eb) =>
      eb
        .selectFrom('log_chunks')
        .select((one) => one.fn.max('last_number').as('last'))
        .where((one) => one.and(of(source))),
    )
    .execute();
}

export async function newestChunk(db: Db, source: LogSource): Promise<Chunk | undefined> {
  return db
    .selectFrom('log_chunks')
    .selectAll()
    .where((eb) => eb.and(of(source)))
    .orderBy('first_number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const PAGE = 50;

/** The next chunks of a source that have lines behind `after`. */
export async function chunksAfter(db: Db, source: LogSource, after: number): Promise<readonly Chunk[]> {
  return db
    .selectFrom('log_chunks')
    .selectAll()
    .where((eb) => eb.and(of(source)))
    .where('last_number', '>', after)
    .orderBy('first_number')
    .limit(PAGE)
    .execute();
}

/** The chunks of a source before a number, newest first. */
export async function chunksBefore(db: Db, source: LogSource, before: number): Promise<readonly Chunk[]> {
  return db
    .selectFrom('log_chunks')
    .selectAll()
    .where((eb) => eb.and(of(source)))
    .where('first_number', '<', before)
    .orderBy('first_number', 'desc')
    .limit(PAGE)
    .execute();
}

export interface ChunkRange {
  readonly appId: string;
  readonly group: string;
  readonly name?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly oldestFirst: boolean;
}

/** Chunks that may hold lines of the range, by the time of their first one to come; `behind` is the last of the page before. */
export async function chunksInRange(
  db: Db,
  { appId, group, name, from, to, oldestFirst }: ChunkRange,
  behind: Chunk | undefined,
): Promise<readonly Chunk[]> {
  const [time, direction, comes] = oldestFirst ? (['from_at', 'asc', '>'] as const) : (['to_at', 'desc', '<'] as const);
  let query = db.selectFrom('log_chunks').selectAll().where('app_id', '=', appId).where('log_group', '=', group);
  query = name === undefined ? query : query.where('name', '=', name);
  query = from === undefined ? query : query.where('to_at', '>=', from);
  query = to === undefined ? query : query.where('from_at', '<=', to);
  if (behind !== undefined) {
    query = query.where(
      sql<boolean>`(${sql.ref(time)}, name, first_number) ${sql.raw(comes)} (${behind[time]}::timestamptz, ${behind.name}, ${behind.first_number})`,
    );
  }
  return query
    .orderBy(time, direction)
    .orderBy('name', direction)
    .orderBy('first_number', direction)
    .limit(PAGE)
    .execute();
}

const FORGOTTEN_AT_ONCE = 500;

export async function oldChunks(db: Db, before: string): Promise<readonly Chunk[]> {
  return db
    .selectFrom('log_chunks')
    .selectAll()
    .where('to_at', '<', before)
    .orderBy('to_at')
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
}

export async function deleteChunks(db: Db, chunks: readonly Chunk[]): Promise<void> {
  await db
    .deleteFrom('log_chunks')
    .where((eb) =>
      eb.or(
        chunks.map(({ app_id, log_group, name, first_number }) => eb.and({ app_id, log_group, name, first_number })),
      ),
    )
    .execute();
}
