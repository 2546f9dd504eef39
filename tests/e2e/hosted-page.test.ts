// The examples of hosting, together: a page gets a server by the game's back end, and two players talk on it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import { deployServer } from '@uos/sdk/jobs';
import { fileSource, nodeMd5, packFolder } from '@uos/sdk/jobs/node';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/support/workspace.ts';
import { needWall } from '../../scripts/tools.ts';
import { openChromium } from './support/chromium.ts';
import { type TestPlatform, testPlatform } from './support/platform.ts';

let platform: TestPlatform;
let browser: Browser;
let backEnd: ChildProcess;
let address: string;
let home: string;

beforeAll(async () => {
  needWall();
  home = mkdtempSync(join(tmpdir(), 'uos-page-'));
  [platform, browser] = await Promise.all([testPlatform({}), openChromium()]);
  const { id, serviceSecret } = await platform.app(['multiverse']);
  const uos = createUos({
    origin: platform.origin,
    as: appCredentials({ appId: id, appServiceSecret: serviceSecret }),
  });
  const file = join(ROOT, 'examples/hosted-server/server.mjs');
  await packFolder([{ path: 'server.mjs', file, isExecutable: false }], join(home, 'server.zip'));
  await deployServer(uos, {
    ...{ gameId: id, profile: 'campfire', createMd5: nodeMd5, test: false },
    archive: { filename: 'server.zip', source: await fileSource(join(home, 'server.zip')) },
    revision: {
      // why so long: a busy machine takes its time to start one
      ...{ startCommand: 'node', startArgs: 'server.mjs', startSeconds: 120 },
      portList: [
        { name: 'web', protocol: 'TCP', port: 7780 },
        { name: 'game', protocol: 'UDP', port: 7777 },
      ],
    },
  });
  backEnd = spawn(process.execPath, [join(ROOT, 'examples/hosted-page/serve.mjs')], {
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
  const [line] = (await once(backEnd.stdout ?? backEnd, 'data')) as [Buffer];
  address = new URL(String(line).trim()).origin;
});

afterAll(async () => {
  backEnd?.kill();
  await browser?.close();
  await platform?.stop();
  rmSync(home, { recursive: true, force: true });
});

async function open(name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${address}/?name=${name}`);
  await expect.poll(() => page.getByRole('status').textContent(), { timeout: 60_000 }).toBe('Connected');
  return page;
}

const lines = (page: Page): Promise<string[]> => page.locator('#log li').allTextContents();

describe('two pages that get a server', () => {
  it('meet on the same one, and hear each other', async () => {
    const [ana, ben] = await Promise.all([open('ana'), open('ben')]);
    await ana.getByLabel('Message').fill('晚上好');
    await ana.getByRole('button', { name: 'Say' }).click();
    await expect.poll(() => lines(ben)).toContain('ana: 晚上好');
    await ben.close();
    await expect.poll(() => lines(ana)).toContain('ben: leaves');
  });
});

describe('the server of the examples', () => {
  it('has at most 80 lines', () => {
    const text = readFileSync(join(ROOT, 'examples/hosted-server/server.mjs'), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });
});
