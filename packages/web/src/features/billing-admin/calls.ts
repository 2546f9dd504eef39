// The calls of the money screens, and what a change makes stale.
import { billingTable } from '@uos/sdk/services/billing';
import { keyOf } from '../../kit/call/query.ts';
import { platform, platformOf } from '../../shell/uos.ts';

export const { billing } = platformOf({ billing: billingTable });

const { transactions, invoices, balances, monthly, bills, billLogs } = billing;

const sumKeys = [
  ...[keyOf(balances.list), keyOf(monthly.amount), keyOf(monthly.transactions), keyOf(monthly.trend)],
  ...[keyOf(monthly.bills), keyOf(monthly.billDiff)],
];

/** What a change of a transaction makes stale. */
export const moneyKeys = [...[keyOf(transactions.list), keyOf(transactions.get), keyOf(invoices.list)], ...sumKeys];

/** What a run that makes bills makes stale. */
export const billKeys = [
  ...[keyOf(bills.list), keyOf(bills.byOrganization), keyOf(platform.app.bill), keyOf(billLogs.list)],
  ...sumKeys,
];
