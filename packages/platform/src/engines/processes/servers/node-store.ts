// Rows of nodes: who beats, what room is left, and who of them has gone silent.
import { sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { SandboxFacts } from '#engines/sandbox/port';
import type { GameNode, ServerWish } from './port.ts';
import type { GameNodesTable } from './tables.ts';

/** A node that was not heard of for so long has lost its servers. */
const SILENT = sql`interval '20 s'`;

/** What the name of a machine begins with that is a cluster: its servers run on while no platform speaks for it. */
export const CLUSTER = 'cluster ';

export type NodeFacts = Pick<
  GameNodesTable,
  | 'name'
  | 'region'
  | 'location'
  | 'address'
  | 'machine'
  | 'instance'
  | 'cpu_millis'
  | 'memory_mib'
  | 'takes'
  | 'owner_pid'
  | 'owner_started'
> & { readonly sandbox: SandboxFacts };

export interface NodeOwner {
  readonly machine: string;
  readonly owner_pid: number;
  readonly owner_started: string;
  readonly instance: string;
  readonly beats: boolean;
}

export async function ownerOfNode(db: Db, name: string): Promise<NodeOwner | undefined> {
  return db
    .selectFrom('game_nodes')
    .select(['machine', 'owner_pid', 'owner_started', 'instance'])
    .select(sql<boolean>`heartbeat_at > clock_timestamp() - ${SILENT}`.as('beats'))
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Makes the row this process's own, or writes its heartbeat; false where another has taken it since it was looked at. */
export async function writeNode(db: Db, node: NodeFacts, former: string | undefined): Promise<boolean> {
  const { name, instance, sandbox, ...facts } = node;
  const columns = Object.entries(facts);
  const { rows } = await sql`
    INSERT INTO game_nodes (name, instance, sandbox, heartbeat_at, ${sql.join(columns.map(([column]) => sql.ref(column)))})
    VALUES (${name}, ${instance}, ${json(sandbox)}, clock_timestamp(), ${sql.join(columns.map(([, value]) => value))})
    ON CONFLICT (name) DO UPDATE SET instance = excluded.instance, sandbox = excluded.sandbox,
      heartbeat_at = excluded.heartbeat_at,
      ${sql.join(columns.map(([column]) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
    WHERE game_nodes.instance IN (${instance}, ${former ?? instance})
    RETURNING name`.execute(db);
  return rows.length > 0;
}

/** Room as its live servers say. */
export async function countRoom(db: Db, name: string): Promise<void> {
  await sql`
    UPDATE game_nodes n SET used_cpu_millis = s.cpu, used_memory_mib = s.memory
    FROM (
      SELECT coalesce(sum(cpu_millis), 0)::int AS cpu, coalesce(sum(memory_mib), 0)::int AS memory
      FROM game_servers WHERE node = ${name} AND ended_at IS NULL
    ) s WHERE n.name = ${name}`.execute(db);
}

/** No longer heard of from now on. */
export async function leaveNode(db: Db, name: string, instance: string): Promise<void> {
  await db
    .updateTable('game_nodes')
    .set({ heartbeat_at: new Date(0).toISOString() })
    .where('name', '=', name)
    .where('instance', '=', instance)
    .execute();
}

/** Takes room on the emptiest node that may have the server; undefined where none has room. */
export async function takeRoom(db: Db, wish: ServerWish): Promise<string | undefined> {
  const { region, location, limits, trusted = false } = wish;
  const { rows } = await sql<{ name: string }>`
    UPDATE game_nodes SET used_cpu_millis = used_cpu_millis + ${limits.cpuMillis},
      used_memory_mib = used_memory_mib + ${limits.memoryMiB}
    WHERE name = (
      SELECT name FROM game_nodes
      WHERE region = ${region} AND NOT draining AND heartbeat_at > clock_timestamp() - ${SILENT}
        AND takes IN (${sql.join(trusted ? ['all', 'trusted'] : ['all'])})
        AND cpu_millis - used_cpu_millis >= ${limits.cpuMillis}
        AND memory_mib - used_memory_mib >= ${limits.memoryMiB}
        ${location === undefined ? sql`` : sql`AND location = ${location}`}
      ORDER BY used_cpu_millis::float8 / greatest(cpu_millis, 1), name LIMIT 1 FOR NO KEY UPDATE
    )
    RETURNING name`.execute(db);
  return rows[0]?.name;
}

export async function giveRoom(db: Db, name: string, { cpuMillis, memoryMiB }: ServerWish['limits']): Promise<void> {
  await db
    .updateTable('game_nodes')
    .set((eb) => ({
      used_cpu_millis: eb('used_cpu_millis', '-', cpuMillis),
      used_memory_mib: eb('used_memory_mib', '-', memoryMiB),
    }))
    .where('name', '=', name)
    .execute();
}

const NODES = 1000;

export async function listNodes(db: Db): Promise<readonly (GameNode & { readonly takes: GameNodesTable['takes'] })[]> {
  const rows = await db
    .selectFrom('game_nodes')
    .selectAll()
    .select(sql<boolean>`heartbeat_at > clock_timestamp() - ${SILENT}`.as('live'))
    .orderBy('name')
    .limit(NODES)
    .execute();
  return rows.map((row) => ({
    ...{ name: row.name, region: row.region, location: row.location, address: row.address, takes: row.takes },
    ...{ cpuMillis: row.cpu_millis, memoryMiB: row.memory_mib, draining: row.draining, live: row.live },
    freeCpuMillis: row.cpu_millis - row.used_cpu_millis,
    freeMemoryMiB: row.memory_mib - row.used_memory_mib,
    cluster: row.machine.startsWith(CLUSTER),
    sandbox: row.sandbox,
  }));
}

export async function setDraining(db: Db, name: string, draining: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game_nodes')
    .set({ draining })
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Live servers of nodes that have gone silent. */
export async function lostServers(db: Db): Promise<readonly { readonly id: string }[]> {
  return db
    .selectFrom('game_servers')
    .innerJoin('game_nodes', 'game_nodes.name', 'game_servers.node')
    .select('game_servers.id')
    .where('game_servers.ended_at', 'is', null)
    .where('game_nodes.machine', 'not like', `${CLUSTER}%`)
    .where(sql<boolean>`game_nodes.heartbeat_at < clock_timestamp() - ${SILENT}`)
    .orderBy('game_servers.placed_at')
    .limit(NODES)
    .execute();
}

/** Nodes that nobody has heard of for a day and that nothing runs on. */
export async function forgetNodes(db: Db): Promise<void> {
  await sql`
    DELETE FROM game_nodes n WHERE heartbeat_at < clock_timestamp() - interval '1 day' AND NOT draining
      AND NOT EXISTS (SELECT 1 FROM game_servers s WHERE s.node = n.name AND s.ended_at IS NULL)`.execute(db);
}
