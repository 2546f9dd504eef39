// Databases for tests: made through the calls, and waited for as clients do.
import type { EngineName, Named } from '#engines/databases/port';
import type { Ports } from '#kernel/ports';
import type { Answer, TestApp } from '#testing';

export const BASE = '/ucrud/v1';
export const PASSWORD = 'Harbour7!^(';

export interface Made {
  readonly databaseId: string;
  readonly engine: EngineName;
  readonly status: string;
  readonly message: string;
  readonly activity: string;
  readonly busyWith: string;
  readonly port: number;
  readonly username: string;
  readonly databaseName: string;
  readonly provider: string;
  readonly engineVersion: string;
  readonly connectionString: string;
  readonly proxy: { readonly enabled: boolean; readonly status: string; readonly host: string; readonly port: number };
}

export interface Task {
  readonly requestId: string;
  readonly operation: string;
  readonly status: string;
  readonly info?: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

export async function must<Body>(app: TestApp, method: string, path: string, body?: unknown): Promise<Body> {
  const answer: Answer = await app.call(method, `${BASE}${path}`, body);
  if (answer.status !== 200) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Body;
}

export const wish = {
  ...{ name: 'players', engine: 'postgresql', region: 'shanghai', instanceTypeId: 'postgresql-1c2g' },
  ...{ storage: 10, username: 'lantern', password: PASSWORD },
} as const;

const WAIT_MS = 60_000;
const LOOK_MS = 20;

/** Waits for a change to end, whichever way. */
async function ended(app: TestApp, databaseId: string, requestId: string): Promise<Task> {
  for (const until = performance.now() + WAIT_MS; ; ) {
    const task = await must<Task>(app, 'GET', `/databases/${databaseId}/async-request/${requestId}/status`);
    if (!['INITIAL', 'RUNNING'].includes(task.status)) {
      return task;
    }
    if (performance.now() > until) {
      throw new Error(`${task.operation} is ${task.status} after ${WAIT_MS} ms`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Asks for a change and waits until it has succeeded. */
export async function done<Reply extends { readonly asyncRequestId: string }>(
  app: TestApp,
  method: string,
  path: string,
  body: unknown = {},
): Promise<Reply> {
  const reply = await must<Reply & { readonly databaseId?: string; readonly database?: Made }>(app, method, path, body);
  const id = reply.databaseId ?? reply.database?.databaseId ?? path.split('/')[2] ?? '';
  const task = await ended(app, id, reply.asyncRequestId);
  if (task.status !== 'SUCCESS') {
    throw new Error(`${task.operation} ended ${task.status}: ${task.info}`);
  }
  return reply;
}

export async function database(app: TestApp, id: string): Promise<Made> {
  return (await must<{ readonly database: Made }>(app, 'GET', `/databases/${id}`)).database;
}

/** Ends all that runs of a kind as a machine does that is short of memory. */
export async function killProcesses({ db }: Pick<Ports, 'db'>, kind: string): Promise<void> {
  const running = await db
    .selectFrom('processes')
    .select('pid')
    .where('kind', '=', kind)
    .where('state', '=', 'running')
    .execute();
  for (const { pid } of running) {
    try {
      process.kill(-(pid ?? Number.NaN), 'SIGKILL');
    } catch {
      // why nothing: it has ended since
    }
  }
}

/** As its node finds it. */
export const namedAs = ({ databaseId: id, engine, username, databaseName }: Made): Named => ({
  ...{ id, engine, provider: 'native', username, databaseName },
});

/** A database that runs. */
export async function made(app: TestApp, about: object = {}): Promise<Made> {
  const reply = await done<{ readonly asyncRequestId: string; readonly database: Made }>(app, 'POST', '/databases', {
    ...wish,
    ...about,
  });
  return database(app, reply.database.databaseId);
}
