// Money of organisations: balances, transactions, invoices, and bills by month. Source: wire/cdn-and-platform.md 2.2.

import * as z from 'zod';
import { enumOf, orEmpty, plainWords } from '../../kernel/enums.ts';
import {
  count,
  entity,
  field,
  id,
  line,
  money,
  month,
  refersTo,
  secret,
  text,
  time,
  timeOrNull,
} from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';
import { serviceNames } from '../../rules/services/service-name.ts';
import { Bill } from '../app/schemas.ts';
import { revision, seen } from '../shared/seen.ts';

export const TransactionType = enumOf(labels.transaction.type, { error: 'invalid transaction type' });
export const AdjustmentType = enumOf(labels.transaction.adjustmentType);
export const TransactionStatus = enumOf(labels.transaction.status);
export const TransactionMethod = enumOf(labels.transaction.method);
export const InvoiceType = enumOf(labels.invoice.type);
export const InvoiceFormat = enumOf(labels.invoice.format);
export const InvoiceStatus = enumOf(labels.invoice.status);
export const BillLogStatus = enumOf(labels.billLog.status);

const serviceName = field(plainWords(serviceNames), '服务', 'Internal name of the service');
const organization = {
  OrganizationId: id('org.org', '组织 ID', 'Organisation'),
  OrganizationName: text('组织', 'Name of the organisation'),
};
const creation = {
  CreatedBy: text('创建者 ID', 'Who created it'),
  CreatedAt: time('创建时间', 'Time of creation'),
  UpdatedAt: time('更新时间', 'Time of the last change'),
};

export const Balance = entity(
  z.object({
    ...organization,
    CompanyName: text('公司名称', 'Company, set by an approved certification'),
    Balance: money('余额', 'Deposits + adjustments - refunds - bills, yuan'),
    LastMonthBalance: money('上月余额', 'Balance at the end of the previous month, yuan'),
    DepositAmount: money('充值金额', 'Sum of the deposits, yuan'),
    AdjustmentAmount: money('调整金额', 'Reductions less increases, yuan'),
    IncreasedAmount: money('基础服务费', 'Sum of the increases, yuan'),
    ReducedAmount: money('减免金额', 'Sum of the reductions, yuan'),
    RefundAmount: money('退款金额', 'Sum of the refunds, yuan'),
    PendingAmount: money('待审核金额', 'Deposits that nobody has reviewed yet, yuan'),
    TotalBillAmount: money('账单总额', 'Sum of all bills, the current month included, yuan'),
  }),
  {
    id: 'Balance',
    zh: '账户余额',
    en: 'What an organisation has paid, owes and has left',
    columns: ['OrganizationName', 'OrganizationId', 'Balance', 'LastMonthBalance', 'PendingAmount', 'TotalBillAmount'],
    key: 'OrganizationId',
  },
);

export const Transaction = entity(
  z.object({
    Id: id('billing.transaction', '交易 ID', 'Transaction id'),
    ...organization,
    CompanyName: text('公司名称', 'Company of the organisation'),
    Type: field(TransactionType, '类型', 'Kind of transaction'),
    AdjustmentType: field(orEmpty(AdjustmentType), '调整类型', 'Empty unless the type is Adjustment'),
    Amount: money('金额', 'Yuan, always above 0'),
    Status: field(TransactionStatus, '状态', 'Only Active ones count in the balance'),
    Method: field(TransactionMethod, '方式', 'How the money came'),
    OutTradeNo: text('商户订单号', 'Number at the payment provider that is ours, or empty'),
    TradeNo: text('支付交易号', 'Number the payment provider gave it, or empty'),
    VoucherImageUrl: text('转账凭证', 'Picture of the bank transfer, or empty'),
    Month: field(
      z.union([month('月份', 'YYYY-MM'), z.literal('')]),
      '月份',
      'Month an adjustment belongs to, or empty',
    ),
    ServiceName: field(plainWords(['', ...serviceNames]), '服务', 'Service an adjustment is for, or empty'),
    AppId: text('应用 ID', 'App an adjustment is for, or empty', 'app.app'),
    Remark: text('备注', 'Remark of the creator'),
    Reason: text('原因', 'Reason of the reviewer'),
    InvoiceId: text('发票 ID', 'Its living invoice, or empty', 'billing.invoice'),
    InvoiceStatus: field(orEmpty(InvoiceStatus), '发票状态', 'State of that invoice, or empty'),
    CreatedByName: text('创建者', 'Name of who created it'),
    ReviewedBy: text('审核人', 'Operator or billing administrator who decided, or empty'),
    ReviewedAt: timeOrNull('审核时间', 'Time of the decision'),
    ...creation,
    ...revision,
  }),
  {
    id: 'Transaction',
    zh: '交易',
    en: 'A deposit, adjustment or refund of an organisation',
    columns: ['Id', 'OrganizationName', 'Type', 'AdjustmentType', 'Amount', 'Status', 'Method', 'CreatedAt'],
    key: 'Id',
  },
);

export const Invoice = entity(
  z.object({
    Id: id('billing.invoice', '发票 ID', 'Invoice id'),
    TransactionId: id('billing.transaction', '交易 ID', 'Deposit it is for'),
    ...organization,
    Type: field(InvoiceType, '发票类型', 'Special VAT invoice or regular one'),
    Format: field(InvoiceFormat, '文件格式', 'Format of the file'),
    Title: text('发票抬头', 'Company the invoice is made out to'),
    TaxNumber: text('税号', 'Taxpayer number'),
    Address: text('注册地址', 'Registered address'),
    Phone: text('注册电话', 'Registered phone number'),
    BankName: text('开户行', 'Bank'),
    BankAccount: text('银行账号', 'Account at that bank'),
    Amount: money('金额', 'Amount of the transaction, yuan'),
    Email: text('接收邮箱', 'Where the invoice is sent'),
    Remark: text('备注', 'Remark of the applicant'),
    Status: field(InvoiceStatus, '状态', 'Pending, then Finished, Invalid or Cancelled'),
    InvoiceNumber: text('发票号码', 'Set once it is issued'),
    FileUrl: text('发票文件', 'Set once it is issued'),
    Reason: text('原因', 'Why it is invalid'),
    IssuedAt: timeOrNull('开具时间', 'Time of issue'),
    ...creation,
    ...revision,
  }),
  {
    id: 'Invoice',
    zh: '发票',
    en: 'An invoice for one deposit',
    columns: ['Id', 'OrganizationName', 'Type', 'Title', 'Amount', 'Status', 'InvoiceNumber', 'CreatedAt'],
    key: 'Id',
  },
);

export const TransactionWithInvoice = entity(
  Transaction.extend({ Invoice: field(z.union([Invoice, z.null()]), '发票', 'Its newest invoice') }),
  { id: 'TransactionWithInvoice', zh: '交易详情', en: 'A transaction with its invoice' },
);

export const BillLog = entity(
  z.object({
    Id: id('billing.log', '日志 ID', 'Log id'),
    Month: month('月份', 'Month that was computed'),
    Date: field(z.iso.date(), '日期', 'Day of the run in Asia/Shanghai'),
    ServiceName: field(plainWords(['', ...serviceNames]), '服务', 'Service that was computed, empty for all of them'),
    AppCount: count('应用数', 'Apps with a bill'),
    Amount: money('金额', 'Sum of the bills, yuan'),
    Status: field(BillLogStatus, '状态', 'Pending while the run goes on'),
    Message: text('消息', 'What went wrong, or empty'),
    StartedAt: time('开始时间', 'Start of the run'),
    FinishedAt: timeOrNull('完成时间', 'End of the run'),
  }),
  {
    id: 'BillLog',
    zh: '账单日志',
    en: 'One run of the bill processing',
    columns: ['Month', 'Date', 'ServiceName', 'AppCount', 'Amount', 'Status', 'StartedAt'],
    key: 'Id',
  },
);

export const BillRun = entity(
  z.object({
    Month: month('月份', 'Month that was computed'),
    BillCount: count('账单数', 'Bills that were made or made again'),
    Amount: money('金额', 'Sum of the bills, yuan'),
    LogId: id('billing.log', '日志 ID', 'Log of the run'),
  }),
  { id: 'BillRun', zh: '账单处理结果', en: 'What a run of the bill processing made' },
);

export const BillLink = entity(
  z.object({
    Token: secret('访问令牌', 'Stands in for the session for 10 minutes'),
    Url: text('链接', 'Path of the printable bill with the token in it'),
    ExpiredAt: time('过期时间', 'End of its life'),
  }),
  { id: 'BillLink', zh: '账单链接', en: 'A link that shows one monthly bill without a login' },
);

export const MonthlyAmount = entity(
  z.object({
    Month: month('月份', 'Month'),
    Amount: money('金额', 'Sum of the bills, yuan'),
    Items: field(
      z.array(z.object({ ServiceName: serviceName, Amount: money('金额', 'Yuan') })),
      '服务',
      'Largest amount first',
    ),
  }),
  { id: 'MonthlyAmount', zh: '月度金额', en: 'What a month costs, by service' },
);

export const MonthlyTransactions = entity(
  z.object({
    Month: month('月份', 'Month'),
    DepositAmount: money('充值金额', 'Yuan'),
    IncreasedAmount: money('基础服务费', 'Yuan'),
    ReducedAmount: money('减免金额', 'Yuan'),
    RefundAmount: money('退款金额', 'Yuan'),
    Items: field(z.array(Transaction), '交易', 'Reviewed transactions of the month, newest first'),
  }),
  { id: 'MonthlyTransactions', zh: '月度交易', en: 'The transactions of one month and their sums' },
);

export const MonthlyBills = entity(
  z.object({
    Month: month('月份', 'Month'),
    TotalAmount: money('总金额', 'Yuan'),
    Items: field(
      z.array(z.object({ ...organization, Amount: money('金额', 'Yuan') })),
      '组织',
      'One row per organisation, largest amount first',
    ),
  }),
  { id: 'MonthlyBills', zh: '月度账单', en: 'What each organisation owes for one month' },
);

export const MonthlyBillDiff = entity(
  z.object({
    Month: month('月份', 'Month'),
    PreviousMonth: month('上月', 'The month before'),
    Items: field(
      z.array(
        z.object({
          ...organization,
          Amount: money('金额', 'Yuan of the month'),
          PreviousAmount: money('上月金额', 'Yuan of the month before'),
          Diff: money('差额', 'Amount less PreviousAmount, yuan'),
          Percent: field(z.number(), '变化比例', 'Change in percent; 0 where the month before had none'),
        }),
      ),
      '组织',
      'One row per organisation, largest change first',
    ),
  }),
  { id: 'MonthlyBillDiff', zh: '月度账单对比', en: 'How the bills of a month differ from those of the month before' },
);

export const MonthlyTrend = entity(
  z.object({
    Items: field(
      z.array(
        z.object({
          Month: month('月份', 'Month'),
          Amount: money('金额', 'Sum of the bills, yuan'),
          DepositAmount: money('充值金额', 'Sum of the deposits, yuan'),
        }),
      ),
      '月份',
      'One row per month, oldest first',
    ),
  }),
  { id: 'MonthlyTrend', zh: '月度趋势', en: 'Bills and deposits by month' },
);

export const BillPage = totalItems(Bill);
export const BillLogPage = totalItems(BillLog);
export const BalancePage = totalItems(Balance);
export const TransactionPage = totalItems(Transaction);
export const InvoicePage = totalItems(Invoice);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const noMonth = { error: 'no selected month' };

/** The month a report is about; the server has a text of its own for a missing one. */
export const reportMonth = field(
  z.string(noMonth).min(1, noMonth).regex(MONTH, { error: 'invalid parameters' }),
  '月份',
  'YYYY-MM',
);

const badVoucher = { error: 'invalid voucher image url' };
const amount = field(
  z.number().min(0.01).max(1_000_000_000).multipleOf(0.01),
  '金额',
  'Yuan above 0, at most two decimals',
);
const voucher = field(
  z
    .string(badVoucher)
    .max(2048, badVoucher)
    .regex(/^https?:\/\/\S+$/, badVoucher)
    .optional(),
  '转账凭证',
  'URL of the picture; needed for a deposit by bank transfer',
);
const remark = field(z.string().max(1000).optional(), '备注', 'Remark');

export const TransactionCreate = z.object({
  OrganizationId: field(z.uuid({ error: 'invalid organization id' }), '组织 ID', 'Organisation', 'org.org'),
  Type: field(TransactionType, '类型', 'Members may only deposit'),
  AdjustmentType: field(AdjustmentType.optional(), '调整类型', 'Needed where the type is Adjustment'),
  Amount: amount,
  VoucherImageUrl: refersTo(refersTo(voucher, 'session.upload'), 'session.upload'),
  Month: month('月份', 'Month an adjustment belongs to').optional(),
  ServiceName: field(plainWords(serviceNames).optional(), '服务', 'Service an adjustment is for'),
  AppId: field(z.uuid().optional(), '应用 ID', 'App an adjustment is for', 'app.app'),
  Remark: remark,
  Activate: field(z.boolean().optional(), '直接生效', 'Adjustments and refunds only: skip the review'),
});

export const TransactionUpdate = z.object({
  Amount: amount.optional(),
  VoucherImageUrl: refersTo(refersTo(voucher, 'session.upload'), 'session.upload'),
  Remark: remark,
});

const invoiceFields = {
  Type: field(InvoiceType, '发票类型', 'VAT needs address, phone, bank and account too'),
  Format: field(InvoiceFormat, '文件格式', 'Format of the file'),
  Title: line(200, '发票抬头', 'Company the invoice is made out to'),
  TaxNumber: line(50, '税号', 'Taxpayer number'),
  Address: line(300, '注册地址', 'Registered address, needed for VAT').optional(),
  Phone: line(30, '注册电话', 'Registered phone number, needed for VAT').optional(),
  BankName: line(200, '开户行', 'Bank, needed for VAT').optional(),
  BankAccount: line(50, '银行账号', 'Account at that bank, needed for VAT').optional(),
  Email: field(z.email(), '接收邮箱', 'Where the invoice is sent'),
  Remark: remark,
};

export const InvoiceCreate = z.object({
  TransactionId: field(
    z.uuid({ error: 'invalid transaction id' }),
    '交易 ID',
    'A reviewed deposit without an invoice',
    'billing.transaction',
  ),
  ...invoiceFields,
});

export const InvoiceUpdate = z
  .object(invoiceFields)
  .partial()
  .extend({ Status: field(z.literal('Cancelled').optional(), '状态', 'Takes the application back') });

export const InvoiceIssue = z.object({
  InvoiceNumber: line(50, '发票号码', 'Number on the invoice'),
  FileUrl: field(
    z
      .string()
      .max(2048)
      .regex(/^https?:\/\/\S+$/)
      .optional(),
    '发票文件',
    'URL of the file; without it the platform makes one',
  ),
  ...seen,
});

/** Body of a step of a review. */
export const ReviewStep = z.object({ Reason: field(z.string().max(1000).optional(), '原因', 'Why'), ...seen });
