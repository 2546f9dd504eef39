// One server beside the list: what it is and what happened to it, what it says, and its load.
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import { multiverseAllocationColumns } from '@uos/sdk/services/multiverse.columns';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { allocationQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { isAlive } from './life.ts';

const ServerFacts = part(() => import('./server-facts.tsx'));
const ServerLog = part(() => import('./server-log-tab.tsx'));
const ServerMetrics = part(() => import('./server-metrics.tsx'));

const { status } = multiverseAllocationColumns;

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
  /** The caller's to know: who goes from one server to the next goes on reading logs. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onClose: () => void;
}

export default function ServerDrawer({ appId, id, tab, onTab, onClose }: ServerDrawerProps) {
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
      canLieBelow
      state={data === undefined ? undefined : <StatusDot label={label(status.labels, data.status)} />}
      onClose={onClose}
    >
      {data === undefined ? (
        query.isError ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Waiting height={HEIGHT} />
        )
      ) : (
        <PageTabs label={text.server} tabs={TABS} open={open.key} onOpen={onTab}>
          <open.Tab key={id} appId={appId} server={data} />
        </PageTabs>
      )}
    </SideDrawer>
  );
}
