// The SDK of a player in a browser, where a game has the least: a page on plain http, a device whose clock is an hour
// wrong, two tabs, tokens that end, a ban. The far side is one that can be told to do all of it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP, startGame, type TestGame } from '../../packages/sdk/src/player/testing.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import { openChromiumWith } from './support/chromium.ts';

/** No `localhost`, which browsers trust without TLS. */
const HOST = 'game.example.com';
const HOUR_MS = 3_600_000;

let far: TestGame;
let browser: Browser;
let context: BrowserContext;
let address: string;

const built = await build({
  configFile: false,
  root: ROOT,
  logLevel: 'silent',
  build: {
    write: false,
    lib: { entry: join(ROOT, 'packages/sdk/src/player/index.ts'), formats: ['iife'], name: 'uosPlayer' },
  },
});
const [
  {
    output: [script],
  },
] = built as unknown as [{ output: [{ code: string }] }];
const server = createServer(({ url }, response) => {
  const isScript = url === '/game.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script.code : '<!doctype html><script src="/game.js"></script>');
});

beforeAll(async () => {
  [far, browser] = await Promise.all([startGame(), openChromiumWith(`--host-resolver-rules=MAP ${HOST} 127.0.0.1`)]);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://${HOST}:${(server.address() as AddressInfo).port}/`;
  context = await browser.newContext();
  await context.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  }, HOUR_MS);
});
afterAll(async () => {
  server.close();
  await browser?.close();
  await far?.close();
});

/** A tab of the game; `heard` gathers what its player is told. */
async function openTab(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(
    ({ origin, app }) => {
      const game = (globalThis as never as Tab).uosPlayer.createPlayer({ origin, ...app });
      const heard: unknown[] = [];
      game.on('signed-out', ({ why, reason, until }) => heard.push([why, reason, until?.toISOString()]));
      Object.assign(globalThis, { game, heard });
    },
    { origin: far.origin, app: APP },
  );
  return page;
}

interface Tab {
  readonly uosPlayer: typeof import('@uos/sdk/player');
  readonly game: import('@uos/sdk/player').Player;
  readonly heard: unknown[];
}

const me = () => (globalThis as never as Tab).game.personas.me().then(({ persona }) => persona.displayName);
const meTenTimes = () => Promise.all(Array.from({ length: 10 }, () => (globalThis as never as Tab).game.personas.me()));

describe('a player in a browser', () => {
  it('signs in, stays signed in and is signed out, on plain http, in two tabs, with a clock an hour wrong', async () => {
    const [first, second] = [await openTab(), await openTab()];
    expect(
      await first.evaluate(() => [
        isSecureContext,
        typeof crypto.subtle,
        typeof crypto.randomUUID,
        'locks' in navigator,
      ]),
    ).toEqual([false, 'undefined', 'undefined', false]);

    far.lifeSeconds = 599;
    await first.evaluate(() =>
      (globalThis as never as Tab).game.signIn({ externalUserID: 'wx-70431', displayName: 'Linnet' }),
    );
    expect(far.countOf('/login/external'), 'the first answer told the time').toBe(2);

    far.lifeSeconds = 7200;
    await Promise.all([first.evaluate(meTenTimes), second.evaluate(meTenTimes)]);
    expect(far.countOf('/refresh-token'), 'one renewal for twenty calls in two tabs').toBe(1);

    far.revoke();
    expect(await second.evaluate(me)).toBe('Linnet');
    expect(far.countOf('/refresh-token')).toBe(2);
    expect(await first.evaluate(me), 'the other tab has the new tokens').toBe('Linnet');
    expect(far.countOf('/refresh-token')).toBe(2);

    far.revoke();
    far.refuseRefresh = { code: 90_109, detail: { banReason: '使用外挂', unbanAt: '2026-12-01T00:00:00Z' } };
    const refused = await first.evaluate(() =>
      (globalThis as never as Tab).game.personas.me().then(
        () => 'let in',
        ({ name, reason }: { name: string; reason: string }) => `${name} ${reason}`,
      ),
    );
    expect(refused).toBe('PlayerBanned 使用外挂');
    expect(await first.evaluate(() => (globalThis as never as Tab).heard)).toEqual([
      ['banned', '使用外挂', '2026-12-01T00:00:00.000Z'],
    ]);
    await expect
      .poll(() => second.evaluate(() => (globalThis as never as Tab).heard))
      .toEqual([['elsewhere', '', undefined]]);
  });

  it('loads at most 12 KB', () => {
    expect(gzipSync(script.code).length).toBeLessThanOrEqual(12 * 1024);
  });
});
