// The tasks of somebody who runs a game, done by hand in a browser with every press counted: none takes more of them than
// when the console was last judged, and those that were said to take too many take fewer.

import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import type { Locator } from 'playwright-core';
import { startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { openChromium } from '../e2e/support/chromium.ts';

interface Task {
  readonly name: string;
  /** Presses when it was judged, what was typed and closing a result left out. */
  readonly before: number;
  /** It was said to take too many. */
  readonly fewer?: true;
  readonly from: string;
  /** Done when this returns. */
  readonly run: (press: (what: Locator) => Promise<void>) => Promise<void>;
}

const PATIENCE = 20_000;
const folder = await mkdtemp(join(tmpdir(), 'uos clicks '));
const platform = await startPlatformProcess({ dataFolder: join(folder, 'data'), seedDemo: true });
const browser = await openChromium();
let missed = 0;
try {
  const { origin, logins } = platform;
  const { id: appId, serviceSecret: appServiceSecret } = logins.app;
  const uos = createUos({ origin, as: appCredentials({ appId, appServiceSecret }) });
  await uos.app.self.enableService({ appId, EnableAssetStreaming: true });
  const { id: bucketId } = await uos.cdn.buckets.create({ name: 'counted' });
  for (const text of ['one', 'two']) {
    await put('index.html', `<p>${text}</p>`);
    await put(`levels/${text}.txt`, text);
    const { releaseid } = await uos.cdn.releases.create({ id: bucketId, notes: text });
    await uos.cdn.badges.set({ id: bucketId, name: 'live', releaseid });
  }
  await put('index.html', '<p>three</p>');

  const page = await browser.newPage({ baseURL: origin, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await page.goto('/apps');
  await page.getByLabel('用户名').fill(logins.user.login);
  await page.getByLabel('密码').fill(logins.user.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '应用', exact: true }).waitFor();
  console.log('✓ sign in: Enter only (1 before)');

  const app = `/services/${appId}`;
  const bucket = `${app}/asset/bucket/${bucketId}`;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  let created = '';
  const tasks: readonly Task[] = [
    {
      name: 'create an app',
      before: 2,
      from: '/apps',
      run: async (press) => {
        await press(page.locator('main').getByRole('link', { name: '创建应用' }).first());
        await page.getByRole('heading', { level: 1, name: '创建应用' }).waitFor();
        await page.getByLabel('应用名称').fill('数过的应用');
        await press(button('创建'));
        await page.getByRole('heading', { level: 1, name: '数过的应用' }).waitFor();
        created = new URL(page.url()).pathname;
      },
    },
    {
      name: 'switch content delivery on',
      before: 1,
      from: '',
      run: async (press) => {
        await press(
          page
            .locator('main')
            .getByRole('button', { name: /开通资源分发/ })
            .first(),
        );
        await page
          .getByText(/已开通/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'go to the buckets',
      before: 1,
      from: app,
      run: async (press) => {
        await press(page.getByRole('navigation').getByRole('link', { name: '资源分发' }).first());
        await page.getByRole('heading', { level: 1, name: '资源桶' }).waitFor();
      },
    },
    {
      name: 'make a bucket and stand in it',
      before: 3,
      from: `${app}/asset/bucket`,
      run: async (press) => {
        await press(button('新建资源桶').first());
        await dialog.getByLabel('名称').fill('pressed');
        await press(dialog.getByRole('button', { name: '创建' }));
        await press(page.locator('main').getByRole('link', { name: 'pressed', exact: true }));
        await page.getByRole('heading', { level: 1, name: 'pressed' }).waitFor();
      },
    },
    {
      name: 'release with a badge',
      before: 2,
      from: bucket,
      run: async (press) => {
        await press(button('发布新版本'));
        await dialog.getByLabel('版本说明').fill('three');
        await dialog.getByLabel('同时设置徽章').fill('live');
        await press(dialog.getByRole('button', { name: '发布', exact: true }));
        await page.getByText('已发布版本 r3').waitFor();
      },
    },
    {
      name: 'see what two releases differ by',
      before: 3,
      fewer: true,
      from: `${bucket}?tab=releases`,
      run: async (press) => {
        await press(page.locator('main').getByRole('link', { name: /r2/ }).first());
        await press(page.getByRole('dialog', { name: '版本 r2' }).getByRole('link', { name: 'index.html' }));
        await page.getByText('two').first().waitFor();
      },
    },
    {
      name: 'roll a badge back',
      before: 3,
      from: bucket,
      run: async (press) => {
        await press(page.getByRole('tab', { name: '徽章' }));
        await press(button(/^live 回退到/));
        await press(dialog.getByRole('button', { name: /^回退到/ }));
        await page.getByText(/徽章 live 已回退到/).waitFor();
      },
    },
    {
      name: 'delete two files',
      before: 4,
      from: `${bucket}?path=levels`,
      run: async (press) => {
        await press(page.locator('tbody').getByRole('checkbox').nth(0));
        await press(page.locator('tbody').getByRole('checkbox').nth(1));
        await press(button('删除').first());
        await press(dialog.getByRole('button', { name: '删除' }));
        await dialog.waitFor({ state: 'detached' });
        await page.locator('main').getByText('one.txt').waitFor({ state: 'detached' });
      },
    },
    {
      name: 'see the invoices',
      before: 1,
      from: '/apps/bill',
      run: async (press) => {
        await press(page.getByRole('tab', { name: '发票' }));
        await page.getByRole('tabpanel').getByText('申请发票').first().waitFor();
      },
    },
    {
      name: 'see who is a member',
      before: 3,
      fewer: true,
      from: app,
      run: async (press) => {
        await press(
          page
            .getByRole('navigation')
            .getByRole('link', { name: /成员|设置与密钥/ })
            .first(),
        );
        if (!page.url().includes('members')) {
          await press(page.getByRole('tab', { name: '成员' }));
        }
        await page.getByRole('table').first().waitFor();
      },
    },
    {
      name: 'begin a deposit',
      before: 1,
      from: '/apps/bill',
      run: async (press) => {
        await press(page.locator('main').getByRole('link', { name: '在线充值' }).or(button('在线充值')).first());
        await page.getByLabel(/金额/).first().waitFor();
      },
    },
  ];
  for (const { name, before, fewer, from, run } of tasks) {
    let presses = 0;
    try {
      await page.goto(from === '' ? created : from);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await run(async (what) => {
        presses += 1;
        await what.click();
      });
      const isGood = fewer === true ? presses < before : presses <= before;
      missed += Number(!isGood);
      console.log(
        `${isGood ? '✓' : '✗'} ${name}: ${presses} (${before} before${fewer === true ? ', said to be too many' : ''})`,
      );
    } catch (error) {
      missed += 1;
      console.log(`✗ ${name}: not done after ${presses} presses\n${String(error).slice(0, 600)}`);
    }
  }

  async function put(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const content_hash = createHash('md5').update(bytes).digest('hex');
    const [entry] = await uos.cdn.entries.upsertMany({
      id: bucketId,
      entries: [{ path, content_hash, content_size: bytes.length, signed_url: true }],
    });
    if (entry?.signed_url !== undefined) {
      await fetch(entry.signed_url, { method: 'PUT', body: bytes, headers: { 'Content-Type': entry.content_type } });
    }
  }
} finally {
  await browser.close();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
