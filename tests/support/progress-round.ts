// Battle passes and quests under many hands at once: races, after which what has to hold is asked of the platform. A short
// round runs at every change, the long one in `npm run soak`, where the calls go to other processes in turn.
import {
  ledgerAddsUp,
  openShop,
  type TestShop,
} from '../../packages/platform/src/services/passport/economy/testing.ts';
import { newPlayer } from '../../packages/platform/src/services/passport/testing.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

type Server = (method: string, path: string, body: object) => Promise<Reply>;

interface ProgressGame {
  readonly platform: TestPlatform;
  readonly shop: TestShop;
  /** Calls below `/upass/v1/sdk` with the service secret. */
  readonly server: Server;
}

const oil = (quantity: number) => [{ resourceSlug: 'oil', quantity }];
const LEVELS = 10;

/** A season of ten levels of ten, with a limit of a hundred a day, and a quest with a bar. */
export async function openProgress(platform: TestPlatform, server?: (shop: TestShop) => Server): Promise<ProgressGame> {
  const shop = await openShop(platform);
  const { ok } = shop;
  const season = { slugName: 's1', displayName: '初雾', maxLevel: LEVELS, levelExp: [10] };
  await ok('POST', '/battle-pass', { ...season, dailyExpLimit: 100, weeklyExpLimit: 120 });
  await addSlot(shop, 'free');
  await ok('POST', '/battle-pass/s1/publish');
  const item = (slugName: string, more: object) => ({ slugName, displayName: slugName, rewards: oil(1), ...more });
  const items = [
    item('light', { thresholdValue: 1, points: 20 }),
    item('count', { thresholdValue: 1_000_000 }),
    item('bar', { thresholdValue: 20, kind: 'PointReward' }),
  ];
  await ok('POST', '/quests', {
    ...{ slugName: 'daily', displayName: '每日', type: 'DailyQuest', layout: 'WithProgressBar', items },
  });
  await ok('POST', '/quests/daily/publish');
  const own: Server = (method, path, body) => shop.call(method, `/sdk${path}`, body);
  return { platform, shop, server: server?.(shop) ?? own };
}

async function addSlot({ ok }: TestShop, slugName: string): Promise<string> {
  const rewards = Array.from({ length: LEVELS }, (_, at) => ({ level: at + 1, items: oil(1) }));
  const slot = { battlePassSlugName: 's1', slugName, displayName: slugName, unlockedByDefault: true, rewards };
  return (await ok<{ slot: { id: string } }>('POST', '/battle-pass/slots', slot)).slot.id;
}

const times = <Result>(count: number, work: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

function refuseUnless(what: string, is: unknown, wanted: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(is)} and not ${JSON.stringify(wanted)}`);
  }
}

async function all(count: number, work: (at: number) => Promise<Reply>): Promise<Reply[]> {
  const answers = await times(count, work);
  const failed = answers.find(({ status }) => status >= 500);
  if (failed !== undefined) {
    throw new Error(`answered ${failed.status}: ${JSON.stringify(failed.body)}`);
  }
  return answers;
}

/** Fails unless one of them was done, and each of the others told that it was too late. */
function refuseUnlessOne(what: string, answers: readonly Reply[]): void {
  const done = answers.filter(({ status }) => status === 200).length;
  const late = answers.filter(
    ({ body }) => (body as { passportErrorCode?: number }).passportErrorCode === 90_001,
  ).length;
  refuseUnless(what, [done, late], [1, answers.length - 1]);
}

interface Added {
  readonly addedExp: number;
}

/** So many at once add to a persona that has not begun, and take what it gets: each by itself, and all. */
export async function passRound(
  { platform, shop, server }: ProgressGame,
  hands: number,
  additions = 24,
): Promise<void> {
  const player = await newPlayer(platform, shop);
  const { personaId } = player;
  const pass = (verb: string, body: object) => server('POST', `/battle-pass/s1/${verb}`, { personaId, ...body });
  const added = await all(additions, () => pass('exp', { exp: 7 }));
  const sum = added.reduce((total, { body }) => total + (body as Added).addedExp, 0);
  const { personaBattlePass: is } = await player.ok<{ personaBattlePass: Record<string, number> }>(
    ...(['GET', '/battle-pass/s1'] as const),
  );
  refuseUnless(
    'experience',
    [sum, is.totalExp, is.level, is.exp, is.todayExp, is.weekExp],
    [100, 100, 10, 0, 100, 100],
  );
  refuseUnlessOne('claims of one reward', await all(hands, () => pass('claim', { slot: 'free', level: 3 })));
  await all(hands, (at) => pass('claim', at % 2 === 0 ? {} : { slot: 'free', level: LEVELS }));
  refuseUnless('what was given', await shop.has(player), { oil: LEVELS });
  await ledgerAddsUp(platform, shop.app.id);
}

/** So many at once make the same steps in a quest of a persona that has not begun, and take its rewards. */
export async function questRound({ platform, shop, server }: ProgressGame, hands: number): Promise<void> {
  const player = await newPlayer(platform, shop);
  const { personaId } = player;
  const step = (slug: string) => server('PUT', `/quests/items/${slug}`, { personaId, action: 'Increase', value: 1 });
  const redeem = (slug: string) => server('POST', `/quests/items/${slug}/redeem`, { personaId });
  const fetch = () => server('POST', '/quests/fetch', { personaId });
  await all(3 * hands, (at) => (at % 3 === 2 ? fetch() : step('count')));
  await all(hands, () => step('light'));
  const { quests } = (await fetch()).body as { quests: { items: { slugName: string; achievedValue: number }[] }[] };
  const count = quests[0]?.items.find(({ slugName }) => slugName === 'count')?.achievedValue;
  refuseUnless('steps', count, 2 * hands);
  refuseUnlessOne('rewards of one task', await all(hands, () => redeem('light')));
  refuseUnlessOne('rewards for points', await all(hands, () => redeem('bar')));
  refuseUnless('what was given', await shop.has(player), { oil: 2 });
  await ledgerAddsUp(platform, shop.app.id);
}

/** Personas get further and take rewards while slots, their progress and all progress are deleted. */
export async function resetRound({ platform, shop, server }: ProgressGame, hands: number): Promise<void> {
  const players = await times(4, () => newPlayer(platform, shop));
  for (let turn = 0; turn < 3; turn += 1) {
    const slotId = await addSlot(shop, `slot-${turn}`);
    await all(4 * hands, (at) => {
      const { personaId } = players[at % players.length] ?? { personaId: '' };
      const pass = (verb: string, body: object) => server('POST', `/battle-pass/s1/${verb}`, { personaId, ...body });
      const reset = () =>
        shop.call('DELETE', at % 16 === 3 ? '/personas/battle-pass/s1' : `/personas/${personaId}/battle-pass/s1`);
      const steps = [
        () => pass('exp', { exp: 25 }),
        () => pass('claim', {}),
        () => pass('unlock', { slot: 'free' }),
        () => (at % 8 === 3 ? reset() : shop.call('DELETE', `/battle-pass/slots/${slotId}`)),
      ];
      return (steps[(at + Math.floor(at / 4)) % 4] ?? reset)();
    });
  }
  await ledgerAddsUp(platform, shop.app.id);
}
