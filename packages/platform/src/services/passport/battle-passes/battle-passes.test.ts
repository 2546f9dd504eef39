import { seasonOf } from '@uos/contract/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { ledgerAddsUp, openShop } from '../economy/testing.ts';
import { newPlayer, refusal } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const advance = (ms: number) => platform.testClock?.advance((now) => new Date(now.getTime() + ms));

/** That the simulator foretells; `npm run soak -- simulators` asks for more. */
const SEASONS = Number(process.env.UOS_TEST_CASES ?? 8);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const from = (ms: number) => new Date(platform.ports.clock.now().getTime() + ms).toISOString();
const oil = (quantity: number) => [{ resourceSlug: 'oil', quantity }];
const hat = [{ resourceSlug: 'hat', quantity: 1 }];

interface Standing {
  readonly level: number;
  readonly exp: number;
  readonly totalExp: number;
  readonly todayExp: number;
  readonly weekExp: number;
  readonly unlockedSlots: readonly string[];
  readonly claimed: readonly object[];
  readonly claimable: readonly object[];
}

/** A season of five levels of a hundred, with a free track and a deluxe one. */
async function season(settings: object = {}, { deluxe = {}, config = {} }: { deluxe?: object; config?: object } = {}) {
  const shop = await openShop(platform, config);
  const { ok, player } = shop;
  await ok('POST', '/battle-pass', { slugName: 's1', displayName: '初雾', maxLevel: 5, levelExp: [100], ...settings });
  const slot = (slugName: string, more: object) =>
    ok<{ slot: { id: string } }>('POST', '/battle-pass/slots', {
      ...{ battlePassSlugName: 's1', slugName, displayName: slugName },
      ...more,
    });
  const gifts = [
    { level: 2, items: oil(2) },
    { level: 1, items: oil(1) },
  ];
  const { slot: free } = await slot('free', { unlockedByDefault: true, rewards: gifts });
  const { slot: rich } = await slot('deluxe', { order: 1, rewards: [{ level: 1, items: oil(10) }], ...deluxe });
  await ok('POST', '/battle-pass/s1/publish');
  const call = (verb: string, body: object, to = player) => to.call('POST', `/battle-pass/s1/${verb}`, body);
  return {
    ...{ ...shop, free, rich, slot, call },
    add: (exp: number, to = player) =>
      to.ok<{ personaBattlePass: Standing; addedExp: number }>('POST', '/battle-pass/s1/exp', { exp }),
    stand: async (to = player) =>
      (await to.ok<{ personaBattlePass: Standing }>('GET', '/battle-pass/s1')).personaBattlePass,
    change: (body: object) => shop.call('PUT', '/battle-pass/s1', body),
  };
}

describe('battle passes', () => {
  it('are pending, active, over or taken back, in a row and in a filter', async () => {
    const { ok, call, change, app } = await season();
    const is = async (status: string) =>
      expect(await ok('POST', '/battle-pass/search', { status, displayName: '雾' })).toMatchObject({
        total: 1,
        battlePasses: [{ slugName: 's1', status }],
      });
    await is('Active');
    await change({ startTime: from(HOUR) });
    await is('Pending');
    expect(refusal(await call('exp', { exp: 1 }))).toEqual([400, 90_001]);
    await change({ startTime: from(-2 * HOUR), endTime: from(-HOUR) });
    await is('Expired');
    expect(refusal(await call('claim', {}))).toEqual([400, 90_001]);
    expect(refusal(await app.call('POST', '/upass/v1/battle-pass/s1/revoke'))).toEqual([400, 90_001]);
    expect((await change({ endTime: null })).body).not.toHaveProperty('battlePass.endTime');
    await ok('POST', '/battle-pass/s1/revoke');
    await is('Suspended');
    expect(refusal(await call('exp', { exp: 1 }))).toEqual([404, 50_001]);
    await change({ endTime: from(-HOUR) });
    expect(refusal(await app.call('POST', '/upass/v1/battle-pass/s1/publish'))).toEqual([400, 90_001]);
    expect(await ok('DELETE', '/battle-pass/s1')).toEqual({});
  });

  it('need a slot to be published, once, and stay while they are active', async () => {
    const { ok, app } = await season();
    await ok('POST', '/battle-pass', { slugName: 's2', displayName: '空', maxLevel: 3, levelExp: [1, 2, 3] });
    const post = (path: string) => app.call('POST', `/upass/v1/battle-pass/${path}`);
    expect(refusal(await post('s2/publish'))).toEqual([400, 90_001]);
    expect(refusal(await post('s1/publish'))).toEqual([400, 90_001]);
    expect(refusal(await post('s2/revoke'))).toEqual([400, 90_001]);
    expect(refusal(await app.call('DELETE', '/upass/v1/battle-pass/s1'))).toEqual([400, 90_001]);
    expect(await ok('GET', '/battle-pass/names')).toEqual({
      total: 2,
      names: [
        { slugName: 's2', displayName: '空' },
        { slugName: 's1', displayName: '初雾' },
      ],
    });
  });

  it('have one value of experience or one per level, and more levels only while active', async () => {
    const { change, ok } = await season();
    expect(refusal(await change({ levelExp: [1, 2] }))).toEqual([400, 30_001]);
    expect(refusal(await change({ maxLevel: 4 }))).toEqual([400, 90_001]);
    expect(refusal(await change({ endTime: from(-HOUR) }))).toEqual([400, 30_001]);
    expect((await change({ maxLevel: 6, levelExp: [1, 2, 3, 4, 5, 6] })).status).toBe(200);
    await ok('POST', '/battle-pass/s1/revoke');
    expect(refusal(await change({ maxLevel: 1, levelExp: [1] }))).toEqual([400, 30_001]);
    expect((await change({ maxLevel: 2, levelExp: [1] })).status).toBe(200);
  });

  it('have slots whose rewards are of their levels and of resources that are there', async () => {
    const { rich, slot, ok, add, app, call } = await season();
    const put = async (body: object) => refusal(await app.call('PUT', `/upass/v1/battle-pass/slots/${rich.id}`, body));
    expect(await put({ rewards: [{ level: 6, items: oil(1) }] })).toEqual([400, 30_001]);
    expect(await put({ rewards: [1, 1].map((level) => ({ level, items: oil(1) })) })).toEqual([400, 30_001]);
    expect(await put({ rewards: [{ level: 1, items: [{ resourceSlug: 'none', quantity: 1 }] }] })).toEqual([
      404, 50_001,
    ]);
    expect(await put({ unlockProductSlug: 'none' })).toEqual([404, 50_001]);
    await expect(slot('free', {})).rejects.toThrow('60001');
    for (let at = 2; at < 20; at += 1) {
      await slot(`more-${at}`, {});
    }
    await expect(slot('more', {})).rejects.toThrow('80001');
    expect(await ok('DELETE', `/battle-pass/slots/${rich.id}`)).toEqual({});
    await add(100);
    await call('claim', {});
    const { battlePass } = await ok<{ battlePass: { slots: { id: string }[] } }>('GET', '/battle-pass/s1');
    await expect(ok('DELETE', `/battle-pass/slots/${battlePass.slots[0]?.id}`)).rejects.toThrow('90001');
  });

  it('keep the resources that they give', async () => {
    const { app } = await season({}, { deluxe: { rewards: [{ level: 1, items: hat }] } });
    const { status, body } = await app.call('DELETE', '/upass/v1/resources/hat');
    expect([status, body]).toMatchObject([400, { details: ['a battle pass uses it'] }]);
  });
});

describe('experience', () => {
  it('makes levels by their own values, and what is over the last one stays', async () => {
    const { add, stand, change } = await season({ levelExp: [10, 20, 30, 40, 50] });
    expect(await stand()).toMatchObject({ level: 0, exp: 0, claimable: [], unlockedSlots: ['free'] });
    expect(await stand()).not.toHaveProperty('updatedAt');
    expect(await add(35)).toMatchObject({ addedExp: 35, personaBattlePass: { level: 2, exp: 5, totalExp: 35 } });
    expect(await add(200)).toMatchObject({ addedExp: 200, personaBattlePass: { level: 5, exp: 85, totalExp: 235 } });
    await change({ maxLevel: 6, levelExp: [80] });
    expect((await add(1)).personaBattlePass).toMatchObject({ level: 6, exp: 6, totalExp: 236 });
  });

  it('is what a plain reference adds, whatever the limits, the values and the days', async () => {
    const settings = { maxLevel: 7, levelExp: [5, 80, 3, 40, 1, 60, 20], dailyExpLimit: 50, weeklyExpLimit: 140 };
    const { ok, player } = await season({ ...settings, dayStartHour: 5 });
    const add = (amount: number) => ok('POST', '/sdk/battle-pass/s1/exp', { exp: amount, personaId: player.personaId });
    let [level, exp, total, day, week] = [0, 0, 0, 0, 0];
    for (const [at, amount] of [7, 30, 60, 1, 45, 9, 200, 33, 2, 70, 12, 49, 8, 90].entries()) {
      if (at % 3 === 2) {
        await advance(DAY);
        const weekday = new Date(platform.ports.clock.now().getTime() + 3 * HOUR).getUTCDay();
        day = 0;
        week = weekday === 1 ? 0 : week;
      }
      const added = Math.max(0, Math.min(amount, 50 - day, 140 - week));
      [day, week, total, exp] = [day + added, week + added, total + added, exp + added];
      for (let cost = settings.levelExp[level]; cost !== undefined && exp >= cost; cost = settings.levelExp[level]) {
        exp -= cost;
        level += 1;
      }
      const is = { level, exp, totalExp: total, todayExp: day, weekExp: week };
      expect(await add(amount)).toMatchObject({ addedExp: added, personaBattlePass: is });
    }
    expect(await ok('POST', '/personas/battle-pass/search', { slugName: 's1' })).toMatchObject({
      ...{
        total: 1,
        personaBattlePasses: [{ personaId: player.personaId, personaName: expect.stringMatching(/^玩家 /) }],
      },
    });
  });

  it('comes from the server of a game, for anyone, and from nobody else where the game says so', async () => {
    const { call, app, player, ok, realmId } = await season({}, { config: { serverAuthority: ['battlePass'] } });
    const other = await newPlayer(platform, { app, realmId });
    expect(refusal(await call('exp', { exp: 1 }))).toEqual([403, 70_001]);
    expect(refusal(await call('unlock', { slot: 'deluxe' }))).toEqual([403, 70_001]);
    expect(refusal(await call('claim', { personaId: other.personaId }))).toEqual([403, 70_001]);
    const server = (verb: string, body: object) => app.call('POST', `/upass/v1/sdk/battle-pass/s1/${verb}`, body);
    expect(refusal(await server('exp', { exp: 1 }))).toEqual([400, 30_001]);
    const { personaId } = player;
    expect(await ok('POST', '/sdk/battle-pass/s1/exp', { exp: 150, personaId: personaId.toUpperCase() })).toMatchObject(
      {
        personaBattlePass: { personaId, level: 1, exp: 50 },
      },
    );
    expect((await server('unlock', { slot: 'deluxe', personaId })).status).toBe(200);
    expect(refusal(await server('exp', { exp: 1, personaId: crypto.randomUUID() }))).toEqual([404, 50_001]);
  });
});

describe('a season', () => {
  const DAYS = 9;
  const settings = fc.integer({ min: 1, max: 6 }).chain((maxLevel) =>
    fc.record({
      maxLevel: fc.constant(maxLevel),
      levelExp: fc.oneof(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 1 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: maxLevel, maxLength: maxLevel }),
      ),
      dailyExpLimit: fc.constantFrom(0, 40, 100),
      weeklyExpLimit: fc.constantFrom(0, 90, 400),
      dayStartHour: fc.integer({ min: 0, max: 23 }),
      expPerDay: fc.integer({ min: 1, max: 250 }),
      lastsDays: fc.constantFrom(undefined, 3.5, 7),
    }),
  );

  it('is played as the simulator foretells, level by level', async () => {
    const { ok, call, player } = await openShop(platform);
    const startTime = from(0);
    const seasons = fc.sample(settings, { numRuns: SEASONS, seed: 19 }).map(({ expPerDay, lastsDays, ...one }, at) => ({
      ...{ slugName: `s${at}`, expPerDay },
      pass: { ...one, startTime, ...(lastsDays === undefined ? {} : { endTime: from(lastsDays * DAY) }) },
    }));
    for (const { slugName, pass } of seasons) {
      await ok('POST', '/battle-pass', { ...pass, slugName, displayName: slugName });
      await ok('POST', '/battle-pass/slots', { battlePassSlugName: slugName, slugName: 'free', displayName: '免费' });
      await ok('POST', `/battle-pass/${slugName}/publish`);
    }
    const reached = seasons.map((): string[] => []);
    for (let day = 1; day <= DAYS; day += 1) {
      for (const [at, { slugName, expPerDay }] of seasons.entries()) {
        const { body } = await call('POST', `/sdk/battle-pass/${slugName}/exp`, {
          ...{ personaId: player.personaId, exp: expPerDay },
        });
        const { personaBattlePass: standing } = body as { personaBattlePass?: Standing };
        const before = reached[at]?.length ?? 0;
        for (let level = before + 1; level <= (standing?.level ?? 0); level += 1) {
          reached[at]?.push(`${level} on ${day} with ${standing?.totalExp}`);
        }
      }
      await advance(DAY);
    }
    const foretold = seasons.map(({ pass, expPerDay }) =>
      seasonOf(pass, { expPerDay, from: startTime })
        .filter(({ day }) => day <= DAYS)
        .map(({ level, day, totalExp }) => `${level} on ${day} with ${totalExp}`),
    );
    expect(reached).toEqual(foretold);
    expect(reached.flat().length).toBeGreaterThan(seasons.length);
  });
});

describe('rewards of a battle pass', () => {
  it('are taken once each: one, those of a slot or level, or all that may be', async () => {
    const { add, call, has, stand, app } = await season();
    await add(250);
    expect((await stand()).claimable).toEqual([
      { slot: 'free', level: 1 },
      { slot: 'free', level: 2 },
    ]);
    const claim = (body: object) => call('claim', body);
    expect((await claim({ slot: 'free', level: 1 })).body).toMatchObject({
      personaBattlePass: { claimed: [{ slot: 'free', level: 1 }], claimable: [{ slot: 'free', level: 2 }] },
      inventory: [{ quantity: 1 }],
    });
    for (const wish of [
      { slot: 'free', level: 1 },
      { slot: 'free', level: 3 },
      { slot: 'free', level: 1e15 },
      { slot: 'deluxe', level: 1 },
    ]) {
      expect(refusal(await claim(wish))).toEqual([400, 90_001]);
    }
    expect(refusal(await claim({ slot: 'none' }))).toEqual([404, 50_001]);
    expect((await call('unlock', { slot: 'deluxe' })).body).toMatchObject({
      personaBattlePass: { unlockedSlots: ['free', 'deluxe'] },
    });
    expect((await claim({ level: 1 })).body).toMatchObject({ inventory: [{ quantity: 11 }] });
    expect((await claim({})).body).toMatchObject({ inventory: [{ quantity: 13 }] });
    expect((await claim({})).body).toMatchObject({ inventory: [], personaBattlePass: { claimable: [] } });
    expect(await has()).toEqual({ oil: 13 });
    await ledgerAddsUp(platform, app.id);
  });

  it('are answered again to the same key, and given once', async () => {
    const { add, player, has } = await season();
    await add(100);
    const again = (body: object) =>
      platform.call('POST', '/upass/v1/sdk/battle-pass/s1/claim', body, {
        headers: { Authorization: `Bearer ${player.token}`, 'Idempotency-Key': 'tap-1' },
      });
    const first = await again({});
    await add(100);
    expect(await again({})).toMatchObject({ status: 200, body: first.body });
    expect(refusal(await again({ slot: 'free' }))).toEqual([409, 60_001]);
    expect(await has()).toEqual({ oil: 1 });
  });

  it('stay where the inventory is full, beside those for which there is room', async () => {
    const gifts = [
      { level: 1, items: oil(1) },
      { level: 2, items: hat },
      { level: 3, items: oil(1) },
    ];
    const { add, call, has, give, ok, free, stand } = await season({}, { config: { inventoryCapacity: 2 } });
    await ok('PUT', `/battle-pass/slots/${free.id}`, { rewards: gifts });
    await give('oil', 1);
    await give('hat', 1);
    await add(300);
    expect(refusal(await call('claim', { level: 2 }))).toEqual([429, 80_001]);
    expect((await call('claim', {})).body).toMatchObject({
      inventory: [{ quantity: 3 }],
      personaBattlePass: { claimable: [{ slot: 'free', level: 2 }] },
    });
    expect(refusal(await call('claim', {}))).toEqual([429, 80_001]);
    expect(await has()).toEqual({ oil: 3, hat: 1 });
    await ok('POST', '/config', { inventoryCapacity: 3 });
    expect((await call('claim', {})).status).toBe(200);
    expect([await has(), (await stand()).claimable]).toEqual([{ oil: 3, hat: 2 }, []]);
  });

  it('are opened by the product of their slot, bought since the pass began, and by nobody’s word', async () => {
    const { add, call, change, give, sell, ok, player, rich, stand } = await season();
    await sell('deluxe-pass', { rewards: [{ resourceSlug: 'hat', quantity: 1 }] });
    await ok('PUT', `/battle-pass/slots/${rich.id}`, { unlockProductSlug: 'deluxe-pass' });
    await give('coin', 20);
    await add(100);
    const unlock = async () => refusal(await call('unlock', { slot: 'deluxe' }));
    expect(await unlock()).toEqual([400, 90_001]);
    await player.ok('POST', '/products/purchase', { productSlug: 'deluxe-pass' });
    expect((await stand()).unlockedSlots).toEqual(['free', 'deluxe']);
    await advance(HOUR);
    await change({ startTime: from(0) });
    expect(await unlock()).toEqual([400, 90_001]);
    await player.ok('POST', '/products/purchase', { productSlug: 'deluxe-pass' });
    expect((await unlock())[0]).toBe(200);
    expect((await call('claim', { slot: 'deluxe' })).body).toMatchObject({ inventory: [{ quantity: 10 }] });
    expect(refusal(await call('unlock', { slot: 'none' }))).toEqual([404, 50_001]);
  });
});

describe('how far a persona is', () => {
  it('is read without being written, and forgotten of one, of all, and with the player', async () => {
    const { add, app, player, ok, realmId, call, stand } = await season();
    const path = `/personas/${player.personaId}/battle-pass/s1`;
    expect(await ok('GET', path)).toMatchObject({ personaBattlePass: { level: 0, unlockedSlots: ['free'] } });
    const found = async () => (await ok<{ total: number }>('POST', '/personas/battle-pass/search')).total;
    expect(await found()).toBe(0);
    const others = [await newPlayer(platform, { app, realmId }), await newPlayer(platform, { app, realmId })];
    for (const one of [player, ...others]) {
      await add(100, one);
      await call('claim', {}, one);
    }
    expect(await found()).toBe(3);
    expect(await ok('DELETE', path)).toEqual({});
    expect(await stand()).toMatchObject({ level: 0, claimed: [] });
    await ok('DELETE', `/personas/${others[0]?.personaId}`);
    expect(await found()).toBe(1);
    expect(await ok('DELETE', '/personas/battle-pass/s1')).toEqual({ deletedCount: 1 });
    expect(refusal(await app.call('DELETE', '/upass/v1/personas/battle-pass/s2'))).toEqual([404, 50_001]);
    await add(100);
    expect((await call('claim', {})).body).toMatchObject({ inventory: [{ quantity: 2 }] });
  });
});
