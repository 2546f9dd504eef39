// Databases on a MariaDB that the operator has named, and encrypted: its server lets in nobody else.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { probeServers } from '../../packages/platform/src/engines/databases/servers/named.ts';
import { done, type Made, made, namedAs, PASSWORD } from '../../packages/platform/src/services/storage/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { mariadbPath } from '../../scripts/tools.ts';
import { freePort } from '../support/ports.ts';
import { selfSigned } from '../support/self-signed.ts';

const SECRET = 'Operators7Word';
const BASE = '/ucrud/v1/databases';
const order = { engine: 'mysql', instanceTypeId: 'mysql-1c1000m' };

const urlOf = (options: string, host = '127.0.0.1') => `mysql://operator:${SECRET}@${host}:${port}/?${options}`;

let folder: string;
let port: number;
let authority: string;
let other: string;
let server: ReturnType<typeof spawn>;
let platform: TestPlatform;
let app: TestApp;
let one: Made;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-mariadb-'));
  port = await freePort();
  const { cert, key } = await selfSigned(folder, 'server');
  authority = cert;
  other = (await selfSigned(folder, 'other')).cert;
  const as = ['--no-defaults', `--datadir=${folder}/data`, '--user=root'];
  execFileSync('/usr/bin/mariadb-install-db', [...as, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  });
  const own = [`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${folder}/s`, '--skip-name-resolve'];
  const encrypted = [`--ssl-cert=${cert}`, `--ssl-key=${key}`];
  server = spawn(mariadbPath(), [...as, ...own, ...encrypted, '--innodb-use-native-aio=0'], { stdio: 'ignore' });
  await vi.waitFor(
    () =>
      asRoot(async (root) => {
        await root.query(`CREATE USER operator@'%' IDENTIFIED BY '${SECRET}' REQUIRE SSL`);
        await root.query(`GRANT ALL PRIVILEGES ON *.* TO operator@'%' WITH GRANT OPTION`);
      }),
    { timeout: 30_000, interval: 100 },
  );
  platform = await testPlatform({ config: { databaseServers: { mysql: urlOf('ssl-mode=REQUIRED') } } });
  app = await platform.app(['storage']);
  one = await made(app, order);
});
afterAll(async () => {
  await platform?.stop();
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function asRoot(work: (root: mysql.Connection) => Promise<unknown>): Promise<void> {
  const root = await mysql.createConnection({ socketPath: `${folder}/s`, user: 'root' });
  await work(root);
  await root.end();
}

async function asClient<Result>(of: Made, work: (client: mysql.Connection) => Promise<Result>, password = PASSWORD) {
  const [address = ''] = of.connectionString.replace('***', encodeURIComponent(password)).split('?');
  const client = await mysql.createConnection({ uri: address, ssl: { rejectUnauthorized: false } });
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

const ask = (of: Made, text: string, password?: string) =>
  asClient(of, async (client) => (await client.query<RowDataPacket[]>({ sql: text, rowsAsArray: true }))[0], password);
const refusedAs = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error as { errno?: unknown; code?: unknown }).errno ?? (error as { code?: unknown }).code,
  );
const run = (statement: string, more: object = {}) =>
  app.call('POST', `${BASE}/${one.databaseId}/query`, { statement, ...more });

describe('a database on a MariaDB of the operator', () => {
  it('is made there, and its accounts know no other', async () => {
    expect(one).toMatchObject({
      status: 'running',
      provider: 'external',
      connectionString: expect.stringContaining('?ssl-mode=REQUIRED'),
      username: `lantern${one.databaseName.slice(3)}`,
    });
    await ask(one, 'CREATE TABLE scores (player varchar(20) PRIMARY KEY, score int)');
    await ask(one, `INSERT INTO scores VALUES ('ana', 7)`);
    expect(await refusedAs(ask(one, 'SELECT 1', 'Wrong7!^('))).toBe(1045);
    expect(await refusedAs(ask(one, `CREATE USER eve@'%'`))).toBe(1227);
    const other = await made(app, { ...order, name: 'guilds' });
    expect(await refusedAs(ask(other, `SELECT * FROM \`${one.databaseName}\`.scores`))).toBe(1142);
    expect(await ask(other, 'SHOW DATABASES')).toEqual([[other.databaseName], ['information_schema']]);
  });

  it('runs statements of the console with the rights of its client, and by default changes nothing', async () => {
    expect((await run('SELECT score FROM scores')).body).toMatchObject({ rows: [['7']] });
    expect((await run('DELETE FROM scores')).status).toBe(400);
    expect((await run(`INSERT INTO scores VALUES ('ben', 8)`, { readOnly: false })).status).toBe(200);
  });

  it('ends who is connected with a new password', async () => {
    await asClient(one, async (client) => {
      await done(app, 'POST', `/databases/${one.databaseId}/reset-password`, { password: 'Lighthouse8#@' });
      expect(await refusedAs(client.query('SELECT 1'))).not.toBe('answered');
    });
    expect(await refusedAs(ask(one, 'SELECT 1'))).toBe(1045);
    await done(app, 'POST', `/databases/${one.databaseId}/reset-password`, { password: PASSWORD });
    expect(await ask(one, 'SELECT count(*) FROM scores')).toEqual([[2]]);
  });

  it('takes no more data once its storage is used up, until there is room', async () => {
    const { databases } = platform.ports;
    await databases.setFull(one.databaseId, true);
    expect(await refusedAs(ask(one, `INSERT INTO scores VALUES ('eve', 1)`))).toBe(1142);
    await ask(one, `DELETE FROM scores WHERE player = 'ben'`);
    await databases.setFull(one.databaseId, false);
    await ask(one, `INSERT INTO scores VALUES ('ben', 8)`);
    expect((await databases.sample(one.databaseId))?.diskMiB).toBeGreaterThan(0);
  });

  it('is made only where the certificate of its server is one that was asked for', async () => {
    const said = async (options: string, host?: string) => {
      const { available, reason } = (await probeServers({ mysql: urlOf(options, host) })).mysql ?? {};
      return available === true ? 'answers' : reason;
    };
    const distrusts = (why: string) =>
      `the mysql server of the operator shows a certificate that is not trusted (${why}): an administrator can name its authority by ssl-ca in the URL`;
    expect([
      await said('ssl-mode=VERIFY_CA'),
      await said(`ssl-mode=VERIFY_CA&ssl-ca=${authority}`),
      await said(`ssl-mode=VERIFY_IDENTITY&ssl-ca=${authority}`, 'localhost'),
      await said(`ssl-mode=REQUIRED&ssl-ca=${other}`),
      await said(''),
    ]).toEqual([
      distrusts('self-signed certificate'),
      ...['answers', 'answers'],
      distrusts('self-signed certificate'),
      'the mysql server of the operator refuses the account it was named with',
    ]);
    await selfSigned(folder, 'server', 'db.example');
    await asRoot((root) => root.query('FLUSH SSL'));
    expect([
      await said(`ssl-mode=VERIFY_CA&ssl-ca=${authority}`),
      await said(`ssl-mode=VERIFY_IDENTITY&ssl-ca=${authority}`, 'localhost'),
    ]).toEqual(['answers', expect.stringMatching(/not trusted \(Hostname.IP does not match/)]);
  });

  it('goes from its clients with the deletion, and from the server once it is purged', async () => {
    await done(app, 'DELETE', `/databases/${one.databaseId}`);
    expect(await refusedAs(ask(one, 'SELECT 1'))).toBe(4151);
    await platform.ports.databases.purge({ ...namedAs(one), provider: 'external' });
    expect(await refusedAs(ask(one, 'SELECT 1'))).toBe(1045);
  });
});
