// Kills platform, gateway and engines the hard way at random moments while programs write to databases of every engine and
// backups are made. Nothing runs a moment after its platform was killed; the next one has every database served again
// within ten seconds, with the words for what was broken off, every row that was acknowledged, and every backup that had
// succeeded. At the end nothing is left: no process, no port, no folder. UOS_SOAK_ROUNDS sets the number of rounds.
import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import pg from 'pg';
import { connect } from '../../packages/platform/src/db/connect.ts';
import { identityOf, isRunning, type ProcessIdentity } from '../../packages/platform/src/engines/processes/identity.ts';
import { descendants } from '../../packages/platform/src/engines/processes/tree.ts';
import {
  done,
  killProcesses,
  type Made,
  made,
  must,
  PASSWORD,
} from '../../packages/platform/src/services/storage/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Replica, startReplica } from '../support/replica-process.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
const [LONGEST_MS, SETTLE_MS, QUIET_MS] = [2500, 10_000, 20_000];
const TABLE = 'CREATE TABLE IF NOT EXISTS acknowledged (number INT PRIMARY KEY)';
const COUNT = 'SELECT count(*) AS count FROM acknowledged';
/** why here: no connection that goes out is given one of these */
const PORTS = [29_700, 29_799] as const;
const VICTIMS = ['platform', 'gateway', 'engine'] as const;

const folder = await mkdtemp(join(tmpdir(), 'uos-databases-kill-'));
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase({ migrated: true });
const { app, all } = await prepare();
const { db, close } = await connect({ url: databaseUrl });
const problems: string[] = [];
/** All that ever ran below a platform. */
const seen = new Map<string, ProcessIdentity>();
/** What an engine has said yes to, of each database. */
const acknowledged = new Map(all.map(({ databaseId }) => [databaseId, new Set<number>()]));
const backups = new Set<string>();
let counter = 0;

let platform = await start();
for (let round = 1; round <= ROUNDS; round += 1) {
  const victim = VICTIMS[round % VICTIMS.length] ?? 'platform';
  const stopping = new AbortController();
  const writers = all.map((one) => write(one, stopping.signal));
  const asked = backUp(round);
  await pause(randomInt(LONGEST_MS));
  note(platform);
  if (victim === 'platform') {
    await platform.kill();
    stopping.abort();
    await settled(round, 'a process outlived its platform', async () => running().length === 0);
    platform = await start();
  } else {
    const kind = victim === 'gateway' ? 'gateway' : `database-${all[round % all.length]?.engine}`;
    await killProcesses({ db }, kind);
  }
  await settled(round, `after the ${victim} was killed a database does not answer`, async () => {
    const counts = await Promise.all(all.map((one) => countOf(one).catch(() => -1)));
    return counts.every((count) => count >= 0);
  });
  stopping.abort();
  await Promise.all([...writers, asked]);
  await settled(
    round,
    'words are not right',
    async () => (await rows()).every(({ status, busy_request }) => status === 'running' && busy_request === null),
    QUIET_MS,
  );
  await settled(round, 'a backup is neither made nor failed', async () => (await openBackups()) === 0, QUIET_MS);
  for (const one of all) {
    const [there, wanted] = [await countOf(one), acknowledged.get(one.databaseId)?.size ?? 0];
    if (there < wanted) {
      problems.push(`round ${round}: ${one.engine} has ${there} of ${wanted} acknowledged rows`);
    }
  }
  const kept = await keptBackups();
  for (const id of backups) {
    if (!kept.has(id)) {
      problems.push(`round ${round}: a backup that had succeeded is gone`);
      backups.delete(id);
    }
  }
  for (const id of kept) {
    backups.add(id);
  }
  console.log(`round ${round}, ${victim}: ${counter} rows, ${backups.size} backups, ${running().length} processes`);
}
for (const { databaseId } of all) {
  await done(appOf(platform), 'DELETE', `/databases/${databaseId}`);
}
for (const { port, engine } of all) {
  if (await isTaken(port)) {
    problems.push(`the port of ${engine} is still listened on`);
  }
}
note(platform);
await platform.stop();
await settled(0, 'a process is left', async () => running().length === 0);
await close();
await postgres.stop();
const left = await readdir(join(folder, 'databases', 'prepared'));
if (left.some((name) => name.includes('being-made'))) {
  problems.push('what a database begins from was left half made');
}
await rm(folder, { recursive: true, force: true });
console.log(`${ROUNDS} kills, ${counter} rows, ${backups.size} backups, ${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

type Kept = Made & { readonly engine: string };

async function prepare() {
  const first = await testPlatform({ databaseUrl, dataFolder: folder, config: { databasePorts: PORTS } });
  const app = await first.app(['storage']);
  const all: Kept[] = [];
  for (const [engine, order] of [
    ['postgresql', {}],
    ['redis', { engine: 'redis', instanceTypeId: 'redis-1g', storage: undefined }],
    ['mysql', { engine: 'mysql', instanceTypeId: 'mysql-1c1000m' }],
  ] as const) {
    all.push({ ...(await made(app, { ...order, name: engine })), engine });
  }
  await first.stop();
  for (const one of all.filter(({ engine }) => engine === 'redis')) {
    Object.assign(one, { databaseName: '' });
  }
  return { app, all };
}

function start(): Promise<Replica> {
  const env = { DATABASE_URL: databaseUrl, UOS_DATABASE_PORTS: PORTS.join('-'), UOS_DATABASE_IDLE_SECONDS: '2' };
  return startReplica({ env, dataFolder: folder });
}

/** As `done` and `must` ask, of whichever platform there is. */
function appOf({ port }: Replica) {
  const basic = Buffer.from(`${app.id}:${app.serviceSecret}`).toString('base64');
  return {
    ...app,
    async call(method: string, path: string, body?: unknown) {
      const reply = await fetch(`http://localhost:${port}${path}`, {
        method,
        headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, headers: reply.headers, body: await reply.json() } as Awaited<
        ReturnType<typeof app.call>
      >;
    },
  };
}

async function backUp(round: number): Promise<void> {
  const one = all[(round + 1) % all.length];
  await must(appOf(platform), 'POST', `/databases/${one?.databaseId}/backup`, {}).catch(() => undefined);
}

/** Programs of a game: they come back where they are cut off. */
async function write(one: Kept, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await withClient(one, async (run) => {
      while (!signal.aborted) {
        counter += 1;
        const number = counter;
        await run(number);
        acknowledged.get(one.databaseId)?.add(number);
        await pause(5);
      }
    }).catch(() => pause(50));
  }
}

async function countOf(one: Kept): Promise<number> {
  let count = -1;
  await withClient(one, async (_run, read) => {
    count = await read();
  });
  return count;
}

type Work = (run: (number: number) => Promise<unknown>, read: () => Promise<number>) => Promise<void>;

async function withClient({ engine, port, username: user, databaseName: database }: Kept, work: Work): Promise<void> {
  const login = { host: '127.0.0.1', port, user, password: PASSWORD };
  if (engine === 'postgresql') {
    const client = new pg.Client({ ...login, database, connectionTimeoutMillis: 5000, query_timeout: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(TABLE);
      await work(
        (number) => client.query('INSERT INTO acknowledged VALUES ($1)', [number]),
        async () => Number((await client.query(COUNT)).rows[0].count),
      );
    } finally {
      await client.end().catch(() => undefined);
    }
    return;
  }
  if (engine === 'mysql') {
    const client = await mysql.createConnection({ ...login, database, connectTimeout: 5000 });
    client.on('error', () => undefined);
    try {
      await client.query(TABLE);
      await work(
        (number) => client.query('INSERT INTO acknowledged VALUES (?)', [number]),
        async () => Number((await client.query<RowDataPacket[]>(COUNT))[0][0]?.count),
      );
    } finally {
      client.destroy();
    }
    return;
  }
  const wire = connectTo({ host: '127.0.0.1', port, noDelay: true });
  let waiting: PromiseWithResolvers<string> | undefined;
  const fail = (): void => waiting?.reject(new Error('the connection was lost'));
  wire.on('error', fail).on('close', fail);
  wire.on('data', (chunk) => waiting?.resolve(chunk.toString()));
  wire.setTimeout(5000, () => wire.destroy());
  const send = async (line: string): Promise<string> => {
    // why: of a socket that is closed already no event comes any more
    if (wire.destroyed) {
      throw new Error('the connection was lost');
    }
    waiting = Promise.withResolvers<string>();
    wire.write(`${line}\r\n`);
    const answer = await waiting.promise;
    if (answer.startsWith('-')) {
      throw new Error(answer);
    }
    return answer;
  };
  try {
    await send(`AUTH ${user} ${PASSWORD}`);
    await work(
      (number) => send(`SADD acknowledged ${number}`),
      async () => Number((await send('SCARD acknowledged')).slice(1)),
    );
  } finally {
    wire.destroy();
  }
}

async function rows() {
  return db
    .selectFrom('storage_databases')
    .select(['status', 'busy_request'])
    .where('deleted_at', 'is', null)
    .execute();
}

async function openBackups(): Promise<number> {
  const open = await db
    .selectFrom('storage_backups')
    .select('id')
    .where('status', 'in', ['UNKNOWN', 'RUNNING'])
    .execute();
  return open.length;
}

/** Those that have succeeded, with their content; a plan keeps the newest seven of those that it makes. */
async function keptBackups(): Promise<Set<string>> {
  const found = await db
    .selectFrom('storage_backups as b')
    .innerJoin('storage_dumps as d', 'd.backup_id', 'b.id')
    .select('b.id')
    .where('b.status', '=', 'SUCCESS')
    .execute();
  return new Set(found.map(({ id }) => id));
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const wire = connectTo({ host: '127.0.0.1', port });
    wire.once('connect', () => {
      wire.destroy();
      resolve(true);
    });
    wire.once('error', () => resolve(false));
  });
}

function note({ pid }: Replica): void {
  for (const one of descendants(pid)) {
    const identity = identityOf(one);
    if (identity !== undefined) {
      seen.set(`${identity.pid} ${identity.startedAt}`, identity);
    }
  }
}

function running(): ProcessIdentity[] {
  return [...seen.values()].filter(isRunning);
}

async function settled(
  round: number,
  problem: string,
  isSo: () => Promise<boolean>,
  withinMs = SETTLE_MS,
): Promise<void> {
  const until = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > until) {
      problems.push(`round ${round}: ${problem}`);
      return;
    }
    await pause(100);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
