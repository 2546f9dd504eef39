import { describe, expect, it } from 'vitest';
import { declared } from '../../../kernel/walk.ts';
import * as codes from '../codes.ts';
import { passport } from '../contract.ts';
import { TokenUse, tokenClasses, tokenInstances } from './gift-tokens.ts';
import { inventory, playerInventory } from './inventory.ts';
import { products } from './products.ts';
import { resources } from './resources.ts';
import { PaymentMethod, payments, transactions } from './transactions.ts';

const personaId = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';
const all = declared([passport]);

const keyed = all.filter(({ operation }) => operation.headers?.shape.idempotencyKey !== undefined);

describe('calls that give or take something', () => {
  it('take a key, by which a repeated call answers what the first one did', () => {
    expect(keyed.map(({ id }) => id)).toEqual([
      'passport.products.purchase',
      'passport.inboxMessages.send',
      'passport.inboxMessages.sendMany',
      'passport.playerProducts.purchase',
      'passport.playerInventory.deposit',
      'passport.playerGifts.redeem',
      'passport.playerInbox.consume',
      'passport.playerInbox.consumeAll',
      'passport.playerAchievements.redeem',
      'passport.playerBattlePasses.claim',
      'passport.playerQuests.redeem',
    ]);
    const key = keyed[0]?.operation.headers;
    expect(key?.safeParse({ idempotencyKey: 'tap-1' }).success).toBe(true);
    expect(key?.safeParse({ idempotencyKey: 'two words' }).success).toBe(false);
  });

  it('refuse a key that came with something else before', () => {
    const without = keyed.filter(({ operation }) => operation.errors?.includes(codes.exists) !== true);
    // why not those: a call that is told nothing but its key never comes with something else
    const telling = without.filter(({ operation }) => operation.body !== undefined || operation.paramNames.length > 0);
    expect(telling.map(({ id }) => id)).toEqual([]);
  });

  it('are made by a back end for a persona that it names', () => {
    const resourcesToAdd = [{ resourceSlug: 'oil', depositQuantity: 1 }];
    expect(playerInventory.deposit.body?.safeParse({ personaId, resources: resourcesToAdd }).success).toBe(true);
    const named = all.filter(
      ({ access, operation }) => access === 'persona-or-server' && 'personaId' in shapeOf(operation.body),
    );
    expect(named.map(({ id }) => id)).toEqual([
      'passport.payments.create',
      'passport.playerInventory.deposit',
      'passport.playerBattlePasses.addExp',
      'passport.playerBattlePasses.unlock',
      'passport.playerBattlePasses.claim',
      'passport.playerQuests.fetch',
      'passport.playerQuests.search',
      'passport.playerQuests.update',
      'passport.playerQuests.redeem',
    ]);
    for (const { operation } of named) {
      expect(operation.errors).toContain(codes.permissionDenied);
    }
  });
});

describe('a change', () => {
  it('takes a time away with null, which a new object has no use for', () => {
    const gone = { startTime: null, endTime: null, resetSchedule: null };
    expect(products.update.body?.parse(gone)).toEqual(gone);
    const product = { slugName: 'oil', displayName: '油', categorySlug: 'a', costs: [], rewards: [] };
    expect(
      products.create.body?.safeParse({ ...product, endTime: null }).error?.issues.map(({ path }) => path),
    ).toEqual([['rewards'], ['endTime']]);
    expect(tokenClasses.update.body?.parse({ endTime: null })).toEqual({ endTime: null });
  });

  it('of an inventory row may say what it expects to find', () => {
    expect(inventory.update.body?.parse({ quantity: 3, expectedQuantity: 2 })).toMatchObject({ expectedQuantity: 2 });
    expect(inventory.update.errors).toContain(codes.wrongState);
    expect(inventory.update.errors).toContain(codes.exists);
  });
});

describe('resources', () => {
  it('say how long what a persona gets of them lasts', () => {
    expect(resources.update.body?.parse({ lifetimeSeconds: 86_400 })).toEqual({ lifetimeSeconds: 86_400 });
    expect(resources.update.body?.safeParse({ lifetimeSeconds: -1 }).success).toBe(false);
  });

  it('last no longer than a moment can be written', () => {
    const century = 100 * 365 * 86_400;
    expect(resources.update.body?.safeParse({ lifetimeSeconds: century }).success).toBe(true);
    expect(resources.update.body?.safeParse({ lifetimeSeconds: century + 1 }).success).toBe(false);
  });
});

describe('payments', () => {
  const order = {
    personaId,
    outTradeNo: 'T-1',
    totalAmount: 600,
    paymentMethod: 'AlipayApp',
    productSlug: 'oil',
    quantity: 9999,
  };

  it('are for at most 9999 units, as purchases are', () => {
    expect(payments.create.body?.safeParse(order).success).toBe(true);
    expect(payments.create.body?.safeParse({ ...order, quantity: 10_000 }).success).toBe(false);
  });

  it('know their ways to pay in any case', () => {
    expect(PaymentMethod.meta()).toMatchObject({
      words: { alipayapp: 'AlipayApp', alipaypcweb: 'AlipayPCWeb', alipaymobileweb: 'AlipayMobileWeb' },
    });
  });

  it('are found by the id of their order', () => {
    expect(transactions.search.body?.parse({ transactionId: personaId })).toEqual({ transactionId: personaId });
  });
});

describe('uses of codes', () => {
  it('are told apart, for one persona may use many', () => {
    expect(TokenUse.meta()).toMatchObject({ key: 'id' });
  });

  it('are asked for by a gift pack too, which may be unknown', () => {
    expect(tokenInstances.usedInfo.errors).toEqual([codes.invalidParameters, codes.notFound, codes.tokenNotFound]);
  });
});

describe('codes', () => {
  it('are exported as they are read, not when all of them are', () => {
    expect(tokenInstances.export.reply).toBe('stream');
  });

  it('bring no more of a resource than an inventory may hold', () => {
    const brings = (units: number) => tokenClasses.update.body?.safeParse({ resources: { oil: units } }).success;
    expect([brings(4_294_967_295), brings(4_294_967_296)]).toEqual([true, false]);
  });
});

function shapeOf(body: unknown): object {
  return (body as { shape?: object } | undefined)?.shape ?? {};
}
