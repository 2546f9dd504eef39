// Transactions as a list: of every organisation, asked page by page, or of one, read whole.
import { useQuery } from '@tanstack/react-query';
import { platformLabels } from '@uos/contract/labels';
import { formatYuan, pageCounts } from '@uos/contract/rules';
import type { Transaction, TransactionsListInput } from '@uos/sdk/services/billing';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { type Column, columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { type Filter, labelFilter } from '../../../kit/list/filter.ts';
import { given, localSource, type Source, serverSource, sortedHere } from '../../../kit/list/source.ts';
import { transactionParts } from '../../../parts/transaction/columns.tsx';
import { signedYuan, transactionKind } from '../../../parts/transaction/transaction.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { billing, transactionsKey } from '../calls.ts';
import { useOffice } from '../office.ts';
import { text } from './text.zh.ts';
import { useTransactionActions } from './transaction-actions.ts';
import { type Deed, TransactionDeed } from './transaction-deed.tsx';

const TransactionDrawer = lazy(() => import('./transaction-drawer.tsx'));

const c = columnsOf<Transaction>();
const { transaction: labels } = platformLabels;

const organizationColumn = c.text('OrganizationName', text.organization, { sort: true });
const ownColumns: readonly Column<Transaction>[] = [
  { ...transactionParts.amount, sort: true },
  transactionParts.status,
  { ...transactionParts.method, wideOnly: true },
  c.text('Remark', text.remark, { wideOnly: true }),
  c.text('CreatedByName', text.createdBy, { hidden: true }),
  c.time('CreatedAt', text.created, { sort: true }),
  c.id('Id', text.id, { hidden: true }),
];
const typeColumn: Column<Transaction> = { ...transactionParts.kind, sort: true };

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
    labelFilter('type', text.type, labels.type),
    labelFilter('status', text.status, labels.status),
  ];
  const byOrganization: Filter = {
    kind: 'choice',
    key: 'orgId',
    title: text.organization,
    options: organizations.map(({ id, name }) => ({ value: id, label: name })),
  };
  return (
    <>
      <DataList
        id={orgId === undefined ? 'admin.transactions' : 'admin.transactions.own'}
        label={text.transactions}
        source={orgId === undefined ? everybody : ofOrganization(orgId)}
        columns={orgId === undefined ? [organizationColumn, typeColumn, ...ownColumns] : [typeColumn, ...ownColumns]}
        rowKey={({ Id }) => Id}
        rowName={(transaction) => text.rowName(transactionKind(transaction), formatYuan(transaction.Amount))}
        rowSearch={({ Id }) => sideDrawer('transaction', Id)}
        search={orgId === undefined ? text.search : text.searchOwn}
        filters={orgId === undefined ? [...states, byOrganization] : states}
        actions={actionsOf}
        empty={
          <EmptyState icon="list" title={text.empty} action={create} commands={text.commands}>
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
  serverSource({
    key: [...transactionsKey, 'all'],
    call: billing.transactions.list,
    input: ({ q, filters: { type, status, orgId } }) =>
      given({
        organizationName: q,
        type: type as TransactionsListInput['type'],
        status: status as TransactionsListInput['status'],
        orgId,
      }),
  }),
  sortValue,
);

function ofOrganization(orgId: string): Source<Transaction> {
  return localSource({
    key: [...transactionsKey, 'of', orgId],
    load: async (signal) => (await billing.transactions.list({ orgId, count: pageCounts.max }, { signal })).Items,
    search: ({ Id, Remark, Reason, OutTradeNo, TradeNo }) => `${Id} ${Remark} ${Reason} ${OutTradeNo} ${TradeNo}`,
    fits: ({ Type, Status }, filter, value) => (filter === 'type' ? Type === value : Status === value),
    sortValue,
  });
}

function sortValue(transaction: Transaction, key: string): unknown {
  return key === 'Amount' ? signedYuan(transaction) : transaction[key as keyof Transaction];
}
