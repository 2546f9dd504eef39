// SQL of servers. A change of state is one conditional statement, whose row count decides.
import type { ServerTag } from '@uos/contract/rules';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { Server } from '#engines/processes/servers/port';
import type { PageRequest } from '#kernel/call/paging';
import { LIVE, mayBecome, type Status } from '../servers/life.ts';
import type { FuncTables } from '../tables.ts';
import { LIVE_SQL } from './live.ts';

export type ServerRow = Selectable<FuncTables['func_servers']>;

export interface ServerView extends ServerRow {
  /** As it has reported them. */
  readonly players: number;
}

const PLAYERS = sql<number>`CASE WHEN s.status IN ('running', 'unhealthy')
  THEN coalesce(jsonb_array_length(g.players), 0) ELSE 0 END`;

const views = (db: Db) =>
  db
    .selectFrom('func_servers as s')
    .leftJoin('game_servers as g', 'g.id', 's.server_id')
    .selectAll('s')
    .select(PLAYERS.as('players'));

const carries = ({ key, value }: ServerTag) =>
  value === undefined ? sql<boolean>`s.tags ? ${key}` : sql<boolean>`s.tags->>${key} = ${value}`;

export interface ServerFilter {
  readonly functionId: string;
  readonly status?: Status | undefined;
  readonly tag?: ServerTag | undefined;
  readonly profileId?: string | undefined;
}

/** Newest first; those that are deleted only where that is asked for. */
export async function listServers(
  db: Db,
  { functionId, status, tag, profileId }: ServerFilter,
  page: PageRequest,
): Promise<{ rows: ServerView[]; total: number }> {
  const query = views(db)
    .where('s.function_id', '=', functionId)
    .where('s.status', status === undefined ? '<>' : '=', status ?? 'deleted')
    .$if(tag !== undefined, (q) => q.where(carries(tag ?? { key: '' })))
    .$if(profileId !== undefined, (q) => q.where('s.profile_id', '=', profileId ?? ''))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc');
  return readPage(query, page);
}

export async function findServer(db: Db, functionId: string, id: string): Promise<ServerView | undefined> {
  return views(db).where('s.function_id', '=', functionId).where('s.id', '=', id).executeTakeFirst();
}

/** The one that the engine knows by that id, as long as it is not started again. */
export async function serverOfEngine(db: Db, serverId: string): Promise<ServerRow | undefined> {
  return db.selectFrom('func_servers').selectAll().where('server_id', '=', serverId).executeTakeFirst();
}

export async function serverOfAny(db: Db, id: string): Promise<ServerRow | undefined> {
  return db.selectFrom('func_servers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertServer(db: Db, row: Insertable<FuncTables['func_servers']>): Promise<void> {
  await db.insertInto('func_servers').values(row).execute();
}

type Columns = Insertable<FuncTables['func_servers']>;
type Fixed = 'id' | 'function_id' | 'app_id' | 'status' | 'created_at' | 'created_by';
export type Facts = Partial<Omit<Columns, Fixed | 'end_reason'>> & {
  readonly end_reason?: ServerRow['end_reason'] | RawBuilder<ServerRow['end_reason']>;
};

/** The word of a server that has none yet. */
export const firstReason = (word: ServerRow['end_reason']): RawBuilder<ServerRow['end_reason']> =>
  sql`CASE WHEN end_reason = '' THEN ${word} ELSE end_reason END`;

/** Of one that is started again nothing is left of why it ended. */
export const NO_END = { failed_reason: '', end_reason: '', end_signal: '', end_detail: '' } as const;

/** Takes the step where the table of steps has it; undefined where it is no more what it was. */
export async function moveServer(
  db: Db,
  id: string,
  to: Status,
  facts: Facts = {},
  { from = mayBecome(to) }: { readonly from?: readonly Status[] } = {},
): Promise<ServerRow | undefined> {
  return db
    .updateTable('func_servers')
    .set({ status: to, ...facts })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}

/** What is found out of a server whose state stays. */
export async function noteServer(db: Db, id: string, facts: Facts): Promise<void> {
  // why asked: a statement that sets nothing is none
  if (Object.keys(facts).length > 0) {
    await db.updateTable('func_servers').set(facts).where('id', '=', id).execute();
  }
}

/** Servers of the app that live. */
export async function countLive(db: Db, appId: string): Promise<number> {
  const { count } = await db
    .selectFrom('func_servers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('app_id', '=', appId)
    .where('status', 'in', [...LIVE])
    .executeTakeFirstOrThrow();
  return count;
}

/** Oldest first. */
export async function liveServers(db: Db, functionId: string): Promise<readonly ServerView[]> {
  return views(db)
    .where('s.function_id', '=', functionId)
    .where('s.status', 'in', [...LIVE])
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute();
}

/** Those that live, held until the end of the transaction: whoever changes several of them asks for all of them first. */
export async function lockServers(db: Db, functionId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('func_servers')
    .select('id')
    .where('function_id', '=', functionId)
    .where('status', 'in', [...LIVE])
    // why in this order: the meter takes them so
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the autoscaler that have failed, but for the newest ones. */
export async function staleFailures(db: Db, functionId: string, keep: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('func_servers')
    .select('id')
    .where('function_id', '=', functionId)
    .where('status', '=', 'failed')
    .where('is_scaled', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(keep)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export interface TagRow {
  readonly key: string;
  readonly values: string[];
  readonly servers: number;
}

/** Tags of servers that live. */
export async function tagsOf(db: Db, functionId: string): Promise<readonly TagRow[]> {
  const { rows } = await sql<TagRow>`
    SELECT t.key, jsonb_agg(DISTINCT t.value ORDER BY t.value) AS values, count(*)::int AS servers
    FROM func_servers s, jsonb_each_text(s.tags) t
    WHERE s.function_id = ${functionId} AND s.status IN (${LIVE_SQL})
    GROUP BY t.key ORDER BY t.key LIMIT 1000`.execute(db);
  return rows;
}

/** Who plays on a server, as it has reported. */
export async function playersOn(db: Db, { server_id, status }: ServerRow): Promise<Server['players']> {
  const row = await db.selectFrom('game_servers').select('players').where('id', '=', server_id).executeTakeFirst();
  return status === 'running' || status === 'unhealthy' ? (row?.players ?? []) : [];
}

export interface Metered {
  readonly app_id: string;
  readonly function_id: string;
  readonly cpu_millis: number;
  readonly since: string;
  readonly from_seconds: number;
  readonly to_seconds: number;
  readonly core_ms: number;
  readonly core_ms_before: number;
  readonly sent: number;
  readonly sent_before: number;
}

/** Servers that run are on the meter up to `until` from now on; answers what they used since. Each moment once. */
export async function takeMetered(
  db: Db,
  until: string,
  { id }: { readonly id?: string } = {},
): Promise<readonly Metered[]> {
  const { rows } = await sql<Metered>`
    WITH due AS (
      SELECT s.id, s.metered_until, s.metered_core_ms, s.metered_bytes FROM func_servers s
      WHERE s.metered_until < ${until}::timestamptz AND s.status IN ('running', 'unhealthy')
        AND (${id === undefined} OR s.id = ${id ?? null}::uuid)
      ORDER BY s.id FOR NO KEY UPDATE OF s
    )
    UPDATE func_servers s SET metered_until = ${until}::timestamptz, metered_core_ms = s.used_core_ms,
      metered_bytes = s.sent_bytes
    FROM due WHERE s.id = due.id
    RETURNING s.app_id, s.function_id, s.cpu_millis, due.metered_until AS since,
      floor(extract(epoch FROM due.metered_until - s.started_at))::int AS from_seconds,
      floor(extract(epoch FROM ${until}::timestamptz - s.started_at))::int AS to_seconds,
      s.used_core_ms AS core_ms, due.metered_core_ms AS core_ms_before,
      s.sent_bytes AS sent, due.metered_bytes AS sent_before`.execute(db);
  return rows;
}

/** Ends are kept for a while. */
export async function forgetServers(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('func_servers')
    .where('status', 'in', ['deleted', 'failed'])
    .where('created_at', '<', before)
    .execute();
}
