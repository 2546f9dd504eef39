// What stands around every screen: signing in, the search over everything, the switchers, drawers, requests, and what
// happens when a session ends.

import { expect, it } from 'vitest';
import { keyboardOf } from './support/keyboard.ts';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';
import { agreeToTerms } from './support/world.ts';

const world = useWorld();
const app = () => `/services/${world().app.id}`;

/** Signs in on the identity page that is on the screen. */
async function giveName({ page }: Pick<Visitor, 'page'>, login: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(login);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

it('sends a visitor to sign in and, after the terms were agreed to, back to the screen that was wanted', async () => {
  const { platform } = world();
  const { password } = await platform.user('new-developer', world().app.orgId, 'owner');
  const visitor = await world().as('visitor');
  await visitor.open('/apps?q=app');
  await giveName(visitor, 'new-developer', password);
  await visitor.heading('确认登录').waitFor();
  expect(await visitor.button('同意并继续').isDisabled()).toBe(true);
  await visitor.page.getByRole('checkbox').check();
  await visitor.button('同意并继续').click();
  await visitor.heading('应用').waitFor();
  expect(visitor.path()).toBe('/apps?q=app');
  await visitor.page.reload();
  await visitor.heading('应用').waitFor();
});

it('finds screens, things and actions from the keyboard, by pinyin too', async () => {
  const { uos } = world();
  const { id } = await uos.cdn.buckets.create({ name: 'needle-bucket' });
  const visitor = await world().as('owner');
  const keyboard = keyboardOf(visitor.page);
  const search = visitor.page.getByRole('combobox', { name: '搜索页面、应用与操作' });
  const find = async (words: string) => {
    await keyboard.press('Control+k');
    await expect
      .poll(() => search.evaluate((field) => field === document.activeElement), { timeout: 10_000 })
      .toBe(true);
    await keyboard.type(words);
  };
  await visitor.open(app());
  await visitor.button(/^切换应用/).waitFor();
  await find('zyt');
  await visitor.page
    .getByRole('option', { name: /资源桶/ })
    .first()
    .waitFor();
  await keyboard.press('Enter');
  await visitor.heading('资源桶').waitFor();
  expect(visitor.path()).toBe(`${app()}/asset/bucket`);

  await find('needle');
  await visitor.page.getByRole('option', { name: 'needle-bucket' }).waitFor();
  await keyboard.press('Enter');
  await visitor.page.waitForURL(`**/asset/bucket/${id}`);
  await visitor.heading('needle-bucket').waitFor();

  await find('');
  await visitor.page
    .getByRole('group', { name: '最近访问' })
    .getByRole('option', { name: /资源桶/ })
    .waitFor();
  await keyboard.type('深色');
  await visitor.page.getByRole('group', { name: '最近访问' }).waitFor({ state: 'hidden' });
  await visitor.page.getByRole('option', { name: /切换到深色外观/ }).waitFor();
  await keyboard.press('Enter');
  await visitor.page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
});

it('tells whoever counts page views which screen was shown, without naming the app', async () => {
  const visitor = await world().as('owner');
  await visitor.context.addInitScript(() => {
    document.addEventListener('uos:page-view', (event) => {
      const seen = document.documentElement.dataset.views ?? '';
      document.documentElement.dataset.views = `${seen} ${(event as CustomEvent<{ contentUrl: string }>).detail.contentUrl}`;
    });
  });
  await visitor.open(app());
  await visitor.place('组织').click();
  await visitor.heading('应用').waitFor();
  const views = await visitor.page.evaluate(() => document.documentElement.dataset.views);
  expect(views?.trim().split(' ')).toEqual(['/services/{appId}', '/apps']);
});

it('leads to help from the bar, from the menu of the person and from the front page', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
  await visitor.open(app());
  for (const title of ['视频专区', '文章专区', '服务条款']) {
    await visitor.button('帮助').click();
    await choose(title);
    await visitor.heading(title).waitFor();
  }
  await visitor.button(/^当前用户/).click();
  await choose('咨询');
  await visitor.heading('咨询').waitFor();
  await visitor.open('/');
  await page.getByRole('navigation', { name: '学习、支持与政策' }).getByRole('link', { name: '隐私政策' }).click();
  await visitor.heading('隐私政策').waitFor();
});

it('says that a thing is not there, whether the platform answers that it knows none or that the id is none', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const [path, words] of [
    [`${app()}/asset/bucket/${unknown}`, '找不到这个资源桶'],
    [`${app()}/asset/bucket/none`, '找不到这个资源桶'],
    [`${app()}/asset/bucket?d=realm:none`, '找不到这个区服'],
    [`/apps/bill/${unknown}/invoice`, '找不到这笔交易'],
    [`/consultation/${unknown}`, '找不到这个咨询单'],
  ] as const) {
    await visitor.open(path);
    await page.getByText(words).waitFor();
  }
});

it('keeps rail and menu where an address leads nowhere', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await visitor.open(`${app()}/nowhere`);
  await visitor.heading('页面不存在').waitFor();
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '资源分发' }).waitFor();
  await menu.getByRole('link', { name: '设置与密钥' }).waitFor();
  await visitor.open('/appz');
  await visitor.heading('页面不存在').waitFor();
  await menu.getByRole('link', { name: '成员' }).waitFor();
});

it('marks what players cannot download and what is not paid, on the rail and in the menu', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  const day = { Requests: 90, Errors: 12, Usage: 1 };
  await page.route('**/api/cdn/*/statistics**', async (route) => {
    const answer = await route.fetch();
    const { Items, ...rest } = (await answer.json()) as { Items: object[] };
    await route.fulfill({ json: { ...rest, Items: Items.map((one) => ({ ...one, ...day })) } });
  });
  await page.route('**/api/balance**', async (route) => {
    const answer = await route.fetch();
    const { Items, ...rest } = (await answer.json()) as { Items: object[] };
    await route.fulfill({ json: { ...rest, Items: Items.map((one) => ({ ...one, Balance: -12.5 })) } });
  });
  await visitor.open(`${app()}/asset/bucket`);
  const rail = page.getByRole('navigation', { name: '服务' });
  const waiting = page.locator('[title="1 项待处理"]');
  await rail.getByRole('link', { name: '资源分发' }).and(waiting).waitFor();
  await rail.getByRole('link', { name: '组织' }).and(waiting).click();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '费用' }).and(waiting).waitFor();
});

it('keeps the screen when the app changes', async () => {
  const { platform } = world();
  const visitor = await world().as('operator');
  const other = await platform.app(['asset-streaming']);
  await visitor.open(`${app()}/asset/bucket`);
  await visitor.heading('资源桶').waitFor();
  await visitor.button(/^切换应用/).click();
  await visitor.field(/^搜索应用/).fill(other.id);
  // why: there is nothing to take before the apps are there
  await visitor.page.locator(`search a[href*="${other.id}"]`).waitFor();
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForURL(`**/services/${other.id}/asset/bucket`);
  await visitor.heading('资源桶').waitFor();
});

it('goes from one organisation to another and shows its apps', async () => {
  const { platform, app: first, uos } = world();
  const second = await platform.app();
  const { id, token } = await platform.signedIn('two-orgs', second.orgId, 'owner');
  await agreeToTerms(platform, id, token);
  await uos.org.members.add({ orgId: first.orgId, Login: 'two-orgs', Role: 'user' });
  const visitor = await world().as('visitor');
  const { page } = visitor;
  await visitor.context.addCookies([{ name: 'sst', value: token, url: platform.origin, httpOnly: true }]);
  await visitor.open('/apps');
  await visitor.link('星海物语').waitFor();
  await visitor.button(/^切换组织/).click();
  await page.getByRole('dialog').getByRole('link').nth(1).waitFor();
  const own = page.getByRole('dialog').locator(`a[href*="${second.orgId}"]`);
  await own.click();
  await page.waitForURL((url) => url.searchParams.get('orgId') === second.orgId);
  await visitor.link('星海物语').waitFor({ state: 'hidden' });
  await page.getByText(second.id.slice(0, 8), { exact: true }).waitFor();
});

it('loads itself anew on the next screen once the platform has a newer console', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  await visitor.open('/apps');
  await visitor.heading('应用').waitFor();
  const grow = () =>
    page.evaluate(() => {
      document.querySelector('meta[name="version"]')?.setAttribute('content', '0.0.1');
      document.documentElement.dataset.old = 'true';
    });
  await grow();
  await visitor.link('星海物语').click();
  await page.locator('html:not([data-old])').waitFor();
  await visitor.heading('星海物语').waitFor();
  // why: once per version, or two servers behind one address would make it load for ever
  await grow();
  await visitor.place('组织').click();
  await visitor.heading('应用').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.dataset.old)).toBe('true');
});

it('opens drawers from the address, and takes them away one by one', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  const user = 'user:0f8fad5b-d9cb-469f-a165-708677289501';
  await visitor.open(`${app()}/asset/bucket?d=${user}&d=realm:0f8fad5b-d9cb-469f-a165-708677289501`);
  await page.getByText('找不到这个区服').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '用户', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`**${app()}/asset/bucket?d=${user}`);
  await page.getByText('找不到这个用户').waitFor();
  await page.goBack();
  await page.getByText('找不到这个区服').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '用户', exact: true }).click();
  await page.waitForURL(`**${app()}/asset/bucket?d=${user}`);
  await visitor.button('关闭用户').click();
  await page.waitForURL(`**${app()}/asset/bucket`);
});

it('shows every request and copies it for the terminal, a script and curl without a secret', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  await visitor.open(`${app()}/asset/bucket`);
  await visitor.heading('资源桶').waitFor();
  await page.keyboard.press('r');
  const panel = page.getByRole('region', { name: '请求' });
  await panel.getByRole('textbox').fill('/api/v1/buckets');
  const call = panel.getByRole('button', { name: /^GET \/api\/v1\/buckets\/.*200/ });
  await call.first().click();
  await panel.getByText('cdn.buckets.list').waitFor();
  const copied = async (kind: string) => {
    await panel.getByText(kind, { exact: true }).click();
    await panel.getByRole('button', { name: `复制为 ${kind}` }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('命令行')).toMatch(/^uos api GET \/api\/v1\/buckets\//);
  expect(await copied('SDK')).toMatch(/await uos\.cdn\.buckets\.list\(\{/);
  expect(await copied('curl')).toContain(`-u "${world().app.id}:$UOS_APP_SERVICE_SECRET"`);
  await panel.getByRole('switch', { name: '只看失败' }).check();
  await panel.getByText('没有符合条件的请求').waitFor();
});

it('keeps what was typed when the session ends in the middle of a form, and goes on after signing in beside it', async () => {
  const { platform } = world();
  const { password } = await platform.signedIn('typing', world().app.orgId, 'owner');
  const visitor = await world().as('visitor');
  const { page } = visitor;
  await visitor.open(`${app()}/asset/bucket`);
  await giveName(visitor, 'typing', password);
  await page.getByRole('checkbox').check();
  await visitor.button('同意并继续').click();
  await visitor.heading('资源桶').waitFor();
  await visitor.button('新建资源桶').first().click();
  await visitor.field('名称').fill('kept');
  await visitor.context.clearCookies({ name: 'sst' });
  await visitor.button('创建').click();
  const dialog = page.getByRole('dialog', { name: '登录已过期,请重新登录.' });
  await dialog.waitFor();
  const [beside] = await Promise.all([
    visitor.context.waitForEvent('page'),
    dialog.getByRole('button', { name: '打开登录窗口' }).click(),
  ]);
  const closed = beside.waitForEvent('close');
  // why either: the identity provider may still know who was there
  await Promise.race([closed, giveName({ page: beside }, 'typing', password).catch(() => undefined)]);
  await closed;
  await dialog.waitFor({ state: 'hidden' });
  expect(await visitor.field('名称').inputValue()).toBe('kept');
  await visitor.button('创建').click();
  await visitor.link('kept').waitFor();
});

it('notices that another page of the browser has signed out', async () => {
  const { platform } = world();
  const { id, token } = await platform.signedIn('two-pages', world().app.orgId, 'owner');
  await agreeToTerms(platform, id, token);
  const visitor = await world().as('visitor');
  await visitor.context.addCookies([{ name: 'sst', value: token, url: platform.origin, httpOnly: true }]);
  await visitor.open('/apps');
  await visitor.heading('应用').waitFor();
  const beside = await visitor.beside();
  await beside.goto('/logout');
  await beside.getByRole('heading', { name: '已退出登录' }).waitFor();
  await visitor.page.getByRole('dialog', { name: '已在其他页面退出登录' }).waitFor();
  await visitor.heading('应用').waitFor();
});

it('tells a member who may only look why a button cannot be pressed', async () => {
  const visitor = await world().as('member');
  await visitor.open(`${app()}/asset/bucket`);
  const create = visitor.button('新建资源桶').first();
  await create.waitFor();
  expect(await create.getAttribute('aria-disabled')).toBe('true');
  await create.hover();
  await visitor.page.getByRole('tooltip').getByText('仅应用所有者可以操作').waitFor();
});

it('says that an app is not there to somebody of another studio', async () => {
  const visitor = await world().as('outsider');
  await visitor.open(`${app()}/asset/bucket`);
  await visitor.heading('找不到这个应用').waitFor();
  const menu = visitor.page.getByRole('navigation', { name: '主菜单' });
  expect(await menu.count()).toBe(0);
  await visitor.link('返回应用').click();
  await menu.waitFor();
});

it('says that a call failed where the browser is offline, instead of waiting for a network', async () => {
  await world().uos.cdn.buckets.create({ name: 'offline-bucket' });
  const visitor = await world().as('owner');
  await visitor.open(`${app()}/asset/bucket`);
  await visitor.link('offline-bucket').waitFor();
  const search = visitor.page.getByPlaceholder('按名称搜索');
  await visitor.context.setOffline(true);
  await search.fill('华东');
  await visitor.page.getByRole('alert').getByText('加载失败').waitFor();
  await visitor.page.getByRole('alert').getByText('无法连接', { exact: false }).waitFor();
});

it('keeps the screen where a part of it does not arrive, and shows the part once it can be had', async () => {
  const { id, name } = await world().uos.cdn.buckets.create({ name: 'half-bucket' });
  const visitor = await world().as('owner');
  const { page } = visitor;
  await page.route(/\/(bucket-badges|tip-bubble)-[^/]*\.(js|css)$/, (route) => route.abort());
  await visitor.open(`${app()}/asset/bucket/${id}`);
  await visitor.heading(name).waitFor();
  await visitor.button(/复制/).first().hover();
  await page.getByRole('tab', { name: /^徽章/ }).click();
  const box = page.getByRole('alert').filter({ hasText: '这一部分没有加载出来' });
  await box.waitFor();
  expect(await visitor.heading(name).isVisible()).toBe(true);
  await page.getByRole('tab', { name: /^设置/ }).click();
  await box.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: /^徽章/ }).click();
  await box.waitFor();
  await page.unrouteAll();
  await page.getByText('还没有徽章').waitFor();
  expect(await box.count()).toBe(0);
});

it('leaves the rows on the screen where reading them anew fails, and says so in one line', async () => {
  await world().uos.cdn.buckets.create({ name: 'stale-bucket' });
  const visitor = await world().as('owner');
  const { page } = visitor;
  await visitor.open(`${app()}/asset/bucket`);
  const row = visitor.link('stale-bucket');
  await row.waitFor();
  await page.route('**/api/**/buckets/**', (route) =>
    route.fulfill({ status: 500, json: { code: 1, message: 'gone' } }),
  );
  await visitor.button('刷新').first().click();
  const line = page.getByRole('status').filter({ hasText: '更新失败，这里是之前的内容' });
  await line.waitFor();
  expect(await row.isVisible()).toBe(true);
  await page.unrouteAll();
  await line.getByRole('button', { name: '重试' }).click();
  await line.waitFor({ state: 'detached' });
  await visitor.context.setOffline(true);
  await page.getByText('网络已断开。').waitFor();
  const failed = page.waitForEvent('requestfailed');
  await visitor.button('刷新').first().click();
  await failed;
  expect(await row.isVisible()).toBe(true);
  expect(await line.count()).toBe(0);
  await visitor.context.setOffline(false);
  await page.getByText('网络已断开。').waitFor({ state: 'detached' });
});

it('shows on the rail what is switched on, in the menu what is built, and the entry of the page in the middle', async () => {
  const visitor = await world().as('operator', { height: 420 });
  const { page } = visitor;
  await visitor.open(`${app()}/asset/bucket`);
  const rail = page.getByRole('navigation', { name: '服务' });
  await rail.getByRole('link', { name: '资源分发' }).and(page.locator('[aria-current]')).waitFor();
  expect(await rail.getByRole('link', { name: '消息推送' }).count()).toBe(0);
  const bare = rail.getByRole('link').filter({ hasNot: page.locator('svg, img') });
  expect(await bare.count(), 'each has its icon').toBe(0);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  expect(await menu.getByText('未开放').count()).toBe(0);
  await visitor.open('/admin/stats?service=device');
  const entry = menu.getByRole('link', { name: '真机测试' });
  await entry.and(page.locator('[aria-current="page"]')).waitFor();
  await expect.poll(async () => (await entry.boundingBox())?.y ?? 0).toBeLessThan(390);
  expect(await page.getByRole('tab').count()).toBe(0);
  await page.keyboard.press('/');
  await page.keyboard.type('yyrh');
  await menu.getByRole('link', { name: '应用日活' }).waitFor();
  expect(await menu.getByRole('link').count()).toBe(1);
});

it('asks nothing of a service that is off, and remembers pages by their own names', async () => {
  const { platform } = world();
  const bare = await platform.app();
  const { id, name } = await world().uos.cdn.buckets.create({ name: 'own-name' });
  const visitor = await world().as('owner');
  const { page } = visitor;
  await visitor.open(`${app()}/asset/bucket/${id}`);
  await visitor.heading(name).waitFor();
  await visitor.place('总览').click();
  const shelf = page.getByRole('region', { name: '最近' });
  await shelf.getByRole('link', { name }).waitFor();
  const operator = await world().as('operator');
  const asked: string[] = [];
  operator.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await operator.open(`/services/${bare.id}`);
  await operator.page.getByRole('button', { name: /^切换应用/ }).waitFor();
  await operator.page.keyboard.press('Control+k');
  // why no letters of a hexadecimal number: the id of an app may hold any three of those
  await operator.page.getByRole('combobox').fill('qxqx');
  await operator.page.getByText('没有找到').waitFor();
  expect(asked.filter((path) => path.includes('/realms/'))).toEqual([]);
});

it('pins a service and a page, folds the menu by a key, and opens it over the page where there is no room', async () => {
  const visitor = await world().as('owner');
  const { page } = visitor;
  await visitor.open(`${app()}/passport/auth/realm`);
  const rail = page.getByRole('navigation', { name: '服务' });
  const order = () => rail.getByRole('link').evaluateAll((links) => links.map(({ textContent }) => textContent));
  await visitor.button('把玩家账号固定在左侧').click();
  await expect.poll(async () => (await order()).slice(2, 4)).toEqual(['玩家账号', '资源分发']);
  await visitor.button('固定此页').click();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await page.keyboard.press('[');
  await menu.waitFor({ state: 'detached' });
  await page.keyboard.press('[');
  await menu.waitFor();
  await rail.getByRole('link', { name: '总览' }).click();
  await page.getByRole('region', { name: '固定' }).getByRole('link', { name: '区服' }).waitFor();
  await page.setViewportSize({ width: 1024, height: 768 });
  await menu.waitFor({ state: 'detached' });
  await visitor.button('打开菜单').click();
  await page.getByRole('dialog').getByRole('link', { name: '设置与密钥' }).click();
  await visitor.heading('设置与密钥').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});
