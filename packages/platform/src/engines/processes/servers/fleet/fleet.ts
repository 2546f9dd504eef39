// The driver for a cluster: the same rows as on one machine say what is to run, and the platform that speaks for the
// cluster brings its game servers there (Agones) to what they say. Servers outlive the platform: whoever comes next
// reads what is there and goes on.
import type { Db } from '#db/connect';
import type { Logs } from '#engines/logs/port';
import { createDesk } from '#engines/processes/servers/desk';
import { forgetNodes, leaveNode, lostServers } from '#engines/processes/servers/node-store';
import type { ServerEnd, ServerKind, ServerSample, Servers } from '#engines/processes/servers/port';
import type { NodeSettings } from '#engines/processes/servers/settings';
import {
  beginServer,
  claimReady,
  endServer,
  findServer,
  forgetServers,
  isAnyReady,
  liveOfNode,
  type ServerRow,
  serverOf,
  wishStop,
} from '#engines/processes/servers/store';
import { createTeller } from '#engines/processes/servers/tell';
import type { FanOut } from '#kernel/fleet/fan-out';
import type { Ids } from '#kernel/keys/ids';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import { allocateInCluster } from './allocate.ts';
import { ClusterError, createClusterApi, hasStatus } from './cluster-api.ts';
import { type Capacity, CLUSTER_SANDBOX, capacityOf, nameOfCluster, speakFor } from './cluster-node.ts';
import { liveAmong, unclaim } from './fleet-store.ts';
import { endUnseen, type Followed, type FollowOptions, followServer } from './followed.ts';
import {
  bytesOf,
  CLAIMED,
  cpuMillisOf,
  type GameServerObject,
  gameServerOf,
  hashOf,
  type ListObject,
  MANAGED,
  type Manifest,
  nameOfServer,
  POOL,
  type PodMetrics,
  SERVER,
} from './objects.ts';
import { createPools, createSecret, remove } from './pools.ts';
import type { ClusterSettings } from './settings.ts';
import { type Watch, watchGameServers } from './watch.ts';

export interface FleetOptions {
  readonly db: Db;
  readonly instance: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly fanOut: FanOut;
  readonly log: Log;
  readonly logs: Logs;
  readonly settings: NodeSettings;
  readonly cluster: ClusterSettings;
  /** The platform's folder, under which images are. */
  readonly folder: string;
  readonly timing?: Partial<FleetTiming>;
}

export interface FleetTiming {
  readonly tickMs: number;
  readonly unhealthyMs: number;
  /** Between two tries of what did not work. */
  readonly againMs: number;
  /** Least and most between two lists. */
  readonly pauseMs: readonly [number, number];
}

const TIMING: FleetTiming = { tickMs: 5000, unhealthyMs: 30_000, againMs: 1000, pauseMs: [100, 10_000] };
/** Topic on which a node hears that there is something to do, the same as that of machines. */
const WORK = 'servers';
const STARTS_AT_ONCE = 5;
const CLAIM_TRIES = 3;
const MAKE_TRIES = 4;
const CLAIM_PAUSE_MS = 15;
const MOST_GONE = 20;
const MOST_ROWS = 1000;
const ENDS_KEPT_MS = 30 * 86_400_000;
const SWEEP_TICKS = 720;

export function createFleet(options: FleetOptions): Servers & { shut(): Promise<void> } {
  const { db, clock, ids, fanOut, log, instance, settings, cluster } = options;
  const timing = { ...TIMING, ...options.timing };
  const api = createClusterApi(cluster);
  const namespace = encodeURIComponent(api.namespace);
  const gameServers = `/apis/agones.dev/v1/namespaces/${namespace}/gameservers`;
  const secrets = `/api/v1/namespaces/${namespace}/secrets`;
  const node = nameOfCluster(settings, cluster);
  const kinds = new Map<string, ServerKind>();
  const objects = new Map<string, GameServerObject>();
  const followed = new Map<string, Followed>();
  const inHand = new Map<string, Promise<void>>();
  const pools = createPools(api);
  const teller = createTeller({ db, instance, kinds, log });
  let samples: ReadonlyMap<string, ServerSample> = new Map();
  let capacity: Capacity | undefined;
  let watching: Watch | undefined;
  let isOurs = false;
  let isListed = false;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let ticks = 0;
  let starting = 0;

  const warn = (what: string) => (error: unknown) => {
    if (!isStopping) {
      log.warn({ err: error }, what);
    }
  };
  const unsubscribe = fanOut.subscribe(WORK, (id) => {
    if (id === undefined || id === node || id.startsWith(`${node} `)) {
      wake();
    }
  });
  const tellNode = (tx: Db, name: string, server = ''): Promise<void> =>
    fanOut.publish(tx, WORK, server === '' ? name : `${name} ${server}`);
  const following: FollowOptions = {
    ...{ api, db, clock, log, instance, logs: options.logs },
    ...{ unhealthyMs: timing.unhealthyMs, againMs: timing.againMs },
    onEvent: () => teller.wake(),
    onWork: () => wake(),
    onObject: (object) => void objects.set(object.metadata.name, object),
  };

  /** Beats, with what the cluster says of its room; begins to watch where this platform has become its voice. */
  const speak = async (tx: Db): Promise<void> => {
    let answers = true;
    try {
      capacity = await capacityOf(api, settings);
      await api.call('GET', '/apis/agones.dev/v1');
    } catch (error) {
      answers = false;
      warn('the cluster does not answer')(error);
    }
    const was = isOurs;
    isOurs = await speakFor(tx, {
      ...{ instance, settings, cluster, answers, capacity: capacity ?? { cpuMillis: 0, memoryMiB: 0 } },
    });
    if (isOurs && watching === undefined && !isStopping) {
      watching = watch();
    } else if (was && !isOurs) {
      await letGo();
    }
  };
  const watch = (): Watch =>
    watchGameServers({
      ...{ api, pauseMs: timing.pauseMs, onFault: warn('the watch of the cluster broke') },
      onList(all) {
        objects.clear();
        for (const object of all) {
          objects.set(object.metadata.name, object);
        }
        void pools
          .list()
          .then(() => {
            isListed = true;
            wake();
          })
          .catch((error: unknown) => {
            warn('the fleets of the cluster were not read')(error);
            watching?.again();
          });
      },
      onChange(object) {
        objects.set(object.metadata.name, object);
        wake();
      },
      onGone({ metadata }) {
        objects.delete(metadata.name);
        wake();
      },
    });
  const letGo = async (): Promise<void> => {
    const own = watching;
    watching = undefined;
    isListed = false;
    await own?.stop();
    await Promise.allSettled([...followed.values()].map((one) => one.leave()));
    followed.clear();
  };

  const tick = async (): Promise<void> => {
    if (isStopping) {
      return;
    }
    await speak(db);
    if (isOurs) {
      for (const { id } of await lostServers(db)) {
        await endServer(db, id, {
          ...{ teller: instance, at: clock.now().toISOString() },
          end: { reason: 'node lost', exitCode: null, signal: null, lastLines: [] },
        });
      }
      await sample();
      if (ticks % SWEEP_TICKS === 0) {
        await forgetServers(db, new Date(clock.now().getTime() - ENDS_KEPT_MS).toISOString());
        await forgetNodes(db);
      }
      ticks += 1;
    }
    teller.wake();
    wake();
  };
  const sample = async (): Promise<void> => {
    if (followed.size === 0) {
      samples = new Map();
      return;
    }
    const selector = encodeURIComponent(`${MANAGED}=platform`);
    const path = `/apis/metrics.k8s.io/v1beta1/namespaces/${namespace}/pods?labelSelector=${selector}`;
    let items: readonly PodMetrics[];
    try {
      ({ items } = await api.call<ListObject<PodMetrics>>('GET', path));
    } catch (error) {
      // why not said each time: a cluster without a metrics server is what doctor tells of
      if (!hasStatus(error, 403, 404, 503)) {
        warn('what servers take was not read')(error);
      }
      return;
    }
    const taken = new Map(items.map((pod) => [pod.metadata.name, pod]));
    const rows = (await liveOfNode(db, node)).flatMap((row) => {
      const pod = taken.get(followed.get(row.id)?.name ?? '');
      if (pod === undefined) {
        return [];
      }
      const usage = pod.containers.map((one) => one.usage);
      const all = {
        ...{ id: row.id, appId: row.app_id, sentBytes: 0, receivedBytes: 0 },
        cpuMillis: usage.reduce((sum, { cpu }) => sum + cpuMillisOf(cpu), 0),
        memoryBytes: usage.reduce((sum, { memory }) => sum + bytesOf(memory), 0),
      };
      return [{ kind: row.kind, sample: all }];
    });
    samples = new Map(rows.map((one) => [one.sample.id, one.sample]));
    for (const [kind, own] of Map.groupBy(rows, (one) => one.kind)) {
      await kinds
        .get(kind)
        ?.sampled?.(own.map((one) => one.sample))
        .catch(warn('samples of servers were not taken'));
    }
  };

  let working: Promise<void> | undefined;
  let isAsked = false;
  const wake = (): void => {
    isAsked = true;
    if (!isOurs || !isListed || isStopping) {
      return;
    }
    working ??= (async () => {
      while (isAsked && isListed && !isStopping) {
        isAsked = false;
        await work();
      }
    })()
      .catch(warn('servers could not be seen to'))
      .finally(() => {
        working = undefined;
        if (isAsked) {
          wake();
        }
      });
  };
  const wakeLater = (): void => {
    again ??= setTimeout(() => {
      again = undefined;
      wake();
    }, timing.againMs).unref();
  };
  const work = async (): Promise<void> => {
    const rows = await liveOfNode(db, node);
    const byServer = new Map<string, GameServerObject>();
    const byUid = new Map<string, GameServerObject>();
    for (const object of objects.values()) {
      byServer.set(object.metadata.labels?.[SERVER] ?? '', object);
      byUid.set(object.metadata.uid ?? '', object);
    }
    const bound = new Set(rows.map((row) => row.process_id));
    await forgetEnded(rows);
    for (const row of rows) {
      const object = byServer.get(row.id) ?? (row.process_id === null ? undefined : byUid.get(row.process_id));
      if (!kinds.has(row.kind) || inHand.has(row.id)) {
        continue;
      }
      try {
        await see(row, object, bound);
      } catch (error) {
        warn('a server in the cluster could not be seen to')(error);
        wakeLater();
      }
    }
    await settlePools(rows);
    await removeStrays();
  };

  /** Those whose rows somebody else has ended: what is left of them is removed as a stray. */
  const forgetEnded = async (rows: readonly ServerRow[]): Promise<void> => {
    const live = new Set(rows.map(({ id }) => id));
    for (const [id, own] of rows.length < MOST_ROWS ? followed : []) {
      if (!live.has(id) && !inHand.has(id)) {
        followed.delete(id);
        await own.leave();
      }
    }
  };
  const see = async (
    row: ServerRow,
    object: GameServerObject | undefined,
    bound: Set<string | null>,
  ): Promise<void> => {
    if (object !== undefined) {
      const own = await follow(row, object);
      if (row.state === 'Allocated' && object.status?.state === 'Ready') {
        // why beside: a busy cluster is asked for two seconds
        take(row, own.settle(row, object));
      } else {
        await own.settle(row, object);
      }
    } else if (followed.has(row.id) || row.stop_reason !== null || row.process_id !== null) {
      // why beside: the last lines of its log are waited for
      take(row, seeGone(row));
    } else if (row.pool !== '') {
      await bind(row, bound);
    } else if (starting < STARTS_AT_ONCE) {
      starting += 1;
      const started = start(row).finally(() => {
        starting -= 1;
      });
      take(row, started);
    }
  };
  /** Does it beside the rest; nothing else is done for the server meanwhile. */
  const take = ({ id }: ServerRow, job: Promise<void>): void => {
    inHand.set(
      id,
      job
        .then(() => {
          inHand.delete(id);
          wake();
        })
        .catch((error: unknown) => {
          inHand.delete(id);
          warn('a server in the cluster could not be seen to')(error);
          wakeLater();
        }),
    );
  };
  const follow = async (row: ServerRow, object: GameServerObject): Promise<Followed> => {
    const own = followed.get(row.id);
    if (own !== undefined) {
      return own;
    }
    const server = serverOf(row);
    // why without a log where it has no plan any more: it runs, and how it goes on is still ours to see
    const plan = await kinds
      .get(row.kind)
      ?.plan(server)
      .catch(() => undefined);
    const made = await followServer(server, object.metadata.name, { source: plan?.log, options: following });
    followed.set(row.id, made);
    return made;
  };
  /** Asks before it believes: a list may be older than what was made meanwhile. */
  const seeGone = async (row: ServerRow): Promise<void> => {
    const own = followed.get(row.id);
    const name = own?.name ?? (row.pool === '' ? nameOfServer(row.id) : undefined);
    if (name !== undefined) {
      try {
        objects.set(name, await api.call<GameServerObject>('GET', `${gameServers}/${name}`));
        wakeLater();
        return;
      } catch (error) {
        if (!hasStatus(error, 404)) {
          throw error;
        }
      }
    }
    const fresh = (await findServer(db, row.id)) ?? row;
    const over = own === undefined ? endUnseen(fresh) : await own.end(fresh);
    followed.delete(row.id);
    await end(row, over);
  };
  const end = async (row: ServerRow, over: ServerEnd): Promise<void> => {
    await endServer(db, row.id, { teller: instance, end: over, at: clock.now().toISOString() });
    teller.wake();
    wake();
    if (row.pool === '') {
      await remove(api, `${secrets}/${nameOfServer(row.id)}`);
    }
  };

  /** Gives the row one of its fleet's game servers that nobody has yet. */
  const bind = async (row: ServerRow, bound: Set<string | null>): Promise<void> => {
    const hash = hashOf(row.kind, row.pool);
    const free = [...objects.values()].find(
      ({ metadata: { uid = null, labels, deletionTimestamp }, status }) =>
        labels?.[POOL] === hash &&
        labels[SERVER] === undefined &&
        deletionTimestamp === undefined &&
        !bound.has(uid) &&
        status?.state !== 'Unhealthy' &&
        status?.state !== 'Error' &&
        status?.state !== 'Shutdown',
    );
    const { uid } = free?.metadata ?? {};
    if (free === undefined || uid === undefined) {
      return;
    }
    bound.add(uid);
    if (!(await beginServer(db, row.id, uid))) {
      return;
    }
    const own = await follow(row, free);
    const path = `${gameServers}/${free.metadata.name}`;
    const object = await api.call<GameServerObject>('PATCH', path, { metadata: { labels: { [SERVER]: row.id } } });
    objects.set(object.metadata.name, object);
    await own.settle({ ...row, process_id: uid }, object);
    isAsked = true;
  };

  const start = async (row: ServerRow): Promise<void> => {
    const name = nameOfServer(row.id);
    if (!(await beginServer(db, row.id, ids.uuid()))) {
      return;
    }
    let object: GameServerObject;
    try {
      const manifest = await manifestOf(row);
      if (manifest === undefined) {
        await end(row, { reason: 'deleted', exitCode: null, signal: null, lastLines: [] });
        return;
      }
      await createSecret(api, name, manifest);
      object = await make(name, manifest);
    } catch (error) {
      await remove(api, `${gameServers}/${name}`).catch(warn('a server that was not started may be left'));
      await end(row, { reason: 'not started', exitCode: null, signal: null, lastLines: [textOf(error)] });
      return;
    }
    objects.set(name, object);
    // why now: what it says and how it ends is wanted even where it ends before the watch tells of it
    await follow(row, object);
  };
  /** One that is there already was made by a call whose answer was lost. */
  const make = async (name: string, manifest: Manifest): Promise<GameServerObject> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await api.call<GameServerObject>('POST', gameServers, gameServerOf(name, manifest));
      } catch (error) {
        if (hasStatus(error, 409)) {
          return api.call<GameServerObject>('GET', `${gameServers}/${name}`);
        }
        const isFinal = error instanceof ClusterError && !hasStatus(error, 429, 500, 502, 503, 504);
        if (tries === MAKE_TRIES || isFinal) {
          throw error;
        }
        await pause(timing.againMs / 4);
      }
    }
  };
  const manifestOf = async (row: ServerRow): Promise<Manifest | undefined> => {
    const server = serverOf(row);
    const plan = await kinds.get(row.kind)?.plan(server);
    return plan === undefined ? undefined : { settings: cluster, folder: options.folder, server, plan };
  };

  const settlePools = async (rows: readonly ServerRow[]): Promise<void> => {
    const own = Map.groupBy(
      rows.filter(({ pool }) => pool !== ''),
      ({ kind, pool }) => `${kind} ${pool}`,
    );
    const known: ServerRow[] = [];
    for (const [first, ...rest] of own.values()) {
      if (first === undefined) {
        continue;
      }
      known.push(first);
      if (!kinds.has(first.kind)) {
        continue;
      }
      const wanted = [first, ...rest].filter((row) => row.stop_reason === null);
      try {
        await pools.settle(first, wanted.length, () => poolManifest(wanted));
      } catch (error) {
        if (error instanceof PoolFault) {
          for (const row of wanted) {
            await end(row, { reason: error.reason, exitCode: null, signal: null, lastLines: [error.message] });
          }
        } else {
          warn('a fleet of the cluster was not set')(error);
        }
        wakeLater();
      }
    }
    // why not then: of so many there may be more than were read
    if (rows.length < MOST_ROWS) {
      await pools.keepOnly(known).catch(warn('a fleet of the cluster was not removed'));
    }
  };
  const poolManifest = async ([row]: readonly ServerRow[]): Promise<Manifest> => {
    let manifest: Manifest | undefined;
    try {
      manifest = row === undefined ? undefined : await manifestOf(row);
    } catch (error) {
      throw new PoolFault(textOf(error), { reason: 'not started', cause: error });
    }
    return manifest ?? refusePool();
  };

  /** Game servers of rows that have ended while nobody looked. */
  const removeStrays = async (): Promise<void> => {
    const named = [...objects.values()].filter(
      ({ metadata: { labels, deletionTimestamp } }) =>
        labels?.[SERVER] !== undefined && deletionTimestamp === undefined,
    );
    const candidates = named.filter(({ metadata }) => !followed.has(metadata.labels?.[SERVER] ?? ''));
    const live = await liveAmong(
      db,
      candidates.map(({ metadata }) => metadata.labels?.[SERVER] ?? ''),
    );
    for (const { metadata } of candidates) {
      const id = metadata.labels?.[SERVER] ?? '';
      if (!live.has(id) && !inHand.has(id)) {
        await remove(api, `${gameServers}/${metadata.name}`).catch(warn('a server that nobody has was not removed'));
        await remove(api, `${secrets}/${nameOfServer(id)}`).catch(warn('a secret that nobody has was not removed'));
        objects.delete(metadata.name);
      }
    }
  };

  const claimInCluster = async (row: ServerRow): Promise<'allocated' | 'gone' | 'busy'> => {
    if (row.node !== node) {
      return 'allocated';
    }
    try {
      const outcome = await allocateInCluster(api, row);
      const object = [...objects.values()].find(({ metadata }) => metadata.labels?.[SERVER] === row.id);
      if (outcome === 'allocated' && object !== undefined) {
        // why before the watch tells of it: it would be asked for once more
        const annotations = { ...object.metadata.annotations, [CLAIMED]: row.id };
        objects.set(object.metadata.name, {
          metadata: { ...object.metadata, annotations },
          status: { ...object.status, state: 'Allocated' },
        });
      }
      return outcome;
    } catch (error) {
      warn('a server was not claimed in the cluster')(error);
      return 'busy';
    }
  };
  const claim: Servers['claim'] = async (tx, { kind, pool, labels = {} }) => {
    let gone = 0;
    for (let tries = 0; tries < CLAIM_TRIES && gone < MOST_GONE; ) {
      const row = await claimReady(tx, { kind, pool, labels });
      if (row !== undefined) {
        const outcome = await claimInCluster(row);
        if (outcome === 'allocated') {
          await tellNode(tx, row.node, row.id);
          return serverOf(row);
        }
        if (outcome === 'busy') {
          await unclaim(tx, row.id, Object.keys(labels));
          return undefined;
        }
        await wishStop(tx, row.id, 'node lost');
        await tellNode(tx, row.node, row.id);
        gone += 1;
        continue;
      }
      if (!(await isAnyReady(tx, { kind, pool }))) {
        return undefined;
      }
      tries += 1;
      // why: the last ones may be in hands that give them back
      await pause(CLAIM_PAUSE_MS);
    }
    return undefined;
  };
  const desk = createDesk({
    ...{ clock, tellNode },
    async register(tx) {
      if (ticks === 0 && !isOurs) {
        await speak(tx);
      }
    },
  });

  return {
    ...desk,
    sandbox: CLUSTER_SANDBOX,
    define(kind, what) {
      kinds.set(kind, what);
      timer ??= setInterval(() => void tick().catch(warn('a cluster did not beat')), timing.tickMs).unref();
      void tick().catch(warn('a cluster did not begin'));
    },
    async claim(given, from) {
      // why: what is claimed is nobody else's to ask the cluster for until it has said yes
      return given.isTransaction ? claim(given, from) : given.transaction().execute((tx) => claim(tx, from));
    },
    usage: (id) => samples.get(id),
    async shut() {
      isStopping = true;
      clearInterval(timer);
      clearTimeout(again);
      unsubscribe();
      await Promise.allSettled([working, ...inHand.values()]);
      await letGo();
      await teller.stop();
      if (isOurs) {
        await leaveNode(db, node, instance).catch(() => undefined);
      }
    },
  };
}

/** A pool that cannot be made of what it is to be made from. */
class PoolFault extends Error {
  readonly reason: 'not started' | 'deleted';

  constructor(message: string, { reason, cause }: { readonly reason: PoolFault['reason']; readonly cause?: unknown }) {
    super(message, { cause });
    this.name = 'PoolFault';
    this.reason = reason;
  }
}

function refusePool(): never {
  throw new PoolFault('nobody wants it any more', { reason: 'deleted' });
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
