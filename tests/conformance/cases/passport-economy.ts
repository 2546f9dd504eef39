// Resources, the shop, orders and inventories. What a number means: wire/passport.md 1.5.
import { appNonce, createUos } from '@uos/sdk';
import { expect } from 'vitest';
import { openGame, wrong } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const gold = { slugName: 'gold', type: 'VirtualCurrency', displayName: '金币' } as const;
const oil = { slugName: 'oil', type: 'Item', displayName: '灯油', quantityLimit: 100 } as const;
const hat = { slugName: 'hat', type: 'Item', displayName: '帽子', stackable: false } as const;
const shelf = { slugName: 'shelf', displayName: '货架' } as const;
const of = (resourceSlug: string, quantity: number) => ({ resourceSlug, quantity });
const lamp = {
  ...{ slugName: 'lamp', displayName: '灯', categorySlug: 'shelf' },
  ...{ costs: [of('gold', 10)], rewards: [of('oil', 1)] },
};
const UUID_SLUG = '0f8fad5b-d9cb-469f-a165-708677289501';
const paid = { paymentMethod: 'AlipayApp', outTradeNo: 'trade-1' } as const;
const sale = { productSlug: 'moon' };

type Product = Parameters<World['uos']['passport']['products']['create']>[0];

/** A shop with a lamp for ten gold and a moon for real money, and a player who has thirty gold. */
async function shop(world: World, { gold: has = 30, ...product }: Partial<Product> & { gold?: number } = {}) {
  const game = await openGame(world);
  const { passport } = game.uos;
  const player = await game.player('Ana');
  const { personaId } = player;
  for (const one of [gold, oil, hat]) {
    await passport.resources.create(one);
  }
  await passport.categories.create(shelf);
  await passport.products.create({ ...lamp, ...product });
  await passport.products.create({ ...lamp, slugName: 'moon', costs: [of('CNY', 600)] });
  await passport.products.publish({ ids: ['lamp', 'moon'] });
  const give = (resourceSlug: string, depositQuantity: number) =>
    passport.playerInventory.deposit({ personaId, resources: [{ resourceSlug, depositQuantity }] });
  if (has > 0) {
    await give('gold', has);
  }
  const buy = (quantity = 1, key?: string) =>
    passport.products.purchase({
      ...{ personaId, productSlug: 'lamp', quantity },
      ...(key !== undefined && { idempotencyKey: key }),
    });
  const order = (totalAmount = 600, outTradeNo = 'trade-1') =>
    passport.payments.create({ ...paid, ...sale, personaId, totalAmount, outTradeNo });
  const player2 = async () => {
    const { personaId: id, uos } = await game.player('Ben');
    return { personaId: id, own: uos.passport };
  };
  return { ...game, passport, personaId, give, buy, order, player2, own: player.uos.passport };
}

const passportOf = async (world: World) => (await shop(world)).passport;
const row = async (world: World) => {
  const made = await shop(world);
  const { inventory } = await made.passport.inventory.search({ resourceSlug: 'gold' });
  return { ...made, id: inventory[0]?.inventoryItemId ?? '' };
};
const yesterday = '2020-01-01T00:00:00Z';

export const cases: Cases = {
  'passport.resources.search': {
    async ok(world) {
      const passport = await passportOf(world);
      expect(await passport.resources.search({ type: 'Item', displayName: '油' })).toMatchObject({
        total: 1,
        resources: [{ slugName: 'oil', quantityLimit: 100 }],
      });
    },
    errors: { 30001: ({ uos }) => uos.passport.resources.search({ type: wrong('Gem') }) },
  },
  'passport.resources.get': {
    async ok(world) {
      const { resource } = await (await passportOf(world)).resources.get({ slug: 'CNY' });
      expect(resource).toMatchObject({ type: 'Currency', resourceSlug: 'CNY' });
    },
    errors: { 50001: async (world) => (await passportOf(world)).resources.get({ slug: 'none' }) },
  },
  'passport.resources.create': {
    async ok(world) {
      const { resource } = await (await passportOf(world)).resources.create({ ...gold, slugName: 'gem' });
      expect(resource).toMatchObject({ stackable: true, namespace: 'default', quantityLimit: 0 });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).resources.create({ ...gold, slugName: 'g', stackable: false }),
      30003: async (world) => (await passportOf(world)).resources.create({ ...gold, slugName: 'search' }),
      60001: async (world) => (await passportOf(world)).resources.create(gold),
    },
  },
  'passport.resources.update': {
    async ok(world) {
      const { resource } = await (await passportOf(world)).resources.update({ slug: 'oil', namespace: 'supplies' });
      expect(resource).toMatchObject({ namespace: 'supplies', displayName: '灯油' });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).resources.update({ slug: 'oil', lifetimeSeconds: 1e12 }),
      50001: async (world) => (await passportOf(world)).resources.update({ slug: 'none', displayName: 'x' }),
      90001: async (world) => (await passportOf(world)).resources.update({ slug: 'CNY', displayName: 'x' }),
    },
  },
  'passport.resources.remove': {
    async ok(world) {
      const passport = await passportOf(world);
      expect(await passport.resources.remove({ slug: 'hat' })).toEqual({});
      await expect(passport.resources.get({ slug: 'hat' })).rejects.toMatchObject({ status: 404 });
    },
    errors: {
      50001: async (world) => (await passportOf(world)).resources.remove({ slug: 'none' }),
      90001: async (world) => (await passportOf(world)).resources.remove({ slug: 'oil' }),
    },
  },
  'passport.resources.import': {
    async ok(world) {
      const resources = [oil, { ...hat, slugName: 'cap' }];
      const reply = await (await passportOf(world)).resources.import({ resources });
      expect(reply).toMatchObject({ createdCount: 1, failed: [{ index: 0, slugName: 'oil' }] });
    },
    errors: { 30001: ({ uos }) => uos.passport.resources.import({ resources: [] }) },
  },
  'passport.resources.namespaces': {
    async ok(world) {
      expect(await (await passportOf(world)).resources.namespaces()).toEqual({ namespaces: ['default'], total: 1 });
    },
  },
  'passport.categories.list': {
    async ok(world) {
      expect(await (await passportOf(world)).categories.list()).toMatchObject({ total: 1, categories: [shelf] });
    },
    errors: { 30001: ({ uos }) => uos.passport.categories.list({ start: -1 }) },
  },
  'passport.categories.create': {
    async ok(world) {
      const { category } = await (await passportOf(world)).categories.create({ ...shelf, slugName: 'top' });
      expect(category).toMatchObject({ slugName: 'top', customData: {} });
    },
    errors: {
      30001: async (world) => (await passportOf(world)).categories.create({ ...shelf, slugName: 'two words' }),
      30003: async (world) => (await passportOf(world)).categories.create({ ...shelf, slugName: UUID_SLUG }),
      60001: async (world) => (await passportOf(world)).categories.create(shelf),
    },
  },
  'passport.categories.update': {
    async ok(world) {
      const { category } = await (await passportOf(world)).categories.update({ id: 'shelf', displayName: '新货架' });
      expect(category.displayName).toBe('新货架');
    },
    errors: {
      30001: async (world) => (await passportOf(world)).categories.update({ id: 'shelf', displayName: '' }),
      50001: async (world) => (await passportOf(world)).categories.update({ id: UNKNOWN, displayName: 'x' }),
    },
  },
  'passport.categories.remove': {
    async ok(world) {
      const passport = await passportOf(world);
      await passport.categories.create({ ...shelf, slugName: 'top' });
      expect(await passport.categories.remove({ id: 'top' })).toEqual({});
    },
    errors: {
      50001: async (world) => (await passportOf(world)).categories.remove({ id: 'none' }),
      90001: async (world) => (await passportOf(world)).categories.remove({ id: 'shelf' }),
    },
  },
  'passport.categories.publishProducts': {
    async ok(world) {
      const passport = await passportOf(world);
      await passport.products.revoke({ ids: ['moon'] });
      expect(await passport.categories.publishProducts({ id: 'shelf' })).toEqual({ count: 1 });
    },
    errors: { 50001: async (world) => (await passportOf(world)).categories.publishProducts({ id: 'none' }) },
  },
  'passport.categories.revokeProducts': {
    async ok(world) {
      expect(await (await passportOf(world)).categories.revokeProducts({ id: 'shelf' })).toEqual({ count: 2 });
    },
    errors: { 50001: async (world) => (await passportOf(world)).categories.revokeProducts({ id: 'none' }) },
  },
  'passport.products.search': {
    async ok(world) {
      const { passport, personaId, buy } = await shop(world, { limitCount: 1 });
      await buy();
      const { products } = await passport.products.search({ slugName: 'lamp', personaId });
      expect(products).toMatchObject([{ slugName: 'lamp', consumeCount: 1, purchasable: false }]);
    },
    errors: { 30001: ({ uos }) => uos.passport.products.search({ publishStatus: wrong('sold') }) },
  },
  'passport.products.get': {
    async ok(world) {
      const { product } = await (await passportOf(world)).products.get({ id: 'lamp' });
      expect(product).toMatchObject({ costs: [{ slugName: 'gold', displayName: '金币', quantity: 10 }] });
    },
    errors: { 50001: async (world) => (await passportOf(world)).products.get({ id: 'none' }) },
  },
  'passport.products.create': {
    async ok(world) {
      const resetSchedule = { type: 'EveryWeek', day: 1, hour: 5 } as const;
      const passport = await passportOf(world);
      const { product } = await passport.products.create({ ...lamp, slugName: 'sun', costs: [], resetSchedule });
      expect(product).toMatchObject({ publishStatus: 'unpublished', resetSchedule, costs: [] });
    },
    errors: {
      30001: async (world) =>
        (await passportOf(world)).products.create({ ...lamp, slugName: 'sun', costs: [of('CNY', 1), of('gold', 1)] }),
      30003: async (world) => (await passportOf(world)).products.create({ ...lamp, slugName: 'purchase' }),
      50001: async (world) =>
        (await passportOf(world)).products.create({ ...lamp, slugName: 'sun', rewards: [of('none', 1)] }),
      60001: async (world) => (await passportOf(world)).products.create(lamp),
    },
  },
  'passport.products.update': {
    async ok(world) {
      const { product } = await (await passportOf(world)).products.update({ id: 'lamp', limitCount: 3 });
      expect(product).toMatchObject({ limitCount: 3, publishStatus: 'published' });
    },
    errors: {
      30001: async (world) =>
        (await passportOf(world)).products.update({
          id: 'lamp',
          resetSchedule: { type: 'EveryWeek', day: 8, hour: 0 },
        }),
      50001: async (world) => (await passportOf(world)).products.update({ id: 'none', limitCount: 1 }),
      90001: async (world) => (await passportOf(world)).products.update({ id: 'lamp', costs: [] }),
    },
  },
  'passport.products.remove': {
    async ok(world) {
      const passport = await passportOf(world);
      await passport.products.revoke({ ids: ['lamp'] });
      expect(await passport.products.remove({ id: 'lamp' })).toEqual({});
    },
    errors: {
      50001: async (world) => (await passportOf(world)).products.remove({ id: 'none' }),
      90001: async (world) => (await passportOf(world)).products.remove({ id: 'lamp' }),
    },
  },
  'passport.products.publish': {
    async ok(world) {
      const { products } = await (await passportOf(world)).products.publish({ ids: ['moon', 'lamp', 'moon'] });
      expect(products.map(({ slugName }) => slugName)).toEqual(['moon', 'lamp']);
    },
    errors: {
      30001: ({ uos }) => uos.passport.products.publish({ ids: [] }),
      50001: async (world) => (await passportOf(world)).products.publish({ ids: ['lamp', 'none'] }),
    },
  },
  'passport.products.revoke': {
    async ok(world) {
      const { products } = await (await passportOf(world)).products.revoke({ ids: ['lamp'] });
      expect(products).toMatchObject([{ publishStatus: 'unpublished' }]);
    },
    errors: {
      30001: ({ uos }) => uos.passport.products.revoke({ ids: [] }),
      50001: async (world) => (await passportOf(world)).products.revoke({ ids: [UNKNOWN] }),
    },
  },
  'passport.products.purchase': {
    async ok(world) {
      const { buy } = await shop(world);
      const first = await buy(2, 'tap-1');
      expect(first).toMatchObject({ transaction: { status: 'Fulfilled', type: 'VirtualPurchase', quantity: 2 } });
      expect(first.inventory.map(({ quantity }) => quantity)).toEqual([10, 2]);
      expect(await buy(2, 'tap-1')).toEqual(first);
    },
    errors: {
      30001: async (world) => {
        const { passport, personaId } = await shop(world);
        return passport.products.purchase({ personaId });
      },
      50001: async (world) => {
        const { passport, personaId } = await shop(world);
        return passport.products.purchase({ personaId, productSlug: 'none' });
      },
      60001: async (world) => {
        const { buy } = await shop(world);
        await buy(1, 'tap-1');
        return buy(2, 'tap-1');
      },
      90001: async (world) => (await shop(world, { endTime: yesterday })).buy(),
      90020: async (world) => (await shop(world, { gold: 0 })).buy(),
      90021: async (world) => (await shop(world, { limitCount: 1 })).buy(2),
      90060: async (world) => {
        const { passport, personaId } = await shop(world);
        await passport.config.set({ config: { antiAddiction: { enabled: true } } });
        return passport.products.purchase({ personaId, ...sale, ...paid });
      },
    },
  },
  'passport.products.import': {
    async ok(world) {
      const passport = await passportOf(world);
      const products = [lamp, { ...lamp, slugName: 'sun' }, { ...lamp, slugName: 'x', categorySlug: 'none' }];
      expect(await passport.products.import({ products, overwrite: true })).toMatchObject({
        ...{ createdCount: 1, updatedCount: 1 },
        failed: [{ index: 2, slugName: 'x', message: 'category not found' }],
      });
    },
    errors: { 30001: ({ uos }) => uos.passport.products.import({ products: [] }) },
  },
  'passport.transactions.search': {
    async ok(world) {
      const { passport, personaId, buy } = await shop(world);
      await buy();
      const { transaction } = await buy(2);
      expect(await passport.transactions.search({ personaId, status: 'Fulfilled' })).toMatchObject({
        total: 2,
        transactions: [{ quantity: 2 }, { quantity: 1 }],
      });
      const { transactionId } = transaction;
      expect(await passport.transactions.search({ transactionId })).toMatchObject({ total: 1 });
    },
    errors: { 30001: ({ uos }) => uos.passport.transactions.search({ status: wrong('Lost') }) },
  },
  'passport.transactions.metrics': {
    async ok(world) {
      const { passport, buy, order } = await shop(world);
      await buy();
      await order();
      await passport.payments.notify({ outTradeNo: 'trade-1', status: 'success' });
      expect((await passport.transactions.metrics()).totals).toMatchObject({
        ...{ count: 2, amount: 600, byStatus: { Fulfilled: 2, Pending: 0 } },
      });
    },
    errors: {
      30001: ({ uos }) =>
        uos.passport.transactions.metrics({ from: '2026-01-01T00:00:00Z', to: '2025-01-01T00:00:00Z' }),
    },
  },
  'passport.transactions.reFulfil': {
    async ok(world) {
      const { passport, personaId, give, buy } = await shop(world);
      await give('oil', 100);
      const { transaction } = await buy();
      expect(transaction).toMatchObject({ status: 'FulfillFailed' });
      const { inventory } = await passport.inventory.search({ personaId, resourceSlug: 'oil' });
      await passport.inventory.update({ id: inventory[0]?.inventoryItemId ?? '', quantity: 0 });
      const ids = { transactionIds: [transaction.transactionId, UNKNOWN] };
      expect(await passport.transactions.reFulfil(ids)).toMatchObject({
        transactions: [{ status: 'Fulfilled', failReason: '' }],
        skipped: [{ transactionId: UNKNOWN, message: 'transaction not found' }],
      });
      expect((await passport.transactions.reFulfil(ids)).skipped).toHaveLength(2);
    },
    errors: { 30001: ({ uos }) => uos.passport.transactions.reFulfil({ transactionIds: [] }) },
  },
  'passport.payments.create': {
    async ok(world) {
      const { order } = await shop(world);
      expect((await order()).transaction).toMatchObject({
        ...{ type: 'RealMoneyPurchase', status: 'Pending', totalAmount: 600, paymentMethod: 'AlipayApp' },
      });
    },
    errors: {
      30001: async (world) => (await shop(world)).order(1),
      50001: async (world) => {
        const { passport, personaId } = await shop(world);
        return passport.payments.create({ ...paid, personaId, totalAmount: 1, productSlug: 'none' });
      },
      60001: async (world) => {
        const { order } = await shop(world);
        await order();
        return order();
      },
      70001: async (world) => {
        const made = await shop(world);
        const { personaId } = await made.player2();
        return made.own.payments.create({ ...paid, ...sale, personaId, totalAmount: 600 });
      },
      90001: async (world) => {
        const { passport, personaId } = await shop(world);
        return passport.payments.create({ ...paid, personaId, totalAmount: 10, productSlug: 'lamp' });
      },
      90021: async (world) => {
        const { passport, order } = await shop(world);
        await passport.products.update({ id: 'moon', limitCount: 1 });
        await order();
        return order(600, 'trade-2');
      },
      90060: async (world) => {
        const { passport, order } = await shop(world);
        await passport.config.set({ config: { antiAddiction: { enabled: true } } });
        return order();
      },
    },
  },
  'passport.payments.notify': {
    async ok(world) {
      const { passport, order } = await shop(world);
      await order();
      const told = { outTradeNo: 'trade-1', status: 'success', totalAmount: 600 } as const;
      const { transaction } = await passport.payments.notify(told);
      expect(transaction.status).toBe('Fulfilled');
      expect(await passport.payments.notify(told)).toEqual({ transaction });
    },
    errors: {
      30001: async (world) => {
        const { passport, order } = await shop(world);
        await order();
        return passport.payments.notify({ outTradeNo: 'trade-1', status: 'success', totalAmount: 1 });
      },
      50001: async (world) => (await passportOf(world)).payments.notify({ outTradeNo: 'trade-9', status: 'success' }),
      90001: async (world) => {
        const { passport, personaId } = await shop(world);
        await passport.products.purchase({ personaId, productSlug: 'lamp', outTradeNo: 'trade-1' });
        return passport.payments.notify({ outTradeNo: 'trade-1', status: 'refunded' });
      },
    },
  },
  'passport.inventory.search': {
    async ok(world) {
      const { passport, personaId } = await shop(world);
      expect(await passport.inventory.search({ personaId, resourceSlug: 'gold' })).toMatchObject({
        total: 1,
        inventory: [{ personaId, quantity: 30, resource: { resourceSlug: 'gold', stackable: true } }],
      });
    },
    errors: { 30001: ({ uos }) => uos.passport.inventory.search({ personaId: 'none' }) },
  },
  'passport.inventory.metrics': {
    async ok(world) {
      const { passport, buy } = await shop(world);
      await buy();
      expect(await passport.inventory.metrics({ resourceSlug: 'gold' })).toMatchObject({
        items: [{ resourceSlug: 'gold', displayName: '金币', holders: 1, quantity: 20 }],
        points: [{ gained: 30, spent: 10 }],
      });
    },
    errors: {
      30001: ({ uos }) => uos.passport.inventory.metrics({ from: '2026-01-01T00:00:00Z', to: '2025-01-01T00:00:00Z' }),
    },
  },
  'passport.inventory.update': {
    async ok(world) {
      const { passport, id } = await row(world);
      const change = { id, quantity: 7, expectedQuantity: 30, customData: { by: '客服' } };
      expect((await passport.inventory.update(change)).inventoryItem).toMatchObject({
        ...{ quantity: 7, customData: { by: '客服' } },
      });
    },
    errors: {
      30001: async (world) => {
        const { passport, id } = await row(world);
        return passport.inventory.update({ id, quantity: -1 });
      },
      50001: async (world) => (await passportOf(world)).inventory.update({ id: UNKNOWN, quantity: 1 }),
      60001: async (world) => {
        const { passport, id } = await row(world);
        return passport.inventory.update({ id, quantity: 1, expectedQuantity: 29 });
      },
      80001: async (world) => {
        const { passport, id } = await row(world);
        return passport.inventory.update({ id, quantity: 4_294_967_296 });
      },
      90001: async (world) => {
        const { passport, give } = await shop(world);
        const { inventory } = await give('hat', 1);
        return passport.inventory.update({ id: inventory[0]?.inventoryItemId ?? '', quantity: 2 });
      },
    },
  },
  'passport.playerProducts.categories': {
    async ok(world) {
      expect(await (await shop(world)).own.playerProducts.categories()).toMatchObject({ categories: [shelf] });
    },
    errors: { 30001: async (world) => (await shop(world)).own.playerProducts.categories({ start: -1 }) },
  },
  'passport.playerProducts.list': {
    async ok(world) {
      const { own, passport } = await shop(world);
      await passport.products.revoke({ ids: ['moon'] });
      expect(await own.playerProducts.list({ categorySlug: 'shelf' })).toMatchObject({
        total: 1,
        products: [{ slugName: 'lamp', consumeCount: 0, purchasable: true }],
      });
    },
    errors: { 30001: async (world) => (await shop(world)).own.playerProducts.list({ start: -1 }) },
  },
  'passport.playerProducts.purchase': {
    async ok(world) {
      const { own } = await shop(world);
      const bought = await own.playerProducts.purchase({ productSlug: 'lamp', returnInventory: true });
      expect(bought.transaction.status).toBe('Fulfilled');
      expect(bought.inventory).toHaveLength(2);
      expect((await own.playerProducts.purchase({ productSlug: 'lamp' })).inventory).toEqual([]);
    },
    errors: {
      30001: async (world) => (await shop(world)).own.playerProducts.purchase({ productSlug: 'lamp', quantity: 0 }),
      50001: async (world) => (await shop(world)).own.playerProducts.purchase({ productSlug: 'none' }),
      60001: async (world) => {
        const { own } = await shop(world);
        await own.playerProducts.purchase({ productSlug: 'lamp', idempotencyKey: 'tap-1' });
        return own.playerProducts.purchase({ productSlug: 'lamp', quantity: 2, idempotencyKey: 'tap-1' });
      },
      90001: async (world) => (await shop(world)).own.playerProducts.purchase({ productSlug: 'moon' }),
      90020: async (world) => (await shop(world)).own.playerProducts.purchase({ productSlug: 'lamp', quantity: 4 }),
      90021: async (world) =>
        (await shop(world, { limitCount: 1 })).own.playerProducts.purchase({ productSlug: 'lamp', quantity: 2 }),
    },
  },
  'passport.playerInventory.list': {
    async ok(world) {
      const { own } = await shop(world);
      expect(await own.playerInventory.list({ namespace: 'default' })).toMatchObject({
        total: 1,
        inventory: [{ quantity: 30 }],
      });
    },
    errors: { 30001: async (world) => (await shop(world)).own.playerInventory.list({ start: -1 }) },
  },
  'passport.playerInventory.deposit': {
    async ok(world) {
      const { give } = await shop(world);
      expect((await give('hat', 2)).inventory.map(({ quantity }) => quantity)).toEqual([1, 1]);
    },
    errors: {
      30001: async (world) =>
        (await passportOf(world)).playerInventory.deposit({
          resources: [{ resourceSlug: 'gold', depositQuantity: 1 }],
        }),
      50001: async (world) => (await shop(world)).give('none', 1),
      60001: async (world) => {
        const { passport, personaId } = await shop(world);
        const give = (depositQuantity: number) =>
          passport.playerInventory.deposit({
            ...{ personaId, resources: [{ resourceSlug: 'gold', depositQuantity }], idempotencyKey: 'gift-1' },
          });
        await give(1);
        return give(2);
      },
      70001: async (world) => {
        // why so: a build of the game proves the game, and no player
        const { id: appId, secret: appSecret } = await world.platform.app(['passport']);
        const { passport } = createUos({
          origin: world.platform.origin,
          as: appNonce({ appId, appSecret }),
          retries: 0,
        });
        return passport.playerInventory.deposit({ resources: [{ resourceSlug: 'gold', depositQuantity: 1 }] });
      },
      80001: async (world) => (await shop(world)).give('oil', 101),
    },
  },
  'passport.playerInventory.update': {
    async ok(world) {
      const { own, id } = await row(world);
      const { inventoryItem } = await own.playerInventory.update({ id, customData: { slot: '1' } });
      expect(inventoryItem).toMatchObject({ quantity: 30, customData: { slot: '1' } });
    },
    errors: {
      30001: async (world) => {
        const { own, id } = await row(world);
        return own.playerInventory.update({ id, customData: wrong('x') });
      },
      50001: async (world) => {
        const made = await row(world);
        const { own } = await made.player2();
        return own.playerInventory.update({ id: made.id, customData: {} });
      },
    },
  },
};
