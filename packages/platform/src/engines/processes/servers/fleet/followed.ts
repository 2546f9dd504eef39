// One server in the cluster, from when its object is known to when nothing is left of it: what its object says is
// written to its row, its log is followed, and how it ended is read from its pod before that is gone.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Logs, LogWriter } from '#engines/logs/port';
import { hiding } from '#engines/processes/servers/hide';
import type { EndReason, Server, ServerEnd, ServerPlan } from '#engines/processes/servers/port';
import { type Change, changeServer, type ServerRow, wishStop } from '#engines/processes/servers/store';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import { allocateInCluster } from './allocate.ts';
import { type ClusterApi, hasStatus } from './cluster-api.ts';
import { stopUnclaimed } from './fleet-store.ts';
import {
  CLAIMED,
  CONTAINER,
  type GameServerObject,
  givenPorts,
  labelsFor,
  ownWords,
  type PodObject,
  SERVER,
  type Terminated,
} from './objects.ts';
import { followPod, type PodLog } from './pod-log.ts';
import { remove } from './pools.ts';

export interface FollowOptions {
  readonly api: ClusterApi;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly logs: Logs;
  readonly instance: string;
  /** From unhealthy to its end, and between two tries to read a log. */
  readonly unhealthyMs: number;
  readonly againMs: number;
  /** Something is to be told, or to be done. */
  readonly onEvent: () => void;
  readonly onWork: () => void;
  /** The cluster has answered with how it stands now. */
  readonly onObject: (object: GameServerObject) => void;
}

export interface Followed {
  readonly name: string;
  /** Brings the row to what the object says, and the object to what was asked of the row. */
  settle(row: ServerRow, object: GameServerObject): Promise<void>;
  /** Why it ended, once its object is gone. */
  end(row: ServerRow): Promise<ServerEnd>;
  /** Follows no longer; the server goes on. */
  leave(): Promise<void>;
}

const LOG_END_MS = 2000;

export async function followServer(
  server: Server,
  name: string,
  { plan, options }: { readonly plan: Pick<ServerPlan, 'log' | 'hidden'> | undefined; readonly options: FollowOptions },
): Promise<Followed> {
  const { api, db, clock, instance } = options;
  const { id } = server;
  const namespace = encodeURIComponent(api.namespace);
  const path = `/apis/agones.dev/v1/namespaces/${namespace}/gameservers/${name}`;
  const source = plan?.log;
  const writer: LogWriter | undefined = source === undefined ? undefined : await options.logs.open(source);
  const say = (text: string): void => writer?.write({ from: 'platform', text });
  let podLog: PodLog | undefined;
  let died: Terminated | undefined;
  let isDeleted = false;
  let unhealthy: NodeJS.Timeout | undefined;

  const change = async (what: Change): Promise<boolean> => {
    const changed = await changeServer(db, id, instance, what);
    if (changed) {
      options.onEvent();
    }
    return changed;
  };
  const stop = async (reason: EndReason): Promise<void> => {
    if ((await wishStop(db, id, reason)) !== undefined) {
      options.onWork();
    }
  };
  const listen = async (): Promise<void> => {
    if (writer !== undefined && source !== undefined && podLog === undefined) {
      const [last] = (await options.logs.tail(source, 20)).filter(({ from }) => from !== 'platform').slice(-1);
      podLog ??= followPod({
        ...{ api, pod: name, writer, hide: hiding(plan?.hidden), againMs: options.againMs },
        ...(last !== undefined && { after: last.at }),
      });
    }
  };
  const readEnd = async (): Promise<void> => {
    try {
      const { status } = await api.call<PodObject>('GET', `/api/v1/namespaces/${namespace}/pods/${name}`);
      const container = status?.containerStatuses?.find((one) => one.name === CONTAINER);
      died = container?.state?.terminated ?? container?.lastState?.terminated ?? died;
    } catch (error) {
      if (!hasStatus(error, 404)) {
        throw error;
      }
    }
  };
  const patch = async (labels: Readonly<Record<string, string>>): Promise<void> => {
    options.onObject(await api.call<GameServerObject>('PATCH', path, { metadata: { labels } }));
  };
  const reasonOfDeath = (): EndReason => (died?.reason === 'OOMKilled' ? 'out of memory' : 'exited');

  /** What the program said through its sidecar, and what we have said of it meanwhile. */
  const settleWords = async (row: ServerRow, { metadata }: GameServerObject): Promise<void> => {
    const labels = { ...row.labels, ...ownWords(metadata.labels) };
    const annotations = { ...row.annotations, ...ownWords(metadata.annotations) };
    if (!isEqual(labels, row.labels) || !isEqual(annotations, row.annotations)) {
      await change({ what: 'changed', set: { labels: json(labels), annotations: json(annotations) } });
    }
    const wanted = { ...labelsFor(row.labels), [SERVER]: id };
    const known = { ...metadata.labels, ...ownWords(metadata.labels) };
    const missing = Object.entries(wanted).filter(([key, value]) => known[key] !== value);
    if (missing.length > 0) {
      await patch(Object.fromEntries(missing));
    }
  };
  const settlePlayers = async (row: ServerRow, { status }: GameServerObject): Promise<void> => {
    const ids = status?.players?.ids;
    if (ids === undefined || ids === null) {
      return;
    }
    const there = new Map(row.players.map((player) => [player.playerId, player]));
    if (ids.length !== there.size || ids.some((one) => !there.has(one))) {
      const at = clock.now().toISOString();
      const players = ids.map((playerId) => there.get(playerId) ?? { playerId, connectedAt: at });
      await change({ what: 'players', set: { players: json(players) } });
    }
  };
  const settleAllocation = async (row: ServerRow): Promise<void> => {
    const outcome = await allocateInCluster(api, row);
    // why asked: what we know of it may be older than our own claim
    const object = await api.call<GameServerObject>('GET', path);
    options.onObject(object);
    if (outcome === 'gone' && object.status?.state !== 'Allocated') {
      await stop('node lost');
    }
  };
  const fail = async (): Promise<void> => {
    await readEnd();
    if (died !== undefined) {
      await stop(reasonOfDeath());
      return;
    }
    await change({ what: 'unhealthy', from: ['Ready', 'Reserved', 'Allocated'], to: 'Unhealthy' });
    unhealthy ??= setTimeout(() => {
      stop('heartbeat lost').catch((error: unknown) =>
        options.log.warn({ err: error, server: id }, 'a server that is not heard of was not ended yet'),
      );
    }, options.unhealthyMs).unref();
  };
  const begin = async (object: GameServerObject): Promise<boolean> => {
    const { address = '', nodeName = '' } = object.status ?? {};
    const ports = givenPorts(server, object);
    if (address === '' || ports === undefined) {
      return false;
    }
    say(`starting on ${nodeName === '' ? server.node : nodeName} as ${name}`);
    const at = clock.now().toISOString();
    await change({ what: 'started', set: { started_at: at, address, ports: json(ports) } });
    return true;
  };

  const close = async (): Promise<void> => {
    await writer
      ?.close()
      .catch((error: unknown) =>
        options.log.warn({ err: error, server: id }, 'the last lines of a server are not kept yet'),
      );
  };

  const settleState = async (row: ServerRow, object: GameServerObject): Promise<void> => {
    const { state } = object.status ?? {};
    if (state === 'Ready') {
      if (row.state === 'Allocated') {
        await settleAllocation(row);
        return;
      }
      const set = { ready_at: clock.now().toISOString() };
      await change({ what: 'ready', from: ['Scheduled', 'RequestReady', 'Reserved'], to: 'Ready', set });
    } else if (state === 'Allocated' && row.state !== 'Allocated') {
      if (object.metadata.annotations?.[CLAIMED] === id) {
        if (await stopUnclaimed(db, id)) {
          options.onWork();
        }
        return;
      }
      await change({ what: 'allocated', from: ['Scheduled', 'RequestReady', 'Ready', 'Reserved'], to: 'Allocated' });
    } else if (state === 'Reserved' && row.state !== 'Reserved') {
      await change({ what: 'reserved', from: ['Scheduled', 'RequestReady', 'Ready', 'Allocated'], to: 'Reserved' });
    } else if (state === 'Unhealthy') {
      await fail();
    }
  };

  return {
    name,
    async settle(row, object) {
      const { state } = object.status ?? {};
      const isGoing = object.metadata.deletionTimestamp !== undefined;
      if (row.stop_reason !== null) {
        if (!isDeleted && !isGoing) {
          say(`ending: ${row.stop_reason}`);
          await readEnd();
          await remove(api, path);
        }
        isDeleted = true;
        return;
      }
      if (state === 'Error') {
        await readEnd();
        await stop(died === undefined ? 'not started' : reasonOfDeath());
        return;
      }
      if (state === 'Shutdown' || isGoing) {
        if (row.state !== 'Shutdown') {
          await readEnd();
          await change({
            what: 'shutdown',
            from: ['Scheduled', 'RequestReady', 'Ready', 'Reserved', 'Allocated'],
            to: 'Shutdown',
          });
        }
        return;
      }
      if (state !== undefined && state !== 'PortAllocation' && state !== 'Creating') {
        await listen();
      }
      if (row.started_at === null && !(await begin(object))) {
        return;
      }
      await settleState(row, object);
      await settleWords(row, object);
      await settlePlayers(row, object);
    },
    async end(row) {
      clearTimeout(unhealthy);
      await podLog?.close(LOG_END_MS);
      const unseen = endUnseen(row).reason;
      // why only then: one that was asked to end, or ended itself, has a reason already
      const reason = row.stop_reason === null && died !== undefined && unseen !== 'shutdown' ? reasonOfDeath() : unseen;
      const exitCode = died === undefined || died.signal ? null : died.exitCode;
      say(`ended: ${reason}${exitCode === null ? '' : `, exit code ${exitCode}`}`);
      await close();
      return { reason, exitCode, signal: null, lastLines: [...(podLog?.lastLines ?? [])] };
    },
    async leave() {
      clearTimeout(unhealthy);
      await podLog?.close(0);
      await close();
    },
  };
}

/** For one that nobody has followed here: its object was gone before. */
export function endUnseen(row: ServerRow): ServerEnd {
  const byState = row.state === 'Shutdown' ? 'shutdown' : row.state === 'Unhealthy' ? 'heartbeat lost' : 'node lost';
  return { reason: row.stop_reason ?? byState, exitCode: null, signal: null, lastLines: [] };
}

function isEqual(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
