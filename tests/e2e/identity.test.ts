// Signing in at a partner and at a social network, linking an app with the partner, and the real-name check, as a person
// meets them: from the button on the sign-in page to the screen that was wanted.

import { createUos, operatorSession } from '@uos/sdk';
import { describe, expect, it } from 'vitest';
import { useWorld } from './support/use-world.ts';

/** The fixed text of a 423. */
const BLOCKED = '账号因违反使用条款暂时无法登录,请联系客服.';

const world = useWorld();

/** From a screen for members to the pages of the provider, and back with an account. */
async function signInThrough(name: string, account: string) {
  const visitor = await world().as('visitor');
  const { page } = visitor;
  await visitor.open('/apps/usage');
  await page.getByRole('link', { name: `${name}登录` }).click();
  await visitor.heading(`使用${name}账号登录`).waitFor();
  await visitor.button('继续授权').click();
  await visitor.heading(`${name}账号`).waitFor();
  await visitor.field('账号').fill(account);
  await visitor.button('授权').click();
  return visitor;
}

async function operator() {
  const { platform } = world();
  return createUos({ origin: platform.origin, as: operatorSession({ token: await platform.operator() }) });
}

async function block(id: string): Promise<void> {
  await (await operator()).user.update({ id, Status: 'Blocked' });
}

describe('the sign-in page', () => {
  it.each([
    ['模拟合作方', 'partner-lin'],
    ['模拟社交', 'social-lin'],
  ])('leads through %s to the terms and to the screen that was wanted', async (name, account) => {
    const visitor = await signInThrough(name, account);
    const { page } = visitor;
    await visitor.heading('确认登录').waitFor();
    await page.getByText(account, { exact: true }).first().waitFor();
    await page.getByRole('checkbox').check();
    await visitor.button('同意并继续').click();
    await page.waitForURL((url) => url.pathname === '/apps/usage');
    const cookies = await visitor.context.cookies(world().platform.origin);
    expect(cookies.find((cookie) => cookie.name === 'sst')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  it('says that the person refused, and starts anew', async () => {
    const visitor = await world().as('visitor');
    await visitor.open('/qq_conn/login');
    await visitor.button('继续授权').click();
    await visitor.button('拒绝').click();
    await visitor.page.getByText('你拒绝了授权。').waitFor();
    await visitor.button('重试').click();
    await visitor.heading('模拟社交账号').waitFor();
  });

  it('takes no code that another page began with', async () => {
    const visitor = await signInThrough('模拟社交', 'victim-of-none');
    await visitor.heading('确认登录').waitFor();
    await visitor.open('/qq_conn/login-callback?code=stolen&state=made-up');
    await visitor.page.getByText('这次登录不是从本页面发起的').waitFor();
    const own = visitor.page.waitForRequest(/\/oauth2\.0\/authorize/);
    await visitor.button('重试').click();
    const { searchParams } = new URL((await own).url());
    await visitor.heading('模拟社交账号').waitFor();
    const forged = `/qq_conn/login-callback?code=stolen&state=${searchParams.get('state')?.slice(1)}`;
    await visitor.open(forged);
    await visitor.page.getByText('这次登录不是从本页面发起的').waitFor();
  });
});

describe('a blocked account', () => {
  it('is told so where the password is typed, and gets no session', async () => {
    const { id, password } = await world().platform.user('hu-blocked', world().app.orgId, 'user');
    await block(id);
    const visitor = await world().as('visitor');
    const { page } = visitor;
    await visitor.open('/apps');
    await page.getByLabel('用户名').fill('hu-blocked');
    await page.getByLabel('密码').fill(password);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await visitor.button('登录').click();
    expect((await answered).status()).toBe(423);
    await page.getByText(BLOCKED).waitFor();
    expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContain('sst');
  });

  it('is told so by the console when it comes back from the partner', async () => {
    const first = await signInThrough('模拟合作方', 'partner-hu');
    await first.heading('确认登录').waitFor();
    const { Items } = await (await operator()).user.list({ name: 'partner-hu' });
    expect(Items.map(({ UserName }) => UserName)).toEqual(['partner-hu']);
    await block(Items[0]?.UserId ?? '');
    const visitor = await signInThrough('模拟合作方', 'partner-hu');
    await visitor.page.getByText(BLOCKED).waitFor();
    expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContain('sst');
  });
});

describe('an app', () => {
  it('is linked by its owner with an account of the partner', async () => {
    const visitor = await world().as('owner');
    const { page } = visitor;
    await visitor.open(`/bluecloud_conn/${world().app.id}`);
    await visitor.heading(/^关联“.+”与模拟合作方$/).waitFor();
    await visitor.button('继续授权').click();
    await visitor.field('账号').fill('studio');
    await visitor.button('授权').click();
    await page.waitForURL((url) => url.pathname === `/services/${world().app.id}/settings`);
    await page.getByText('已关联模拟合作方账号').waitFor();
    await page.getByText('已关联', { exact: true }).waitFor();
    const app = await world().uos.app.get({ appId: world().app.id });
    expect(app.Properties).toMatchObject({ bluecloudLinked: 'true' });
  });
});

describe('the members of an organisation', () => {
  it('are added by their sign-in name, given another role, and taken out again', async () => {
    const login = 'newcomer-of-the-studio';
    const { id } = await world().platform.user(login);
    const roleOf = async () => {
      const { Items } = await world().uos.org.members.list({ orgId: world().app.orgId, count: 100 });
      return Items.find(({ UserId }) => UserId === id)?.Role;
    };
    const visitor = await world().as('owner');
    const { page } = visitor;
    await visitor.open(`/services/${world().app.id}/settings?tab=members`);
    await visitor.button('添加成员').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '登录名' }).fill('nobody-is-called-so');
    await dialog.getByRole('button', { name: '添加成员' }).click();
    await dialog.getByText('项目ID或用户ID无效').waitFor();
    await dialog.getByRole('textbox', { name: '登录名' }).fill(login);
    await dialog.getByRole('button', { name: '添加成员' }).click();
    await page.getByText(`已添加 ${login}`).waitFor();
    const row = page.getByRole('row', { name: new RegExp(login) });
    await row.getByRole('button', { name: '修改角色' }).click();
    await dialog.getByRole('radio', { name: '管理者' }).check();
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByText(`已修改 ${login} 的角色`).waitFor();
    expect(await roleOf()).toBe('manager');
    await row.getByRole('button', { name: '移除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
    await page.getByText(`已移除 ${login}`).waitFor();
    expect(await roleOf()).toBeUndefined();
  });

  it('are shown to a member, who may not change them', async () => {
    const visitor = await world().as('member');
    await visitor.open(`/services/${world().app.id}/settings?tab=members`);
    await visitor.page.getByRole('row', { name: /mei-member/ }).waitFor();
    const add = visitor.button('添加成员');
    expect(await add.getAttribute('aria-disabled')).toBe('true');
    await add.hover();
    await visitor.page.getByRole('tooltip').getByText('仅组织所有者可以操作').waitFor();
  });
});

describe('the real-name check', () => {
  it('refuses a number with a wrong check character, takes the right one, and asks nobody twice', async () => {
    const visitor = await world().as('owner');
    const { page } = visitor;
    await visitor.open('/real-name-verify?redirect=%2Fapps%2Fusage');
    await visitor.field('姓名').fill('陈灯');
    await visitor.field('身份证号').fill('110105194912310021');
    await visitor.button('提交认证').click();
    await page.getByText('身份证号不正确').waitFor();
    await visitor.field('身份证号').fill('11010519491231002x');
    await visitor.button('提交认证').click();
    await page.waitForURL((url) => url.pathname === '/apps/usage');
    await visitor.open('/real-name-verify');
    await visitor.heading('已完成实名认证').waitFor();
  });
});
