// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { transaction } from '../billing/examples.ts';
import type * as s from './schemas.ts';

export const paymentOrder: z.output<typeof s.PaymentOrder> = {
  OutTradeNo: '20261120031245000017',
  TransactionId: 'e07b4c62-8d15-4f93-a6c0-59d21f7e83b4',
  PayUrl: 'http://localhost:4180/cashier/20261120031245000017',
};

export const paymentResult: z.output<typeof s.PaymentResult> = {
  Transaction: {
    ...transaction,
    Id: paymentOrder.TransactionId,
    Amount: 2000,
    Method: 'Online',
    OutTradeNo: paymentOrder.OutTradeNo,
    TradeNo: '2026112022001400000000000017',
    VoucherImageUrl: '',
    InvoiceId: '',
    InvoiceStatus: '',
  },
  Success: true,
};
