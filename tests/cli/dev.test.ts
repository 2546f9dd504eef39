import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformProgram } from '../../packages/cli/src/commands/dev/locate.ts';
import type { Logins } from '../../packages/cli/src/commands/dev/logins.ts';
import { startPlatform } from '../../packages/cli/src/commands/dev/process.ts';
import { isAlive } from '../../packages/cli/src/profile/where/running-platform.ts';
import { type Outside, openOutside } from '../../packages/cli/src/testing/run-uos.ts';

const SERVE = pathToFileURL(join(import.meta.dirname, '../../packages/platform/src/commands/serve.ts')).href;
/** The platform from its sources, so that this test needs no build. */
const PROGRAM: PlatformProgram = {
  from: 'workspace',
  command: process.execPath,
  args: [
    '--conditions=uos:source',
    '--input-type=module',
    '-e',
    `const { main } = await import('${SERVE}'); process.exit(await main(process.argv.slice(1), process.env))`,
  ],
};

/** The same as a program that UOS_PLATFORM can name. */
function platformScript(): string {
  const file = join(cli.folder, 'platform');
  const line = [PROGRAM.command, ...PROGRAM.args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  writeFileSync(file, `#!/bin/sh\nexec ${line} -- "$@"\n`, { mode: 0o755 });
  return file;
}

let cli: Outside;

beforeEach(() => {
  cli = openOutside();
});

afterEach(async () => {
  await cli.run(['dev', 'stop']);
  cli.remove();
});

const start = (port: number) =>
  startPlatform(PROGRAM, {
    folder: join(cli.folder, '.uos'),
    port,
    signal: new AbortController().signal,
    // why UOS_ORIGIN: what tells the CLI where a platform is must not become the address of this one.
    env: { ...process.env, UOS_ORIGIN: 'http://elsewhere.example' },
  });

describe('uos dev', () => {
  it('starts a platform that every command then finds by itself, stops it, and deletes its data', async () => {
    const platform = await start(0);
    expect(platform.origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await cli.run(['dev', 'start', '--json=origin,pid'])).json()).toEqual({
      origin: platform.origin,
      pid: platform.pid,
    });
    expect((await cli.run(['dev', 'status', '--json'])).json()).toMatchObject({ running: true, ready: true });

    const inside = join(cli.folder, 'game', 'assets');
    mkdirSync(inside, { recursive: true });
    expect((await cli.run(['session', 'base-info'], { cwd: inside })).code).toBe(0);

    expect((await cli.run(['dev', 'stop', '--json=stopped'])).json()).toEqual({ stopped: true });
    expect(isAlive(platform.pid)).toBe(false);
    expect((await cli.run(['dev', 'status'])).code).toBe(3);

    expect((await cli.run(['dev', 'reset'])).code).toBe(2);
    expect(existsSync(platform.folder)).toBe(true);
    expect((await cli.run(['dev', 'reset', '--yes'])).code).toBe(0);
    expect(existsSync(platform.folder)).toBe(false);
  });

  it('starts with a studio to sign in to, whose logins it shows now and later, unless told otherwise', async () => {
    const env = { UOS_PLATFORM: platformScript() };
    const started = await cli.run(['dev', 'start', '--port', '0', '--json'], { env });
    expect(started.code, started.stderr).toBe(0);
    const { origin, logins } = started.json<{ origin: string; logins: Logins }>();
    expect(started.stderr).toContain(`demo user      demo / ${logins.user.password}`);
    expect(started.stderr.trimEnd().split('\n').at(-1)).toBe('next: uos login');
    const { id, serviceSecret } = logins.app;
    const signedIn = await cli.run(['login', '--app-id', id, '--secret-stdin', '--json'], { stdin: serviceSecret });
    expect(signedIn.json()).toMatchObject({ kind: 'app', origin, profile: 'default' });

    await cli.run(['profile', 'add', 'studio', '--origin', 'https://console.example']);
    await cli.run(['profile', 'use', 'studio']);
    const again = await cli.run(['dev', 'start'], { env });
    expect(again.stderr).toContain(`demo / ${logins.user.password}`);
    expect(again.stderr).toContain('Commands here still go to https://console.example (studio, ');
    expect(again.stderr).toContain(
      `next: uos login --origin ${origin} --profile ${new URL(origin).host.replace(':', '-')}`,
    );

    const empty = ['dev', 'start', '--port', '0', '--data', 'empty', '--demo=false', '--json'];
    expect((await cli.run(empty, { env })).json()).not.toHaveProperty('logins');
    expect((await cli.run(['dev', 'stop', '--data', 'empty'])).code).toBe(0);
  });

  it('says what the platform said when it does not start', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as { port: number };
    await expect(start(port)).rejects.toMatchObject({ code: 'start-failed' });
    expect(readFileSync(join(cli.folder, '.uos', 'platform.log'), 'utf8')).toContain(String(port));
    blocker.close();
  });

  it('deletes no folder that is not a platform’s', async () => {
    mkdirSync(join(cli.folder, 'photos'));
    const { code, stderr } = await cli.run(['dev', 'reset', '--data', 'photos', '--yes']);
    expect(code).toBe(2);
    expect(stderr).toContain('nothing was deleted');
    expect(existsSync(join(cli.folder, 'photos'))).toBe(true);
  });
});
