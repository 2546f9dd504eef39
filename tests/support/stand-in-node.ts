// A machine with no process behind it: servers are placed there, and a test says what becomes of them by the statements
// of the agent that would. So what races is the rows alone, and a round costs milliseconds.
import { randomUUID } from 'node:crypto';
import { json } from '../../packages/platform/src/db/columns.ts';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import type { ServerEvent, ServerKind } from '../../packages/platform/src/engines/processes/servers/port.ts';
import {
  changeServer,
  endServer,
  findServer,
  serverOf,
  takePort,
} from '../../packages/platform/src/engines/processes/servers/store.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

const NAME = 'stand-in';
const ROOM = 1_000_000;
const FIRST_PORT = 20_000;
const DAY_MS = 86_400_000;

export interface StandIn {
  /** It runs, and has a port; nobody may be told yet. */
  begin(serverId: string): Promise<void>;
  /**
   * Its sidecar hears `/ready`, and whose it is hears it from each of these: from more than one where the first was taken
   * for dead. False where it is to end.
   */
  ready(platforms: readonly TestPlatform[], serverId: string): Promise<boolean>;
  /** Those that wait to be begun are ready, and those that are to end have ended. */
  catchUp(platform: TestPlatform): Promise<void>;
  /** What nobody gave back: room and ports. */
  held(): Promise<{ readonly cpuMillis: number; readonly memoryMiB: number; readonly ports: number }>;
}

/** All that is placed from now on is placed there. */
export async function standInNode(
  { ports: { db, servers } }: TestPlatform,
  kindOf: (platform: TestPlatform) => ServerKind,
): Promise<StandIn> {
  for (const { name } of await servers.nodes(db)) {
    await servers.drain(db, name, true);
  }
  await putNode(db);
  let port = FIRST_PORT;
  // why no process that runs: what a test tells is told by nobody else, unless the test dies
  const teller = randomUUID();
  const tell = async (platform: TestPlatform, serverId: string, what: ServerEvent['what']): Promise<void> => {
    const row = await findServer(platform.ports.db, serverId);
    if (row !== undefined) {
      await kindOf(platform).heard({ what, server: serverOf(row) });
    }
    await db.deleteFrom('game_server_events').where('server_id', '=', serverId).where('what', '=', what).execute();
  };
  const begin: StandIn['begin'] = async (serverId) => {
    port += 1;
    await takePort(db, { machine: NAME, protocol: 'TCP', port, server_id: serverId });
    const given = [{ name: 'game', protocol: 'TCP' as const, port: 7777, hostPort: port }];
    await db
      .updateTable('game_servers')
      .set({ process_id: randomUUID(), started_at: new Date().toISOString(), address: '127.0.0.1', ports: json(given) })
      .where('id', '=', serverId)
      .execute();
  };
  const ready: StandIn['ready'] = async (platforms, serverId) => {
    const isReady = await changeServer(db, serverId, teller, {
      ...{ what: 'ready', from: ['Scheduled', 'RequestReady', 'Reserved'], to: 'Ready' },
      set: { ready_at: new Date().toISOString() },
    });
    if (isReady) {
      await Promise.all(platforms.map((platform) => tell(platform, serverId, 'ready')));
    }
    return isReady;
  };
  return {
    ...{ begin, ready },
    async catchUp(platform) {
      const live = await db
        .selectFrom('game_servers')
        .select(['id', 'stop_reason', 'ready_at'])
        .where('node', '=', NAME)
        .where('ended_at', 'is', null)
        .orderBy('placed_at')
        .execute();
      for (const { id, stop_reason: reason, ready_at: readyAt } of live) {
        if (reason !== null) {
          const end = { reason, exitCode: 0, signal: null, lastLines: [] };
          await endServer(db, id, { teller, end, at: new Date().toISOString() });
          await tell(platform, id, 'ended');
        } else if (readyAt === null) {
          await begin(id);
          await ready([platform], id);
        }
      }
    },
    async held() {
      const node = await db.selectFrom('game_nodes').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow();
      const taken = await db.selectFrom('node_ports').select('port').where('machine', '=', NAME).execute();
      return { cpuMillis: node.used_cpu_millis, memoryMiB: node.used_memory_mib, ports: taken.length };
    },
  };
}

async function putNode(db: Db): Promise<void> {
  await db
    .insertInto('game_nodes')
    .values({
      ...{ name: NAME, region: 'local', location: 'local', address: '127.0.0.1', machine: NAME },
      ...{ instance: randomUUID(), cpu_millis: ROOM, memory_mib: ROOM, used_cpu_millis: 0, used_memory_mib: 0 },
      ...{ draining: false, takes: 'all', owner_pid: 0, owner_started: '' },
      ...{ sandbox: json({ level: 'namespace' as const, ownNetwork: false, limits: 'watcher' as const, missing: [] }) },
      heartbeat_at: new Date(Date.now() + DAY_MS).toISOString(),
    })
    .execute();
}
