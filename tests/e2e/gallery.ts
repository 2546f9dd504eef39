// `npm run e2e -- gallery [name…]`: pictures of every scene at two widths, in light and dark, with its loading, failed,
// empty and view-only states, in tests/e2e/shots/gallery, and one page that shows them all.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { addressOf, type Params, type Scene, scenes } from './scenes/index.ts';
import { settle } from './support/settle.ts';
import { PHONE, WIDE } from './support/visitor.ts';
import { openWorld, type World } from './support/world.ts';

const OUT = join(import.meta.dirname, 'shots/gallery');
const WIDTHS = [WIDE.width, PHONE.width] as const;
const SCHEMES = ['light', 'dark'] as const;

/** How a screen can be met. `ready` tells when it stands; without words the picture is taken once nothing moves. */
interface Take {
  readonly state: 'full' | 'empty' | 'member' | 'loading' | 'failed';
  readonly ready?: string | RegExp;
}

const wanted = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
await mkdir(OUT, { recursive: true });
const world = await openWorld();
const bare = await openWorld();
const problems: string[] = [];
const files: string[] = [];
try {
  for (const scene of chosen) {
    const params = { appId: world.app.id, ...(await scene.prepare?.(world)) };
    for (const take of takesOf(scene)) {
      for (const width of WIDTHS) {
        for (const scheme of SCHEMES) {
          await shoot(scene, { take, width, scheme, params });
        }
      }
    }
  }
} finally {
  await Promise.all([world.stop(), bare.stop()]);
}
await writeFile(join(OUT, 'index.html'), sheet(files));
console.log(`${files.length} pictures in ${OUT}`);
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

interface Shot {
  readonly take: Take;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly params: Params;
}

async function shoot(scene: Scene, { take, width, scheme, params }: Shot): Promise<void> {
  const from: World = take.state === 'empty' ? bare : world;
  const who = take.state === 'member' ? 'member' : (scene.as ?? 'owner');
  const visitor = await from.as(who, { width, scheme });
  const { page, context } = visitor;
  const file = `${scene.name}--${take.state}--${width}-${scheme}.png`;
  visitor.onTrouble((line) => problems.push(`${file}: ${line}`));
  try {
    await meddle(page, scene, take);
    await page.goto(addressOf(scene, take.state === 'empty' ? { ...params, appId: bare.app.id } : params));
    await (take.ready === undefined
      ? stands(page, take)
      : page.getByText(take.ready).filter({ visible: true }).first().waitFor({ timeout: 15_000 }));
    if (take.state === 'full') {
      await scene.act?.(page);
    }
    if (take.state !== 'loading') {
      await settle(page);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) {
      problems.push(`${file}: ${overflow} px wider than the window`);
    }
  } catch (error) {
    problems.push(`${file}: ${String(error).split('\n')[0]}`);
  }
  await page.screenshot({ path: join(OUT, file), animations: 'disabled', timeout: 10_000 }).catch(() => undefined);
  files.push(file);
  await context.close();
}

/** A failure is drawn once the SDK has given up; a screen that loads never is. */
function stands(page: Page, { state }: Take): Promise<void> {
  return state === 'failed'
    ? page.locator('main').getByRole('alert').first().waitFor({ timeout: 20_000 })
    : page.waitForTimeout(1200);
}

/** Holds the calls of the screen back, or breaks them: the one thing that a healthy platform cannot be asked to do. */
async function meddle(page: Page, { calls }: Scene, { state }: Take): Promise<void> {
  if (calls === undefined || (state !== 'loading' && state !== 'failed')) {
    return;
  }
  await page.route(calls, (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : state === 'loading'
        ? new Promise(() => undefined)
        : route.fulfill({
            status: 500,
            headers: { 'grpc-metadata-x-trace-id': '5c1d3f60-0000-4000-8000-3c2a7e9b1f04' },
            json: { code: 13, message: 'internal' },
          }),
  );
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
