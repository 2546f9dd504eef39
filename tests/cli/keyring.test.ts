// The keyring of a desktop: the real daemon and the real tool that speaks to it, on a session bus of their own.
import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { keyringPath } from '../../scripts/tools.ts';
import { openStudio, type Studio } from './studio.ts';

const MAIN = join(import.meta.dirname, '../../packages/cli/src/main.ts');

let studio: Studio;
let outside: Outside;

beforeAll(async () => {
  studio = await openStudio();
  outside = studio.visitor();
});

afterAll(() => studio.stop());

/** Runs the lines in a session whose keyring is unlocked, or locked. Answers stdout. */
async function inSession(lines: readonly string[], { unlocked = true } = {}): Promise<string> {
  const { folder } = outside;
  const script = join(folder, 'session.sh');
  const uos = join(folder, 'uos');
  writeFileSync(uos, `#!/bin/sh\nexec '${process.execPath}' --conditions=uos:source '${MAIN}' "$@"\n`);
  chmodSync(uos, 0o755);
  const start = unlocked ? `printf 'pw' | '${keyringPath()}' --unlock --components=secrets` : 'true';
  writeFileSync(script, [`cd "${folder}"`, `${start} > /dev/null 2>&1`, ...lines, ''].join('\n'));
  const { stdout } = await promisify(execFile)('dbus-run-session', ['--', 'sh', script], {
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      UOS_CONFIG_DIR: join(folder, 'config'),
      UOS_ORIGIN: studio.platform.origin,
      UOS_LANG: 'en',
    },
  });
  return stdout;
}

it.runIf(process.platform === 'linux')('a sign-in is in the keyring alone, and goes with the sign-out', async () => {
  const { id, serviceSecret } = studio.app;
  writeFileSync(join(outside.folder, 'secret'), serviceSecret, { mode: 0o600 });
  const signedIn = await inSession([
    `uos login --app-id ${id} --secret-file secret --json`,
    'echo; uos cdn bucket create kept --json | grep -c kept',
    "secret-tool search --all service uos 2> /dev/null | grep '^secret'",
  ]);
  expect(signedIn).toContain('"storedIn": "keyring"');
  expect(signedIn).toMatch(/^1$/m);
  expect(signedIn).toContain(`secret = ${serviceSecret}`);
  expect(readFileSync(join(outside.folder, 'config', 'credentials.json'), 'utf8')).not.toContain(serviceSecret);

  const later = await inSession([
    'uos cdn bucket ls --json name',
    'echo; uos auth status --json',
    'uos logout --yes --json > /dev/null; echo; secret-tool search --all service uos 2> /dev/null | grep -c secret',
    'uos cdn bucket ls --json > /dev/null 2>&1; echo exit=$?',
  ]);
  expect(later).toContain('"name": "kept"');
  expect(later).toContain('keyring');
  expect(later).toMatch(/^0\nexit=4$/m);
});

it.runIf(process.platform === 'linux')('a session without a keyring keeps it in the file of its owner', async () => {
  const { id, serviceSecret } = studio.app;
  writeFileSync(join(outside.folder, 'secret'), serviceSecret, { mode: 0o600 });
  const answer = await inSession([`uos login --app-id ${id} --secret-file secret --json`], { unlocked: false });
  expect(answer).toContain('credentials.json');
  expect(readFileSync(join(outside.folder, 'config', 'credentials.json'), 'utf8')).toContain(serviceSecret);
});
