// Backups of databases while fifty programs move money between accounts in them, each move one transaction: what is restored
// beside it is a moment that there was, in which no money is missing and none too many. Then the platform's objects cannot
// be written, as with a full disk: the backup fails in words, the databases go on, and the next one succeeds by itself.
// UOS_SOAK_ROUNDS sets how many backups of each engine.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import pg from 'pg';
import { type Reply, replyReader } from '../../packages/platform/src/engines/databases/redis/replies.ts';
import {
  database,
  done,
  type Made,
  made,
  must,
  namedAs,
  PASSWORD,
} from '../../packages/platform/src/services/storage/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
const [WRITERS, ACCOUNTS, EACH] = [50, 200, 1000];
const TABLE = 'CREATE TABLE accounts (id INT PRIMARY KEY, balance INT NOT NULL)';
const numbers = Array.from({ length: ACCOUNTS }, (_, id) => id);
const SUM = 'SELECT SUM(balance) AS total, COUNT(*) AS count FROM accounts';

interface Client {
  /** Accounts with so much each. */
  fill(): Promise<unknown>;
  /** One transaction. */
  move(from: number, to: number): Promise<unknown>;
  totals(): Promise<string>;
  end(): Promise<unknown>;
}

const problems: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'uos-databases-backup-'));
const platform = await testPlatform({ own: true, dataFolder: folder, config: { databaseIdleSeconds: 0 } });
const app = await platform.app(['storage']);
for (const [engine, about] of [
  ['postgresql', { instanceTypeId: 'postgresql-2c4g' }],
  ['mysql', { engine: 'mysql', instanceTypeId: 'mysql-4c8000m' }],
  ['redis', { engine: 'redis', instanceTypeId: 'redis-1g', storage: undefined }],
] as const) {
  const one = await made(app, { ...about, name: engine });
  const first = await open(engine, one);
  await first.fill();
  const whole = `${ACCOUNTS * EACH} in ${ACCOUNTS}`;
  const stopping = new AbortController();
  let moves = 0;
  const writers = Array.from({ length: WRITERS }, async (_, index) => {
    const client = await open(engine, one);
    for (let step = index; !stopping.signal.aborted; step += WRITERS) {
      // why in that order: two that move between the same ones do not wait for each other
      const [from, to] = [step % ACCOUNTS, (step * 7 + 3) % ACCOUNTS].toSorted((a, b) => a - b);
      await client.move(from ?? 0, to ?? 0);
      moves += 1;
    }
    await client.end();
  });
  const path = `/databases/${one.databaseId}`;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { backupId } = await done<{ backupId: string; asyncRequestId: string }>(app, 'POST', `${path}/backup`);
    const copy = await done<{ databaseId: string; asyncRequestId: string }>(
      app,
      'POST',
      `${path}/backups/${backupId}:restore`,
    );
    const restored = await open(engine, await database(app, copy.databaseId));
    const totals = await restored.totals();
    await restored.end();
    await done(app, 'DELETE', `/databases/${copy.databaseId}`);
    await platform.ports.databases.purge(namedAs(await database(app, copy.databaseId)));
    if (totals !== whole) {
      problems.push(`${engine}, round ${round}: ${totals} where ${whole} were`);
    }
  }
  const { objects } = platform.ports;
  const { draft } = objects;
  Object.assign(objects, { draft: () => Promise.reject(new Error('ENOSPC: no space left on device')) });
  const said = await done(app, 'POST', `${path}/backup`).then(
    () => 'it succeeded',
    (error: Error) => error.message,
  );
  Object.assign(objects, { draft });
  if (!said.includes('no space left')) {
    problems.push(`${engine}: of a full disk it is said: ${said}`);
  }
  await done(app, 'POST', `${path}/backup`);
  const { backups } = await must<{ backups: { status: string }[] }>(app, 'GET', `${path}/backups?count=2`);
  const words = backups.map(({ status }) => status).join(', ');
  if (words !== 'SUCCESS, FAILED') {
    problems.push(`${engine}: the last two backups are ${words}`);
  }
  stopping.abort();
  await Promise.all(writers);
  if ((await first.totals()) !== whole) {
    problems.push(`${engine}: the programs themselves lost money`);
  }
  await first.end();
  console.log(`${engine}: ${ROUNDS} backups under ${moves} moves of ${WRITERS} programs`);
}
await platform.stop();
await rm(folder, { recursive: true, force: true });
console.log(`${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

type Run = (sql: string) => Promise<unknown>;

/** What both engines that speak SQL are asked. */
function inSql(run: Run): Pick<Client, 'fill' | 'move'> {
  return {
    async fill() {
      await run(TABLE);
      await run(`INSERT INTO accounts VALUES ${numbers.map((id) => `(${id}, ${EACH})`).join(', ')}`);
    },
    async move(from, to) {
      await run('BEGIN');
      await run(`UPDATE accounts SET balance = balance - 1 WHERE id = ${from}`);
      await run(`UPDATE accounts SET balance = balance + 1 WHERE id = ${to}`);
      await run('COMMIT');
    },
  };
}

async function open(engine: string, one: Made): Promise<Client> {
  const { port, username: user, databaseName: database } = one;
  const login = { host: '127.0.0.1', port, user, password: PASSWORD, database };
  if (engine === 'redis') {
    return openRedis(one);
  }
  if (engine === 'postgresql') {
    const client = new pg.Client(login);
    client.on('error', () => undefined);
    await client.connect();
    return {
      ...inSql((sql) => client.query(sql)),
      async totals() {
        const { rows } = await client.query<{ total: string; count: string }>(SUM);
        return `${rows[0]?.total} in ${rows[0]?.count}`;
      },
      end: () => client.end(),
    };
  }
  const client = await mysql.createConnection(login);
  return {
    ...inSql((sql) => client.query(sql)),
    async totals() {
      const [rows] = await client.query<RowDataPacket[]>(SUM);
      return `${rows[0]?.total} in ${rows[0]?.count}`;
    },
    end: () => client.end(),
  };
}

async function openRedis({ port, username }: Made): Promise<Client> {
  const wire = connectTo({ host: '127.0.0.1', port, noDelay: true });
  const waiting: PromiseWithResolvers<Reply>[] = [];
  const lost = (): void => {
    for (const { reject } of waiting.splice(0)) {
      reject(new Error('the connection was lost'));
    }
  };
  wire.on('error', lost).on('close', lost);
  const read = replyReader((reply) => {
    const next = waiting.shift();
    if (reply instanceof Error) {
      next?.reject(reply);
    } else {
      next?.resolve(reply);
    }
  });
  wire.on('data', read);
  const send = (line: string): Promise<Reply> => {
    const one = Promise.withResolvers<Reply>();
    waiting.push(one);
    wire.write(`${line}\r\n`);
    return one.promise;
  };
  await send(`AUTH ${username} ${PASSWORD}`);
  return {
    fill: () => send(`HSET accounts ${numbers.map((id) => `${id} ${EACH}`).join(' ')}`),
    async move(from, to) {
      const lines = ['MULTI', `HINCRBY accounts ${from} -1`, `HINCRBY accounts ${to} 1`, 'EXEC'];
      await Promise.all(lines.map(send));
    },
    async totals() {
      const values = (await send('HVALS accounts')) as readonly string[];
      return `${values.reduce((sum, value) => sum + Number(value), 0)} in ${values.length}`;
    },
    end: async () => wire.destroy(),
  };
}
