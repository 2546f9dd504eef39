import { shanghaiMonth } from '@uos/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { paidIn } from '../minors/store.ts';
import { refusal } from '../testing.ts';
import { ledgerAddsUp, openShop } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const MINUTE = 60_000;
const ahead = async (ms: number) => {
  await platform.testClock?.advance((now) => new Date(now.getTime() + ms));
};

type Told = 'success' | 'failed' | 'refunded';
interface Order {
  readonly status: string;
  readonly failReason: string;
}

/** A shop that sells two oils for 30 yuan; orders are numbered T1, T2 and on. */
async function moneyShop(product: object = {}, settings: object = {}) {
  const shop = await openShop(platform, settings);
  await shop.sell('oils', {
    ...{ costs: [{ resourceSlug: 'CNY', quantity: 3000 }], rewards: [{ resourceSlug: 'oil', quantity: 2 }] },
    ...product,
  });
  const { player, app } = shop;
  let number = 0;
  const begin = (more: object = {}) => {
    number += 1;
    const bill = { outTradeNo: `T${number}`, paymentMethod: 'AlipayApp', totalAmount: 3000, productSlug: 'oils' };
    return shop.call('POST', '/payments', { ...bill, personaId: player.personaId, ...more });
  };
  const tell = async (status: Told, outTradeNo = 'T1'): Promise<Order> =>
    (await shop.ok<{ transaction: Order }>('POST', '/payments/notify', { outTradeNo, status })).transaction;
  const paid = () => {
    const now = platform.ports.clock.now().toISOString();
    return paidIn(platform.ports.db, { appId: app.id, userId: player.userId, month: shanghaiMonth(now) ?? '' }, now);
  };
  return { ...shop, begin, tell, paid };
}

const SIX: readonly (readonly Told[])[] = [
  ...[['success', 'failed', 'refunded'] as const, ['success', 'refunded', 'failed'] as const],
  ...[['failed', 'success', 'refunded'] as const, ['failed', 'refunded', 'success'] as const],
  ...[['refunded', 'success', 'failed'] as const, ['refunded', 'failed', 'success'] as const],
];

describe('notices of a payment', () => {
  it.each(SIX)('in the order %s, %s, %s, and all of them again, end in the same', async (...notices) => {
    const { app, begin, tell, has, paid } = await moneyShop();
    await begin();
    for (const status of notices) {
      await tell(status);
    }
    expect((await tell('success')).status).toBe('Refunded');
    for (const status of [...notices, ...notices]) {
      expect((await tell(status)).status).toBe('Refunded');
    }
    expect([await has(), await paid()]).toEqual([{}, 0]);
    await ledgerAddsUp(platform, app.id);
  });

  it('give once, and take back what is left of it', async () => {
    const { app, ok, begin, tell, has, paid } = await moneyShop();
    await begin();
    expect(await paid()).toBe(3000);
    expect((await tell('success')).status).toBe('Fulfilled');
    expect((await tell('success')).status).toBe('Fulfilled');
    expect((await tell('failed')).status).toBe('Fulfilled');
    expect([await has(), await paid()]).toEqual([{ oil: 2 }, 3000]);
    const { inventory } = await ok<{ inventory: { inventoryItemId: string }[] }>('POST', '/inventory/search', {});
    await ok('PUT', `/personas/inventory/${inventory[0]?.inventoryItemId}`, { quantity: 1 });
    expect((await tell('refunded')).status).toBe('Refunded');
    expect([await has(), await paid()]).toEqual([{}, 0]);
    await ledgerAddsUp(platform, app.id);
  });

  it('say what was paid, and money that came after all is taken', async () => {
    const { call, begin, tell, has, paid } = await moneyShop();
    await begin();
    const wrong = { outTradeNo: 'T1', status: 'success', totalAmount: 2999 };
    expect(refusal(await call('POST', '/payments/notify', wrong))).toEqual([400, 30_001]);
    expect(await tell('failed')).toMatchObject({ status: 'ChargeFailed', failReason: 'payment failed' });
    expect(await paid()).toBe(0);
    expect(await tell('success')).toMatchObject({ status: 'Fulfilled', failReason: '' });
    expect([await has(), await paid()]).toEqual([{ oil: 2 }, 3000]);
  });

  it('of an order without room leave it paid, to be fulfilled later or paid back', async () => {
    const { give, begin, tell, has } = await moneyShop();
    await give('oil', 99);
    await begin();
    expect((await tell('success')).status).toBe('FulfillFailed');
    expect((await tell('success')).status).toBe('FulfillFailed');
    expect((await tell('refunded')).status).toBe('Refunded');
    expect(await has()).toEqual({ oil: 99 });
  });

  it('for somebody who was deleted keep the money in sight', async () => {
    const { ok, begin, tell, player } = await moneyShop();
    await begin();
    await ok('DELETE', `/personas/${player.personaId}`);
    expect(await tell('success')).toMatchObject({ status: 'FulfillFailed', failReason: 'persona not found' });
  });
});

describe('an order for real money', () => {
  it('holds its place in the limit for half an hour, and ends after a day', async () => {
    const { begin, tell, player, ok } = await moneyShop({ limitCount: 1 });
    expect((await begin()).status).toBe(200);
    expect(refusal(await begin())).toEqual([400, 90_021]);
    await ahead(30 * MINUTE);
    expect((await begin()).status).toBe(200);
    await ahead(23 * 60 * MINUTE);
    const { transactions } = await ok<{ transactions: { outTradeNo: string }[] }>('POST', '/transactions/search', {
      ...{ personaId: player.personaId, status: 'Pending' },
    });
    expect(transactions.map(({ outTradeNo }) => outTradeNo)).toEqual(['T3', 'T1']);
    await ahead(31 * MINUTE);
    const failed = await ok<{ transactions: Order[] }>('POST', '/transactions/search', { status: 'ChargeFailed' });
    expect(failed.transactions).toMatchObject([{ failReason: 'timed out' }]);
    expect((await tell('success', 'T1')).status).toBe('Fulfilled');
    expect(refusal(await begin())).toEqual([400, 90_021]);
  });

  it('is what the product costs, once for each number, by the persona itself or a server', async () => {
    const { begin, player, call } = await moneyShop();
    expect(refusal(await begin({ totalAmount: 2999 }))).toEqual([400, 30_001]);
    expect(refusal(await begin({ quantity: 2 }))).toEqual([400, 30_001]);
    expect((await begin({ quantity: 2, totalAmount: 6000 })).status).toBe(200);
    expect(refusal(await begin({ outTradeNo: 'T3' }))).toEqual([409, 60_001]);
    const own = { outTradeNo: 'own', paymentMethod: 'AlipayApp', totalAmount: 3000, productSlug: 'oils' };
    const pay = (body: object) =>
      platform.call('POST', '/v1/payments', body, { headers: { Authorization: `Bearer ${player.token}` } });
    expect(refusal(await pay({ ...own, personaId: crypto.randomUUID() }))).toEqual([403, 70_001]);
    expect((await pay({ ...own, personaId: player.personaId })).status).toBe(200);
    const { body } = await call('POST', '/products/purchase', {
      ...own,
      outTradeNo: 'x',
      personaId: player.personaId,
      totalAmount: undefined,
    });
    expect(body).toMatchObject({ transaction: { status: 'Pending', totalAmount: 3000 }, inventory: [] });
    expect(refusal(await player.call('POST', '/products/purchase', { productSlug: 'oils' }))).toEqual([400, 90_001]);
  });

  it('counts for the month of a minor on both ways to pay, and has room again when it fails', async () => {
    const { begin, tell, call, player, app } = await moneyShop({}, { antiAddiction: { enabled: true } });
    await platform.ports.db
      .updateTable('passport_users')
      .set({ age_group: 'EightToSixteen', age_group_ends: '2099-01-01' })
      .where('app_id', '=', app.id)
      .where('id', '=', player.userId)
      .execute();
    for (let paid = 0; paid < 6; paid += 1) {
      expect((await begin()).status).toBe(200);
    }
    const buy = { personaId: player.personaId, productSlug: 'oils', paymentMethod: 'AlipayApp', outTradeNo: 'x' };
    expect(refusal(await begin())).toEqual([400, 90_060]);
    expect(refusal(await call('POST', '/products/purchase', buy))).toEqual([400, 90_060]);
    await tell('failed', 'T1');
    expect((await call('POST', '/products/purchase', buy)).status).toBe(200);
    expect(refusal(await begin({ quantity: 2, totalAmount: 6000 }))).toEqual([400, 90_060]);
  });
});
