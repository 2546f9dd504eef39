// Databases on a real MariaDB, looked at by the client that most programs for Node use.
import mysql, { type Connection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { BASE, database, done, killProcesses, type Made, made, must, PASSWORD } from './testing.ts';

const order = { name: 'players', engine: 'mysql', instanceTypeId: 'mysql-1c1000m' };

let platform: TestPlatform;
let app: TestApp;
let one: Made;
beforeAll(async () => {
  platform = await testPlatform({ config: { databaseIdleSeconds: 1 } });
  app = await platform.app(['storage']);
  one = await made(app, order);
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
  work: (client: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await mysql.createConnection({ host: '127.0.0.1', port, user, password, database: name });
  client.on('error', () => undefined);
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

const ask = (sql: string, login: Login = {}): Promise<unknown> =>
  connected(login, async (client) => (await client.query({ sql, rowsAsArray: true }))[0]);
const refused = (text: string, login: Login = {}) =>
  ask(text, login).then(
    () => 'answered',
    (error: { errno?: number; code?: string; sqlState?: string; message: string }) =>
      error.sqlState === undefined ? (error.code ?? error.message) : error.errno,
  );

describe('a mysql database', () => {
  it('runs, and is connected to by the official client with its password alone', async () => {
    expect(one).toMatchObject({ status: 'running', message: '', busyWith: '', databaseName: 'app' });
    expect(one.connectionString).toBe(`mysql://lantern:***@127.0.0.1:${one.port}/app`);
    expect(await ask(`SELECT CONCAT('a', 1), CURRENT_USER()`)).toEqual([['a1', 'lantern@localhost']]);
    expect(await connected({}, async (client) => (await client.execute('SELECT ? + 1 AS x', [6]))[0])).toEqual([
      { x: 7 },
    ]);
    expect(await refused('SELECT 1', { password: 'Wrong7!^(' })).toBe(1045);
    for (const user of ['uos_administrator', 'root', '']) {
      expect(await refused('SELECT 1', { user, password: '' })).toBe(1045);
    }
    expect(await refused('SELECT 1', { database: 'mysql' })).toBe('answered');
    expect(await refused('SELECT 1', { database: 'sys' })).toBe(1044);
  });

  it('lets nobody out of it', async () => {
    const tries = [
      `SELECT 1 INTO OUTFILE '/tmp/x'`,
      `LOAD DATA INFILE '/etc/passwd' INTO TABLE t`,
      `LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE t`,
      'CREATE DATABASE other',
      `CREATE USER other IDENTIFIED BY 'x'`,
      'CREATE ROLE other',
      'GRANT ALL ON *.* TO lantern@localhost',
      'SET ROLE uos_administrator',
      `SET PASSWORD FOR uos_administrator@localhost = PASSWORD('x')`,
      'SELECT * FROM mysql.global_priv',
      'SELECT * FROM mysql.user',
      `INSERT INTO mysql.proc (db, name) VALUES ('app', 'x')`,
      `INSTALL SONAME 'ha_connect'`,
      `INSTALL PLUGIN x SONAME 'ha_federatedx.so'`,
      `CREATE FUNCTION shell RETURNS STRING SONAME 'x.so'`,
      `CREATE SERVER other FOREIGN DATA WRAPPER mysql OPTIONS (HOST '127.0.0.1')`,
      'CREATE DEFINER = uos_administrator@localhost VIEW all_rights AS SELECT 1',
      'CREATE DEFINER = uos_administrator@localhost PROCEDURE all_rights() SELECT 1',
      `SET GLOBAL general_log_file = '/tmp/x'`,
      'SET GLOBAL local_infile = 1',
      'SET SESSION sql_log_bin = 0',
      'SET SESSION enforce_storage_engine = NULL',
      `CHANGE MASTER TO MASTER_HOST = '127.0.0.1'`,
      'SHUTDOWN',
      'FLUSH PRIVILEGES',
      `BINLOG 'AAAA'`,
    ];
    await ask('CREATE TABLE t (x TEXT)');
    const answers: { readonly text: string; readonly code: unknown }[] = [];
    for (const text of tries) {
      answers.push({ text, code: await refused(text) });
    }
    const refusals = [1044, 1045, 1142, 1227, 1396, 1959, 4166];
    expect(answers.filter(({ code }) => !refusals.includes(Number(code)))).toEqual([]);
    expect(await ask(`SELECT LOAD_FILE('/etc/passwd')`)).toEqual([[null]]);
    expect(await refused('CREATE TABLE outside (x INT) ENGINE=CONNECT')).not.toBe('answered');
    await ask('DROP TABLE t');
  });

  it('ends connections where it is restarted, and keeps what was written', async () => {
    await ask('CREATE TABLE scores (player VARCHAR(20) PRIMARY KEY, score INT)');
    await ask(`INSERT INTO scores VALUES ('ana', 7)`);
    await connected({}, async (client) => {
      const lost = new Promise((resolve) => client.on('error', resolve));
      await done(app, 'POST', `/databases/${one.databaseId}/restart`);
      await lost;
    });
    expect(await ask('SELECT * FROM scores')).toEqual([['ana', 7]]);
  });

  it('is there again after its server was killed, with all that was acknowledged', async () => {
    await ask(`INSERT INTO scores VALUES ('ben', 8)`);
    await killProcesses(platform.ports, 'database-mysql');
    await expect.poll(() => refused('SELECT count(*) FROM scores'), { timeout: 10_000 }).toBe('answered');
    expect(await ask(`SELECT score FROM scores WHERE player = 'ben'`)).toEqual([[8]]);
    await ask(`DELETE FROM scores WHERE player = 'ben'`);
    expect((await database(app, one.databaseId)).status).toBe('running');
  });

  it('takes no more data once its storage is used up, until there is room', async () => {
    const { databases } = platform.ports;
    await databases.setFull(one.databaseId, true);
    expect(await refused(`INSERT INTO scores VALUES ('eve', 1)`)).toBe(1142);
    expect(await ask('SELECT score FROM scores')).toEqual([[7]]);
    await databases.setFull(one.databaseId, false);
    expect(await refused(`INSERT INTO scores VALUES ('eve', 1)`)).toBe('answered');
    await ask(`DELETE FROM scores WHERE player = 'eve'`);
  });

  it('sleeps once nobody is there, and wakes for the next who comes', async () => {
    const { databases } = platform.ports;
    await expect.poll(() => databases.activity(one.databaseId), { timeout: 10_000 }).toBe('asleep');
    expect(await databases.sample(one.databaseId)).toBeUndefined();
    expect(await ask('SELECT score FROM scores')).toEqual([[7]]);
  });

  it('takes a new password and a new size, and is gone where it is deleted', async () => {
    const other = await made(app, { ...order, name: 'other' });
    const password = 'Lighthouse8#';
    await done(app, 'POST', `/databases/${other.databaseId}/reset-password`, { password });
    expect(await refused('SELECT 1', { port: other.port })).toBe(1045);
    expect(await ask('SELECT 1', { port: other.port, password })).toEqual([[1]]);
    await ask('CREATE TABLE kept AS SELECT 1 AS x', { port: other.port, password });
    await done(app, 'PUT', `/databases/${other.databaseId}/upgrade`, { instanceTypeId: 'mysql-2c4000m', storage: 20 });
    expect(await database(app, other.databaseId)).toMatchObject({ memory: 4000, storage: 20, status: 'running' });
    expect(await ask('SELECT x, @@max_user_connections FROM kept', { port: other.port, password })).toEqual([[1, 98]]);
    await done(app, 'DELETE', `/databases/${other.databaseId}`);
    expect(await refused('SELECT 1', { port: other.port, password })).toBe('ECONNREFUSED');
  });

  it('is reached from elsewhere only while its public endpoint is on', async () => {
    const path = `/databases/${one.databaseId}`;
    await done(app, 'POST', `${path}/create-proxy`);
    const { proxy } = await database(app, one.databaseId);
    expect(await ask('SELECT 1', { port: proxy.port })).toEqual([[1]]);
    await done(app, 'POST', `${path}/release-proxy`);
    expect(await refused('SELECT 1', { port: proxy.port })).toBe('ECONNREFUSED');
  });

  it('is backed up, downloaded, and restored beside itself and into itself', async () => {
    const path = `/databases/${one.databaseId}`;
    await connected({}, async (client) => {
      for (const sql of [
        `INSERT INTO scores SELECT CONCAT('p', seq), seq FROM seq_1_to_500`,
        'CREATE TABLE odd (name TEXT, bytes BLOB)',
        'CREATE VIEW best AS SELECT * FROM scores WHERE score > 400',
        'CREATE FUNCTION twice(x INT) RETURNS INT DETERMINISTIC RETURN x * 2',
        'CREATE TRIGGER no_less BEFORE UPDATE ON scores FOR EACH ROW SET NEW.score = GREATEST(NEW.score, OLD.score)',
      ]) {
        await client.query(sql);
      }
      await client.query('INSERT INTO odd VALUES (?, ?)', [
        "CREATE DEFINER=`a`@`b` it's\\ 龙\n-- \\! id",
        Buffer.from([0, 255, 39, 10, 92]),
      ]);
    });
    const sum = 'SELECT count(*), CAST(sum(score) AS INT), (SELECT count(*) FROM best), twice(21) FROM scores';
    const odd = 'SELECT name, HEX(bytes) FROM odd';
    const before = [await ask(sum), await ask(odd)];
    expect(before[0]).toEqual([[501, 125_257, 100, 42]]);
    const { backupId } = await done<{ backupId: string; asyncRequestId: string }>(app, 'POST', `${path}/backup`);
    const { internetUrl } = await must<{ internetUrl: string }>(
      app,
      'GET',
      `${path}/backups/${backupId}/download-urls`,
    );
    const file = await (await fetch(internetUrl)).text();
    expect([internetUrl.includes('.sql?'), file.includes('CREATE TABLE `scores`')]).toEqual([true, true]);
    await ask('DELETE FROM scores');
    const { databaseId } = await done<{ databaseId: string; asyncRequestId: string }>(
      app,
      'POST',
      `${path}/backups/${backupId}:restore`,
    );
    const { port } = await database(app, databaseId);
    expect([await ask(sum, { port }), await ask(odd, { port })]).toEqual(before);
    await ask(`UPDATE scores SET score = 1 WHERE player = 'p500'`, { port });
    expect(await ask(`SELECT score FROM scores WHERE player = 'p500'`, { port })).toEqual([[500]]);
    await done(app, 'POST', `${path}/backups/${backupId}:restore`, { asNew: false, name: 'players' });
    expect([await ask(sum), await ask(odd)]).toEqual(before);
    await done(app, 'DELETE', `/databases/${databaseId}`);
  });
});

describe('the query console', () => {
  interface Answered {
    readonly rows: readonly (readonly (string | null)[])[];
    readonly truncated: boolean;
    readonly details: readonly { readonly field: string; readonly reason: string }[];
  }
  const run = async (statement: string, more: object = {}): Promise<Answered> =>
    (await app.call('POST', `${BASE}/databases/${one.databaseId}/query`, { statement, ...more })).body as Answered;

  it('answers rows as the engine writes them, and no more than were asked for', async () => {
    expect(await run(`SELECT CAST(1 AS SIGNED) AS n, NULL AS t, _utf8mb4'龙' AS s, x'00ff' AS b`)).toMatchObject({
      columns: [
        { name: 'n', type: 'int' },
        { name: 't', type: 'null' },
        { name: 's', type: 'varchar' },
        { name: 'b', type: 'varbinary' },
      ],
      rows: [['1', null, '龙', '0x00ff']],
      ...{ rowCount: 1, truncated: false, command: 'SELECT' },
    });
    const many = await run('SELECT * FROM seq_1_to_5000', { limit: 10 });
    expect([many.rows.length, many.truncated]).toEqual([10, true]);
    const large = await run(`SELECT REPEAT('x', 9000000)`);
    expect(large.details[0]?.reason).toContain('larger than 8 MiB');
  });

  it('changes nothing unless told, runs one statement, and gains no more rights', async () => {
    const refused = (await run('CREATE TABLE made_here (x INT)')).details;
    expect(refused).toMatchObject([{ reason: expect.stringMatching(/read.only|denied/i) }, { field: 'readOnly' }]);
    expect((await run('SELECT 1 FROM nowhere')).details).toHaveLength(1);
    expect(await run('CREATE TABLE made_here (x INT)', { readOnly: false })).toMatchObject({ command: 'CREATE TABLE' });
    expect(await run('INSERT INTO made_here VALUES (1), (2)', { readOnly: false })).toMatchObject({ rowCount: 2 });
    expect((await run('DELETE FROM made_here')).details[0]?.reason).toMatch(/read.only|denied/i);
    expect(await ask('SELECT count(*) FROM made_here')).toEqual([[2]]);
    expect((await run('SELECT 1; SELECT 2')).details[0]?.reason).toContain('error in your SQL syntax');
    expect((await run('SELECT 1 FROM nowhere')).details[0]?.reason).toBe(`Table 'app.nowhere' doesn't exist (1146)`);
    for (const text of ['SET SESSION TRANSACTION READ WRITE', 'COMMIT', 'SET ROLE uos_administrator']) {
      await run(text);
    }
    expect((await run('SELECT CURRENT_USER()', { readOnly: false })).rows).toEqual([['uos_query_console@localhost']]);
    expect((await run('SHOW GRANTS FOR uos_administrator@localhost')).details[0]?.reason).toContain('denied');
    // why: a function of the client has its rights, and is called by who only looks
    await ask('CREATE FUNCTION writes() RETURNS INT BEGIN DELETE FROM made_here; RETURN 1; END');
    await ask('CREATE SQL SECURITY DEFINER VIEW writing AS SELECT writes() AS x');
    expect((await run('SELECT * FROM writing')).details[0]?.reason).toMatch(/read.only|denied/i);
    expect(await ask('SELECT count(*) FROM made_here')).toEqual([[2]]);
  });
});

describe('what a database says of itself', () => {
  it('is its load, and statements that took long', async () => {
    await ask(`SELECT SLEEP(0.15), 'ana'`);
    const { databases } = platform.ports;
    await connected({}, async () => {
      expect(await databases.sample(one.databaseId)).toMatchObject({ connections: 1 });
    });
    expect(await databases.slow(one.databaseId)).toContainEqual({
      ...{ at: expect.any(String), durationMs: expect.any(Number), statement: `SELECT SLEEP(0.15), 'ana'` },
      ...{ database: 'app', user: 'lantern', rowsExamined: expect.any(Number) },
    });
  });
});
