// Waits until an online payment is credited, or until nobody can pay it any more.
import type { BillingCalls, TransactionWithInvoice } from '@uos/sdk/services/billing';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { Context } from '../../program/context.ts';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 3000;

/** The deposit once it is active. Throws CliError with exit 1 when the order was closed without a payment. */
export async function waitForCredit(
  ctx: Context<unknown, unknown>,
  billing: BillingCalls,
  id: string,
): Promise<TransactionWithInvoice> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, MAX_PAUSE_MS)) {
    const deposit = await billing.transactions.get({ id });
    if (deposit.Status === 'Active') {
      return deposit;
    }
    if (deposit.Status !== 'Pending') {
      throw new CliError('not-paid', {
        exit: EXIT.failed,
        what: () => ctx.say({ zh: '订单没有付款，已关闭。', en: 'The order was closed without a payment.' }),
        why: () => deposit.OutTradeNo,
        next: `uos deposit pay ${deposit.Amount}`,
      });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    ctx.signal.throwIfAborted();
  }
}
