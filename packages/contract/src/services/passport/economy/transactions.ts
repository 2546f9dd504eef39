// Orders, and what a payment provider says of them. Source: wire/passport.md 2.5, 3.6 rows 126-128 and 143, 4, 5.4.

import * as z from 'zod';
import { enumOf, only } from '../../../kernel/enums.ts';
import { count, entity, field, id, readAs, refersTo, ruled, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { labels } from '../../../labels/labels.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, byPlayerOrServer, fieldsDocumented, replyIsOurs } from '../marks.ts';
import { Interval } from '../setup/metrics.ts';
import { createdBetween, customData, filter, idDomainID, maybeId, maybeTime, period, RewardItem } from '../shared.ts';

export const TransactionType = enumOf(labels.order.type);
export const TransactionStatus = enumOf(labels.order.status);
export const NotifyStatus = enumOf(labels.order.notifyStatus);

/** Empty where no money is paid. */
export const TransactionPaymentMethod = enumOf(labels.order.paymentMethod);
const methods = ['AlipayApp', 'AlipayPCWeb', 'AlipayMobileWeb'] as const;
// why in any case: the specification names three ways to pay and spells none; wire/passport.md 2.5
export const PaymentMethod = readAs(
  only(TransactionPaymentMethod, methods),
  Object.fromEntries(methods.map((method) => [method.toLowerCase(), method])),
);

const tradeNo = field(z.string().min(1).max(64), '外部订单号', 'Unique number of the game itself');

export const EconomyTransaction = entity(
  z.object({
    transactionId: id('passport.order', '订单 ID', 'Order id'),
    idDomainID,
    type: field(TransactionType, '类型', 'What is paid with'),
    status: field(TransactionStatus, '状态', 'How far it is'),
    personaId: id('passport.persona', '角色 ID', 'Who buys'),
    product: field(
      z.object({
        slugName: text('商品标识', 'Slug of the product', 'passport.product'),
        displayName: text('商品名称', 'Name of the product'),
        costs: field(z.array(RewardItem), '价格', 'What one unit costs; CNY in fen'),
        rewards: field(z.array(RewardItem), '内容', 'What one unit gives'),
      }),
      '商品',
      'The product as it was when it was bought',
    ),
    quantity: count('数量', 'Units of the product'),
    outTradeNo: text('外部订单号', 'Unique number of the game itself, or empty'),
    paymentMethod: field(TransactionPaymentMethod, '支付方式', 'Empty for VirtualPurchase'),
    totalAmount: count('总金额', 'Fen'),
    customData,
    failReason: text('失败原因', 'Why it failed, or empty'),
    chargedAt: maybeTime('扣款时间', 'Time of the payment'),
    fulfilledAt: maybeTime('发货时间', 'Time the rewards were given'),
    refundedAt: maybeTime('退款时间', 'Time of the refund'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'EconomyTransaction',
    zh: '订单',
    en: 'A purchase of a product',
    columns: ['transactionId', 'personaId', 'type', 'status', 'quantity', 'totalAmount', 'outTradeNo', 'createdAt'],
    key: 'transactionId',
  },
);

const transaction = z.object({ transaction: field(EconomyTransaction, '订单', 'The order') });
const orders = (en: string) => count('订单数', en);

export const transactions = {
  search: op('POST /transactions/search', {
    body: z.strictObject({
      ...startCount,
      transactionId: maybeId('passport.order', '订单 ID', 'Only this order'),
      personaId: maybeId('passport.persona', '角色 ID', 'Of this persona'),
      status: field(TransactionStatus.optional(), '状态', 'State'),
      type: field(TransactionType.optional(), '类型', 'What is paid with'),
      productSlug: filter('商品标识', 'Of this product', 'passport.product'),
      outTradeNo: filter('外部订单号', 'Whole number'),
      ...createdBetween,
    }),
    reply: z.object({
      transactions: field(z.array(EconomyTransaction), '订单', 'Newest first'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'transactions',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索订单', en: 'Search orders, newest first' },
    errors: [codes.invalidParameters],
  }),
  metrics: op('GET /transactions/metrics', {
    query: z.object({
      ...period,
      interval: field(Interval.optional(), '粒度', 'Hour or day, default 1d'),
      type: field(TransactionType.optional(), '类型', 'What is paid with'),
    }),
    reply: z.object({
      points: field(
        z.array(
          z.object({
            time: time('时间', 'Start of the hour or day'),
            count: orders('Orders'),
            amount: count('金额', 'Fen'),
          }),
        ),
        '数据点',
        'Oldest first',
      ),
      totals: field(
        z.object({
          count: orders('Orders'),
          amount: count('金额', 'Fen'),
          byStatus: field(
            z.object({
              Pending: orders('Not paid yet'),
              Charged: orders('Paid'),
              Fulfilled: orders('Rewards given'),
              FulfillFailed: orders('Paid, rewards not given'),
              ChargeFailed: orders('Not paid'),
              Refunded: orders('Paid back'),
            }),
            '按状态',
            'Orders in each state',
          ),
        }),
        '合计',
        'Sums over the period',
      ),
    }),
    ...replyIsOurs,
    summary: { zh: '查看订单统计', en: 'Read the orders over time' },
    errors: [codes.invalidParameters],
  }),
  reFulfil: op('POST /transactions/re-fulfil', {
    body: z.strictObject({
      transactionIds: field(z.array(z.uuid()).min(1).max(100), '订单 ID', 'Orders, at most 100', 'passport.order'),
    }),
    reply: z.object({
      transactions: field(z.array(EconomyTransaction), '订单', 'Orders that were tried again'),
      skipped: field(
        z.array(z.object({ transactionId: id('passport.order', '订单 ID', 'Order'), message: text('原因', 'Why') })),
        '跳过',
        'Orders that cannot be tried again',
      ),
    }),
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'body is ours; repeating it gives nothing twice',
    summary: { zh: '补发订单', en: 'Give the rewards of paid orders again that failed' },
    errors: [codes.invalidParameters],
  }),
} as const;

const paid = {
  outTradeNo: tradeNo,
  totalAmount: field(z.int().min(1), '总金额', 'Fen'),
};

export const payments = {
  notify: op('POST /payments/notify', {
    body: z.strictObject({
      outTradeNo: paid.outTradeNo,
      status: field(NotifyStatus, '状态', 'What became of the payment'),
      totalAmount: paid.totalAmount.optional(),
      paymentMethod: field(PaymentMethod.optional(), '支付方式', 'How it was paid'),
      tradeNo: field(z.string().max(64).optional(), '支付平台订单号', 'Number of the payment provider'),
    }),
    reply: transaction,
    access: 'owner',
    retry: 'always',
    ...fieldsDocumented,
    summary: { zh: '通知支付结果', en: 'Say what became of a payment' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  create: op('POST /payments', {
    body: z.strictObject({
      personaId: field(z.uuid(), '角色 ID', 'Who buys; with a token, the own persona', 'passport.persona'),
      ...paid,
      paymentMethod: field(PaymentMethod, '支付方式', 'How it is paid'),
      productSlug: refersTo(ruled(itemSlug, '商品标识'), 'passport.product'),
      quantity: field(z.int().min(1).max(9999).optional(), '数量', 'Units, default 1'),
    }),
    reply: transaction,
    ...byPlayerOrServer,
    known: 'seen',
    because: 'productSlug and quantity are ours',
    summary: { zh: '创建现金订单', en: 'Begin an order for real money' },
    errors: [
      codes.invalidParameters,
      codes.permissionDenied,
      codes.notFound,
      codes.exists,
      codes.wrongState,
      codes.purchaseLimit,
      codes.antiAddiction,
    ],
  }),
} as const;
