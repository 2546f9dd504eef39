// What the console holds after a hundred steps from screen to screen over its own menus: the heap of the page, its
// elements and its listeners, each after a forced collection. The steps before that are not judged: by then every screen
// was loaded once, and the panel of requests is as long as it gets. Goal: the heap grows by a twentieth at most, and
// elements and listeners by none but a few.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import type { CDPSession, Page } from 'playwright-core';
import { startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { openChromium } from '../e2e/support/chromium.ts';

/** Each stands on the list of apps, where a round of the way ends. */
const LOOKS = [24, 104, 208] as const;
const LAST = 208;
const MOST_GROWTH = 1.05;
/** A notice or a tip that was shown between the looks. */
const FEW = 60;

interface Held {
  readonly heapKb: number;
  readonly nodes: number;
  readonly listeners: number;
}

const folder = await mkdtemp(join(tmpdir(), 'uos heap '));
const platform = await startPlatformProcess({ dataFolder: join(folder, 'data'), seedDemo: true });
const browser = await openChromium();
try {
  const { origin, logins } = platform;
  const { id: appId, serviceSecret: appServiceSecret } = logins.app;
  await createUos({ origin, as: appCredentials({ appId, appServiceSecret }) }).app.self.enableService({
    appId,
    EnableAssetStreaming: true,
  });
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/apps`);
  await page.getByLabel('用户名').fill(logins.user.login);
  await page.getByLabel('密码').fill(logins.user.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '应用', exact: true }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const way = ['示例游戏', '资源分发', '总览', '设置与密钥', '组织', '用量', '费用', '应用'];
  const looks: Held[] = [];
  for (let step = 1; step <= LAST; step += 1) {
    await goTo(page, way[(step - 1) % way.length] ?? '');
    if (LOOKS.some((look) => look === step)) {
      const held = await heldBy(session, page);
      looks.push(held);
      console.log(
        `after ${String(step).padStart(3)}: ${held.heapKb} kB, ${held.nodes} nodes, ${held.listeners} listeners`,
      );
    }
  }
  const [, before, after] = looks;
  if (before === undefined || after === undefined) {
    throw new Error('nothing was measured');
  }
  const isFlat =
    after.heapKb <= before.heapKb * MOST_GROWTH &&
    after.nodes <= before.nodes + FEW &&
    after.listeners <= before.listeners + FEW;
  console.log(
    `heap ${(after.heapKb / before.heapKb).toFixed(3)} of what it was after 104 steps (goal ${MOST_GROWTH})${isFlat ? '' : '  MISSED'}`,
  );
  process.exitCode = isFlat ? 0 : 1;
} finally {
  await browser.close();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}

/** By the rail and the menu of the page, without loading it anew. */
async function goTo(page: Page, name: string): Promise<void> {
  const before = page.url();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('main .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(50);
}

async function heldBy(session: CDPSession, page: Page): Promise<Held> {
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapKb: Math.round(of('JSHeapUsedSize') / 1000),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}
