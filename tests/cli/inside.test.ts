// `uos dev requests` and `uos dev faults` against a platform that runs in this process.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, openOutside, type UosRun } from '../../packages/cli/src/testing/run-uos.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

let cli: Outside;
let platform: TestPlatform;
let app: TestApp;
let data: string;

beforeAll(async () => {
  cli = openOutside();
  data = cli.folder;
  platform = await testPlatform({ dev: true });
  app = await platform.app();
  locate({ devToken: platform.devToken });
});
afterAll(async () => {
  await platform.stop();
  cli.remove();
});

function locate(more: object): void {
  const { origin, contentOrigin, port } = platform;
  writeFileSync(
    join(data, 'platform.json'),
    JSON.stringify({ pid: process.pid, origin, contentOrigin, port, ...more }),
  );
}

const dev = (...args: string[]): Promise<UosRun> => cli.run(['dev', ...args, '--data', data]);

describe('uos dev requests', () => {
  it('shows who called what, with time and statements', async () => {
    await app.call('POST', '/api/v1/buckets/', { name: 'shown' });
    const rows = (await dev('requests', '--limit', '1', '--json=operation,actorKind,appId,status')).json();
    expect(rows).toEqual([{ operation: 'cdn.buckets.create', actorKind: 'app', appId: app.id, status: 200 }]);
    expect((await dev('requests')).stdout).toContain('cdn.buckets.create');
  });

  it('writes a HAR file without secrets', async () => {
    const other = await platform.app();
    const owner = await platform.signedIn('owner', other.orgId);
    const path = `/api/app/${other.id}/generate-secret`;
    const made = await platform.call('POST', path, {}, { headers: { Cookie: `sst=${owner.token}` } });
    const { AppSecret, AppServiceSecret } = made.body as { AppSecret: string; AppServiceSecret: string };
    const { code } = await dev('requests', '--har', 'calls.har');
    expect(code).toBe(0);
    const text = readFileSync(join(cli.folder, 'calls.har'), 'utf8');
    for (const secret of [AppSecret, AppServiceSecret, owner.token]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('[redacted]');
    const { log } = JSON.parse(text) as { log: { entries: { _operation: string; response: { status: number } }[] } };
    expect(log.entries.map(({ _operation, response }) => `${_operation} ${response.status}`)).toContain(
      'cdn.buckets.create 200',
    );
  });

  it('goes on with new ones until it is stopped', async () => {
    const stop = new AbortController();
    const running = cli.run(['dev', 'requests', '--follow', '--limit', '1', '--data', data], { signal: stop.signal });
    await app.call('GET', '/api/v1/buckets/');
    await platform.call('GET', '/web-version.json');
    await new Promise((resolve) => setTimeout(resolve, 700));
    stop.abort();
    expect((await running).stdout).toMatch(
      /200 {2}[\d.]+ ms {2}\d+ SQL {2}cdn\.buckets\.list {2}app {2}\/api\/v1\/buckets\n/,
    );
  });
});

describe('uos dev faults', () => {
  it('adds a rule, shows how often it was met, and clears it', async () => {
    const added = await dev(
      'faults',
      'add',
      'cdn.buckets.create',
      'error-before',
      '--count',
      '1',
      '--seed',
      '7',
      '--json',
    );
    expect(added.json()).toMatchObject({ operation: 'cdn.buckets.create', kind: 'error-before', seed: 7, count: 1 });
    expect((await app.call('POST', '/api/v1/buckets/', { name: 'no' })).status).toBe(503);
    expect((await dev('faults', 'ls', '--json=seen,met')).json()).toEqual([{ seen: 1, met: 1 }]);
    expect((await dev('faults', 'clear', '--json')).json()).toEqual({ removed: 1 });
    expect((await dev('faults', 'ls', '--json')).json()).toEqual([]);
  });

  it('says what is wrong with a rule', async () => {
    const { code, stderr } = await dev('faults', 'add', 'cdn.*', 'delay', '--probability', '2');
    expect(code).toBe(1);
    expect(stderr).toContain('probability');
  });
});

describe('a platform without controls', () => {
  it('is said to have none, and one that does not run not to run', async () => {
    locate({});
    expect(await dev('faults', 'ls')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not started for development'),
    });
    locate({ pid: 2 ** 22 + 1 });
    expect(await dev('requests')).toMatchObject({ code: 3, stderr: expect.stringContaining('No platform runs') });
    locate({ devToken: platform.devToken });
  });
});
