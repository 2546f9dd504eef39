// The servers of a game: how many each region has, and every one that was asked for.
import { useQuery } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import type { AllocationsListInput, MultiverseAllocation } from '@uos/sdk/services/multiverse';
import { multiverseAllocationColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter, readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { plusIcon, powerIcon, serverIcon } from '../../../kit/show/icons.ts';
import { portWords } from '../../../parts/hosting/address.ts';
import { Addresses } from '../../../parts/hosting/addresses.tsx';
import { text as hosting } from '../../../parts/hosting/text.zh.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { gameRegionsQuery, multiverseOf, profileChoicesQuery, serverKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { WithGame } from '../with-game.tsx';
import { FleetBars } from './fleet-bars.tsx';
import { ageOf, isAlive, leftOf } from './life.ts';
import { LoadCell } from './load-cell.tsx';
import { needsWords } from './needs.ts';

const LiveSwitch = part(() => import('../../../parts/hosting/live-switch.tsx'));
const Instances = part(() => import('./instances.tsx'));
const Allocate = part(() => import('./allocate.tsx'), 'over');
const ServerDrawer = part(() => import('./server-drawer.tsx'), 'over');

const LOOK_MS = 5000;
/** No server has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const { status: state } = multiverseAllocationColumns;

const columns = [
  ...columnsOf<MultiverseAllocation>(multiverseAllocationColumns, {
    uuid: {},
    status: {},
    profileName: {},
    regionName: { title: multiverseAllocationColumns.regionId.title },
    gameServerPorts: {
      kind: 'text',
      title: text.address,
      cell: ({ ip, gameServerPorts }) => <Addresses ip={ip} ports={gameServerPorts} />,
      value: ({ ip, gameServerPorts }) => portWords(ip, gameServerPorts),
    },
  }),
  columnKinds<MultiverseAllocation>().own('load', text.load, (server) => <LoadCell server={server} />, {
    wideOnly: true,
  }),
  columnKinds<MultiverseAllocation>().own('age', hosting.age, (server) => hosting.duration(ageOf(server, Date.now())), {
    value: (server) => ageOf(server, Date.now()),
  }),
  columnKinds<MultiverseAllocation>().own('left', hosting.timeLeft, (server) => leftWords(server), {
    value: (server) => leftOf(server, Date.now()),
    hidden: true,
  }),
  ...columnsOf<MultiverseAllocation>(multiverseAllocationColumns, {
    endReason: { wideOnly: true },
    createdAt: {},
    createdByUser: { hidden: true },
    nodeName: { hidden: true },
    exitCode: { hidden: true },
    profileRevisionId: { hidden: true },
  }),
];

/** The first has no word in the address. */
const TABS = [
  { key: 'allocations', title: text.allocations },
  { key: 'instances', title: text.instances },
] as const;

const spec = { tab: words() };

export default function ServerPage() {
  return <WithGame title={text.servers}>{({ name }) => <Servers game={name} />}</WithGame>;
}

function Servers({ game }: { game: string }) {
  const { AppId: appId } = useApp();
  const [{ tab }, change] = useSearchState(spec);
  const isOfInstances = tab === TABS[1].key;
  const { allocations } = multiverseOf(appId);
  const [isLive, setLive] = useState(true);
  const [isAllocating, setAllocating] = useState(false);
  const [shown, show] = useState('');
  const [released, setReleased] = useState<MultiverseAllocation>();
  const drawer = useSideDrawer('server');
  const reasonFor = usePermission();
  const places = useQuery(gameRegionsQuery(appId)).data;
  const choices = useQuery(profileChoicesQuery(appId)).data;
  const [regions, profiles] = [places ?? [], choices ?? []];
  const refresh = serverKeys(appId);
  const [profile] = profiles.filter(({ currentVersion }) => currentVersion > 0);
  const [region] = regions;
  const sample =
    profile === undefined || region === undefined
      ? undefined
      : { gameId: appId, profileId: profile.id, regionId: region.regionId };
  const allocate = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('multiverse.allocations.create') ?? needsWords(choices, places)}
      onClick={() => setAllocating(true)}
    >
      {text.allocate}
    </ActionButton>
  );
  return (
    <Page title={text.servers} help={text.serversHelp} actions={allocate}>
      <FleetBars appId={appId} refetchMs={isLive ? LOOK_MS : false} />
      <PageTabs
        label={text.servers}
        tabs={TABS}
        open={isOfInstances ? TABS[1].key : TABS[0].key}
        onOpen={(next) => change({ tab: next === TABS[0].key ? '' : next })}
      >
        {isOfInstances ? (
          <Instances appId={appId} regions={regions} refetchMs={isLive ? LOOK_MS : undefined} />
        ) : (
          <DataList
            id="multiverse.allocations"
            label={text.servers}
            source={listOf(allocations.list, ({ q, filters: { status, region, profile, range } }) => ({
              gameId: appId,
              // why not what was typed: a call refuses what is no id, and nothing has it
              ...given({ uuid: q === '' || isUuid(q) ? q : NOBODY, regionId: region, profileId: profile }),
              ...(status === undefined || status === ''
                ? {}
                : { status: [status] as NonNullable<AllocationsListInput['status']> }),
              ...momentsOf(range),
            }))}
            columns={columns}
            rowKey={({ uuid }) => uuid}
            rowSearch={({ uuid }) => sideDrawer('server', uuid)}
            {...(isLive ? { refetchMs: LOOK_MS } : {})}
            refresh={refresh}
            search={text.searchServer}
            filters={[
              labelFilter('status', state.title, state.labels),
              {
                kind: 'choice',
                key: 'region',
                title: multiverseAllocationColumns.regionId.title,
                options: regions.map(({ regionId, regionName }) => ({ value: regionId, label: regionName })),
              },
              {
                kind: 'choice',
                key: 'profile',
                title: text.profile,
                options: profiles.map(({ id, name }) => ({ value: id, label: name })),
              },
              { kind: 'range', key: 'range', title: multiverseAllocationColumns.createdAt.title },
            ]}
            toolbar={
              <Suspense fallback={null}>
                <LiveSwitch label={text.liveRefresh} isLive={isLive} onLive={setLive} />
              </Suspense>
            }
            actions={(server) => [
              {
                label: text.releaseServer,
                icon: powerIcon,
                danger: true,
                reason: reasonFor('multiverse.allocations.remove') ?? over(server),
                onClick: () => setReleased(server),
              },
            ]}
            bulk={[
              {
                key: 'release',
                label: text.releaseServer,
                icon: powerIcon,
                danger: true,
                reason: reasonFor('multiverse.allocations.remove'),
                leaves: over,
                run: ({ uuid }) => allocations.remove({ gameId: appId, id: uuid }),
                words: text.releaseServersWords,
                // why not of one: the list has a button for it that asks no more than that
                typed: (count) => (count > 1 ? game : undefined),
              },
            ]}
            empty={
              <EmptyState
                icon={serverIcon}
                title={text.noServers}
                action={allocate}
                {...(sample === undefined ? {} : { snippets: { call: allocations.create, input: sample } })}
              >
                {text.noServersHint}
              </EmptyState>
            }
          />
        )}
      </PageTabs>
      <Suspense fallback={null}>
        {isAllocating ? <Allocate appId={appId} onClose={() => setAllocating(false)} /> : null}
        {drawer.id === undefined ? null : (
          <ServerDrawer appId={appId} id={drawer.id} tab={shown} onTab={show} onClose={drawer.close} />
        )}
      </Suspense>
      {released === undefined ? null : (
        <Confirm
          title={text.releaseServer}
          verb={text.releaseServer}
          onConfirm={() => allocations.remove({ gameId: appId, id: released.uuid })}
          done={text.serverReleased}
          refresh={refresh}
          onClose={() => setReleased(undefined)}
        >
          {text.releaseServerWords}
        </Confirm>
      )}
    </Page>
  );
}

function momentsOf(range: string | undefined): Pick<AllocationsListInput, 'startTime' | 'endTime'> {
  const { from, to } = readMomentRange(range);
  return { ...(from === undefined ? {} : { startTime: from }), ...(to === undefined ? {} : { endTime: to }) };
}

function leftWords(server: MultiverseAllocation): string | undefined {
  const left = leftOf(server, Date.now());
  return left === undefined ? undefined : hosting.duration(left);
}

function over(server: MultiverseAllocation): string | undefined {
  return isAlive(server) ? undefined : text.serverIsOver;
}
