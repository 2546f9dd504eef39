// A developer without a mouse: from the sign-in to a release that is live, the review of a mod and a realm that is open.

import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Keyboard, keyboardOf } from './support/keyboard.ts';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';

const LONG = { timeout: 60_000 } as const;
const world = useWorld();

let visitor: Visitor;
let keys: Keyboard;
/** Path of the app that was created: `/services/0f8f…`. */
let app: string;

beforeAll(async () => {
  visitor = await world().as('visitor');
  keys = keyboardOf(visitor.page);
});

const says = (words: string | RegExp) => visitor.page.getByText(words).filter({ visible: true }).first().waitFor(LONG);

/** Waits until the focus is there by itself. */
async function focused(name: string | RegExp): Promise<void> {
  const isThere = (at: string) => (typeof name === 'string' ? at === name : name.test(at));
  await expect.poll(async () => isThere(await keys.focused()) || (await keys.focused()), LONG).toBe(true);
}

/** Opens the actions of a row and presses the one of that name. */
async function act(row: string, action: string): Promise<void> {
  await keys.tabTo(`${row} 更多操作`);
  await keys.press('Enter');
  await choose(action);
}

/** Presses the item of that name in the menu that has just opened. */
async function choose(item: string): Promise<void> {
  const menu = visitor.page.locator('[role="menu"]:focus-within');
  await menu.waitFor(LONG);
  for (let step = 0; step < 12 && (await keys.focused()) !== item; step += 1) {
    await keys.press('ArrowDown');
  }
  expect(await keys.focused()).toBe(item);
  await keys.press('Enter');
  await menu.waitFor({ state: 'hidden' });
}

/** Goes to a tab of the page with the arrow keys. */
async function tab(name: string): Promise<void> {
  const tabs = visitor.page.getByRole('tab');
  await tabs.first().waitFor(LONG);
  const names = await tabs.allTextContents();
  do {
    await keys.tabTo(new RegExp(`^(${names.map((one) => one.trim()).join('|')})$`));
  } while ((await visitor.page.locator('[role="tab"]:focus').count()) === 0);
  for (let step = 0; step < names.length && (await keys.focused()) !== name; step += 1) {
    await keys.press('ArrowRight');
  }
  expect(await keys.focused()).toBe(name);
  await keys.press('Enter');
  await visitor.page.getByRole('tab', { name, selected: true }).waitFor(LONG);
}

it('signs in and agrees to the terms', async () => {
  const { password } = await world().platform.user('keys-only', world().app.orgId, 'owner');
  await visitor.open('/apps');
  await visitor.page.getByLabel('用户名').waitFor(LONG);
  await keys.tabTo('用户名');
  await keys.type('keys-only');
  await keys.tabTo('密码');
  await keys.type(password);
  await keys.press('Enter');
  await visitor.heading('确认登录').waitFor(LONG);
  await keys.tabTo(/^我已阅读并同意/);
  await keys.press('Space');
  await keys.tabTo('同意并继续');
  await keys.press('Enter');
  await visitor.heading('应用').waitFor(LONG);
});

it('creates an app', async () => {
  await keys.tabTo('创建应用');
  await keys.press('Enter');
  await visitor.field('应用名称').waitFor(LONG);
  await keys.tabTo('应用名称');
  await keys.type('键盘应用');
  await keys.press('Enter');
  await visitor.heading('键盘应用').waitFor(LONG);
  app = visitor.path();
});

it('switches services on', async () => {
  await keys.tabTo('全部服务');
  await keys.press('Enter');
  await visitor.heading('全部服务').waitFor(LONG);
  for (const title of ['资源分发', '玩家账号']) {
    await keys.tabTo('开通', { inside: title });
    await keys.press('Enter');
    await visitor.link(`打开${title}`).waitFor(LONG);
  }
});

it('creates a bucket', async () => {
  await keys.press('g', 'b');
  await visitor.button('新建资源桶').first().waitFor(LONG);
  await keys.tabTo('新建资源桶');
  await keys.press('Enter');
  await focused('名称');
  await keys.type('web');
  await keys.press('Enter');
  await visitor.link('web').waitFor(LONG);
});

it('uploads files that are picked in the chooser', async () => {
  const { page } = visitor;
  await keys.tabTo('web');
  await keys.press('Enter');
  await visitor.heading('这个资源桶还没有文件').waitFor(LONG);
  const chooser = page.waitForEvent('filechooser', LONG);
  await keys.tabTo('选择文件');
  await keys.press('Enter');
  await (await chooser).setFiles(
    ['index.html', 'game.js'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`first ${name}`) })),
  );
  await page.getByRole('table', { name: '文件' }).getByText('game.js').waitFor(LONG);
});

it('releases twice, the first time with a badge', async () => {
  for (const [notes, badge] of [
    ['首个版本', 'live'],
    ['第二个版本', ''],
  ] as const) {
    await keys.tabTo('发布新版本');
    await keys.press('Enter');
    await focused('版本说明');
    await keys.type(notes);
    await keys.tabTo('同时设置徽章');
    await keys.type(badge);
    await keys.press('Enter');
    await says(badge === '' ? '已发布版本 r2' : '已发布版本 r1');
    await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

it('moves a badge to another release and rolls it back', async () => {
  await tab('徽章');
  await visitor.page.getByRole('table', { name: '徽章' }).getByText('live').waitFor(LONG);
  await act('live', '改为指向其他版本');
  await visitor.page.getByRole('dialog').getByLabel('指向的版本').waitFor(LONG);
  await keys.tabTo('指向的版本');
  await keys.press('ArrowUp');
  await keys.tabTo('保存');
  await keys.press('Enter');
  await says('徽章 live 已指向版本 r2');
  await keys.tabTo('live 回退到 r1');
  await keys.press('Enter');
  await visitor.page.getByRole('dialog').getByRole('button', { name: '回退到 r1' }).waitFor(LONG);
  await keys.tabTo('回退到 r1');
  await keys.press('Enter');
  await says('徽章 live 已回退到版本 r1');
  await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' });
});

it('promotes a release into another bucket', async () => {
  const { uos } = world();
  const { AppId: appId } = await uos.app.get({ appId: app.split('/').at(-1) ?? '' });
  expect(app).toBe(`/services/${appId}`);
  await keys.press('g', 'b');
  await visitor.button('新建资源桶').first().waitFor(LONG);
  await keys.tabTo('新建资源桶');
  await keys.press('Enter');
  await focused('名称');
  await keys.type('production');
  await keys.press('Enter');
  await visitor.link('production').waitFor(LONG);
  await keys.tabTo('web');
  await keys.press('Enter');
  await visitor.heading('web').waitFor(LONG);
  await tab('版本');
  await visitor.page.getByRole('table', { name: '版本' }).getByText('首个版本').waitFor(LONG);
  await act('r1', '晋级到其他桶');
  await visitor.page.getByRole('dialog').getByLabel('目标资源桶').waitFor(LONG);
  await keys.tabTo('晋级到其他桶');
  await keys.press('Enter');
  await says('已晋级到 production，产生版本 r1');
});

it('reviews a mod', async () => {
  const { app: shared, uos } = world();
  const mod = await uos.cdn.mods.create({ name: '键盘地图', author_name: '守灯人' });
  const { versionid } = await uos.cdn.mods.createVersion({ id: mod.id, version: '1.0.0' });
  const bytes = Buffer.from('a map');
  const file = await uos.cdn.mods.createEntry({
    id: mod.id,
    vid: versionid,
    path: 'map.json',
    content_hash: createHash('md5').update(bytes).digest('hex'),
    content_size: bytes.length,
    signed_url: true,
  });
  await fetch(file.signed_url ?? '', { method: 'PUT', body: bytes, headers: { 'Content-Type': file.content_type } });
  await visitor.open(`/services/${shared.id}/asset/bucket/ugc`);
  await visitor.link('键盘地图').waitFor(LONG);
  await keys.tabTo('键盘地图');
  await keys.press('Enter');
  await visitor.heading('键盘地图').waitFor(LONG);
  for (const [verb, told] of [
    ['开始审核', '键盘地图 1.0.0 已进入审核'],
    ['审核通过', '键盘地图 1.0.0 已通过审核'],
  ] as const) {
    await keys.tabTo(verb);
    await keys.press('Enter');
    await visitor.page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).waitFor(LONG);
    await keys.tabTo(verb);
    await keys.press('Enter');
    await says(told);
    await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

it('creates a realm, opens its drawer, closes and opens the realm and leaves with Escape', async () => {
  const { page } = visitor;
  await keys.press('g', 'r');
  await visitor.button('新建区服').first().waitFor(LONG);
  await keys.tabTo('新建区服');
  await keys.press('Enter');
  await focused('名称');
  await keys.type('键盘一区');
  await keys.press('Enter');
  await says('已创建区服 键盘一区');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('table', { name: '区服' }).getByText('键盘一区').waitFor(LONG);
  // why twice: the realm that every app has stands first
  await keys.press('j', 'j', 'Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '键盘一区 更多操作' }).waitFor(LONG);
  for (const state of ['已关闭', '开放']) {
    await act('键盘一区', `设为${state}`);
    await says(`键盘一区 已设为${state}`);
    await drawer.getByText(state, { exact: true }).waitFor(LONG);
  }
  await keys.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await focused(/键盘一区/);
});

it('finds a screen in the palette and signs out', async () => {
  const { page } = visitor;
  await keys.press('Control+k');
  await focused('搜索页面、应用与操作');
  await keys.type('应用');
  await page.getByRole('option', { name: /^应用/ }).first().waitFor(LONG);
  await keys.press('Enter');
  await visitor.heading('应用').waitFor(LONG);
  await keys.tabTo(/^当前用户/);
  await keys.press('Enter');
  await choose('退出登录');
  await visitor.heading('已退出登录').waitFor(LONG);
});
