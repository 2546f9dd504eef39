// A month by organisation, and how it differs from the month before.

import { formatYuan } from '@uos/contract/rules';
import type { MonthlyBillDiff, MonthlyBills } from '@uos/sdk/services/billing';
import type { ReactNode } from 'react';
import { screen } from '../../../kit/address/link.ts';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { clockIcon } from '../../../kit/show/icons.ts';
import { billing } from '../calls.ts';
import { text } from './text.zh.ts';

interface MonthRowsProps {
  readonly month: string;
  readonly process: ReactNode;
}

type OrganizationAmount = MonthlyBills['Items'][number];
type Difference = MonthlyBillDiff['Items'][number];

const o = columnKinds<OrganizationAmount>();
const d = columnKinds<Difference>();

const organizationColumns = [
  o.text('OrganizationName', text.organization, { sort: true }),
  o.yuan('Amount', text.amount, { sort: true }),
];

const diffColumns = [
  d.text('OrganizationName', text.organization, { sort: true }),
  d.yuan('PreviousAmount', text.previousAmount, { sort: true }),
  d.yuan('Amount', text.amount, { sort: true }),
  d.own('Diff', text.diff, ({ Diff }) => signed(Diff), { align: 'right', sort: true }),
  d.own(
    'Percent',
    text.percent,
    ({ Percent, PreviousAmount, Amount }) =>
      PreviousAmount === 0 && Amount !== 0 ? text.noPrevious : `${Percent > 0 ? '+' : ''}${Percent}%`,
    { align: 'right', sort: true },
  ),
];

export function OrganizationRows({ month, process }: MonthRowsProps) {
  return (
    <DataList
      id="billing.monthly.bills"
      label={text.viewOrganizations}
      source={wholeListOf(billing.monthly.bills, { month }, { rows: ({ Items }) => Items, search: nameAndId })}
      columns={organizationColumns}
      rowKey={({ OrganizationId }) => OrganizationId}
      rowName={({ OrganizationName }) => OrganizationName}
      rowLink={({ OrganizationId }) => screen('/admin/organization/{orgId}', { orgId: OrganizationId })}
      search={text.searchOrganization}
      empty={<Nothing action={process} />}
    />
  );
}

export function DiffRows({ month, process }: MonthRowsProps) {
  return (
    <DataList
      id="billing.monthly.diff"
      label={text.viewDiff}
      source={wholeListOf(billing.monthly.billDiff, { month }, { rows: ({ Items }) => Items, search: nameAndId })}
      columns={diffColumns}
      rowKey={({ OrganizationId }) => OrganizationId}
      rowName={({ OrganizationName }) => OrganizationName}
      rowLink={({ OrganizationId }) => screen('/admin/organization/{orgId}', { orgId: OrganizationId })}
      search={text.searchOrganization}
      empty={<Nothing action={process} />}
    />
  );
}

function Nothing({ action }: { action: ReactNode }) {
  return (
    <EmptyState icon={clockIcon} title={text.empty} action={action}>
      {text.emptyHint}
    </EmptyState>
  );
}

function nameAndId({ OrganizationName, OrganizationId }: OrganizationAmount | Difference): string {
  return `${OrganizationName} ${OrganizationId}`;
}

function signed(yuan: number): string {
  return yuan > 0 ? `+${formatYuan(yuan)}` : formatYuan(yuan);
}
