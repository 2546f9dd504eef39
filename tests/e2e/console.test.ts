// A developer's first minutes in the console, in a real browser on a real platform: from the front page to a released
// version, a badge and a realm.

import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { openChromium } from './support/chromium.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let folder: string;
let platform: PlatformProcess;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let overview: string;
/** What the page did against its policy, and what it threw. */
const trouble: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos console '));
  platform = await startPlatformProcess({ dataFolder: join(folder, 'data'), seedDemo: true });
  browser = await openChromium();
  context = await browser.newContext({ viewport: WIDE, locale: 'zh-CN', baseURL: platform.origin });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page = await context.newPage();
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.text().startsWith('policy:') || message.text().includes('Content Security Policy')) {
      trouble.push(message.text());
    }
  });
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name });

describe('a developer in the console', () => {
  it('is sent to sign in and comes back to the screen that was wanted', async () => {
    await page.goto('/apps?q=示例');
    await page.getByLabel('用户名').fill(platform.logins.user.login);
    await page.getByLabel('密码').fill(platform.logins.user.password);
    await button('登录').click();
    await page.getByRole('heading', { name: '应用', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('示例');
    await page.getByRole('main').getByRole('link', { name: '示例游戏' }).waitFor();
  });

  it('creates an app, after the form said what is missing', async () => {
    await page.locator('#main').getByRole('link', { name: '创建应用' }).click();
    await button('创建').click();
    await page.getByText('还没有填写应用名称').waitFor();
    await field('应用名称').fill('星海物语');
    await button('创建').click();
    await page.getByRole('heading', { name: '星海物语' }).waitFor();
    overview = new URL(page.url()).pathname;
    expect(overview).toMatch(/^\/services\/[0-9a-f-]{36}$/);
  });

  it('switches content delivery on and creates a bucket', async () => {
    await page.goto(`${overview}/asset/bucket`);
    await page.getByRole('heading', { name: '尚未开通资源分发' }).waitFor();
    await page.getByText('20 GB 免费').waitFor();
    await button('开通资源分发').click();
    await button('新建资源桶').first().click();
    await field('名称').fill('Web');
    await button('创建').click();
    await page.getByText('只能包含小写字母').waitFor();
    await field('名称').fill('web');
    await button('创建').click();
    await page.getByRole('main').getByRole('link', { name: 'web', exact: true }).waitFor();
  });

  it('releases what a script uploaded, moves a badge and opens the content address', async () => {
    const { id, serviceSecret } = platform.logins.app;
    await page.goto(`/services/${id}`);
    await button('开通资源分发').click();
    await button('去上传').waitFor();
    const bucketId = await bucketWith(id, serviceSecret, { 'index.html': '<h1>第一版</h1>', 'img/hero.svg': '<svg/>' });
    await page.goto(`/services/${id}/asset/bucket/${bucketId}`);
    await page.getByRole('main').getByRole('link', { name: 'img' }).click();
    await page.getByRole('cell', { name: 'hero.svg', exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('path')).toBe('img');

    await button('发布新版本').click();
    await field('版本说明').fill('首个版本');
    await field('同时设置徽章').fill('live');
    await button('发布').click();
    await page.getByText('已发布版本 r1').waitFor();
    await page.getByRole('table', { name: '版本' }).getByText('live').waitFor();

    const address = `${platform.contentOrigin}/client_api/v1/buckets/${bucketId}/release_by_badge/live/content/index.html`;
    expect(await (await fetch(address)).text()).toBe('<h1>第一版</h1>');
    await page.reload();
    expect(await page.getByRole('tab', { name: '版本' }).getAttribute('aria-selected')).toBe('true');
  });

  it('cannot lose a bucket by a slip: its name has to be typed', async () => {
    await button('删除资源桶').click();
    expect(await button('删除').isDisabled()).toBe(true);
    await field('输入「release」以确认').fill('release');
    await button('删除').click();
    await page.getByText('已删除资源桶 release').waitFor();
    await page.getByRole('heading', { name: '资源桶', exact: true }).waitFor();
  });

  it('switches player accounts on and opens a realm', async () => {
    await page.goto(`${overview}/services`);
    await serviceCard('玩家账号').getByRole('button', { name: '开通' }).click();
    await serviceCard('玩家账号').getByRole('link', { name: '打开玩家账号' }).click();
    await button('新建区服').click();
    await field('名称').fill('华东一区');
    await button('创建').click();
    await page.getByRole('cell', { name: '华东一区', exact: true }).waitFor();
  });

  it('reads on a phone that a screen is not there yet, which promises nothing that the platform does not do', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${overview}/safe`);
    await page.getByRole('heading', { name: '即将推出' }).waitFor();
    expect(await page.getByText('uos api').count()).toBe(0);
    for (const path of ['/', '/apps', overview, `${overview}/asset/bucket`, `${overview}/safe`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(WIDE);
  });

  it('keeps what was typed when the session ends, and goes on after signing in elsewhere', async () => {
    await page.goto(`${overview}/asset/bucket`);
    await button('新建资源桶').click();
    await field('名称').fill('kept');
    await context.clearCookies();
    await button('创建').click();
    await page.getByText('登录已过期,请重新登录.').first().waitFor();
    expect(await field('名称').inputValue()).toBe('kept');

    const elsewhere = await context.newPage();
    await elsewhere.goto('/apps');
    await elsewhere.getByLabel('用户名').fill(platform.logins.user.login);
    await elsewhere.getByLabel('密码').fill(platform.logins.user.password);
    await elsewhere.getByRole('button', { name: '登录', exact: true }).click();
    await elsewhere.getByRole('heading', { name: '应用', exact: true }).waitFor();
    await elsewhere.close();
    await page.bringToFront();
    await button('创建').click();
    await page.getByRole('main').getByRole('link', { name: 'kept', exact: true }).waitFor();
  });

  it('signs out, and is then asked to sign in again', async () => {
    await page.goto('/apps');
    await page.getByRole('button', { name: /^当前用户/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('heading', { name: '已退出登录' }).waitFor();
    await page.goto('/apps');
    await page.getByLabel('用户名').waitFor();
  });

  it('never acted against its own policy', () => {
    expect(trouble).toEqual([]);
  });
});

function serviceCard(title: string) {
  return page.getByRole('group', { name: title, exact: true });
}

/** A bucket called `release` that holds these files, made by the app itself. */
async function bucketWith(appId: string, appServiceSecret: string, files: Record<string, string>): Promise<string> {
  const { cdn } = createUos({ origin: platform.origin, as: appCredentials({ appId, appServiceSecret }) });
  const { id } = await cdn.buckets.create({ name: 'release' });
  const entries = Object.entries(files).map(([path, text]) => ({
    path,
    content_hash: createHash('md5').update(text).digest('hex'),
    content_size: Buffer.byteLength(text),
    signed_url: true,
  }));
  for (const { path, signed_url, content_type } of await cdn.entries.upsertMany({ id, entries })) {
    const headers = { 'Content-Type': content_type };
    const sent = await fetch(signed_url ?? '', { method: 'PUT', body: files[path] ?? '', headers });
    expect(sent.ok, path).toBe(true);
  }
  return id;
}
