// Examples of the entities below `../economy`, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../../app/examples.ts';
import type * as t from '../economy/gift-tokens.ts';
import type { InventoryItem } from '../economy/inventory.ts';
import type { EconomyCategory, EconomyProduct } from '../economy/products.ts';
import type { EconomyResource } from '../economy/resources.ts';
import type { EconomyTransaction } from '../economy/transactions.ts';
import type { ImportResult, RewardItem } from '../shared.ts';
import { createdAt, ids, modifiedAt } from './ids.ts';

const idDomainID = app.AppId;

export const rewardItem: z.output<typeof RewardItem> = {
  slugName: 'GOLD_COIN',
  displayName: '金币',
  namespace: 'default',
  quantity: 100,
};

const oil = { slugName: 'lamp_oil', displayName: '灯油', namespace: 'supplies', quantity: 5 };

export const passportImportResult: z.output<typeof ImportResult> = {
  createdCount: 41,
  updatedCount: 0,
  failed: [{ index: 7, slugName: 'lamp oil', message: 'invalid parameters' }],
};

export const economyResource: z.output<typeof EconomyResource> = {
  slugName: 'GOLD_COIN',
  resourceSlug: 'GOLD_COIN',
  idDomainID,
  type: 'VirtualCurrency',
  displayName: '金币',
  namespace: 'default',
  quantityLimit: 0,
  stackable: true,
  lifetimeSeconds: 0,
  customData: { icon: 'coin' },
  createdAt,
  modifiedAt,
};

export const economyCategory: z.output<typeof EconomyCategory> = {
  id: '91d5f8c0-e7a3-4264-8b9e-30fd6c17b5a2',
  idDomainID,
  slugName: 'supplies',
  displayName: '补给',
  customData: {},
  createdAt,
  modifiedAt,
};

export const economyProduct: z.output<typeof EconomyProduct> = {
  id: 'f0276be8-45cd-4913-a8f7-9d5e31c0b746',
  idDomainID,
  slugName: 'oil-barrel',
  displayName: '一桶灯油',
  categorySlug: 'supplies',
  costs: [rewardItem],
  rewards: [oil],
  limitCount: 3,
  resetSchedule: { type: 'EveryWeek', day: 1, hour: 5 },
  consumeCount: 1,
  purchasable: true,
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2026-12-31T16:00:00Z',
  publishStatus: 'published',
  customData: {},
  createdAt,
  modifiedAt,
};

export const economyTransaction: z.output<typeof EconomyTransaction> = {
  transactionId: ids.transaction,
  idDomainID,
  type: 'VirtualPurchase',
  status: 'Fulfilled',
  personaId: ids.persona,
  product: { slugName: 'oil-barrel', displayName: '一桶灯油', costs: [rewardItem], rewards: [oil] },
  quantity: 1,
  outTradeNo: '',
  paymentMethod: '',
  totalAmount: 0,
  customData: {},
  failReason: '',
  chargedAt: '2026-11-20T11:05:12Z',
  fulfilledAt: '2026-11-20T11:05:12Z',
  createdAt: '2026-11-20T11:05:12Z',
};

export const inventoryItem: z.output<typeof InventoryItem> = {
  inventoryItemId: ids.inventoryItem,
  personaId: ids.persona,
  namespace: 'supplies',
  quantity: 5,
  customData: {},
  resource: {
    resourceSlug: 'lamp_oil',
    displayName: '灯油',
    namespace: 'supplies',
    type: 'Item',
    stackable: true,
    customData: {},
  },
  createdAt,
  modifiedAt,
};

export const tokenClass: z.output<typeof t.TokenClass> = {
  tokenClassId: ids.tokenClass,
  idDomainID,
  name: '公测礼包',
  status: 'active',
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2027-01-01T00:00:00Z',
  scopes: [],
  resources: { GOLD_COIN: 100, lamp_oil: 5 },
  deliveryType: 'Direct',
  inboxTemplateSlug: '',
  codeType: 'Unique',
  code: '',
  prefix: 'LAMP',
  codeLength: 12,
  redeemLimitPerPersona: 1,
  generatedCount: 1000,
  usedCount: 37,
  createdAt,
  modifiedAt,
  properties: {},
};

export const tokenInstance: z.output<typeof t.TokenInstance> = {
  id: ids.token,
  tokenClassId: ids.tokenClass,
  code: 'LAMP7KQ2M9XD',
  status: 'used',
  resources: tokenClass.resources,
  batchId: ids.batch,
  usedBy: { personaID: ids.persona, userID: ids.user, displayName: '守灯人' },
  usedAt: '2026-11-20T11:08:00Z',
  createdAt,
};

export const tokenUse: z.output<typeof t.TokenUse> = {
  id: '4c1f7be2-90d3-4a58-8e67-b25d1f8c3a90',
  personaID: ids.persona,
  userID: ids.user,
  displayName: '守灯人',
  usedAt: '2026-11-20T11:08:00Z',
  code: 'LAMP7KQ2M9XD',
};
