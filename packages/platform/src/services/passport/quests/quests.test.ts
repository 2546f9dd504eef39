import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { ledgerAddsUp, openShop } from '../economy/testing.ts';
import { newPlayer, refusal } from '../testing.ts';
import { periodOf } from './rules.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const advance = (ms: number) => platform.testClock?.advance((now) => new Date(now.getTime() + ms));
const DAY = 86_400_000;
const oil = (quantity: number) => [{ resourceSlug: 'oil', quantity }];
const hat = [{ resourceSlug: 'hat', quantity: 1 }];
const task = (slugName: string, more: object = {}) => ({
  ...{ slugName, displayName: slugName, thresholdValue: 3, rewards: oil(1) },
  ...more,
});
const daily = { slugName: 'daily', displayName: '每日守望', type: 'DailyQuest', layout: 'Basic' };

interface Progress {
  readonly points: number;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly items: readonly {
    readonly slugName: string;
    readonly achievedValue: number;
    readonly completed: boolean;
    readonly redeemed: boolean;
  }[];
}

/** A published quest of every day with two tasks. */
async function world(quest: object = {}, config: object = {}) {
  const shop = await openShop(platform, config);
  const { ok, player } = shop;
  const { quest: made } = await ok<{ quest: { id: string; items: { id: string; slugName: string }[] } }>(
    ...(['POST', '/quests', { ...daily, items: [task('light'), task('sweep')], ...quest }] as const),
  );
  await ok('POST', '/quests/daily/publish');
  // why by the server: the token of a player is of two hours, and the days of these tests go by
  const server = (method: string, path: string, body: object = {}, personaId = player.personaId) =>
    shop.call(method, `/sdk/quests${path}`, { personaId, ...body });
  const move = (slug: string, value: number, action = 'Increase', personaId = player.personaId) =>
    server('PUT', `/items/${slug}`, { action, value }, personaId);
  const redeem = (slug: string) => server('POST', `/items/${slug}/redeem`);
  const state = async (path = '/fetch') =>
    ((await server('POST', path)).body as { quests: Progress[] }).quests[0] ?? { items: [], points: 0 };
  const itemId = (slug: string) => made.items.find(({ slugName }) => slugName === slug)?.id ?? '';
  return { ...shop, id: made.id, itemId, server, move, redeem, state };
}

describe('periods of quests', () => {
  it('are days, weeks from Monday and months, from an hour in Asia/Shanghai', () => {
    const of = (type: 'DailyQuest' | 'WeeklyQuest' | 'MonthlyQuest', hour: number, now: string) => {
      const { start, end } = periodOf({ type, reset_hour: hour }, now);
      return `${start.slice(0, 13)} ${end.slice(0, 13)}`;
    };
    expect([
      of('DailyQuest', 0, '2026-11-20T15:59:59.999Z'),
      of('DailyQuest', 0, '2026-11-20T16:00:00.000Z'),
      of('DailyQuest', 5, '2026-11-20T20:59:00.000Z'),
      of('WeeklyQuest', 0, '2026-11-22T15:59:00.000Z'),
      of('WeeklyQuest', 5, '2026-11-22T21:00:00.000Z'),
      of('MonthlyQuest', 0, '2026-02-28T15:59:00.000Z'),
      of('MonthlyQuest', 5, '2026-12-31T22:00:00.000Z'),
      of('MonthlyQuest', 5, '2027-01-31T20:00:00.000Z'),
    ]).toEqual([
      '2026-11-19T16 2026-11-20T16',
      '2026-11-20T16 2026-11-21T16',
      '2026-11-19T21 2026-11-20T21',
      '2026-11-15T16 2026-11-22T16',
      '2026-11-22T21 2026-11-29T21',
      '2026-01-31T16 2026-02-28T16',
      '2026-12-31T21 2027-01-31T21',
      '2026-12-31T21 2027-01-31T21',
    ]);
  });
});

describe('quests', () => {
  it('are published whole, in part, or not, as their items are', async () => {
    const { ok, call, id, itemId } = await world();
    const status = async () => (await ok<{ quest: { status: string } }>('GET', `/quests/${id}`)).quest.status;
    expect(await status()).toBe('questPublished');
    const flip = (slug: string, verb: string) => ok('POST', `/quests/items/${itemId(slug)}/${verb}`);
    expect(await flip('light', 'revoke')).toMatchObject({ questItem: { slugName: 'light', status: 'unpublished' } });
    expect(await flip('light', 'revoke')).toMatchObject({ questItem: { status: 'unpublished' } });
    expect(await status()).toBe('questPartialPublished');
    expect(await ok('POST', '/quests/search', { status: 'questPartialPublished', displayName: '守' })).toMatchObject({
      total: 1,
      quests: [{ slugName: 'daily', items: [{ slugName: 'light' }, { slugName: 'sweep' }] }],
    });
    expect(refusal(await call('DELETE', '/quests/daily'))).toEqual([400, 90_001]);
    expect(refusal(await call('DELETE', `/quests/items/${itemId('sweep')}`))).toEqual([400, 90_001]);
    expect(await ok('DELETE', `/quests/items/${itemId('light')}`)).toEqual({});
    expect(await status()).toBe('questPublished');
    await ok('POST', '/quests/daily/items', task('third'));
    expect(await status()).toBe('questPartialPublished');
    expect(await ok('POST', '/quests/daily/revoke')).toMatchObject({ quest: { status: 'questPending' } });
    expect(await ok('DELETE', '/quests/daily')).toEqual({});
    await ok('POST', '/quests', daily);
    expect(refusal(await call('POST', '/quests/daily/publish'))).toEqual([400, 90_001]);
  });

  it('have slugs that are no ids, items of an app that are told apart, and kinds that their layout has a use for', async () => {
    const { call, ok } = await world();
    const make = async (body: object) => refusal(await call('POST', '/quests', { ...daily, ...body }));
    expect(await make({})).toEqual([409, 60_001]);
    expect(await make({ slugName: crypto.randomUUID() })).toEqual([400, 30_003]);
    expect(await make({ slugName: 'items' })).toEqual([400, 30_003]);
    expect(await make({ slugName: 'q2', items: [task('light')] })).toEqual([409, 60_001]);
    expect(await make({ slugName: 'q2', items: [task('p', { kind: 'PointReward' })] })).toEqual([400, 30_001]);
    const unknown = [{ resourceSlug: 'none', quantity: 1 }];
    expect(await make({ slugName: 'q2', items: [task('p', { rewards: unknown })] })).toEqual([404, 50_001]);
    await ok('POST', '/quests', {
      ...daily,
      slugName: 'q2',
      items: Array.from({ length: 100 }, (_, at) => task(`i${at}`)),
    });
    expect(refusal(await call('POST', '/quests/q2/items', task('more')))).toEqual([429, 80_001]);
    expect((await call('DELETE', '/resources/oil')).body).toMatchObject({ details: ['a quest uses it'] });
  });

  it('are imported, row by row, and overwritten while nothing of them is published', async () => {
    const { ok } = await world();
    const rows = [
      { ...daily, displayName: '新' },
      { ...daily, slugName: 'weekly', type: 'WeeklyQuest', items: [task('run'), task('swim')] },
      { ...daily, slugName: 'bad', items: [task('fine'), task('light')] },
    ];
    expect(await ok('POST', '/quests/import', { quests: rows })).toMatchObject({
      ...{ createdCount: 1, updatedCount: 0 },
      failed: [
        { index: 0, slugName: 'daily', message: 'slugName already exists' },
        { index: 2, slugName: 'bad' },
      ],
    });
    const swum = {
      ...daily,
      slugName: 'weekly',
      displayName: '周',
      items: [task('swim', { thresholdValue: 9 }), task('fly')],
    };
    expect(await ok('POST', '/quests/import', { quests: [rows[0], swum], overwrite: true })).toMatchObject({
      ...{ createdCount: 0, updatedCount: 1, failed: [{ slugName: 'daily' }] },
    });
    expect(await ok('GET', '/quests/weekly')).toMatchObject({
      quest: {
        ...{ displayName: '周', type: 'DailyQuest' },
        items: [{ slugName: 'fly' }, { slugName: 'swim', thresholdValue: 9 }],
      },
    });
  });
});

describe('progress in a quest', () => {
  it('adds and sets until an item is done, which stays as it is to the end of the period', async () => {
    const { move, state, call } = await world();
    await move('light', 2);
    await move('light', 1, 'Set');
    expect((await state()).items[0]).toMatchObject({ achievedValue: 1, completed: false });
    await move('light', 1e15);
    await move('light', 2 ** 53 - 1);
    await move('light', 0, 'Set');
    expect((await state()).items[0]).toMatchObject({ achievedValue: 1e15 + 1, completed: true });
    await advance(DAY);
    expect((await state('/search')).items[0]).toMatchObject({ achievedValue: 0, completed: false });
    await move('light', 2);
    expect((await state()).items[0]).toMatchObject({ achievedValue: 2, completed: false });
    expect(refusal(await move('none', 1))).toEqual([404, 50_001]);
    expect(refusal(await call('PUT', '/sdk/quests/items/light', { action: 'Set', value: 1 }))).toEqual([400, 30_001]);
  });

  it('is begun by a fetch and by nothing that reads', async () => {
    const { server, ok, player } = await world({ resetHour: 5 });
    const begun = async () =>
      platform.ports.db
        .selectFrom('passport_persona_quests')
        .select('period_start')
        .where('persona_id', '=', player.personaId)
        .execute();
    await server('POST', '/search');
    await ok('POST', `/personas/${player.personaId}/quests/search`, { type: 'DailyQuest' });
    expect(await begun()).toEqual([]);
    const { quests } = await ok<{ quests: Progress[] }>('POST', `/personas/${player.personaId}/quests/fetch`);
    expect(await begun()).toEqual([{ period_start: quests[0]?.periodStart }]);
    await advance(DAY);
    expect(await ok('POST', `/personas/${player.personaId}/quests/fetch`, { slugNames: ['daily'] })).toMatchObject({
      total: 1,
      quests: [{ periodStart: quests[0]?.periodEnd }],
    });
    expect(await begun()).toEqual([{ period_start: quests[0]?.periodEnd }]);
    expect(await ok('POST', `/personas/${player.personaId}/quests/fetch`, { slugNames: ['none'] })).toMatchObject({
      total: 0,
    });
  });

  it('is not written by a fetch that finds it begun', async () => {
    const { ok, player } = await world();
    const path = `/personas/${player.personaId}/quests/fetch`;
    const stored = async () => {
      const { rows } = await sql`SELECT ctid, xmin, xmax FROM passport_persona_quests
        WHERE persona_id = ${player.personaId}`.execute(platform.ports.db);
      return rows;
    };
    await ok('POST', path);
    const first = await stored();
    expect(first).toHaveLength(1);
    await ok('POST', path);
    expect(await stored()).toEqual(first);
    await advance(DAY);
    await ok('POST', path);
    expect(await stored()).not.toEqual(first);
  });

  it('of an item that is taken back is hidden, and there again when it is published again', async () => {
    const { move, state, ok, itemId, redeem } = await world();
    await move('light', 3);
    await ok('POST', `/quests/items/${itemId('light')}/revoke`);
    expect((await state()).items.map(({ slugName }) => slugName)).toEqual(['sweep']);
    expect(refusal(await move('light', 1))).toEqual([404, 50_001]);
    expect(refusal(await redeem('light'))).toEqual([404, 50_001]);
    await ok('POST', `/quests/items/${itemId('light')}/publish`);
    expect((await state()).items[0]).toMatchObject({ slugName: 'light', achievedValue: 3, completed: true });
  });

  it('comes from the server alone where the game says so, and the player takes the reward', async () => {
    const { move, player, app, realmId } = await world({}, { serverAuthority: ['quests'] });
    const own = () => player.call('PUT', '/quests/items/light', { action: 'Increase', value: 3 });
    expect(refusal(await own())).toEqual([403, 70_001]);
    expect((await move('light', 3)).status).toBe(200);
    const other = await newPlayer(platform, { app, realmId });
    const { personaId } = player;
    expect(refusal(await other.call('POST', '/quests/items/light/redeem', { personaId }))).toEqual([403, 70_001]);
    expect(await player.ok('POST', '/quests/items/light/redeem')).toMatchObject({ inventory: [{ quantity: 1 }] });
  });

  it('is counted item by item, of those whose period has begun', async () => {
    const { app, move, redeem, server, ok, realmId, itemId } = await world({
      layout: 'WithProgressBar',
      items: [
        task('light', { points: 20, order: 1 }),
        task('sweep', { points: 30, order: 2 }),
        task('half', { kind: 'PointReward', thresholdValue: 20, order: 3 }),
      ],
    });
    const counted = async () => {
      const { begun, items } = await ok<{ begun: number; items: { completed: number; redeemed: number }[] }>(
        ...(['GET', '/quests/daily/completion'] as const),
      );
      return [begun, ...items.map(({ completed, redeemed }) => `${completed}${redeemed}`)].join(' ');
    };
    expect(await counted()).toBe('0 00 00 00');
    const other = await newPlayer(platform, { app, realmId });
    const reader = await newPlayer(platform, { app, realmId });
    await move('light', 3);
    await redeem('light');
    await redeem('half');
    await move('light', 3, 'Increase', other.personaId);
    await move('sweep', 1, 'Increase', other.personaId);
    await server('POST', '/fetch', {}, reader.personaId);
    expect(await counted()).toBe('3 21 00 21');
    await ok('POST', `/quests/items/${itemId('light')}/revoke`);
    expect(await counted(), 'points of what nobody sees fill no bar').toBe('3 21 00 11');
    await advance(DAY);
    expect(await counted()).toBe('0 00 00 00');
  });

  it('goes with the player', async () => {
    const { move, ok, player } = await world();
    await move('light', 3);
    await ok('DELETE', `/personas/${player.personaId}`);
    for (const table of ['passport_persona_quests', 'passport_persona_quest_items'] as const) {
      const rows = platform.ports.db.selectFrom(table).selectAll().where('persona_id', '=', player.personaId);
      expect(await rows.execute()).toEqual([]);
    }
    expect(refusal(await move('light', 1))).toEqual([404, 50_001]);
  });
});

describe('rewards of a quest', () => {
  it('are taken once in a period, and those of the period before by nobody', async () => {
    const { move, redeem, has, app, state } = await world();
    expect(refusal(await redeem('light'))).toEqual([400, 90_001]);
    await move('light', 3);
    expect((await redeem('light')).body).toMatchObject({
      quest: { slugName: 'daily', items: [{ redeemed: true }, { redeemed: false }] },
      inventory: [{ quantity: 1 }],
    });
    expect((await redeem('light')).body).toMatchObject({
      passportErrorCode: 90_001,
      message: 'the rewards of the quest item were taken in this period',
    });
    await move('sweep', 3);
    await advance(DAY);
    expect(refusal(await redeem('sweep'))).toEqual([400, 90_001]);
    await move('light', 3);
    expect((await redeem('light')).body).toMatchObject({ inventory: [{ quantity: 2 }] });
    expect((await state()).items[1]).toMatchObject({ achievedValue: 0, redeemed: false });
    expect(await has()).toEqual({ oil: 2 });
    await ledgerAddsUp(platform, app.id);
  });

  it('are answered again to the same key', async () => {
    const { move, app, player, has } = await world();
    await move('light', 3);
    const { personaId } = player;
    const again = () =>
      app.call(
        'POST',
        '/upass/v1/sdk/quests/items/light/redeem',
        { personaId },
        {
          headers: { 'Idempotency-Key': 'tap' },
        },
      );
    const first = await again();
    expect(await again()).toMatchObject({ status: 200, body: first.body });
    expect(await has()).toEqual({ oil: 1 });
  });

  it('stay where the inventory is full', async () => {
    const { move, redeem, give, has, ok } = await world(
      { items: [task('light', { rewards: [...oil(1), ...hat] })] },
      { inventoryCapacity: 2 },
    );
    await give('hat', 1);
    await move('light', 3);
    expect(refusal(await redeem('light'))).toEqual([429, 80_001]);
    expect(await has()).toEqual({ hat: 1 });
    await ok('POST', '/config', { inventoryCapacity: 3 });
    expect((await redeem('light')).status).toBe(200);
    expect(await has()).toEqual({ hat: 2, oil: 1 });
  });

  it('for points are done by the tasks that are done and seen, and taken once', async () => {
    const items = [
      task('light', { points: 20, order: 1 }),
      task('sweep', { points: 30, order: 2 }),
      task('half', { kind: 'PointReward', thresholdValue: 20, order: 3 }),
      task('full', { kind: 'PointReward', thresholdValue: 50, order: 4, rewards: oil(5) }),
    ];
    const { move, redeem, state, ok, itemId, has } = await world({ layout: 'WithProgressBar', items });
    const bar = async () => {
      const { points, items: all } = await state();
      return [points, ...all.map(({ completed, redeemed }) => `${Number(completed)}${Number(redeemed)}`)].join(' ');
    };
    expect(refusal(await move('half', 1))).toEqual([400, 30_001]);
    await move('light', 3);
    expect(await bar()).toBe('20 10 00 10 00');
    expect((await redeem('half')).status).toBe(200);
    for (const slug of ['half', 'full']) {
      expect(refusal(await redeem(slug))).toEqual([400, 90_001]);
    }
    await move('sweep', 3);
    await ok('POST', `/quests/items/${itemId('light')}/revoke`);
    expect(await bar()).toBe('30 10 11 00');
    expect(refusal(await redeem('full'))).toEqual([400, 90_001]);
    await ok('POST', `/quests/items/${itemId('light')}/publish`);
    expect((await redeem('full')).body).toMatchObject({ quest: { points: 50 }, inventory: [{ quantity: 6 }] });
    await advance(DAY);
    expect(await bar()).toBe('0 00 00 00 00');
    expect(await has()).toEqual({ oil: 6 });
  });
});
