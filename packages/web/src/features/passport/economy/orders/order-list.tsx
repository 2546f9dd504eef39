// Orders: how far each is, what could not be given, and what they earn.
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DetailTabs } from '../../../../kit/detail/detail-tabs.tsx';
import { useSideDrawer } from '../../../../kit/detail/side-drawer.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { Page } from '../../../../kit/page/page.tsx';
import { useApp } from '../../../../shell/apps.ts';
import { OrderFlow } from './order-flow.tsx';
import { Orders } from './orders.tsx';
import { failedCountQuery } from './queries.ts';
import { text } from './text.zh.ts';

const FailedOrders = part(() => import('./failed-orders.tsx'));
const Revenue = part(() => import('./revenue.tsx'));
const OrderDrawer = part(() => import('./order-drawer.tsx'), 'over');

export default function OrderList() {
  const { AppId: appId } = useApp();
  const drawer = useSideDrawer('order');
  const failed = useQuery(failedCountQuery(appId)).data;
  return (
    <Page title={text.orders} help={text.help}>
      <DetailTabs
        place="page"
        data={appId}
        tabs={[
          {
            key: 'list',
            title: text.orders,
            render: () => (
              <>
                <OrderFlow appId={appId} />
                <Orders appId={appId} />
              </>
            ),
          },
          {
            key: 'failed',
            title: text.failed,
            count: failed === 0 ? undefined : failed,
            render: () => <FailedOrders appId={appId} />,
          },
          { key: 'revenue', title: text.revenue, render: () => <Revenue appId={appId} /> },
        ]}
      />
      <Suspense fallback={null}>
        {drawer.id === undefined ? null : (
          <OrderDrawer key={drawer.id} appId={appId} id={drawer.id} onClose={drawer.close} />
        )}
      </Suspense>
    </Page>
  );
}
