// Remote configuration on two replicas with real PostgreSQL: races of which each has one legal outcome, edits that come
// back as they were, and simulations like what is read. The long rounds are in tests/soak.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type ConfigGame, callAt, editsAndRestores, ok, races, simulations } from '../support/config-round.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { drawing } from '../support/social-round.ts';

let fleet: Fleet;
let replicas: TestPlatform[];
beforeAll(async () => {
  fleet = await openFleet();
  replicas = [await testPlatform(fleet.options), await testPlatform(fleet.options)];
});
afterAll(async () => {
  await Promise.all((replicas ?? []).map((replica) => replica.stop()));
  await fleet?.stop();
});

const game = async (): Promise<ConfigGame> => ({
  app: await (replicas[0] as TestPlatform).app(['remote-config']),
  replicas,
});

it('has one legal outcome of each race', async () => {
  const outcomes = await races(await game(), 4);
  expect(Object.values(outcomes).reduce((sum, times) => sum + times, 0)).toBe(24);
});

it('brings versions back as they were', async () => {
  expect(await editsAndRestores(await game(), 30, 4, drawing(5))).toBeGreaterThan(30);
});

it('gives players what is simulated, also of a draft once it is saved', async () => {
  const [first] = replicas;
  const alone = { ...(await game()), replicas: first === undefined ? [] : [first] };
  expect(await simulations(alone, 3, 10, drawing(4))).toBe(30);
});

it('bills each read once, whichever replica answered it, and tells the same use on all of them', async () => {
  const played = await game();
  await ok(played, 'POST', '/configs', { key: 'lives', type: 'INT', value: '3' });
  const reads = Array.from({ length: 60 }, (_, index) => index);
  const answers = await Promise.all(
    reads.map((index) =>
      index % 3 === 0
        ? callAt(played, index, 'POST', '/settings', {})
        : callAt(played, index, 'POST', '/settings/overrides', { userId: `player-${index}` }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  for (const replica of replicas.keys()) {
    const { body } = await callAt(played, replica, 'GET', '/usages/total');
    expect(body).toMatchObject({ getSettingsCall: 20, getOverridesCall: 40 });
  }
});
