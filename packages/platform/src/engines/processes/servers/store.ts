// Rows of servers. A change is one statement that also leaves what is to be told of it; its row count says who was first.
import { type RawBuilder, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type {
  GivenPort,
  Server,
  ServerEnd,
  ServerEvent,
  ServerFilter,
  ServerLimits,
  ServerState,
  ServerWish,
} from './port.ts';
import type { GameServersTable } from './tables.ts';

type Text = Readonly<Record<string, string>>;

export interface ServerRow
  extends Omit<GameServersTable, 'ports' | 'limits' | 'labels' | 'annotations' | 'players' | 'ended'> {
  readonly ports: readonly GivenPort[];
  readonly limits: ServerLimits;
  readonly labels: Text;
  readonly annotations: Text;
  readonly players: Server['players'];
  readonly ended: ServerEnd | null;
}

export function serverOf(row: ServerRow): Server {
  return {
    ...{ id: row.id, kind: row.kind, appId: row.app_id, region: row.region, pool: row.pool, node: row.node },
    // why: whoever is asked to end hears it from its sidecar first
    state: row.stop_reason !== null && row.ended_at === null ? 'Shutdown' : row.state,
    ...{ address: row.address, ports: row.ports, limits: row.limits, labels: row.labels },
    ...{ annotations: row.annotations, players: row.players, placedAt: row.placed_at, startedAt: row.started_at },
    ...{ readyAt: row.ready_at, heardAt: row.heard_at, endedAt: row.ended_at, end: row.ended },
  };
}

/** False where a server of that id is there already. */
export async function insertServer(db: Db, wish: ServerWish, node: string, now: string): Promise<boolean> {
  const { id, kind, appId, region, pool = '', ports, limits, trusted = false, labels = {} } = wish;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('game_servers')
    .values({
      ...{ id, kind, app_id: appId, region, pool, node, state: 'Scheduled', stop_reason: null, process_id: null },
      ...{ address: '', ports: json<readonly GivenPort[]>(ports.map((port) => ({ ...port, hostPort: 0 }))) },
      ...{ cpu_millis: limits.cpuMillis, memory_mib: limits.memoryMiB, limits: json(limits), trusted },
      ...{ labels: json<Text>(labels), annotations: json<Text>({}), players: json<Server['players']>([]) },
      ...{ placed_at: now, started_at: null, ready_at: null, heard_at: null, ended_at: null, ended: null },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findServer(db: Db, id: string): Promise<ServerRow | undefined> {
  return db.selectFrom('game_servers').selectAll().where('id', '=', id).executeTakeFirst();
}

const MOST = 1000;

export async function listServers(
  db: Db,
  { kind, appId, pool, region, states, ended = false, offset = 0, limit = MOST }: ServerFilter,
): Promise<{ rows: readonly ServerRow[]; total: number }> {
  let query = db.selectFrom('game_servers').where('kind', '=', kind);
  query = appId === undefined ? query : query.where('app_id', '=', appId);
  query = pool === undefined ? query : query.where('pool', '=', pool);
  query = region === undefined ? query : query.where('region', '=', region);
  query = states === undefined ? query : query.where('state', 'in', [...states]);
  query = ended ? query : query.where('ended_at', 'is', null);
  const rows = await query
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(Math.min(limit, MOST))
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Those of a node that its agent has something to do with: who runs, is to start, or is to end. */
export async function liveOfNode(db: Db, node: string): Promise<readonly ServerRow[]> {
  return db
    .selectFrom('game_servers')
    .selectAll()
    .where('node', '=', node)
    .where('ended_at', 'is', null)
    .orderBy('placed_at')
    .limit(MOST)
    .execute();
}

/** Notes why it is to end; who was first decides. False where it has ended. */
export async function wishStop(db: Db, id: string, reason: ServerEnd['reason']): Promise<string | undefined> {
  const row = await db
    .updateTable('game_servers')
    .set((eb) => ({ stop_reason: eb.fn.coalesce('stop_reason', eb.val(reason)) }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('node')
    .executeTakeFirst();
  return row?.node;
}

/** Takes the right to start a server; false where it is to end, or was begun already. */
export async function beginServer(db: Db, id: string, processId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game_servers')
    .set({ process_id: processId })
    .where('id', '=', id)
    .where('process_id', 'is', null)
    .where('stop_reason', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface Change {
  readonly what: ServerEvent['what'];
  /** States from which it may be made; any that is not ended without it. */
  readonly from?: readonly ServerState[];
  readonly to?: ServerState;
  readonly set?: Readonly<Record<string, RawBuilder<unknown> | string | null>>;
}

/** Changes a live server and leaves the event; false where it was not in such a state. */
export async function changeServer(db: Db, id: string, teller: string, change: Change): Promise<boolean> {
  const { what, from, to, set = {} } = change;
  const parts = [
    ...Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    ...(to === undefined ? [] : [sql`state = ${to}`]),
  ];
  const { rows } = await sql`
    WITH changed AS (
      UPDATE game_servers SET ${sql.join(parts.length > 0 ? parts : [sql`state = state`])}
      WHERE id = ${id} AND ended_at IS NULL AND stop_reason IS NULL
        ${from === undefined ? sql`` : sql`AND state IN (${sql.join(from)})`}
      RETURNING id
    )
    INSERT INTO game_server_events (server_id, what, teller) SELECT id, ${what}, ${teller}::uuid FROM changed
    RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Ends a server: its room and its ports are free, and its kind is told. False where it has ended. */
export async function endServer(
  db: Db,
  id: string,
  { teller, end, at }: { readonly teller: string; readonly end: ServerEnd; readonly at: string },
): Promise<boolean> {
  const { rows } = await sql`
    WITH over AS (
      UPDATE game_servers SET ended_at = ${at}, ended = ${json(end)}, players = '[]'::jsonb,
        state = CASE WHEN state = 'Unhealthy' THEN state ELSE 'Shutdown' END
      WHERE id = ${id} AND ended_at IS NULL
      RETURNING id, node, cpu_millis, memory_mib
    ), room AS (
      UPDATE game_nodes n SET used_cpu_millis = used_cpu_millis - over.cpu_millis,
        used_memory_mib = used_memory_mib - over.memory_mib
      FROM over WHERE n.name = over.node
    ), ports AS (
      DELETE FROM node_ports p USING over WHERE p.server_id = over.id
    )
    INSERT INTO game_server_events (server_id, what, teller) SELECT id, 'ended', ${teller}::uuid FROM over
    RETURNING id`.execute(db);
  return rows.length > 0;
}

/** The one that has been ready longest; who is in another's hand is passed by. */
export async function claimReady(
  db: Db,
  { kind, pool, labels }: { readonly kind: string; readonly pool: string; readonly labels: Text },
): Promise<ServerRow | undefined> {
  const { rows } = await sql<ServerRow>`
    UPDATE game_servers SET state = 'Allocated', labels = labels || ${json(labels)}
    WHERE id = (
      SELECT id FROM game_servers
      WHERE kind = ${kind} AND pool = ${pool} AND ended_at IS NULL AND state = 'Ready' AND stop_reason IS NULL
      ORDER BY ready_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
    )
    RETURNING *`.execute(db);
  return rows[0];
}

export async function isAnyReady(db: Db, { kind, pool }: { kind: string; pool: string }): Promise<boolean> {
  const row = await db
    .selectFrom('game_servers')
    .select('id')
    .where('kind', '=', kind)
    .where('pool', '=', pool)
    .where('ended_at', 'is', null)
    .where('state', '=', 'Ready')
    .where('stop_reason', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hands out one that is ready; false where it is not, or not any more. */
export async function allocateReady(db: Db, id: string, labels: Text): Promise<string | undefined> {
  const row = await db
    .updateTable('game_servers')
    .set({ state: 'Allocated', labels: sql<Text>`labels || ${json<Text>(labels)}` })
    .where('id', '=', id)
    .where('state', 'in', ['Ready', 'Reserved'])
    .where('stop_reason', 'is', null)
    .where('ended_at', 'is', null)
    .returning('node')
    .executeTakeFirst();
  return row?.node;
}

export async function addLabels(db: Db, id: string, labels: Text): Promise<string | undefined> {
  const row = await db
    .updateTable('game_servers')
    .set({ labels: sql<Text>`labels || ${json<Text>(labels)}` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('node')
    .executeTakeFirst();
  return row?.node;
}

/** When servers were last heard of. One that somebody has in hand is passed by: it is heard of again in a moment. */
export async function noteHeard(db: Db, heard: ReadonlyMap<string, string>): Promise<void> {
  if (heard.size > 0) {
    await sql`
      WITH h AS (
        SELECT * FROM (VALUES ${sql.join([...heard].map(([id, at]) => sql`(${id}::uuid, ${at})`))}) AS h (id, at)
      ), free AS (
        SELECT g.id, h.at FROM game_servers g JOIN h USING (id)
        WHERE g.ended_at IS NULL FOR NO KEY UPDATE OF g SKIP LOCKED
      )
      UPDATE game_servers g SET heard_at = free.at::timestamptz FROM free WHERE g.id = free.id`.execute(db);
  }
}

/** Of those that this process has in hand, the ones whose rows have ended: another platform took it for dead. */
export async function endedAmong(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await db
    .selectFrom('game_servers')
    .select('id')
    .where('id', 'in', [...ids])
    .where('ended_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of those processes, the ones that are of servers that live. */
export async function processesInUse(db: Db, ids: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await db
    .selectFrom('game_servers')
    .select('process_id')
    .where('process_id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .execute();
  return new Set(rows.map(({ process_id }) => process_id));
}

/** Ends are kept for a while, for whoever asks why. */
export async function forgetServers(db: Db, before: string): Promise<void> {
  await db.deleteFrom('game_servers').where('ended_at', '<', before).execute();
}

export interface WaitingEvent {
  readonly id: number;
  readonly server_id: string;
  readonly what: ServerEvent['what'];
}

/** What this process has to tell, and what processes that are gone had. */
export async function waitingEvents(db: Db, teller: string): Promise<readonly WaitingEvent[]> {
  await sql`
    UPDATE game_server_events SET teller = ${teller}
    WHERE teller <> ${teller} AND NOT EXISTS (SELECT 1 FROM instances i WHERE i.id = teller)`.execute(db);
  return db
    .selectFrom('game_server_events')
    .select(['id', 'server_id', 'what'])
    .where('teller', '=', teller)
    .orderBy('id')
    .limit(MOST)
    .execute();
}

export async function eventTold(db: Db, id: number): Promise<void> {
  await db.deleteFrom('game_server_events').where('id', '=', id).execute();
}

/** Takes a port of the machine; false where somebody has it. */
export async function takePort(
  db: Db,
  port: {
    readonly machine: string;
    readonly protocol: 'TCP' | 'UDP';
    readonly port: number;
    readonly server_id: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('node_ports')
    .values(port)
    .onConflict((conflict) => conflict.columns(['machine', 'protocol', 'port']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function takenPorts(db: Db, machine: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('node_ports').select(['protocol', 'port']).where('machine', '=', machine).execute();
  return new Set(rows.map(({ protocol, port }) => `${protocol} ${port}`));
}

export async function givePort(
  db: Db,
  { machine, protocol, port }: { readonly machine: string; readonly protocol: 'TCP' | 'UDP'; readonly port: number },
): Promise<void> {
  await db
    .deleteFrom('node_ports')
    .where('machine', '=', machine)
    .where('protocol', '=', protocol)
    .where('port', '=', port)
    .execute();
}

/** Gives back all that a server has taken. */
export async function givePorts(db: Db, serverId: string): Promise<void> {
  await db.deleteFrom('node_ports').where('server_id', '=', serverId).execute();
}
