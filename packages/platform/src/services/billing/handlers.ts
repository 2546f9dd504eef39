// What organisations pay: bills by month, transactions, invoices, balances. Source: wire/cdn-and-platform.md 2.3.5.
import type { billing } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { balances } from './balances.ts';
import { billLogs, bills } from './bills.ts';
import { invoices } from './invoices.ts';
import { monthly } from './monthly.ts';
import { transactions } from './transactions.ts';

export const billingHandlers: Handlers<typeof billing> = {
  bills,
  billLogs,
  monthly,
  balances,
  transactions,
  invoices,
};
