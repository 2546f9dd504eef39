// An app from its creation to the end of its secret, and the realms of its players, as the owner, a member who may only
// look and an operator meet them.

import { createHash } from 'node:crypto';
import { appCredentials, createUos, operatorSession } from '@uos/sdk';
import { beforeAll, expect, it } from 'vitest';
import { pressInRow } from './support/row-action.ts';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';

const world = useWorld();
const app = () => `/services/${world().app.id}`;

let owner: Visitor;
beforeAll(async () => {
  owner = await world().as('owner');
});

const card = (title: string) => owner.page.getByRole('group', { name: title, exact: true });
const tab = (title: string) => owner.page.getByRole('tab', { name: title, exact: true }).click();

it('creates an app, after saying what is missing, says how to begin, and switches services on', async () => {
  await owner.open('/apps/create');
  await owner.button('创建').click();
  await owner.page.getByText('还没有填写应用名称').waitFor();
  await owner.field('应用名称').fill('新的应用');
  await owner.button('创建').click();
  await owner.heading('新的应用').waitFor();
  const first = owner.page.getByRole('listitem').filter({ hasText: '上传第一份资源' });
  await first.getByRole('button', { name: '开通资源分发' }).click();
  await first.getByRole('button', { name: '去上传' }).waitFor();
  await owner.link('全部服务').first().click();
  await owner.heading('全部服务').waitFor();
  await card('资源分发').getByRole('link', { name: '打开资源分发' }).waitFor();
  await card('玩家账号').getByRole('button', { name: '开通' }).click();
  await card('玩家账号').getByRole('link', { name: '打开玩家账号' }).waitFor();
  expect(owner.path()).toMatch(/\/services$/);
});

it('says of a service what it costs, and offers none that is not there, whatever little of it is answered', async () => {
  const { uos, app: target } = world();
  const { AppId: other } = await uos.app.create({ ProjectName: '同步', OrganizationId: target.orgId });
  await owner.open(`/services/${other}/services`);
  await card('资源分发').getByText('20 GB 免费').waitFor();
  for (const name of ['云烘焙', '匹配']) {
    await card(name).getByText('即将推出').waitFor();
    expect(await card(name).getByRole('button').count()).toBe(0);
  }
});

it('takes members from a file: new ones with the role that it says, those of before with another', async () => {
  const { platform, app: target } = world();
  await platform.user('imported-new');
  await platform.user('imported-old', target.orgId, 'user');
  await owner.open(`/apps?tab=members&orgId=${target.orgId}`);
  await owner.button('导入').click();
  const dialog = owner.page.getByRole('dialog', { name: '导入成员' });
  const content = Buffer.from('登录名,角色\nimported-new,成员\nimported-old,管理者\nnobody-at-all,\n');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: content });
  await dialog.getByText('读取到 3 行').waitFor();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByText('3 行通过检查').waitFor();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByText('将新增 2 条、更新 1 条').waitFor();
  await dialog.getByRole('button', { name: '导入 3 条' }).click();
  await dialog.getByText('已导入 2 条，失败 1 条').waitFor();
  await owner.open(`/apps?tab=members&orgId=${target.orgId}`);
  await owner.page
    .getByRole('row', { name: /imported-new/ })
    .getByText('成员', { exact: true })
    .waitFor();
  await owner.page
    .getByRole('row', { name: /imported-old/ })
    .getByText('管理者', { exact: true })
    .waitFor();
});

it('stops a service only after its name was typed, and says what players notice', async () => {
  const { uos, app: target } = world();
  const { AppId: other } = await uos.app.create({ ProjectName: '停用', OrganizationId: target.orgId });
  await uos.app.services.set({ appId: other, ServiceName: 'asset-streaming', Status: 'Enabled' });
  await owner.open(`/services/${other}/services`);
  await card('资源分发').getByRole('button', { name: '停用' }).click();
  const dialog = owner.page.getByRole('dialog', { name: '停用资源分发' });
  await dialog.getByText('玩家立即无法加载任何资源', { exact: false }).waitFor();
  const stop = dialog.getByRole('button', { name: '停用资源分发' });
  expect(await stop.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('资源分发');
  await stop.click();
  await card('资源分发').getByRole('button', { name: '开通' }).waitFor();
});

it('gives the app another name', async () => {
  await owner.open(`${app()}/settings`);
  await owner.field('应用名称').fill('星海物语 2');
  await owner.button('保存').click();
  await owner.page.getByText('已保存应用设置').waitFor();
  await owner.button(/^切换应用.*星海物语 2/).waitFor();
});

it('brings a credit by a code, once', async () => {
  const { platform, app: target } = world();
  const operator = createUos({ origin: platform.origin, as: operatorSession({ token: await platform.operator() }) });
  const { Items } = await operator.app.redeemTokens.create({ ServiceName: 'asset-streaming', Credit: 12 });
  await owner.open(`/services/${target.id}/settings?tab=redeem`);
  for (const answer of ['已兑换：资源分发', '兑换码已被使用']) {
    await owner.field('兑换码').fill(Items[0]?.Token ?? '');
    await owner.button('兑换').click();
    await owner.page.getByText(answer).first().waitFor();
  }
});

it('makes the secrets anew after the name was typed, tells every service, and the old one is refused', async () => {
  const { platform, app: target } = world();
  const old = createUos({
    origin: platform.origin,
    as: appCredentials({ appId: target.id, appServiceSecret: target.serviceSecret }),
  });
  await old.cdn.buckets.list({});
  await tab('密钥');
  await owner.button('读取密钥').click();
  await owner.page.getByText('AppServiceSecret', { exact: true }).waitFor();
  await owner.button('重置密钥').click();
  const dialog = owner.page.getByRole('dialog', { name: '重置应用密钥' });
  const begin = dialog.getByRole('button', { name: '开始重置' });
  expect(await begin.isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: '应用名称' }).fill('星海物语 2');
  await begin.click();
  await dialog.getByText('立即更新服务器和流水线中的密钥。').waitFor();
  const steps = dialog.getByRole('list', { name: '重置密钥并刷新各服务' }).getByRole('listitem');
  expect(await steps.count()).toBeGreaterThan(5);
  // why failed ones too: a service that does not answer holds nobody up
  expect(await dialog.locator('li:not([data-state=done], [data-state=failed])').count()).toBe(0);
  for (const title of ['生成新密钥', '刷新资源分发的密钥缓存', '通知玩家账号服务']) {
    expect(await steps.filter({ hasText: title }).getAttribute('data-state'), title).toBe('done');
  }
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(old.cdn.buckets.list({})).rejects.toThrow();
});

it('tells in the history what was done and by whom', async () => {
  await owner.place('操作记录').click();
  const rows = owner.page.getByRole('table', { name: '操作记录' });
  await rows.getByText('lin-owner').first().waitFor();
  await rows.getByText('星海物语 2').first().waitFor();
  await rows.getByRole('term').filter({ hasText: '应用名称' }).getByText('ProjectName').first().waitFor();
  await owner.page.getByPlaceholder('按操作人筛选').fill('nobody');
  await owner.page.getByText('没有符合条件的结果').waitFor();
});

it('shows what was delivered, and binds and unbinds a chat group', async () => {
  await deliver('x'.repeat(3000), 4);
  const statistics = () => world().uos.usage.cdn.statistics({ id: world().app.id });
  await expect.poll(async () => (await statistics()).TotalRequests, { timeout: 30_000, interval: 500 }).toBe(4);
  await owner.open(`${app()}/monitor`);
  await owner.page.getByText('12 KB', { exact: true }).waitFor();
  await owner.button('绑定告警群').first().click();
  const dialog = owner.page.getByRole('dialog', { name: '绑定告警群' });
  await dialog.getByRole('textbox', { name: '群名称' }).fill('值班群');
  await dialog.getByRole('textbox', { name: '群 ID' }).fill('oc_5ce6d572');
  await dialog.getByRole('button', { name: '绑定告警群' }).click();
  await owner.page.getByText('已绑定告警群 值班群').waitFor();
  await pressInRow(owner.page, /值班群/, '解绑');
  await owner.page.getByRole('dialog').getByRole('button', { name: '解绑' }).click();
  await owner.page.getByText('已解绑告警群 值班群').waitFor();
  await owner.page.getByText('还没有绑定告警群').waitFor();
});

it('creates, closes, opens, edits and deletes a realm, in its drawer and on its page', async () => {
  const { page } = owner;
  await owner.open(`${app()}/passport/auth/realm`);
  await owner.button('新建区服').first().click();
  await owner.field('名称').fill('华东一区');
  await owner.button('创建').click();
  await owner.page.getByText('已创建区服 华东一区').waitFor();
  const { realms } = await world().uos.passport.realms.search({ name: '华东一区' });
  const id = realms[0]?.realmID ?? '';

  await owner.open(`${app()}/passport/auth/realm?d=realm:${id}`);
  const drawer = page.getByRole('dialog');
  for (const state of ['已关闭', '开放']) {
    await drawer.getByRole('button', { name: '华东一区 更多操作' }).click();
    await page.getByRole('menuitem', { name: `设为${state}` }).click();
    await page.getByText(`华东一区 已设为${state}`).waitFor();
    await drawer.getByText(state, { exact: true }).waitFor();
  }
  await drawer.getByRole('link', { name: '在页面中打开' }).click();
  await page.waitForURL(`**/passport/auth/realm/${id}`);
  await owner.heading('华东一区').waitFor();
  await owner.button('编辑').click();
  await owner.field('名称').fill('华东一区 A');
  await owner.button('保存').click();
  await owner.heading('华东一区 A').waitFor();
  await owner.button('华东一区 A 更多操作').click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await owner.field('输入「华东一区 A」以确认').fill('华东一区 A');
  await owner.button('删除').click();
  await page.getByText('已删除区服 华东一区 A').waitFor();
  await page.waitForURL(`**${app()}/passport/auth/realm`);
});

it('keeps every change out of the reach of a member who may only look, and says why', async () => {
  const member = await world().as('member');
  const { page } = member;
  await member.open(`${app()}/settings`);
  await page.getByText('仅应用所有者可以操作').first().waitFor();
  expect(await member.button('保存').isDisabled()).toBe(true);
  for (const [path, names] of [
    ['settings?tab=secrets', ['读取密钥', '重置密钥']],
    ['monitor', ['绑定告警群']],
    ['passport/auth/realm', ['新建区服']],
  ] as const) {
    await member.open(`${app()}/${path}`);
    for (const name of names) {
      const button = member.button(name).first();
      await button.waitFor();
      expect(await button.getAttribute('aria-disabled'), name).toBe('true');
      await button.hover();
      await page.getByRole('tooltip').getByText('仅应用所有者可以操作').waitFor();
    }
  }
});

it('lets an operator see and change any app', async () => {
  const operator = await world().as('operator');
  await operator.open(`${app()}/settings`);
  await operator.field('应用名称').waitFor();
  await operator.open(`${app()}/passport/auth/realm`);
  const create = operator.button('新建区服').first();
  await create.waitFor();
  expect(await create.getAttribute('aria-disabled')).toBeNull();
});

/** Releases one file and fetches it that many times. */
async function deliver(text: string, times: number): Promise<void> {
  const { platform, uos } = world();
  const { id } = await uos.cdn.buckets.create({ name: 'delivered' });
  const { signed_url, content_type } = await uos.cdn.entries.create({
    id,
    path: 'a.txt',
    content_hash: createHash('md5').update(text).digest('hex'),
    content_size: text.length,
    signed_url: true,
  });
  await fetch(signed_url ?? '', { method: 'PUT', body: text, headers: { 'Content-Type': content_type } });
  await uos.cdn.releases.create({ id, notes: '' });
  const address = `${platform.contentOrigin}/client_api/v1/buckets/${id}/release_by_badge/latest/content/a.txt`;
  for (let count = 0; count < times; count += 1) {
    expect((await fetch(address)).status).toBe(200);
  }
}
