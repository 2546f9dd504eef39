// Jobs on pg-boss. It runs on real time and carries only work that is due. Every send wakes the workers of all
// processes through the fan-out, so that polling is only for retries and for what a dead process left behind.
import type { Db as BossDb, JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss';
import { alone } from '#db/alone';
import { type Connection, type Db, rawQuery } from '#db/connect';
import type { FanOut } from '#kernel/fleet/fan-out';
import type { Log } from '#kernel/watch/log';
import {
  DEAD_LETTERS,
  JOB_DEFAULTS,
  JOBS_SCHEMA,
  type Job,
  type JobHandler,
  type JobOptions,
  type JobState,
  type Jobs,
} from './jobs.ts';

export interface BossJobsOptions {
  readonly connection: Connection;
  readonly fanOut: FanOut;
  readonly log: Log;
}

interface Definition {
  readonly handler: JobHandler<object>;
  readonly options: Required<JobOptions>;
}

const TOPIC = 'job';
const POLL_SECONDS = 2;
/** A job whose process was not heard of for so long is taken from it; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10;
/** How often dead processes are looked for: with heartbeat and poll a lost job is redone within 20 s. */
const SUPERVISE_SECONDS = 5;
const NO_JOB = '00000000-0000-4000-8000-000000000000';
const RETRY_SLACK_MS = 50;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const DEAD_LETTERS_KEPT_SECONDS = 90 * DAY_SECONDS;

export function bossJobs({ connection, fanOut, log }: BossJobsOptions): Jobs {
  const defined = new Map<string, Definition>();
  const workers = new Map<string, readonly string[]>();
  const stopping = new AbortController();
  let opened: Promise<PgBoss> | undefined;

  const wake = (boss: PgBoss, name: string): void => {
    for (const worker of workers.get(name) ?? []) {
      boss.notifyWorker(worker);
    }
  };

  const run = async (
    boss: PgBoss,
    { name, handler, options }: Definition & { readonly name: string },
    { id, data, retryCount, retryLimit }: JobWithMetadata<object>,
  ): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(options.timeoutSeconds * 1000)]);
    try {
      await handler({ id, data: data ?? {}, signal, lastTry: retryCount >= retryLimit } satisfies Job<object>);
    } catch (error) {
      log.warn({ err: error, job: name, jobId: id, tries: retryCount + 1 }, 'a job failed');
      // why: a first retry need not wait for the poll
      setTimeout(() => wake(boss, name), options.backoffSeconds * 1000 + RETRY_SLACK_MS).unref();
      throw error;
    }
  };

  const start = async (): Promise<PgBoss> => {
    const boss = await loadBoss(connection);
    boss.on('error', (error) => log.warn({ err: error }, 'jobs wait for the database'));
    await boss.start();
    const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    await prepareQueue(boss, queues, DEAD_LETTERS, { retentionSeconds: DEAD_LETTERS_KEPT_SECONDS });
    for (const [name, { handler, options }] of defined) {
      await prepareQueue(boss, queues, name, settingsOf(options));
      const work = () =>
        boss.work(
          name,
          { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1, includeMetadata: true },
          async (jobs: JobWithMetadata<object>[]) => {
            for (const job of jobs) {
              await run(boss, { name, handler, options }, job);
            }
          },
        );
      // why not its own concurrency: it answers one of the workers, and each is to be woken
      workers.set(name, await Promise.all(Array.from({ length: options.atOnce }, work)));
    }
    return boss;
  };

  const open = (): Promise<PgBoss> => {
    if (stopping.signal.aborted) {
      return Promise.reject(new Error('jobs: the process stops'));
    }
    opened ??= start().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const unsubscribe = fanOut.subscribe(TOPIC, (name) => {
    if (name !== undefined && !defined.has(name)) {
      return;
    }
    // why: what another process has sent is worked on here too; where messages were missed, the schedules look again
    const boss = name === undefined ? opened : open();
    boss
      ?.then((own) => {
        for (const one of name === undefined ? workers.keys() : [name]) {
          wake(own, one);
        }
      })
      .catch((error: unknown) => log.warn({ err: error }, 'jobs could not be opened'));
  });

  return {
    define(name, handler, options) {
      if (opened !== undefined || defined.has(name)) {
        throw new Error(`jobs: ${name} is defined twice, or after the start`);
      }
      defined.set(name, { handler: handler as JobHandler<object>, options: { ...JOB_DEFAULTS, ...options } });
    },
    async open() {
      await open();
    },
    async send(db, name, data, id) {
      const boss = await open();
      await boss.send(name, data, { db: inTransaction(db), ...(id === undefined ? {} : { id }) });
      await fanOut.publish(db, TOPIC, name);
    },
    async stateOf(db, name, id) {
      const text = `SELECT state::text AS state, output->>'message' AS error FROM ${JOBS_SCHEMA}.job WHERE name = $1 AND id = $2`;
      const [row] = await rawQuery(db, text, [name, id]);
      return { state: STATES[String(row?.state)] ?? 'gone', error: String(row?.error ?? '') };
    },
    async bury(db, letter) {
      const boss = await open();
      await boss.send(DEAD_LETTERS, letter, { db: inTransaction(db) });
    },
    async stop(drainMs = 1500) {
      unsubscribe();
      stopping.abort();
      const boss = await opened?.catch(() => undefined);
      if (boss === undefined) {
        return;
      }
      const ended = Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
      // why not graceful: what runs still is failed here and now, and another process does it again
      await boss.stop({ graceful: false, close: false });
    },
  };
}

const STATES: Readonly<Record<string, JobState>> = {
  created: 'unfinished',
  retry: 'unfinished',
  active: 'unfinished',
  failed: 'failed',
  cancelled: 'failed',
};

/** Installs what jobs need in a database, where it is not there yet; several processes may do so at once. */
export async function installJobs(connection: Connection): Promise<void> {
  if (await installed(connection)) {
    return;
  }
  // why a lock beside that of pg-boss: it looks for its schema before it locks, and PostgreSQL then goes on not seeing it
  await alone(connection, 'uos/jobs', async () => {
    if (!(await installed(connection))) {
      const boss = await loadBoss(connection);
      await boss.start();
      await boss.stop({ graceful: false, close: false });
    }
  });
}

async function installed({ db }: Connection): Promise<boolean> {
  const [found] = await rawQuery(db, 'SELECT to_regclass($1) IS NOT NULL AS found', [`${JOBS_SCHEMA}.job`]);
  return found?.found === true;
}

async function loadBoss(connection: Connection): Promise<PgBoss> {
  // why here: a process that has no long work does not load it
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    db: overConnection(connection),
    backend: connection.engine,
    schema: JOBS_SCHEMA,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    reindex: false,
    monitorVacuum: false,
  });
}

function settingsOf(options: Required<JobOptions>): QueueOptions {
  return {
    retryLimit: options.retries,
    retryDelay: options.backoffSeconds,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    expireInSeconds: Math.min(options.timeoutSeconds + HEARTBEAT_SECONDS, DAY_SECONDS),
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  };
}

async function prepareQueue(
  boss: PgBoss,
  queues: ReadonlyMap<string, QueueOptions>,
  name: string,
  settings: QueueOptions,
): Promise<void> {
  const known = queues.get(name);
  if (known === undefined) {
    await boss.createQueue(name, { policy: 'standard', ...settings });
  } else if (Object.entries(settings).some(([key, value]) => known[key as keyof QueueOptions] !== value)) {
    await boss.updateQueue(name, settings);
  }
  // why: a queue that pg-boss has not met is read on another connection than the caller's transaction, and the embedded
  // database has one
  await boss.findJobs(name, { id: NO_JOB });
}

function overConnection(connection: Connection): BossDb {
  return {
    async executeSql(text, values) {
      const rows =
        values === undefined || values.length === 0
          ? await connection.runScript(text)
          : await rawQuery(connection.db, text, values);
      return { rows: [...rows] };
    },
  };
}

function inTransaction(db: Db): BossDb {
  return {
    async executeSql(text, values) {
      return { rows: [...(await rawQuery(db, text, values ?? []))] };
    },
  };
}
