// The example game from day to day: a guest signs in, two players meet on the weekly board, a quest fills, something is
// bought, a mail's gift is taken; without a platform there is none of it, and a network that dies stops nobody.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import type {
  CategoriesCreateInput,
  InboxTemplatesCreateInput,
  LeaderboardSchedulesCreateInput,
  LeaderboardsCreateInput,
  ProductsCreateInput,
  QuestsCreateInput,
  ResourcesCreateInput,
} from '@uos/sdk/services/passport';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/support/workspace.ts';
import { openChromium } from './support/chromium.ts';
import { readGame, type ServedGame, serveGame } from './support/game.ts';
import { type TestPlatform, testPlatform } from './support/platform.ts';

const LIVE_OPS = join(ROOT, 'examples/h5-game/live-ops');
const SERVICES = ['remote-config', 'passport', 'save'];
const BOARD = 'weekly-moon';

let platform: TestPlatform;
let browser: Browser;
let served: ServedGame;

beforeAll(async () => {
  [platform, browser, served] = await Promise.all([testPlatform({}), openChromium(), serveGame()]);
  const config = readGame<{ tuning: object }>('game.json');
  // why so fast, and with one heart: a run of the test takes seconds
  const tuning = { ...config.tuning, lives: 1, runSpeed: 900, fallSpeed: 2400 };
  served.answer('/game.json', { ...config, tuning });
  served.answer('/data/level-1.json', levelOf(1, '..P...*..G', '#'.repeat(32)));
  served.answer('/data/level-2.json', levelOf(2, `..P${'.'.repeat(17)}*....G`, '#'.repeat(8)));
});
afterAll(async () => {
  served?.close();
  await browser?.close();
  await platform?.stop();
});

/** One that ends where the right key is held: behind its gate, or in the pit behind its earth. */
function levelOf(number: number, signs: string, earth: string): object {
  const row = (text: string) => text.padEnd(32, '.');
  const rows = [...Array.from({ length: 9 }, () => row('')), row(signs), row(earth), row(earth)];
  return { ...readGame<object>(`data/level-${number}.json`), rows };
}

const file = <Content>(name: string): Content => JSON.parse(readFileSync(join(LIVE_OPS, name), 'utf8')) as Content;
const filed = <Content>(name: string) => Object.entries(file<Record<string, Content>>(name));

interface BoardFile extends Omit<LeaderboardsCreateInput, 'slugName'> {
  readonly schedule: Omit<LeaderboardSchedulesCreateInput, 'name'>;
}

/** An app with what lies beside the game in files. */
async function openApp() {
  const { id, secret, serviceSecret } = await platform.app(SERVICES);
  const uos = createUos({
    origin: platform.origin,
    as: appCredentials({ appId: id, appServiceSecret: serviceSecret }),
  });
  const { passport } = uos;
  await passport.idDomains.create({ name: 'rabbits' });
  for (const [slugName, resource] of filed<Omit<ResourcesCreateInput, 'slugName'>>('economy/resources.json')) {
    await passport.resources.create({ ...resource, slugName });
  }
  for (const [slugName, category] of filed<Omit<CategoriesCreateInput, 'slugName'>>('economy/categories.json')) {
    await passport.categories.create({ ...category, slugName });
  }
  const products = filed<Omit<ProductsCreateInput, 'slugName'> & { published: boolean }>('economy/products.json');
  for (const [slugName, { published: _, ...product }] of products) {
    await passport.products.create({ ...product, slugName });
  }
  await passport.products.publish({ ids: products.map(([slugName]) => slugName) });
  for (const [slugName, { schedule, ...board }] of filed<BoardFile>('economy/boards.json')) {
    await passport.leaderboards.create({ ...board, slugName });
    await passport.leaderboardSchedules.create({ ...schedule, name: slugName });
  }
  const quests = filed<Omit<QuestsCreateInput, 'slugName'> & { published: boolean }>('economy/quests.json');
  for (const [slugName, { published: _, ...quest }] of quests) {
    await passport.quests.create({ ...quest, slugName });
    await passport.quests.publish({ id: slugName });
  }
  for (const [slugName, template] of filed<Omit<InboxTemplatesCreateInput, 'slugName'>>('economy/templates.json')) {
    await passport.inboxTemplates.create({ ...template, slugName });
    await passport.inboxMessages.send({ templateSlugName: slugName });
  }
  return { uos, link: { origin: platform.origin, appId: id, appSecret: secret } };
}

interface Game {
  readonly ready: boolean;
  readonly state: string;
  readonly live: { readonly doors: readonly string[]; readonly coins: number; readonly extraLives: number };
}

/** The game in a tab, with its title on the screen and so many doors under it. */
async function open(context: BrowserContext, doors: number, query = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${served.address}${query}`);
  await page.waitForFunction((count) => {
    const game = (globalThis as never as { __game?: Game }).__game;
    return game?.ready === true && game.live.doors.length === count;
  }, doors);
  return page;
}

const liveOf = (page: Page) => page.evaluate(() => (globalThis as never as { __game: Game }).__game.live);
const doorOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '月宫' }).getByRole('button', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowsOf = (page: Page) => page.locator('#rows li').allTextContents();

/** Holds the right key until that screen is up. */
async function runUntil(page: Page, state: string): Promise<void> {
  await page.waitForFunction('window.__game.state === "playing"');
  await page.keyboard.down('ArrowRight');
  await page.waitForFunction((wanted) => (globalThis as never as { __game: Game }).__game.state === wanted, state);
  await page.keyboard.up('ArrowRight');
}

/** A run through the first level into the pit of the second. */
async function play(page: Page): Promise<void> {
  await button(page, '开始游戏').click();
  await runUntil(page, 'level-clear');
  await button(page, '下一关').click();
  await runUntil(page, 'game-over');
}

it('brings two players together on the board, and pays for quests, mail and the day what the shop takes', async () => {
  const { link } = await openApp();
  served.answer('/data/cloud.json', link);
  const [hers, own] = await Promise.all([browser.newContext(), browser.newContext()]);

  const guest = await open(own, 4);
  await play(guest);
  await expect.poll(() => rowsOf(guest)).toEqual([expect.stringMatching(/^1玉兔\d+40$/)]);

  const ana = await open(hers, 4, '?player=Ana');
  await doorOf(ana, '信箱，1 项待处理').click();
  await button(ana, '收下 · 月宫来信').click();
  await ana.getByText('信都看完了。').waitFor();
  await button(ana, '返回').click();
  await doorOf(ana, '月宫小铺，1 项待处理').click();
  await ana.getByText('桂花币 50', { exact: true }).waitFor();
  await button(ana, '领取 · 今日露水').click();
  await ana.getByText('桂花币 60', { exact: true }).waitFor();
  expect(await button(ana, '已换完 · 今日露水').isDisabled()).toBe(true);
  await button(ana, '桂花币 ×60 · 月光护符：每关多一颗心').click();
  await ana.getByText('桂花币 0', { exact: true }).waitFor();
  expect(await liveOf(ana)).toMatchObject({ coins: 0, extraLives: 1 });
  await button(ana, '桂花币 ×60 · 月光护符：每关多一颗心').click();
  await ana.getByText('桂花币不够，去做每日任务吧').waitFor();
  await button(ana, '返回').click();

  await play(ana);
  // why 70: the second heart that she bought is worth 30 behind the gate
  await expect.poll(() => rowsOf(ana)).toEqual(['1Ana70', expect.stringMatching(/^2玉兔\d+40$/)]);
  expect(await ana.locator('#rows li.own').allTextContents()).toEqual(['1Ana70']);
  await button(ana, '回到标题').click();
  await doorOf(ana, '每日任务，1 项待处理').click();
  await ana.locator('#rows li', { hasText: '摘下五颗星' }).getByText('1/5').waitFor();
  expect(await button(ana, '领取 · 摘下五颗星').isDisabled()).toBe(true);
  await button(ana, '领取 · 走进一次月门').click();
  await button(ana, '已领 · 走进一次月门').waitFor();
  expect(await liveOf(ana)).toMatchObject({ coins: 30 });

  const again = await open(own, 4);
  await doorOf(again, '本周榜').click();
  await expect.poll(() => rowsOf(again)).toEqual(['1Ana70', expect.stringMatching(/^2玉兔\d+40$/)]);
  expect(await again.locator('#rows li.own').allTextContents()).toEqual([expect.stringMatching(/^2玉兔/)]);
  await Promise.all([hers.close(), own.close()]);
});

it('plays on when the network dies, and brings the score once there is one again', async () => {
  const { uos, link } = await openApp();
  served.answer('/data/cloud.json', link);
  const context = await browser.newContext();
  const page = await open(context, 4);
  await context.setOffline(true);
  await doorOf(page, '每日任务').click();
  await page.getByText('网络不通，稍后再试').waitFor();
  expect(await rowsOf(page)).toHaveLength(3);
  await button(page, '返回').click();
  await play(page);
  await page.getByText('网络不通，成绩先记在这里').waitFor();
  expect(await rowsOf(page)).toEqual([]);
  expect((await uos.passport.leaderboardScores.list({ name: BOARD })).scores).toEqual([]);

  await context.setOffline(false);
  await page.close();
  await open(context, 4);
  await expect
    .poll(async () => (await uos.passport.leaderboardScores.list({ name: BOARD })).scores)
    .toMatchObject([{ score: 40, rank: 1 }]);
  await context.close();
});

it('has none of it without a platform, nor on one that has nothing of it', async () => {
  served.answer('/data/cloud.json', {});
  const alone = await browser.newContext();
  const page = await open(alone, 0);
  expect(await page.getByRole('navigation', { name: '月宫' }).isVisible()).toBe(false);
  await alone.close();

  const { id, secret, serviceSecret } = await platform.app(SERVICES);
  const as = appCredentials({ appId: id, appServiceSecret: serviceSecret });
  await createUos({ origin: platform.origin, as }).passport.idDomains.create({ name: 'rabbits' });
  served.answer('/data/cloud.json', { origin: platform.origin, appId: id, appSecret: secret });
  const context = await browser.newContext();
  const bare = await open(context, 0);
  await bare.waitForFunction('window.__game.progress.at === "cloud"');
  await play(bare);
  expect(await rowsOf(bare)).toEqual([]);
  expect(await bare.getByRole('navigation', { name: '月宫' }).isVisible()).toBe(false);
  await context.close();
});
