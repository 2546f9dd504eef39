// What the screens of orders read.
import { queryOptions } from '@tanstack/react-query';
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { EconomyTransaction, RewardItem } from '@uos/sdk/browser';
import { gatherOf, queryOf } from '../../../../kit/call/query.ts';
import type { Days } from '../../../../kit/list/filter.ts';
import { passportOf } from '../../queries.ts';

const PAGE = 100;

/** Those that were paid, whatever became of what they give. */
export const PAID: readonly string[] = ['Charged', 'Fulfilled', 'FulfillFailed'];

/** Those whose rewards can be given again. */
export const OWED: readonly string[] = ['Charged', 'FulfillFailed'];

export function orderQuery(appId: string, transactionId: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).transactions.search, { transactionId }),
    select: ({ transactions: [first] }) => first ?? null,
  });
}

export function failedCountQuery(appId: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).transactions.search, { status: 'FulfillFailed', count: 1 }),
    select: ({ total }) => total,
  });
}

/** The whole days as the call takes them. */
export function momentsOf({ start, end }: Days): { from: string; to: string } {
  const at = (day: string) => new Date(startOfShanghaiDay(day) ?? 0).toISOString();
  return { from: at(start), to: at(addDays(end, 1)) };
}

/** The last days up to today. */
export function lastDays(count: number): Days {
  const end = shanghaiDay(Date.now()) ?? '';
  return { start: addDays(end, 1 - count), end };
}

export function sumsQuery(appId: string, days: Days, type?: 'RealMoneyPurchase' | 'VirtualPurchase') {
  const input = { ...momentsOf(days), ...(type !== undefined && { type }) };
  return queryOf(passportOf(appId).transactions.metrics, input);
}

/** More orders of a period are not read in a browser. */
export const MOST_READ = 5000;

export interface Earned {
  readonly slugName: string;
  readonly displayName: string;
  readonly orders: number;
  readonly fen: number;
}

/** What each product earned, most first; undefined where there are more orders than are read. */
export function earnedQuery(appId: string, days: Days) {
  const { transactions } = passportOf(appId);
  const input = { ...momentsOf(days), type: 'RealMoneyPurchase' } as const;
  return gatherOf(transactions.search, input, 'earned by product', async (signal) => {
    const { total } = await transactions.search({ ...input, count: 1 }, { signal });
    if (total > MOST_READ) {
      return { total, products: undefined };
    }
    const sums = new Map<string, Earned>();
    for await (const { status, product, totalAmount } of transactions.search.all(
      { ...input, count: PAGE },
      { signal },
    )) {
      if (PAID.includes(status)) {
        const { slugName, displayName } = product;
        const { orders = 0, fen = 0 } = sums.get(slugName) ?? {};
        sums.set(slugName, { slugName, displayName, orders: orders + 1, fen: fen + totalAmount });
      }
    }
    return { total, products: [...sums.values()].sort((one, other) => other.fen - one.fen) };
  });
}

export interface TakenBack {
  readonly item: RewardItem;
  readonly given: number;
  readonly held: number;
}

/** What a refund takes back: what was given, down to nothing. */
export function takenBackQuery(appId: string, { personaId, product, quantity, status }: EconomyTransaction) {
  const { inventory } = passportOf(appId);
  return gatherOf(inventory.search, { personaId }, `taken back for ${product.slugName} ${quantity}`, async (signal) => {
    const back: TakenBack[] = [];
    for (const item of status === 'Fulfilled' ? product.rewards : []) {
      let held = 0;
      const rows = inventory.search.all({ personaId, resourceSlug: item.slugName, count: PAGE }, { signal });
      for await (const row of rows) {
        held += row.quantity;
      }
      back.push({ item, given: item.quantity * quantity, held });
    }
    return back;
  });
}
