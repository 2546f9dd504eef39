// The example of push: two pages talk through a channel, one of them is closed for a while and comes back.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appCredentials, createUos } from '@uos/sdk';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/support/workspace.ts';
import { isFullRound } from '../support/rounds.ts';
import { openChromium } from './support/chromium.ts';
import { type TestPlatform, testPlatform } from './support/platform.ts';

/** How long the one page is closed: a minute, as in the description of the example, where there is time. */
const AWAY_MS = isFullRound ? 60_000 : 1000;

let platform: TestPlatform;
let browser: Browser;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  [platform, browser] = await Promise.all([testPlatform({}), openChromium()]);
  const { id, serviceSecret } = await platform.app(['push']);
  const as = appCredentials({ appId: id, appServiceSecret: serviceSecret });
  await createUos({ origin: platform.origin, as }).push.apps.create({ appId: id });
  server = spawn(process.execPath, [join(ROOT, 'examples/push-chat/serve.mjs')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      UOS_ORIGIN: platform.origin,
      UOS_APP_ID: id,
      UOS_APP_SERVICE_SECRET: serviceSecret,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  address = new URL(String(line).trim()).origin;
});

afterAll(async () => {
  server?.kill();
  await browser?.close();
  await platform?.stop();
});

async function open(context: Awaited<ReturnType<Browser['newContext']>>, player: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/?player=${player}`);
  await page.getByText('Connected', { exact: true }).waitFor();
  return page;
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Message').fill(words);
  await page.getByRole('button', { name: 'Say' }).click();
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('');
}

const lines = (page: Page): Promise<string[]> => page.locator('#log li').allTextContents();

describe('two pages in a channel', () => {
  it('hear each other, and the one that was closed comes back to what it missed', async () => {
    const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
    const ana = await open(first, 'ana');
    const ben = await open(second, 'ben');
    await say(ana, 'hello');
    await expect.poll(() => lines(ben)).toEqual(['ana: hello']);
    await say(ben, 'hi');
    const before = ['ana: hello', 'ben: hi'];
    await expect.poll(() => lines(ana)).toEqual(before);

    await ben.close();
    const missed = ['are you there?', 'never mind', '晚安'];
    for (const words of missed) {
      await say(ana, words);
    }
    await sleep(AWAY_MS);

    const back = await open(second, 'ben');
    const said = missed.map((words) => `ana: ${words}`);
    await expect.poll(() => lines(back)).toEqual([...before, ...said]);
    expect(await back.locator('#log li.missed').allTextContents()).toEqual(said);
    await say(back, 'good morning');
    await expect.poll(() => lines(ana)).toEqual([...before, ...said, 'ben: good morning']);
  });
});
