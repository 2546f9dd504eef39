// Orders by state, product and player: given again where they failed, and told of as paid back.
import { isUuid } from '@uos/contract/rules';
import type { EconomyTransaction } from '@uos/sdk/browser';
import type { TransactionsSearchInput } from '@uos/sdk/services/passport';
import { economyTransactionColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { sideDrawer } from '../../../../kit/detail/side-drawer.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { labelFilter, readMomentRange } from '../../../../kit/list/filter.ts';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { given } from '../../../../kit/list/source/source.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { invoiceIcon, refreshIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { orderKeys } from '../queries.ts';
import { giveAgain } from './give-again.ts';
import { notOwed, useOrderActions } from './order-actions.ts';
import { orderColumns, orderName } from './order-columns.tsx';
import { text } from './text.zh.ts';

const RefundDialog = part(() => import('./refund-dialog.tsx'), 'over');

const { status: state, type: kind } = economyTransactionColumns;

const columns = orderColumns();

export function Orders({ appId }: { appId: string }) {
  const { transactions, products } = passportOf(appId);
  const reasonFor = usePermission();
  const [refunded, setRefunded] = useState<EconomyTransaction>();
  const actionsOf = useOrderActions(appId, setRefunded);
  return (
    <>
      <DataList
        id="passport.orders"
        label={text.orders}
        source={listOf(transactions.search, ({ q = '', filters: { status, type, product, personaId = '', range } }) =>
          given({
            transactionId: isUuid(q) ? q : '',
            outTradeNo: isUuid(q) ? '' : q,
            status: status as TransactionsSearchInput['status'],
            type: type as TransactionsSearchInput['type'],
            productSlug: product,
            personaId: isUuid(personaId) ? personaId : '',
            ...readMomentRange(range),
          }),
        )}
        columns={columns}
        rowKey={({ transactionId }) => transactionId}
        rowName={orderName}
        rowSearch={({ transactionId }) => sideDrawer('order', transactionId)}
        refresh={orderKeys(appId)}
        search={text.search}
        filters={[
          labelFilter('status', state.title, state.labels),
          labelFilter('type', kind.title, kind.labels),
          { kind: 'range', key: 'range', title: text.created },
          { kind: 'text', key: 'product', title: text.productFilter },
          { kind: 'text', key: 'personaId', title: text.personaFilter },
        ]}
        actions={actionsOf}
        bulk={[
          {
            key: 'fulfil',
            label: text.giveAgain,
            icon: refreshIcon,
            reason: reasonFor('passport.transactions.reFulfil'),
            leaves: notOwed,
            run: ({ transactionId }) => giveAgain(appId, transactionId),
            words: text.bulkGiveAgain,
          },
        ]}
        empty={
          <EmptyState icon={invoiceIcon} title={text.empty} snippets={{ call: products.purchase, input: text.sample }}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {refunded === undefined ? null : (
          <RefundDialog appId={appId} order={refunded} onClose={() => setRefunded(undefined)} />
        )}
      </Suspense>
    </>
  );
}
