// The shop: categories, products and purchases. Source: wire/passport.md 2.5, 3.6 rows 122-125 and 129-139, 4.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { count, entity, field, id, refersTo, ruled, text } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { byPlayer, fieldsDocumented, fieldsSeen, pathIsOurs, replyIsOurs } from '../marks.ts';
import {
  customData,
  displayName,
  filter,
  grant,
  ImportResult,
  idDomainID,
  idempotency,
  importRows,
  maybeId,
  maybeTime,
  note,
  overwrite,
  RewardItem,
  shownName,
  slugPath,
  stamps,
  timeInput,
  timeOrClear,
} from '../shared.ts';
import { changedInventory } from './inventory.ts';
import { EconomyTransaction, PaymentMethod } from './transactions.ts';

export const PublishStatus = enumOf(labels.product.publishStatus);
export const ResetScheduleType = enumOf(labels.product.resetSchedule);

export const EconomyCategory = entity(
  z.object({
    id: id('passport.category', '分类 ID', 'Category id'),
    idDomainID,
    slugName: text('标识', 'Never changes'),
    displayName: shownName,
    customData,
    ...stamps,
  }),
  {
    id: 'EconomyCategory',
    zh: '商品分类',
    en: 'A shelf of the shop',
    columns: ['slugName', 'displayName', 'id', 'modifiedAt'],
    key: 'slugName',
  },
);

const resetHour = field(z.int().min(0).max(23), '时', 'Hour of the day in Asia/Shanghai');

export const EconomyProduct = entity(
  z.object({
    id: id('passport.product', '商品 ID', 'Product id'),
    idDomainID,
    slugName: text('标识', 'Never changes'),
    displayName: shownName,
    categorySlug: text('分类标识', 'Slug of the category', 'passport.category'),
    costs: field(z.array(RewardItem), '价格', 'Empty: free; CNY in fen stands alone'),
    rewards: field(z.array(RewardItem), '内容', 'What the persona gets'),
    limitCount: count('限购次数', 'Purchases of a persona in a period, 0 for no limit'),
    resetSchedule: field(
      z
        .object({
          type: field(ResetScheduleType, '周期', 'How often'),
          day: count('日', 'Day of the week from Monday 1, or of the month; 0 for EveryDay'),
          hour: resetHour,
        })
        .optional(),
      '限购重置',
      'When the limit starts anew; absent for never',
    ),
    consumeCount: field(z.int().min(0).optional(), '已购次数', 'Purchases of the persona that was named'),
    purchasable: field(z.boolean().optional(), '可购买', 'The persona that was named may buy it now'),
    startTime: maybeTime('上架时间', 'Sold from'),
    endTime: maybeTime('下架时间', 'Sold until'),
    publishStatus: field(PublishStatus, '状态', 'Players see published ones'),
    customData,
    ...stamps,
  }),
  {
    id: 'EconomyProduct',
    zh: '商品',
    en: 'Something that personas buy',
    columns: ['slugName', 'displayName', 'categorySlug', 'publishStatus', 'limitCount', 'id', 'createdAt'],
    key: 'slugName',
  },
);

const resetSchedule = z.strictObject({
  type: field(ResetScheduleType, '周期', 'How often'),
  day: field(z.int().min(1).max(31).optional(), '日', 'EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31'),
  hour: resetHour,
});
const productWritable = {
  limitCount: count('限购次数', 'Purchases of a persona in a period, 0 for no limit').optional(),
  resetSchedule: field(resetSchedule.optional(), '限购重置', 'When the limit starts anew, default never'),
  startTime: timeInput('上架时间', 'Sell from'),
  endTime: timeInput('下架时间', 'Sell until'),
  customData: customData.optional(),
};
const categorySlug = ruled(itemSlug, '分类标识');
const costs = field(z.array(grant).max(20), '价格', 'Empty: free; CNY in fen stands alone');
const rewards = field(z.array(grant).min(1).max(100), '内容', 'What the persona gets');
const create = z.strictObject({
  slugName: ruled(itemSlug, '标识'),
  displayName,
  categorySlug,
  costs,
  rewards,
  ...productWritable,
});

const purchaseFacts = {
  productSlug: refersTo(ruled(itemSlug, '商品标识'), 'passport.product'),
  quantity: field(z.int().min(1).max(9999).optional(), '数量', 'Units, default 1'),
  customData: customData.optional(),
};
const purchaseErrors = [
  codes.invalidParameters,
  codes.notFound,
  codes.wrongState,
  codes.purchaseLimit,
  codes.insufficientBalance,
] as const;

const categoryId = { id: slugPath('passport.category', '分类', 'Category id or slug') };
const productId = { id: slugPath('passport.product', '商品', 'Product id or slug') };
const category = z.object({ category: field(EconomyCategory, '商品分类', 'The category') });
const product = z.object({ product: field(EconomyProduct, '商品', 'The product') });
const categoryPage = z.object({
  categories: field(z.array(EconomyCategory), '商品分类', 'Categories of this page'),
  ...startCountTotal,
});
const productPage = z.object({
  products: field(z.array(EconomyProduct), '商品', 'Products of this page'),
  ...startCountTotal,
});
const flipped = z.object({ count: count('数量', 'Products that changed') });
const chosen = z.strictObject({
  ids: field(z.array(z.string().min(1).max(64)).min(1).max(100), '商品', 'Ids or slugs, at most 100'),
});
const chosenReply = z.object({ products: field(z.array(EconomyProduct), '商品', 'The products') });
const purchased = z.object({
  transaction: field(EconomyTransaction, '订单', 'The order'),
  inventory: changedInventory,
});

export const categories = {
  list: op('GET /categories', {
    query: z.object(startCount),
    reply: categoryPage,
    paging: 'start-count',
    listField: 'categories',
    known: 'spec',
    summary: { zh: '列出商品分类', en: 'List categories of products' },
    errors: [codes.invalidParameters],
  }),
  create: op('POST /categories', {
    body: z.strictObject({ slugName: ruled(itemSlug, '标识'), displayName, customData: customData.optional() }),
    reply: category,
    access: 'owner',
    ...fieldsSeen,
    summary: { zh: '创建商品分类', en: 'Create a category of products' },
    errors: [codes.invalidParameters, codes.badSlug, codes.exists],
  }),
  update: op('PUT /categories/{id}', {
    params: categoryId,
    body: z.strictObject({ displayName: displayName.optional(), customData: customData.optional() }),
    reply: category,
    access: 'owner',
    ...fieldsSeen,
    summary: { zh: '修改商品分类', en: 'Change a category of products' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  remove: op('DELETE /categories/{id}', {
    params: categoryId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除空的商品分类', en: 'Delete a category without products' },
    errors: [codes.notFound, codes.wrongState],
  }),
  publishProducts: op('POST /categories/{id}/products/publish', {
    params: categoryId,
    reply: flipped,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '上架分类下的全部商品', en: 'Publish every product of a category' },
    errors: [codes.notFound],
  }),
  revokeProducts: op('POST /categories/{id}/products/revoke', {
    params: categoryId,
    reply: flipped,
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '下架分类下的全部商品', en: 'Take every product of a category off sale' },
    errors: [codes.notFound],
  }),
} as const;

export const products = {
  search: op('POST /products/search', {
    body: z.strictObject({
      ...startCount,
      slugName: filter('标识', 'Whole slug'),
      displayName: filter('显示名称', 'Part of the name'),
      categorySlug: filter('分类标识', 'In this category', 'passport.category'),
      publishStatus: field(PublishStatus.optional(), '状态', 'State'),
      personaId: maybeId('passport.persona', '角色 ID', 'Adds what this persona has bought and may buy'),
    }),
    reply: productPage,
    paging: 'start-count',
    listField: 'products',
    effect: 'read',
    ...fieldsSeen,
    summary: { zh: '搜索商品', en: 'Search products' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /products/{id}', {
    params: productId,
    reply: product,
    ...replyIsOurs,
    summary: { zh: '查看商品', en: 'Read a product' },
    errors: [codes.notFound],
  }),
  create: op('POST /products', {
    body: create,
    reply: product,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建商品', en: 'Create a product, not yet published' },
    errors: [codes.invalidParameters, codes.badSlug, codes.notFound, codes.exists],
  }),
  update: op('PUT /products/{id}', {
    params: productId,
    body: z.strictObject({
      displayName: displayName.optional(),
      categorySlug: categorySlug.optional(),
      costs: costs.optional(),
      rewards: rewards.optional(),
      ...productWritable,
      resetSchedule: field(
        resetSchedule.nullable().optional(),
        '限购重置',
        'When the limit starts anew; null for never',
      ),
      startTime: timeOrClear('上架时间', 'Sell from'),
      endTime: timeOrClear('下架时间', 'Sell until'),
    }),
    reply: product,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '修改商品', en: 'Change a product; only some fields while published' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  remove: op('DELETE /products/{id}', {
    params: productId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除未上架的商品', en: 'Delete a product that is not published' },
    errors: [codes.notFound, codes.wrongState],
  }),
  publish: op('POST /products/publish', {
    body: chosen,
    reply: chosenReply,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'body is ours; all or nothing',
    summary: { zh: '上架商品', en: 'Publish products' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  revoke: op('POST /products/revoke', {
    body: chosen,
    reply: chosenReply,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'body is ours; all or nothing',
    summary: { zh: '下架商品', en: 'Take products off sale' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  purchase: op('POST /products/purchase', {
    headers: idempotency,
    body: z.strictObject({
      personaId: field(z.uuid(), '角色 ID', 'Who buys', 'passport.persona'),
      // why both optional: flags and forms are made of one flat object; the platform refuses both and neither as 30001
      productSlug: refersTo(ruled(itemSlug, '商品标识').optional(), 'passport.product'),
      productId: maybeId('passport.product', '商品 ID', 'In place of the slug: exactly one of the two'),
      quantity: purchaseFacts.quantity,
      customData: purchaseFacts.customData,
      outTradeNo: note(64, '外部订单号', 'Unique number of the game itself; needed for real money'),
      paymentMethod: field(PaymentMethod.optional(), '支付方式', 'Needed for real money'),
    }),
    reply: purchased,
    access: 'owner',
    ...fieldsSeen,
    summary: { zh: '为角色购买商品', en: 'Buy a product for a persona' },
    errors: [...purchaseErrors, codes.exists, codes.antiAddiction],
  }),
  import: op('POST /products/import', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({ products: importRows(create, '商品', 'Products as in a create'), overwrite }),
    reply: ImportResult,
    access: 'owner',
    ...replyIsOurs,
    summary: { zh: '导入商品', en: 'Import products' },
    errors: [codes.invalidParameters],
  }),
} as const;

const sign = { ...byPlayer, ...pathIsOurs } as const;

export const playerProducts = {
  categories: op('GET /sdk/categories', {
    query: z.object(startCount),
    reply: categoryPage,
    paging: 'start-count',
    listField: 'categories',
    ...sign,
    summary: { zh: '列出商品分类', en: 'List categories of products as a player' },
    errors: [codes.invalidParameters],
  }),
  list: op('GET /sdk/products', {
    query: z.object({ ...startCount, categorySlug: filter('分类标识', 'In this category', 'passport.category') }),
    reply: productPage,
    paging: 'start-count',
    listField: 'products',
    ...sign,
    summary: { zh: '列出在售商品', en: 'List published products as a player' },
    errors: [codes.invalidParameters],
  }),
  purchase: op('POST /sdk/products/purchase', {
    headers: idempotency,
    body: z.strictObject({
      ...purchaseFacts,
      returnInventory: field(z.boolean().optional(), '返回背包', 'Answer the rows that changed'),
    }),
    reply: purchased,
    ...sign,
    summary: { zh: '用虚拟货币购买商品', en: 'Buy a product with virtual currency' },
    errors: [...purchaseErrors, codes.exists],
  }),
} as const;
