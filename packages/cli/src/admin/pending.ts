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
  ],
  fields: ['kind', 'id', 'organization', 'what', 'createdAt', 'status'],
};

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
      ...{ kind: 'organization' as const, id, organization: name, what: domain, createdAt, typed: name },
    })),
    ...certifications.map(({ Id, OrganizationName, CompanyName, CreatedAt }) => ({
      ...{ kind: 'certification' as const, id: Id, organization: OrganizationName, what: CompanyName },
      ...{ createdAt: CreatedAt, typed: CompanyName },
    })),
    // why not those paid online: the payment provider decides on them
    ...transactions
      .filter(({ Method }) => Method !== 'Online')
      .map(({ Id, OrganizationName, Type, Amount, CreatedAt }) => ({
        ...{ kind: 'transaction' as const, id: Id, organization: OrganizationName, createdAt: CreatedAt },
        ...{ what: `${Type} ${formatYuan(Amount)}`, typed: String(Amount) },
      })),
    ...invoices.map(({ Id, OrganizationName, Title, Amount, CreatedAt }) => ({
      ...{ kind: 'invoice' as const, id: Id, organization: OrganizationName, createdAt: CreatedAt },
      ...{ what: `${formatYuan(Amount)} ${Title}`, typed: String(Amount) },
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
