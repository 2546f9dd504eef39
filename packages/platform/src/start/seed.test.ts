import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type TestPlatform, testPlatform } from '#testing';
import { type DemoLogins, seedDemo } from './seed.ts';

let platform: TestPlatform;
let logins: DemoLogins;
beforeAll(async () => {
  platform = await testPlatform({ seedDemo: { passwords: { user: 'chosen for the user' } } });
  logins = await seedDemo(platform.ports);
});
afterAll(() => platform.stop());

describe('seedDemo', () => {
  it('answers the same logins every time, and makes nothing twice', async () => {
    expect(logins).toEqual(platform.logins);
    expect(await seedDemo(platform.ports, { passwords: { user: 'another' } })).toEqual(platform.logins);
    for (const table of ['users', 'organizations', 'projects', 'apps'] as const) {
      expect(await platform.ports.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    }
    const operators = await platform.ports.db.selectFrom('operators').select('kind').orderBy('kind').execute();
    expect(operators).toEqual([{ kind: 'admin' }, { kind: 'billing' }]);
  });

  it('has push set up, with channels and a server for the first player, and leaves it off where it was switched off', async () => {
    const basic = `${logins.app.id}:${logins.app.serviceSecret}`;
    const ask = (path: string) => platform.call('GET', `/upush/v1/apps/${logins.app.id}/${path}`, undefined, { basic });
    expect((await ask('public-channels')).body).toMatchObject({ channels: [{ name: 'plaza' }, { name: 'world' }] });
    expect((await ask('server-infos')).body).toEqual({ serverInfos: [] });
    const player = await platform.call(
      'POST',
      `/upush/v1/apps/${logins.app.id}/connect-token`,
      { playerId: 'ana' },
      { basic },
    );
    expect(player.status).toBe(200);
    expect((await ask('server-infos')).body).toMatchObject({ serverInfos: [{ status: 'running' }] });
    const off = platform.ports.db.updateTable('app_services').where('app_id', '=', logins.app.id);
    await off.set({ status: 'Disabled' }).execute();
    await seedDemo(platform.ports);
    expect((await ask('server-infos')).status).toBe(404);
    await off.set({ status: 'Enabled' }).execute();
  });

  it('uses a password that is given, and random ones otherwise', () => {
    expect(logins.user.password).toBe('chosen for the user');
    expect(logins.operator.password).toMatch(/^[\w-]{16}$/);
  });

  it('makes an owner who can sign in, an operator, a billing administrator, and an app that knows its secret', async () => {
    const page = await signIn(platform, logins.user);
    const app = JSON.parse((await page.go(`/api/app/${logins.app.id}`)).text);
    expect(app).toMatchObject({
      ProjectName: '示例游戏',
      Role: 'owner',
      OrganizationName: '示例工作室',
      AppSecret: logins.app.secret,
      AppServiceSecret: logins.app.serviceSecret,
    });
    const { login, password } = logins.operator;
    const operator = await platform.call('POST', '/auth/admin-login', { Username: login, Password: password });
    expect(operator.body).toEqual({ UserName: 'operator', Kind: 'admin' });
    const { billing } = logins;
    const finance = { Username: billing.login, Password: billing.password };
    expect((await platform.call('POST', '/auth/bc-admin-login', finance)).body).toEqual({ UserName: 'billing' });
    const basic = `${logins.app.id}:${logins.app.serviceSecret}`;
    expect((await platform.call('GET', '/service/app', undefined, { basic })).status).toBe(200);
  });

  it('keeps the passwords sealed', async () => {
    const rows = await platform.ports.db.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('chosen for the user');
    expect(JSON.stringify(rows)).not.toContain(logins.operator.password);
  });
});
