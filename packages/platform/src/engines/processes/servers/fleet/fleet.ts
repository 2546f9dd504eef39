// The driver for a cluster: the same rows as on one machine say what is to run, and the platform that speaks for the
// cluster brings its game servers there (Agones) to what they say. Servers outlive the platform: whoever comes next
// reads what is there and goes on.
import type { Db } from '#db/connect';
import { createDesk } from '#engines/processes/servers/desk';
import { createJudge } from '#engines/processes/servers/node';
import { forgetNodes, leaveNode, lostServers } from '#engines/processes/servers/node-store';
import type { ServerEnd, ServerSample, Servers } from '#engines/processes/servers/port';
import {
  endServer,
  findServer,
  forgetServers,
  liveOfNode,
  type ServerRow,
  serverOf,
} from '#engines/processes/servers/store';
import { createTeller } from '#engines/processes/servers/tell';
import { claimIn } from './claim.ts';
import { type FleetOptions, MOST_ROWS, openCluster } from './cluster.ts';
import { hasStatus } from './cluster-api.ts';
import { type Capacity, CLUSTER_SANDBOX, capacityOf, speakFor } from './cluster-node.ts';
import { endUnseen, type Followed, type FollowOptions, followServer } from './followed.ts';
import { type GameServerObject, nameOfServer, SERVER } from './objects.ts';
import { settlePools } from './pool-rows.ts';
import { createPools, remove } from './pools.ts';
import { sampleServers } from './samples.ts';
import { bindServer, startServer } from './start.ts';
import { removeStrays } from './strays.ts';
import { type Watch, watchGameServers } from './watch.ts';

/** Topic on which a node hears that there is something to do, the same as that of machines. */
const WORK = 'servers';
const STARTS_AT_ONCE = 5;
const ENDS_KEPT_MS = 30 * 86_400_000;
const SWEEP_TICKS = 720;

export function createFleet(options: FleetOptions): Servers & { shut(): Promise<void> } {
  const { db, clock, fanOut, log, instance, settings } = options;
  let isStopping = false;
  const cluster = openCluster(options, () => isStopping);
  const { api, kinds, node, objects, paths, timing, warn } = cluster;
  const followed = new Map<string, Followed>();
  const inHand = new Map<string, Promise<void>>();
  const pools = createPools(api);
  const judge = createJudge();
  const teller = createTeller({ db, instance, kinds, log });
  let samples: ReadonlyMap<string, ServerSample> = new Map();
  let capacity: Capacity | undefined;
  let watching: Watch | undefined;
  let isOurs = false;
  let isListed = false;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let ticks = 0;
  let starting = 0;

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
      ...{
        instance,
        settings,
        cluster: options.cluster,
        answers,
        capacity: capacity ?? { cpuMillis: 0, memoryMiB: 0 },
      },
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
      judge.beat();
      for (const { id } of judge.mayJudge() ? await lostServers(db) : []) {
        await endServer(db, id, {
          ...{ teller: instance, at: clock.now().toISOString() },
          end: { reason: 'node lost', exitCode: null, signal: null, lastLines: [] },
        });
      }
      samples = (await sampleServers(cluster, followed)) ?? samples;
      if (ticks % SWEEP_TICKS === 0) {
        await forgetServers(db, new Date(clock.now().getTime() - ENDS_KEPT_MS).toISOString());
        await forgetNodes(db);
      }
      ticks += 1;
    }
    teller.wake();
    wake();
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
    if (!(await settlePools(cluster, pools, rows, { end }))) {
      wakeLater();
    }
    await removeStrays(cluster, (id) => followed.has(id) || inHand.has(id));
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
      if (await bindServer(cluster, row, bound, { follow })) {
        isAsked = true;
      }
    } else if (starting < STARTS_AT_ONCE) {
      starting += 1;
      const started = startServer(cluster, row, { follow, end }).finally(() => {
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
    const made = await followServer(server, object.metadata.name, { plan, options: following });
    followed.set(row.id, made);
    return made;
  };
  /** Asks before it believes: a list may be older than what was made meanwhile. */
  const seeGone = async (row: ServerRow): Promise<void> => {
    const own = followed.get(row.id);
    const name = own?.name ?? (row.pool === '' ? nameOfServer(row.id) : undefined);
    if (name !== undefined) {
      try {
        objects.set(name, await api.call<GameServerObject>('GET', `${paths.gameServers}/${name}`));
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
      await remove(api, `${paths.secrets}/${nameOfServer(row.id)}`);
    }
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
    claim: claimIn(cluster, tellNode),
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
