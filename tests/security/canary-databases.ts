// Databases of every engine with every password that they meet: those of clients, right, wrong and changed, and the
// platform's own. What their processes were started with, and what they wrote, is kept to be looked through.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import mysql from 'mysql2/promise';
import pg from 'pg';
import { descendants } from '../../packages/platform/src/engines/processes/tree.ts';
import type { Visit } from '../../packages/platform/src/testing/browser.ts';

interface Rented {
  readonly appId: string;
  readonly basic: Readonly<Record<string, string>>;
  /** Of the platform. */
  readonly pid: number;
  /** Where its databases lie. */
  readonly folder: string;
  canary(): string;
  keep(what: string, secret: unknown): string;
  go(path: string, json?: unknown, headers?: Readonly<Record<string, string>>): Promise<Visit>;
  reply(path: string, json?: unknown, headers?: Readonly<Record<string, string>>): Promise<Record<string, unknown>>;
}

interface Database {
  readonly databaseId: string;
  readonly status: string;
  readonly message: string;
  readonly busyWith: string;
  readonly port: number;
}

const BASE = '/ucrud/v1/databases';
const SIZES = {
  ...{ postgresql: 'postgresql-1c2g', redis: 'redis-1g', mysql: 'mysql-1c1000m', mongo: 'mongo-2c4g' },
} as const;
const WAIT_MS = 60_000;

/** Answers what was written or could be seen of the processes, by where. */
export async function databasesOf(rented: Rented): Promise<ReadonlyMap<string, string>> {
  const { appId, basic, folder, keep, go, reply } = rented;
  await reply(`/api/app/${appId}/service`, { ServiceName: 'storage', Status: 'Enabled' });
  // why so: a password has to have one of each
  const password = (what: string): string => keep(what, `Ca7!${rented.canary().slice(7)}`);
  await Promise.all(
    Object.entries(SIZES).map(async ([engine, instanceTypeId]) => {
      const first = password(`password of ${engine}`);
      const order = { name: engine, engine, region: 'local', instanceTypeId, username: 'lantern' };
      const unplaced = { ...order, region: 'nowhere', password: password(`password of a refused order of ${engine}`) };
      await go(BASE, unplaced, basic);
      const made = await reply(BASE, { ...order, password: first }, basic);
      const id = (made.database as Database).databaseId;
      const path = `${BASE}/${id}`;
      const { port } = await settled(rented, path);
      await logIn(engine, port, first);
      await logIn(engine, port, password(`wrong password of ${engine}`)).catch(() => undefined);
      await reply(`${path}/reset-password`, { password: password(`new password of ${engine}`) }, basic);
      await settled(rented, path);
      await reply(`${path}/backup`, {}, basic);
      await settled(rented, path);
    }),
  );
  const files = await readdir(folder, { recursive: true });
  const read = (ending: RegExp) =>
    Promise.all(files.filter((file) => ending.test(file)).map((file) => readFile(join(folder, file), 'utf8')));
  for (const [at, text] of (await read(/\/(pgpass|client\.cnf)$/)).entries()) {
    keep(
      `password of the platform's own account (${at})`,
      text
        .trim()
        .split(/[:=\n]/)
        .at(-1),
    );
  }
  const of = (name: string) =>
    Promise.all(descendants(rented.pid).map((pid) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')));
  return new Map([
    ['arguments of processes', (await of('cmdline')).join('\n')],
    ['environment of processes', (await of('environ')).join('\n')],
    ['logs of engines', (await read(/\/log\/[^/]+$/)).join('\n')],
  ]);
}

async function settled({ basic, reply }: Rented, path: string): Promise<Database> {
  for (const until = performance.now() + WAIT_MS; ; await delay(50)) {
    const { database } = (await reply(path, undefined, basic)) as { readonly database: Database };
    if (database.status === 'running' && database.busyWith === '') {
      return database;
    }
    if (database.status === 'failure' || performance.now() > until) {
      throw new Error(`${path} is ${database.status}: ${database.message}`);
    }
  }
}

async function logIn(engine: string, port: number, password: string): Promise<void> {
  const login = { host: '127.0.0.1', port, user: 'lantern', password, database: 'app' };
  if (engine === 'postgresql') {
    const client = new pg.Client(login);
    client.on('error', () => undefined);
    await client.connect();
    await client.query('SELECT pg_sleep(0.11)');
    await client.end();
  } else if (engine === 'mysql') {
    const client = await mysql.createConnection(login);
    await client.query('SELECT SLEEP(0.11)');
    client.destroy();
  } else if (engine === 'mongo') {
    const client = new MongoClient(`mongodb://127.0.0.1:${port}/app?authSource=admin`, {
      auth: { username: login.user, password },
    });
    try {
      await client.db().command({ ping: 1 });
    } finally {
      await client.close();
    }
  }
}
