// What waits for a decision: organisations, certifications, deposits and other transactions, applications for invoices.
import { type LabelTable, platformLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { Transaction } from '@uos/sdk/services/billing';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { ArgSpecs, Output } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { take } from '../../program/lists.ts';

type AnyContext = Context<unknown, unknown>;

const KINDS: LabelTable = {
  organization: { zh: '组织', en: 'Organisation', color: 'blue' },
  certification: { zh: '企业认证', en: 'Certification', color: 'blue' },
  ...platformLabels.transaction.type,
  invoice: { zh: '发票', en: 'Invoice', color: 'gray' },
};

const DECISIONS: LabelTable = { ...platformLabels.transaction.status, ...platformLabels.organization.status };

interface Seen {
  readonly Amount?: number;
  readonly Revision?: number;
}

export interface PendingItem {
  /** Which calls decide on it. */
  readonly by: 'organization' | 'certification' | 'transaction' | 'invoice';
  /** The same, and the type of a transaction. */
  readonly kind: string;
  readonly id: string;
  readonly organization: string;
  /** Yuan, where it is about money. */
  readonly amount?: number;
  /** What it is, in a few words. */
  readonly what: string;
  readonly createdAt: string;
  /** Address of the voucher or licence that is to be looked at, or empty. */
  readonly proof: string;
  /** What is typed to decide on it: the amount, or the name. */
  readonly typed: string;
  /** Changed since it was handed in: when it was, otherwise empty. */
  readonly changedAt: string;
  /** Sent with the decision, which is refused where it has changed since. */
  readonly seen: Seen;
}

export const PENDING_ARG = {
  id: { text: { zh: '待办的 ID，见 uos admin pending', en: 'Id, from uos admin pending' } },
} as const satisfies ArgSpecs;

export const PENDING_OUTPUT: Output = {
  columns: [
    { field: 'kind', title: { zh: '类别', en: 'Kind' }, labels: KINDS },
    { field: 'organization', title: { zh: '组织', en: 'Organisation' } },
    { field: 'amount', title: { zh: '金额', en: 'Amount' }, format: 'yuan' },
    { field: 'id', title: { zh: 'ID', en: 'Id' } },
    { field: 'what', title: { zh: '说明', en: 'What' } },
    { field: 'createdAt', title: { zh: '提交时间', en: 'Since' }, format: 'time' },
    { field: 'changedAt', title: { zh: '提交后修改', en: 'Changed since' }, format: 'time' },
    { field: 'proof', title: { zh: '凭证', en: 'Proof' } },
  ],
  fields: ['kind', 'id', 'organization', 'amount', 'what', 'createdAt', 'changedAt', 'proof'],
};

export const DECIDED_OUTPUT: Output = {
  columns: [
    ...PENDING_OUTPUT.columns.slice(0, 5),
    { field: 'status', title: { zh: '结果', en: 'Now' }, labels: DECISIONS },
  ],
  fields: [...(PENDING_OUTPUT.fields ?? []), 'status'],
};

/** The oldest first. */
export async function pendingItems(ctx: AnyContext): Promise<PendingItem[]> {
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
    ...organizations.map(({ id, name, domain, createdAt, revision }) => ({
      ...{ by: 'organization' as const, kind: 'organization', id, organization: name, what: domain },
      ...{ createdAt, changedAt: '', proof: '', typed: name, seen: { Revision: revision } },
    })),
    ...certifications.map(({ Id, OrganizationName, CompanyName, LicenseImageUrl, ...row }) => ({
      ...{ by: 'certification' as const, kind: 'certification', id: Id, organization: OrganizationName },
      ...{ what: CompanyName, proof: LicenseImageUrl, typed: CompanyName },
      ...{ ...timesOf(row), seen: { Revision: row.Revision } },
    })),
    // why not those paid online: the payment provider decides on them
    ...transactions.filter(({ Method }) => Method !== 'Online').map(ofTransaction),
    ...invoices.map(({ Id, OrganizationName, Title, Amount, ...row }) => ({
      ...{ by: 'invoice' as const, kind: 'invoice', id: Id, organization: OrganizationName, amount: Amount },
      ...{ what: Title, proof: '', typed: String(Amount) },
      ...{ ...timesOf(row), seen: { Amount, Revision: row.Revision } },
    })),
  ];
  return items.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function ofTransaction(row: Transaction): PendingItem {
  const { Id, OrganizationName, Type, Amount, Remark, VoucherImageUrl, Revision } = row;
  return {
    ...{ by: 'transaction', kind: Type, id: Id, organization: OrganizationName, amount: Amount, what: Remark },
    ...{ ...timesOf(row), proof: VoucherImageUrl, typed: String(Amount), seen: { Amount, Revision } },
  };
}

function timesOf({ CreatedAt, UpdatedAt, Revision }: Pick<Transaction, 'CreatedAt' | 'UpdatedAt' | 'Revision'>) {
  return { createdAt: CreatedAt, changedAt: Revision === 0 ? '' : UpdatedAt };
}

/** Throws CliError with exit 3 where nothing of that id waits. */
export async function pendingItem(ctx: AnyContext, id: string): Promise<PendingItem> {
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

/** What a program and a table get of it. */
export function shownItem({
  by: _,
  typed: __,
  seen: ___,
  ...item
}: PendingItem): Omit<PendingItem, 'by' | 'typed' | 'seen'> {
  return item;
}

/** The item in one sentence, for a question. */
export function sentenceOf({ kind, organization, amount, what }: PendingItem): { zh: string; en: string } {
  const label = KINDS[kind] ?? { zh: kind, en: kind };
  const sum = amount === undefined ? what : formatYuan(amount);
  return { zh: `${organization}的${label.zh} ${sum}`, en: `${label.en} ${sum} of ${organization}` };
}

/** Shows a reviewer what the decision is about. */
export function showProof(ctx: AnyContext, { proof }: PendingItem): void {
  if (proof !== '') {
    ctx.note({ zh: `凭证：${proof}`, en: `Proof: ${proof}` });
  }
}
