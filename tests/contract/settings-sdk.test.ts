// The settings of a game against the platform itself: typed, for this device and for this player, counted as they are
// read, and kept for a time without a network.
import { shanghaiDay } from '@uos/contract/rules';
import { createPlayer } from '@uos/sdk/player';
import { settings } from '@uos/sdk/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exposuresOf } from '../../packages/platform/src/services/remote-config/serve/exposure.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

let platform: TestPlatform;
let app: TestApp;

const DAY_MS = 86_400_000;
const SETS = (value: string) => [{ values: [{ key: 'lives', type: 'INT', value }] }];

beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app(['passport', 'remote-config']);
  await app.call('POST', '/upass/v1/id-domains', { name: 'Lamps' });
  const configs = [
    { key: 'lives', type: 'INT', value: '3' },
    { key: 'pace', type: 'FLOAT', value: '1.25' },
    { key: 'level', type: 'JSON', value: '{"gravity":900}' },
    { key: 'title', type: 'INT', value: '7' },
  ];
  const overrides = [
    { name: 'gold', priority: 1, status: 'enable', rule: "user.tier == 'gold'", variants: SETS('9') },
    { name: 'signed in', priority: 2, status: 'enable', rule: 'user.personaId != null', variants: SETS('5') },
  ];
  expect((await app.call('PUT', '/uconfig/v1/document', { configs, overrides })).body).toMatchObject({
    version: { version: 1 },
  });
});
afterAll(() => platform?.stop());

it('a game has the settings of its device, then of its player, then the last ones without a network', async () => {
  const game = { origin: platform.origin, appId: app.id, appSecret: app.secret };
  const player = createPlayer({ ...game, storage: 'memory' });
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  let tier = 'silver';
  let isOffline = false;
  const problems: string[] = [];
  const remote = settings({
    ...{ ...game, player, storage },
    defaults: { lives: 1, pace: 1, level: { gravity: 2050 }, title: '玉兔', unknown: true },
    attributes: () => ({ user: { tier } }),
    warn: ({ message }) => problems.push(message),
    fetch: (...asked) => (isOffline ? Promise.reject(new TypeError('fetch failed')) : fetch(...asked)),
  });
  const device = await remote.load();
  expect(device).toMatchObject({ source: 'server', error: undefined });
  expect(device.values).toEqual({ lives: 3, pace: 1.25, level: { gravity: 900 }, title: '玉兔', unknown: true });
  expect(problems).toEqual(['title: the server has INT "7", the game wants a text; the default is used']);

  await player.signIn({ externalUserID: 'wx-1', displayName: 'Linnet' });
  expect((await remote.refresh()).values.lives).toBe(5);
  tier = 'gold';
  expect((await remote.refresh()).values.lives).toBe(9);
  isOffline = true;
  expect(await remote.refresh()).toMatchObject({ source: 'server', values: { lives: 9 } });

  const now = platform.ports.clock.now();
  const period = `startDate=${shanghaiDay(new Date(now.getTime() - DAY_MS))}&endDate=${shanghaiDay(now)}`;
  const { body } = await app.call('GET', `/uconfig/v1/usages/total?${period}`);
  expect((body as { getOverridesCall: number }).getOverridesCall, 'what came from nowhere is on no bill').toBe(3);
  await exposuresOf(platform.ports).flush();
  const { overrides } = (await app.call('GET', '/uconfig/v1/document')).body as { overrides: { overrideId: string }[] };
  const reads = await Promise.all(
    overrides.map(async ({ overrideId }) => {
      const answer = await app.call('GET', `/uconfig/v1/overrides/${overrideId}/exposures?${period}`);
      return (answer.body as { exposures: { reads: number }[] }).exposures.map((one) => one.reads);
    }),
  );
  expect(reads, 'gold once, signed in once').toEqual([[1], [1]]);
});
