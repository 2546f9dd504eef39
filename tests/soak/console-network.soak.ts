// The network goes away while somebody looks: every part of the kit that is loaded when it is wanted is opened without one,
// given up and had again; what was read stays where reading it anew fails; what was typed is not lost. First in the gallery
// of the kit, then the frame of the console around a real platform. Words after its name choose rounds by their titles.

import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, normalize } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { type Login, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { openChromium } from '../e2e/support/chromium.ts';
import { openKitGallery } from '../e2e/support/kit-gallery.ts';
import { elsewhere, type KitPart, kitParts } from './support/kit-parts.ts';

const KIT = join(import.meta.dirname, '../../packages/web/src/kit');
/** A part asks for itself again every four seconds, and the machine may be busy. */
const PATIENCE = 30_000;
const MISSING = '这一部分没有加载出来';
const STALE = '更新失败，这里是之前的内容';

/** Scenes whose data come over the network, and the first of them. */
const READS: readonly (readonly [string, string])[] = [
  ['data-list/rows', '华东 2 区'],
  ['data-list/long', '华东 2 区'],
  ['details/page', '华东 4 区'],
  ['details/drawer', '华东 4 区'],
  // why not the traffic: the chart without a figure is named for it too
  ['charts/several', '在线玩家'],
];

const LOOKS = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  reducedMotion: 'reduce',
  acceptDownloads: true,
} as const;

const wanted = process.argv.slice(2);
const gallery = await openKitGallery();
const browser = await openChromium();
let failed = 0;
let done = 0;
try {
  await check('every part of the kit has its case', async () => {
    const known = new Set([...kitParts.map(({ file }) => file), ...Object.keys(elsewhere)]);
    expectSame(
      (await lazyFiles()).filter((file) => !known.has(file)),
      [],
    );
  });
  for (const part of kitParts) {
    await inGallery(`${part.file} in ${part.scene}`, (page, context) => cutPart(part, page, context));
  }
  for (const [scene, first] of READS) {
    await inGallery(`${scene} keeps what was read, and is left and come back to`, (page, context) =>
      keepsData(scene, first, page, context),
    );
    await inGallery(`${scene} says that its first read failed, and has it at the next`, (page) =>
      firstRead(scene, first, page),
    );
  }
  await inGallery('a form keeps what was typed where it could not be sent', formKeeps);
  await inGallery('a file of a list is not half written', exportKeeps);
  await frameOfConsole();
} finally {
  await browser.close();
  await gallery.close();
}
console.log(`${done} rounds, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The files of the kit behind `part(() => import(…))` and its like. */
async function lazyFiles(): Promise<string[]> {
  const files = (await readdir(KIT, { recursive: true })).filter((file) => file.endsWith('.tsx'));
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(KIT, file), 'utf8');
      return [...source.matchAll(/part(?:<\w+>)?\(\s*\(\) => import\('([^']+)\.tsx'\)/g)].map(([, path = '']) =>
        normalize(join(dirname(file), path)),
      );
    }),
  );
  return [...new Set(found.flat())].sort();
}

/** Opened without a network, given up, opened again, and there by itself once the network is back. */
async function cutPart(
  { file, chunk = basename(file), scene, place, open, shown, beside }: KitPart,
  page: Page,
  context: BrowserContext,
) {
  const own = new RegExp(`/${chunk}-[\\w-]{8}\\.(js|css)$`);
  const alert = page.getByRole('alert').filter({ hasText: MISSING });
  const besideStays = async (): Promise<void> => {
    if (beside !== undefined) {
      await beside(page).waitFor();
    }
  };
  if (open === undefined) {
    // why only its own: the scene around it has to come
    await page.route(own, (route) => route.abort());
    await page.goto(gallery.address(scene));
  } else {
    await page.goto(gallery.address(scene));
    await besideStays();
    await settle(page);
    await context.setOffline(true);
    await open(page);
  }
  if (place === 'nothing') {
    await besideStays();
    expectSame(await alert.count(), 0);
  } else {
    await alert.first().waitFor();
    await besideStays();
  }
  if (place === 'over' && open !== undefined) {
    await alert.locator('..').getByRole('button', { name: '关闭' }).first().click();
    await alert.waitFor({ state: 'detached' });
    await besideStays();
    await open(page);
    await alert.first().waitFor();
  }
  expectSame(await shown(page).count(), 0);
  await (open === undefined ? page.unrouteAll() : context.setOffline(false));
  await shown(page).waitFor();
  await alert.waitFor({ state: 'detached' });
}

async function keepsData(scene: string, first: string, page: Page, context: BrowserContext): Promise<void> {
  const there = page.getByText(first, { exact: true }).first();
  const line = page.getByRole('status').filter({ hasText: STALE }).first();
  const refresh = () => page.evaluate("void dispatchEvent(new Event('refresh'))");
  const go = (where: string) =>
    page.evaluate(
      `history.pushState({}, '', '/gallery.html?scene=${where}'); dispatchEvent(new PopStateEvent('popstate'));`,
    );
  const sibling = `${scene.split('/')[0]}/empty`;
  await page.goto(gallery.address(scene));
  await there.waitFor();
  await settle(page);
  // the platform is away, which the browser does not know
  await page.route('**/icon.svg', (route) => route.abort());
  await refresh();
  await line.waitFor();
  await there.waitFor();
  expectSame(await page.getByRole('alert').count(), 0);
  await page.unrouteAll();
  // why the last one first: two charts that were read by themselves say so by themselves
  const retries = await page.getByRole('status').filter({ hasText: STALE }).getByRole('button', { name: '重试' }).all();
  for (const retry of retries.reverse()) {
    await retry.click();
  }
  await line.waitFor({ state: 'detached' });
  // the whole network is gone, which the frame says: one line is enough
  await context.setOffline(true);
  const refused = page.waitForEvent('requestfailed');
  await refresh();
  await refused;
  await settle(page);
  await there.waitFor();
  expectSame([await line.count(), await page.getByRole('alert').count()], [0, 0]);
  await go(sibling);
  await there.waitFor({ state: 'detached' });
  await go(scene);
  await there.waitFor();
  await context.setOffline(false);
  await refresh();
  await settle(page);
  await there.waitFor();
  expectSame([await line.count(), await page.getByRole('alert').count()], [0, 0]);
}

async function firstRead(scene: string, first: string, page: Page): Promise<void> {
  await page.route('**/icon.svg', (route) => route.abort());
  await page.goto(gallery.address(scene));
  const alert = page.getByRole('alert').first();
  await alert.waitFor();
  await settle(page);
  await page.unrouteAll();
  // why in the page: a part that has come by itself meanwhile takes its button away
  await page.evaluate(
    `[...document.querySelectorAll('[role="alert"] button')].filter((one) => one.textContent === '重试').forEach((one) => one.click())`,
  );
  await page.getByText(first, { exact: true }).first().waitFor();
  await alert.waitFor({ state: 'detached' });
}

async function formKeeps(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(gallery.address('forms/sending'));
  const field = page.getByRole('textbox', { name: '名称' });
  await field.fill('web-7');
  await settle(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('alert').first().waitFor();
  expectSame(await field.inputValue(), 'web-7');
  await context.setOffline(false);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('修改了区服').waitFor();
}

async function exportKeeps(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(gallery.address('data-list/rows'));
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const item = page.getByRole('menuitem', { name: '导出 CSV' });
  await item.waitFor();
  await settle(page);
  await context.setOffline(true);
  await item.click();
  await page.getByRole('alert').filter({ hasText: '网络可能已断开' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), item.click()]);
  expectSame((await readFile(await file.path(), 'utf8')).trim().split('\r\n').length, 138);
}

/** What stands around every screen, opened without a network and had once it is back. */
async function frameOfConsole(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'uos network '));
  const platform = await startPlatformProcess({ dataFolder: join(folder, 'data'), seedDemo: true });
  const { origin, logins } = platform;
  const { id: appId, serviceSecret: appServiceSecret } = logins.app;
  const app = `/services/${appId}`;
  const cases: readonly { name: string; open: (page: Page) => Promise<unknown>; shown: (page: Page) => Locator }[] = [
    { name: '任务', open: press('任务'), shown: (page) => page.getByRole('dialog', { name: '任务' }) },
    { name: '请求', open: press('请求'), shown: (page) => page.getByRole('region', { name: '请求' }) },
    { name: '帮助', open: press('帮助'), shown: (page) => page.getByRole('menuitem').first() },
    { name: 'person', open: press(/^当前用户/), shown: (page) => page.getByRole('menuitem').first() },
    { name: 'apps', open: press(/^切换应用/), shown: (page) => page.getByRole('textbox', { name: /^搜索应用/ }) },
    { name: 'keys', open: (page) => page.keyboard.press('?'), shown: (page) => page.getByRole('dialog').first() },
    {
      name: 'list/tools/call-dialog',
      open: async (page) => {
        await press('导出')(page);
        await page.getByRole('menuitem', { name: '命令行与 SDK' }).click();
      },
      shown: (page) => page.getByRole('dialog').getByText(/^uos /).first(),
    },
    {
      name: 'code-editor/code-view',
      open: (page) => page.getByRole('navigation').getByRole('link', { name: 'UGC 模组', exact: true }).first().click(),
      shown: (page) => page.locator('main pre').first(),
    },
    {
      name: 'another screen',
      open: (page) => page.getByRole('navigation').getByRole('link', { name: 'UGC 模组', exact: true }).first().click(),
      shown: (page) => page.getByRole('heading', { level: 1, name: 'UGC 模组' }),
    },
  ];
  try {
    const uos = createUos({ origin, as: appCredentials({ appId, appServiceSecret }) });
    await uos.app.self.enableService({ appId, EnableAssetStreaming: true });
    await uos.cdn.buckets.create({ name: 'cut-off' });
    const storageState = await signedIn(origin, logins.user);
    for (const { name, open, shown } of cases) {
      await check(`the frame: ${name}`, async () => {
        const context = await browser.newContext({ ...LOOKS, baseURL: origin, storageState });
        const page = await context.newPage();
        page.setDefaultTimeout(PATIENCE);
        const troubles: string[] = [];
        page.on('pageerror', (error) => troubles.push(error.message));
        await page.goto(`${app}/asset/bucket`);
        const row = page.getByRole('table').getByText('cut-off', { exact: true });
        await row.waitFor();
        await settle(page);
        if (name.startsWith('list/')) {
          // why first: the menu itself is a part of its own
          await press('导出')(page);
          await page.getByRole('menuitem').first().waitFor();
          await page.keyboard.press('Escape');
        }
        await context.setOffline(true);
        await page.getByText('网络已断开。').waitFor();
        await open(page);
        // why frames: what is there already needs no network, and what is not says so or comes
        await Promise.race([shown(page).waitFor(), page.getByRole('alert').first().waitFor()]);
        if (name !== 'another screen' && !name.startsWith('code-editor/')) {
          expectSame(await row.isVisible(), true);
        }
        await context.setOffline(false);
        await shown(page).waitFor();
        await page.getByText('网络已断开。').waitFor({ state: 'detached' });
        expectSame(await page.getByRole('alert').filter({ hasText: MISSING }).count(), 0);
        expectSame(troubles, []);
        await context.close();
      });
    }
  } finally {
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The cookies of somebody who has signed in. */
async function signedIn(origin: string, { login, password }: Login) {
  const context = await browser.newContext({ ...LOOKS, baseURL: origin });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto('/apps');
  await page.getByLabel('用户名').fill(login);
  await page.getByLabel('密码').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '应用', exact: true }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

function press(name: string | RegExp) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
}

/** In a browser of its own, in which nothing may be thrown. */
async function inGallery(title: string, run: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  await check(title, async () => {
    const context = await browser.newContext(LOOKS);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    try {
      await run(page, context);
      expectSame(troubles, []);
    } finally {
      await context.close();
    }
  });
}

/** Nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

async function check(title: string, run: () => Promise<void>): Promise<void> {
  if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) {
    return;
  }
  done += 1;
  try {
    await run();
    console.log(`✓ ${title}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${title}\n${String(error).slice(0, 800)}`);
  }
}

function expectSame(is: unknown, wanted: unknown): void {
  deepStrictEqual(is, wanted);
}
