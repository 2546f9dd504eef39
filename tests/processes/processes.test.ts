// Real processes with rows in a real PostgreSQL: how they start, end, are stopped, and what becomes of them when their
// platform is killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../../packages/platform/src/db/connect.ts';
import { identityOf } from '../../packages/platform/src/engines/processes/identity.ts';
import { createProcesses, type Processes } from '../../packages/platform/src/engines/processes/processes.ts';
import type { Line, ProcessSpec } from '../../packages/platform/src/engines/processes/spec.ts';
import { randomIds } from '../../packages/platform/src/kernel/keys/ids.ts';
import { systemClock } from '../../packages/platform/src/kernel/time/clock.ts';
import { createLog } from '../../packages/platform/src/kernel/watch/log.ts';
import { migrate } from '../../packages/platform/src/start/schema.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let url: string;
let connection: Connection;
let processes: Processes;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  url = await postgres.createDatabase();
  connection = await connect({ url });
  await migrate(connection.db);
  processes = platform();
});
afterEach(async () => {
  await processes.stop();
  await connection.close();
});

const platform = () =>
  createProcesses({
    ...{ db: connection.db, instance: randomIds.uuid(), clock: systemClock, ids: randomIds, log: createLog('silent') },
  });
const child = (mode: string, more: Partial<ProcessSpec> = {}): ProcessSpec => ({
  ...{ kind: 'test', linked: true, onRestart: 'stop', env: { MODE: mode } },
  ...{ run: { module: new URL('child.ts', import.meta.url) }, limits: { readyMs: 60_000 } },
  ...more,
});
const rows = () => connection.db.selectFrom('processes').select(['kind', 'state', 'reason']).orderBy('kind').execute();

describe('start', () => {
  it('resolves when the process is ready, speaks with it, and gives it no environment but what is allowed', async () => {
    process.env.SECRET = 'kept';
    process.env.GIVEN = 'passed on';
    const heard: unknown[] = [];
    const spec = child('echo', { inherit: ['GIVEN'], onMessage: (message) => heard.push(message) });
    const echo = await processes.start(spec);
    expect(echo.ready).toEqual({ port: 4711, given: 'passed on' });
    echo.send({ text: '你好' });
    await expect.poll(() => heard).toEqual([{ echo: { text: '你好' } }]);
    expect(() => echo.send('x'.repeat(2_000_000))).toThrow('bytes');
    expect(await rows()).toEqual([{ kind: 'test', state: 'running', reason: '' }]);
    expect(await echo.stop()).toMatchObject({ reason: 'stopped' });
    expect(await rows()).toEqual([{ kind: 'test', state: 'ended', reason: 'stopped' }]);
  });

  it('says of a process that dies at its start what it said last', async () => {
    await expect(processes.start(child('dies'))).rejects.toMatchObject({
      message: 'test did not start: exited, code 3: no such map',
      ended: { reason: 'exited', code: 3 },
    });
    expect(await rows()).toEqual([{ kind: 'test', state: 'ended', reason: 'exited' }]);
  });

  it('says of a program that is not there that it was not started', async () => {
    const spec = child('', { linked: false, run: { command: '/nowhere/server' } });
    await expect(processes.start(spec)).rejects.toMatchObject({ ended: { reason: 'not started' } });
    expect(await rows()).toEqual([{ kind: 'test', state: 'ended', reason: 'not started' }]);
  });

  it('waits for ready only so long', async () => {
    const late = processes.start(child('mute', { limits: { readyMs: 300 } }));
    await expect(late).rejects.toMatchObject({ ended: { reason: 'not ready', signal: 'SIGKILL' } });
  });
});

describe('a process', () => {
  it('that ignores SIGTERM is killed after the grace', async () => {
    const stubborn = await processes.start(child('stubborn'));
    const begun = performance.now();
    expect(await stubborn.stop(300)).toMatchObject({ reason: 'stopped', signal: 'SIGKILL' });
    expect(performance.now() - begun).toBeGreaterThan(290);
  });

  it('that sends too much in one message is ended', async () => {
    const loud = await processes.start(child('oversize', { limits: { readyMs: 60_000, messageBytes: 65_536 } }));
    expect(await loud.ended).toMatchObject({ reason: 'bad message' });
  });

  it('that does not answer any more is ended', async () => {
    const hung = await processes.start(child('hangs', { limits: { readyMs: 60_000, silentMs: 900 } }));
    hung.send('anything');
    expect(await hung.ended).toMatchObject({ reason: 'silent', signal: 'SIGKILL' });
  });

  it('that talks too much is cut short, and so is a long line', async () => {
    const lines: Line[] = [];
    const spec = child('chatty', {
      onLine: (line) => lines.push(line),
      limits: { readyMs: 60_000, linesPerSecond: 50, lineCharacters: 80 },
    });
    const chatty = await processes.start(spec);
    await chatty.stop();
    expect(lines.length).toBeLessThan(1000);
    expect(lines[0]).toEqual({ from: 'stdout', text: 'line 0' });
    expect(lines.map(({ text }) => text).join('\n')).toMatch(/\[\d+ lines were dropped\]/);
    expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThanOrEqual(81);
  });

  it('takes along what it has started', async () => {
    const lines: Line[] = [];
    const shell = await processes.start(
      child('', {
        ...{ linked: false, onLine: (line: Line) => lines.push(line) },
        run: { command: '/bin/sh', args: ['-c', 'sleep 600 & echo $!; wait'] },
      }),
    );
    await expect.poll(() => lines).toHaveLength(1);
    await shell.stop();
    await expect.poll(() => identityOf(Number(lines[0]?.text))).toBeUndefined();
  });

  it('ends with its platform when that stops, and none is started after', async () => {
    const echo = await processes.start(child('echo'));
    await processes.stop();
    expect(await echo.ended).toMatchObject({ reason: 'stopped' });
    await expect(processes.start(child('echo'))).rejects.toThrow('stops');
  });
});

describe('after a platform was killed', () => {
  const killedPlatform = async (): Promise<number[]> => {
    const parent = spawn(process.execPath, ['--conditions=uos:source', join(import.meta.dirname, 'parent.ts'), url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    return JSON.parse(String(chunk)) as number[];
  };

  it('the next one stops what runs on, adopts what is to live, and says of the rest that it is gone', async () => {
    const [stops = 0, adopted = 0, linked = 0] = await killedPlatform();
    await expect.poll(() => identityOf(linked), { timeout: 10_000 }).toBeUndefined();
    expect([stops, adopted].map(identityOf)).not.toContain(undefined);
    // why two: replicas on one machine come back together
    const other = platform();
    const [one, two] = await Promise.all([processes.reconcile(), other.reconcile()]);
    expect({
      adopted: one.adopted + two.adopted,
      stopped: one.stopped + two.stopped,
      gone: one.gone + two.gone,
    }).toEqual({ adopted: 1, stopped: 1, gone: 1 });
    expect(identityOf(stops)).toBeUndefined();
    expect(await rows()).toEqual([
      { kind: 'adopted', state: 'running', reason: '' },
      { kind: 'linked', state: 'ended', reason: 'platform restart' },
      { kind: 'stops', state: 'ended', reason: 'platform restart' },
    ]);
    const [survivor] = [...processes.adopted.values(), ...other.adopted.values()];
    expect(survivor).toMatchObject({ kind: 'adopted', pid: adopted });
    expect(await survivor?.stop()).toMatchObject({ reason: 'stopped' });
    expect(identityOf(adopted)).toBeUndefined();
    await other.stop();
  });

  it('finds those again whose pid it had no time to write down', async () => {
    const [stops = 0, adopted = 0, linked = 0] = await killedPlatform();
    await connection.db.updateTable('processes').set({ pid: null, started: '' }).execute();
    await expect.poll(() => identityOf(linked), { timeout: 10_000 }).toBeUndefined();
    expect(await processes.reconcile()).toEqual({ adopted: 1, stopped: 1, gone: 1 });
    expect(identityOf(stops)).toBeUndefined();
    const [survivor] = processes.adopted.values();
    expect(survivor?.pid).toBe(adopted);
    await survivor?.stop();
    expect(identityOf(adopted)).toBeUndefined();
  });

  it('a process that has got the pid of one of its own is left alone', async () => {
    const [stops = 0, adopted = 0] = await killedPlatform();
    await connection.db.updateTable('processes').set({ started: '1' }).execute();
    expect(await processes.reconcile()).toEqual({ adopted: 0, stopped: 0, gone: 3 });
    for (const pid of [stops, adopted]) {
      expect(identityOf(pid)).toBeDefined();
      process.kill(pid, 'SIGKILL');
    }
  });

  it('one on another machine is left to it while its platform beats, and lost after', async () => {
    const [stops = 0, adopted = 0] = await killedPlatform();
    const { instance } = await connection.db
      .updateTable('processes')
      .set({ machine: 'another' })
      .returning('instance')
      .executeTakeFirstOrThrow();
    const at = systemClock.now().toISOString();
    await connection.db
      .insertInto('instances')
      .values({ id: instance, started_at: at, heartbeat_at: at, host: 'far', pid: 1, objects: 'folder' })
      .execute();
    expect(await processes.reconcile()).toEqual({ adopted: 0, stopped: 0, gone: 0 });
    await connection.db.deleteFrom('instances').execute();
    expect(await processes.reconcile()).toEqual({ adopted: 0, stopped: 0, gone: 3 });
    expect((await rows()).map(({ reason }) => reason)).toEqual(['node lost', 'node lost', 'node lost']);
    for (const pid of [stops, adopted]) {
      process.kill(pid, 'SIGKILL');
    }
  });

  it('processes of a live platform are left alone', async () => {
    const echo = await processes.start(child('echo'));
    const other = platform();
    expect(await other.reconcile()).toEqual({ adopted: 0, stopped: 0, gone: 0 });
    expect(identityOf(echo.pid)).toBeDefined();
    await other.stop();
  });
});
