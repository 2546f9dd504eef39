// A private PostgreSQL for a test file: its own folder, its own port, its own user where the tests run as root.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { postgresPath } from '../../scripts/tools.ts';
import { freePort } from './ports.ts';

const run = promisify(execFile);

/** What `shared-postgres.ts` leaves for the test files: the URL of a server that they may not break. */
export const SHARED = 'UOS_TEST_SHARED_POSTGRES';
/** The database of that server which new ones are copied from. */
export const MIGRATED = 'uos_migrated';

export interface DatabaseOptions {
  /** With the schema of this build in it, where the server has it to copy; a platform makes it where it is not there. */
  readonly migrated?: true;
  readonly named?: string;
}

export interface TestPostgres {
  /** URL of the server. */
  readonly url: string;
  /** URL of a new database, empty unless told. */
  createDatabase(options?: DatabaseOptions): Promise<string>;
  /** Stops the server at once, as a power cut would; `start()` brings it back on the same port. */
  kill(): Promise<void>;
  /** Freezes every process of the server: connections stay open and nothing is answered. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The server that UOS_TEST_DATABASE_URL names, or that of all test files; without either a private one: Debian's
 * PostgreSQL, or the one whose programs are in UOS_TEST_POSTGRES_BIN.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const { UOS_TEST_DATABASE_URL: given, [SHARED]: shared } = process.env;
  if (given !== undefined && given !== '') {
    return useServer(given);
  }
  return shared === undefined ? startPrivate() : useServer(shared, MIGRATED);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A server of the test's own, which it may kill and freeze. */
export async function startPrivate(): Promise<TestPostgres> {
  const bin = process.env.UOS_TEST_POSTGRES_BIN ?? dirname(postgresPath());
  const owner = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'uos-postgres-'));
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  if (owner !== undefined) {
    await chown(folder, owner.uid, owner.gid);
  }
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'uos', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...owner,
      cwd: folder,
    },
  );
  const port = await freePort();
  let server: ReturnType<typeof spawn> | undefined;

  const start = async (): Promise<void> => {
    server = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'max_connections=200',
        '-c',
        'fsync=off',
      ],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    await ready(port);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = server;
    if (child === undefined || child.exitCode !== null) {
      return;
    }
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  };

  // why: a bench or a soak that ends badly says nothing to its server any more
  const endAtOnce = (): void => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const endBySignal = (signal: NodeJS.Signals): void => {
    endAtOnce();
    // why again: nobody hears it here any more, so it ends the process as it would have
    process.kill(process.pid, signal);
  };
  process.once('exit', endAtOnce);
  for (const signal of SIGNALS) {
    process.once(signal, endBySignal);
  }
  await start();
  const databases = useServer(`postgres://uos@127.0.0.1:${port}/postgres`);
  return {
    ...databases,
    start,
    kill: () => end('SIGQUIT'),
    freeze: () => signalAll(server?.pid, 'SIGSTOP'),
    thaw: () => signalAll(server?.pid, 'SIGCONT'),
    async stop() {
      await end('SIGINT');
      process.off('exit', endAtOnce);
      for (const signal of SIGNALS) {
        process.off(signal, endBySignal);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function useServer(url: string, template?: string): TestPostgres {
  return {
    url,
    async createDatabase({ migrated, named }: DatabaseOptions = {}) {
      const { default: pg } = await import('pg');
      const name = named ?? `uos_${randomBytes(6).toString('hex')}`;
      const like = migrated === undefined || template === undefined ? '' : ` TEMPLATE ${template}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}${like}`);
      await client.end();
      const own = new URL(url);
      own.pathname = `/${name}`;
      return own.href;
    },
    start: () => Promise.resolve(),
    kill: notOurs,
    freeze: notOurs,
    thaw: notOurs,
    stop: () => Promise.resolve(),
  };
}

function notOurs(): Promise<never> {
  return Promise.reject(new Error('a server that others use is not ours to kill: startPrivate() has one'));
}

/** The server has a process for each connection, so all of them get the signal. */
async function signalAll(pid: number | undefined, signal: NodeJS.Signals): Promise<void> {
  if (pid === undefined) {
    throw new Error('PostgreSQL is not running');
  }
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  for (const one of [pid, ...stdout.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(one, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
        throw error;
      }
    }
  }
}

/** PostgreSQL refuses to run as root: then Debian's own user runs it. */
async function serverUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (userInfo().uid !== 0) {
    return undefined;
  }
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function ready(port: number): Promise<void> {
  const { default: pg } = await import('pg');
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client(`postgres://uos@127.0.0.1:${port}/postgres`);
    client.on('error', () => undefined);
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL did not answer on port ${port} within 15 s`);
}
