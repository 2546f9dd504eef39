// One order beside the list: what was bought as it was then, what became of it, and what was told of it in which order.
import { Anchor, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { EconomyTransaction } from '@uos/sdk/browser';
import { economyTransactionColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { screen } from '../../../../kit/address/link.ts';
import { DetailPage } from '../../../../kit/detail/detail-page.tsx';
import { SideDrawer } from '../../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../../kit/page/waiting.tsx';
import { invoiceIcon } from '../../../../kit/show/icons.ts';
import { StatusDot } from '../../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../../parts/history/history-tab.tsx';
import { amountsWords } from '../amounts/amounts.ts';
import { useOrderActions } from './order-actions.ts';
import { failWords, orderName, priceOf } from './order-columns.tsx';
import classes from './orders.module.css';
import { orderQuery } from './queries.ts';
import { text } from './text.zh.ts';

const RefundDialog = part(() => import('./refund-dialog.tsx'), 'over');

const facts = columnsOf<EconomyTransaction>(economyTransactionColumns, {
  transactionId: {},
  personaId: {},
  type: {},
  outTradeNo: {},
  paymentMethod: {},
});

const WAITING = 240;

interface OrderDrawerProps {
  readonly appId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export default function OrderDrawer({ appId, id, onClose }: OrderDrawerProps) {
  const order = useQuery(orderQuery(appId, id));
  return (
    <SideDrawer title={text.order} closeLabel={text.close} onClose={onClose}>
      {order.data === undefined ? (
        order.isLoadingError ? (
          <ErrorPanel error={order.error} onRetry={() => void order.refetch()} />
        ) : (
          <Waiting height={WAITING} />
        )
      ) : order.data === null ? (
        <EmptyState icon={invoiceIcon} title={text.missing} />
      ) : (
        <Found appId={appId} order={order.data} />
      )}
    </SideDrawer>
  );
}

function Found({ appId, order }: { appId: string; order: EconomyTransaction }) {
  const { transactionId: id } = order;
  const query = useQuery({ ...orderQuery(appId, id), select: ({ transactions: [first] }) => first ?? order });
  const [refunded, setRefunded] = useState(false);
  const actionsOf = useOrderActions(appId, () => setRefunded(true));
  return (
    <DetailPage
      place="drawer"
      query={query}
      kind={text.order}
      title={orderName}
      status={({ status }) => <StatusDot label={label(economyTransactionColumns.status.labels, status)} />}
      facts={facts}
      tabs={() => [
        { key: 'content', title: text.content, render: (shown) => <Content appId={appId} order={shown} /> },
        { ...historyTab({ appId }, id), title: text.notices },
      ]}
      actions={(shown) => actionsOf(shown).map((action) => ({ ...action, primary: action.danger !== true }))}
    >
      {(shown) => (
        <Suspense fallback={null}>
          {refunded ? <RefundDialog appId={appId} order={shown} onClose={() => setRefunded(false)} /> : null}
        </Suspense>
      )}
    </DetailPage>
  );
}

function Content({ appId, order }: { appId: string; order: EconomyTransaction }) {
  const { product, quantity, failReason, personaId, createdAt, chargedAt, fulfilledAt, refundedAt } = order;
  const steps = [
    [text.created, createdAt],
    [text.charged, chargedAt],
    [text.fulfilled, fulfilledAt],
    [text.refundedAt, refundedAt],
  ] as const;
  return (
    <Stack gap="lg">
      <section className={classes.part}>
        <Title order={3}>{text.bought}</Title>
        <dl>
          <div>
            <dt>{text.price}</dt>
            <dd>{priceOf(order)}</dd>
          </div>
          <div>
            <dt>{text.rewards}</dt>
            <dd>{amountsWords(product.rewards, quantity)}</dd>
          </div>
          {failReason === '' ? null : (
            <div>
              <dt>{text.reason}</dt>
              <dd data-bad>{failWords(failReason)}</dd>
            </div>
          )}
        </dl>
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              {...props}
              {...screen('/services/{appId}/passport/account/persona/{personaID}', { appId, personaID: personaId })}
            />
          )}
        >
          {text.toPersona}
        </Anchor>
      </section>
      <section className={classes.part}>
        <Title order={3}>{text.way}</Title>
        <dl>
          {steps.map(([title, at]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{at === undefined ? '–' : formatTime(at)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Stack>
  );
}
