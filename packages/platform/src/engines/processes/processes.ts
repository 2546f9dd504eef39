// Child processes of this platform, each with a row in the database, so that nothing is forgotten when a platform dies:
// whoever comes back on that machine ends or adopts what still runs, and says of the rest that it is gone.
import type { Db } from '#db/connect';
import type { Ids } from '#kernel/keys/ids';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import { startChild } from './child.ts';
import {
  identityOf,
  isRunning,
  MARK,
  markedProcess,
  type ProcessIdentity,
  signalGroup,
  thisMachine,
} from './identity.ts';
import { LIMITS } from './limits.ts';
import { type Ended, type ProcessHandle, ProcessNotStarted, type ProcessSpec } from './spec.ts';
import {
  endProcess,
  foreignProcesses,
  forgetEnded,
  insertProcess,
  nameProcess,
  type Owner,
  type ProcessRow,
  takeOver,
} from './store.ts';

declare module '#kernel/ports' {
  interface Ports {
    readonly processes: Processes;
  }
}

export interface Processes {
  /**
   * Starts a process and resolves once it is ready; where it is not linked, once it runs.
   * @throws ProcessNotStarted
   */
  start(spec: ProcessSpec): Promise<ProcessHandle>;
  /** Processes of dead platforms that run on and are this one's now; they have no link and no output. */
  readonly adopted: ReadonlyMap<string, AdoptedProcess>;
  /** Sees to the processes of platforms that are gone. Done at the start, and now and then. */
  reconcile(): Promise<Reconciled>;
  /** Stops every process of this platform. */
  stop(): Promise<void>;
}

export interface AdoptedProcess extends Pick<ProcessHandle, 'id' | 'pid' | 'ended' | 'leave'> {
  readonly kind: string;
  readonly appId: string | null;
  /** `ask` where SIGTERM to its group would reach the wrong one. */
  stop(graceMs?: number, ask?: (pid: number) => void): Promise<Ended>;
}

export interface Reconciled {
  readonly adopted: number;
  readonly stopped: number;
  readonly gone: number;
}

export interface ProcessesOptions {
  readonly db: Db;
  /** Of this platform among the instances. */
  readonly instance: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

const RECONCILE_EVERY_MS = 20_000;
const LOOK_EVERY_MS = 500;
const SHORT_MS = 50;
const ENDS_KEPT_MS = 7 * 86_400_000;

export function createProcesses({ db, instance, clock, ids, log }: ProcessesOptions): Processes {
  const machine = thisMachine() ?? `unknown ${instance}`;
  const owner: Owner = { instance, machine, self: identityOf(process.pid) ?? { pid: process.pid, startedAt: '' } };
  const live = new Map<string, Pick<ProcessHandle, 'stop'>>();
  const adopted = new Map<string, AdoptedProcess>();
  let isStopping = false;

  const noteEnd = async (id: string, reason: string): Promise<void> => {
    live.delete(id);
    adopted.delete(id);
    await endProcess(db, { id, instance }, { reason, at: clock.now().toISOString() }).catch((error: unknown) =>
      log.warn({ err: error, process: id }, 'the end of a process was not recorded'),
    );
  };

  const start = async (spec: ProcessSpec): Promise<ProcessHandle> => {
    if (isStopping) {
      throw new Error('the platform stops');
    }
    const { kind, appId = null, onRestart, env } = spec;
    const id = ids.uuid();
    const began_at = clock.now().toISOString();
    // why before: a platform that dies in between leaves nothing behind that nobody knows of
    await insertProcess(db, owner, { id, kind, app_id: appId, on_restart: onRestart, began_at });
    const child = await startChild({ ...spec, env: { ...env, [MARK]: id } }).catch(async (error: Error) => {
      await noteEnd(id, 'not started');
      throw new ProcessNotStarted(kind, {
        reason: 'not started',
        code: null,
        signal: null,
        lastLines: [error.message],
      });
    });
    try {
      await nameProcess(db, id, identityOf(child.pid) ?? { pid: child.pid, startedAt: '' });
    } catch (error) {
      await child.stop(0);
      throw error;
    }
    const ended = child.ended.then(async (end) => {
      await noteEnd(id, end.reason);
      if (end.reason !== 'stopped' && !(spec.endsItself === true && end.code === 0)) {
        log.warn({ process: id, kind, reason: end.reason, code: end.code, signal: end.signal }, 'a process ended');
      }
      return end;
    });
    const stop = (graceMs?: number) => child.stop(graceMs).then(() => ended);
    const leave = (): void => {
      live.delete(id);
      child.leave();
    };
    live.set(id, { stop });
    const ready = await child.ready;
    if (ready === undefined) {
      throw new ProcessNotStarted(kind, await ended);
    }
    return { id, pid: child.pid, ready: ready.body, ended, send: child.send, give: child.give, stop, leave };
  };

  const adopt = ({ id, kind, app_id: appId }: ProcessRow, identity: ProcessIdentity): AdoptedProcess => {
    let reason: Ended['reason'] = 'exited';
    const left = new AbortController();
    const ended = gone(identity, left.signal).then(async (): Promise<Ended> => {
      await noteEnd(id, reason);
      return { reason, code: null, signal: null, lastLines: [] };
    });
    return {
      ...{ id, kind, appId, pid: identity.pid, ended },
      async stop(graceMs = LIMITS.graceMs, ask) {
        reason = 'stopped';
        await endRunning(identity, graceMs, ask);
        return ended;
      },
      leave() {
        adopted.delete(id);
        left.abort();
      },
    };
  };

  const settle = async (row: ProcessRow): Promise<keyof Reconciled | undefined> => {
    const at = clock.now().toISOString();
    if (row.machine !== machine) {
      // why the heartbeat: of another machine nothing else is known
      const lost = !row.owner_beats && (await endProcess(db, row, { reason: 'node lost', at }));
      return lost ? 'gone' : undefined;
    }
    if (isRunning({ pid: row.owner_pid, startedAt: row.owner_started }) || !(await takeOver(db, owner, row))) {
      return undefined;
    }
    const identity = row.pid === null ? markedProcess(row.id) : { pid: row.pid, startedAt: row.started };
    if (identity === undefined || !isRunning(identity)) {
      await noteEnd(row.id, 'platform restart');
      return 'gone';
    }
    if (row.on_restart === 'adopt') {
      await nameProcess(db, row.id, identity);
      const process = adopt(row, identity);
      adopted.set(row.id, process);
      return 'adopted';
    }
    await endRunning(identity, LIMITS.graceMs);
    await noteEnd(row.id, 'platform restart');
    return 'stopped';
  };

  const reconcile = async (): Promise<Reconciled> => {
    const counts = { adopted: 0, stopped: 0, gone: 0 };
    for (const row of await foreignProcesses(db, instance)) {
      const outcome = await settle(row);
      if (outcome !== undefined) {
        counts[outcome] += 1;
        log.warn({ process: row.id, kind: row.kind, outcome }, 'a process of a platform that is gone was seen to');
      }
    }
    await forgetEnded(db, new Date(clock.now().getTime() - ENDS_KEPT_MS).toISOString());
    return counts;
  };

  const again = setInterval(() => {
    reconcile().catch((error: unknown) => log.warn({ err: error }, 'processes could not be seen to'));
  }, RECONCILE_EVERY_MS).unref();

  return {
    start,
    adopted,
    reconcile,
    async stop() {
      isStopping = true;
      clearInterval(again);
      await Promise.all([...live.values(), ...adopted.values()].map((process) => process.stop()));
    },
  };
}

/** SIGTERM, then SIGKILL; to that very process and its group only. */
async function endRunning(
  identity: ProcessIdentity,
  graceMs: number,
  ask: (pid: number) => void = (pid) => void signalGroup(pid, 'SIGTERM'),
): Promise<void> {
  if (!isRunning(identity)) {
    return;
  }
  ask(identity.pid);
  const until = performance.now() + graceMs;
  while (isRunning(identity) && performance.now() < until) {
    await pause(SHORT_MS);
  }
  while (isRunning(identity)) {
    signalGroup(identity.pid, 'SIGKILL');
    await pause(SHORT_MS);
  }
}

/** Never resolves once it was left. */
async function gone(identity: ProcessIdentity, left: AbortSignal): Promise<void> {
  while (isRunning(identity)) {
    await pause(LOOK_EVERY_MS);
    if (left.aborted) {
      await new Promise(() => undefined);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
