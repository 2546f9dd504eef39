// What the screens of bills read.
import { queryOptions } from '@tanstack/react-query';
import { pageCounts } from '@uos/contract/rules';
import { billing, billsKey, monthlyKey } from '../calls.ts';

/** Every bill of a month: the console reads them whole. Source: the constants of the specification. */
export function billsQuery(month: string) {
  return queryOptions({
    queryKey: [...billsKey, month],
    queryFn: ({ signal }) => billing.bills.list({ month, count: pageCounts.bills }, { signal }),
    select: ({ Items }) => Items,
  });
}

export function monthlyAmountQuery(month: string) {
  return queryOptions({
    queryKey: [...monthlyKey, 'amount', month],
    queryFn: ({ signal }) => billing.monthly.amount({ month }, { signal }),
  });
}

export function monthlyTransactionsQuery(month: string) {
  return queryOptions({
    queryKey: [...monthlyKey, 'transactions', month],
    queryFn: ({ signal }) => billing.monthly.transactions({ month }, { signal }),
  });
}

export function trendQuery(orgId?: string) {
  return queryOptions({
    queryKey: [...monthlyKey, 'trend', orgId ?? ''],
    queryFn: ({ signal }) => billing.monthly.trend(orgId === undefined ? {} : { orgId }, { signal }),
  });
}
