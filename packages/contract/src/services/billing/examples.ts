// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { organization } from '../org/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

const ours = { OrganizationId: organization.id, OrganizationName: organization.name };

export const balance: z.output<typeof s.Balance> = {
  ...ours,
  CompanyName: organization.companyName,
  Balance: 4127.5,
  LastMonthBalance: 4680,
  DepositAmount: 5000,
  AdjustmentAmount: -120,
  IncreasedAmount: 200,
  ReducedAmount: 80,
  RefundAmount: 0,
  PendingAmount: 2000,
  TotalBillAmount: 752.5,
};

export const transaction: z.output<typeof s.Transaction> = {
  Id: '3f8d20c7-9b41-4e6a-8c52-d7b0a1f46e93',
  ...ours,
  CompanyName: organization.companyName,
  Type: 'Deposit',
  AdjustmentType: '',
  Amount: 5000,
  Status: 'Active',
  Method: 'BankTransfer',
  OutTradeNo: '',
  TradeNo: '',
  VoucherImageUrl: 'http://127.0.0.1:4180/files/voucher/2026-09-28.png',
  Month: '',
  ServiceName: '',
  AppId: '',
  Remark: '第四季度预充值',
  Reason: '',
  InvoiceId: 'b62e7d91-05fc-4a38-97d4-1c8e30f5a2b7',
  InvoiceStatus: 'Finished',
  CreatedByName: user.UserName,
  ReviewedBy: 'finance.lin',
  ReviewedAt: '2026-09-29T01:20:00Z',
  CreatedBy: user.UserId,
  CreatedAt: '2026-09-28T08:05:00Z',
  UpdatedAt: '2026-09-29T01:20:00Z',
  Revision: 1,
};

export const invoice: z.output<typeof s.Invoice> = {
  Id: transaction.InvoiceId,
  TransactionId: transaction.Id,
  ...ours,
  Type: 'VAT',
  Format: 'PDF',
  Title: organization.companyName,
  TaxNumber: '91310000EXAMPLE00X',
  Address: '上海市示例区灯塔路 1 号',
  Phone: '021-00000000',
  BankName: '示例银行上海分行',
  BankAccount: '0000000000000000',
  Amount: 5000,
  Email: 'finance@lanternbay.example',
  Remark: '',
  Status: 'Finished',
  InvoiceNumber: '26312000000012345678',
  FileUrl: 'http://127.0.0.1:4180/files/invoice/26312000000012345678.pdf',
  Reason: '',
  IssuedAt: '2026-10-09T03:00:00Z',
  CreatedBy: user.UserId,
  CreatedAt: '2026-09-30T02:10:00Z',
  UpdatedAt: '2026-10-09T03:00:00Z',
  Revision: 1,
};

export const transactionWithInvoice: z.output<typeof s.TransactionWithInvoice> = { ...transaction, Invoice: invoice };

export const billLog: z.output<typeof s.BillLog> = {
  Id: '80c5f1e4-6a2d-4b97-b3e0-492d7c8f0a16',
  Month: '2026-10',
  Date: '2026-11-01',
  ServiceName: '',
  AppCount: 31,
  Amount: 18_240.35,
  Status: 'Finished',
  Message: '',
  StartedAt: '2026-10-31T17:00:00Z',
  FinishedAt: '2026-10-31T17:05:00Z',
};

export const billRun: z.output<typeof s.BillRun> = {
  Month: '2026-10',
  BillCount: 57,
  Amount: 18_240.35,
  LogId: billLog.Id,
};

export const billLink: z.output<typeof s.BillLink> = {
  Token: 'example-bill-token',
  Url: `/papers/month-bill?orgId=${organization.id}&month=2026-10&token=example-bill-token`,
  ExpiredAt: '2026-11-20T06:10:00Z',
};

export const monthlyAmount: z.output<typeof s.MonthlyAmount> = {
  Month: '2026-10',
  Amount: 372.5,
  Items: [
    { ServiceName: 'multiverse', Amount: 354.5 },
    { ServiceName: 'asset-streaming', Amount: 18 },
  ],
};

export const monthlyTransactions: z.output<typeof s.MonthlyTransactions> = {
  Month: '2026-09',
  DepositAmount: 5000,
  IncreasedAmount: 0,
  ReducedAmount: 0,
  RefundAmount: 0,
  Items: [transaction],
};

export const monthlyBills: z.output<typeof s.MonthlyBills> = {
  Month: '2026-10',
  TotalAmount: 372.5,
  Items: [{ ...ours, Amount: 372.5 }],
};

export const monthlyBillDiff: z.output<typeof s.MonthlyBillDiff> = {
  Month: '2026-10',
  PreviousMonth: '2026-09',
  Items: [{ ...ours, Amount: 372.5, PreviousAmount: 298, Diff: 74.5, Percent: 25 }],
};

export const monthlyTrend: z.output<typeof s.MonthlyTrend> = {
  Items: [
    { Month: '2026-09', Amount: 298, DepositAmount: 5000 },
    { Month: '2026-10', Amount: 372.5, DepositAmount: 0 },
  ],
};
