// Parses what strangers send in processes of their own: few of them, one file of an app at a time, each file held to
// limits, and each process behind a wall. The first file starts the first process; one that nobody needs ends.
import type { Processes } from '#engines/processes/processes';
import { ProcessNotStarted } from '#engines/processes/spec';
import { type Machine, readMachine } from '#engines/sandbox/machine';
import type { SandboxLevel } from '#engines/sandbox/port';
import type { Log } from '#kernel/watch/log';
import { type Asked, FORMATS, type Format, type Limits, type Parsed } from './formats.ts';
import { HEAP_MIB, type Job, Killed, NotParsed, type Seat, startSeat, wasKilled } from './seat.ts';
import { type Code, ownCode, type ParserWall, wallOf } from './wall.ts';

export { type Job, NotParsed } from './seat.ts';

declare module '#kernel/ports' {
  interface Ports {
    readonly parsers: Parsers;
  }
}

export interface Parsers {
  /**
   * Waits for its turn, then reads the file.
   * @throws NotParsed, and what `read` of the job rejects with
   */
  parse<F extends Format>(format: F, job: Job & { readonly ask?: Asked[F] }): Promise<Parsed[F]>;
  /** Whether a file of this app may wait for its turn now. */
  hasRoom(appId: string): boolean;
}

export interface ParsersOptions {
  readonly processes: Pick<Processes, 'start'>;
  readonly log: Log;
  /** Where files lie on their way to a process and out of it: beside those, so that nothing is copied. */
  readonly folder: string;
  /** The most that is used of the wall. */
  readonly sandbox: SandboxLevel;
  /** The process, and what its formats may cost; a test brings its own. */
  readonly code?: Code;
  readonly formats?: Readonly<Record<string, Limits>>;
  /** After so long a process that nobody needs ends. */
  readonly idleMs?: number;
}

const SEATS = 2;
const WAITING = 64;
const WAITING_OF_APP = 4;
const IDLE_MS = 30_000;
const MOST_ATTEMPTS = 3;

interface Turn {
  readonly appId: string;
  readonly take: () => void;
}

export function createParsers(options: ParsersOptions): Parsers {
  const { processes, log, folder, sandbox, code = ownCode(), formats = FORMATS, idleMs = IDLE_MS } = options;
  const waiting: Turn[] = [];
  const busy = new Set<string>();
  const idle: Seat[] = [];
  let idleTimer: NodeJS.Timeout | undefined;
  let found: Promise<{ readonly machine: Machine; readonly wall: ParserWall }> | undefined;

  const next = (): void => {
    const at = busy.size < SEATS ? waiting.findIndex(({ appId }) => !busy.has(appId)) : -1;
    const [turn] = at < 0 ? [] : waiting.splice(at, 1);
    if (turn !== undefined) {
      busy.add(turn.appId);
      turn.take();
      next();
    }
  };
  const hasRoom = (of: string): boolean =>
    waiting.length < WAITING && waiting.filter(({ appId }) => appId === of).length < WAITING_OF_APP;
  const turnOf = (appId: string): Promise<void> => {
    if (!hasRoom(appId)) {
      throw new NotParsed('too many wait to be read');
    }
    return new Promise((take) => {
      waiting.push({ appId, take });
      next();
    });
  };
  const leave = (seat: Seat, limits: Limits): void => {
    if (seat.isFit(limits)) {
      idle.push(seat);
    } else {
      end(seat);
    }
    // why of those that were idle before too: whoever took a seat has stopped their time
    if (idle.length > 0) {
      idleTimer ??= setTimeout(endIdle, idleMs).unref();
    }
  };
  const end = (seat: Seat): void => {
    seat.stop().catch((error: unknown) => log.error({ err: error }, 'a process that parses was not ended'));
  };
  const endIdle = (): void => {
    idleTimer = undefined;
    idle.splice(0).forEach(end);
  };
  const begin = async (heapMib: number): Promise<Seat> => {
    found ??= readMachine({ atMost: sandbox }).then((machine) => ({ machine, wall: wallOf(machine) }));
    const { machine, wall } = await found;
    const start = (behind: ParserWall) =>
      startSeat({ ...{ processes, log, machine, code, folder, heapMib }, wall: behind });
    try {
      return await start(wall);
    } catch (error) {
      if (wall === 'permission' || !hasFailed(error)) {
        throw error;
      }
      log.warn({ err: error }, 'Node does not run behind the wall here; what parses is held by its permissions alone');
      found = Promise.resolve({ machine, wall: 'permission' });
      return start('permission');
    }
  };
  const seatFor = async (limits: Limits): Promise<Seat> => {
    clearTimeout(idleTimer);
    idleTimer = undefined;
    const at = idle.findLastIndex((seat) => seat.isFit(limits));
    const [fitting] = at < 0 ? [] : idle.splice(at, 1);
    if (fitting !== undefined) {
      return fitting;
    }
    // why: there are never more processes than seats, whatever they were made for
    idle.splice(0, Math.max(0, idle.length + busy.size - SEATS)).forEach(end);
    return begin(limits.heapMib ?? HEAP_MIB);
  };
  const parseOnce = async (format: string, job: Job & { readonly ask?: unknown }, limits: Limits): Promise<unknown> => {
    const seat = await seatFor(limits);
    try {
      return await seat.parse(format, job, limits);
    } finally {
      leave(seat, limits);
    }
  };

  return {
    hasRoom,
    async parse<F extends Format>(format: F, job: Job & { readonly ask?: Asked[F] }) {
      const limits = formats[format];
      if (limits === undefined) {
        throw new Error(`no limits of ${format}`);
      }
      await turnOf(job.appId);
      try {
        return (await unlessKilled(() => parseOnce(format, job, limits))) as Parsed[F];
      } finally {
        busy.delete(job.appId);
        next();
      }
    },
  };
}

/** Again in another process where somebody ended the one at work, but not for ever: the file may be the cause. */
async function unlessKilled<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isKilled(error)) {
        throw error;
      }
    }
  }
}

function isKilled(error: unknown): boolean {
  return error instanceof Killed || (error instanceof ProcessNotStarted && wasKilled(error.ended));
}

/** By itself, and not because somebody ended it or the machine was slow. */
function hasFailed(error: unknown): boolean {
  return error instanceof ProcessNotStarted && error.ended.reason === 'exited' && !wasKilled(error.ended);
}
