// Resources, the shop, orders and inventories. Source: wire/passport.md 2.5, 3.6, 4, 5.4 to 5.6.
import { bearing, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const STAMPS = 'createdAt modifiedAt';
const RESOURCE = `slugName resourceSlug idDomainID type displayName namespace quantityLimit stackable lifetimeSeconds customData ${STAMPS}`;
const CATEGORY = `id idDomainID slugName displayName customData ${STAMPS}`;
const PRODUCT = `id idDomainID slugName displayName categorySlug costs rewards limitCount publishStatus customData ${STAMPS}`;
const AMOUNT = 'slugName displayName namespace quantity';
const ORDER =
  'transactionId idDomainID type status personaId product quantity outTradeNo paymentMethod totalAmount customData failReason createdAt';
const ITEM = `inventoryItemId personaId namespace quantity customData resource ${STAMPS}`;

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const spec = { known: 'spec', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const missing = (what: string) => ({ status: 404, has: no(50_001, `${what} not found`) }) as const;
const wrongState = { status: 400, has: no(90_001) } as const;
const ana = { ...bearing('ana'), known: 'seen', status: 200 } as const;
const make = { ...seen, call: 'passport.resources.create', send: 'POST /v1/resources' } as const;
const stock = { ...seen, call: 'passport.products.create', send: 'POST /v1/products' } as const;
const buy = { ...seen, call: 'passport.products.purchase', send: 'POST /v1/products/purchase' } as const;
const tell = { ...seen, call: 'passport.payments.notify', send: 'POST /v1/payments/notify' } as const;
const begin = { ...seen, call: 'passport.payments.create', send: 'POST /v1/payments' } as const;
const give = { ...seen, call: 'passport.playerInventory.deposit', send: 'POST /v1/sdk/inventory/deposit' } as const;
const edit = { ...seen, call: 'passport.inventory.update', send: 'PUT /v1/personas/inventory/{goldRow}' } as const;

const lamp = {
  ...{ slugName: 'lamp', displayName: '灯', categorySlug: 'shelf' },
  ...{ costs: [{ slugName: 'GOLD_COIN', quantity: 10 }], rewards: [{ resourceSlug: 'lamp_oil', quantity: 1 }] },
};
const moon = { ...lamp, slugName: 'moon', costs: [{ resourceSlug: 'CNY', quantity: 600 }] };
const bill = { outTradeNo: 'T1', paymentMethod: 'alipayapp', totalAmount: 600, productSlug: 'moon' };

export const rows: readonly Row[] = [
  {
    ...spec,
    ...missing('Id Domain'),
    call: 'passport.resources.search',
    says: 'before there are players',
    send: 'POST /v1/resources/search',
    body: {},
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '商店' } },
  {
    ...{ known: 'seen', call: 'passport.login.external', as: 'game', send: 'POST /v1/login/external', status: 200 },
    body: { externalUserID: 'ana', displayName: '安娜' },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID' },
  },

  // Resources.
  {
    ...make,
    body: { slugName: 'GOLD_COIN', type: 'VirtualCurrency', displayName: '金币' },
    names: { resource: RESOURCE },
    has: { resource: { resourceSlug: 'GOLD_COIN', stackable: true, quantityLimit: 0, namespace: 'default' } },
  },
  { ...make, body: { slugName: 'lamp_oil', type: 'Item', displayName: '灯油', quantityLimit: 5 } },
  { ...make, body: { slugName: 'hat', type: 'Item', displayName: '帽子', stackable: false } },
  {
    ...make,
    says: 'once more',
    body: { slugName: 'hat', type: 'Item', displayName: 'x' },
    status: 409,
    has: no(60_001, 'slugName already exists'),
  },
  { ...make, ...invalid, says: 'of real money', body: { slugName: 'EUR', type: 'Currency', displayName: 'x' } },
  {
    ...app,
    call: 'passport.resources.get',
    says: 'real money is built in',
    send: 'GET /v1/resources/CNY',
    has: { resource: { type: 'Currency' } },
  },
  { ...app, ...missing('resource'), call: 'passport.resources.get', send: 'GET /v1/resources/none' },
  {
    ...seen,
    call: 'passport.resources.update',
    send: 'PUT /v1/resources/lamp_oil',
    body: { namespace: 'supplies' },
    has: { resource: { namespace: 'supplies', displayName: '灯油' } },
  },
  {
    ...{ ...spec, call: 'passport.resources.search', send: 'POST /v1/resources/search' },
    body: { type: 'Item', count: 1 },
    has: { start: 0, count: 1, total: 2 },
  },
  {
    ...{ ...app, call: 'passport.resources.import', send: 'POST /v1/resources/import' },
    body: { resources: [{ slugName: 'hat', type: 'Item', displayName: 'x' }] },
    has: { createdCount: 0, updatedCount: 0, failed: [{ index: 0, slugName: 'hat' }] },
  },
  {
    ...{ ...spec, call: 'passport.resources.namespaces', send: 'GET /v1/namespaces' },
    has: { namespaces: ['default', 'supplies'], total: 2 },
  },

  // The shop.
  {
    ...{ ...seen, call: 'passport.categories.create', send: 'POST /v1/categories' },
    body: { slugName: 'shelf', displayName: '货架' },
    names: { category: CATEGORY },
    has: { category: { id: UUID } },
  },
  {
    ...{ ...spec, call: 'passport.categories.list', send: 'GET /v1/categories?count=50' },
    has: { categories: [{ slugName: 'shelf' }], total: 1 },
  },
  {
    ...{
      ...seen,
      call: 'passport.categories.update',
      send: 'PUT /v1/categories/shelf',
      body: { displayName: '新货架' },
    },
    has: { category: { displayName: '新货架' } },
  },
  {
    ...stock,
    body: lamp,
    names: { product: PRODUCT, 'product.costs.0': AMOUNT, 'product.rewards.0': AMOUNT },
    has: { product: { id: UUID, publishStatus: 'unpublished', limitCount: 0 } },
  },
  { ...stock, body: { ...moon, limitCount: 2, resetSchedule: { type: 'EveryMonth', day: 31, hour: 5 } } },
  { ...stock, ...missing('category'), says: 'on no shelf', body: { ...lamp, slugName: 'x', categorySlug: 'none' } },
  {
    ...{ ...stock, ...invalid, says: 'for real money and gold' },
    body: { ...lamp, slugName: 'x', costs: [...lamp.costs, ...moon.costs] },
  },
  {
    ...{ ...buy, ...wrongState, says: 'before it is published' },
    body: { personaId: '{anaPersona}', productSlug: 'lamp' },
  },
  {
    ...{
      ...spec,
      call: 'passport.products.publish',
      send: 'POST /v1/products/publish',
      body: { ids: ['lamp', 'moon'] },
    },
    has: { products: [{ slugName: 'lamp', publishStatus: 'published' }, { slugName: 'moon' }] },
  },
  {
    ...{ ...seen, ...wrongState, call: 'passport.products.update', says: 'prices while published' },
    ...{ send: 'PUT /v1/products/lamp', body: { costs: [] } },
  },
  {
    ...{ ...seen, call: 'passport.products.update', send: 'PUT /v1/products/lamp', body: { displayName: '小灯' } },
    has: { product: { displayName: '小灯', publishStatus: 'published' } },
  },
  {
    ...{ ...seen, call: 'passport.products.search', send: 'POST /v1/products/search' },
    body: { slugName: 'lamp', personaId: '{anaPersona}' },
    has: { products: [{ slugName: 'lamp', consumeCount: 0, purchasable: true }], total: 1 },
  },
  { ...app, call: 'passport.products.get', send: 'GET /v1/products/moon', has: { product: { limitCount: 2 } } },
  {
    ...{ ...app, call: 'passport.products.import', send: 'POST /v1/products/import', body: { products: [lamp] } },
    has: { createdCount: 0, failed: [{ index: 0, slugName: 'lamp' }] },
  },

  // What personas own.
  {
    ...give,
    body: { personaId: '{anaPersona}', resources: [{ resourceSlug: 'GOLD_COIN', depositQuantity: 25 }] },
    names: { 'inventory.0': ITEM },
    has: { inventory: [{ quantity: 25, resource: { resourceSlug: 'GOLD_COIN', stackable: true } }] },
    keep: { goldRow: 'inventory.0.inventoryItemId' },
  },
  {
    ...{ ...give, ...invalid, says: 'to nobody' },
    body: { resources: [{ resourceSlug: 'GOLD_COIN', depositQuantity: 1 }] },
  },
  {
    ...{ ...give, says: 'beyond the limit', status: 429, has: no(80_001) },
    body: { personaId: '{anaPersona}', resources: [{ resourceSlug: 'lamp_oil', depositQuantity: 6 }] },
  },
  {
    ...{ ...give, ...ana, says: 'by a token without a nonce', headers: { Authorization: 'Bearer {ana}' } },
    ...{ body: { resources: [{ resourceSlug: 'GOLD_COIN', depositQuantity: 1 }] }, status: 401, has: no(160_001) },
  },
  {
    ...{ ...seen, call: 'passport.inventory.search', send: 'POST /v1/inventory/search' },
    body: { personaId: '{anaPersona}', resourceSlug: 'GOLD_COIN' },
    has: { inventory: [{ quantity: 25 }], total: 1 },
  },
  { ...edit, body: { quantity: 30, expectedQuantity: 25 }, has: { inventoryItem: { quantity: 30 } } },
  { ...edit, says: 'beside somebody else', body: { quantity: 1, expectedQuantity: 25 }, status: 409, has: no(60_001) },
  {
    ...{ ...ana, call: 'passport.playerInventory.list', send: 'GET /v1/sdk/inventory?namespace=default' },
    has: { inventory: [{ personaId: UUID }], total: 1 },
  },
  {
    ...{ ...ana, call: 'passport.playerInventory.update', send: 'PUT /v1/sdk/inventory/{goldRow}' },
    body: { customData: { slot: '1' } },
    has: { inventoryItem: { quantity: 30, customData: { slot: '1' } } },
  },

  // Purchases.
  {
    ...buy,
    body: { personaId: '{anaPersona}', productSlug: 'lamp', quantity: 2 },
    names: { transaction: ORDER, 'inventory.0': ITEM },
    has: {
      transaction: {
        ...{ transactionId: UUID, type: 'VirtualPurchase', status: 'Fulfilled', totalAmount: 0, outTradeNo: '' },
        ...{ chargedAt: TIME, fulfilledAt: TIME, product: { slugName: 'lamp' } },
      },
    },
  },
  {
    ...{ ...ana, call: 'passport.playerProducts.purchase', send: 'POST /v1/sdk/products/purchase' },
    ...{ headers: { Authorization: 'Bearer {ana}', 'Idempotency-Key': 'tap' } },
    body: { productSlug: 'lamp' },
    has: { transaction: { quantity: 1 }, inventory: [] },
  },
  {
    ...{ ...ana, call: 'passport.playerProducts.purchase', send: 'POST /v1/sdk/products/purchase' },
    says: 'once more with the same key',
    headers: { Authorization: 'Bearer {ana}', 'Idempotency-Key': 'tap' },
    body: { productSlug: 'lamp' },
    has: { transaction: { transactionId: UUID, quantity: 1 }, inventory: [] },
  },
  {
    ...{ ...ana, call: 'passport.playerProducts.purchase', send: 'POST /v1/sdk/products/purchase' },
    ...{ says: 'without money', body: { productSlug: 'lamp' }, status: 400, has: no(90_020) },
  },
  {
    ...{ ...ana, call: 'passport.playerProducts.list', send: 'GET /v1/sdk/products?categorySlug=shelf' },
    has: { total: 2, products: [{ slugName: 'moon' }, { slugName: 'lamp', consumeCount: 3 }] },
  },
  {
    ...{ ...ana, call: 'passport.playerProducts.categories', send: 'GET /v1/sdk/categories' },
    has: { categories: [{ slugName: 'shelf' }] },
  },

  // Real money.
  {
    ...{ ...begin, ...ana },
    body: { ...bill, personaId: '{anaPersona}' },
    names: { transaction: ORDER },
    has: {
      transaction: {
        ...{ type: 'RealMoneyPurchase', status: 'Pending', totalAmount: 600, paymentMethod: 'AlipayApp' },
        outTradeNo: 'T1',
      },
    },
  },
  {
    ...{ ...begin, says: 'once more', body: { ...bill, personaId: '{anaPersona}' } },
    ...{ status: 409, has: no(60_001, 'outTradeNo already exists') },
  },
  {
    ...{ ...begin, ...invalid, says: 'another amount' },
    body: { ...bill, outTradeNo: 'T2', totalAmount: 1, personaId: '{anaPersona}' },
  },
  { ...tell, ...missing('transaction'), says: 'of no order', body: { outTradeNo: 'T9', status: 'success' } },
  { ...tell, ...invalid, says: 'another amount', body: { outTradeNo: 'T1', status: 'success', totalAmount: 1 } },
  {
    ...{ ...tell, body: { outTradeNo: 'T1', status: 'success', totalAmount: 600 } },
    has: { transaction: { status: 'Fulfilled', chargedAt: TIME } },
    keep: { paidOrder: 'transaction.transactionId' },
  },
  {
    ...{ ...tell, says: 'repeated', body: { outTradeNo: 'T1', status: 'success' } },
    has: { transaction: { status: 'Fulfilled' } },
  },
  {
    ...{ ...tell, says: 'paid back', body: { outTradeNo: 'T1', status: 'refunded' } },
    has: { transaction: { status: 'Refunded', refundedAt: TIME } },
  },
  {
    ...{ ...app, call: 'passport.transactions.search', send: 'POST /v1/transactions/search' },
    body: { outTradeNo: 'T1' },
    has: { transactions: [{ transactionId: UUID, status: 'Refunded' }], total: 1 },
  },
  {
    ...{ ...spec, call: 'passport.transactions.reFulfil', send: 'POST /v1/transactions/re-fulfil' },
    body: { transactionIds: ['{paidOrder}'] },
    has: { transactions: [], skipped: [{ transactionId: UUID, message: 'the order is Refunded' }] },
  },
  {
    ...{ ...app, call: 'passport.transactions.metrics', send: 'GET /v1/transactions/metrics?type=VirtualPurchase' },
    has: { totals: { count: 3, amount: 0, byStatus: { Fulfilled: 2, ChargeFailed: 1 } } },
  },
  {
    ...{ ...app, call: 'passport.inventory.metrics', send: 'GET /v1/inventory/metrics?resourceSlug=lamp_oil' },
    names: { 'items.0': 'resourceSlug displayName holders quantity', 'points.0': 'time resourceSlug gained spent' },
    has: { items: [{ holders: 1, quantity: 3 }], points: [{ gained: 4, spent: 1 }] },
  },

  // What goes.
  { ...app, ...wrongState, call: 'passport.resources.remove', says: 'in use', send: 'DELETE /v1/resources/GOLD_COIN' },
  { ...app, call: 'passport.resources.remove', send: 'DELETE /v1/resources/hat', has: {} },
  { ...app, ...wrongState, call: 'passport.products.remove', says: 'published', send: 'DELETE /v1/products/lamp' },
  {
    ...{ ...spec, call: 'passport.products.revoke', send: 'POST /v1/products/revoke', body: { ids: ['lamp'] } },
    has: { products: [{ publishStatus: 'unpublished' }] },
  },
  {
    ...{ ...spec, call: 'passport.categories.publishProducts', send: 'POST /v1/categories/shelf/products/publish' },
    ...{ body: {}, has: { count: 1 } },
  },
  {
    ...{ ...spec, call: 'passport.categories.revokeProducts', send: 'POST /v1/categories/shelf/products/revoke' },
    ...{ body: {}, has: { count: 2 } },
  },
  {
    ...app,
    ...wrongState,
    call: 'passport.categories.remove',
    says: 'with products',
    send: 'DELETE /v1/categories/shelf',
  },
  { ...app, call: 'passport.products.remove', send: 'DELETE /v1/products/lamp', has: {} },
  { ...app, call: 'passport.products.remove', says: 'the last one', send: 'DELETE /v1/products/moon', has: {} },
  { ...app, call: 'passport.categories.remove', send: 'DELETE /v1/categories/shelf', has: {} },
];
