// Databases on a real Redis, looked at by its own shell.
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { BASE, database, done, killProcesses, type Made, made, must, PASSWORD } from './testing.ts';

const run = promisify(execFile);

let platform: TestPlatform;
let app: TestApp;
let one: Made;
const size = { engine: 'redis', instanceTypeId: 'redis-1g', storage: undefined };
beforeAll(async () => {
  platform = await testPlatform({ config: { databaseIdleSeconds: 1 } });
  app = await platform.app(['storage']);
  one = await made(app, size);
});
afterAll(() => platform?.stop());

/** What the shell prints; what the server refuses is printed too. */
async function cli(words: readonly string[], { port = one.port, password = PASSWORD, user = 'lantern' } = {}) {
  const login = ['-h', '127.0.0.1', '-p', String(port), '--user', user, '--no-auth-warning'];
  const { stdout, stderr } = await run('redis-cli', [...login, ...words], {
    env: { ...process.env, REDISCLI_AUTH: password },
  });
  return `${stdout}${stderr}`.trim();
}

describe('a redis database', () => {
  it('is connected to with its password alone, and lets nobody out of it', async () => {
    expect(one.connectionString).toBe(`redis://lantern:***@127.0.0.1:${one.port}`);
    expect(await cli(['SET', 'score', '7'])).toBe('OK');
    expect(await cli(['GET', 'score'], { password: 'Wrong7!^(' })).toContain('WRONGPASS');
    const tries = [
      ['CONFIG', 'SET', 'dir', '/tmp'],
      ['SHUTDOWN'],
      ['REPLICAOF', '127.0.0.1', '6379'],
      ['MODULE', 'LOAD', '/tmp/x.so'],
      ['DEBUG', 'SLEEP', '1'],
      ['ACL', 'SETUSER', 'lantern', '+@all'],
      ['MIGRATE', '127.0.0.1', '6379', 'score', '0', '1'],
    ];
    const answers = await Promise.all(tries.map((words) => cli(words)));
    expect(answers.filter((answer) => !/NOPERM|not allowed/.test(answer))).toEqual([]);
  });

  it('is used by the official client of Node, which a wrong password keeps out and a restart does not', async () => {
    const opened = (password: string, reconnects: boolean) =>
      createClient({
        socket: { host: '127.0.0.1', port: one.port, ...(!reconnects && { reconnectStrategy: false }) },
        ...{ username: 'lantern', password },
      }).on('error', () => undefined);
    await expect(opened('Wrong7!^(', false).connect()).rejects.toThrow('WRONGPASS');
    const client = await opened(PASSWORD, true).connect();
    expect(await client.set('light', 'green')).toBe('OK');
    await done(app, 'POST', `/databases/${one.databaseId}/restart`);
    expect(await client.get('light')).toBe('green');
    client.destroy();
  });

  it('sleeps, wakes with what was written, and is restarted', async () => {
    await expect.poll(() => platform.ports.databases.activity(one.databaseId), { timeout: 10_000 }).toBe('asleep');
    expect(await cli(['GET', 'score'])).toBe('7');
    await done(app, 'POST', `/databases/${one.databaseId}/restart`);
    expect(await cli(['GET', 'score'])).toBe('7');
  });

  it('is reached again where its gateway was killed and its port given back by another program', async () => {
    const { db, databases } = platform.ports;
    const gateway = async () =>
      (
        await db
          .selectFrom('processes')
          .select('pid')
          .where('kind', '=', 'gateway')
          .where('state', '=', 'running')
          .execute()
      ).map(({ pid }) => pid);
    const [killed] = await gateway();
    await killProcesses(platform.ports, 'gateway');
    const other = createServer();
    await expect
      .poll(
        () =>
          new Promise((resolve) => {
            other.once('error', resolve).listen({ port: one.port, host: '127.0.0.1' }, () => resolve('listens'));
          }),
        { timeout: 10_000 },
      )
      .toBe('listens');
    await expect.poll(async () => (await gateway()).some((pid) => pid !== killed), { timeout: 10_000 }).toBe(true);
    // why: it is answered after the gateway has tried to listen
    await databases.freePort();
    await new Promise((resolve) => other.close(resolve));
    await expect.poll(() => cli(['PING']).catch(String), { timeout: 10_000 }).toBe('PONG');
  });

  it('is backed up, restored beside itself, and gets a new password', async () => {
    const path = `/databases/${one.databaseId}`;
    const { backupId } = await done<{ backupId: string; asyncRequestId: string }>(app, 'POST', `${path}/backup`);
    expect(await cli(['SET', 'score', '8'])).toBe('OK');
    const restored = await done<{ databaseId: string; asyncRequestId: string }>(
      app,
      'POST',
      `${path}/backups/${backupId}:restore`,
    );
    const copy = await database(app, restored.databaseId);
    expect([await cli(['GET', 'score'], { port: copy.port }), await cli(['GET', 'score'])]).toEqual(['7', '8']);
    // why: what it was filled from must be in what it starts from
    await done(app, 'POST', `/databases/${copy.databaseId}/restart`);
    expect(await cli(['GET', 'score'], { port: copy.port })).toBe('7');
    const password = 'Lighthouse8#';
    await done(app, 'POST', `/databases/${copy.databaseId}/reset-password`, { password });
    expect(await cli(['GET', 'score'], { port: copy.port })).toContain('WRONGPASS');
    expect(await cli(['GET', 'score'], { port: copy.port, password })).toBe('7');
  });

  it('answers commands at the console, which change nothing unless told', async () => {
    const query = (statement: string, more: object = {}) =>
      app.call('POST', `${BASE}/databases/${one.databaseId}/query`, { statement, ...more });
    expect((await query('GET score')).body).toMatchObject({ rows: [['8']], command: 'GET', truncated: false });
    expect((await query('SET score 9')).body).toMatchObject({
      details: [{ field: 'statement', reason: expect.stringContaining('no permissions') }, { field: 'readOnly' }],
    });
    expect((await query(`RPUSH 'a list' 1 2 3`, { readOnly: false })).body).toMatchObject({ rows: [['3']] });
    expect((await query(`LRANGE "a list" 0 -1`, { limit: 2 })).body).toMatchObject({
      ...{ rows: [['1'], ['2']], rowCount: 3, truncated: true },
    });
    expect((await query(`GET 'score`)).status).toBe(400);
  });

  it('has no storage of its own, and says so', async () => {
    const order = { name: 'cache', region: 'local', password: PASSWORD, ...size, storage: 10 };
    expect((await app.call('POST', `${BASE}/databases`, order)).body).toMatchObject({
      message: 'redis has no storage',
    });
    const { instanceTypes } = await must<{ instanceTypes: object[] }>(app, 'GET', '/instance-types?engine=redis');
    expect(instanceTypes[0]).toMatchObject({ available: true, minStorage: 0, maxStorage: 0 });
  });
});
