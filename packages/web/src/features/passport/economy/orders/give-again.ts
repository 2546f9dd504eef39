// The rewards of orders given again, and what became of that.
import type { EconomyTransaction } from '@uos/sdk/browser';
import { passportOf } from '../../queries.ts';

/**
 * @throws why they could not be given
 */
export async function giveAgain(appId: string, transactionId: string): Promise<EconomyTransaction> {
  const { transactions, skipped } = await passportOf(appId).transactions.reFulfil({ transactionIds: [transactionId] });
  const [order] = transactions;
  if (order === undefined || order.status !== 'Fulfilled') {
    throw new Error(order?.failReason ?? skipped[0]?.message);
  }
  return order;
}

/** As many as one call takes. */
const MOST = 100;

/** All whose rewards could not be given, oldest last; answers how many were and how many still are not. */
export async function giveAllAgain(appId: string): Promise<{ given: number; left: number }> {
  const { transactions } = passportOf(appId);
  const ids: string[] = [];
  for await (const { transactionId } of transactions.search.all({ status: 'FulfillFailed', count: MOST })) {
    ids.push(transactionId);
  }
  let given = 0;
  for (let at = 0; at < ids.length; at += MOST) {
    const reply = await transactions.reFulfil({ transactionIds: ids.slice(at, at + MOST) });
    given += reply.transactions.filter(({ status }) => status === 'Fulfilled').length;
  }
  return { given, left: ids.length - given };
}
