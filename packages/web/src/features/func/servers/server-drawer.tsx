// One logic server below the list: what it is, who plays on it, what it says, and the CPU it used.
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import { funcServerColumns } from '@uos/sdk/services/func.columns';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { serverQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { isAlive } from './server-state.ts';

const ServerFacts = part(() => import('./server-facts.tsx'));
const Players = part(() => import('./players.tsx'));
const ServerLog = part(() => import('./server-log.tsx'));
const ServerCpu = part(() => import('./server-cpu.tsx'));

const { status } = funcServerColumns;

const TABS = [
  { key: 'facts', title: text.tabFacts, Tab: ServerFacts },
  { key: 'log', title: text.tabLog, Tab: ServerLog },
  { key: 'cpu', title: text.tabCpu, Tab: ServerCpu },
  { key: 'players', title: text.tabPlayers, Tab: Players },
] as const;

const LOOK_MS = 3000;
const HEIGHT = 200;

interface ServerDrawerProps {
  readonly appId: string;
  readonly functionId: string;
  readonly id: string;
  /** The caller's to know: who goes from one server to the next goes on reading logs. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onClose: () => void;
}

export default function ServerDrawer({ appId, functionId, id, tab, onTab, onClose }: ServerDrawerProps) {
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0];
  const query = useQuery({
    ...serverQuery(appId, functionId, id),
    refetchInterval: ({ state: { data } }) => (data === undefined || isAlive(data.server) ? LOOK_MS : false),
  });
  const { data } = query;
  const tabs = TABS.map(({ key, title }) => ({
    key,
    title,
    count: key === 'players' ? data?.playerCount : undefined,
  }));
  return (
    <SideDrawer
      title={data?.name ?? text.server}
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
        <PageTabs label={text.server} tabs={tabs} open={open.key} onOpen={onTab}>
          <open.Tab key={id} appId={appId} server={data} />
        </PageTabs>
      )}
    </SideDrawer>
  );
}
