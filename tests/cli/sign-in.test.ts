import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../packages/platform/src/kernel/who/password.ts';
import { formBrowser } from '../../scripts/support/form-browser.ts';
import { developer, walkDevice } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await openStudio();
});

afterAll(() => studio.stop());

const stored = (folder: string): string => readFileSync(join(folder, 'config', 'credentials.json'), 'utf8');

describe('uos login as an app', () => {
  it('takes the secret from stdin, keeps it, and works with the app from then on', async () => {
    const { id, serviceSecret } = studio.app;
    const cli = studio.visitor();
    const login = await cli.run(['login', '--app-id', id, '--secret-stdin', '--json'], { stdin: `${serviceSecret}\n` });
    expect(login.json()).toMatchObject({ kind: 'app', id, profile: 'default', origin: studio.platform.origin });
    expect(stored(cli.folder)).toContain(serviceSecret);

    expect((await cli.run(['whoami', '--json=kind,id'])).json()).toEqual({ kind: 'app', id });
    expect((await cli.run(['cdn', 'bucket', 'ls'])).code).toBe(0);
  });

  it('takes the secret from a file or from the environment', async () => {
    const { id, serviceSecret } = studio.app;
    const cli = studio.visitor();
    const file = join(cli.folder, 'secret.txt');
    writeFileSync(file, `${serviceSecret}\n`);
    expect((await cli.run(['login', '--app-id', id, '--secret-file', file])).code).toBe(0);

    const other = studio.visitor();
    const env = { UOS_APP_ID: id, UOS_APP_SERVICE_SECRET_FILE: file };
    expect((await other.run(['login', '--json'], { env })).json()).toMatchObject({ id, storedIn: 'environment' });
    expect(() => stored(other.folder), 'what is handed over for one job').toThrow(/ENOENT/);
    expect((await other.run(['cdn', 'me', 'app'], { env })).code).toBe(0);
    const lined = { UOS_APP_ID: id, UOS_APP_SERVICE_SECRET: `${serviceSecret}\n` };
    expect((await other.run(['cdn', 'me', 'app'], { env: lined })).code, 'a line break behind it is none of it').toBe(
      0,
    );
    const person = await other.run(['login', '--device', '--app-id', id], { env });
    expect([person.code, person.stderr]).toEqual([2, expect.stringContaining('Only one of --app-id, --device')]);
  });

  it('is told from a call that this platform does not serve, which no second try serves', async () => {
    const app = await studio.platform.app(['baking']);
    const run = await studio.pipeline(app).run(['api', 'GET', '/ubaking/v1/instance-types', '--json']);
    expect([run.code, run.json()]).toMatchObject([9, { error: { code: 'not-served', exit: 9 } }]);
  });

  it('works in a pipeline from the environment alone and stores nothing', async () => {
    const cli = studio.pipeline();
    expect((await cli.run(['cdn', 'bucket', 'ls'])).code).toBe(0);
    expect((await cli.run(['auth', 'status', '--json=inUse,kind,from'])).json()).toEqual([
      { inUse: true, kind: 'app', from: 'environment' },
    ]);
    expect(() => stored(cli.folder)).toThrow(/ENOENT/);
  });

  it('takes what a pipeline hands over before what its profile is signed in with', async () => {
    const { id, orgId } = studio.app;
    const cli = await developer(studio, 'both', orgId);
    writeFileSync(join(cli.folder, 'config', 'config.json'), JSON.stringify({ profiles: { default: { as: 'user' } } }));
    expect((await cli.run(['cdn', 'bucket', 'ls', '--app', id])).code).toBe(0);
    const env = { UOS_APP_ID: id, UOS_APP_SERVICE_SECRET: 'f00dfeedf00dfeedf00dfeedf00dfeed' };
    expect((await cli.run(['cdn', 'bucket', 'ls'], { env })).code, 'a wrong secret is no right person').toBe(4);
    expect((await cli.run(['cdn', 'bucket', 'ls', '--as', 'user'], { env })).code, 'unless the line says who').toBe(0);
  });

  it('refuses a wrong secret with exit 4, keeps nothing and repeats no secret', async () => {
    const cli = studio.visitor();
    const { code, stdout, stderr } = await cli.run(['login', '--app-id', studio.app.id, '--secret-stdin'], {
      stdin: 'f00dfeedf00dfeedf00dfeedf00dfeed',
    });
    expect([code, stdout]).toEqual([4, '']);
    expect(stderr).toContain('does not accept these credentials');
    expect(stderr).not.toContain('f00dfeed');
    expect(() => stored(cli.folder)).toThrow(/ENOENT/);
  });

  it('masks no ordinary word where somebody typed one for the secret', async () => {
    const { code, stderr } = await studio.visitor().run(['login', '--app-id', studio.app.id, '--secret-stdin'], {
      stdin: 'wrong',
    });
    expect(code).toBe(4);
    expect(stderr).toContain('wrong AppId or AppServiceSecret');
    expect(stderr).not.toContain('***');
  });

  it('refuses a secret in an argument before anything is sent', async () => {
    const { code, stderr } = await studio.visitor().run(['login', '--app-id', 'x', '--secret', 'y']);
    expect(code).toBe(2);
    expect(stderr).toContain('--secret-stdin');
  });

  it('does not wait for a secret that nobody can type', async () => {
    const { code, stderr } = await studio.visitor().run(['login', '--app-id', studio.app.id]);
    expect(code).toBe(2);
    expect(stderr).toContain('--secret-stdin, --secret-file');
  });

  it('sends the credential to the platform it was made for and to no other', async () => {
    const { id, serviceSecret } = studio.app;
    const cli = studio.visitor();
    await cli.run(['login', '--app-id', id, '--secret-stdin'], { stdin: serviceSecret });
    const elsewhere = await cli.run(['cdn', 'bucket', 'ls'], { env: { UOS_ORIGIN: studio.platform.contentOrigin } });
    expect(elsewhere.code).toBe(4);
    expect(elsewhere.stderr).toContain(`is for ${studio.platform.origin} only`);
  });
});

describe('uos login as a person', () => {
  it('goes through the sign-in page and comes back over the loopback', async () => {
    const { password } = await studio.platform.user('xiaoming', studio.app.orgId, 'owner');
    const cli = studio.visitor();
    let walked: Promise<number> | undefined;
    const login = await cli.run(['login', '--browser=false', '--json'], {
      onStderr: (text) => {
        const url = /https?:\/\/\S+\/authorize\?\S+/.exec(text)?.[0];
        if (url !== undefined) {
          walked ??= walk(url, 'xiaoming', password);
        }
      },
    });
    expect(await walked).toBe(200);
    expect(login.json()).toMatchObject({ kind: 'user', name: 'xiaoming' });

    expect((await cli.run(['whoami', '--json=kind,name'])).json()).toEqual({ kind: 'user', name: 'xiaoming' });
    const apps = await cli.run(['app', 'ls', '--json=AppId,Role']);
    expect(apps.json()).toEqual([{ AppId: studio.app.id, Role: 'owner' }]);

    // An owner works with the services of an app without ever handling its secret.
    await cli.run(['app', 'use', studio.app.id]);
    expect((await cli.run(['cdn', 'bucket', 'create', 'by-xiaoming'])).code).toBe(0);
    expect(stored(cli.folder)).not.toContain(studio.app.serviceSecret);

    expect((await cli.run(['logout'])).code).toBe(0);
    expect((await cli.run(['app', 'ls'])).code).toBe(4);
    expect((await cli.run(['auth', 'status'])).code).toBe(4);
  });

  it('lets a member who only looks read and not write', async () => {
    const { password } = await studio.platform.user('guest', studio.app.orgId, 'user');
    const cli = studio.visitor();
    let walked: Promise<number> | undefined;
    await cli.run(['login', '--browser=false'], {
      onStderr: (text) => {
        const url = /https?:\/\/\S+\/authorize\?\S+/.exec(text)?.[0];
        if (url !== undefined) {
          walked ??= walk(url, 'guest', password);
        }
      },
    });
    await walked;
    await cli.run(['app', 'use', studio.app.id]);
    expect((await cli.run(['cdn', 'bucket', 'ls'])).code).toBe(0);
    const refused = await cli.run(['cdn', 'bucket', 'create', 'forbidden', '--json']);
    expect(refused.code).toBe(5);
    expect(refused.json()).toMatchObject({ error: { code: 'permission-denied', status: 403, exit: 5 } });
    const secrets = await cli.run(['app', 'get', '--show-secrets', '--json']);
    expect(secrets.stdout).not.toContain(studio.app.serviceSecret);
  });

  it('says with exit 4 that the session is over', async () => {
    const { id, token } = await studio.platform.signedIn('leaver', studio.app.orgId, 'owner');
    const cli = studio.visitor();
    const made = { origin: studio.platform.origin, signedInAt: '', token, userId: id, userName: 'leaver' };
    await cli.run(['profile', 'add', 'default']);
    writeFileSync(
      join(cli.folder, 'config', 'credentials.json'),
      JSON.stringify({ profiles: { default: { user: made } } }),
    );
    expect((await cli.run(['app', 'ls'])).code).toBe(0);
    await fetch(`${studio.platform.origin}/auth/logout`, { method: 'POST', headers: { Cookie: `sst=${token}` } });
    const { code, stderr } = await cli.run(['app', 'ls'], { env: { UOS_LANG: 'zh' } });
    expect(code).toBe(4);
    expect(stderr).toContain('登录已过期');
    expect(stderr).toContain('下一步: uos login');
  });
});

describe('uos login on a machine without a browser', () => {
  it('shows a code over SSH, and goes on when it was typed elsewhere', async () => {
    const { password } = await studio.platform.user('far-away', studio.app.orgId, 'owner');
    const cli = studio.visitor({ SSH_TTY: '/dev/pts/1' });
    let walked: Promise<string> | undefined;
    const login = await cli.run(['login', '--json'], {
      onStderr: (text) => {
        const url = /http\S+user_code=[A-Z-]+/.exec(text)?.[0];
        if (url !== undefined) {
          walked ??= walkDevice(url, 'far-away', password);
        }
      },
    });
    expect(await walked).toContain('登录完成');
    expect(login.json()).toMatchObject({ kind: 'user', name: 'far-away' });
    expect((await cli.run(['app', 'ls', '--json=AppId'])).json()).toEqual([{ AppId: studio.app.id }]);
    expect((await cli.run(['auth', 'status', '--json'])).json()).toMatchObject([
      { inUse: true, kind: 'user', name: 'far-away', from: 'profile', expiresAt: expect.stringMatching(/^20/) },
    ]);
  }, 20_000);

  it('does not wait in CI for somebody who is not there', async () => {
    const { code, stderr } = await studio.visitor({ CI: '1' }).run(['login']);
    expect(code).toBe(2);
    expect(stderr).toContain('--app-id');
  });
});

describe('a service token', () => {
  it('comes from the environment, is sent as a bearer with the app, and is never shown', async () => {
    const env = { UOS_SERVICE_TOKEN: 'st-0123456789', UOS_DEBUG: 'api' };
    const cli = studio.visitor(env);
    expect((await cli.run(['auth', 'status', '--json=inUse,kind,storedIn'])).json()).toEqual([
      { inUse: true, kind: 'service-token', storedIn: 'UOS_SERVICE_TOKEN' },
    ]);
    const run = await cli.run(['cdn', 'bucket', 'create', 'x', '--app', studio.app.id, '--dry-run']);
    expect(run.json()).toMatchObject({ request: { headers: { authorization: expect.stringContaining('Bearer') } } });
    expect(run.stdout + run.stderr).not.toContain('st-0123456789');
  });

  it('that is not taken is said to come from the environment', async () => {
    const cli = studio.visitor({ UOS_SERVICE_TOKEN: 'st-0123456789' });
    const line = ['cdn', 'bucket', 'ls', '--app', studio.app.id];
    expect((await cli.run([...line, '--lang', 'zh'])).stderr).toContain('Authorization 中的令牌不存在、已撤销');
    const { code, stderr } = await cli.run(line);
    const [error, why, next] = stderr.split('\n');
    expect([code, error, next]).toEqual([
      4,
      'error: The server does not accept these credentials.',
      'next: uos help ci',
    ]);
    expect(why).toMatch(
      /^why: the token in Authorization is unknown, .* \(HTTP 401, code 3\) · they come from UOS_SERVICE_TOKEN · /,
    );
  });
});

describe('uos admin login', () => {
  it('signs operators, partner operators and billing administrators in, each for what it may', async () => {
    for (const [login, kind] of [
      ['ops', 'admin'],
      ['partner-ops', 'partner-admin'],
      ['finance', 'billing'],
    ] as const) {
      await addStaff(login, kind);
      const cli = studio.visitor();
      const flags = kind === 'billing' ? ['--billing'] : [];
      const run = await cli.run(['admin', 'login', login, ...flags, '--password-stdin', '--json'], { stdin: 'pw\n' });
      expect(run.json(), run.stderr).toMatchObject({ kind, name: login });
      expect((await cli.run(['whoami', '--json=kind,name'])).json()).toEqual({
        kind: kind === 'billing' ? 'billing' : 'operator',
        name: login,
      });
      expect((await cli.run(['logout', '--json'])).code).toBe(0);
    }
  });

  it('is forgotten with the preference for it, so that whoami names who the calls go out as', async () => {
    await addStaff('night-shift', 'admin');
    const cli = studio.visitor();
    const { id, serviceSecret } = studio.app;
    await cli.run(['login', '--app-id', id, '--secret-stdin'], { stdin: serviceSecret });
    await cli.run(['admin', 'login', 'night-shift', '--password-stdin'], { stdin: 'pw' });
    const preferred = () => cli.run(['whoami', '--json=kind,id']);
    expect((await preferred()).json()).toMatchObject({ kind: 'operator' });
    const file = join(cli.folder, 'config', 'config.json');
    const before = readFileSync(file, 'utf8');
    expect((await cli.run(['logout', '--as', 'operator'])).code).toBe(0);
    expect((await preferred()).json()).toEqual({ kind: 'app', id });
    // why: this is what an older version left behind
    writeFileSync(file, before);
    expect((await preferred()).json()).toEqual({ kind: 'app', id });
  });

  it('answers a wrong password with exit 4', async () => {
    const { code, stderr } = await studio.visitor().run(['admin', 'login', 'operator', '--password-stdin'], {
      stdin: 'wrong',
    });
    expect(code).toBe(4);
    expect(stderr).not.toContain('wrong\n');
  });
});

/** Somebody of the back office, whose password is `pw`. */
async function addStaff(login: string, kind: 'admin' | 'partner-admin' | 'billing'): Promise<void> {
  await studio.platform.ports.db
    .insertInto('operators')
    .values({
      login,
      name: login,
      kind,
      password_hash: await hashPassword('pw'),
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** The person at the browser: sign-in page, consent page, back to the CLI. */
async function walk(url: string, login: string, password: string): Promise<number> {
  const browser = formBrowser();
  let page = await browser.open(url);
  for (let step = 0; step < 4 && /<form\b/i.test(page.text); step += 1) {
    const isLogin = /type="password"/i.test(page.text);
    page = await browser.submit(page, isLogin ? { login, password } : { answer: 'allow' });
  }
  return page.status;
}
