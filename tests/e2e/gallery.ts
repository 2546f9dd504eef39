// `npm run e2e -- gallery [name…] [state…] [width…]`: pictures of every scene at two widths, in light and dark, with its
// loading, failed, empty and view-only states, in tests/e2e/shots/gallery, one page that shows them all, and the words
// they say. `gallery bucket mod failed 390` takes only the failures of buckets and mods on a phone.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { lackingPictures } from './scenes/coverage.ts';
import { addressOf, type Params, type Scene, scenes } from './scenes/index.ts';
import { inLanes } from './support/lanes.ts';
import { faultsOf, wordsOf } from './support/screen-faults.ts';
import { settle } from './support/settle.ts';
import { PHONE, type Visitor, WIDE } from './support/visitor.ts';
import { openWorld, type Who, type World } from './support/world.ts';

const OUT = join(import.meta.dirname, 'shots/gallery');
const SIZES = [WIDE, PHONE] as const;
const SCHEMES = ['light', 'dark'] as const;
const LANES = 4;
/** A long text is not wanted to its end. */
const MOST_HEIGHT = 3000;
const PATIENCE_MS = 60_000;

const STATES = ['full', 'empty', 'member', 'loading', 'failed'] as const;

/** How a screen can be met. */
interface Take {
  readonly state: (typeof STATES)[number];
  /** Words that tell that it stands; how it waits and fails looks the same everywhere. */
  readonly ready?: string | RegExp;
}

/** One look at a screen: it is opened once, and its colours are changed before each picture. */
interface Look {
  readonly scene: Scene;
  readonly params: Params;
  readonly take: Take;
  readonly size: (typeof SIZES)[number];
}

interface Lane {
  readonly visitor: Visitor;
  /** What is wrong with the page that is open, and what it says itself meanwhile. */
  faults: string[];
}

const words = process.argv.slice(2);
const states = STATES.filter((state) => words.includes(state));
const sizes = SIZES.filter(({ width }) => words.includes(String(width)));
const names = words.filter((word) => ![...STATES, ...SIZES.map(({ width }) => String(width))].includes(word));
const chosen = scenes.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));
await mkdir(OUT, { recursive: true });
const mayBeEmpty = (states.length === 0 || states.includes('empty')) && chosen.some(({ empty }) => empty);
const [world, bare] = await Promise.all([openWorld(), mayBeEmpty ? openWorld() : undefined]);
const problems: string[] = words.length === 0 ? lackingPictures(scenes) : [];
/** What stands on each of them. */
const pictures = new Map<string, string>();
const lanes = new Map<string, Lane>();
try {
  const looks: Look[] = [];
  for (const scene of chosen) {
    const params = { appId: world.app.id, ...(await scene.prepare?.(world)) };
    for (const take of takesOf(scene).filter(({ state }) => states.length === 0 || states.includes(state))) {
      looks.push(...(sizes.length === 0 ? SIZES : sizes).map((size) => ({ scene, params, take, size })));
    }
  }
  await inLanes(looks, LANES, shoot);
} finally {
  await Promise.all([world.stop(), bare?.stop()]);
}
const taken = [...pictures].sort(([a], [b]) => a.localeCompare(b));
await writeFile(join(OUT, 'index.html'), sheet(taken.map(([name]) => name)));
await writeFile(join(OUT, 'words.txt'), taken.map(([name, said]) => `=== ${name}\n${said}\n`).join('\n'));
console.log(`${taken.length} pictures in ${OUT}`);
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;

function takesOf({ calls, empty, member, ready }: Scene): Take[] {
  return [
    { state: 'full', ready },
    ...(empty === undefined || empty === false ? [] : [{ state: 'empty', ready: empty.ready } as const]),
    ...(member === undefined ? [] : [{ state: 'member', ready: member.ready } as const]),
    ...(calls === undefined ? [] : [{ state: 'loading' } as const, { state: 'failed' } as const]),
  ];
}

/** Tries twice: on a busy machine a page may come too late, and one that comes too late again is told of. */
async function shoot(look: Look, number: number): Promise<void> {
  const faults = await attempt(look, number);
  problems.push(...(faults.length === 0 ? faults : await attempt(look, number)));
}

async function attempt({ scene, take, size, params }: Look, number: number): Promise<readonly string[]> {
  const from: World = take.state === 'empty' && bare !== undefined ? bare : world;
  const who = take.state === 'member' ? 'member' : (scene.as ?? 'owner');
  const lane = await laneOf(number, from, who);
  const name = `${scene.name}--${take.state}--${size.width}`;
  lane.faults = [];
  const page = await lane.visitor.context.newPage();
  try {
    await page.setViewportSize(size);
    const { met } = await meddle(page, scene, take);
    await page.goto(addressOf(scene, from === world ? params : { ...params, appId: from.app.id }));
    await met;
    await stands(page, scene, take);
    if (take.state === 'full') {
      await scene.act?.(page);
    }
    if (take.state !== 'loading') {
      await settle(page);
    }
    lane.faults.push(...(await faultsOf(page)));
  } catch (error) {
    lane.faults.push(String(error).split('\n')[0] ?? '');
  }
  const said = await wordsOf(page).catch(() => '');
  for (const scheme of SCHEMES) {
    const file = `${name}-${scheme}.png`;
    await picture(page, file, scheme).catch((error) => lane.faults.push(String(error)));
    pictures.set(file, said);
  }
  await forget(page, from);
  await page.close();
  return lane.faults.map((fault) => `${name}: ${fault}`);
}

/** The browser of one person in one lane: what all screens share is fetched once. */
async function laneOf(number: number, from: World, who: Who): Promise<Lane> {
  const key = `${number} ${from.platform.origin} ${who}`;
  const known = lanes.get(key);
  if (known !== undefined) {
    return known;
  }
  const lane: Lane = { visitor: await from.as(who), faults: [] };
  lane.visitor.onTrouble((line) => lane.faults.push(line));
  lanes.set(key, lane);
  return lane;
}

async function picture(page: Page, file: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // why the second: the page of the identity provider is not the console's
  const painted = `html[data-mantine-color-scheme="${colorScheme}"], html:not([data-mantine-color-scheme])`;
  await page.locator(painted).waitFor({ state: 'attached', timeout: PATIENCE_MS });
  const { width, height, isCovered } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
    // why: what lies over a screen covers the window and no more
    isCovered: document.querySelector('[aria-modal="true"]') !== null,
  }));
  await page.screenshot({
    path: join(OUT, file),
    ...(isCovered ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) } }),
    animations: 'disabled',
    timeout: PATIENCE_MS,
  });
}

/** A failure is drawn once the SDK has given up; while it waits, the screen says so. */
function stands(page: Page, { path }: Scene, { state, ready }: Take): Promise<void> {
  // why: what lies under a drawer waits and fails as well
  const place = page.locator(path.includes('?d=') ? '[role="dialog"]' : 'main, [role="dialog"]');
  const sign =
    state === 'failed'
      ? place.getByRole('alert')
      : state === 'loading'
        ? place.locator('[aria-busy="true"], [role="status"], .mantine-Skeleton-root')
        : page.getByText(ready ?? '');
  return sign.filter({ visible: true }).first().waitFor({ timeout: PATIENCE_MS });
}

/**
 * Holds the calls of the screen back, or breaks them: the one thing that a healthy platform cannot be asked to do.
 * Answers what tells that the first of them was made.
 */
async function meddle(page: Page, { calls }: Scene, { state }: Take): Promise<{ readonly met: Promise<unknown> }> {
  if (calls === undefined || (state !== 'loading' && state !== 'failed')) {
    return { met: Promise.resolve() };
  }
  await page.route(calls, (route) =>
    !isCall(route.request())
      ? route.continue()
      : state === 'loading'
        ? new Promise(() => undefined)
        : route.fulfill({
            status: 500,
            headers: { 'grpc-metadata-x-trace-id': '5c1d3f60-0000-4000-8000-3c2a7e9b1f04' },
            json: { code: 13, message: 'internal' },
          }),
  );
  const met = page.waitForEvent('request', {
    predicate: (request) => isCall(request) && calls.test(request.url()),
    timeout: PATIENCE_MS,
  });
  // why: where the page never opens, that is the failure to tell of
  met.catch(() => undefined);
  return { met };
}

/** Neither the page itself nor a part of it, whatever that is called. */
function isCall(request: Request): boolean {
  return request.resourceType() === 'fetch' || request.resourceType() === 'xhr';
}

/** The next screen of this browser shows nothing that this one has remembered. */
async function forget(page: Page, { platform: { origin } }: World): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
}

function sheet(names: readonly string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><a href="${name}"><img src="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:13px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{height:360px;border:1px solid #999}</style>
${figures.join('\n')}
`;
}
