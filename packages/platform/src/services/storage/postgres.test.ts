// Databases on a real PostgreSQL, looked at by its official client.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { BASE, database, done, killProcesses, type Made, made, must, PASSWORD, wish } from './testing.ts';

let platform: TestPlatform;
let app: TestApp;
let one: Made;
beforeAll(async () => {
  platform = await testPlatform({ config: { databaseIdleSeconds: 1 } });
  app = await platform.app(['storage']);
  one = await made(app);
});
afterAll(() => platform?.stop());

interface Login {
  readonly password?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
}

async function connected<Result>(
  { password = PASSWORD, port = one.port, user = one.username, database: name = one.databaseName }: Login,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ host: '127.0.0.1', port, user, password, database: name });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ask = async (text: string, login: Login = {}): Promise<unknown[]> =>
  connected(login, async (client) => (await client.query({ text, rowMode: 'array' })).rows);
const refused = (text: string, login: Login = {}) =>
  ask(text, login).then(
    () => 'answered',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

describe('a database', () => {
  it('runs, and is connected to by the official client with its password alone', async () => {
    expect(one).toMatchObject({ status: 'running', message: '', busyWith: '', databaseName: 'app' });
    expect(one.connectionString).toBe(`postgresql://lantern:***@127.0.0.1:${one.port}/app`);
    expect(await ask('SELECT current_user, current_database()')).toEqual([['lantern', 'app']]);
    expect(await refused('SELECT 1', { password: 'Wrong7!^(' })).toBe('28P01');
    expect(await refused('SELECT 1', { user: 'uos_administrator' })).toBe('28P01');
    expect(await refused('SELECT 1', { database: 'postgres' })).toBe('28000');
  });

  it('lets nobody out of it', async () => {
    const tries = [
      `COPY (SELECT 1) TO PROGRAM 'cat'`,
      `COPY (SELECT 1) TO '/tmp/out'`,
      `SELECT pg_read_file('/etc/passwd')`,
      `SELECT lo_import('/etc/passwd')`,
      'CREATE EXTENSION dblink',
      'CREATE EXTENSION file_fdw',
      'CREATE DATABASE other',
      'CREATE ROLE other',
      'ALTER ROLE lantern SUPERUSER',
      'SET ROLE uos_administrator',
      `ALTER SYSTEM SET archive_command = 'cat'`,
      'SET log_min_duration_statement = -1',
    ];
    const answers = await Promise.all(tries.map((text) => refused(text)));
    expect(answers.filter((code) => !['42501', '0A000', '58P01'].includes(code))).toEqual([]);
  });

  it('ends connections where it is restarted, and keeps what was written', async () => {
    await ask('CREATE TABLE scores (player text PRIMARY KEY, score int)');
    await ask(`INSERT INTO scores VALUES ('ana', 7)`);
    const client = new pg.Client({
      host: '127.0.0.1',
      port: one.port,
      user: 'lantern',
      password: PASSWORD,
      database: 'app',
    });
    const lost = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    await client.connect();
    await done(app, 'POST', `/databases/${one.databaseId}/restart`);
    await lost;
    expect(await ask('SELECT * FROM scores')).toEqual([['ana', 7]]);
  });

  it('is there again after its server was killed, with all that was acknowledged', async () => {
    await ask(`INSERT INTO scores VALUES ('ben', 8)`);
    await killProcesses(platform.ports, 'database-postgresql');
    await expect.poll(() => refused('SELECT count(*) FROM scores'), { timeout: 10_000 }).toBe('answered');
    expect(await ask(`DELETE FROM scores WHERE player = 'ben' RETURNING score`)).toEqual([[8]]);
    expect((await database(app, one.databaseId)).status).toBe('running');
  });

  it('takes no more data once its storage is used up, until there is room', async () => {
    const { databases } = platform.ports;
    await databases.setFull(one.databaseId, true);
    expect(await refused(`INSERT INTO scores VALUES ('eve', 1)`)).toBe('25006');
    expect(await ask('SELECT score FROM scores')).toEqual([[7]]);
    await databases.setFull(one.databaseId, false);
    expect(await refused(`INSERT INTO scores VALUES ('eve', 1)`)).toBe('answered');
    await ask(`DELETE FROM scores WHERE player = 'eve'`);
  });

  it('sleeps once nobody is there, and wakes for the next who comes', async () => {
    const { databases } = platform.ports;
    await expect.poll(() => databases.activity(one.databaseId), { timeout: 10_000 }).toBe('asleep');
    await expect.poll(async () => (await database(app, one.databaseId)).activity).toBe('asleep');
    expect(await databases.sample(one.databaseId)).toBeUndefined();
    const began = performance.now();
    expect(await ask('SELECT score FROM scores')).toEqual([[7]]);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('takes a new password and no longer the old one', async () => {
    const other = await made(app, { name: 'other' });
    const password = 'Lighthouse8#';
    await done(app, 'POST', `/databases/${other.databaseId}/reset-password`, { password });
    expect(await refused('SELECT 1', { port: other.port })).toBe('28P01');
    expect(await ask('SELECT 1', { port: other.port, password })).toEqual([[1]]);
    // why: its size is another from then on, and what was in it is there still
    await ask('CREATE TABLE kept AS SELECT 1 AS x', { port: other.port, password });
    await done(app, 'PUT', `/databases/${other.databaseId}/upgrade`, {
      instanceTypeId: 'postgresql-2c4g',
      storage: 20,
    });
    expect(await database(app, other.databaseId)).toMatchObject({ memory: 4096, storage: 20, status: 'running' });
    expect(await ask('SELECT * FROM kept', { port: other.port, password })).toEqual([[1]]);
    expect(await ask('SHOW max_connections', { port: other.port, password })).toEqual([['105']]);
    const shrunk = await app.call('PUT', `${BASE}/databases/${other.databaseId}/upgrade`, {
      ...{ instanceTypeId: 'postgresql-2c4g', storage: 10 },
    });
    expect(shrunk.body).toMatchObject({ code: 3, message: 'storage may not shrink' });
    await done(app, 'DELETE', `/databases/${other.databaseId}`);
    expect(await refused('SELECT 1', { port: other.port, password })).toBe('ECONNREFUSED');
    expect((await database(app, other.databaseId)).status).toBe('deleted');
  });

  it('is reached from elsewhere only while its public endpoint is on', async () => {
    const path = `/databases/${one.databaseId}`;
    const call = (verb: string) => app.call('POST', `${BASE}${path}/${verb}`, {});
    expect((await call('release-proxy')).body).toMatchObject({ message: 'public access is off' });
    await done(app, 'POST', `${path}/create-proxy`);
    const { proxy } = await database(app, one.databaseId);
    expect(proxy).toMatchObject({ enabled: true, status: 'on' });
    expect((await call('create-proxy')).body).toMatchObject({ message: 'public access is already on' });
    expect(await ask('SELECT 1', { port: proxy.port })).toEqual([[1]]);
    await done(app, 'POST', `${path}/release-proxy`);
    expect(await refused('SELECT 1', { port: proxy.port })).toBe('ECONNREFUSED');
  });

  it('is backed up, downloaded, and restored beside itself and into itself', async () => {
    const path = `/databases/${one.databaseId}`;
    await ask(`INSERT INTO scores SELECT 'p' || n, n FROM generate_series(1, 500) n`);
    const sum = 'SELECT count(*)::int, sum(score)::int FROM scores';
    const before = await ask(sum);
    const { backupId } = await done<{ backupId: string; asyncRequestId: string }>(app, 'POST', `${path}/backup`);
    const { backups } = await must<{ backups: { status: string; size: number }[] }>(app, 'GET', `${path}/backups`);
    expect(backups).toMatchObject([{ status: 'SUCCESS', way: 'manual', type: 'logical' }]);
    const { internetUrl } = await must<{ internetUrl: string }>(
      app,
      'GET',
      `${path}/backups/${backupId}/download-urls`,
    );
    const file = Buffer.from(await (await fetch(internetUrl)).arrayBuffer());
    expect([file.subarray(0, 5).toString(), file.length]).toEqual(['PGDMP', backups[0]?.size]);
    expect((await fetch(internetUrl.replace(/.$/, '_'))).status).toBe(403);
    await ask('DELETE FROM scores');
    const { databaseId } = await done<{ databaseId: string; asyncRequestId: string }>(
      app,
      'POST',
      `${path}/backups/${backupId}:restore`,
    );
    const copy = await database(app, databaseId);
    expect([copy.status, await ask(sum, { port: copy.port })]).toEqual(['running', before]);
    expect(await ask(sum)).toEqual([[0, null]]);
    const unnamed = await app.call('POST', `${BASE}${path}/backups/${backupId}:restore`, { asNew: false });
    expect(unnamed.status).toBe(400);
    await done(app, 'POST', `${path}/backups/${backupId}:restore`, { asNew: false, name: wish.name });
    expect(await ask(sum)).toEqual(before);
    await done(app, 'DELETE', `/databases/${databaseId}`);
  });
});

describe('the query console', () => {
  interface Answered {
    readonly columns: readonly { readonly name: string; readonly type: string }[];
    readonly rows: readonly (readonly (string | null)[])[];
    readonly rowCount: number;
    readonly truncated: boolean;
    readonly command: string;
    readonly details: readonly { readonly field: string; readonly reason: string }[];
    readonly message: string;
  }
  const run = async (statement: string, more: object = {}): Promise<Answered> =>
    (await app.call('POST', `${BASE}/databases/${one.databaseId}/query`, { statement, ...more })).body as Answered;

  it('answers rows as the engine writes them, and no more than were asked for', async () => {
    expect(await run(`SELECT 1::int8 AS n, NULL::text AS t, '{"a":1}'::jsonb AS j`)).toMatchObject({
      columns: [
        { name: 'n', type: 'bigint' },
        { name: 't', type: 'text' },
        { name: 'j', type: 'jsonb' },
      ],
      rows: [['1', null, '{"a": 1}']],
      ...{ rowCount: 1, truncated: false, command: 'SELECT' },
    });
    const many = await run('SELECT * FROM generate_series(1, 5000)', { limit: 10 });
    expect([many.rows.length, many.truncated]).toEqual([10, true]);
  });

  it('changes nothing unless told, runs one statement, and gains no more rights', async () => {
    const refused = (await run('CREATE TABLE made_here (x int)')).details;
    expect(refused).toMatchObject([
      { reason: expect.stringContaining('read-only transaction') },
      { field: 'readOnly' },
    ]);
    expect((await run('SELECT 1 FROM nowhere')).details).toHaveLength(1);
    expect(await run('CREATE TABLE made_here (x int)', { readOnly: false })).toMatchObject({ command: 'CREATE TABLE' });
    expect(await ask(`SELECT tableowner FROM pg_tables WHERE tablename = 'made_here'`)).toEqual([['lantern']]);
    expect((await run('SELECT 1; SELECT 2')).details[0]?.reason).toContain('multiple commands');
    expect((await run('SELECT 1 FROM nowhere')).details[0]?.reason).toBe(
      'relation "nowhere" does not exist (at character 15)',
    );
    for (const text of ['RESET ROLE', 'SET SESSION AUTHORIZATION uos_administrator', 'COMMIT']) {
      await run(text, { readOnly: false });
    }
    expect((await run('SELECT current_user')).rows).toEqual([['lantern']]);
    expect((await run(`SELECT pg_read_file('/etc/passwd')`)).details[0]?.reason).toContain('permission denied');
  });
});

describe('what a database says of itself', () => {
  it('is its load, and statements that took long', async () => {
    await ask('SELECT pg_sleep(0.15)');
    const { databases } = platform.ports;
    await connected({}, async () => {
      expect(await databases.sample(one.databaseId)).toMatchObject({ connections: 1 });
    });
    expect(await databases.slow(one.databaseId)).toMatchObject([
      { statement: 'SELECT pg_sleep(0.15)', user: 'lantern', database: 'app' },
    ]);
  });
});
