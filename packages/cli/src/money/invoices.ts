// Finds an invoice, and where its file is.
import type { BillingCalls, Invoice } from '@uos/sdk/services/billing';
import type { ArgSpecs } from '../command.ts';
import type { Context } from '../context.ts';
import { CliError, EXIT } from '../errors.ts';

export const INVOICE_ARG = {
  invoice: { text: { zh: '发票 ID 或充值 ID', en: 'Id of the invoice, or of its deposit' } },
} as const satisfies ArgSpecs;

/** By its own id or that of its deposit, the newest first. Throws CliError with exit 3 where there is none. */
export async function invoiceOf(
  ctx: Context<unknown, unknown>,
  billing: BillingCalls,
  { id, orgId }: { readonly id: string; readonly orgId?: string },
): Promise<Invoice> {
  for await (const invoice of billing.invoices.list.all(orgId === undefined ? {} : { orgId })) {
    if (invoice.Id === id || invoice.TransactionId === id) {
      return invoice;
    }
  }
  throw new CliError('not-found', {
    exit: EXIT.notFound,
    what: () => ctx.say({ zh: `没有发票 ${id}。`, en: `There is no invoice ${id}.` }),
    next: 'uos invoice ls',
  });
}
