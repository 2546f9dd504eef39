// The queue that carries long work: sent in the caller's transaction, done by whichever process has room, done again
// where one dies or fails. Delivered at least once, so a handler must be safe to run twice. When work is due is a
// question of schedules; the queue knows only what is due now.
import type { Db } from '#db/connect';

export interface Job<Data extends object> {
  readonly id: string;
  readonly data: Data;
  /** Aborted when the job has taken longer than it may, or its process stops. */
  readonly signal: AbortSignal;
  /** No other try comes after this one. */
  readonly lastTry: boolean;
}

export type JobHandler<Data extends object> = (job: Job<Data>) => Promise<void>;

export interface JobOptions {
  /** How often a job that failed, or whose process died, is done again; 3 without it. */
  readonly retries?: number;
  /** Pause before the first retry, about doubled for each one after, an hour at most; 10 without it. */
  readonly backoffSeconds?: number;
  /** A job that takes longer is given up and retried; 600 without it, a day at most. */
  readonly timeoutSeconds?: number;
  /** Jobs of the queue at a time in each process; 1 without it. */
  readonly atOnce?: number;
}

export const JOB_DEFAULTS: Required<JobOptions> = { retries: 3, backoffSeconds: 10, timeoutSeconds: 600, atOnce: 1 };

/** Where a job stands: it waits or is at work; every try failed; or the queue has no such job (any more). */
export type JobState = 'unfinished' | 'failed' | 'gone';

export interface Jobs {
  /** Says how jobs of a queue are done; once for each name, before the queue opens. */
  define<Data extends object>(name: string, handler: JobHandler<Data>, options?: JobOptions): void;
  /** Opens the queue where it is not open yet, and begins to work: nothing of it is loaded before. */
  open(): Promise<void>;
  /** Leaves a job with `db`, which may be an open transaction: there is no job where that is rolled back. */
  send(db: Db, name: string, data: object, id?: string): Promise<void>;
  stateOf(db: Db, name: string, id: string): Promise<{ readonly state: JobState; readonly error: string }>;
  /** Leaves what is not tried any more where an operator finds it. */
  bury(db: Db, letter: DeadLetter): Promise<void>;
  /** Takes no more, tells what runs to end, and gives back what has not ended within `drainMs` to be done elsewhere. */
  stop(drainMs?: number): Promise<void>;
}

/** A turn of a schedule that failed at each try. */
export interface DeadLetter {
  readonly service: string;
  /** Of the schedule's row: `{name}` or `{name}/{subject}`. */
  readonly key: string;
  /** RFC 3339. */
  readonly dueAt: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly error: string;
}

/** Schema of the queue's tables. */
export const JOBS_SCHEMA = 'jobs';
/** Name of the queue that holds dead letters; nobody works on it. */
export const DEAD_LETTERS = 'dead-letters';
