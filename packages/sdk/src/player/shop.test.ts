import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer, InventoryFull, LimitReached, NotEnough, type Player, PlayerOffline } from './index.ts';
import { PAUSES_MS } from './repeat.ts';
import { APP, startGame, type TestGame } from './testing.ts';

const BUY = 'POST /sdk/products/purchase';

let game: TestGame;
let player: Player;
beforeEach(async () => {
  game = await startGame();
  player = createPlayer({ origin: game.origin, ...APP, storage: 'memory' });
  await player.signIn({ externalUserID: 'wx-70431', displayName: 'Linnet' });
  // why: what is made again waits a little, and a test does not
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
    wait(work, PAUSES_MS.includes(ms) ? 0 : ms)) as never);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await game.close();
});

const keys = (): string[] => game.calls.filter(({ call }) => call === BUY).map(({ key }) => key);

describe('shop.buy', () => {
  it('says what it buys and that it wants the rows that changed', async () => {
    game.answer = (_, body) => ({ reply: { transaction: { status: 'Fulfilled' }, inventory: [body] } });
    const { inventory } = await player.shop.buy('starter-pack', { quantity: 2, customData: { from: 'banner' } });
    const asked = { productSlug: 'starter-pack', quantity: 2, customData: { from: 'banner' }, returnInventory: true };
    expect(inventory).toEqual([asked]);
    await player.shop.buy({ slugName: 'moon' });
    expect(game.calls.at(-1)?.body).toEqual({ productSlug: 'moon', returnInventory: true });
  });

  it('has a key for each tap, and asks again under the same one when the answer was lost', async () => {
    game.lostAnswers = 2;
    await player.shop.buy('starter-pack');
    await player.shop.buy('starter-pack');
    const [first, second, third, other] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('gives the key of a tap that got no answer at all, to ask later what became of it', async () => {
    game.lostAnswers = 3;
    const error = await player.shop.buy('starter-pack').catch((thrown: unknown) => thrown as PlayerOffline);
    expect(error).toBeInstanceOf(PlayerOffline);
    await player.shop.buy('starter-pack', { key: (error as PlayerOffline).key });
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(4);
  });

  it('does not ask again what was said no to, and says what is missing', async () => {
    game.answer = () => ({ code: 90_020, detail: { resource: 'JADE', have: '3', need: '35' } });
    const error = await player.shop.buy('starter-pack').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotEnough);
    expect(error).toMatchObject({ resource: 'JADE', have: 3, need: 35 });
    expect(keys()).toHaveLength(1);
  });

  it('says when a product may be bought again', async () => {
    game.answer = () => ({ code: 90_021, detail: { limit: '1', bought: '1', resetsAt: '2026-12-01T21:00:00.000Z' } });
    const error = await player.shop.buy('daily').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LimitReached);
    expect(error).toMatchObject({ resetsAt: new Date('2026-12-01T21:00:00Z') });
    game.answer = () => ({ code: 90_021, detail: { limit: '1', bought: '1' } });
    await expect(player.shop.buy('once')).rejects.toMatchObject({ name: 'LimitReached', resetsAt: undefined });
  });
});

describe('inventory', () => {
  it('proves beside the token that a build of the game adds to it, and learns the time where the device is wrong', async () => {
    const shown: string[][] = [];
    const fetch: typeof globalThis.fetch = (url, init) => {
      const { authorization = '', 'x-nonce-token': hash = '' } = (init?.headers ?? {}) as Record<string, string>;
      shown.push([authorization.split(' ', 1)[0] ?? '', String(hash.length)]);
      return globalThis.fetch(url, init);
    };
    const other = createPlayer({ origin: game.origin, ...APP, storage: 'memory', fetch });
    await other.signIn({ externalUserID: 'wx-70432' });
    let late = 1;
    game.answer = (call) => {
      late -= call.endsWith('/deposit') ? 1 : 0;
      return late === 0 ? { code: 160_001, message: 'nonce timestamp expired' } : { reply: { inventory: [] } };
    };
    await other.inventory.deposit({ resources: [{ resourceSlug: 'JADE', depositQuantity: 1 }] });
    await other.inventory.list();
    expect(shown).toEqual([
      ['nonce', '0'],
      ['Bearer', '64'],
      ['Bearer', '64'],
      ['Bearer', '0'],
    ]);
    const tokenFrom = async () => ({ accessToken: await other.token() });
    const bare = createPlayer({ origin: game.origin, appId: APP.appId, storage: 'memory', tokenFrom });
    await expect(bare.inventory.deposit({ resources: [] })).rejects.toThrow('playerInventory.deposit needs appSecret');
  });

  it('counts over rows and pages', async () => {
    const rows = [{ quantity: 3 }, { quantity: 4 }, { quantity: 5 }];
    game.answer = (call) =>
      call === 'GET /sdk/inventory'
        ? { reply: { inventory: rows.splice(0, 2), total: 3, start: 0, count: 2 } }
        : undefined;
    expect(await player.inventory.count('JADE')).toBe(12);
  });

  it('that is full is told from a list that is', async () => {
    game.answer = (call) =>
      call === 'POST /sdk/inventory/deposit' ? { code: 80_001, detail: { resource: 'JADE' } } : { code: 80_001 };
    const full = await player.inventory
      .deposit({ resources: [{ resourceSlug: 'JADE', depositQuantity: 1 }] })
      .catch((thrown: unknown) => thrown);
    expect(full).toBeInstanceOf(InventoryFull);
    expect(full).toMatchObject({ resource: 'JADE' });
    await expect(player.friends.list()).rejects.toBeInstanceOf(LimitReached);
  });
});
