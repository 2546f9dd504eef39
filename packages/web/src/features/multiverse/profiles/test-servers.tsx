// Every server that tried a version of a profile, and what each of them said.
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { MultiverseProfile, MultiverseTestServer } from '@uos/sdk/services/multiverse';
import { multiverseTestServerColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { flaskIcon, powerIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { portWords } from '../../../parts/hosting/address.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { gameRegionsQuery, multiverseOf, revisionsQuery } from '../queries.ts';
import { regionNameOf } from '../region-options.ts';
import { text } from '../text.zh.ts';
import { lives } from './test-server-card.tsx';

const TestServerDrawer = part(() => import('./test-server-drawer.tsx'), 'over');

const LOOK_MS = 5000;
const HEIGHT = 220;
/** More test servers than a game keeps. */
const MOST = 200;

export default function TestServers({ appId, profile }: { appId: string; profile: MultiverseProfile }) {
  const revisions = useQuery(revisionsQuery(appId, profile.id));
  // why not before: which servers are of this profile is known by its versions
  return revisions.data === undefined ? (
    revisions.isError ? (
      <ErrorPanel error={revisions.error} onRetry={() => void revisions.refetch()} />
    ) : (
      <Waiting height={HEIGHT} />
    )
  ) : (
    <List
      appId={appId}
      gameId={profile.gameId}
      versions={new Map(revisions.data.map(({ id, version }) => [id, version]))}
    />
  );
}

interface ListProps {
  readonly appId: string;
  readonly gameId: string;
  /** Of the profile, by id. */
  readonly versions: ReadonlyMap<string, number>;
}

function List({ appId, gameId, versions }: ListProps) {
  const { testServers } = multiverseOf(appId);
  const drawer = useSideDrawer('test');
  const [stopped, setStopped] = useState<MultiverseTestServer>();
  const reason = usePermission()('multiverse.testServers.stop');
  const regions = useQuery(gameRegionsQuery(appId));
  const columns = columnsOf<MultiverseTestServer>(multiverseTestServerColumns, {
    id: {},
    status: { cell: ({ status }) => <StatusDot label={label(multiverseTestServerColumns.status.labels, status)} /> },
    profileRevisionId: {
      title: text.revision,
      kind: 'text',
      cell: ({ profileRevisionId }) => versionOf(versions, profileRevisionId),
    },
    regionId: { kind: 'text', cell: ({ regionId }) => regionNameOf(regions.data, regionId) },
    gameServerPorts: {
      kind: 'text',
      title: text.address,
      cell: ({ ip, gameServerPorts }) => (ip === '' ? text.noAddress : portWords(ip, gameServerPorts)),
    },
    ready: { wideOnly: true },
    createdAt: {},
    expireAt: { wideOnly: true },
  });
  return (
    <>
      <DataList
        id="multiverse.testServers"
        label={text.testServers}
        source={wholeListOf(
          testServers.list,
          { gameId, limit: MOST },
          {
            rows: (reply) => reply.testServers.filter(({ profileRevisionId }) => versions.has(profileRevisionId)),
          },
        )}
        columns={columns}
        rowKey={({ id }) => id}
        rowSearch={({ id }) => sideDrawer('test', id)}
        refetchMs={LOOK_MS}
        actions={(server) => [
          {
            label: text.stopTest,
            icon: powerIcon,
            reason: reason ?? (lives(server) ? undefined : text.testIsOver),
            onClick: () => setStopped(server),
          },
        ]}
        empty={
          <EmptyState icon={flaskIcon} title={text.noTestServers}>
            {text.testServerHint}
          </EmptyState>
        }
      />
      {drawer.id === undefined ? null : (
        <Suspense fallback={null}>
          <TestServerDrawer key={drawer.id} appId={appId} id={drawer.id} onClose={drawer.close} />
        </Suspense>
      )}
      {stopped === undefined ? null : (
        <Confirm
          title={text.stopTest}
          verb={text.stopTest}
          onConfirm={() => testServers.stop({ id: stopped.id })}
          done={text.testStopped}
          refresh={[keyOf(testServers.list), keyOf(testServers.get)]}
          onClose={() => setStopped(undefined)}
        >
          {text.stopTestWords}
        </Confirm>
      )}
    </>
  );
}

function versionOf(versions: ReadonlyMap<string, number>, id: string): string {
  const version = versions.get(id);
  return version === undefined ? id : text.version(version);
}
