// Databases on a PostgreSQL that the operator has named, by an account that is no superuser there, and encrypted: its server
// lets in nobody else.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { probeServers } from '../../packages/platform/src/engines/databases/servers/named.ts';
import { done, type Made, made, namedAs, PASSWORD } from '../../packages/platform/src/services/storage/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPrivate, type TestPostgres } from '../support/postgres.ts';
import { selfSigned } from '../support/self-signed.ts';

const SECRET = 'Operators7Word';
const BASE = '/ucrud/v1/databases';

let folder: string;
let authority: string;
let other: string;
let server: TestPostgres;
let platform: TestPlatform;
let app: TestApp;
let one: Made;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-by-url-'));
  const { cert, key } = await selfSigned(folder, 'server');
  authority = cert;
  other = (await selfSigned(folder, 'other')).cert;
  server = await startPrivate();
  const root = new pg.Client({ connectionString: server.url });
  await root.connect();
  await root.query(`CREATE ROLE operator LOGIN CREATEROLE CREATEDB PASSWORD '${SECRET}'`);
  // why: a server of tests asks nobody for a password
  const { rows } = await root.query<{ hba_file: string }>('SHOW hba_file');
  const rules = `('host all uos 127.0.0.1/32 trust'), ('hostssl all all 127.0.0.1/32 scram-sha-256')`;
  await root.query(`COPY (VALUES ${rules}) TO '${rows[0]?.hba_file}'`);
  for (const [name, path] of Object.entries({ 'server.crt': cert, 'server.key': key })) {
    const pem = await readFile(path, 'utf8');
    // why by itself: the server takes only a key that is its own and nobody else's
    const lines = `SELECT unnest(string_to_array($$${pem.trim()}$$, E'\\n'))`;
    await root.query(`COPY (${lines}) TO PROGRAM 'cat > ${name} && chmod 600 ${name}'`);
  }
  await root.query('ALTER SYSTEM SET ssl = on');
  await root.query('SELECT pg_reload_conf()');
  await root.end();
  const url = new URL(server.url);
  url.username = 'operator';
  url.password = SECRET;
  url.pathname = '/postgres';
  url.searchParams.set('sslmode', 'require');
  platform = await testPlatform({ config: { databaseServers: { postgresql: url.href } } });
  app = await platform.app(['storage']);
  one = await made(app);
});
afterAll(async () => {
  await platform?.stop();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function asClient<Result>(of: Made, work: (client: pg.Client) => Promise<Result>, password = PASSWORD) {
  const [address = ''] = of.connectionString.replace('***', encodeURIComponent(password)).split('?');
  const client = new pg.Client({ connectionString: address, ssl: { rejectUnauthorized: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ask = (of: Made, text: string, password?: string) =>
  asClient(of, async (client) => (await client.query({ text, rowMode: 'array' })).rows, password);
const refusedAs = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error as { code?: unknown }).code,
  );
const query = (statement: string, more: object = {}) =>
  app.call('POST', `${BASE}/${one.databaseId}/query`, { statement, ...more });

describe('a database on a PostgreSQL of the operator', () => {
  it('is made there, belongs to its client, and is reached by the address of that server', async () => {
    const end = one.databaseId.replaceAll('-', '').slice(0, 12);
    const { port } = new URL(server.url);
    expect(one).toMatchObject({
      ...{ status: 'running', provider: 'external', username: `lantern_${end}`, databaseName: `app_${end}` },
      connectionString: `postgresql://lantern_${end}:***@127.0.0.1:${port}/app_${end}?sslmode=require`,
    });
    await ask(one, 'CREATE TABLE scores (player text PRIMARY KEY, score int)');
    await ask(one, `INSERT INTO scores VALUES ('ana', 7)`);
    expect(await refusedAs(ask(one, 'SELECT 1', 'Wrong7!^('))).toBe('28P01');
    expect(await refusedAs(ask(one, 'CREATE ROLE eve'))).toBe('42501');
    expect(await refusedAs(ask(one, 'CREATE DATABASE eve'))).toBe('42501');
  });

  it('lets nobody of another in', async () => {
    const other = await made(app, { name: 'guilds' });
    expect(
      await refusedAs(
        ask(
          { ...other, connectionString: other.connectionString.replace(other.databaseName, one.databaseName) },
          'SELECT 1',
        ),
      ),
    ).toBe('42501');
    expect(await refusedAs(ask(other, `ALTER ROLE ${one.username} PASSWORD 'x'`))).toBe('42501');
  });

  it('runs statements of the console as its client, and by default changes nothing', async () => {
    expect((await query('SELECT score FROM scores')).body).toMatchObject({ rows: [['7']] });
    expect((await query('SELECT current_user')).body).toMatchObject({ rows: [[one.username]] });
    expect((await query('DELETE FROM scores')).status).toBe(400);
    expect((await query(`INSERT INTO scores VALUES ('ben', 8)`, { readOnly: false })).status).toBe(200);
    expect(
      (await query(`SELECT repeat('x', 100000) FROM generate_series(1, 1000)`, { limit: 1000 })).body,
    ).toMatchObject({
      details: [{ reason: expect.stringContaining('larger than 8 MiB') }],
    });
  });

  it('ends who is connected with a new password', async () => {
    await asClient(one, async (client) => {
      await done(app, 'POST', `/databases/${one.databaseId}/reset-password`, { password: 'Lighthouse8#@' });
      expect(await refusedAs(client.query('SELECT 1'))).not.toBe('answered');
    });
    expect(await refusedAs(ask(one, 'SELECT 1'))).toBe('28P01');
    await done(app, 'POST', `/databases/${one.databaseId}/reset-password`, { password: PASSWORD });
    expect(await ask(one, 'SELECT count(*)::int FROM scores')).toEqual([[2]]);
  });

  it('takes no more data once its storage is used up, until there is room', async () => {
    const { databases } = platform.ports;
    await databases.setFull(one.databaseId, true);
    expect(await refusedAs(ask(one, `INSERT INTO scores VALUES ('eve', 1)`))).toBe('25006');
    await databases.setFull(one.databaseId, false);
    await ask(one, `DELETE FROM scores WHERE player = 'ben'`);
    expect((await databases.sample(one.databaseId))?.diskMiB).toBeGreaterThan(1);
  });

  it('is refused what its server’s operator does', async () => {
    const { status, body } = await app.call('POST', `${BASE}/${one.databaseId}/backup`, {});
    expect([status, body]).toMatchObject([
      400,
      { message: 'the operator runs the server of this database, and makes its backups' },
    ]);
  });

  it('is made only where the certificate of its server is one that was asked for', async () => {
    const said = async (options: string, host = '127.0.0.1') => {
      const url = new URL(server.url);
      Object.assign(url, {
        username: 'operator',
        password: SECRET,
        pathname: '/postgres',
        host: `${host}:${url.port}`,
      });
      url.search = options;
      const { available, reason } = (await probeServers({ postgresql: url.href })).postgresql ?? {};
      return available === true ? 'answers' : reason;
    };
    const distrusts = (why: string) =>
      `the postgresql server of the operator shows a certificate that is not trusted (${why}): an administrator can name its authority by sslrootcert in the URL`;
    expect([
      await said('sslmode=verify-ca'),
      await said(`sslmode=verify-ca&sslrootcert=${authority}`),
      await said(`sslmode=verify-full&sslrootcert=${authority}`, 'localhost'),
      await said(`sslmode=verify-full&sslrootcert=${authority}`),
      await said(`sslmode=require&sslrootcert=${other}`),
    ]).toEqual([
      distrusts('self-signed certificate'),
      ...['answers', 'answers'],
      expect.stringMatching(/not trusted \(Hostname.IP does not match/),
      distrusts('self-signed certificate'),
    ]);
  });

  it('says that its server does not answer, and goes on by itself', async () => {
    await server.kill();
    expect((await query('SELECT 1')).status).toBe(503);
    await server.start();
    await vi.waitFor(async () => expect((await query('SELECT 1')).status).toBe(200), { timeout: 20_000 });
  });

  it('goes from its clients with the deletion, and from the server once it is purged', async () => {
    await done(app, 'DELETE', `/databases/${one.databaseId}`);
    expect(await refusedAs(ask(one, 'SELECT 1'))).toBe('28000');
    await platform.ports.databases.purge({ ...namedAs(one), provider: 'external' });
    expect(await refusedAs(ask(one, 'SELECT 1'))).toBe('28P01');
  });
});
