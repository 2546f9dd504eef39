// `npm run e2e -- studio [name…] [width…] [light|dark] [zh|en]`: the demo studio with its sixty days of history as somebody
// sees it who is shown it, at three widths, in light and dark, in both languages: tests/e2e/shots/studio, with sheets that
// hold a dozen pictures each. A second round is quick where UOS_DATA names a folder that is kept.

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { appCredentials, createUos, session, type Uos } from '@uos/sdk';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Login, type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { openChromium } from './support/chromium.ts';
import { faultsOf } from './support/screen-faults.ts';
import { settle } from './support/settle.ts';

const OUT = join(import.meta.dirname, 'shots/studio');
const DAYS = 60;
const WIDTHS = [1440, 1024, 390] as const;
const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 1024: 768, 390: 844 };
const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['zh', 'en'] as const;
/** What a boss does not scroll to. */
const MOST_HEIGHT = 1800;
const PATIENCE_MS = 30_000;
const ON_A_SHEET = 12;

type Ids = Readonly<Record<string, string>>;

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly as?: 'visitor' | 'operator' | 'billing';
  readonly act?: (page: Page) => Promise<unknown>;
}

const BUCKETS = '/services/{game}/asset/bucket';
const BUCKET = `${BUCKETS}/{bucketId}`;
const PASSPORT = '/services/{demo}/passport';
const DATABASES = '/services/{town}/crud/storage/management';
const CONFIG = '/services/{game}/config';

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/', as: 'visitor' },
  { name: 'sign-in', path: '/apps', as: 'visitor' },
  { name: 'apps', path: '/apps' },
  { name: 'app', path: '/services/{game}' },
  { name: 'app-players', path: '/services/{played}' },
  { name: 'app-new', path: '/services/{bare}' },
  { name: 'services', path: '/services/{game}/services' },
  { name: 'buckets', path: BUCKETS },
  { name: 'bucket', path: BUCKET },
  { name: 'releases', path: `${BUCKET}?tab=releases` },
  { name: 'release-beside', path: `${BUCKET}?tab=releases&d=release:{releaseId}` },
  { name: 'release', path: `${BUCKET}?tab=releases&release={releaseId}` },
  { name: 'uploading', path: BUCKET, act: upload },
  { name: 'bucket-statistics', path: `${BUCKET}?tab=statistics&range=30` },
  { name: 'usage', path: '/apps/usage?range=30' },
  { name: 'members', path: '/apps?tab=members' },
  { name: 'bill', path: '/apps/bill' },
  { name: 'deposits', path: '/apps/bill?tab=transactions' },
  { name: 'tickets', path: '/consultation' },
  { name: 'ticket-form', path: '/consultation/submit?type=proposal' },
  { name: 'realms', path: `${PASSPORT}/auth/realm` },
  { name: 'players', path: '/services/{played}/passport/account/user' },
  { name: 'player', path: `${PASSPORT}/account/user/{userId}` },
  { name: 'persona-beside', path: `${PASSPORT}/account/persona?d=persona:{personaId}` },
  { name: 'guilds', path: `${PASSPORT}/guilds/management` },
  { name: 'guild', path: `${PASSPORT}/guilds/management/{guildId}` },
  { name: 'minors-calendar', path: `${PASSPORT}/anti-addiction?tab=calendar` },
  { name: 'parameters', path: CONFIG },
  { name: 'overrides', path: `${CONFIG}?tab=overrides` },
  { name: 'override', path: `${CONFIG}/override/{overrideId}` },
  { name: 'saves', path: '/services/{demo}/crud/save' },
  { name: 'save', path: '/services/{demo}/crud/save?d=saveDetail:{saveId}' },
  { name: 'databases', path: DATABASES },
  { name: 'database', path: `${DATABASES}/{databaseId}` },
  { name: 'database-metrics', path: `${DATABASES}/{databaseId}?tab=metrics` },
  { name: 'database-slow', path: `${DATABASES}/{databaseId}?tab=slow` },
  { name: 'database-query', path: `${DATABASES}/{databaseId}?tab=query` },
  { name: 'database-tasks', path: `${DATABASES}/{databaseId}?tab=activity` },
  { name: 'database-new', path: `${DATABASES}?new=postgresql` },
  { name: 'database-backups', path: `${DATABASES}/{databaseId}?tab=backups` },
  { name: 'crashes', path: '/services/{game}/stacktrace/record' },
  { name: 'push', path: '/services/{game}/push' },
  { name: 'channels', path: '/services/{game}/push?tab=channels' },
  { name: 'settings', path: '/services/{game}/settings' },
  { name: 'history', path: '/services/{game}/settings?tab=history' },
  { name: 'monitor', path: '/services/{game}/monitor' },
  { name: 'admin', path: '/admin', as: 'operator' },
  { name: 'admin-stats', path: '/admin/stats?service=asset-streaming&range=30', as: 'operator' },
  { name: 'admin-bill', path: '/admin/bill', as: 'operator' },
  { name: 'admin-organization', path: '/admin/organization/{orgId}', as: 'operator' },
  { name: 'admin-tickets', path: '/admin/consultation', as: 'operator' },
  { name: 'admin-users', path: '/admin/admin-users', as: 'operator' },
  { name: 'billing', path: '/bc-admin', as: 'billing' },
  { name: 'empty-list', path: '/services/{bare}/asset/bucket' },
  { name: 'service-off', path: '/services/{bare}/push' },
  { name: 'not-built', path: '/services/{game}/safe' },
  { name: 'not-found', path: '/services/{game}/nowhere' },
  { name: 'failed-list', path: BUCKETS, act: (page) => failing(page, /\/api\/v1\/buckets/) },
  { name: 'failed-app', path: '/services/{game}', act: (page) => failing(page, /\/bill|\/statistics|\/badges/) },
  { name: 'palette', path: '/services/{game}', act: (page) => page.keyboard.press('Control+k') },
];

const words = process.argv.slice(2);
const chosen = <One extends string | number>(all: readonly One[]): readonly One[] => {
  const named = all.filter((one) => words.includes(String(one)));
  return named.length === 0 ? all : named;
};
const names = words.filter((word) => ![...WIDTHS, ...SCHEMES, ...LANGUAGES].map(String).includes(word));
const shots = SHOTS.filter(({ name }) => names.length === 0 || names.includes(name));
const problems: string[] = [];

const kept = process.env.UOS_DATA;
const dataFolder = kept ?? (await mkdtemp(join(tmpdir(), 'uos studio ')));
await mkdir(OUT, { recursive: true });
const [platform, browser] = await Promise.all([
  startPlatformProcess({ dataFolder, seedDemo: true, demoDays: DAYS }),
  openChromium(),
]);
try {
  await shootAll(platform, browser);
} finally {
  await browser.close();
  await platform.stop();
  await (kept === undefined ? rm(dataFolder, { recursive: true, force: true }) : undefined);
}
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;

async function shootAll({ origin, logins }: PlatformProcess, chromium: Browser): Promise<void> {
  const developer = await signedIn(chromium, `${origin}/apps`, 'sst', logins.user);
  const ids = await idsOf(origin, developer, logins.app);
  const states = {
    developer,
    visitor: undefined,
    operator: await signedIn(chromium, `${origin}/admin/login`, 'admin_sst', logins.operator),
    billing: await signedIn(chromium, `${origin}/bc-admin/login`, 'bc_admin_sst', logins.billing),
  } as const;
  for (const language of chosen(LANGUAGES)) {
    for (const width of chosen(WIDTHS)) {
      const viewport = { width, height: HEIGHTS[width] ?? 900 };
      const locale = language === 'zh' ? 'zh-CN' : 'en-US';
      for (const [who, state] of Object.entries(states)) {
        const context = await chromium.newContext({
          ...{ baseURL: origin, viewport, locale, reducedMotion: 'reduce' },
          ...(state === undefined ? {} : { storageState: state }),
        });
        for (const shot of shots.filter(({ as = 'developer' }) => as === who)) {
          await shoot(context, shot, ids, `${language}-${width}`);
        }
        await context.close();
      }
      for (const scheme of chosen(SCHEMES)) {
        await sheets(chromium, `${language}-${width}-${scheme}`, width);
      }
    }
  }
}

async function shoot(context: BrowserContext, { name, path, act }: Shot, ids: Ids, group: string): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.goto(path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? ''));
    await page.locator('h1').first().waitFor();
    await settle(page);
    await act?.(page);
    await settle(page);
    problems.push(...(await faultsOf(page)).map((fault) => `${name} ${group}: ${fault}`));
    for (const colorScheme of chosen(SCHEMES)) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const { width, height } = await page.evaluate(() => ({
        width: innerWidth,
        height: Math.max(innerHeight, document.documentElement.scrollHeight),
      }));
      await page.screenshot({
        path: join(OUT, `${group}-${colorScheme}-${name}.png`),
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
        animations: 'disabled',
      });
    }
  } catch (error) {
    problems.push(`${name} ${group}: ${String(error).split('\n')[0]}`);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** Its pictures side by side, a dozen on each. */
async function sheets(chromium: Browser, group: string, width: number): Promise<void> {
  const files = (await readdir(OUT)).filter((file) => file.startsWith(`${group}-`));
  const ordered = SHOTS.flatMap(({ name }) => files.filter((file) => file === `${group}-${name}.png`));
  const each = width > 1000 ? 640 : 260;
  const columns = width > 1000 ? 3 : 6;
  const page = await chromium.newPage({ viewport: { width: columns * (each + 12) + 12, height: 900 } });
  for (let at = 0; at < ordered.length; at += ON_A_SHEET) {
    const figures = ordered
      .slice(at, at + ON_A_SHEET)
      .map(
        (file) => `<figure><figcaption>${file}</figcaption><img src="${pathToFileURL(join(OUT, file)).href}"></figure>`,
      );
    await page.goto(pathToFileURL(OUT).href);
    await page.setContent(
      `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#888;font:11px sans-serif}figure{margin:0}img{width:${each}px;max-height:${Math.round(each * 1.25)}px;object-fit:cover;object-position:top}</style>${figures.join('')}`,
    );
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(OUT, `sheet-${group}-${at / ON_A_SHEET + 1}.png`), fullPage: true });
  }
  await page.close();
}

/** What a browser keeps of somebody who has signed in, once it has their cookie. */
async function signedIn(chromium: Browser, door: string, cookie: string, { login, password }: Login) {
  const context = await chromium.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(door);
  await page.getByLabel('用户名').fill(login);
  await page.getByRole('textbox', { name: '密码' }).fill(password);
  await page.keyboard.press('Enter');
  for (;;) {
    const state = await context.storageState();
    if (state.cookies.some(({ name }) => name === cookie)) {
      await context.close();
      return state;
    }
    await delay(200);
  }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What stands in the braces, once the history is told. */
async function idsOf(origin: string, { cookies }: State, app: PlatformProcess['logins']['app']): Promise<Ids> {
  const token = cookies.find(({ name }) => name === 'sst')?.value ?? '';
  const as = (appId: string): Uos => createUos({ origin, as: session({ token, appId }) });
  const began = Date.now();
  const apps = await told(as, app.id);
  console.log(`the history is there after ${((Date.now() - began) / 1000).toFixed(0)} s`);
  const idOf = (part: string): string => apps.find(({ ProjectName }) => ProjectName.includes(part))?.AppId ?? '';
  const [game, played, town] = [idOf('星穹'), idOf('口袋'), idOf('云端')];
  const { cdn, remoteConfig } = as(game);
  const [bucket] = (await cdn.buckets.list({ per_page: 1 })).Items;
  const [release] = (await cdn.releases.list({ id: bucket?.id ?? '', per_page: 1 })).Items;
  const [override] = (await remoteConfig.overrides.list({})).overrides;
  const demo = createUos({ origin, as: appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret }) });
  const [persona] = (await demo.passport.personas.search({ count: 1, start: 0 })).personas;
  const [guild] = (await demo.passport.guilds.list({ count: 1, start: 0 })).guilds;
  const [save] = (await demo.save.files.list({ count: 1 })).saves;
  const databaseId = await databaseOf(as(town));
  const orgId = apps[0]?.OrganizationId ?? '';
  const other = apps.find(({ ProjectName }) => ProjectName === '新的应用');
  const bare = other?.AppId ?? (await as(app.id).app.create({ ProjectName: '新的应用', OrganizationId: orgId })).AppId;
  await as(bare).app.services.set({ appId: bare, ServiceName: 'asset-streaming', Status: 'Enabled' });
  return {
    ...{ game, played, town, demo: app.id, bare, orgId, databaseId },
    bucketId: bucket?.id ?? '',
    releaseId: release?.releaseid ?? '',
    overrideId: override?.overrideId ?? '',
    personaId: persona?.personaID ?? '',
    userId: persona?.userID ?? '',
    guildId: guild?.id ?? '',
    saveId: save?.saveId ?? '',
  };
}

/** The apps, once the traffic of today is told of the last of the games. */
async function told(as: (appId: string) => Uos, appId: string) {
  for (;;) {
    const { Items } = await as(appId).app.list({});
    const last = Items.find(({ ProjectName }) => ProjectName.includes('口袋'));
    if (last !== undefined) {
      const { cdn } = as(last.AppId);
      const [bucket] = (await cdn.buckets.list({ per_page: 1 })).Items;
      const today =
        bucket === undefined ? 0 : (await cdn.buckets.statistics({ id: bucket.id, duration: 1 })).total.downloads;
      if (today > 0) {
        return Items;
      }
    }
    await delay(1000);
  }
}

/** One that is as it stays; empty where this machine has no engine for it. */
async function databaseOf({ storage }: Uos): Promise<string> {
  const { totalCount } = await storage.databases.list({});
  while (totalCount > 0) {
    const { databases } = await storage.databases.list({ engine: 'postgresql' });
    const [one] = databases;
    if (one === undefined || one.backupPlan.enabled) {
      return one?.databaseId ?? '';
    }
    await delay(500);
  }
  return '';
}

async function failing(page: Page, calls: RegExp): Promise<void> {
  await page.route(calls, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'grpc-metadata-x-trace-id': '5c1d3f60-0000-4000-8000-3c2a7e9b1f04' },
      json: { code: 13, message: 'internal' },
    }),
  );
  await page.reload();
  await page.getByRole('alert').first().waitFor();
}

/** Half-way: the last of the files is held back. */
async function upload(page: Page): Promise<void> {
  const bytes = Buffer.from('x'.repeat(4096));
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: `level-${index}.json`,
    mimeType: 'application/json',
    buffer: Buffer.concat([bytes, Buffer.from(String(index))]),
  }));
  await page.route('**/*', (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await page.getByRole('region', { name: /上传进度|Upload/ }).waitFor();
}
