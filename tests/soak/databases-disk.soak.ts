// The disk of one database is full while programs write to it, with another database beside it: what the programs are told
// has words, the other one goes on, and with room again everything goes on by itself, with all that was acknowledged. Then
// the object store is away: a backup fails in words, databases go on, and the next backup succeeds by itself.
// Needs root, for a disk of its own in memory. UOS_SOAK_ROUNDS sets how often of each engine.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import pg from 'pg';
import { replyReader } from '../../packages/platform/src/engines/databases/redis/replies.ts';
import {
  done,
  type Made,
  made,
  must,
  namedAs,
  PASSWORD,
} from '../../packages/platform/src/services/storage/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 3);
const [ROOM_MIB, MORE_MIB, PIECE] = [24, 256, 'x'.repeat(64 * 1024)];
const [FULL_MS, BACK_MS] = [60_000, 120_000];

interface Client {
  /** One row, acknowledged. */
  write(number: number): Promise<unknown>;
  count(): Promise<number>;
  end(): unknown;
}

const problems: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'uos-databases-disk-'));
const fleet = await openFleet();
const platform = await testPlatform({ ...fleet.options, dataFolder: folder });
fleet.balancer.use([platform.port]);
await fleet.balancer.ready();
const app = await platform.app(['storage']);
const { databases } = platform.ports;
const beside = await made(app, { name: 'beside' });
const mounts: string[] = [];

try {
  for (const [engine, about] of [
    ['postgresql', {}],
    ['mysql', { engine: 'mysql', instanceTypeId: 'mysql-1c1000m' }],
    ['redis', { engine: 'redis', instanceTypeId: 'redis-1g', storage: undefined }],
  ] as const) {
    for (let round = 1; round <= ROUNDS; round += 1) {
      problems.push(...(await fillDisk(engine, about)).map((problem) => `${engine}, round ${round}: ${problem}`));
    }
  }
  problems.push(...(await loseStore()));
} finally {
  await platform.stop();
  for (const place of mounts) {
    execFileSync('umount', ['-l', place]);
  }
  await fleet.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(`${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

async function fillDisk(engine: string, about: object): Promise<string[]> {
  const found: string[] = [];
  const one = await made(app, { ...about, name: engine });
  const place = await onOwnDisk(one);
  const stopping = new AbortController();
  const neighbour = goOn(stopping.signal);
  const acknowledged = new Set<number>();
  let said = '';
  await write(one, acknowledged, FULL_MS).catch((error: Error) => {
    said = error.message;
  });
  const { message } = await messageOf(one);
  console.log(`${engine}: full after ${acknowledged.size} pieces: ${said}; ${message}`);
  if (!message.includes('is full')) {
    found.push(`of a full disk it is said: ${said}; ${message}`);
  }
  await pause(5000);
  execFileSync('mount', ['-o', `remount,size=${MORE_MIB + ROOM_MIB}m`, place]);
  const begun = performance.now();
  const later = new Set<number>();
  while (later.size === 0 && performance.now() - begun < BACK_MS) {
    await write(one, later, 1).catch(() => pause(500));
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const count = await withClient(one, (client) => client.count()).catch(() => -1);
  if (count < acknowledged.size + later.size) {
    found.push(`${seconds} s after there is room it has ${count} of ${acknowledged.size + later.size} pieces`);
  }
  await pause(12_000);
  const after = await stateOf(one);
  if (after.status !== 'running' || after.message !== '') {
    found.push(`it is ${after.status} after there is room: ${after.message}`);
  }
  stopping.abort();
  const missed = await neighbour;
  if (missed > 0) {
    found.push(`the database beside it missed ${missed} writes`);
  }
  console.log(`${engine}: goes on ${seconds} s after there is room, ${count} pieces`);
  await done(app, 'DELETE', `/databases/${one.databaseId}`);
  execFileSync('umount', ['-l', place]);
  mounts.splice(mounts.indexOf(place), 1);
  await databases.purge(namedAs(one));
  return found;
}

/** Puts its folder on a disk in memory that has little room beside it; answers where that is. */
async function onOwnDisk(one: Made): Promise<string> {
  const { databaseId } = one;
  const place = join(folder, 'databases', databaseId);
  await databases.unserve(namedAs(one));
  await rename(place, `${place}.was`);
  const used = Number(
    execFileSync('du', ['-sm', `${place}.was`])
      .toString()
      .split('\t')[0],
  );
  execFileSync('mkdir', [place]);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${used + ROOM_MIB}m`, 'tmpfs', place]);
  mounts.push(place);
  execFileSync('cp', ['-a', `${place}.was/.`, place]);
  await rm(`${place}.was`, { recursive: true });
  for (const until = performance.now() + 20_000; !databases.isServed(databaseId) && performance.now() < until; ) {
    await pause(100);
  }
  return place;
}

/** Writes until the time is over, or it cannot. */
async function write(one: Made, acknowledged: Set<number>, forMs: number): Promise<void> {
  await withClient(one, async (client) => {
    for (const until = performance.now() + forMs; ; ) {
      const number = Math.floor(performance.now() * 1000);
      await client.write(number);
      acknowledged.add(number);
      if (performance.now() > until) {
        return;
      }
    }
  });
}

/** Writes to the database beside; answers how often that failed. */
async function goOn(signal: AbortSignal): Promise<number> {
  let missed = 0;
  while (!signal.aborted) {
    await write(beside, new Set(), 1).catch(() => {
      missed += 1;
    });
    await pause(100);
  }
  return missed;
}

async function loseStore(): Promise<string[]> {
  const found: string[] = [];
  const path = `/databases/${beside.databaseId}`;
  fleet.s3.proxy.fault = { of: () => true, status: 503 };
  const said = await done(app, 'POST', `${path}/backup`).then(
    () => 'it succeeded',
    (error: Error) => error.message,
  );
  console.log(`without its store: ${said}`);
  if (!/store|object/i.test(said)) {
    found.push(`of a store that is away it is said: ${said}`);
  }
  if ((await stateOf(beside)).status !== 'running') {
    found.push('a database does not run while the store is away');
  }
  await write(beside, new Set(), 1).catch((error: Error) => found.push(`it is not written to: ${error.message}`));
  fleet.s3.proxy.fault = undefined;
  await done(app, 'POST', `${path}/backup`).catch((error: Error) => found.push(`the next backup: ${error.message}`));
  return found;
}

/** Once it has one, or none came. */
async function messageOf(one: Made): Promise<Made> {
  for (const until = performance.now() + 30_000; ; await pause(500)) {
    const state = await stateOf(one);
    if (state.message !== '' || performance.now() > until) {
      return state;
    }
  }
}

async function stateOf({ databaseId }: Made) {
  return (await must<{ database: Made }>(app, 'GET', `/databases/${databaseId}`)).database;
}

async function withClient<Result>(one: Made, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await open(one);
  try {
    return await work(client);
  } finally {
    await Promise.resolve(client.end()).catch(() => undefined);
  }
}

async function open(one: Made): Promise<Client> {
  const { port, username: user, databaseName: database } = one;
  const login = { host: '127.0.0.1', port, user, password: PASSWORD, database };
  if (one.connectionString.startsWith('redis')) {
    return openRedis(one);
  }
  if (one.connectionString.startsWith('mysql')) {
    const client = await mysql.createConnection({ ...login, connectTimeout: 20_000 });
    client.on('error', () => undefined);
    await client.query('CREATE TABLE IF NOT EXISTS pieces (number BIGINT PRIMARY KEY, content MEDIUMTEXT)');
    return {
      write: (number) => within(client.query('INSERT INTO pieces VALUES (?, ?)', [number, PIECE])),
      count: async () =>
        Number((await client.query<RowDataPacket[]>('SELECT count(*) AS count FROM pieces'))[0][0]?.count),
      end: () => client.destroy(),
    };
  }
  const client = new pg.Client({ ...login, connectionTimeoutMillis: 20_000, query_timeout: 20_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS pieces (number bigint PRIMARY KEY, content text)');
  await client.query('ALTER TABLE pieces ALTER COLUMN content SET STORAGE EXTERNAL');
  return {
    write: (number) => client.query('INSERT INTO pieces VALUES ($1, $2)', [number, PIECE]),
    count: async () => Number((await client.query('SELECT count(*) AS count FROM pieces')).rows[0].count),
    end: () => client.end(),
  };
}

/** Through the gateway, one connection for each. */
async function openRedis({ port, username }: Made): Promise<Client> {
  const wire = connect({ host: '127.0.0.1', port });
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const lost = (): void => {
    for (const one of waiting.splice(0)) {
      one.reject(new Error('the connection was lost'));
    }
  };
  wire.on('error', lost).on('close', lost);
  wire.on(
    'data',
    replyReader((reply) => {
      const next = waiting.shift();
      if (reply instanceof Error) {
        next?.reject(reply);
      } else {
        next?.resolve(reply);
      }
    }),
  );
  const send = (line: string): Promise<unknown> => {
    const one = Promise.withResolvers<unknown>();
    waiting.push(one);
    wire.write(`${line}\r\n`);
    return within(one.promise);
  };
  await send(`AUTH ${username} ${PASSWORD}`);
  return {
    write: (number) => send(`HSET pieces ${number} ${PIECE.slice(0, 60_000)}`),
    count: async () => Number(await send('HLEN pieces')),
    end: () => wire.destroy(),
  };
}

/** why: an engine may wait for room for good */
async function within<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('no answer within 20 s')), 20_000).unref(),
  );
  return Promise.race([work, late]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
