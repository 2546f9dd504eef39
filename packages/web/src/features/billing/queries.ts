// What the screens of money read.
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { addMonths, pageCounts } from '@uos/contract/rules';
import type { Bill, Invoice, Transaction } from '@uos/sdk/browser';
import { billingTable, type TransactionsListInput } from '@uos/sdk/services/billing';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { listOf } from '../../kit/list/source/list-of.ts';
import { given } from '../../kit/list/source/source.ts';
import { currentMonth } from '../../parts/bills/month.ts';
import { platformOf } from '../../shell/uos.ts';

export const { billing } = platformOf({ billing: billingTable });

/** What every change of an organisation's money makes stale. */
export const moneyKeys: readonly QueryKey[] = [
  keyOf(billing.balances.list),
  keyOf(billing.monthly.trend),
  keyOf(billing.monthly.bills),
  keyOf(billing.bills.byOrganization),
  keyOf(billing.transactions.list),
  keyOf(billing.transactions.get),
  keyOf(billing.invoices.list),
];

export function balanceQuery(orgId: string) {
  return queryOptions({ ...queryOf(billing.balances.list, { orgId: [orgId] }), select: ({ Items }) => Items[0] });
}

/** The last so many months, oldest first. */
export function trendQuery(orgId: string, months: number) {
  return queryOptions({ ...queryOf(billing.monthly.trend, { orgId, months }), select: ({ Items }) => Items });
}

/** The bills of a month and of the one before it, to compare. */
export function billsQuery(orgId: string, month: string) {
  return queryOptions({
    ...queryOf(billing.bills.byOrganization, {
      orgId,
      startMonth: addMonths(month, -1),
      endMonth: month,
      count: pageCounts.bills,
    }),
    select: ({ Items }): readonly Bill[] => Items,
  });
}

/** More bills than a chart is worth: then it shows the sums alone. */
const MOST_BILLS = 2000;

/** The bills of the last months; nothing where there are too many of them. */
export function yearOfBillsQuery(orgId: string, months: number) {
  const endMonth = currentMonth();
  return queryOptions({
    ...queryOf(billing.bills.byOrganization, {
      ...{ orgId, startMonth: addMonths(endMonth, 1 - months), endMonth, count: MOST_BILLS },
    }),
    select: ({ Items, TotalCount }): readonly Bill[] | undefined => (TotalCount > MOST_BILLS ? undefined : Items),
  });
}

const LAST = 3;

export function lastTransactionsQuery(orgId: string) {
  return queryOptions({
    ...queryOf(billing.transactions.list, { orgId, count: LAST }),
    select: ({ Items }) => Items,
  });
}

export function monthTotalQuery(orgId: string, month: string) {
  return queryOptions({
    ...queryOf(billing.monthly.bills, { orgId, month }),
    select: ({ TotalAmount }) => TotalAmount,
  });
}

interface TransactionsOptions {
  readonly orgId: string;
  /** Only these, whatever the person filters. */
  readonly only?: Pick<TransactionsListInput, 'type' | 'status'>;
}

export function transactionsSource({ orgId, only }: TransactionsOptions) {
  return listOf(
    billing.transactions.list,
    ({ filters: { type = '', status = '', month = '' } }) =>
      ({
        orgId,
        ...given({ type: type as Transaction['Type'], status: status as Transaction['Status'], month }),
        ...only,
      }) as TransactionsListInput,
  );
}

/** A transaction with its newest invoice. */
export function transactionQuery(id: string) {
  return queryOf(billing.transactions.get, { id });
}

/** Every invoice that was ever applied for of one deposit, newest first. */
export function invoicesQuery({ Id, OrganizationId }: Pick<Transaction, 'Id' | 'OrganizationId'>) {
  return queryOptions({
    ...queryOf(billing.invoices.list, { orgId: OrganizationId, transactionId: Id }),
    select: ({ Items }): readonly Invoice[] => Items,
  });
}
