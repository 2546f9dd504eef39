// Work that outlives its call: sent in the caller's transaction, done by whichever process is free, done again where
// one dies. Delivered at least once, so a handler must be safe to run twice. Time of its own belongs to schedules.
import type { Db } from '#db/connect';

export interface Job<Data extends object> {
  readonly id: string;
  readonly data: Data;
  /** Aborted when the job has taken longer than it may, or its process stops. */
  readonly signal: AbortSignal;
}

export type JobHandler<Data extends object> = (job: Job<Data>) => Promise<void>;

export interface JobOptions {
  /** How often a job that failed, or whose process died, is done again; 3 without it. */
  readonly retries?: number;
  /** Pause before the first retry, about doubled for each one after; 1 without it. */
  readonly backoffSeconds?: number;
  /** A job that takes longer is given up and retried; 60 without it. */
  readonly timeoutSeconds?: number;
}

export interface SendOptions {
  /** While a job of that name and key waits, a second one is not made. */
  readonly singletonKey?: string;
  /** Not before this moment of real time; for the platform's own time use a schedule. */
  readonly after?: Date;
}

export interface Jobs {
  /** Says how jobs of that name are done; once for each name, before the platform answers. */
  define<Data extends object>(name: string, handler: JobHandler<Data>, options?: JobOptions): void;
  /** Leaves a job with `db`, which may be an open transaction: there is no job where that is rolled back. */
  send(db: Db, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Does what may be done now, in the order it was sent, until nothing is left; answers how many. For test clocks. */
  settle(): Promise<number>;
}

/** What opens and closes the jobs of a platform. */
export interface JobRunner extends Jobs {
  /** Begins to work; nothing is loaded where nothing was defined. */
  start(): Promise<void>;
  /** Takes no more, lets what runs end within `drainMs`, and gives back the rest to be done elsewhere. */
  stop(drainMs?: number): Promise<void>;
}
