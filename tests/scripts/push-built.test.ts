// Push as it is shipped: the built platform, whose process for sockets is a file of its own, and the SDK's connection.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos } from '@uos/sdk';
import { openPush } from '@uos/sdk/realtime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../packages/platform/src/testing/platform.ts';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';

let folder: string;
let platform: PlatformProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-push-built-'));
  platform = await startPlatformProcess({ dataFolder: folder, seedDemo: true });
});
afterAll(async () => {
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('connects a player of the built platform, who hears what is sent', async () => {
  const { id, serviceSecret } = platform.logins.app;
  const page = await signIn(platform, platform.logins.user);
  const switched = await page.go(`/api/app/${id}/service`, { json: { ServiceName: 'push', Status: 'Enabled' } });
  expect([switched.status, switched.text]).toEqual([200, expect.any(String)]);
  const as = appCredentials({ appId: id, appServiceSecret: serviceSecret });
  const uos = createUos({ origin: platform.origin, as });
  await uos.push.apps.create({ appId: id });
  const texts: string[] = [];
  const ana = openPush({ playerId: 'ana', token: () => uos.push.apps.connectToken({ id, playerId: 'ana' }) });
  ana.on('message', ({ text }) => texts.push(text));
  await ana.connected;
  await ana.subscribe(['harbour']);
  await ana.send({ channelName: 'harbour', text: 'hello' });
  await expect.poll(() => texts).toEqual(['hello']);
  ana.close();
});
