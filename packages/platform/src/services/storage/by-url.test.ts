// Databases on a MongoDB that the operator has named. No MongoDB is to be had where this runs: a process of our own subset
// stands in for it, which speaks its protocol, keeps accounts where it does, and knows nobody but by SCRAM.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { WORK } from './names.ts';
import { BASE, database, done, type Made, made, must, namedAs, PASSWORD } from './testing.ts';

const order = { name: 'players', engine: 'mongo', instanceTypeId: 'mongo-2c4g' };
const SECRET = 'Operators7Word';
const MAIN = fileURLToPath(import.meta.resolve('../../engines/databases/mongo/subset/subset-main.ts'));

let folder: string;
let standIn: ChildProcess;
let front: Server;
let port = 0;
const wires = new Set<Socket>();
let platform: TestPlatform;
let app: TestApp;
let one: Made;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-by-url-'));
  await begin();
  await withMongo(`mongodb://127.0.0.1:${port}`, (_, client) =>
    client.db('admin').command({ createUser: 'root', pwd: SECRET, roles: [{ role: '__system', db: 'admin' }] }),
  );
  platform = await testPlatform({ config: { databaseServers: { mongo: operator() } } });
  app = await platform.app(['storage']);
  one = await made(app, order);
});
afterAll(async () => {
  await platform?.stop();
  await end();
  await rm(folder, { recursive: true, force: true });
});

const operator = (): string => `mongodb://root:${SECRET}@127.0.0.1:${port}/?authSource=admin&directConnection=true`;

async function begin(): Promise<void> {
  const at = (name: string) => join(folder, name);
  standIn = spawn(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', '--conditions=uos:source', MAIN, 'serve'],
      ...[`--socket=${at('socket')}`, `--data=${at('data')}`, `--log=${at('log')}`],
    ],
    { stdio: 'inherit' },
  );
  await vi.waitUntil(() => existsSync(at('socket')), { timeout: 20_000 });
  // why a front: the process listens on a socket alone, and operators name a host
  front = createServer((client) => {
    const server = connect(at('socket'));
    for (const wire of [client, server]) {
      wires.add(wire);
      wire.on('error', () => wire.destroy()).once('close', () => wires.delete(wire));
    }
    client.pipe(server).pipe(client);
  }).listen(port, '127.0.0.1');
  await once(front, 'listening');
  port = (front.address() as AddressInfo).port;
}

async function end(): Promise<void> {
  front.close();
  for (const wire of wires) {
    wire.destroy();
  }
  const ended = once(standIn, 'exit');
  standIn.kill('SIGKILL');
  await ended;
  await rm(join(folder, 'socket'), { force: true });
}

async function withMongo<Result>(url: string, work: (db: Db, client: MongoClient) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 15_000 });
  try {
    return await work(client.db(), client);
  } finally {
    await client.close();
  }
}

/** As a client of the database does, with what the platform says of it. */
const asClient = <Result>(of: Made, work: (db: Db, client: MongoClient) => Promise<Result>, password = PASSWORD) =>
  withMongo(of.connectionString.replace('***', encodeURIComponent(password)), work);
const asOperator = <Result>(work: (db: Db, client: MongoClient) => Promise<Result>) => withMongo(operator(), work);
const ping = (db: Db) => db.command({ ping: 1 });
const refusedAs = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error as { code?: unknown }).code,
  );
const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `${BASE}/databases/${one.databaseId}${path}`, body);
const run = (statement: unknown, more: object = {}) =>
  call('POST', '/query', { statement: JSON.stringify(statement), ...more });

describe('a database on a MongoDB of the operator, for which our subset stands in', () => {
  it('is made there, and clients reach it by the address of that server with a name of its own', async () => {
    const end = one.databaseId.replaceAll('-', '').slice(0, 12);
    expect(one).toMatchObject({
      ...{ status: 'running', message: '', provider: 'external', engineVersion: '6.0.0', activity: 'awake' },
      ...{ username: `lantern_${end}`, databaseName: `app_${end}`, host: '127.0.0.1', port },
      connectionString: `mongodb://lantern_${end}:***@127.0.0.1:${port}/app_${end}?authSource=admin`,
    });
    await asClient(one, (db) => db.collection('scores').insertOne({ score: 7 }));
    expect(await refusedAs(asClient(one, ping, 'Wrong7!^('))).toBe(18);
    const { instanceTypes } = await must<{ instanceTypes: { available: boolean; provider: string }[] }>(
      ...([app, 'GET', '/instance-types?engine=mongo'] as const),
    );
    expect(instanceTypes[0]).toMatchObject({ available: true, provider: 'external' });
  });

  it('has nothing of another beside it', async () => {
    const other = await made(app, { ...order, name: 'guilds' });
    expect(other.databaseName).not.toBe(one.databaseName);
    await asClient(other, async (db, client) => {
      expect(await db.collection('scores').countDocuments()).toBe(0);
      for (const name of [one.databaseName, 'admin']) {
        expect(await refusedAs(client.db(name).collection('scores').find().toArray())).toBe(13);
        expect(await refusedAs(client.db(name).collection('scores').insertOne({ a: 1 }))).toBe(13);
      }
    });
  });

  it('runs statements of the console with the rights of its client, and by default changes nothing', async () => {
    expect((await run({ find: 'scores' })).body).toMatchObject({ rowCount: 1, command: 'find' });
    const write = { insert: 'scores', documents: [{ score: 9 }] };
    expect((await run(write)).body).toMatchObject({
      details: [{ reason: expect.stringContaining('not authorized') }, { field: 'readOnly' }],
    });
    expect((await run(write, { readOnly: false })).status).toBe(200);
    expect((await run({ usersInfo: 1 }, { readOnly: false })).status).toBe(400);
    expect((await run({ find: 'scores' })).body).toMatchObject({ rowCount: 2 });
  });

  it('takes a new password, and no other any more', async () => {
    const next = 'Lighthouse8#@';
    await done(app, 'POST', `/databases/${one.databaseId}/reset-password`, { password: next });
    expect(await refusedAs(asClient(one, ping))).toBe(18);
    await asClient(one, ping, next);
    await done(app, 'POST', `/databases/${one.databaseId}/reset-password`, { password: PASSWORD });
  });

  it('refuses in plain words what its server’s operator does', async () => {
    const said: unknown[] = [];
    for (const [method, path, body] of [
      ['POST', '/restart', {}],
      ['PUT', '/upgrade', { instanceTypeId: 'mongo-4c8g', storage: 20 }],
      ['POST', '/create-proxy', {}],
      ['POST', '/backup', {}],
      ['PUT', '/backup-plan', { enabled: true }],
    ] as const) {
      const { status, body: answer } = await call(method, path, body);
      said.push(`${path} ${status} ${String((answer as { message?: unknown }).message)}`);
    }
    expect(said).toMatchInlineSnapshot(`
      [
        "/restart 400 the operator runs the server of this database: it is not restarted from here",
        "/upgrade 400 the operator runs the server of this database: its size is not changed from here",
        "/create-proxy 400 the operator runs the server of this database: it has one address, which is not opened or closed from here",
        "/backup 400 the operator runs the server of this database, and makes its backups",
        "/backup-plan 400 the operator runs the server of this database, and makes its backups",
      ]
    `);
  });

  it('has no curve of what is the server’s, which others have too', async () => {
    const { body } = await call('GET', '/metrics');
    expect((body as { metrics: { name: string }[] }).metrics.map(({ name }) => name)).toEqual(['disk']);
  });

  it('is not there for its clients while the service is off, and is again with what was in it', async () => {
    const { db, fanOut } = platform.ports;
    const service = async (status: 'Enabled' | 'Suspended'): Promise<void> => {
      await db.updateTable('app_services').set({ status }).where('app_id', '=', app.id).execute();
      await fanOut.publish(db, WORK, await platform.ports.databases.nodeHere());
    };
    await service('Suspended');
    await vi.waitFor(async () => expect(await refusedAs(asClient(one, ping))).toBe(18), { timeout: 20_000 });
    await service('Enabled');
    await vi.waitFor(() => asClient(one, ping), { timeout: 20_000 });
    expect(await asClient(one, (db) => db.collection('scores').countDocuments())).toBe(2);
  });

  it('says that its server does not answer, and goes on by itself once it does', async () => {
    await end();
    expect(await run({ ping: 1 })).toMatchObject({ status: 503 });
    const reset = await must<{ asyncRequestId: string }>(
      ...([app, 'POST', `/databases/${one.databaseId}/reset-password`, { password: PASSWORD }] as const),
    );
    await vi.waitFor(
      async () =>
        expect((await call('GET', `/async-request/${reset.asyncRequestId}/status`)).body).toMatchObject({
          ...{ status: 'FAILED', info: 'the mongo server of the operator does not answer; try again later' },
        }),
      { timeout: 20_000 },
    );
    await begin();
    expect((await run({ ping: 1 })).status).toBe(200);
    expect(await database(app, one.databaseId)).toMatchObject({ status: 'running' });
  });

  it('goes from its clients with the deletion, and from the server once it is purged', async () => {
    const accounts = () =>
      asOperator((_, client) =>
        client.db('admin').collection('system.users').countDocuments({ 'roles.db': one.databaseName }),
      );
    const documents = () =>
      asOperator((_, client) => client.db(one.databaseName).collection('scores').countDocuments());
    expect([await accounts(), await documents()]).toEqual([3, 2]);
    await done(app, 'DELETE', `/databases/${one.databaseId}`);
    expect(await refusedAs(asClient(one, ping))).toBe(18);
    expect([await accounts(), await documents()]).toEqual([0, 2]);
    await platform.ports.databases.purge({ ...namedAs(one), provider: 'external' });
    expect(await documents()).toBe(0);
  });

  it('is told of nowhere with the account that the server was named with', async () => {
    const replies = await Promise.all([
      ...['/databases?includeDeleted=true', '/instance-types'].map((path) => app.call('GET', `${BASE}${path}`)),
      call('GET', '/async-requests'),
    ]);
    expect(JSON.stringify(replies)).not.toContain(SECRET);
    expect(await readFile(join(folder, 'log'), 'utf8').catch(() => '')).not.toContain(SECRET);
  });
});
