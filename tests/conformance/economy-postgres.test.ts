// The economy when many buy, give and take at once, on real PostgreSQL: PGlite has one connection and no race to lose. The
// long rounds are in tests/soak.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerAddsUp } from '../../packages/platform/src/services/passport/economy/testing.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import {
  amount,
  buy,
  economySteps,
  lampShop,
  limited,
  notices,
  rate,
  repeat,
  spend,
} from '../support/economy-round.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { drawing, refuseFailures, tally } from '../support/social-round.ts';

let postgres: TestPostgres;
let platform: TestPlatform;
beforeAll(async () => {
  postgres = await startPostgres();
  platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

describe('what a persona has', () => {
  it('is spent once by however many spend it', async () => {
    const { tally: answers, has } = await spend(platform, 40, 10);
    expect([answers, has]).toEqual([{ 200: 10, '400 90020': 30 }, { hat: 10 }]);
  });

  it('is what the ledger adds up to after random steps of everything that gives and takes', async () => {
    expect(await economySteps(platform, 160, drawing(11))).toBeGreaterThan(40);
  });

  it('is given without a deadlock whatever the order of the costs', async () => {
    const ways = { callers: 8, ms: 400, personas: 2 };
    expect(await rate(platform, { ...ways, opposite: true })).toBeGreaterThan(0);
  });

  it('has room for so many rows, by however many are given at once', async () => {
    const shop = await lampShop(platform, 0);
    await shop.ok('POST', '/config', { inventoryCapacity: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.give('hat', 1)));
    refuseFailures(answers);
    expect([tally(answers), await shop.has()]).toEqual([{ 200: 5, '429 80001': 7 }, { hat: 5 }]);
  });

  it('is set by one of two who saw the same', async () => {
    const shop = await lampShop(platform, 50);
    const { inventory } = await shop.ok<{ inventory: { inventoryItemId: string }[] }>('POST', '/inventory/search', {});
    const set = (quantity: number) =>
      shop.call('PUT', `/personas/inventory/${inventory[0]?.inventoryItemId}`, { quantity, expectedQuantity: 50 });
    const answers = await Promise.all([set(1), set(2), set(3), set(4)]);
    refuseFailures(answers);
    expect(tally(answers)).toEqual({ 200: 1, '409 60001': 3 });
    await ledgerAddsUp(platform, shop.app.id);
  });
});

describe('a purchase', () => {
  it('with one key is made once, and answered the same each time', async () => {
    expect(await repeat(platform, 20)).toEqual({ different: 1, has: { coin: 990, oil: 1 } });
  });

  it('is made as often as its limit allows', async () => {
    const { tally: answers, has } = await limited(platform, 20, 3);
    expect([answers, has]).toEqual([
      { 200: 3, '400 90021': 17 },
      { coin: 170, oil: 3 },
    ]);
  });

  it('that was paid is fulfilled once by however many fulfil it again', async () => {
    const shop = await lampShop(platform, 10);
    await shop.give('oil', 100);
    const { transaction } = (await buy(shop)).body as { transaction: { transactionId: string; status: string } };
    expect(transaction.status).toBe('FulfillFailed');
    const { inventory } = await shop.ok<{ inventory: { inventoryItemId: string }[] }>('POST', '/inventory/search', {});
    await shop.ok('PUT', `/personas/inventory/${inventory[0]?.inventoryItemId}`, { quantity: 0 });
    const again = () => shop.call('POST', '/transactions/re-fulfil', { transactionIds: [transaction.transactionId] });
    const answers = await Promise.all(Array.from({ length: 8 }, again));
    refuseFailures(answers);
    const done = answers.filter(({ body }) => (body as { transactions: unknown[] }).transactions.length > 0);
    expect([done.length, await shop.has()]).toEqual([1, { oil: 1 }]);
    await ledgerAddsUp(platform, shop.app.id);
  });
});

describe('a payment', () => {
  it.each([1, 2, 3])(
    'told of ten times at once ends paid back, with nothing kept and nothing given twice: %i',
    async (seed) => {
      const { status, given, has } = await notices(platform, drawing(seed));
      expect([status, has]).toEqual(['Refunded', {}]);
      expect(given).toBeLessThanOrEqual(1);
    },
  );

  it('of one number is begun once', async () => {
    const shop = await lampShop(platform, 0);
    await shop.sell('moon', { costs: [amount('CNY', 600)] });
    const bill = { outTradeNo: 'T', paymentMethod: 'AlipayApp', totalAmount: 600, productSlug: 'moon' };
    const begin = () => shop.call('POST', '/payments', { ...bill, personaId: shop.player.personaId });
    const answers = await Promise.all(Array.from({ length: 6 }, begin));
    refuseFailures(answers);
    expect(tally(answers)).toEqual({ 200: 1, '409 60001': 5 });
  });
});

describe('a resource', () => {
  it('is not deleted beside whoever begins to use it', async () => {
    const shop = await lampShop(platform, 0);
    const outcomes: boolean[] = [];
    for (let round = 0; round < 12; round += 1) {
      const slugName = `r${round}`;
      await shop.ok('POST', '/resources', { slugName, type: 'Item', displayName: 'x' });
      const product = { slugName: `p${round}`, displayName: 'x', categorySlug: 'shelf', costs: [] };
      const [gone, used, given] = await Promise.all([
        shop.call('DELETE', `/resources/${slugName}`),
        shop.call('POST', '/products', { ...product, rewards: [amount(slugName, 1)] }),
        shop.give(slugName, 1),
      ]);
      refuseFailures([gone, used, given]);
      const isUsed = used.status === 200 || given.status === 200;
      expect([gone.status === 200, isUsed]).toEqual([!isUsed, isUsed]);
      outcomes.push(isUsed);
    }
    expect(outcomes).toHaveLength(12);
  });
});
