// The money of one organisation: its nine amounts and every transaction, for both back offices.

import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Balance } from '@uos/sdk/services/billing';
import { useState } from 'react';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { buildingIcon, editIcon, logoutIcon, plusIcon } from '../../../kit/show/icons.ts';
import { billing } from '../calls.ts';
import { useOffice } from '../office.ts';
import { CreateTransaction, TransactionForm } from '../transactions/create-transaction.tsx';
import { TransactionRows } from '../transactions/transaction-rows.tsx';
import { facts } from './columns.tsx';
import { text } from './text.zh.ts';

const OrganizationBills = part(() => import('../bills/organization-bills.tsx'));

export default function BalanceDetail() {
  const { orgId } = useScreenParams('/admin/balance/{orgId}');
  const office = useOffice();
  const navigate = useNavigate();
  const [writing, setWriting] = useState<'Deposit' | 'Refund' | 'Adjustment'>();
  const query = useQuery({
    ...queryOf(billing.balances.list, { orgId: [orgId] }),
    select: ({ Items: [balance = nothing] }) => balance,
  });
  const crumbs = [{ title: text.balances, link: office.balances }];
  // why: the server answers zeros for an organisation that does not exist
  if (query.data?.OrganizationName === '') {
    return (
      <Page title={text.detail} crumbs={crumbs}>
        <EmptyState
          icon={buildingIcon}
          title={text.notFound}
          action={<Button renderRoot={(props) => <Link {...props} {...office.balances} />}>{text.toList}</Button>}
        >
          {text.notFoundHint}
        </EmptyState>
      </Page>
    );
  }
  const rows = <TransactionRows orgId={orgId} create={<CreateTransaction orgId={orgId} />} />;
  return (
    <DetailPage
      query={query}
      kind={text.detail}
      icon={buildingIcon}
      title={({ OrganizationName }) => OrganizationName}
      facts={facts}
      crumbs={crumbs}
      list={office.balances}
      actions={() => [
        { label: text.deposit, icon: plusIcon, primary: true, onClick: () => setWriting('Deposit') },
        { label: text.adjust, icon: editIcon, primary: true, onClick: () => setWriting('Adjustment') },
        { label: text.refund, icon: logoutIcon, onClick: () => setWriting('Refund') },
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
      {...(office.kind === 'billing'
        ? {
            tabs: () => [
              { key: 'transactions', title: text.transactions, render: () => rows },
              { key: 'bills', title: text.bills, render: () => <OrganizationBills orgId={orgId} /> },
            ],
          }
        : {})}
    >
      {() => (
        <>
          {office.kind === 'operator' ? (
            <>
              <Title order={2}>{text.transactions}</Title>
              {rows}
            </>
          ) : null}
          {writing === undefined ? null : (
            <TransactionForm orgId={orgId} type={writing} onClose={() => setWriting(undefined)} />
          )}
        </>
      )}
    </DetailPage>
  );
}

const nothing: Balance = {
  ...{ OrganizationId: '', OrganizationName: '', CompanyName: '' },
  ...{ Balance: 0, LastMonthBalance: 0, DepositAmount: 0, AdjustmentAmount: 0, IncreasedAmount: 0 },
  ...{ ReducedAmount: 0, RefundAmount: 0, PendingAmount: 0, TotalBillAmount: 0 },
};
