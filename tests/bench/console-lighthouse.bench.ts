// Lighthouse on five screens of the console, as their owner sees them, on a desktop and as a phone on a slow line would:
// the median of three runs is held to its goal. A busy machine costs a phone's figures ten points and more.

import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { chromiumPath } from '../../scripts/tools.ts';
import { freePort } from '../support/ports.ts';

const RUNS = 3;
/** What the performance of a run is made of. */
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const CATEGORIES = ['performance', 'accessibility'] as const;
type Category = (typeof CATEGORIES)[number];
const ACCESSIBILITY = 100;
const DESKTOP = 98;
/** Where a phone has a goal; elsewhere its figures are printed. */
const PHONE: Readonly<Record<string, number>> = { 'list of apps': 85, 'an app': 80, 'list of buckets': 80 };
/** What Lighthouse takes for a phone when it is told nothing: four times slower, on a slow line. */
const PHONE_CONFIG = undefined;

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
  for (const [name, path] of Object.entries(await screens(platform))) {
    for (const [device, config, goal] of [
      ['desktop', desktopConfig, DESKTOP],
      ['phone', PHONE_CONFIG, PHONE[name] ?? 0],
    ] as const) {
      const { performance, accessibility } = await measure(platform.origin + path, config);
      const missed = performance < goal || accessibility < ACCESSIBILITY;
      failed += Number(missed);
      console.log(
        `${name.padEnd(16)} ${device.padEnd(8)} performance ${performance} (goal ${goal === 0 ? 'none' : goal}), accessibility ${accessibility} (goal ${ACCESSIBILITY})${missed ? '  MISSED' : ''}`,
      );
    }
  }
} finally {
  await browser.close();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

async function measure(url: string, config: typeof desktopConfig | undefined): Promise<Record<Category, number>> {
  const runs: Record<Category, number[]> = { performance: [], accessibility: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(
      url,
      // why no reset: the cookies of the session are in the storage that it would empty
      { port, onlyCategories: [...CATEGORIES], disableStorageReset: true, logLevel: 'silent' },
      config,
    );
    for (const category of CATEGORIES) {
      runs[category].push(Math.round((result?.lhr.categories[category]?.score ?? 0) * 100));
    }
    console.error(
      `  run ${run + 1}: ${runs.performance.at(-1)}, ${TIMES.map((id) => `${id} ${result?.lhr.audits[id]?.displayValue}`).join(', ')}`,
    );
    for (const { id, title } of complaints(result?.lhr)) {
      console.error(`  ${id}: ${title}`);
    }
  }
  return { performance: median(runs.performance), accessibility: median(runs.accessibility) };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
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

/** The list of apps, one app, buckets and one with files, the realms. */
async function screens({ origin, logins }: PlatformProcess): Promise<Readonly<Record<string, string>>> {
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
  return {
    'list of apps': '/apps',
    'an app': app,
    'list of buckets': `${app}/asset/bucket`,
    'a bucket': `${app}/asset/bucket/${bucket.id}`,
    realms: `${app}/passport/auth/realm`,
  };
}
