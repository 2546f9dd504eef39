// What managed databases cost beside engines alone. Of each engine: requests a second of eight of its official clients
// through the gateway beside the same engine listening on TCP itself, in turn in one run (goal: 0.7 of it), how long an
// order takes until the database runs (goals: PostgreSQL 2 s, Redis 1 s, MySQL 3 s), and the first answer of one that
// sleeps (0.5, 0.5 and 1 s). Of Redis, whose answer costs least, also what a client of some lines gets, without a goal.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import pg from 'pg';
import { createClient } from 'redis';
import { done, type Made, made, PASSWORD } from '../../packages/platform/src/services/storage/testing.ts';
import { type TestApp, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { mariadbPath, redisPath } from '../../scripts/tools.ts';
import { freePort } from '../support/ports.ts';
import { startPrivate } from '../support/postgres.ts';

const [CLIENTS, ROUNDS, ROUND_MS, MADE] = [8, 9, 500, 3];
const GATEWAY_GOAL = 0.7;
/** The least that a process of Node between a client and an engine can be: what the gateway is beside it is its own. */
const FORWARDER = `const { connect, createServer } = require('node:net');
createServer({ noDelay: true }, (client) => {
  const engine = connect({ host: '127.0.0.1', port: Number(process.argv[1]), noDelay: true });
  client.on('error', () => engine.destroy());
  engine.on('error', () => client.destroy());
  client.pipe(engine).pipe(client);
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

/** Where somebody logs in; without a password where the engine asks nobody. */
interface Login {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

interface Client {
  ask(): Promise<unknown>;
  end(): Promise<unknown>;
}

interface Engine {
  readonly name: string;
  readonly order: object;
  readonly createMs: number;
  readonly wakeMs: number;
  open(login: Login): Promise<Client>;
  /** As little of a client as a question takes. */
  openBare?(login: Login): Promise<Client>;
  /** The same engine with a port of its own. */
  alone(folder: string): Promise<Login & { stop(): Promise<void> }>;
}

const ENGINES: readonly Engine[] = [
  {
    name: 'postgresql',
    order: {},
    ...{ createMs: 2000, wakeMs: 500 },
    async open({ port, user, password, database }) {
      const client = new pg.Client({ host: '127.0.0.1', port, user, password, database });
      client.on('error', () => undefined);
      await client.connect();
      return { ask: () => client.query('SELECT 1'), end: () => client.end() };
    },
    async alone() {
      const server = await startPrivate();
      const { port } = new URL(server.url);
      const login = { port: Number(port), user: 'uos', password: '', database: 'postgres' };
      return { ...login, stop: () => server.stop() };
    },
  },
  {
    name: 'redis',
    order: { engine: 'redis', instanceTypeId: 'redis-1g', storage: undefined },
    ...{ createMs: 1000, wakeMs: 500 },
    async open({ port, user, password }) {
      const login = user === '' ? {} : { username: user, password };
      const client = createClient({ socket: { host: '127.0.0.1', port, reconnectStrategy: false }, ...login });
      client.on('error', () => undefined);
      await client.connect();
      return { ask: () => client.ping(), end: async () => client.destroy() };
    },
    openBare: openBareRedis,
    async alone(folder) {
      const port = await freePort();
      const server = spawn(redisPath(), ['--port', String(port), '--dir', folder, '--save', ''], {
        stdio: 'ignore',
      });
      const login = { port, user: '', password: '', database: '' };
      await answers(() => openBareRedis(login));
      return { ...login, stop: () => ended(server) };
    },
  },
  {
    name: 'mysql',
    order: { engine: 'mysql', instanceTypeId: 'mysql-1c1000m' },
    ...{ createMs: 3000, wakeMs: 1000 },
    open: openMysql,
    async alone(folder) {
      const port = await freePort();
      const as = ['--no-defaults', `--datadir=${folder}/data`, '--user=root'];
      execFileSync(
        '/usr/bin/mariadb-install-db',
        [...as, '--auth-root-authentication-method=normal', '--skip-test-db'],
        {
          stdio: 'ignore',
        },
      );
      const own = [`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${folder}/s`, '--skip-name-resolve'];
      const server = spawn(mariadbPath(), [...as, ...own, '--innodb-use-native-aio=0'], { stdio: 'ignore' });
      const login = { port, user: 'root', password: '', database: 'mysql' };
      await answers(async () => openMysql(login));
      return { ...login, stop: () => ended(server) };
    },
  },
];

let missed = 0;
const platform = await testPlatform({ config: { databaseIdleSeconds: 1 } });
const app = await platform.app(['storage']);
for (const engine of ENGINES) {
  const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
  const { one, firstMs, createMs } = await createAgain(app, engine);
  show(engine, 'from the order to running', createMs, engine.createMs, `, the first of its version ${firstMs} ms`);
  const login = { port: one.port, user: one.username, password: PASSWORD, database: one.databaseName };
  show(engine, 'the first answer of one that sleeps', await wakeAgain(one.databaseId, engine, login), engine.wakeMs);
  const alone = await engine.alone(folder);
  const forwarder = spawn(process.execPath, ['-e', FORWARDER, String(alone.port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [forwarded] = (await once(forwarder.stdout, 'data')) as [Buffer];
  const logins = [alone, login, { ...alone, port: Number(forwarded) }];
  showGateway(engine, await besideEachOther(engine.open, logins), GATEWAY_GOAL);
  if (engine.openBare !== undefined) {
    showGateway({ name: `${engine.name}, a client of some lines` }, await besideEachOther(engine.openBare, logins));
  }
  await ended(forwarder);
  await alone.stop();
  await rm(folder, { recursive: true, force: true });
}
await platform.stop();
console.info(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);
process.exitCode = missed === 0 ? 0 : 1;

async function createAgain(of: TestApp, { order }: Engine) {
  const took: number[] = [];
  let one: Made | undefined;
  for (let round = 0; round <= MADE; round += 1) {
    if (one !== undefined) {
      await done(of, 'DELETE', `/databases/${one.databaseId}`);
    }
    const began = performance.now();
    one = await made(of, { ...order, name: `bench-${round}` });
    took.push(Math.round(performance.now() - began));
  }
  const [firstMs = Number.NaN, ...others] = took;
  if (one === undefined) {
    throw new Error('no database was made');
  }
  return { one, firstMs, createMs: median(others) };
}

async function wakeAgain(id: string, engine: Engine, login: Login): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < MADE; round += 1) {
    while (platform.ports.databases.activity(id) !== 'asleep') {
      await delay(50);
    }
    const began = performance.now();
    const client = await engine.open(login);
    await client.ask();
    took.push(Math.round(performance.now() - began));
    await client.end();
  }
  return median(took);
}

/** All are open all the while, and one of them works at a time. */
async function besideEachOther(open: Engine['open'], logins: readonly Login[]) {
  const all = await Promise.all(logins.map((login) => many(() => open(login))));
  const rounds: number[][] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const took: number[] = [];
    for (const clients of all) {
      took.push(await perSecond(clients));
    }
    if (round >= 0) {
      rounds.push(took);
    }
  }
  await Promise.all(all.flat().map((client) => client.end()));
  const of = (index: number): number => median(rounds.map((took) => took[index] ?? Number.NaN));
  const beside = (index: number): number => median(rounds.map((took) => (took[index] ?? 0) / (took[0] ?? Number.NaN)));
  return { direct: of(0), through: of(1), ratio: beside(1), plain: beside(2) };
}

function showGateway(
  { name }: Pick<Engine, 'name'>,
  { ratio, direct, through, plain }: Awaited<ReturnType<typeof besideEachOther>>,
  goal = 0,
): void {
  const isMissed = ratio < goal;
  missed += Number(isMissed);
  console.info(
    `${isMissed ? 'MISS' : 'ok  '} ${name}: ${through} requests/s through the gateway beside ${direct}: ` +
      `${ratio.toFixed(2)}x (${goal === 0 ? 'no goal' : `goal ${goal}x`}; a process of Node that only hands bytes on: ` +
      `${plain.toFixed(2)}x)`,
  );
}

function many(open: () => Promise<Client>): Promise<Client[]> {
  return Promise.all(Array.from({ length: CLIENTS }, open));
}

async function perSecond(clients: readonly Client[]): Promise<number> {
  let count = 0;
  const began = performance.now();
  const until = began + ROUND_MS;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        await client.ask();
        count += 1;
      }
    }),
  );
  return Math.round((count * 1000) / (performance.now() - began));
}

async function openMysql({ port, user, password, database }: Login): Promise<Client> {
  const client = await mysql.createConnection({ host: '127.0.0.1', port, user, password, database });
  client.on('error', () => undefined);
  return { ask: () => client.query('SELECT 1'), end: () => client.end() };
}

/** The reply is one piece. */
async function openBareRedis({ port, user, password }: Login): Promise<Client> {
  const wire = connect({ host: '127.0.0.1', port, noDelay: true });
  let waiting: PromiseWithResolvers<string> | undefined;
  const fail = (error?: Error): void => waiting?.reject(error ?? new Error('closed'));
  wire.on('error', fail);
  wire.on('close', () => fail());
  wire.on('data', (chunk) => waiting?.resolve(chunk.toString()));
  const send = (line: string): Promise<string> => {
    waiting = Promise.withResolvers<string>();
    wire.write(`${line}\r\n`);
    return waiting.promise;
  };
  const answer = await send(user === '' ? 'PING' : `AUTH ${user} ${password}`);
  if (!answer.startsWith('+')) {
    throw new Error(answer);
  }
  return { ask: () => send('PING'), end: async () => wire.destroy() };
}

async function answers(open: () => Promise<Client>): Promise<void> {
  for (const until = performance.now() + 20_000; ; ) {
    try {
      await (await open()).end();
      return;
    } catch (error) {
      if (performance.now() > until) {
        throw error;
      }
      await delay(50);
    }
  }
}

async function ended(server: ReturnType<typeof spawn>): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

function show({ name }: Engine, what: string, ms: number, goal: number, more = ''): void {
  missed += Number(ms > goal);
  console.info(`${ms > goal ? 'MISS' : 'ok  '} ${name}: ${what} ${ms} ms (goal ${goal} ms${more})`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
