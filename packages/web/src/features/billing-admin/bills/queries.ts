// What the screens of bills read.
import { queryOptions } from '@tanstack/react-query';
import { pageCounts } from '@uos/contract/rules';
import { queryOf } from '../../../kit/call/query.ts';
import { billing } from '../calls.ts';

/** Every bill of a month: the console reads them whole. Source: the constants of the specification. */
export function billsQuery(month: string) {
  return queryOptions({
    ...queryOf(billing.bills.list, { month, count: pageCounts.bills }),
    select: ({ Items }) => Items,
  });
}
