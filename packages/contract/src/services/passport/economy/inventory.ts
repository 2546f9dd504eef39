// What personas own. Source: wire/passport.md 2.5, 3.6 rows 140-142, 4, 5.6.
import * as z from 'zod';
import { count, entity, field, flag, id, refersTo, ruled, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { byPlayer, byPlayerOrServer, fieldsSeen, pathIsOurs, replyIsOurs } from '../marks.ts';
import { customData, filter, idempotency, maybeId, maybeTime, note, period, stamps } from '../shared.ts';
import { ResourceType } from './resources.ts';

export const InventoryItem = entity(
  z.object({
    inventoryItemId: id('passport.inventoryRow', '物品 ID', 'Inventory row id'),
    personaId: id('passport.persona', '角色 ID', 'Whose it is'),
    namespace: text('命名空间', 'Namespace of the resource'),
    quantity: count('数量', 'Units; 0 for a row that is gone'),
    customData,
    resource: field(
      z.object({
        resourceSlug: text('资源标识', 'Slug of the resource', 'passport.resource'),
        displayName: text('资源名称', 'Name of the resource'),
        namespace: text('命名空间', 'Namespace of the resource'),
        type: field(ResourceType, '类型', 'Type of the resource'),
        stackable: flag('可堆叠', 'One row with a quantity, not one row per unit'),
        customData,
      }),
      '资源',
      'What it is',
    ),
    // why set by the resource: rows of one resource that end at different times do not stack
    expiresAt: maybeTime('过期时间', 'Receipt plus lifetimeSeconds of the resource; absent for good'),
    ...stamps,
  }),
  {
    id: 'InventoryItem',
    zh: '背包物品',
    en: 'A row of what a persona owns',
    columns: ['inventoryItemId', 'personaId', 'resource', 'quantity', 'modifiedAt'],
    key: 'inventoryItemId',
  },
);

/** Rows that a call changed. */
export const changedInventory = field(z.array(InventoryItem), '背包物品', 'Rows that changed');

const byId = { id: id('passport.inventoryRow', '物品 ID', 'Inventory row id') };
const page = z.object({
  inventory: field(z.array(InventoryItem), '背包物品', 'Rows of this page'),
  ...startCountTotal,
});
const inventoryItem = z.object({ inventoryItem: field(InventoryItem, '背包物品', 'The row') });

export const inventory = {
  search: op('POST /inventory/search', {
    body: z.strictObject({
      ...startCount,
      personaId: maybeId('passport.persona', '角色 ID', 'Of this persona'),
      resourceSlug: filter('资源标识', 'Of this resource', 'passport.resource'),
      namespace: filter('命名空间', 'Of resources in this namespace'),
    }),
    reply: page,
    paging: 'start-count',
    listField: 'inventory',
    effect: 'read',
    ...fieldsSeen,
    summary: { zh: '搜索玩家背包', en: 'Search what personas own' },
    errors: [codes.invalidParameters],
  }),
  metrics: op('GET /inventory/metrics', {
    query: z.object({ resourceSlug: filter('资源标识', 'Only this resource', 'passport.resource'), ...period }),
    reply: z.object({
      items: field(
        z.array(
          z.object({
            resourceSlug: text('资源标识', 'Slug of the resource', 'passport.resource'),
            displayName: text('资源名称', 'Name of the resource'),
            holders: count('持有人数', 'Personas that own some'),
            quantity: count('总量', 'Units in all inventories'),
          }),
        ),
        '资源',
        'One row per resource',
      ),
      points: field(
        z.array(
          z.object({
            time: time('时间', 'Start of the day'),
            resourceSlug: text('资源标识', 'Slug of the resource', 'passport.resource'),
            gained: count('获得', 'Units given'),
            spent: count('消耗', 'Units taken'),
          }),
        ),
        '数据点',
        'One row per day and resource',
      ),
    }),
    ...replyIsOurs,
    summary: { zh: '查看背包统计', en: 'Read how much of each resource is owned, given and taken' },
    errors: [codes.invalidParameters],
  }),
  update: op('PUT /personas/inventory/{id}', {
    params: byId,
    body: z.strictObject({
      quantity: count('数量', '0 takes the row away; 0 or 1 where it does not stack').optional(),
      expectedQuantity: count('预期数量', 'Refused where the row holds another quantity by now').optional(),
      customData: customData.optional(),
      reason: note(200, '原因', 'Why; kept in the history of the persona'),
    }),
    reply: inventoryItem,
    access: 'owner',
    ...fieldsSeen,
    summary: { zh: '修改背包物品', en: 'Change a row of what a persona owns' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists, codes.wrongState, codes.capacityReached],
  }),
} as const;

export const playerInventory = {
  list: op('GET /sdk/inventory', {
    query: z.object({
      ...startCount,
      namespace: filter('命名空间', 'Of resources in this namespace'),
      resourceSlug: filter('资源标识', 'Of this resource', 'passport.resource'),
    }),
    reply: page,
    paging: 'start-count',
    listField: 'inventory',
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '列出自己的背包', en: 'List what the own persona owns' },
    errors: [codes.invalidParameters],
  }),
  deposit: op('POST /sdk/inventory/deposit', {
    headers: idempotency,
    body: z.strictObject({
      personaId: maybeId(
        'passport.persona',
        '角色 ID',
        'Whose inventory; with the service secret only, and needed there',
      ),
      resources: field(
        z
          .array(
            z.strictObject({
              resourceSlug: refersTo(ruled(itemSlug, '资源标识'), 'passport.resource'),
              depositQuantity: field(z.int().min(1), '数量', 'Units to add'),
            }),
          )
          .min(1)
          .max(100),
        '资源',
        'What to add',
      ),
      reason: note(200, '原因', 'Why, for the operation history; kept of what a server gives'),
    }),
    reply: z.object({ inventory: changedInventory }),
    ...byPlayerOrServer,
    withNonce: true,
    known: 'seen',
    because: 'arguments seen, path is ours',
    summary: { zh: '存入背包', en: 'Add resources to the own inventory' },
    errors: [codes.invalidParameters, codes.permissionDenied, codes.notFound, codes.exists, codes.capacityReached],
  }),
  update: op('PUT /sdk/inventory/{id}', {
    params: byId,
    body: z.strictObject({ customData }),
    reply: inventoryItem,
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '修改自己的背包物品', en: 'Change the data of an own row' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
} as const;
