import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import type { TestApp } from '../../packages/platform/src/testing/platform.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await openStudio();
});

afterAll(() => studio.stop());

interface Owned {
  readonly cli: Outside;
  readonly app: TestApp;
}

/** A CLI in which the owner of a new app and the app itself are signed in. */
async function owner(): Promise<Owned> {
  const { platform } = studio;
  const app = await platform.app();
  const { id, token } = await platform.signedIn(`owner-${app.id}`, app.orgId, 'owner');
  const cli = studio.visitor();
  await cli.run(['login', '--app-id', app.id, '--secret-stdin'], { stdin: app.serviceSecret });
  const file = join(cli.folder, 'config', 'credentials.json');
  const stored = JSON.parse(readFileSync(file, 'utf8'));
  stored.profiles.default.user = { origin: platform.origin, signedInAt: '', token, userId: id, userName: 'owner' };
  writeFileSync(file, JSON.stringify(stored));
  return { cli, app };
}

describe('uos app secret regenerate', () => {
  it('replaces the secret everywhere: the old one is refused, the one kept here works on', async () => {
    const { cli, app } = await owner();
    const old = studio.pipeline(app);
    expect((await old.run(['cdn', 'bucket', 'ls'])).code).toBe(0);

    expect((await cli.run(['app', 'secret', 'regenerate'])).code).toBe(2);
    expect((await cli.run(['app', 'secret', 'regenerate', '--dry-run'])).json()).toMatchObject({ dryRun: true });
    expect((await old.run(['cdn', 'bucket', 'ls'])).code).toBe(0);

    const line = ['app', 'secret', 'regenerate', '--type', 'AppServiceSecret', '--yes', '--json'];
    const made = await cli.run(line);
    expect(made.code, made.stderr).toBe(0);
    const { told } = made.json<{ told: string }>();
    expect(told.split(' ')).toContain('asset-streaming');
    expect(made.stdout).not.toMatch(/"[0-9a-f]{32}"/);

    const refused = await old.run(['cdn', 'bucket', 'ls']);
    expect(refused.code).toBe(4);
    expect(refused.stderr).toContain('does not accept these credentials');
    expect((await cli.run(['cdn', 'bucket', 'ls', '--as', 'app'])).code).toBe(0);

    const shown = await cli.run([...line, '--show-secrets']);
    expect(shown.json()).toMatchObject({ AppServiceSecret: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });
});

describe('secrets', () => {
  it('stay in one file that only its owner reads, and out of everything printed', async () => {
    const { cli, app } = await owner();
    const { serviceSecret } = app;
    const lines = [
      ['auth', 'status', '--json'],
      ['profile', 'show', '--json'],
      ['profile', 'ls', '--json'],
      ['whoami', '--json'],
      ['app', 'get', app.id, '--json'],
      ['cdn', 'bucket', 'create', 'x', '--dry-run'],
      ['api', 'POST', '/buckets/', '-f', 'name=y', '--dry-run', '--json'],
      ['cdn', 'bucket', 'get', 'unknown', '--json'],
    ];
    for (const line of lines) {
      const { stdout, stderr } = await cli.run(line, { env: { UOS_DEBUG: 'api' } });
      expect(stdout + stderr, line.join(' ')).not.toContain(serviceSecret);
      expect(stdout + stderr, line.join(' ')).not.toContain(btoa(`${app.id}:${serviceSecret}`));
    }
    const holding = readdirSync(join(cli.folder, 'config'), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .filter((file) => readFileSync(join(file.parentPath, file.name), 'utf8').includes(serviceSecret));
    expect(holding.map(({ name }) => name)).toEqual(['credentials.json']);
  });
});

describe('--trace', () => {
  it('records every request and its answer, and no secret', async () => {
    const { cli, app } = await owner();
    const file = join(cli.folder, 'run.har');
    const run = await cli.run(['cdn', 'bucket', 'create', 'traced', '--trace', file]);
    expect(run.code, run.stderr).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain(app.serviceSecret);
    expect(text).not.toContain(btoa(`${app.id}:${app.serviceSecret}`));
    const { entries } = (
      JSON.parse(text) as { log: { entries: { request: { method: string }; response: { status: number } }[] } }
    ).log;
    expect(entries.at(-1)).toMatchObject({ request: { method: 'POST' }, response: { status: 200 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('says before the run that it cannot be written', async () => {
    const cli = studio.pipeline();
    const run = await cli.run(['cdn', 'bucket', 'create', 'untraced', '--trace', join(cli.folder, 'no/such/x.har')]);
    expect([run.code, run.stderr]).toEqual([
      2,
      expect.stringMatching(/^error: .*x\.har cannot be written\.\nwhy: ENOENT/),
    ]);
    expect((await cli.run(['cdn', 'bucket', 'get', 'untraced'])).code).toBe(3);
  });

  it('is written for a run that fails too', async () => {
    const { cli } = await owner();
    const file = join(cli.folder, 'failed.har');
    const run = await cli.run(['cdn', 'bucket', 'get', '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e', '--trace', file]);
    expect(run.code).toBe(3);
    expect(run.stderr).toMatch(/log ~.*\.log/);
    expect(readFileSync(file, 'utf8')).toContain('"status": 404');
  });
});

describe('uos profile', () => {
  it('keeps two accounts apart, each in the folder that uses it', async () => {
    const cli = studio.visitor();
    const apps = { one: await studio.platform.app(), two: await studio.platform.app() };
    for (const [name, app] of Object.entries(apps)) {
      const cwd = join(cli.folder, name);
      mkdirSync(cwd);
      await cli.run(['profile', 'add', name]);
      await cli.run(['profile', 'use', name], { cwd });
      await cli.run(['login', '--app-id', app.id, '--secret-stdin'], { cwd, stdin: app.serviceSecret });
    }
    const at = (name: string) => cli.run(['profile', 'show', '--json'], { cwd: join(cli.folder, name) });
    const profileOf = async (name: string) => (await at(name)).json<{ setting: string; value: string }[]>()[0]?.value;
    expect(await Promise.all(['one', 'two', '.'].map(profileOf))).toEqual(['one', 'two', 'default']);
    for (const [name, { id }] of Object.entries(apps)) {
      expect((await cli.run(['whoami', '--json=id'], { cwd: join(cli.folder, name) })).json()).toEqual({ id });
    }
    expect((await cli.run(['profile', 'rm', 'two', '--yes'])).code).toBe(0);
    const gone = await cli.run(['whoami'], { cwd: join(cli.folder, 'two') });
    expect(gone.code).toBe(4);
    expect(gone.stderr).toContain('There is no profile "two". Profiles: one.');
  });
});
