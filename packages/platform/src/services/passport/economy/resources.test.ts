import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { newPlayer, refusal } from '../testing.ts';
import { grant, isFull } from './grant.ts';
import { knownResources } from './require.ts';
import { ledgerAddsUp, openShop } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const ahead = async (seconds: number) => {
  await platform.testClock?.advance((now) => new Date(now.getTime() + seconds * 1000));
};

describe('resources', () => {
  it('are there beside real money, which stays as it is', async () => {
    const { ok, call } = await openShop(platform);
    const { resources, total } = await ok<{ resources: { slugName: string; type: string }[]; total: number }>(
      ...(['POST', '/resources/search', {}] as const),
    );
    expect([total, resources.find(({ slugName }) => slugName === 'CNY')?.type]).toEqual([4, 'Currency']);
    expect(refusal(await call('PUT', '/resources/CNY', { displayName: '元' }))).toEqual([400, 90_001]);
    expect(refusal(await call('DELETE', '/resources/CNY'))).toEqual([400, 90_001]);
    expect(refusal(await call('POST', '/resources', { slugName: 'CNY', type: 'Item', displayName: 'x' }))).toEqual([
      ...[409, 60_001],
    ]);
  });

  it('have slugs that no path takes for something else', async () => {
    const { call } = await openShop(platform);
    const make = (slugName: string, more: object = {}) =>
      call('POST', '/resources', { slugName, type: 'Item', displayName: 'x', ...more });
    expect(refusal(await make('search'))).toEqual([400, 30_003]);
    expect(refusal(await make('coin'))).toEqual([409, 60_001]);
    expect(refusal(await make('gem', { type: 'VirtualCurrency', stackable: false }))).toEqual([400, 30_001]);
    expect(refusal(await make('gem', { lifetimeSeconds: 1e15 }))).toEqual([400, 30_001]);
    expect(refusal(await call('GET', '/resources/gem'))).toEqual([404, 50_001]);
  });

  it('stay while a product, a leaderboard or somebody has some, and go after that', async () => {
    const { ok, call, give, sell } = await openShop(platform);
    await sell('lamp');
    const prizes = { rewards: [{ from: 1, to: 1, items: [{ resourceSlug: 'hat', quantity: 1 }] }] };
    await ok('POST', '/leaderboards', { slugName: 'top', displayName: 'x', ...prizes });
    await ok('POST', '/resources', { slugName: 'gem', type: 'Item', displayName: 'x' });
    await give('gem', 1);
    const why: unknown[] = [];
    for (const slug of ['coin', 'oil', 'hat', 'gem']) {
      const answer = await call('DELETE', `/resources/${slug}`);
      expect(refusal(answer)).toEqual([400, 90_001]);
      why.push((answer.body as { details: string[] }).details[0]);
    }
    expect(why).toEqual([
      ...['a product uses it', 'a product uses it', 'a leaderboard uses it', 'the inventory of a persona uses it'],
    ]);
    await ok('POST', '/products/revoke', { ids: ['lamp'] });
    await ok('DELETE', '/products/lamp');
    await ok('DELETE', '/resources/coin');
    await ok('DELETE', '/leaderboards/top');
    await ok('DELETE', '/resources/hat');
    expect(refusal(await call('POST', '/leaderboards', { slugName: 'top', displayName: 'x', ...prizes }))).toEqual([
      ...[404, 50_001],
    ]);
  });

  it('are imported row by row: the good ones stay', async () => {
    const { ok } = await openShop(platform);
    const row = (slugName: string, more: object = {}) => ({ slugName, type: 'Item', displayName: slugName, ...more });
    const rows = [row('a'), row('import'), row('coin'), row('b', { namespace: 'food' }), row('a')];
    expect(await ok('POST', '/resources/import', { resources: rows })).toMatchObject({
      ...{ createdCount: 2, updatedCount: 0 },
      failed: [{ index: 1, slugName: 'import' }, { index: 2 }, { index: 4, message: 'slugName already exists' }],
    });
    const again = [row('a', { displayName: '甲' }), row('b', { stackable: false })];
    expect(await ok('POST', '/resources/import', { resources: again, overwrite: true })).toMatchObject({
      ...{ createdCount: 0, updatedCount: 1, failed: [{ index: 1, slugName: 'b' }] },
    });
    expect(await ok('GET', '/resources/a')).toMatchObject({ resource: { displayName: '甲' } });
    expect(await ok('GET', '/namespaces')).toEqual({ namespaces: ['default', 'food'], total: 2 });
  });
});

describe('a grant', () => {
  const inTransaction = <Result>(appId: string, work: (place: Parameters<typeof grant>[0]) => Promise<Result>) =>
    platform.ports.db.transaction().execute((db) => {
      return work({ db, appId, ports: platform.ports, now: platform.ports.clock.now().toISOString() });
    });
  const items = (amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts).map(([resourceSlug, quantity]) => ({ resourceSlug, quantity }));

  it('gives all or nothing, and the transaction goes on', async () => {
    const { app, player, has } = await openShop(platform);
    const given = await inTransaction(app.id, async (place) => {
      const to = { personaId: player.personaId, reason: 'mail', source: 'm1' } as const;
      const refused = await grant(place, { ...to, items: items({ coin: 5, hat: 2, oil: 101 }) }).catch(
        (error) => error,
      );
      expect([isFull(refused), refused.facts]).toEqual([
        ...[true, { resource: 'oil', limit: '100', have: '0', quantity: '101' }],
      ]);
      return grant(place, { ...to, items: items({ coin: 5, hat: 2, oil: 100 }) });
    });
    expect(given.map(({ quantity }) => quantity).sort()).toEqual([1, 1, 100, 5]);
    expect(await has()).toEqual({ coin: 5, hat: 2, oil: 100 });
    await ledgerAddsUp(platform, app.id);
  });

  it('is refused where the inventory is full, or a number would not fit', async () => {
    const { app, player, give, has } = await openShop(platform, { inventoryCapacity: 3 });
    await give('hat', 2);
    expect(refusal(await give('hat', 2))).toEqual([429, 80_001]);
    await give('coin', 4_294_967_295);
    expect(refusal(await give('coin', 1))).toEqual([429, 80_001]);
    expect(refusal(await give('oil', 1))).toEqual([429, 80_001]);
    expect(refusal(await give('CNY', 1))).toEqual([404, 50_001]);
    expect(refusal(await give('none', 1))).toEqual([404, 50_001]);
    expect(await has()).toEqual({ coin: 4_294_967_295, hat: 2 });
    const known = await inTransaction(app.id, (place) => knownResources(place, ['coin', 'none', 'CNY']));
    expect([...known]).toEqual(['coin']);
    expect(player.personaId).not.toBe('');
    await ledgerAddsUp(platform, app.id);
  });

  it('lasts as long as the resource says, and rows of different ends do not stack', async () => {
    const { app, ok, give, has } = await openShop(platform);
    await ok('POST', '/resources', { slugName: 'aura', type: 'Item', displayName: 'x', lifetimeSeconds: 60 });
    await give('aura', 1);
    await ahead(30);
    await give('aura', 2);
    expect(await has()).toEqual({ aura: 3 });
    await ahead(40);
    expect(await has()).toEqual({ aura: 2 });
    await ahead(2 * 86_400);
    expect(await has()).toEqual({});
    const left = platform.ports.db.selectFrom('passport_inventory').select('id').where('app_id', '=', app.id);
    expect(await left.execute()).toEqual([]);
    await ledgerAddsUp(platform, app.id);
  });

  it('is for nobody who is deleted, and what they had goes with them', async () => {
    const shop = await openShop(platform);
    const other = await newPlayer(platform, shop);
    await shop.give('coin', 3, other);
    await shop.ok('DELETE', `/personas/${other.personaId}`);
    expect(refusal(await shop.give('coin', 1, other))).toEqual([404, 50_001]);
    expect(await shop.has(other)).toEqual({});
    await ledgerAddsUp(platform, shop.app.id);
  });
});
