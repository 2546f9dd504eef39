// The CLI of a person: a developer of an organisation, an operator, a partner's operator, a billing administrator.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { hashPassword } from '../../packages/platform/src/kernel/who/password.ts';
import { formBrowser } from '../../scripts/support/form-browser.ts';
import type { Studio } from './studio.ts';

/** Signed in with a session of a new user; to `into`, where somebody is signed in otherwise already. */
export async function developer(studio: Studio, login: string, orgId: string, into?: Outside): Promise<Outside> {
  const { platform } = studio;
  const { id, token } = await platform.signedIn(login, orgId, 'owner');
  const cli = into ?? studio.visitor();
  const folder = join(cli.folder, 'config');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'credentials.json');
  const user = { origin: platform.origin, signedInAt: '', token, userId: id, userName: login };
  const stored =
    into === undefined ? { profiles: {} as Record<string, object> } : JSON.parse(readFileSync(file, 'utf8'));
  stored.profiles.default = { ...stored.profiles.default, user };
  writeFileSync(file, JSON.stringify(stored));
  return cli;
}

/** Signed in by `uos admin login`. */
export async function staff(studio: Studio, kind: 'admin' | 'partner-admin' | 'billing'): Promise<Outside> {
  const login = `${kind}-${studio.platform.ports.ids.uuid().slice(0, 8)}`;
  await studio.platform.ports.db
    .insertInto('operators')
    .values({ login, name: login, kind, password_hash: await hashPassword('pw'), created_at: new Date().toISOString() })
    .execute();
  const cli = studio.visitor();
  const flags = kind === 'billing' ? ['--billing'] : [];
  const run = await cli.run(['admin', 'login', login, ...flags, '--password-stdin'], { stdin: 'pw\n' });
  expect(run.code, run.stderr).toBe(0);
  return cli;
}

/** The person with the code: types it, confirms, signs in, allows. */
export async function walkDevice(url: string, login: string, password: string): Promise<string> {
  const browser = formBrowser();
  let page = await browser.open(url);
  for (let step = 0; step < 5 && /<form\b/i.test(page.text); step += 1) {
    const isLogin = /type="password"/i.test(page.text);
    const isConsent = /value="allow"/.test(page.text);
    page = await browser.submit(page, isLogin ? { login, password } : isConsent ? { answer: 'allow' } : {});
  }
  return page.text;
}

/** The one JSON document of a line that ends well. */
export async function answer<T = Record<string, unknown>>(cli: Outside, ...line: string[]): Promise<T> {
  const run = await cli.run([...line, '--json']);
  expect(run.code, `${line.join(' ')}\n${run.stdout}${run.stderr}`).toBe(0);
  return run.json<T>();
}
