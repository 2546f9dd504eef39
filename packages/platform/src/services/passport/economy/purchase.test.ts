import { shanghaiDay } from '@uos/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { newPlayer, refusal } from '../testing.ts';
import { ledgerAddsUp, openShop } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const goTo = async (moment: string) => {
  await platform.testClock?.advance(() => new Date(moment));
};
const of = (resourceSlug: string, quantity: number) => ({ resourceSlug, quantity });

interface Bought {
  readonly transaction: { readonly transactionId: string; readonly status: string; readonly failReason: string };
  readonly inventory: readonly { readonly quantity: number }[];
}

/** A shop in which the player buys a lamp for ten coins, an oil of which it is given for. */
async function shopWith(coins: number, product: Readonly<Record<string, unknown>> = {}, settings: object = {}) {
  const shop = await openShop(platform, settings);
  if (coins > 0) {
    await shop.give('coin', coins);
  }
  await shop.sell('lamp', product);
  const { player, app } = shop;
  const wish = (quantity: number) => ({ personaId: player.personaId, productSlug: 'lamp', quantity });
  // why by the server of the game: the token of a player ends while a test goes through weeks
  const buy = (quantity = 1, key?: string) =>
    app.call('POST', '/upass/v1/products/purchase', wish(quantity), {
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });
  const statuses = async () => {
    const { transactions } = await shop.ok<{ transactions: Bought['transaction'][] }>('POST', '/transactions/search', {
      personaId: player.personaId,
    });
    return transactions.map(({ status }) => status);
  };
  return { ...shop, buy, statuses, addsUp: () => ledgerAddsUp(platform, app.id) };
}

describe('a purchase', () => {
  it('takes the costs and gives the rewards, as many times as it is wanted', async () => {
    const { buy, has, statuses, addsUp } = await shopWith(100, {
      ...{ costs: [of('coin', 10), of('oil', 0 + 1)], rewards: [of('hat', 1), of('coin', 2)] },
    });
    expect(refusal(await buy())).toEqual([400, 90_020]);
    expect(await statuses()).toEqual(['ChargeFailed']);
    expect(await has()).toEqual({ coin: 100 });
    await addsUp();
  });

  it('is charged and not fulfilled where there is no room, and fulfilled once when there is', async () => {
    const { ok, give, buy, has, statuses, addsUp } = await shopWith(30, { rewards: [of('hat', 1), of('oil', 99)] });
    await give('oil', 2);
    const { transaction } = (await buy()).body as Bought;
    expect([transaction.status, transaction.failReason]).toEqual([
      'FulfillFailed',
      'the limit of the resource is reached',
    ]);
    expect(await has()).toEqual({ coin: 20, oil: 2 });
    const again = () =>
      ok<{ transactions: Bought['transaction'][]; skipped: { message: string }[] }>('POST', '/transactions/re-fulfil', {
        transactionIds: [transaction.transactionId],
      });
    expect((await again()).transactions).toMatchObject([{ status: 'FulfillFailed' }]);
    const { inventory } = await ok<{ inventory: { inventoryItemId: string }[] }>('POST', '/inventory/search', {
      resourceSlug: 'oil',
    });
    await ok('PUT', `/personas/inventory/${inventory[0]?.inventoryItemId}`, { quantity: 1 });
    expect((await again()).transactions).toMatchObject([{ status: 'Fulfilled', failReason: '' }]);
    expect((await again()).skipped).toMatchObject([{ message: 'the order is Fulfilled' }]);
    expect(await has()).toEqual({ coin: 20, oil: 100, hat: 1 });
    expect(await statuses()).toEqual(['Fulfilled']);
    await addsUp();
  });

  it('with a key is made once, and a refusal is answered again too', async () => {
    const { buy, has, statuses } = await shopWith(25);
    const first = await buy(1, 'tap-1');
    expect((await buy(1, 'tap-1')).body).toEqual(first.body);
    expect(refusal(await buy(2, 'tap-1'))).toEqual([409, 60_001]);
    const failed = await buy(2, 'tap-2');
    expect(refusal(failed)).toEqual([400, 90_020]);
    expect((await buy(2, 'tap-2')).body).toEqual(failed.body);
    expect(await statuses()).toEqual(['ChargeFailed', 'Fulfilled']);
    expect(await has()).toEqual({ coin: 15, oil: 1 });
    await goTo(new Date(platform.ports.clock.now().getTime() + 25 * 3_600_000).toISOString());
    expect((await buy(1, 'tap-2')).status).toBe(200);
  });

  it('is limited to so many in a period, which begins anew at its hour in Asia/Shanghai', async () => {
    const [noon, tomorrow] = [1, 2].map((days) =>
      shanghaiDay(platform.ports.clock.now().getTime() + days * 86_400_000),
    );
    // why: before five in the morning the period of yesterday goes on
    await goTo(`${noon}T12:00:00+08:00`);
    const daily = { type: 'EveryDay', hour: 5 };
    const { ok, buy, player } = await shopWith(1000, { limitCount: 3, resetSchedule: daily });
    const left = async () => {
      const { products } = await ok<{ products: { consumeCount: number; purchasable: boolean }[] }>(
        ...(['POST', '/products/search', { personaId: player.personaId }] as const),
      );
      return products.map(({ consumeCount, purchasable }) => [consumeCount, purchasable])[0];
    };
    expect((await buy(2)).status).toBe(200);
    const over = await buy(2);
    expect([...refusal(over), over.body]).toMatchObject([
      400,
      90_021,
      { passportErrorDetail: { limit: '3', bought: '2' } },
    ]);
    expect((await buy(1)).status).toBe(200);
    expect(await left()).toEqual([3, false]);
    await goTo(`${tomorrow}T04:55:00+08:00`);
    expect(refusal(await buy())).toEqual([400, 90_021]);
    await goTo(`${tomorrow}T05:00:00+08:00`);
    expect(await left()).toEqual([0, true]);
    expect((await buy(3)).status).toBe(200);
    await ok('PUT', '/products/lamp', { resetSchedule: { ...daily, hour: 6 } });
    expect(await left()).toEqual([0, true]);
    await ok('PUT', '/products/lamp', { resetSchedule: null, limitCount: 0 });
    expect((await buy(50)).status).toBe(200);
  });

  it('is of what is published, in its time, by who is there', async () => {
    const shop = await shopWith(100);
    const { ok, call, buy, player } = shop;
    const now = platform.ports.clock.now().getTime();
    await ok('PUT', '/products/lamp', { endTime: new Date(now + 1000).toISOString() });
    expect((await buy()).status).toBe(200);
    await goTo(new Date(now + 1000).toISOString());
    expect(refusal(await buy())).toEqual([400, 90_001]);
    await ok('PUT', '/products/lamp', { endTime: null });
    await ok('POST', '/products/revoke', { ids: ['lamp'] });
    expect(refusal(await buy())).toEqual([400, 90_001]);
    await ok('POST', '/products/publish', { ids: ['lamp'] });
    const other = await newPlayer(platform, shop);
    await ok('POST', `/personas/${other.personaId}/ban`, { reason: 'x' });
    const wish = { productSlug: 'lamp', personaId: other.personaId };
    expect(refusal(await call('POST', '/products/purchase', wish))).toEqual([400, 90_001]);
    await ok('DELETE', `/personas/${other.personaId}`);
    expect(refusal(await call('POST', '/products/purchase', wish))).toEqual([404, 50_001]);
    const { product } = await ok<{ product: { id: string } }>('GET', '/products/lamp');
    const both = { productId: product.id, productSlug: 'lamp', personaId: player.personaId };
    expect(refusal(await call('POST', '/products/purchase', both))).toEqual([400, 30_001]);
    expect((await call('POST', '/products/purchase', { ...both, productSlug: undefined })).status).toBe(200);
  });

  it('nets what it costs and gives of the same resource, and holds the largest numbers', async () => {
    const { buy, has, addsUp } = await shopWith(4_294_967_295, {
      ...{ costs: [of('coin', 429_496)], rewards: [of('coin', 429_495)] },
    });
    expect((await buy(9999)).status).toBe(200);
    expect(await has()).toEqual({ coin: 4_294_967_295 - 9999 });
    expect(refusal(await buy(10_000))).toEqual([400, 30_001]);
    await addsUp();
  });

  it('keeps the prices of the moment in its order', async () => {
    const { ok, buy, player } = await shopWith(100);
    await buy();
    await ok('POST', '/products/revoke', { ids: ['lamp'] });
    await ok('PUT', '/products/lamp', { costs: [of('coin', 20)], displayName: '贵灯' });
    const { transactions } = await ok<{ transactions: { product: object }[] }>('POST', '/transactions/search', {
      personaId: player.personaId,
    });
    expect(transactions[0]?.product).toMatchObject({
      displayName: 'lamp',
      costs: [{ slugName: 'coin', quantity: 10 }],
    });
  });
});
