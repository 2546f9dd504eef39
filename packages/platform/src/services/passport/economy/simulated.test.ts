// What a simulator says of a purchase is what the purchase does.
import { type Buyer, type BuyReason, buying, type ShopProduct } from '@uos/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestPlatform, testPlatform } from '#testing';
import { refusal } from '../testing.ts';
import { openShop } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

/** Purchases; `npm run soak -- simulators` asks for more. */
const ROUNDS = Number(process.env.UOS_TEST_CASES ?? 24);
const CAPACITY = 6;
const RESOURCES = new Map([
  ['coin', { stackable: true, quantityLimit: 0, lifetimeSeconds: 0 }],
  ['oil', { stackable: true, quantityLimit: 100, lifetimeSeconds: 0 }],
  ['hat', { stackable: false, quantityLimit: 0, lifetimeSeconds: 0 }],
]);

/** The same numbers on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Shown extends Omit<ShopProduct, 'published'> {
  readonly publishStatus: string;
  readonly consumeCount: number;
}
interface Row {
  readonly quantity: number;
  readonly expiresAt?: string;
  readonly resource: { readonly resourceSlug: string };
}

describe('a purchase that is only asked about', () => {
  it('is answered as the purchase is', async () => {
    const shop = await openShop(platform, { inventoryCapacity: CAPACITY });
    const { personaId } = shop.player;
    const pick = numbers(7);
    const amount = (resourceSlug: string, most: number) => ({ resourceSlug, quantity: 1 + pick(most) });
    const seen = new Set<BuyReason>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const slug = `lamp-${round}`;
      const at = platform.ports.clock.now().getTime();
      const moment = (days: number) => new Date(at + days * 86_400_000).toISOString();
      await shop.sell(slug, {
        costs: pick(5) === 0 ? [] : [amount('coin', 20), ...(pick(3) === 0 ? [amount('oil', 20)] : [])],
        rewards: [amount('oil', 40), ...(pick(2) === 0 ? [amount('hat', 3)] : [])],
        limitCount: pick(3),
        resetSchedule: { type: 'EveryDay', hour: 5 },
        ...(pick(10) === 0 && { startTime: moment(1) }),
        ...(pick(10) === 0 && { endTime: moment(2) }),
      });
      if (pick(8) === 0) {
        await shop.ok('POST', '/products/revoke', { ids: [slug] });
      }
      await shop.give('coin', 1 + pick(30));
      const quantity = 1 + pick(2);
      const { products } = await shop.ok<{ products: Shown[] }>('POST', '/products/search', {
        slugName: slug,
        personaId,
      });
      const { inventory } = await shop.ok<{ inventory: Row[] }>('POST', '/inventory/search', { personaId, count: 100 });
      const [product] = products;
      if (product === undefined) {
        throw new Error('it was made');
      }
      const now = platform.ports.clock.now().toISOString();
      const rows: Buyer['rows'] = inventory.map(({ resource, ...row }) => ({
        ...row,
        slugName: resource.resourceSlug,
      }));
      const said = buying({
        product: { ...product, published: product.publishStatus === 'published' },
        buyer: { isBanned: false, consumeCount: product.consumeCount, countedAt: now, rows, capacity: CAPACITY },
        ...{ quantity, at: now, resources: RESOURCES },
      });
      const answer = await shop.call('POST', '/products/purchase', { personaId, productSlug: slug, quantity });
      const after = await shop.has();
      expect(`${round} ${outcomeOf(answer)}`).toBe(`${round} ${OUTCOMES[said.because]}`);
      expect(said.balances.map(({ slugName }) => after[slugName] ?? 0)).toEqual(said.balances.map((one) => one.after));
      seen.add(said.because);
      if ((after.hat ?? 0) >= CAPACITY - 2) {
        await emptyHats(shop);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['buys', 'full', 'limit', 'unpublished']));
  });
});

/** What the call answers for each. */
const OUTCOMES: Readonly<Record<BuyReason, string>> = {
  ...{ buys: 'Fulfilled', full: 'FulfillFailed', money: '90001', banned: '90001' },
  ...{ unpublished: '90001', early: '90001', over: '90001', limit: '90021', balance: '90020' },
};

function outcomeOf(answer: Answer): string {
  const { transaction } = answer.body as { readonly transaction?: { readonly status: string } };
  return transaction?.status ?? String(refusal(answer)[1]);
}

async function emptyHats(shop: Awaited<ReturnType<typeof openShop>>): Promise<void> {
  const asked = { personaId: shop.player.personaId, resourceSlug: 'hat', count: 100 };
  const { inventory } = await shop.ok<{ inventory: { inventoryItemId: string }[] }>('POST', '/inventory/search', asked);
  for (const { inventoryItemId } of inventory) {
    await shop.ok('PUT', `/personas/inventory/${inventoryItemId}`, { quantity: 0 });
  }
}
