// Transactions as a list: of every organisation, asked page by page, or of one, read whole.

import { useQuery } from '@tanstack/react-query';
import { formatYuan, pageCounts } from '@uos/contract/rules';
import type { Transaction, TransactionsListInput } from '@uos/sdk/services/billing';
import { transactionColumns } from '@uos/sdk/services/billing.columns';
import { type ReactNode, Suspense, useState } from 'react';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { type Filter, labelFilter } from '../../../kit/list/filter.ts';
import { listOf, wholeListOf } from '../../../kit/list/source/list-of.ts';
import { given, type Source, sortedHere } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { listIcon } from '../../../kit/show/icons.ts';
import { transactionLooks } from '../../../parts/transaction/columns.tsx';
import { signedYuan, transactionKind } from '../../../parts/transaction/transaction.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { billing } from '../calls.ts';
import { useOffice } from '../office.ts';
import { changedSince } from '../seen.tsx';
import { text } from './text.zh.ts';
import { useTransactionActions } from './transaction-actions.ts';
import { type Deed, TransactionDeed } from './transaction-deed.tsx';

const TransactionDrawer = part(() => import('./transaction-drawer.tsx'), 'over');

const { OrganizationName: organization, Type: type, Status: state } = transactionColumns;

const { Type, Amount, Method } = transactionLooks;

const ownColumns = columnsOf<Transaction>(transactionColumns, {
  Type: { ...Type, sort: true },
  Amount: { ...Amount, sort: true },
  Status: {},
  Method: { ...Method, wideOnly: true },
  Remark: { wideOnly: true },
  CreatedByName: { hidden: true },
  CreatedAt: { sort: true },
  Revision: changedSince,
  Id: { hidden: true },
});
const everyColumn = [
  ...columnsOf<Transaction>(transactionColumns, { OrganizationName: { sort: true } }),
  ...ownColumns,
];

interface TransactionRowsProps {
  /** Only of this organisation. */
  readonly orgId?: string;
  readonly create: ReactNode;
}

export function TransactionRows({ orgId, create }: TransactionRowsProps) {
  const office = useOffice();
  const drawer = useSideDrawer('transaction');
  const [deed, setDeed] = useState<Deed>();
  const actionsOf = useTransactionActions(office, setDeed);
  const organizations = useQuery({ ...organizationsQuery, enabled: orgId === undefined }).data ?? [];
  const states: readonly Filter[] = [
    labelFilter('type', type.title, type.labels),
    labelFilter('status', state.title, state.labels),
  ];
  const byOrganization: Filter = {
    kind: 'choice',
    key: 'orgId',
    title: organization.title,
    options: organizations.map(({ id, name }) => ({ value: id, label: name })),
  };
  return (
    <>
      <DataList
        id={orgId === undefined ? 'admin.transactions' : 'admin.transactions.own'}
        label={text.transactions}
        source={orgId === undefined ? everybody : ofOrganization(orgId)}
        columns={orgId === undefined ? everyColumn : ownColumns}
        rowKey={({ Id }) => Id}
        rowName={(transaction) => text.rowName(transactionKind(transaction), formatYuan(transaction.Amount))}
        rowSearch={({ Id }) => sideDrawer('transaction', Id)}
        search={orgId === undefined ? text.search : text.searchOwn}
        filters={orgId === undefined ? [...states, byOrganization] : states}
        actions={actionsOf}
        empty={
          <EmptyState icon={listIcon} title={text.empty} action={create} commands={text.commands}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {drawer.id === undefined ? null : (
        <Suspense fallback={null}>
          <TransactionDrawer id={drawer.id} onDeed={setDeed} onClose={drawer.close} />
        </Suspense>
      )}
      {deed === undefined ? null : <TransactionDeed deed={deed} onClose={() => setDeed(undefined)} />}
    </>
  );
}

const everybody: Source<Transaction> = sortedHere(
  listOf(billing.transactions.list, ({ q, filters }) =>
    given({
      organizationName: q,
      type: filters.type as TransactionsListInput['type'],
      status: filters.status as TransactionsListInput['status'],
      orgId: filters.orgId,
    }),
  ),
  sortValue,
);

function ofOrganization(orgId: string): Source<Transaction> {
  return wholeListOf(
    billing.transactions.list,
    { orgId, count: pageCounts.max },
    {
      rows: ({ Items }) => Items,
      search: ({ Id, Remark, Reason, OutTradeNo, TradeNo }) => `${Id} ${Remark} ${Reason} ${OutTradeNo} ${TradeNo}`,
      fits: ({ Type, Status }, filter, value) => (filter === 'type' ? Type === value : Status === value),
      sortValue,
    },
  );
}

function sortValue(transaction: Transaction, key: string): unknown {
  return key === 'Amount' ? signedYuan(transaction) : transaction[key as keyof Transaction];
}
