// The example game on a platform: it is as hard as remote configuration says, for this player, and plays on where there
// is no platform any more or never was one.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../scripts/support/run.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import { openChromium } from './support/chromium.ts';
import { type ServedGame, serveGame } from './support/game.ts';
import { type TestPlatform, testPlatform } from './support/platform.ts';

let platform: TestPlatform;
let browser: Browser;
let served: ServedGame;

beforeAll(async () => {
  [platform, browser, served] = await Promise.all([testPlatform({}), openChromium(), serveGame()]);
});
afterAll(async () => {
  served?.close();
  await browser?.close();
  await platform?.stop();
});

interface Game {
  readonly state: string;
  readonly progress: { readonly best: number; readonly reached: number; readonly at: string };
  readonly lives: number;
  readonly difficulty: { readonly source: string; readonly lives: number; readonly foePace: number };
}

/** The game in a tab, once its difficulty comes from there. */
async function open(context: BrowserContext, source: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(served.address);
  await page.waitForFunction((from) => {
    const game = (globalThis as never as { __game?: Game & { ready: boolean } }).__game;
    return game?.ready === true && game.difficulty.source === from;
  }, source);
  return page;
}

const gameOf = (page: Page) =>
  page.evaluate(() => {
    const { state, lives, difficulty } = (globalThis as never as { __game: Game }).__game;
    return { state, lives, difficulty };
  });

/** Starts the first level. */
async function start(page: Page): Promise<void> {
  // why: a card takes no key in its first moments, so that nobody skips it by accident
  while ((await gameOf(page)).state !== 'playing') {
    await page.keyboard.press('Enter', { delay: 50 });
  }
}

it('is as hard as the platform says, remembers it while that is away, and never waits for one', async () => {
  const { id, secret, serviceSecret } = await platform.app(['remote-config']);
  const uos = createUos({
    origin: platform.origin,
    as: appCredentials({ appId: id, appServiceSecret: serviceSecret }),
  });
  await uos.remoteConfig.document.set({
    configs: [
      { key: 'lives', type: 'INT', value: '5' },
      { key: 'foePace', type: 'FLOAT', value: '99' },
    ],
    overrides: [],
  });
  const context = await browser.newContext();
  const alone = await open(context, 'defaults');
  await start(alone);
  expect(await gameOf(alone)).toMatchObject({ lives: 3, difficulty: { lives: 3, foePace: 1 } });
  await alone.close();

  served.answer('/data/cloud.json', { origin: platform.origin, appId: id, appSecret: secret });
  const first = await open(context, 'server');
  await start(first);
  expect(await gameOf(first)).toMatchObject({ lives: 5, difficulty: { source: 'server', lives: 5, foePace: 3 } });
  await first.close();

  await platform.stop();
  const later = await open(context, 'cache');
  await start(later);
  expect(await gameOf(later)).toMatchObject({ lives: 5, difficulty: { lives: 5, foePace: 3 } });
  await context.close();

  const stranger = await browser.newContext();
  const without = await open(stranger, 'defaults');
  await start(without);
  expect(await gameOf(without)).toMatchObject({ lives: 3 });
  await stranger.close();
});

it('keeps what a player reached in the cloud, and a second device takes it over', async () => {
  const second = await testPlatform({});
  try {
    const { id, secret, serviceSecret } = await second.app(['remote-config', 'passport', 'save']);
    const as = appCredentials({ appId: id, appServiceSecret: serviceSecret });
    const uos = createUos({ origin: second.origin, as });
    await uos.passport.idDomains.create({ name: 'rabbits' });
    served.answer('/data/cloud.json', { origin: second.origin, appId: id, appSecret: secret });
    const open = async (kept: Readonly<Record<string, string>>) => {
      const context = await browser.newContext();
      await context.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) {
          localStorage.setItem(key, value);
        }
      }, kept);
      const page = await context.newPage();
      await page.goto(`${served.address}?player=Linnet`);
      await page.waitForFunction(() => (globalThis as never as { __game?: Game }).__game?.progress.at === 'cloud');
      return { context, page };
    };
    const progressOf = (page: Page) => page.evaluate(() => (globalThis as never as { __game: Game }).__game.progress);
    const phone = await open({ 'moon-rabbit-best': '120', 'moon-rabbit-reached': '2' });
    expect(await progressOf(phone.page)).toEqual({ best: 120, reached: 2, at: 'cloud' });
    await phone.context.close();
    const { saves } = await uos.save.files.list();
    expect(saves).toMatchObject([{ namespace: 'progress', progressType: 'LINEAR', file: { format: 'json' } }]);

    const tablet = await open({ 'moon-rabbit-best': '90' });
    expect(await progressOf(tablet.page)).toEqual({ best: 120, reached: 2, at: 'cloud' });
    await tablet.page.waitForFunction('window.__game.ready');
    await tablet.page.getByRole('button', { name: '从第二关继续' }).click();
    await tablet.page.waitForFunction('window.__game.state === "playing"');
    expect(await tablet.page.evaluate('window.__game.level')).toBe(2);
    await tablet.context.close();
  } finally {
    await second.stop();
  }
});

it('tells what nobody caught, and is read by the source maps of its build, though those come later', async () => {
  const third = await testPlatform({});
  const folder = mkdtempSync(join(tmpdir(), 'uos game '));
  const [target, maps] = [join(folder, 'dist'), join(folder, 'maps')];
  expect(await run('node', [join(ROOT, 'examples/h5-game/build.mjs'), target, maps])).toMatchObject({ ok: true });
  const small = await serveGame(target);
  try {
    const { id, secret, serviceSecret } = await third.app(['stacktrace', 'passport']);
    const as = appCredentials({ appId: id, appServiceSecret: serviceSecret });
    const { stacktrace } = createUos({ origin: third.origin, as });
    small.answer('/data/cloud.json', { origin: third.origin, appId: id, appSecret: secret });
    const page = await (await browser.newContext()).newPage();
    await page.goto(small.address);
    await page.waitForFunction('window.__game?.ready === true && window.__game.isWatched === true');
    await page.evaluate('setTimeout(() => window.__game.crash(), 0)');
    await expect.poll(async () => (await stacktrace.records.list()).totalCount, { timeout: 20_000 }).toBe(1);
    const [{ recordId, appVersion } = { recordId: '', appVersion: '' }] = (await stacktrace.records.list()).records;
    expect(appVersion).toBe('1.0.0');
    const before = (await stacktrace.records.get({ id: recordId })).record.frames[0];
    expect([before?.module, before?.line]).toEqual(['hook.js', 1]);

    for (const fileName of readdirSync(maps)) {
      const { objectKey, uploadUrl } = await stacktrace.symbols.uploadCredential({ fileName });
      await fetch(uploadUrl, { method: 'PUT', body: readFileSync(join(maps, fileName)) });
      await stacktrace.symbols.create({ fileName, buildId: '', objectKey, version: '1.0.0' });
    }
    const read = async () => (await stacktrace.records.get({ id: recordId })).record.frames[0];
    await expect.poll(async () => (await read())?.line, { timeout: 20_000 }).toBeGreaterThan(1);
    expect((await read())?.file).toContain('src/hook.js');
  } finally {
    small.close();
    rmSync(folder, { recursive: true, force: true });
    await third.stop();
  }
});
