// Lighthouse on four screens of the console, as their owner sees them: accessibility 100, performance on a desktop 95
// and more. A shared machine is slow now and then, so the best of three runs counts.

import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { chromiumPath } from '../../scripts/tools.ts';

const RUNS = 3;
/** What the performance of a run is made of. */
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const GOALS = { performance: 95, accessibility: 100 } as const;
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];

const folder = await mkdtemp(join(tmpdir(), 'uos lighthouse '));
const platform = await startPlatformProcess({ dataFolder: join(folder, 'data'), seedDemo: true });
const port = await freePort();
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  locale: 'zh-CN',
});
let failed = 0;
try {
  await signIn(platform);
  for (const path of await screens(platform)) {
    const best = await measure(platform.origin + path);
    const line = CATEGORIES.map((category) => `${category} ${best[category]} (goal ${GOALS[category]})`).join(', ');
    console.log(`${path.replace(/[0-9a-f-]{36}/g, '…')}: ${line}`);
    failed += Number(CATEGORIES.some((category) => best[category] < GOALS[category]));
  }
} finally {
  await browser.close();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

async function measure(url: string): Promise<Record<Category, number>> {
  const best = { performance: 0, accessibility: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(
      url,
      // why no reset: the cookies of the session are in the storage that it would empty
      { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'silent' },
      desktopConfig,
    );
    for (const category of CATEGORIES) {
      best[category] = Math.max(best[category], Math.round((result?.lhr.categories[category]?.score ?? 0) * 100));
    }
    console.error(`  run ${run + 1}: ${TIMES.map((id) => `${id} ${result?.lhr.audits[id]?.displayValue}`).join(', ')}`);
    for (const { id, title } of complaints(result?.lhr)) {
      console.error(`  ${id}: ${title}`);
    }
    if (CATEGORIES.every((category) => best[category] >= GOALS[category])) {
      break;
    }
  }
  return best;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What keeps the page from full accessibility. */
function complaints(report: Report | undefined): Report['audits'][string][] {
  const refs = report?.categories.accessibility?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = report?.audits[id];
    return audit !== undefined && weight > 0 && audit.score !== null && audit.score < 1 ? [audit] : [];
  });
}

async function signIn({ origin, logins }: PlatformProcess): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/apps`);
  await page.getByLabel('用户名').fill(logins.user.login);
  await page.getByLabel('密码').fill(logins.user.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { name: '应用', exact: true }).waitFor();
  await page.close();
}

/** The list of apps, one app, a bucket with files, the realms. */
async function screens({ origin, logins }: PlatformProcess): Promise<string[]> {
  const { id, serviceSecret } = logins.app;
  const uos = createUos({ origin, as: appCredentials({ appId: id, appServiceSecret: serviceSecret }) });
  await uos.app.self.enableService({ appId: id, EnableAssetStreaming: true });
  const bucket = await uos.cdn.buckets.create({ name: 'lighthouse' });
  for (const path of ['index.html', 'a.txt']) {
    const bytes = Buffer.from(path);
    const entry = await uos.cdn.entries.create({
      id: bucket.id,
      path,
      content_hash: createHash('md5').update(bytes).digest('hex'),
      content_size: bytes.length,
      signed_url: true,
    });
    const headers = { 'Content-Type': entry.content_type };
    await fetch(entry.signed_url ?? '', { method: 'PUT', body: bytes, headers });
  }
  const app = `/services/${id}`;
  return ['/apps', app, `${app}/asset/bucket/${bucket.id}`, `${app}/passport/auth/realm`];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
