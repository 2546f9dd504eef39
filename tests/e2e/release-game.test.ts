// A studio releases a real game, a player's browser plays it: the whole way through every room, with real processes.

import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos, type Uos } from '@uos/sdk';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cli, openCli } from '../../scripts/support/cli.ts';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import { openChromium } from './support/chromium.ts';

const GAME = join(ROOT, 'examples/h5-game/dist');
const BALLAST_FILES = 12;
const BALLAST_BYTES = 4_000_000;

let folder: string;
let game: string;
let platform: PlatformProcess;
let cli: Cli;
let uos: Uos;
let browser: Browser;
let bucket: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos e2e '));
  game = join(folder, 'game');
  await cp(GAME, game, { recursive: true });
  platform = await startPlatformProcess({ dataFolder: join(folder, 'data'), seedDemo: true });
  const { id, serviceSecret } = platform.logins.app;
  cli = openCli({
    origin: platform.origin,
    configFolder: join(folder, 'config'),
    env: { UOS_APP_ID: id, UOS_APP_SERVICE_SECRET: serviceSecret },
  });
  uos = createUos({ origin: platform.origin, as: appCredentials({ appId: id, appServiceSecret: serviceSecret }) });
  await uos.app.self.enableService({ appId: id, EnableAssetStreaming: true });
  browser = await openChromium();
  ({ id: bucket } = await cli.json<{ id: string }>('cdn', 'bucket', 'create', 'e2e'));
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

const contentUrl = (path: string, release = 'release_by_badge/latest') =>
  `${platform.contentOrigin}/client_api/v1/buckets/${bucket}/${release}/content/${path}`;

describe('a release', () => {
  it('is whole although its upload was killed half-way and run again', async () => {
    // why: the game alone is up in a blink; ballast leaves time to pull the plug
    await mkdir(join(game, 'ballast'));
    for (let index = 0; index < BALLAST_FILES; index += 1) {
      await writeFile(join(game, 'ballast', `${index}.bin`), Buffer.alloc(BALLAST_BYTES, `${index}-`));
    }
    const sync = ['cdn', 'sync', game, '--bucket', bucket];
    await killAfter(sync, 3);
    const before = await uos.cdn.entries.list({ id: bucket, complete: true, per_page: 9999 });
    const files = (await uos.cdn.entries.list({ id: bucket })).totalCount;
    expect(before.totalCount).toBeGreaterThan(0);

    const again = await cli.json<{ uploaded: number }>(...sync, '--release', '--notes', '一', '--badge', 'live');
    const after = await uos.cdn.entries.list({ id: bucket, per_page: 9999 });
    expect(after.Items.every((entry) => entry.complete)).toBe(true);
    expect(after.totalCount).toBeGreaterThanOrEqual(files);
    expect(again.uploaded).toBeLessThan(after.totalCount);
  });

  it('plays in a browser from the badge URL, every request answered from that release', async () => {
    const { releaseid } = await uos.cdn.releases.getByBadge({ id: bucket, badge: 'latest' });
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const requests = watch(page);
    await page.goto(contentUrl('index.html'));
    await play(page);

    expect(requests.failed).toEqual([]);
    const root = `${platform.contentOrigin}/bytes/${platform.logins.app.id}/${releaseid}/`;
    const [first, ...relative] = requests.answered;
    expect(first).toBe(contentUrl('index.html'));
    expect(relative.length).toBeGreaterThan(20);
    expect(relative.filter((url) => !url.startsWith(root))).toEqual([]);
    expect(page.url()).toBe(`${root}index.html`);
    await page.close();
  });

  it('brings a changed file, while the old release still serves the old bytes', async () => {
    const old = await uos.cdn.releases.getByBadge({ id: bucket, badge: 'latest' });
    const oldVersion = await fetch(contentUrl('data/version.json', `releases/${old.releaseid}`)).then((r) => r.json());
    const file = join(game, 'data/version.json');
    const version = { ...JSON.parse(await readFile(file, 'utf8')), version: '9.9.9' };
    await writeFile(file, JSON.stringify(version));
    const synced = await cli.json<{ uploaded: number }>('cdn', 'sync', game, '--bucket', bucket, '--release');
    expect(synced.uploaded).toBe(1);

    const page = await browser.newPage();
    await page.goto(contentUrl('index.html'));
    await page.waitForFunction('window.__game?.ready');
    expect(await page.evaluate('window.__game.version')).toBe('9.9.9');
    await page.close();
    const stillOld = await fetch(contentUrl('data/version.json', `releases/${old.releaseid}`)).then((r) => r.json());
    expect(stillOld).toEqual(oldVersion);
    expect(stillOld).not.toEqual(version);
  });

  it('gives curious game code nothing of the console', async () => {
    const context = await browser.newContext();
    // why: a developer who is signed in is the one whose session would be worth taking
    const token = 'canary-of-a-session';
    await context.addCookies([{ name: 'sst', value: token, url: platform.origin, httpOnly: true, sameSite: 'Lax' }]);
    const page = await context.newPage();
    await page.goto(contentUrl('probe.html'));
    await page.waitForFunction('document.body.dataset.result');
    const outcome = JSON.parse(await page.evaluate('document.body.dataset.result')) as {
      gotAnything: boolean;
      attempts: Record<string, { got: boolean }>;
    };
    expect(outcome.attempts).not.toEqual({});
    expect(Object.entries(outcome.attempts).filter(([, attempt]) => attempt.got)).toEqual([]);
    expect(JSON.stringify(outcome)).not.toContain(token);
    await context.close();
  });
});

/** Runs the CLI and kills it the hard way once that many entries are stored. */
async function killAfter(args: readonly string[], entries: number): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'packages/cli/bin/uos.cjs'), ...args], {
    stdio: 'ignore',
    cwd: folder,
    env: {
      ...process.env,
      UOS_ORIGIN: platform.origin,
      UOS_CONFIG_DIR: join(folder, 'config'),
      UOS_APP_ID: platform.logins.app.id,
      UOS_APP_SERVICE_SECRET: platform.logins.app.serviceSecret,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (;;) {
    const { totalCount } = await uos.cdn.entries.list({ id: bucket, complete: true, per_page: 1 });
    if (totalCount >= entries || child.exitCode !== null) {
      break;
    }
  }
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode, 'the sync was killed before it ended').toBe('SIGKILL');
}

/** Starts the game and scores: the first star stands right of the player. */
async function play(page: Page): Promise<void> {
  await page.waitForFunction('window.__game?.ready');
  // why: a card takes no key in its first moments, so that nobody skips it by accident
  while ((await page.evaluate('window.__game.state')) !== 'playing') {
    await page.keyboard.press('Enter', { delay: 50 });
  }
  await page.keyboard.down('ArrowRight');
  await page.waitForFunction('window.__game.score > 0');
  await page.keyboard.up('ArrowRight');
}

function watch(page: Page): { answered: string[]; failed: string[] } {
  const seen = { answered: [] as string[], failed: [] as string[] };
  page.on('response', (response) => {
    if (response.status() >= 400) {
      seen.failed.push(`${response.status()} ${response.url()}`);
    } else if (response.status() !== 304) {
      seen.answered.push(response.url());
    }
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      seen.failed.push(`${request.failure()?.errorText} ${request.url()}`);
    }
  });
  return seen;
}
