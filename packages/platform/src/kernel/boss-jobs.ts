// Jobs on pg-boss. It runs on real time and carries only work that is due. Every send wakes the workers of all
// processes through the fan-out, so that polling is only for retries and for what a dead process left behind.
import type { Db as BossDb, PgBoss, QueueOptions } from 'pg-boss';
import { type Connection, type Db, rawQuery } from '#db/connect';
import type { FanOut } from '#kernel/fan-out';
import type { Ids } from '#kernel/ids';
import type { Job, JobHandler, JobOptions, JobRunner } from '#kernel/jobs';
import type { Log } from '#kernel/log';

export interface BossJobsOptions {
  readonly connection: Connection;
  readonly fanOut: FanOut;
  readonly ids: Ids;
  readonly log: Log;
}

interface Definition {
  readonly handler: JobHandler<object>;
  readonly options: Required<JobOptions>;
  workerId: string;
}

const TOPIC = 'job';
const SCHEMA = 'jobs';
const POLL_SECONDS = 2;
/** A job whose process was not heard of for so long is taken from it; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10;
/** How often dead processes are looked for: with heartbeat and poll a lost job is redone within 20 s. */
const SUPERVISE_SECONDS = 5;
const NO_JOB = '00000000-0000-4000-8000-000000000000';
const RETRY_SLACK_MS = 50;
const DAY_SECONDS = 24 * 3600;
const DEFAULTS: Required<JobOptions> = { retries: 3, backoffSeconds: 1, timeoutSeconds: 60 };

export function bossJobs({ connection, fanOut, ids, log }: BossJobsOptions): JobRunner {
  const defined = new Map<string, Definition>();
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let boss: PgBoss | undefined;

  const started = (): PgBoss => {
    if (boss === undefined) {
      throw new Error('jobs: sent before the platform has started, or of a name that nothing defines');
    }
    return boss;
  };

  /** So that a first retry need not wait for the poll. */
  const wakeLater = (workerId: string, backoffSeconds: number): void => {
    setTimeout(() => boss?.notifyWorker(workerId), backoffSeconds * 1000 + RETRY_SLACK_MS).unref();
  };

  const run = async (name: string, { handler, options, workerId }: Definition, job: { id: string; data: unknown }) => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(options.timeoutSeconds * 1000)]);
    const done = handler({ id: job.id, data: (job.data ?? {}) as object, signal } satisfies Job<object>);
    running.set(job.id, done);
    try {
      await done;
    } catch (error) {
      log.warn({ err: error, job: name, jobId: job.id }, 'a job failed');
      wakeLater(workerId, options.backoffSeconds);
      throw error;
    } finally {
      running.delete(job.id);
    }
  };

  return {
    define(name, handler, options) {
      if (boss !== undefined || defined.has(name)) {
        throw new Error(`jobs: ${name} is defined twice, or after the start`);
      }
      defined.set(name, { handler: handler as JobHandler<object>, options: { ...DEFAULTS, ...options }, workerId: '' });
    },
    async send(db, name, data, { singletonKey, after } = {}) {
      await started().send(name, data, {
        db: inTransaction(db),
        // why always a key: the queue keeps one waiting job for each, and those without would share one
        singletonKey: singletonKey ?? ids.uuid(),
        ...(after === undefined ? {} : { startAfter: after }),
      });
      await fanOut.publish(db, TOPIC, name);
    },
    async settle() {
      let done = 0;
      for (let found = true; found; ) {
        found = false;
        for (const [name, definition] of defined) {
          const [job] = await started().fetch<object>(name, { batchSize: 1 });
          if (job !== undefined) {
            found = true;
            done += 1;
            await run(name, definition, job).then(
              () => started().complete(name, job.id),
              (error: Error) => started().fail(name, job.id, { message: error.message }),
            );
          }
        }
        if (!found && running.size > 0) {
          found = true;
          await Promise.allSettled(running.values());
        }
      }
      return done;
    },
    async start() {
      if (defined.size === 0) {
        return;
      }
      boss = await openBoss(connection);
      boss.on('error', (error) => log.warn({ err: error }, 'jobs wait for the database'));
      await boss.start();
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [name, definition] of defined) {
        await prepareQueue(boss, queues, [name, definition]);
        definition.workerId = await boss.work(
          name,
          { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
          async (jobs) => {
            for (const job of jobs) {
              await run(name, definition, job);
            }
          },
        );
      }
      fanOut.subscribe(TOPIC, (name) => {
        for (const [own, { workerId }] of defined) {
          if (name === undefined || name === own) {
            boss?.notifyWorker(workerId);
          }
        }
      });
    },
    async stop(drainMs = 2000) {
      if (boss === undefined) {
        return;
      }
      const own = boss;
      const ended = Promise.all([...defined.keys()].map((name) => own.offWork(name)));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
      stopping.abort();
      // why not graceful: what runs still is failed here and now, and another process does it again
      await own.stop({ graceful: false, close: false });
      boss = undefined;
    },
  };
}

/** Installs what jobs need in a database, where it is not there yet; several processes may do so at once. */
export async function installJobs(connection: Connection): Promise<void> {
  const boss = await openBoss(connection);
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}

async function openBoss(connection: Connection): Promise<PgBoss> {
  // why here: who defines no job does not load it
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    db: overConnection(connection),
    backend: connection.engine,
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    reindex: false,
    monitorVacuum: false,
  });
}

async function prepareQueue(
  boss: PgBoss,
  queues: ReadonlyMap<string, Partial<QueueOptions>>,
  [name, { options }]: readonly [string, Definition],
): Promise<void> {
  const settings = {
    retryLimit: options.retries,
    retryDelay: options.backoffSeconds,
    retryBackoff: true,
    expireInSeconds: options.timeoutSeconds + HEARTBEAT_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  };
  const known = queues.get(name);
  if (known === undefined) {
    await boss.createQueue(name, { policy: 'short', ...settings });
  } else if (Object.entries(settings).some(([key, value]) => known[key as keyof typeof settings] !== value)) {
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
