// Invoices for deposits: applied for by members, issued by billing administrators.
// Source: wire/cdn-and-platform.md 2.2 (Invoice), 2.3.5.

import type { billing } from '@uos/contract';
import { platformTransitions, stepTo } from '@uos/contract/labels';
import { type Mail, putMail } from '#core/mail/mail';
import { yuanOf } from '#core/money/fen';
import { isTreasurer, maySeeMoney, payingOrg } from '#core/money/payer';
import { findTransaction } from '#core/money/transactions';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { offsetCountPage } from '#kernel/call/paging';
import { invoiceFile } from './invoice-file.ts';
import { invoiceReply } from './replies.ts';
import { missingForVat, withoutVat } from './rules.ts';
import { changed, seenOf } from './seen.ts';
import {
  changeInvoice,
  findInvoice,
  type InvoiceStep,
  type InvoiceView,
  insertInvoice,
  listInvoices,
} from './store/invoices.ts';

const { status } = platformTransitions.invoice;

export const invoices: Handlers<typeof billing>['invoices'] = {
  async list(call) {
    const { orgId, transactionId, status } = call.input;
    const filter = { orgId: await payingOrg(call, orgId), transactionId, status };
    const { rows, total } = await listInvoices(call.db, filter, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map(invoiceReply) };
  },
  async create(call) {
    const { TransactionId, Type, Format, Title, TaxNumber, Email } = call.input;
    const deposit = await findTransaction(call.db, TransactionId);
    if (deposit === undefined || !(await maySeeMoney(call, deposit.org_id))) {
      throw call.refuse('invalid', 'invalid transaction id');
    }
    if (deposit.type !== 'Deposit' || deposit.status !== 'Active') {
      throw call.refuse('precondition', 'invalid transaction status', {
        details: ['only a reviewed deposit has an invoice'],
      });
    }
    refuseIncomplete(call.input);
    const id = call.ports.ids.uuid();
    const inserted = await insertInvoice(call.db, {
      id,
      transaction_id: deposit.id,
      org_id: deposit.org_id,
      type: Type,
      format: Format,
      title: Title,
      tax_number: TaxNumber,
      address: call.input.Address ?? '',
      phone: call.input.Phone ?? '',
      bank_name: call.input.BankName ?? '',
      bank_account: call.input.BankAccount ?? '',
      amount_fen: deposit.amount_fen,
      email: Email,
      remark: call.input.Remark ?? '',
      status: 'Pending',
      invoice_number: '',
      file_url: '',
      reason: '',
      issued_at: null,
      created_by: call.actor.id,
      created_at: call.now,
      updated_at: call.now,
    });
    if (!inserted) {
      throw call.refuse('exists', 'the transaction already had a invoice');
    }
    call.note({ orgId: deposit.org_id, target: id });
    return invoiceReply(await requireInvoice(call, id));
  },
  async update(call) {
    const { id, Status } = call.input;
    const found = await findInvoice(call.db, id);
    if (found === undefined || !(await maySeeMoney(call, found.org_id))) {
      throw call.refuse('not-found', 'error to get invoice');
    }
    if (!isTreasurer(call) && found.created_by !== call.actor.id) {
      throw call.refuse('not-found', 'error to get invoice', { details: ['only the one who applied may change it'] });
    }
    const fresh = merged(found, call.input);
    if (Status === undefined) {
      refuseIncomplete(fresh);
    }
    await step(call, found, {
      // why: what may still be taken back may still be changed
      from: stepTo(status, 'Cancelled').from,
      change: {
        type: fresh.Type,
        format: fresh.Format,
        title: fresh.Title,
        tax_number: fresh.TaxNumber,
        address: fresh.Address,
        phone: fresh.Phone,
        bank_name: fresh.BankName,
        bank_account: fresh.BankAccount,
        email: fresh.Email,
        remark: fresh.Remark,
        status: Status ?? 'Pending',
      },
    });
    return invoiceReply(await requireInvoice(call, id));
  },
  async file(call) {
    const found = await requireInvoice(call, call.input.id);
    if (found.issued_at === null) {
      throw call.refuse('invalid', 'invalid parameters', { details: [`the invoice is ${found.status}`] });
    }
    return invoiceFile(found, call.ports.config.seller);
  },
  async finish(call) {
    const { id, InvoiceNumber, FileUrl = `${call.ports.origins.console}/api/invoices/${id}/file` } = call.input;
    await step(call, await requireInvoice(call, id), {
      from: stepTo(status, 'Finished').from,
      change: { status: 'Finished', invoice_number: InvoiceNumber, file_url: FileUrl, issued_at: call.now },
      seen: seenOf(call.input),
    });
    const issued = await requireInvoice(call, id);
    await putMail(call, invoiceMail(issued));
    return invoiceReply(issued);
  },
  async invalidate(call) {
    const { id, Reason = '' } = call.input;
    await step(call, await requireInvoice(call, id), {
      from: stepTo(status, 'Invalid').from,
      change: { status: 'Invalid', reason: Reason },
      seen: seenOf(call.input),
    });
    return invoiceReply(await requireInvoice(call, id));
  },
};

function invoiceMail({ email, title, invoice_number, amount_fen, file_url }: InvoiceView): Mail {
  return {
    to: [email],
    subject: `发票已开具：${invoice_number}`,
    content: `${title}：\n\n金额 ${yuanOf(amount_fen).toFixed(2)} 元的发票已开具，号码 ${invoice_number}。\n登录后下载：${file_url}\n`,
    template: 'invoice-issued',
  };
}

/** One step of an invoice; the states it starts from are part of the statement. */
async function step(call: Call, found: InvoiceView, { from, change, seen = {} }: InvoiceStep): Promise<void> {
  const done = await changeInvoice(call.db, found.id, { from, seen, change: { ...change, updated_at: call.now } });
  if (!done) {
    const { status } = await requireInvoice(call, found.id);
    if (from.includes(status)) {
      throw changed(call);
    }
    throw call.refuse('invalid', 'invalid parameters', { details: [`the invoice is ${status}`] });
  }
  call.note({ orgId: found.org_id, before: invoiceReply(found) });
}

async function requireInvoice(call: Call, id: string): Promise<InvoiceView> {
  const found = await findInvoice(call.db, id);
  if (found === undefined || !(await maySeeMoney(call, found.org_id))) {
    throw call.refuse('invalid', 'invalid invoice id');
  }
  return found;
}

type Fields = Pick<
  ReturnType<typeof invoiceReply>,
  'Type' | 'Format' | 'Title' | 'TaxNumber' | 'Address' | 'Phone' | 'BankName' | 'BankAccount' | 'Email' | 'Remark'
>;

function merged(found: InvoiceView, input: { readonly [K in keyof Fields]?: Fields[K] | undefined }): Fields {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const kept = invoiceReply(found);
  return { ...(kept.Type === 'VAT' && input.Type === 'regular' ? withoutVat(kept) : kept), ...given };
}

function refuseIncomplete(input: Parameters<typeof missingForVat>[0]): void {
  const missing = missingForVat(input);
  if (missing.length > 0) {
    throw styles.platform.refuse('invalid', 'invalid parameters', {
      details: missing.map((name) => `${name}: needed for a VAT invoice`),
    });
  }
}
