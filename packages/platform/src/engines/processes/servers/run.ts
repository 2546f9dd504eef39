// One server on this machine, from the taking of its ports to the moment when nothing is left of it.
import { join } from 'node:path';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Logs, LogWriter } from '#engines/logs/port';
import { openPipes, readOutput } from '#engines/processes/child';
import { LIMITS } from '#engines/processes/limits';
import type { AdoptedProcess, Processes } from '#engines/processes/processes';
import {
  type Ended,
  type Line,
  type OutputPipes,
  type ProcessHandle,
  ProcessNotStarted,
} from '#engines/processes/spec';
import { recentTree, useOf } from '#engines/processes/tree';
import type { Machine } from '#engines/sandbox/machine';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import { documentOf } from './document.ts';
import { hiding } from './hide.ts';
import { areFree, takePorts } from './host-ports.ts';
import { insisted } from './insist.ts';
import { bytesIn, DEFAULTS, prepareLaunch, type Running, reopenLaunch, signal } from './launch.ts';
import { listenPort, SIDECAR_PORT } from './network.ts';
import type { EndReason, GivenPort, Server, ServerEnd, ServerPlan, ServerSample } from './port.ts';
import { openSidecar, refuseMore, type Sidecar, type SidecarCalls } from './sidecar.ts';
import { isSocketOf, listensOnAll, ownerOfConnection, trafficOf } from './sockets-of.ts';
import { type Change, changeServer, findServer, givePorts, serverOf } from './store.ts';

export interface RunOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly logs: Logs;
  readonly processes: Processes;
  readonly machine: Machine;
  /** Of this machine among the ports. */
  readonly machineName: string;
  readonly instance: string;
  /** Folders of servers. */
  readonly folder: string;
  readonly address: string;
  readonly listenAddress: string;
  readonly ports: readonly [number, number];
  readonly timing: ServerTiming;
  /** Whether servers run on where this platform ends. */
  readonly keeps: boolean;
  /** Something is to be told. */
  readonly onEvent: () => void;
  /** Nothing waits for a database that is away any more. */
  readonly isStopping: () => boolean;
}

/** Liveness is no business time: it goes by the machine's own clock. */
export interface ServerTiming {
  /** Without `/health` it is unhealthy. */
  readonly healthMs: number;
  /** From unhealthy to its end. */
  readonly unhealthyMs: number;
  /** From SIGTERM to SIGKILL. */
  readonly graceMs: number;
  /** Between two looks at the tree of processes, and at what it has written. */
  readonly lookMs: number;
  readonly diskMs: number;
  /** From a call of `/shutdown` to SIGTERM, where it does not end by itself. */
  readonly shutdownMs: number;
  /** Age from which open ports stand for `/ready`. */
  readonly portsMs: number;
}

export const TIMING: ServerTiming = {
  healthMs: 15_000,
  unhealthyMs: 30_000,
  graceMs: 10_000,
  lookMs: 250,
  diskMs: 2000,
  shutdownMs: 1000,
  portsMs: 2000,
};

export interface RunningServer {
  readonly id: string;
  readonly kind: string;
  /** Settles once it has ended and nothing of it is left on this machine; its row is not ended yet. */
  readonly ended: Promise<ServerEnd>;
  stop(reason: EndReason, graceMs?: number): void;
  /** Of one that has ended: whether somebody had taken one of its ports before it could listen. */
  lostPort(): boolean;
  sample(): ServerSample;
  /** Its row was changed elsewhere. */
  changed(): void;
  /** When it was last heard, where that was not noted yet. */
  takeHeard(): string | undefined;
  /** Lets it run on, for the platform that comes next. */
  leave(): Promise<void>;
}

/** A server of a platform that is gone, which runs on. */
export interface Survivor {
  readonly process: AdoptedProcess;
  readonly sidecarPort: number;
  readonly output: OutputPipes;
}

/** Its word among the processes. */
export const SERVER_PROCESS = 'game-server';

const MIB = 1024 * 1024;
const DRAIN_MS = 1000;
const OVER = 1.1;
const READINGS = 2;
const MOST_LABELS = 64;
const MOST_PLAYERS = 10_000;
const MOST_WAITING = 64;
const BOOST_EVERY_MS = 60_000;

/**
 * Starts a server, or goes on with one that survived its platform.
 * @throws Error where it was not started; nothing is left then, but the process of a survivor
 */
export async function runServer(
  server: Server,
  plan: ServerPlan,
  options: RunOptions,
  survivor?: Survivor,
): Promise<RunningServer> {
  const { db, clock, log, logs, processes, machine, timing, instance } = options;
  const { id, limits } = server;
  const writer = await logs.open(plan.log);
  const hide = hiding(plan.hidden);
  const hear = ({ from, text }: Line): void => writer.write({ from, text: hide(text) });
  const undo: (() => Promise<void> | void)[] = [() => closeLog(writer, log)];
  const warnOfLeft = (error: unknown): void => log.warn({ err: error, server: id }, 'something of a server is left');
  const undoAll = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) {
      await Promise.resolve(step()).catch(warnOfLeft);
    }
  };
  const say = (text: string): void => writer.write({ from: 'platform', text });
  const now = () => clock.now().toISOString();
  try {
    say(
      survivor === undefined
        ? `starting on ${server.node}, sandbox ${machine.facts.level}, limits by ${machine.facts.limits}`
        : 'runs on: the platform was started again',
    );
    const ports =
      survivor === undefined
        ? await takePorts(db, server.ports, {
            ...{ machine: options.machineName, serverId: id, range: options.ports, address: options.listenAddress },
          })
        : server.ports;
    let handle: Pick<ProcessHandle, 'id' | 'pid' | 'ended' | 'stop' | 'leave'> | undefined;
    let launch: Running | undefined;
    let asked: EndReason | undefined;
    let shutdownCalled = server.state === 'Shutdown';
    let spoke = server.heardAt !== null;
    let heardAt = performance.now();
    let heardNoted: string | undefined;
    let isReady = server.readyAt !== null;
    let boostedAt = Number.NEGATIVE_INFINITY;

    let isOver = false;
    let changes: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    /** In the order in which they were asked for, also where the database is away for a while. */
    const change = async (what: Change): Promise<boolean> => {
      if (waiting >= MOST_WAITING) {
        refuseMore('calls that wait for the database', MOST_WAITING);
      }
      waiting += 1;
      const made = changes.then(() =>
        insisted(
          () => changeServer(db, id, instance, what),
          () => isOver || options.isStopping(),
        ),
      );
      changes = made.catch(() => undefined);
      const changed = await made.finally(() => {
        waiting -= 1;
      });
      if (changed) {
        sidecar.changed();
        options.onEvent();
      }
      return changed;
    };
    const row = async (): Promise<Server> => {
      const found = await findServer(db, id);
      return found === undefined ? server : serverOf(found);
    };
    const rowInTime = (): Promise<Server> => insisted(row, () => isOver || options.isStopping());
    const becomeReady = async (): Promise<void> => {
      const at = now();
      isReady = true;
      heardAt = performance.now();
      // why not from allocated: whoever has it would lose it to the next one
      await change({
        what: 'ready',
        from: ['Scheduled', 'RequestReady', 'Reserved'],
        to: 'Ready',
        set: { ready_at: at },
      });
    };
    const stop = (reason: EndReason, graceMs = timing.graceMs): void => {
      if (asked !== undefined) {
        return;
      }
      asked = reason;
      say(`ending: ${reason}`);
      handle?.stop(graceMs).catch(() => undefined);
    };
    const kill = (reason: EndReason, why: string): void => {
      if (asked === undefined) {
        asked = reason;
        say(why);
      }
      killAll();
    };
    const killAll = (): void => {
      const { pid } = handle ?? {};
      if (pid !== undefined) {
        const all = launch?.processes(pid) ?? [];
        void handle?.stop(0).catch(() => undefined);
        // why one by one too: what has left the group is not reached by it
        all.forEach((one) => void signal(one, 'SIGKILL'));
      }
    };

    const calls: SidecarCalls = {
      ready: async () => {
        spoke = true;
        await becomeReady();
      },
      health() {
        spoke = true;
        heardAt = performance.now();
        heardNoted = now();
      },
      async shutdown() {
        spoke = true;
        shutdownCalled = true;
        // why before it is noted: it ends whether the database is there or not
        setTimeout(() => stop('shutdown'), timing.shutdownMs).unref();
        await change({ what: 'shutdown', to: 'Shutdown' });
      },
      async allocate() {
        spoke = true;
        await change({ what: 'allocated', from: ['Scheduled', 'RequestReady', 'Ready', 'Reserved'], to: 'Allocated' });
      },
      async reserve(seconds) {
        spoke = true;
        const did = await change({
          what: 'reserved',
          from: ['Scheduled', 'RequestReady', 'Ready', 'Allocated'],
          to: 'Reserved',
        });
        if (did && seconds > 0) {
          const back = { what: 'ready', from: ['Reserved'], to: 'Ready', set: { ready_at: now() } } as const;
          setTimeout(() => void change(back).catch(() => undefined), seconds * 1000).unref();
        }
      },
      async setLabel(key, value) {
        spoke = true;
        await put('labels', key, value);
      },
      async setAnnotation(key, value) {
        spoke = true;
        await put('annotations', key, value);
      },
      acquireCpu(factor, seconds) {
        const at = performance.now();
        if (launch?.group === undefined) {
          say('acquire-cpu: processor time is not held on this node, so there is nothing to raise');
        } else if (at - boostedAt < BOOST_EVERY_MS) {
          say('acquire-cpu: once a minute');
        } else {
          boostedAt = at;
          const { group } = launch;
          group.limitCpu(limits.cpuMillis * factor);
          setTimeout(() => isOver || group.limitCpu(limits.cpuMillis), seconds * 1000).unref();
        }
      },
      async connectPlayer(playerId) {
        const { players } = await rowInTime();
        if (players.some((player) => player.playerId === playerId)) {
          return false;
        }
        return players.length >= MOST_PLAYERS
          ? refuseMore('players', MOST_PLAYERS)
          : setPlayers([...players, { playerId, connectedAt: now() }]);
      },
      async disconnectPlayer(playerId) {
        const { players } = await rowInTime();
        const left = players.filter((player) => player.playerId !== playerId);
        return left.length < players.length && setPlayers(left);
      },
      players: async () => (await row()).players.map(({ playerId }) => playerId),
      document: async () => documentOf(await row(), { env: plan.env, expireAt: plan.expireAt }),
    };
    const put = async (column: 'labels' | 'annotations', key: string, value: string): Promise<void> => {
      const kept = (await rowInTime())[column];
      if (kept[key] === undefined && Object.keys(kept).length >= MOST_LABELS) {
        refuseMore(column, MOST_LABELS);
      }
      await change({ what: 'changed', set: { [column]: json({ ...kept, [key]: value }) } });
    };
    const setPlayers = (players: Server['players']): Promise<boolean> =>
      change({ what: 'players', set: { players: json(players) } });
    /** One after another: each reads what the one before has written. */
    let turn: Promise<unknown> = Promise.resolve();
    const inTurn =
      <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
      (...args: Args): Promise<T> => {
        const done = turn.then(() => call(...args));
        turn = done.catch(() => undefined);
        return done;
      };

    const begun = Promise.withResolvers<{ readonly pid: number; readonly launch: Running }>();
    // why: one that was not started is said below
    begun.promise.catch(() => undefined);
    undo.push(() => begun.reject(new Error('it was not started')));
    const isCaller = async (from: number, to: number): Promise<boolean> => {
      const owner = ownerOfConnection(from, to);
      // why awaited: a program may be quicker than what notes that it runs
      const { pid, launch: own } = await begun.promise;
      if (owner === undefined) {
        return false;
      }
      if (own.ownNetwork) {
        // why: its network is passed on by us, and nobody inside of another one reaches this port
        return owner.uid === (process.getuid?.() ?? 0) || owner.uid === 0;
      }
      return own.uid === undefined ? isSocketOf(owner.inode, own.processes(pid)) : owner.uid === own.uid;
    };
    const sidecar: Sidecar = await openSidecar({
      calls: {
        ...calls,
        setLabel: inTurn(calls.setLabel),
        setAnnotation: inTurn(calls.setAnnotation),
        connectPlayer: inTurn(calls.connectPlayer),
        disconnectPlayer: inTurn(calls.disconnectPlayer),
      },
      ...{ isCaller, nowMs: () => performance.now(), port: survivor?.sidecarPort ?? 0 },
      onFault: (error) => log.warn({ err: error, server: id }, 'a call of a sidecar failed'),
    });
    undo.push(() => sidecar.close());
    const { ownNetwork } = machine.facts;
    const sidecarPort = ownNetwork ? SIDECAR_PORT : sidecar.port;
    const env = {
      ...plan.env,
      ...Object.fromEntries(ports.map((port) => [envNameOf(port), String(listenPort(port, machine))])),
      ...{ MULTIVERSE_SDK_HTTP_PORT: String(sidecarPort), AGONES_SDK_HTTP_PORT: String(sidecarPort) },
    };
    const place = { machine, server, sidecarPort: sidecar.port, folder: join(options.folder, id) };
    const start = async (): Promise<[Running, ProcessHandle]> => {
      const made = await prepareLaunch({
        ...{ ...place, plan, ports, address: options.listenAddress, env, keeps: options.keeps },
      });
      undo.push(() => made.undo());
      const begin = () =>
        processes.start({
          ...{ kind: SERVER_PROCESS, appId: server.appId, linked: false, onRestart: options.keeps ? 'adopt' : 'stop' },
          ...made.spec,
          onLine: hear,
          limits: { graceMs: timing.graceMs },
        });
      // why once more: on a busy machine the kernel now and then does not give the wall its loopback, or ends it
      const process = await begin().catch((error: unknown) => {
        if (isWallFault(error)) {
          return begin();
        }
        throw error;
      });
      return [made, process];
    };
    const goOn = ({ process, output }: Survivor): [Running, NonNullable<typeof handle>] => {
      const made = reopenLaunch(place);
      undo.push(() => made.undo());
      const pipes = openPipes(output);
      const lastLines: string[] = [];
      const read = readOutput(pipes, { limits: LIMITS, lastLines, onLine: hear });
      const close = () => Object.values(pipes).forEach((pipe) => void pipe?.destroy());
      const ended = process.ended.then(async (end) => {
        // why so long: what somebody outside its group holds open is not waited for
        const late = setTimeout(close, DRAIN_MS);
        await read;
        clearTimeout(late);
        return { ...end, lastLines };
      });
      const leave = (): void => {
        process.leave();
        close();
      };
      const stop = (graceMs?: number) => process.stop(graceMs, made.ask).then(() => ended);
      return [made, { id: process.id, pid: process.pid, ended, stop, leave }];
    };
    const [prepared, running] = survivor === undefined ? await start() : goOn(survivor);
    launch = prepared;
    handle = running;
    begun.resolve({ pid: running.pid, launch: prepared });
    const startedAt = performance.now();
    let lastLines: readonly string[] = [];
    let isPortLost = false;
    const ended = running.ended.then(async (end): Promise<ServerEnd> => {
      isOver = true;
      clearInterval(look);
      clearInterval(disk);
      lastLines = end.lastLines.map(hide);
      const outOfMemory = (prepared.group?.outOfMemory() ?? 0) > 0;
      const reason = outOfMemory ? 'out of memory' : (asked ?? (shutdownCalled ? 'shutdown' : 'exited'));
      say(
        `ended: ${reason}${end.code === null ? '' : `, exit code ${end.code}`}${end.signal === null ? '' : `, ${end.signal}`}`,
      );
      await undoAll();
      // why only without a network: in its own nobody else has its ports
      if (survivor === undefined && !prepared.ownNetwork && reason === 'exited' && end.code !== 0 && !isReady) {
        isPortLost = !(await areFree(ports, options.listenAddress));
      }
      return { reason, exitCode: end.code, signal: end.signal, lastLines };
    });

    let over = 0;
    let cpuMs = 0;
    let lastUse = useOf(survivor === undefined ? [] : prepared.processes(running.pid));
    let lookedAt = performance.now();
    let sampled = { at: performance.now(), cpuMs: 0, cpuMillis: 0 };
    let unhealthyAt = server.state === 'Unhealthy' ? performance.now() : undefined;
    const watch = (): void => {
      const at = performance.now();
      // why: while this process stood still nobody could be heard
      const stood = Math.max(0, at - lookedAt - timing.lookMs * 4);
      lookedAt = at;
      heardAt += stood;
      const all = prepared.processes(running.pid, recentTree());
      const use = useOf(all);
      // why only up: what ends takes its time along
      cpuMs += Math.max(0, use.cpuMs - lastUse.cpuMs);
      lastUse = use;
      over = use.memoryBytes > limits.memoryMiB * MIB * OVER ? over + 1 : 0;
      if (over >= READINGS && prepared.group === undefined) {
        kill('out of memory', `out of memory: ${Math.round(use.memoryBytes / MIB)} MiB of ${limits.memoryMiB} MiB`);
      }
      if (use.processes > (limits.processes ?? DEFAULTS.processes) * OVER + 4) {
        kill('exited', `too many processes: ${use.processes}`);
      }
      if (plan.readyByPorts === true && !isReady && !spoke && at - startedAt > timing.portsMs) {
        const inside = prepared.inside(running.pid, recentTree());
        const listening = ports.filter(({ protocol }) => protocol === 'TCP');
        const numbers = listening.map((port) => listenPort(port, machine));
        if (inside !== undefined && numbers.length > 0 && listensOnAll(inside, numbers)) {
          void becomeReady().catch(() => {
            isReady = false;
          });
        }
      }
      const isJudged = isReady && (spoke || plan.readyByPorts !== true);
      if (isJudged && unhealthyAt === undefined && at - heardAt > timing.healthMs) {
        unhealthyAt = at;
        say('unhealthy: it was not heard of');
        void change({ what: 'unhealthy', from: ['Ready', 'Reserved', 'Allocated'], to: 'Unhealthy' }).catch(
          () => undefined,
        );
      }
      if (unhealthyAt !== undefined && at - unhealthyAt > timing.unhealthyMs) {
        stop('heartbeat lost');
      }
    };
    const look = setInterval(watch, timing.lookMs).unref();
    const mostDisk = (limits.diskMiB ?? DEFAULTS.diskMiB) * MIB;
    let measuring = false;
    const measure = async (): Promise<void> => {
      if (!measuring) {
        measuring = true;
        const bytes = await bytesIn(prepared.dataFolder, mostDisk).finally(() => {
          measuring = false;
        });
        if (bytes > mostDisk) {
          kill('disk full', `disk full: more than ${limits.diskMiB ?? DEFAULTS.diskMiB} MiB were written`);
        }
      }
    };
    const disk = setInterval(() => void measure().catch(() => undefined), timing.diskMs).unref();

    if (survivor === undefined) {
      // why whatever it answers: one that is to end already is ended by its agent, which knows why
      await change({
        what: 'started',
        set: { started_at: now(), address: options.address, ports: json(ports), process_id: running.id },
      });
    } else if (shutdownCalled) {
      setTimeout(() => stop('shutdown'), timing.shutdownMs).unref();
    }
    return {
      id,
      kind: server.kind,
      ended,
      stop,
      changed: () => sidecar.changed(),
      lostPort: () => isPortLost,
      async leave() {
        clearInterval(look);
        clearInterval(disk);
        running.leave();
        sidecar.close();
        say('runs on: the platform is stopped');
        await closeLog(writer, log);
      },
      takeHeard() {
        const at = heardNoted;
        heardNoted = undefined;
        return at;
      },
      sample() {
        const at = performance.now();
        const inside = prepared.ownNetwork ? prepared.inside(running.pid, recentTree()) : undefined;
        if (at - sampled.at > 1000) {
          sampled = { at, cpuMs, cpuMillis: Math.round(((cpuMs - sampled.cpuMs) / (at - sampled.at)) * 1000) };
        }
        const traffic = inside === undefined ? { sentBytes: 0, receivedBytes: 0 } : trafficOf(inside);
        return { id, appId: server.appId, cpuMillis: sampled.cpuMillis, memoryBytes: lastUse.memoryBytes, ...traffic };
      },
    };
  } catch (error) {
    for (const line of linesOf(error)) {
      say(hide(line));
    }
    await undoAll();
    if (survivor === undefined) {
      await givePorts(db, id).catch(warnOfLeft);
    }
    throw error;
  }
}

/** `PORT_GAME` for the port `game`. */
export function envNameOf({ name }: Pick<GivenPort, 'name'>): string {
  return `PORT_${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
}

/** Whether the wall fell before the program began: it says that it has no loopback, or nothing at all. */
function isWallFault(error: unknown): boolean {
  const said = error instanceof ProcessNotStarted ? error.ended.lastLines : undefined;
  return said !== undefined && (said.length === 0 || said.some((line) => /^bwrap: loopback/.test(line)));
}

async function closeLog(writer: LogWriter, log: Log): Promise<void> {
  await writer
    .close()
    .catch((error: unknown) => log.warn({ err: error }, 'the last lines of a server are not kept yet'));
}

function linesOf(error: unknown): readonly string[] {
  const { ended, message = String(error) } = error as { readonly ended?: Ended; readonly message?: string };
  return [`not started: ${message}`, ...(ended?.lastLines ?? [])];
}
