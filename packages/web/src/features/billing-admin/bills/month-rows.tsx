// A month by organisation, and how it differs from the month before.

import { formatYuan } from '@uos/contract/rules';
import type { MonthlyBillDiff, MonthlyBills } from '@uos/sdk/services/billing';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source.ts';
import { billing, monthlyKey } from '../calls.ts';
import { text } from './text.zh.ts';

interface MonthRowsProps {
  readonly month: string;
  readonly process: ReactNode;
}

type OrganizationAmount = MonthlyBills['Items'][number];
type Difference = MonthlyBillDiff['Items'][number];

const o = columnsOf<OrganizationAmount>();
const d = columnsOf<Difference>();

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
      source={localSource<OrganizationAmount>({
        key: [...monthlyKey, 'bills', month],
        load: async (signal) => (await billing.monthly.bills({ month }, { signal })).Items,
        search: ({ OrganizationName, OrganizationId }) => `${OrganizationName} ${OrganizationId}`,
      })}
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
      source={localSource<Difference>({
        key: [...monthlyKey, 'diff', month],
        load: async (signal) => (await billing.monthly.billDiff({ month }, { signal })).Items,
        search: ({ OrganizationName, OrganizationId }) => `${OrganizationName} ${OrganizationId}`,
      })}
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
    <EmptyState icon="clock" title={text.empty} action={action}>
      {text.emptyHint}
    </EmptyState>
  );
}

function signed(yuan: number): string {
  return yuan > 0 ? `+${formatYuan(yuan)}` : formatYuan(yuan);
}
