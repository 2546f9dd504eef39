// What the screens of money read. Every key begins with the organisation, so that one change refreshes all of its money.
import { queryOptions } from '@tanstack/react-query';
import { addMonths, pageCounts } from '@uos/contract/rules';
import type { Bill, Invoice, Transaction } from '@uos/sdk/browser';
import { billingTable, type TransactionsListInput } from '@uos/sdk/services/billing';
import { given, serverSource } from '../../kit/list/source.ts';
import { platformOf } from '../../shell/uos.ts';

export const { billing } = platformOf({ billing: billingTable });

export const moneyKey = (orgId: string) => ['billing', orgId] as const;

export function balanceQuery(orgId: string) {
  return queryOptions({
    queryKey: [...moneyKey(orgId), 'balance'],
    queryFn: ({ signal }) => billing.balances.list({ orgId: [orgId] }, { signal }),
    select: ({ Items }) => Items[0],
  });
}

/** The last so many months, oldest first. */
export function trendQuery(orgId: string, months: number) {
  return queryOptions({
    queryKey: [...moneyKey(orgId), 'trend', months],
    queryFn: ({ signal }) => billing.monthly.trend({ orgId, months }, { signal }),
    select: ({ Items }) => Items,
  });
}

/** The bills of a month and of the one before it, to compare. */
export function billsQuery(orgId: string, month: string) {
  return queryOptions({
    queryKey: [...moneyKey(orgId), 'bills', month],
    queryFn: ({ signal }) =>
      billing.bills.byOrganization(
        { orgId, startMonth: addMonths(month, -1), endMonth: month, count: pageCounts.bills },
        { signal },
      ),
    select: ({ Items }): readonly Bill[] => Items,
  });
}

export function monthTotalQuery(orgId: string, month: string) {
  return queryOptions({
    queryKey: [...moneyKey(orgId), 'month', month],
    queryFn: ({ signal }) => billing.monthly.bills({ orgId, month }, { signal }),
    select: ({ TotalAmount }) => TotalAmount,
  });
}

interface TransactionsOptions {
  readonly orgId: string;
  /** Only these, whatever the person filters. */
  readonly only?: Pick<TransactionsListInput, 'type' | 'status'>;
}

export function transactionsSource({ orgId, only }: TransactionsOptions) {
  return serverSource({
    key: [...moneyKey(orgId), 'transactions', only?.type ?? '', only?.status ?? ''],
    call: billing.transactions.list,
    input: ({ filters: { type = '', status = '', month = '' } }) =>
      ({
        orgId,
        ...given({ type: type as Transaction['Type'], status: status as Transaction['Status'], month }),
        ...only,
      }) as TransactionsListInput,
  });
}

/** A transaction with its newest invoice. */
export function transactionQuery(id: string) {
  return queryOptions({
    queryKey: ['billing.transaction', id],
    queryFn: ({ signal }) => billing.transactions.get({ id }, { signal }),
  });
}

/** Every invoice that was ever applied for of one deposit, newest first. */
export function invoicesQuery({ Id, OrganizationId }: Pick<Transaction, 'Id' | 'OrganizationId'>) {
  return queryOptions({
    queryKey: ['billing.transaction', Id, 'invoices'],
    queryFn: ({ signal }) => billing.invoices.list({ orgId: OrganizationId, transactionId: Id }, { signal }),
    select: ({ Items }): readonly Invoice[] => Items,
  });
}
