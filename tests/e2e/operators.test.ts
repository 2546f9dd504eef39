// The consoles behind doors of their own: operators and billing administrators whom a directory knows.

import { afterAll, describe, expect, it } from 'vitest';
import { PEOPLE, startSlapd, type TestDirectory } from '../support/slapd.ts';
import type { PlatformOptions } from './support/platform.ts';
import { useWorld } from './support/use-world.ts';

let directory: TestDirectory;
const world = useWorld({ own: withDirectory });

afterAll(() => directory?.stop());

async function withDirectory(): Promise<PlatformOptions> {
  directory = await startSlapd();
  const platform = await directory.person('platform', 'platform-password');
  const ops = await directory.person('ops', 'ops-password', '运维小陈');
  const finance = await directory.person('finance', 'finance-password');
  await directory.person('guest', 'guest-password');
  return {
    ldap: {
      url: directory.url,
      startTls: false,
      bind: { dn: platform, password: 'platform-password' },
      base: PEOPLE,
      userFilter: '(uid={login})',
      groups: {
        admin: [await directory.group('operators', [ops])],
        'partner-admin': [],
        billing: [await directory.group('billing', [finance])],
      },
      timeoutMs: 4000,
    },
  };
}

async function knock(path: string, login: string, password: string) {
  const visitor = await world().as('visitor');
  await visitor.open(path);
  await visitor.field('用户名').fill(login);
  await visitor.field('密码').fill(password);
  await visitor.button('登录').click();
  return visitor;
}

describe('an operator', () => {
  it('signs in through the directory, comes back to the screen that was wanted, and sees any app', async () => {
    const visitor = await knock('/admin/stats', 'ops', 'ops-password');
    await visitor.heading('概览').waitFor();
    expect(visitor.path()).toBe('/admin/stats');
    await visitor.page.getByText('运营后台', { exact: true }).first().waitFor();
    await visitor.page.keyboard.press('Control+k');
    await visitor.page.getByRole('combobox').fill(world().app.id);
    await visitor.page.getByRole('option').first().waitFor();
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForURL(`**/services/${world().app.id}`);
    await visitor.open(`/services/${world().app.id}/asset/bucket`);
    const create = visitor.button('新建资源桶').first();
    await create.waitFor();
    expect(await create.getAttribute('aria-disabled')).toBeNull();
  });

  it('is refused with a wrong password, and with a right one without the group', async () => {
    for (const [login, password] of [
      ['ops', 'wrong'],
      ['guest', 'guest-password'],
    ] as const) {
      const visitor = await knock('/admin/login', login, password);
      await visitor.page.getByText('用户名或密码错误').waitFor();
      expect(visitor.path()).toBe('/admin/login');
      expect(await visitor.field('密码').inputValue()).toBe('');
    }
  });

  it('signs in again in place when the session ends', async () => {
    const visitor = await knock('/admin/login?redirect=/admin/token', 'ops', 'ops-password');
    await visitor.heading('服务令牌').waitFor();
    const beside = await visitor.beside();
    await beside.goto('/logout');
    await beside.getByRole('heading', { name: '已退出登录' }).waitFor();
    const dialog = visitor.page.getByRole('dialog', { name: '已在其他页面退出登录' });
    await dialog.getByRole('textbox', { name: '用户名' }).fill('ops');
    await dialog.getByRole('textbox', { name: '密码' }).fill('ops-password');
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await visitor.heading('服务令牌').waitFor();
  });
});

describe('a billing administrator', () => {
  it('has a door and a colour of their own, and no way to the operators', async () => {
    const visitor = await knock('/bc-admin', 'finance', 'finance-password');
    await visitor.heading('余额').waitFor();
    await visitor.page.getByText('账务后台', { exact: true }).first().waitFor();
    await visitor.open('/admin');
    await visitor.heading('运营后台登录').waitFor();
  });
});
