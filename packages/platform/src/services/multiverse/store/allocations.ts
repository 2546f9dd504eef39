// SQL of allocations. A change of state is one conditional statement, whose row count decides.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import { LIVE, mayBecome, type Status } from '../servers/life.ts';
import type { HostingTables } from '../tables.ts';
import { LIVE_SQL } from './live.ts';

export type AllocationRow = Selectable<HostingTables['hosting_allocations']>;

export interface AllocationView extends AllocationRow {
  /** As its node last said; what the row says once the engine has forgotten it. */
  readonly state_now: AllocationRow['server_state'];
  readonly heard_now: string | null;
  readonly node_now: string;
}

const views = (db: Db) =>
  db
    .selectFrom('hosting_allocations as a')
    .leftJoin('game_servers as s', 's.id', 'a.server_id')
    .selectAll('a')
    .select((eb) => [
      sql<AllocationRow['server_state']>`coalesce(s.state, a.server_state)`.as('state_now'),
      eb.fn.coalesce('s.heard_at', 'a.heard_at').as('heard_now'),
      sql<string>`coalesce(s.node, a.node)`.as('node_now'),
    ]);

export interface AllocationFilter {
  readonly gameId: string;
  readonly status?: readonly Status[] | undefined;
  readonly profileId?: string | undefined;
  readonly regionId?: string | undefined;
  readonly uuid?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Newest first. */
export async function listAllocations(
  db: Db,
  { gameId, status, profileId, regionId, uuid, from, to }: AllocationFilter,
  page: PageRequest,
): Promise<{ rows: AllocationView[]; total: number }> {
  const query = views(db)
    .where('a.game_id', '=', gameId)
    .$if(status !== undefined, (q) => q.where('a.status', 'in', [...(status ?? [])]))
    .$if(profileId !== undefined, (q) => q.where('a.profile_id', '=', profileId ?? ''))
    .$if(regionId !== undefined, (q) => q.where('a.region_id', '=', regionId ?? ''))
    .$if(uuid !== undefined, (q) => q.where('a.uuid', '=', uuid ?? ''))
    .$if(from !== undefined, (q) => q.where('a.created_at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('a.created_at', '<=', to ?? ''))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.uuid', 'desc');
  return readPage(query, page);
}

export async function findAllocation(db: Db, gameId: string, uuid: string): Promise<AllocationView | undefined> {
  return views(db).where('a.game_id', '=', gameId).where('a.uuid', '=', uuid).executeTakeFirst();
}

/** The one that has the server, or had it last. */
export async function allocationOfServer(db: Db, serverId: string): Promise<AllocationRow | undefined> {
  return db
    .selectFrom('hosting_allocations')
    .selectAll()
    .where('server_id', '=', serverId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertAllocation(
  db: Db,
  row: Insertable<HostingTables['hosting_allocations']>,
): Promise<AllocationRow> {
  return db.insertInto('hosting_allocations').values(row).returningAll().executeTakeFirstOrThrow();
}

type Facts = Partial<
  Pick<
    Insertable<HostingTables['hosting_allocations']>,
    | 'msg'
    | 'end_reason'
    | 'end_signal'
    | 'end_detail'
    | 'exit_code'
    | 'ip'
    | 'ports'
    | 'node'
    | 'server_state'
    | 'fulfilled_at'
    | 'expire_at'
    | 'heard_at'
    | 'deleted_at'
    | 'deleted_by'
    | 'metered_until'
  >
>;

/** Takes the step where the table of steps has it; undefined where it is no more what it was. */
export async function moveAllocation(
  db: Db,
  serverId: string,
  to: Exclude<Status, 'created'>,
  facts: Facts & { readonly modified_at: string; readonly modified_by: string },
): Promise<AllocationRow | undefined> {
  return db
    .updateTable('hosting_allocations')
    .set({ status: to, ...facts })
    .where('server_id', '=', serverId)
    .where('status', 'in', [...mayBecome(to)])
    .returningAll()
    .executeTakeFirst();
}

/** What is found out of a server whose state stays. */
export async function noteAllocation(db: Db, serverId: string, facts: Facts): Promise<void> {
  await db.updateTable('hosting_allocations').set(facts).where('server_id', '=', serverId).execute();
}

export interface CountRow {
  readonly game_id: string;
  readonly profile_id: string;
  readonly region_id: string;
  readonly allocated: number;
  readonly ready: number;
  readonly total: number;
  /** Newest first. */
  readonly versions: { profileRevisionId: string; version: number; count: number }[];
}

/** Servers that live, by profile and region: those that somebody has, and those that wait. */
export async function countServers(
  db: Db,
  {
    appId,
    gameId,
    profileId,
    regionId,
  }: {
    readonly appId?: string | undefined;
    readonly gameId?: string | undefined;
    readonly profileId?: string | undefined;
    readonly regionId?: string | undefined;
  },
): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    WITH all_of AS (
      SELECT a.game_id, a.profile_id, a.revision_id, a.region_id, a.app_id,
        (a.status IN ('allocated', 'unhealthy'))::int AS allocated, 0 AS ready
      FROM hosting_allocations a WHERE a.status IN (${LIVE_SQL})
      UNION ALL
      SELECT (s.labels->>'uos.game')::uuid, (s.labels->>'uos.profile')::uuid,
        (s.labels->>'uos.revision')::uuid, s.region, s.app_id, 0, (s.state = 'Ready')::int
      FROM game_servers s
      WHERE s.kind = 'multiverse' AND s.ended_at IS NULL AND s.labels->>'uos.for' = 'pool'
        AND NOT EXISTS (SELECT 1 FROM hosting_allocations a WHERE a.server_id = s.id
          AND a.status IN (${LIVE_SQL}))
    ), by_revision AS (
      SELECT game_id, profile_id, revision_id, region_id, sum(allocated)::int AS allocated, sum(ready)::int AS ready,
        count(*)::int AS total
      FROM all_of
      WHERE ${appId === undefined ? sql`true` : sql`app_id = ${appId}`}
        AND ${gameId === undefined ? sql`true` : sql`game_id = ${gameId}`}
        AND ${profileId === undefined ? sql`true` : sql`profile_id = ${profileId}`}
        AND ${regionId === undefined ? sql`true` : sql`region_id = ${regionId}`}
      GROUP BY 1, 2, 3, 4
    )
    SELECT game_id, profile_id, region_id, sum(allocated)::int AS allocated, sum(ready)::int AS ready,
      sum(total)::int AS total,
      jsonb_agg(jsonb_build_object('profileRevisionId', revision_id, 'version', coalesce(r.version, 0), 'count', total)
        ORDER BY r.version DESC) AS versions
    FROM by_revision LEFT JOIN (SELECT id, version FROM hosting_revisions) r ON r.id = revision_id
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 LIMIT 10000`.execute(db);
  return rows;
}

export interface Metered {
  readonly app_id: string;
  readonly from_seconds: number;
  readonly to_seconds: number;
  readonly cpu_millis: number;
  readonly memory_mib: number;
  readonly since: string;
  readonly usage_factor: number;
  readonly sent: number;
  readonly before: number;
}

/** Servers that run are on the meter up to `until` from now on; answers what they used since. Each moment once. */
export async function takeMetered(
  db: Db,
  until: string,
  { serverId }: { readonly serverId?: string } = {},
): Promise<readonly Metered[]> {
  const { rows } = await sql<Metered>`
    WITH due AS (
      SELECT a.game_id, a.uuid, a.metered_until, a.metered_bytes, g.usage_factor
      FROM hosting_allocations a JOIN hosting_games g ON g.game_id = a.game_id
      WHERE a.metered_until < ${until}::timestamptz AND a.status IN ('allocated', 'unhealthy')
        AND (${serverId === undefined} OR a.server_id = ${serverId ?? null}::uuid)
      ORDER BY a.game_id, a.uuid FOR NO KEY UPDATE OF a
    )
    UPDATE hosting_allocations a SET metered_until = ${until}::timestamptz, metered_bytes = a.sent_bytes
    FROM due WHERE a.game_id = due.game_id AND a.uuid = due.uuid
    RETURNING a.app_id, a.cpu_millis, a.memory_mib, due.usage_factor, due.metered_until AS since,
      floor(extract(epoch FROM due.metered_until - a.fulfilled_at))::int AS from_seconds,
      floor(extract(epoch FROM ${until}::timestamptz - a.fulfilled_at))::int AS to_seconds,
      a.sent_bytes AS sent, due.metered_bytes AS before`.execute(db);
  return rows;
}

/** Ends are kept for a while. */
export async function forgetAllocations(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('hosting_allocations')
    .where('status', 'not in', [...LIVE])
    .where('created_at', '<', before)
    .execute();
}

/** Servers that an app has, held until the end of the transaction: whoever ends them asks for all of them first. */
export async function lockServers(db: Db, appId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('hosting_allocations')
    .select('server_id')
    .where('app_id', '=', appId)
    .where('status', 'in', [...LIVE])
    // why in this order: the meter takes them so
    .orderBy('game_id')
    .orderBy('uuid')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ server_id }) => server_id);
}
