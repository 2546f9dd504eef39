// The local driver: rows say what is to run where, and each process starts and ends those of its own node.
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#db/connect';
import type { Logs } from '#engines/logs/port';
import type { Processes } from '#engines/processes/processes';
import { ProcessNotStarted } from '#engines/processes/spec';
import { type Machine, readMachine } from '#engines/sandbox/machine';
import type { FanOut } from '#kernel/fleet/fan-out';
import type { Ids } from '#kernel/keys/ids';
import { isDiskFull } from '#kernel/objects/disk/full';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import { createDesk } from './desk.ts';
import { hiding } from './hide.ts';
import { insisted } from './insist.ts';
import { clearLaunch, keptOf } from './launch.ts';
import { isPortLost } from './network.ts';
import { createJudge, factsOf, machineName, type NodeOptions, registerNode } from './node.ts';
import { forgetNodes, leaveNode, lostServers, writeNode } from './node-store.ts';
import type { EndReason, ServerEnd, ServerKind, ServerPlan, Servers } from './port.ts';
import { type RunningServer, runServer, SERVER_PROCESS, type ServerTiming, type Survivor, TIMING } from './run.ts';
import {
  beginServer,
  claimReady,
  endedAmong,
  endServer,
  forgetServers,
  givePorts,
  isAnyReady,
  liveOfNode,
  noteHeard,
  processesInUse,
  type ServerRow,
  serverOf,
} from './store.ts';
import { createTeller } from './tell.ts';

export interface ServersOptions extends NodeOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly fanOut: FanOut;
  readonly log: Log;
  readonly logs: Logs;
  readonly processes: Processes;
  /** Where servers have their folders. */
  readonly folder: string;
  readonly timing?: Partial<ServerTiming>;
  /** Whether servers run on where this platform ends, for the next one to go on with: behind a wall only. */
  readonly keeps?: boolean;
  /** A machine that was read already. */
  readonly machine?: Promise<Machine>;
}

/** Topic on which a node hears that there is something to do. */
const WORK = 'servers';
const TICK_MS = 5000;
const STARTS_AT_ONCE = 5;
const PORT_TRIES = 3;
const CLAIM_TRIES = 3;
const CLAIM_PAUSE_MS = 15;
const ENDS_KEPT_MS = 30 * 86_400_000;
const AGAIN_MS = 1000;
/** Of a platform that stops itself, which nobody waits for so long. */
const LEAVE_MS = 2000;

export function createServers(options: ServersOptions): Servers & { shut(): Promise<void> } {
  const { db, clock, ids, fanOut, log, instance, settings } = options;
  const timing = { ...TIMING, ...options.timing };
  const kinds = new Map<string, ServerKind>();
  const running = new Map<string, RunningServer>();
  const judge = createJudge();
  const inHand = new Map<string, Promise<void>>();
  const teller = createTeller({ db, instance, kinds, log });
  let node: string | undefined;
  let isStopping = false;
  let opened: Promise<Machine> | undefined;
  let known: Machine | undefined;
  let timer: NodeJS.Timeout | undefined;
  let sweeps = 0;
  const unsubscribe = fanOut.subscribe(WORK, (id) => {
    const [name, server] = id?.split(' ') ?? [];
    if (node !== undefined && (name === undefined || name === node)) {
      if (server !== undefined) {
        running.get(server)?.changed();
      }
      wake();
    }
  });
  const tellNode = (tx: Db, name: string, server = ''): Promise<void> =>
    fanOut.publish(tx, WORK, server === '' ? name : `${name} ${server}`);

  /** Looks at the machine once somebody needs it, then begins to beat. */
  const machine = (): Promise<Machine> => {
    const { nodeSandbox: atMost, nodeCgroup: cgroup } = settings;
    opened ??= (options.machine ?? readMachine({ atMost, cgroup, keepsGroups: options.keeps === true })).then(
      (read) => {
        known = read;
        return read;
      },
    );
    return opened;
  };
  const register = async (): Promise<void> => {
    node = await registerNode(db, options, await machine());
  };
  const begin = (): void => {
    timer ??= setInterval(() => void tick().catch(warn('a node did not beat')), TICK_MS).unref();
    void tick().catch(warn('a node did not begin'));
  };
  const warn = (what: string) => (error: unknown) => {
    if (!isStopping) {
      log.warn({ err: error }, what);
    }
  };

  /** Without a wall servers go through to their folders by themselves, and through that of the platform nobody does. */
  const place = async (): Promise<string> => {
    if ((await machine()).facts.level === 'namespace') {
      return options.folder;
    }
    const open = openFolder();
    await mkdir(open, { recursive: true });
    await chmod(open, 0o711);
    return open;
  };
  const keeps = async (): Promise<boolean> => options.keeps === true && (await machine()).facts.level === 'namespace';
  const openFolder = (): string => join(tmpdir(), `uos-servers-${instance}`);

  const tick = async (): Promise<void> => {
    if (isStopping) {
      return;
    }
    const read = await machine();
    if (node === undefined) {
      await register();
    } else if (!(await writeNode(db, { ...factsOf(read, options), name: node }, instance))) {
      // why: it was silent for so long that another one has its name
      node = undefined;
      await register();
    }
    judge.beat();
    for (const { id } of judge.mayJudge() ? await lostServers(db) : []) {
      await end(id, { reason: 'node lost', exitCode: null, signal: null, lastLines: [] });
    }
    for (const id of await endedAmong(db, [...running.keys()])) {
      running.get(id)?.stop('node lost');
    }
    await noteHeard(db, takeHeard());
    await sample();
    sweeps += 1;
    await endSurvivors();
    if (sweeps % 720 === 1) {
      await clearFolder();
      await forgetServers(db, new Date(clock.now().getTime() - ENDS_KEPT_MS).toISOString());
      await forgetNodes(db);
    }
    teller.wake();
    wake();
  };
  const takeHeard = (): Map<string, string> =>
    new Map(
      [...running.values()].flatMap((server) => {
        const at = server.takeHeard();
        return at === undefined ? [] : [[server.id, at] as const];
      }),
    );
  const sample = async (): Promise<void> => {
    const byKind = Map.groupBy([...running.values()], ({ kind }) => kind);
    for (const [kind, servers] of byKind) {
      await kinds
        .get(kind)
        ?.sampled?.(servers.map((server) => server.sample()))
        .catch(warn('samples of servers were not taken'));
    }
  };

  let working: Promise<void> | undefined;
  let isAsked = false;
  const wake = (): void => {
    isAsked = true;
    working ??= (async () => {
      while (isAsked && !isStopping) {
        isAsked = false;
        await work();
      }
    })()
      .catch(warn('servers could not be seen to'))
      .finally(() => {
        working = undefined;
      });
  };
  const work = async (): Promise<void> => {
    if (node === undefined || isStopping) {
      return;
    }
    for (const row of await liveOfNode(db, node)) {
      const own = running.get(row.id);
      if (row.stop_reason !== null) {
        if (own !== undefined) {
          own.stop(row.stop_reason);
        } else if (!inHand.has(row.id)) {
          take(row, endSurvivor(row, row.stop_reason));
        }
      } else if (own === undefined && !inHand.has(row.id)) {
        const isKnown = kinds.has(row.kind);
        if (row.process_id !== null && (isKnown || survivorOf(row.process_id) === undefined)) {
          take(row, goOn(row));
        } else if (row.process_id === null && isKnown && inHand.size < STARTS_AT_ONCE) {
          take(row, start(row));
        }
      }
    }
  };
  const take = ({ id }: ServerRow, job: Promise<void>): void => {
    inHand.set(
      id,
      job.catch(warn('a server was not seen to')).finally(() => {
        inHand.delete(id);
        wake();
      }),
    );
  };
  const survivorOf = (processId: string | null) => options.processes.adopted.get(processId ?? '');
  /** Of a platform that is gone: it goes on with this one, or ends. */
  const goOn = async (row: ServerRow): Promise<void> => {
    const process = survivorOf(row.process_id);
    const kept = await keptOf(join(options.folder, row.id));
    const plan =
      process === undefined || kept === undefined || row.started_at === null || !(await keeps())
        ? undefined
        : await kinds
            .get(row.kind)
            ?.plan(serverOf(row))
            .catch(warn('what a server that runs on is started from is not known any more'));
    if (process === undefined || kept === undefined || plan === undefined) {
      await endSurvivor(row, 'platform restart');
      return;
    }
    try {
      await run(row, plan, { survivor: { process, ...kept } });
    } catch (error) {
      warn('a server that runs on could not be gone on with')(error);
      await endSurvivor(row, 'platform restart');
    }
  };
  const endSurvivor = async ({ id, process_id }: ServerRow, reason: EndReason): Promise<void> => {
    await survivorOf(process_id)?.stop(0);
    await clearLaunch({ machine: await machine(), folder: join(options.folder, id), id });
    await end(id, { reason, exitCode: null, signal: null, lastLines: [] });
  };
  /** Processes of servers whose rows have ended, and of starts that were cut off. */
  const endSurvivors = async (): Promise<void> => {
    const own = [...options.processes.adopted.values()].filter(({ kind }) => kind === SERVER_PROCESS);
    const known = await processesInUse(
      db,
      own.map(({ id }) => id),
    );
    await Promise.all(own.filter(({ id }) => !known.has(id)).map((process) => process.stop(0)));
  };
  /** Folders of servers that have ended while no platform was there. */
  const clearFolder = async (): Promise<void> => {
    const names = await readdir(options.folder).catch(() => []);
    const live = new Set(names.length === 0 ? [] : (await liveOfNode(db, node ?? '')).map(({ id }) => id));
    for (const id of names.filter((name) => !live.has(name) && !running.has(name) && !inHand.has(name))) {
      await clearLaunch({ machine: await machine(), folder: join(options.folder, id), id });
    }
  };
  const inTime = <T>(work: () => Promise<T>): Promise<T> => insisted(work, () => isStopping);
  const start = async (row: ServerRow): Promise<void> => {
    const { id } = row;
    const server = serverOf(row);
    let plan: ServerPlan | undefined;
    try {
      plan = await inTime(async () => kinds.get(row.kind)?.plan(server));
      if (!(await inTime(() => beginServer(db, id, ids.uuid())))) {
        return;
      }
      if (plan === undefined) {
        await end(id, { reason: 'deleted', exitCode: null, signal: null, lastLines: [] });
        return;
      }
    } catch (error) {
      await notStarted(id, error, plan?.hidden);
      return;
    }
    await startOn(row, plan);
  };
  const notStarted = (id: string, error: unknown, hidden?: ServerPlan['hidden']): Promise<void> => {
    const said = error instanceof ProcessNotStarted ? error.ended.lastLines : [textOf(error)];
    return end(id, { reason: 'not started', exitCode: null, signal: null, lastLines: said.map(hiding(hidden)) });
  };
  /** Done again where somebody took a port between the look at it and its use: the next look finds others. */
  const startOn = async (row: ServerRow, plan: ServerPlan, tries = 1): Promise<void> => {
    const again = tries === PORT_TRIES ? undefined : () => startOn(row, plan, tries + 1);
    try {
      await inTime(() => run(row, plan, { again }));
    } catch (error) {
      await (again !== undefined && isPortLost(error) ? again() : notStarted(row.id, error, plan.hidden));
    }
  };
  const run = async (
    row: ServerRow,
    plan: ServerPlan,
    { survivor, again }: { readonly survivor?: Survivor; readonly again?: (() => Promise<void>) | undefined },
  ): Promise<void> => {
    const { id } = row;
    const own = await runServer(
      serverOf(row),
      plan,
      {
        ...{ db, clock, log, instance, timing, logs: options.logs, processes: options.processes },
        ...{ machine: await machine(), machineName: machineName(instance), folder: await place() },
        ...{ address: settings.nodeAddress, ports: settings.nodePorts, keeps: await keeps() },
        listenAddress: options.isOpen ? '0.0.0.0' : '127.0.0.1',
        onEvent: () => teller.wake(),
        isStopping: () => isStopping,
      },
      survivor,
    );
    running.set(id, own);
    const ended = own.ended.then(async (over) => {
      if (again === undefined || isStopping || !own.lostPort()) {
        await end(id, over);
      } else {
        take(row, inTime(() => givePorts(db, id)).then(again));
      }
    });
    void ended.finally(() => running.delete(id));
  };
  /** Done again until the database takes it: what has ended keeps its room and its ports until then. */
  const end = async (id: string, over: ServerEnd): Promise<void> => {
    for (;;) {
      try {
        await endServer(db, id, { teller: instance, end: over, at: clock.now().toISOString() });
        teller.wake();
        return;
      } catch (error) {
        if (isStopping) {
          return;
        }
        log.warn({ err: error, server: id }, 'the end of a server was not recorded yet');
        await pause(AGAIN_MS);
      }
    }
  };

  const desk = createDesk({
    ...{ clock, tellNode },
    async register(tx) {
      if (node === undefined) {
        await registerNode(tx, options, await machine());
      }
    },
  });

  return {
    ...desk,
    get sandbox() {
      return known?.facts ?? { level: 'none', ownNetwork: false, limits: 'watcher', missing: [] };
    },
    define(kind, what) {
      kinds.set(kind, what);
      begin();
    },
    async claim(tx, { kind, pool, labels = {} }) {
      for (let tries = 0; tries < CLAIM_TRIES; tries += 1) {
        const row = await claimReady(tx, { kind, pool, labels });
        if (row !== undefined) {
          await tellNode(tx, row.node, row.id);
          return serverOf(row);
        }
        if (!(await isAnyReady(tx, { kind, pool }))) {
          return undefined;
        }
        // why: the last ones may be in hands that give them back
        await pause(CLAIM_PAUSE_MS);
      }
      return undefined;
    },
    usage: (id) => running.get(id)?.sample(),
    async shut() {
      isStopping = true;
      clearInterval(timer);
      unsubscribe();
      await Promise.allSettled([working, ...inHand.values()]);
      if (node !== undefined && (await keeps())) {
        // why no word of leaving: another platform would take its servers for lost at once
        await Promise.allSettled([...running.values()].map((server) => server.leave()));
        await teller.stop();
        return;
      }
      const ends = [...running.values()].map(async (server) => {
        server.stop('platform restart', LEAVE_MS);
        const over = await server.ended;
        await endServer(db, server.id, { teller: instance, end: over, at: clock.now().toISOString() });
      });
      await Promise.allSettled(ends);
      await teller.stop();
      if (node !== undefined) {
        await leaveNode(db, node, instance).catch(() => undefined);
      }
      for (const folder of [options.folder, openFolder()]) {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    },
  };
}

function textOf(error: unknown): string {
  if (isDiskFull(error)) {
    return 'the disk of this node is full';
  }
  return error instanceof Error ? error.message : String(error);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
