// The economy of a game under many hands at once: races, and random steps after which what everybody has is compared with
// the ledger. A short round runs at every change, the long one in `npm run soak`.
import {
  ledgerAddsUp,
  openShop,
  type TestShop,
} from '../../packages/platform/src/services/passport/economy/testing.ts';
import { newPlayer, type TestPlayer } from '../../packages/platform/src/services/passport/testing.ts';
import type { Answer, TestPlatform } from '../../packages/platform/src/testing/platform.ts';
import { inLanes } from './lanes.ts';
import { type Draw, refuseFailures, tally } from './social-round.ts';

export const amount = (resourceSlug: string, quantity: number) => ({ resourceSlug, quantity });

/** A lamp for ten coins that gives an oil. */
export async function lampShop(platform: TestPlatform, coins: number, product: object = {}): Promise<TestShop> {
  const shop = await openShop(platform);
  if (coins > 0) {
    await shop.give('coin', coins);
  }
  await shop.sell('lamp', { ...product });
  return shop;
}

export const buy = ({ call, player }: TestShop, productSlug = 'lamp', who: TestPlayer = player): Promise<Answer> =>
  call('POST', '/products/purchase', { personaId: who.personaId, productSlug });

const withKey = (platform: TestPlatform, { player }: TestShop, key: string): Promise<Answer> =>
  platform.call(
    'POST',
    '/upass/v1/sdk/products/purchase',
    { productSlug: 'lamp' },
    { headers: { Authorization: `Bearer ${player.token}`, 'Idempotency-Key': key } },
  );

/** So many purchases of one persona beside each other, of which it can pay some: answers how each was refused. */
export async function spend(platform: TestPlatform, spenders: number, affordable: number) {
  const shop = await lampShop(platform, affordable * 10, { rewards: [amount('hat', 1)] });
  const answers = await inLanes(spenders, () => buy(shop));
  refuseFailures(answers);
  const has = await shop.has();
  await ledgerAddsUp(platform, shop.app.id);
  return { tally: tally(answers), has };
}

/** One key so many times at once; answers how many different answers there were and what the persona has. */
export async function repeat(platform: TestPlatform, times: number) {
  const shop = await lampShop(platform, 1000);
  const answers = await Promise.all(Array.from({ length: times }, () => withKey(platform, shop, 'tap')));
  refuseFailures(answers);
  return {
    different: new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
    has: await shop.has(),
  };
}

/** So many buyers of one persona at once where the limit allows some. */
export async function limited(platform: TestPlatform, buyers: number, limitCount: number) {
  const shop = await lampShop(platform, buyers * 10, { limitCount });
  const answers = await Promise.all(Array.from({ length: buyers }, () => buy(shop)));
  refuseFailures(answers);
  return { tally: tally(answers), has: await shop.has() };
}

const NOTICES = ['success', 'failed', 'refunded'] as const;

/** Ten notices of one payment at once and in any order, the three kinds among them; answers the last state. */
export async function notices(platform: TestPlatform, draw: Draw) {
  const shop = await openShop(platform);
  await shop.sell('moon', { costs: [amount('CNY', 600)], rewards: [amount('oil', 2)] });
  const bill = { outTradeNo: 'T', paymentMethod: 'AlipayApp', totalAmount: 600, productSlug: 'moon' };
  await shop.ok('POST', '/payments', { ...bill, personaId: shop.player.personaId });
  const told = [...NOTICES, ...Array.from({ length: 7 }, () => NOTICES[draw(3)])].map((status) => ({
    status,
    at: draw(1e6),
  }));
  told.sort((a, b) => a.at - b.at);
  const tell = (status: unknown) => shop.call('POST', '/payments/notify', { outTradeNo: 'T', status });
  const answers = await Promise.all(told.map(({ status }) => tell(status)));
  refuseFailures(answers);
  const { body } = await tell('success');
  const given = await platform.ports.db
    .selectFrom('passport_ledger')
    .select('delta')
    .where('app_id', '=', shop.app.id)
    .where('reason', '=', 'purchase')
    .execute();
  await ledgerAddsUp(platform, shop.app.id);
  const { transaction } = body as { transaction: { status: string } };
  return { status: transaction.status, given: given.length, has: await shop.has() };
}

/** Costs in one order, or in two opposite ones, by so many callers for a time; answers purchases per second. */
export async function rate(
  platform: TestPlatform,
  {
    callers,
    ms,
    opposite,
    personas = 1,
  }: { readonly callers: number; readonly ms: number; readonly opposite: boolean; readonly personas?: number },
): Promise<number> {
  const shop = await openShop(platform);
  await shop.ok('POST', '/resources', { slugName: 'gem', type: 'VirtualCurrency', displayName: 'x' });
  const costs = [amount('coin', 1), amount('gem', 1)];
  await shop.sell('one', { costs, rewards: [amount('coin', 1)] });
  await shop.sell('other', { costs: [...costs].reverse(), rewards: [amount('gem', 1)] });
  const players = [shop.player];
  while (players.length < personas) {
    players.push(await newPlayer(platform, shop));
  }
  for (const who of players) {
    await shop.give('coin', 1_000_000, who);
    await shop.give('gem', 1_000_000, who);
  }
  let bought = 0;
  const end = performance.now() + ms;
  await Promise.all(
    Array.from({ length: callers }, async (_, lane) => {
      while (performance.now() < end) {
        const slug = opposite && lane % 2 === 1 ? 'other' : 'one';
        const answer = await buy(shop, slug, players[(bought + lane) % players.length]);
        refuseFailures([answer]);
        if (answer.status !== 200) {
          throw new Error(`a purchase answered ${answer.status}: ${JSON.stringify(answer.body)}`);
        }
        bought += 1;
      }
    }),
  );
  await ledgerAddsUp(platform, shop.app.id);
  return (bought * 1000) / ms;
}

/** Random steps of all that gives and takes, by some personas at once; answers how many were taken. */
export async function economySteps(platform: TestPlatform, steps: number, draw: Draw, lanes = 8): Promise<number> {
  const shop = await openShop(platform, { inventoryCapacity: 12 });
  const { call, ok } = shop;
  const players = [shop.player];
  for (let at = 1; at < 4; at += 1) {
    players.push(await newPlayer(platform, shop));
  }
  await shop.sell('lamp', { rewards: [amount('oil', 7), amount('hat', 1)] });
  await shop.sell('junk', { costs: [amount('hat', 1), amount('oil', 2)], rewards: [amount('coin', 15)] });
  await shop.sell('moon', { costs: [amount('CNY', 100)], rewards: [amount('coin', 30)] });
  let trades = 0;
  let taken = 0;
  const one = <T>(of: readonly T[]): T => of[draw(of.length)] as T;
  const step = async (): Promise<Answer> => {
    const who = one(players);
    const { personaId } = who;
    const kind = draw(10);
    if (kind < 2) {
      return shop.give(one(['coin', 'oil', 'hat']), 1 + draw(30), who);
    }
    if (kind < 6) {
      return buy(shop, one(['lamp', 'junk']), who);
    }
    if (kind === 6) {
      trades += 1;
      const bill = { outTradeNo: `T${trades}`, paymentMethod: 'AlipayApp', totalAmount: 100, productSlug: 'moon' };
      return call('POST', '/payments', { ...bill, personaId });
    }
    if (kind === 7) {
      const told = { outTradeNo: `T${1 + draw(trades + 1)}`, status: one(NOTICES) };
      return call('POST', '/payments/notify', told);
    }
    if (kind === 8) {
      const { inventory } = await ok<{ inventory: { inventoryItemId: string; quantity: number }[] }>(
        ...(['POST', '/inventory/search', { personaId }] as const),
      );
      const row = one(inventory);
      const change = { quantity: draw(40), ...(draw(2) === 0 && { expectedQuantity: row?.quantity }) };
      return call('PUT', `/personas/inventory/${row?.inventoryItemId ?? personaId}`, change);
    }
    const { transactions } = await ok<{ transactions: { transactionId: string }[] }>(
      ...(['POST', '/transactions/search', { status: 'FulfillFailed' }] as const),
    );
    const ids = transactions.map(({ transactionId }) => transactionId);
    return call('POST', '/transactions/re-fulfil', { transactionIds: ids.length === 0 ? [personaId] : ids });
  };
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let done = lane; done < steps; done += lanes) {
        const answer = await step();
        refuseFailures([answer]);
        taken += answer.status === 200 ? 1 : 0;
      }
    }),
  );
  await ledgerAddsUp(platform, shop.app.id);
  return taken;
}
