// What one persona bought.
import type { TransactionsSearchInput } from '@uos/sdk/services/passport';
import { economyTransactionColumns } from '@uos/sdk/services/passport.columns';
import { screen } from '../../../../kit/address/link.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../../kit/list/filter.ts';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { given } from '../../../../kit/list/source/source.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { invoiceIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { orderColumns, orderName } from './order-columns.tsx';
import { text } from './text.zh.ts';

const { status: state } = economyTransactionColumns;

const columns = orderColumns({ ofOne: true });

export default function PersonaOrders({ appId, id }: { appId: string; id: string }) {
  return (
    <DataList
      id="passport.persona.orders"
      scope="orders"
      label={text.orders}
      source={listOf(passportOf(appId).transactions.search, ({ filters: { status } }) => ({
        personaId: id,
        ...given({ status: status as TransactionsSearchInput['status'] }),
      }))}
      columns={columns}
      rowKey={({ transactionId }) => transactionId}
      rowName={orderName}
      rowLink={({ transactionId }) =>
        screen('/services/{appId}/passport/economy/purchase', { appId }, { d: `order:${transactionId}` })
      }
      filters={[labelFilter('status', state.title, state.labels)]}
      empty={<EmptyState icon={invoiceIcon} title={text.noneBought} />}
    />
  );
}
