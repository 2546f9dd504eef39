// What the console holds after a hundred steps from screen to screen over its own menus: the heap of the page, its
// elements and its listeners, each after a forced collection. Goal: from the sixtieth step to the hundredth the heap
// grows by a twentieth at most, and elements and listeners by none but a few of a screen's own.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import type { CDPSession, Page } from 'playwright-core';
import { startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { openChromium } from '../e2e/support/chromium.ts';

const LOOKS = [20, 60, 100] as const;
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
  const app = `/services/${appId}`;
  const way = [app, `${app}/asset/bucket`, `${app}/settings`, app, '/apps', '/apps/usage', '/apps/bill'];
  const looks: Held[] = [];
  for (let step = 1; step <= 100; step += 1) {
    await goTo(page, way[step % way.length] ?? app);
    if (LOOKS.some((look) => look === step)) {
      // why there: what is held is compared on one and the same screen
      await goTo(page, '/apps');
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
    `heap ${(after.heapKb / before.heapKb).toFixed(3)} of what it was after 60 steps (goal ${MOST_GROWTH})${isFlat ? '' : '  MISSED'}`,
  );
  process.exitCode = isFlat ? 0 : 1;
} finally {
  await browser.close();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}

/** By a link of the page where it has one, else by the history, without loading the page anew. */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if ((await link.count()) > 0) {
    await link.click();
  } else {
    await page.goBack();
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
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
