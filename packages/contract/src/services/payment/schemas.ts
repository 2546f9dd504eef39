// Online payment of a deposit. Source: wire/cdn-and-platform.md 2.3.6.
import * as z from 'zod';
import { alsoAs, entity, field, id, text } from '../../kernel/fields.ts';
import { maxPaymentYuan } from '../../rules/values/amount.ts';
import { Transaction } from '../billing/schemas.ts';

export const PaymentOrder = entity(
  z.object({
    OutTradeNo: text('商户订单号', 'Our number of the payment, which comes back with the result'),
    TransactionId: id('billing.transaction', '交易 ID', 'The pending deposit'),
    PayUrl: text('支付地址', 'Page of the provider where it is paid'),
  }),
  {
    id: 'PaymentOrder',
    zh: '支付订单',
    en: 'A payment that waits for the payer',
    columns: ['OutTradeNo', 'TransactionId', 'PayUrl'],
    key: 'OutTradeNo',
  },
);

export const PaymentResult = entity(
  z.object({
    Transaction: field(Transaction, '交易', 'The deposit, now active'),
    Success: field(z.literal(true), '成功', 'Always true; a failure is an error'),
  }),
  { id: 'PaymentResult', zh: '支付结果', en: 'A payment that has arrived' },
);

const badAmount = { error: 'invalid payment amount' };

export const PaymentCreate = z.object({
  OrganizationId: field(
    z.uuid({ error: 'invalid organization id' }),
    '组织 ID',
    'Organisation that deposits',
    'org.org',
  ),
  Amount: field(
    z.number(badAmount).min(0.01, badAmount).max(maxPaymentYuan, badAmount).multipleOf(0.01, badAmount),
    '金额',
    'Yuan, at most two decimals and 1000000',
  ),
  ReturnUrl: field(
    z
      .string()
      .max(2048)
      .regex(/^https?:\/\/\S+$/)
      .optional(),
    '返回地址',
    'Where the provider sends the payer afterwards; the console when absent',
  ),
});

const noOrder = { error: 'no outTradeNo' };
const given = (zh: string, en: string) => field(z.string().max(512).optional(), zh, en);

/** What the provider appends to the address it returns to; all of it is signed. */
export const PaymentReturn = z.object({
  // Source of the other name: wire/cdn-and-platform.md 2.3.6
  out_trade_no: alsoAs(
    field(z.string(noOrder).min(1, noOrder).max(128), '商户订单号', 'Our number of the payment'),
    'outTradeNo',
  ),
  trade_no: field(z.string().min(1).max(128), '支付交易号', 'Number the provider gave it'),
  total_amount: field(z.string().min(1).max(32), '金额', 'Yuan as text, such as 88.00'),
  sign: field(z.string().min(1).max(4096), '签名', 'Signature of the provider over the other values'),
  sign_type: given('签名类型', 'Signature algorithm'),
  app_id: given('商户应用 ID', 'Our id at the provider'),
  auth_app_id: given('授权应用 ID', 'Id on whose behalf it was made'),
  seller_id: given('商户 ID', 'Account that receives the money'),
  method: given('接口名称', 'Name of the provider call'),
  charset: given('字符集', 'Character set of the values'),
  version: given('版本', 'Version of the provider call'),
  timestamp: given('时间', 'Time of the provider'),
});
