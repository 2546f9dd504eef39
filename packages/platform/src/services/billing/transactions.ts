// Deposits, adjustments and refunds, and their review. Source: wire/cdn-and-platform.md 2.2 (Transaction), 2.3.5.
import type { billing } from '@uos/contract';
import { isOwnFileUrl } from '#core/files/files';
import { fenOf } from '#core/money/fen';
import { isTreasurer, maySeeMoney, payingOrg } from '#core/money/payer';
import {
  type Decision,
  decide,
  findTransaction,
  insertTransaction,
  listTransactions,
  type TransactionView,
  transactionReply,
} from '#core/money/transactions';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { invoiceReply } from './replies.ts';
import { changed, seenOf } from './seen.ts';
import { isKnownOrg } from './store/bills.ts';
import { newestInvoice } from './store/invoices.ts';
import { changeTransaction, isAppOf } from './store/transactions.ts';

export const transactions: Handlers<typeof billing>['transactions'] = {
  async list(call) {
    const { orgId, organizationName, companyName, type, status, month } = call.input;
    const { rows, total } = await listTransactions(
      call.db,
      {
        orgId: await payingOrg(call, orgId),
        orgName: organizationName === undefined ? undefined : likePart(organizationName),
        companyName: companyName === undefined ? undefined : likePart(companyName),
        type,
        status,
        month,
      },
      offsetCountPage(call.input),
    );
    return { TotalCount: total, Items: rows.map(transactionReply) };
  },
  async create(call) {
    const { OrganizationId, Type, AdjustmentType, Amount, VoucherImageUrl = '', Activate = false } = call.input;
    const treasurer = isTreasurer(call);
    if (Type !== 'Deposit' && !treasurer) {
      throw call.refuse('invalid', 'invalid transaction type', { details: ['members may only deposit'] });
    }
    if (!(await maySeeMoney(call, OrganizationId)) || !(await isKnownOrg(call.db, OrganizationId))) {
      throw call.refuse('invalid', 'invalid organization id');
    }
    if (Type === 'Deposit' && VoucherImageUrl === '') {
      throw call.refuse('invalid', 'invalid voucher image url', {
        details: ['a deposit by bank transfer needs its voucher'],
      });
    }
    await refuseForeignVoucher(call, VoucherImageUrl);
    if ((Type === 'Adjustment') !== (AdjustmentType !== undefined)) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: ['AdjustmentType: for adjustments, and needed there'],
      });
    }
    const { Month, ServiceName, AppId } = call.input;
    if (Type !== 'Adjustment' && (Month ?? ServiceName ?? AppId) !== undefined) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: ['Month, ServiceName, AppId: of adjustments only'],
      });
    }
    if (AppId !== undefined && !(await isAppOf(call.db, AppId, OrganizationId))) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['AppId: no app of the organisation'] });
    }
    if (Activate && Type === 'Deposit') {
      throw call.refuse('invalid', 'invalid parameters', { details: ['Activate: a deposit is always reviewed'] });
    }
    const id = call.ports.ids.uuid();
    await insertTransaction(call.db, {
      id,
      org_id: OrganizationId,
      type: Type,
      adjustment_type: AdjustmentType ?? '',
      amount_fen: fenOf(Amount),
      status: 'Pending',
      method: Type === 'Adjustment' ? 'System' : 'BankTransfer',
      out_trade_no: null,
      trade_no: '',
      voucher_image_url: VoucherImageUrl,
      month: Month ?? '',
      service: ServiceName ?? '',
      app_id: AppId ?? null,
      remark: call.input.Remark ?? '',
      reason: '',
      created_by: call.actor.id,
      created_by_name: call.actor.name,
      reviewed_by: '',
      reviewed_at: null,
      created_at: call.now,
      updated_at: call.now,
    });
    if (Activate) {
      await decideOrRefuse(call, id, { to: 'Active' });
    }
    call.note({ orgId: OrganizationId, target: id });
    return transactionReply(await requireTransaction(call, id));
  },
  async get(call) {
    const row = await requireTransaction(call, call.input.id);
    const invoice = await newestInvoice(call.db, row.id);
    return { ...transactionReply(row), Invoice: invoice === undefined ? null : invoiceReply(invoice) };
  },
  async update(call) {
    const { id, Amount, VoucherImageUrl, Remark } = call.input;
    const found = await requireOwn(call, id);
    if (VoucherImageUrl === '' && found.type === 'Deposit') {
      throw call.refuse('invalid', 'invalid voucher image url');
    }
    if (found.method === 'Online' && (Amount !== undefined || VoucherImageUrl !== undefined)) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: ['an order at the payment provider keeps its amount'],
      });
    }
    await refuseForeignVoucher(call, VoucherImageUrl);
    const changed = await changeTransaction(call.db, id, {
      amount_fen: Amount === undefined ? undefined : fenOf(Amount),
      voucher_image_url: VoucherImageUrl,
      remark: Remark,
      updated_at: call.now,
    });
    if (!changed) {
      throw call.refuse('precondition', 'invalid transaction status');
    }
    call.note({ orgId: found.org_id, before: transactionReply(found) });
    return transactionReply(await requireTransaction(call, id));
  },
  async cancel(call) {
    const found = await requireOwn(call, call.input.id);
    const outcome = await decide(call.db, call.ports.ids, found.id, decisionOf(call, { to: 'Cancelled' }));
    if (outcome !== 'done') {
      throw call.refuse('precondition', 'only pending transactions can be cancelled');
    }
    return noted(call, found);
  },
  async activate(call) {
    return review(call, 'Active');
  },
  async invalidate(call) {
    return review(call, 'Invalid');
  },
};

/** One of our own files has to be one that the caller may read; an empty address is none. */
async function refuseForeignVoucher(call: Call, url: string | undefined): Promise<void> {
  if (url !== undefined && url !== '' && !(await isOwnFileUrl(call, url))) {
    throw call.refuse('invalid', 'invalid voucher image url', { details: ['no such file of yours'] });
  }
}

type Review = Parameters<typeof seenOf>[0] & { readonly id: string; readonly Reason?: string | undefined };

async function review(call: Call<Review>, to: 'Active' | 'Invalid') {
  const found = await requireTransaction(call, call.input.id);
  await decideOrRefuse(call, found.id, { to, reason: call.input.Reason, seen: seenOf(call.input) });
  return noted(call, found);
}

type Said = Pick<Decision, 'to' | 'reason' | 'seen'>;

async function decideOrRefuse(call: Call, id: string, said: Said): Promise<void> {
  const outcome = await decide(call.db, call.ports.ids, id, decisionOf(call, said));
  if (outcome === 'too-little') {
    throw call.refuse('precondition', 'invalid transaction status', {
      details: ['the organisation has less than the refund'],
    });
  }
  if (outcome === 'changed') {
    throw changed(call);
  }
  if (outcome === 'not-pending') {
    throw call.refuse('precondition', 'invalid transaction status');
  }
}

function decisionOf(call: Call, said: Said): Decision {
  return { ...said, by: call.actor.name, now: call.now };
}

async function noted(call: Call, before: TransactionView) {
  call.note({ orgId: before.org_id, before: transactionReply(before) });
  return transactionReply(await requireTransaction(call, before.id));
}

/** Of another organisation like an unknown one. */
async function requireTransaction(call: Call, id: string): Promise<TransactionView> {
  const found = await findTransaction(call.db, id);
  if (found === undefined || !(await maySeeMoney(call, found.org_id))) {
    throw call.refuse('invalid', 'invalid transaction id');
  }
  return found;
}

/** Changed by the one who made it, or by those who look after the money. */
async function requireOwn(call: Call, id: string): Promise<TransactionView> {
  const found = await requireTransaction(call, id);
  if (!isTreasurer(call) && found.created_by !== call.actor.id) {
    throw call.refuse('denied', 'permission denied', { details: ['only the one who made it may change it'] });
  }
  return found;
}
