// One server beside the list: what it is and what happened to it, what it says, and its load.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { allocationQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { isAlive } from './life.ts';

const ServerFacts = part(() => import('./server-facts.tsx'));
const ServerLog = part(() => import('./server-log-tab.tsx'));
const ServerMetrics = part(() => import('./server-metrics.tsx'));

const TABS = [
  { key: 'facts', title: text.tabFacts, Tab: ServerFacts },
  { key: 'log', title: text.tabLog, Tab: ServerLog },
  { key: 'metrics', title: text.tabMetrics, Tab: ServerMetrics },
] as const;

const LOOK_MS = 3000;
const HEIGHT = 320;

interface ServerDrawerProps {
  readonly appId: string;
  readonly id: string;
  readonly onClose: () => void;
}

export default function ServerDrawer({ appId, id, onClose }: ServerDrawerProps) {
  const [tab, setTab] = useState<string>(TABS[0].key);
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0];
  const query = useQuery({
    ...allocationQuery(appId, id),
    refetchInterval: ({ state: { data } }) => (data === undefined || isAlive(data.allocation) ? LOOK_MS : false),
  });
  const { data } = query;
  return (
    <SideDrawer
      title={data?.gameServerName === undefined || data.gameServerName === '' ? id : data.gameServerName}
      closeLabel={text.close}
      width={640}
      canFill
      onClose={onClose}
    >
      {data === undefined ? (
        query.isError ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Waiting height={HEIGHT} />
        )
      ) : (
        <Stack gap="md">
          <PageTabs label={text.server} tabs={TABS} open={open.key} onOpen={setTab}>
            <open.Tab appId={appId} server={data} />
          </PageTabs>
        </Stack>
      )}
    </SideDrawer>
  );
}
