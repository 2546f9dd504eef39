// What every organisation has left, for both back offices.

import { Alert, Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { TransactionsCreateInput } from '@uos/sdk/services/billing';
import { useState } from 'react';
import { type ScreenLink, screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given, sortedHere } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { buildingIcon, clockIcon, editIcon, listIcon, logoutIcon, plusIcon } from '../../../kit/show/icons.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { billing } from '../calls.ts';
import { useOffice } from '../office.ts';
import { TransactionForm } from '../transactions/create-transaction.tsx';
import { columns } from './columns.tsx';
import { text } from './text.zh.ts';

const source = sortedHere(
  listOf(billing.balances.list, ({ q, filters: { companyName, orgId = '' } }) =>
    given({ OrganizationName: q, companyName, orgId: orgId === '' ? undefined : [orgId] }),
  ),
);

interface Writing {
  readonly orgId: string;
  readonly type: TransactionsCreateInput['Type'];
}

export default function BalanceList() {
  const office = useOffice();
  const navigate = useNavigate();
  const organizations = useQuery(organizationsQuery).data ?? [];
  const [writing, setWriting] = useState<Writing>();
  const write = (type: Writing['type'], orgId: string) => () => setWriting({ type, orgId });
  return (
    <Page title={text.balances} help={text.balancesHelp}>
      {office.kind === 'operator' ? <Waiting /> : null}
      <DataList
        id={`billing.balances.${office.kind}`}
        label={text.balances}
        source={source}
        columns={columns}
        rowKey={({ OrganizationId }) => OrganizationId}
        rowName={({ OrganizationName }) => OrganizationName}
        rowLink={({ OrganizationId }) => office.organization(OrganizationId)}
        search={text.search}
        filters={[
          { kind: 'text', key: 'companyName', title: text.company },
          {
            kind: 'choice',
            key: 'orgId',
            title: text.organization,
            options: organizations.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        actions={({ OrganizationId: orgId }) => [
          { label: text.deposit, icon: plusIcon, onClick: write('Deposit', orgId) },
          { label: text.adjust, icon: editIcon, onClick: write('Adjustment', orgId) },
          { label: text.refund, icon: logoutIcon, onClick: write('Refund', orgId) },
          { label: text.detail, icon: listIcon, onClick: () => void navigate(office.organization(orgId)) },
          ...(office.kind === 'operator'
            ? [
                {
                  label: text.openOrganization,
                  icon: buildingIcon,
                  onClick: () => void navigate(screen('/admin/organization/{orgId}', { orgId })),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyState icon={buildingIcon} title={text.empty} commands={text.commands}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {writing === undefined ? null : <TransactionForm {...writing} onClose={() => setWriting(undefined)} />}
    </Page>
  );
}

/** What waits for an operator: transactions, and organisations that want to be approved. */
function Waiting() {
  const transactions = useQuery({
    ...queryOf(billing.transactions.list, { status: 'Pending', count: 1 }),
    select: ({ TotalCount }) => TotalCount,
  });
  const organizations = useQuery(organizationsQuery).data?.filter(({ status }) => status === 'Pending') ?? [];
  const count = transactions.data ?? 0;
  if (count === 0 && organizations.length === 0) {
    return null;
  }
  return (
    <Alert color="gray" icon={<Icon of={clockIcon} />}>
      <Group gap="md">
        {count === 0 ? null : (
          <span>
            {text.pendingDeposits(count)}{' '}
            <To link={screen('/admin/adjustment', undefined, { status: 'Pending' })}>{text.showPending}</To>
          </span>
        )}
        {organizations.length === 0 ? null : (
          <span>
            {text.pendingOrganizations(organizations.length)}{' '}
            {organizations.slice(0, 5).map(({ id, name }) => (
              <span key={id}>
                <To link={screen('/admin/organization/{orgId}', { orgId: id })}>{name}</To>{' '}
              </span>
            ))}
          </span>
        )}
      </Group>
    </Alert>
  );
}

function To({ link, children }: { link: ScreenLink; children: string }) {
  return (
    <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} {...link} />}>
      {children}
    </Anchor>
  );
}
