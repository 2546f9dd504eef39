// What waits for a decision: organisations, certifications, deposits and other transactions, applications for invoices.

import type { LabelTable } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { ArgSpecs, Output } from '../command.ts';
import type { Context } from '../context.ts';
import { CliError, EXIT } from '../errors.ts';
import { take } from '../lists.ts';

export const KINDS: LabelTable = {
  organization: { zh: '组织', en: 'Organisation', color: 'blue' },
  certification: { zh: '企业认证', en: 'Certification', color: 'blue' },
  transaction: { zh: '交易', en: 'Transaction', color: 'green' },
  invoice: { zh: '发票', en: 'Invoice', color: 'gray' },
};

type Kind = 'organization' | 'certification' | 'transaction' | 'invoice';

export interface PendingItem {
  readonly kind: Kind;
  readonly id: string;
  readonly organization: string;
  /** What it is, in a few words. */
  readonly what: string;
  readonly createdAt: string;
  /** Address of the voucher or licence that is to be looked at, or empty. */
  readonly proof: string;
  /** What is typed to decide on it: the amount, or the name. */
  readonly typed: string;
}

export const PENDING_ARG = {
  id: { text: { zh: '待办的 ID，见 uos admin pending', en: 'Id, from uos admin pending' } },
} as const satisfies ArgSpecs;

export const PENDING_OUTPUT: Output = {
  columns: [
    { field: 'kind', title: { zh: '类别', en: 'Kind' }, labels: KINDS },
    { field: 'organization', title: { zh: '组织', en: 'Organisation' } },
    { field: 'what', title: { zh: '内容', en: 'What' } },
    { field: 'id', title: { zh: 'ID', en: 'Id' } },
    { field: 'createdAt', title: { zh: '提交时间', en: 'Since' }, format: 'time' },
    { field: 'proof', title: { zh: '凭证', en: 'Proof' } },
  ],
  fields: ['kind', 'id', 'organization', 'what', 'createdAt', 'proof'],
};

export const DECIDED_OUTPUT: Output = {
  columns: [...PENDING_OUTPUT.columns.slice(0, 4), { field: 'status', title: { zh: '结果', en: 'Now' } }],
  fields: [...(PENDING_OUTPUT.fields ?? []), 'status'],
};

/** Shows a reviewer what the decision is about. */
export function showProof(ctx: Context<unknown, unknown>, { proof }: Pick<PendingItem, 'proof'>): void {
  if (proof !== '') {
    ctx.note({ zh: `凭证：${proof}`, en: `Proof: ${proof}` });
  }
}

/** The oldest first. */
export async function pendingItems(ctx: Context<unknown, unknown>): Promise<PendingItem[]> {
  const [org, certification, billing] = await Promise.all([
    ctx.uos.service('org'),
    ctx.uos.service('certification'),
    ctx.uos.service('billing'),
  ]);
  const status = 'Pending';
  const [organizations, certifications, transactions, invoices] = await Promise.all([
    take(org.list.all({ status })),
    take(certification.list.all({ status })),
    take(billing.transactions.list.all({ status })),
    take(billing.invoices.list.all({ status })),
  ]);
  const items: PendingItem[] = [
    ...organizations.map(({ id, name, domain, createdAt }) => ({
      ...{ kind: 'organization' as const, id, organization: name, what: domain, createdAt, proof: '', typed: name },
    })),
    ...certifications.map(({ Id, OrganizationName, CompanyName, LicenseImageUrl, CreatedAt }) => ({
      ...{ kind: 'certification' as const, id: Id, organization: OrganizationName, what: CompanyName },
      ...{ createdAt: CreatedAt, proof: LicenseImageUrl, typed: CompanyName },
    })),
    // why not those paid online: the payment provider decides on them
    ...transactions
      .filter(({ Method }) => Method !== 'Online')
      .map(({ Id, OrganizationName, Type, Amount, VoucherImageUrl, CreatedAt }) => ({
        ...{ kind: 'transaction' as const, id: Id, organization: OrganizationName, createdAt: CreatedAt },
        ...{ what: `${Type} ${formatYuan(Amount)}`, proof: VoucherImageUrl, typed: String(Amount) },
      })),
    ...invoices.map(({ Id, OrganizationName, Title, Amount, CreatedAt }) => ({
      ...{ kind: 'invoice' as const, id: Id, organization: OrganizationName, createdAt: CreatedAt },
      ...{ what: `${formatYuan(Amount)} ${Title}`, proof: '', typed: String(Amount) },
    })),
  ];
  return items.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** Throws CliError with exit 3 where nothing of that id waits. */
export async function pendingItem(ctx: Context<unknown, unknown>, id: string): Promise<PendingItem> {
  const found = (await pendingItems(ctx)).find((item) => item.id === id);
  if (found === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: `没有等待处理的 ${id}。`, en: `Nothing with id ${id} waits for a decision.` }),
      next: 'uos admin pending',
    });
  }
  return found;
}
