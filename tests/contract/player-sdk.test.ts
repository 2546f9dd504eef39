// The SDK of a player against the platform itself: who signs in plays, a game server believes the token, and who is
// banned is told why.
import { createPlayer, InventoryFull, LimitReached, NotEnough, PlayerBanned, type PlayerEvents } from '@uos/sdk/player';
import { verifyPlayerToken } from '@uos/sdk/player/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

let platform: TestPlatform;
let app: TestApp;

beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app(['passport']);
  await app.call('POST', '/upass/v1/id-domains', { name: 'Lamps' });
});
afterAll(() => platform?.stop());

function open() {
  return createPlayer({ origin: platform.origin, appId: app.id, appSecret: app.secret, storage: 'memory' });
}

describe('a player', () => {
  it('signs in with a nonce, meets others, and is believed by a game server', async () => {
    const [linnet, siskin] = [open(), open()];
    const { persona, isNew } = await linnet.signIn({ externalUserID: 'wx-1', displayName: 'Linnet' });
    await siskin.signIn({ externalUserID: 'wx-2', displayName: 'Siskin' });
    expect(isNew).toBe(true);
    expect((await linnet.personas.me()).persona.displayName).toBe('Linnet');
    const names: string[] = [];
    for await (const { displayName } of siskin.players.search.all({ displayName: 'Lin' })) {
      names.push(displayName);
    }
    expect(names).toEqual(['Linnet']);
    await expect(siskin.guilds.create({ guildName: '', visibility: 'Public' })).rejects.toMatchObject({
      ...{ status: 400, code: 30_001 },
      details: expect.arrayContaining([expect.stringContaining('guildName')]),
    });
    const verified = await verifyPlayerToken(await linnet.token(), { origin: platform.origin, appId: app.id });
    expect(verified).toMatchObject({ userID: persona?.userID, personaID: persona?.personaID, appId: app.id });
  });

  it('buys in the shop once for each tap, and reads what is missing, full, or bought often enough', async () => {
    const make = async (path: string, body: object) => {
      const answer = await app.call('POST', `/upass/v1${path}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const amount = (resourceSlug: string, quantity: number) => [{ resourceSlug, quantity }];
    await make('/resources', { slugName: 'JADE', displayName: '玉', type: 'VirtualCurrency' });
    await make('/resources', { slugName: 'LAMP', displayName: '灯', type: 'Item', quantityLimit: 2 });
    await make('/categories', { slugName: 'lamps', displayName: '灯' });
    const sell = { categorySlug: 'lamps', costs: amount('JADE', 30), rewards: amount('LAMP', 1) };
    await make('/products', { ...sell, slugName: 'lamp', displayName: '灯' });
    const daily = { limitCount: 1, resetSchedule: { type: 'EveryDay', hour: 5 } };
    await make('/products', { ...sell, ...daily, slugName: 'daily', displayName: '每日', costs: amount('JADE', 1) });
    await make('/products/publish', { ids: ['lamp', 'daily'] });

    const game = open();
    const { persona } = await game.signIn({ externalUserID: 'wx-4', displayName: 'Wren' });
    const give = (resourceSlug: string, depositQuantity: number) =>
      game.inventory.deposit({ resources: [{ resourceSlug, depositQuantity }] });
    await give('JADE', 100);
    const { products } = await game.shop.list({ categorySlug: 'lamps' });
    expect(products.map(({ slugName }) => slugName).sort()).toEqual(['daily', 'lamp']);

    const key = 'one-tap';
    const [first, again] = await Promise.all([game.shop.buy('lamp', { key }), game.shop.buy('lamp', { key })]);
    expect(again).toEqual(first);
    expect(first.transaction.status).toBe('Fulfilled');
    expect(first.inventory.map(({ personaId, quantity }) => [personaId, quantity])).toContainEqual([
      persona?.personaID,
      70,
    ]);
    expect([await game.inventory.count('JADE'), await game.inventory.count('LAMP')]).toEqual([70, 1]);

    await game.shop.buy('daily');
    const limit = await game.shop.buy('daily').catch((thrown: unknown) => thrown as LimitReached);
    expect(limit).toBeInstanceOf(LimitReached);
    const { resetsAt } = limit as LimitReached;
    expect(resetsAt?.getUTCHours()).toBe(21);
    const now = platform.ports.clock.now().getTime();
    expect((resetsAt?.getTime() ?? 0) - now).toBeGreaterThan(0);
    expect((resetsAt?.getTime() ?? 0) - now).toBeLessThanOrEqual(86_400_000);

    const full = await give('LAMP', 1).catch((thrown: unknown) => thrown);
    expect(full).toBeInstanceOf(InventoryFull);
    expect(full).toMatchObject({ resource: 'LAMP' });
    await game.inventory.count('JADE');
    await expect(game.shop.buy('lamp', { quantity: 3 })).rejects.toMatchObject({
      ...{ name: 'NotEnough', resource: 'JADE', have: 69, need: 90 },
    });
    await expect(game.shop.buy('lamp', { quantity: 3 })).rejects.toBeInstanceOf(NotEnough);
  });

  it('is signed out with the words of a ban', async () => {
    const game = open();
    const heard: PlayerEvents['signed-out'][] = [];
    game.on('signed-out', (event) => heard.push(event));
    const { persona } = await game.signIn({ externalUserID: 'wx-3', displayName: 'Owl' });
    await app.call('POST', `/upass/v1/personas/${persona?.personaID}/ban`, { reason: '使用外挂', duration: 3600 });
    const error = await game.personas.me().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PlayerBanned);
    expect(error).toMatchObject({ reason: '使用外挂', what: 'persona', until: expect.any(Date) });
    expect(heard).toMatchObject([{ why: 'banned', reason: '使用外挂' }]);
    expect(await game.isSignedIn()).toBe(false);
    await expect(game.signIn({ externalUserID: 'wx-3' })).rejects.toBeInstanceOf(PlayerBanned);
  });
});
