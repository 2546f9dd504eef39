// Every server of a game that lives, those that wait for somebody too.
import type { MultiverseGameRegion, MultiverseServer, ServersListInput } from '@uos/sdk/services/multiverse';
import { multiverseServerColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense } from 'react';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { CopyableId } from '../../../kit/show/code.tsx';
import { serverIcon } from '../../../kit/show/icons.ts';
import { portWords } from '../../../parts/hosting/address.ts';
import { Addresses } from '../../../parts/hosting/addresses.tsx';
import { multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';

const TestServerDrawer = part(() => import('../profiles/test-server-drawer.tsx'), 'over');

interface InstancesProps {
  readonly appId: string;
  /** Of the game, for the names of where a server runs. */
  readonly regions: readonly MultiverseGameRegion[];
  readonly refetchMs: number | undefined;
}

const { state: said } = multiverseServerColumns;

export default function Instances({ appId, regions, refetchMs }: InstancesProps) {
  const { servers } = multiverseOf(appId);
  const drawer = useSideDrawer('test');
  const nameOf = (id: string): string => regions.find(({ regionId }) => regionId === id)?.regionName ?? id;
  const columns = columnsOf<MultiverseServer>(multiverseServerColumns, {
    name: {},
    state: {},
    purpose: {},
    profileName: {},
    version: { kind: 'text', title: text.revision, cell: ({ version }) => text.version(version) },
    regionId: { cell: ({ regionId }) => nameOf(regionId) },
    gameServerPorts: {
      kind: 'text',
      title: text.address,
      cell: ({ ip, gameServerPorts }) => <Addresses ip={ip} ports={gameServerPorts} />,
      value: ({ ip, gameServerPorts }) => portWords(ip, gameServerPorts),
    },
    allocationId: {
      title: text.allocatedAs,
      cell: ({ allocationId }) => (allocationId === null ? undefined : <CopyableId value={allocationId} />),
    },
    nodeName: { wideOnly: true },
    lastHeartbeatAt: { wideOnly: true },
    createdAt: {},
    id: { hidden: true },
  });
  return (
    <>
      <DataList
        id="multiverse.servers"
        label={text.instances}
        source={listOf(servers.list, ({ filters: { state } }) => ({
          gameId: appId,
          ...(state === undefined || state === '' ? {} : { state: [state] as NonNullable<ServersListInput['state']> }),
        }))}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        // why not those that wait: they belong to nobody yet
        rowSearch={({ id, purpose, allocationId }) =>
          purpose === 'test'
            ? sideDrawer('test', id)
            : allocationId === null
              ? undefined
              : sideDrawer('server', allocationId)
        }
        {...(refetchMs === undefined ? {} : { refetchMs })}
        filters={[labelFilter('state', said.title, said.labels)]}
        empty={
          <EmptyState icon={serverIcon} title={text.noInstances}>
            {text.noInstancesHint}
          </EmptyState>
        }
      />
      {drawer.id === undefined ? null : (
        <Suspense fallback={null}>
          <TestServerDrawer key={drawer.id} appId={appId} id={drawer.id} onClose={drawer.close} />
        </Suspense>
      )}
    </>
  );
}
