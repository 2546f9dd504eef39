// Orders that were paid and whose rewards could not be given: why, and given again one by one or all at once.
import { Group, Text } from '@mantine/core';
import type { EconomyTransaction } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { toastDone, toastInfo } from '../../../../kit/act/toast.tsx';
import { useAction } from '../../../../kit/act/use-action.ts';
import { sideDrawer } from '../../../../kit/detail/side-drawer.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { doneIcon, refreshIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { orderKeys } from '../queries.ts';
import { giveAgain, giveAllAgain } from './give-again.ts';
import { useOrderActions } from './order-actions.ts';
import { orderColumns, orderName } from './order-columns.tsx';
import { text } from './text.zh.ts';

const RefundDialog = part(() => import('./refund-dialog.tsx'), 'over');

const columns = orderColumns({ failed: true });

export default function FailedOrders({ appId }: { appId: string }) {
  const { transactions } = passportOf(appId);
  const reason = usePermission()('passport.transactions.reFulfil');
  const [refunded, setRefunded] = useState<EconomyTransaction>();
  const actionsOf = useOrderActions(appId, setRefunded);
  const all = useAction({
    run: async () => {
      const { given, left } = await giveAllAgain(appId);
      (left === 0 ? toastDone : toastInfo)(text.allGiven(given, left));
    },
    refresh: orderKeys(appId),
  });
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Text size="sm" c="dimmed">
          {text.failedHelp}
        </Text>
        <ActionButton icon={refreshIcon} reason={reason} loading={all.isPending} onClick={() => all.mutate()}>
          {text.giveAll}
        </ActionButton>
      </Group>
      <DataList
        id="passport.orders.failed"
        scope="failed"
        label={text.failed}
        source={listOf(transactions.search, () => ({ status: 'FulfillFailed' }) as const)}
        columns={columns}
        rowKey={({ transactionId }) => transactionId}
        rowName={orderName}
        rowSearch={({ transactionId }) => sideDrawer('order', transactionId)}
        refresh={orderKeys(appId)}
        actions={actionsOf}
        bulk={[
          {
            key: 'fulfil',
            label: text.giveAgain,
            icon: refreshIcon,
            reason,
            run: ({ transactionId }) => giveAgain(appId, transactionId),
            words: text.bulkGiveAgain,
          },
        ]}
        empty={
          <EmptyState icon={doneIcon} title={text.noFailed}>
            {text.noFailedHint}
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
