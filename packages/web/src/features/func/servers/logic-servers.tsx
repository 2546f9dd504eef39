// The logic servers of an app: how many play on each, what they are tagged with, and each of them beside the list.
import { Badge, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FuncInfo, FuncServer, ServersListInput } from '@uos/sdk/services/func';
import { funcServerColumns } from '@uos/sdk/services/func.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { chartIcon, editIcon, plusIcon, powerIcon, refreshIcon, serverIcon } from '../../../kit/show/icons.ts';
import { portWords } from '../../../parts/hosting/address.ts';
import { Addresses } from '../../../parts/hosting/addresses.tsx';
import { text as hosting } from '../../../parts/hosting/text.zh.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { levelWords } from '../levels.ts';
import { funcOf, profileChoicesQuery, serverKeys, tagsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { endWords } from '../why.ts';
import { DEPLOY, WithFunction } from '../with-function.tsx';
import { LoadCell } from './load-cell.tsx';
import { ageOf, canRestart, isOver, leftOf, playersOf, tagWords } from './server-state.ts';

const LiveSwitch = part(() => import('../../../parts/hosting/live-switch.tsx'));
const ServerForm = part(() => import('./server-form.tsx'), 'over');
const ServerDrawer = part(() => import('./server-drawer.tsx'), 'over');

const LOOK_MS = 5000;

const { status: state } = funcServerColumns;

const columns = [
  ...columnsOf<FuncServer>(funcServerColumns, {
    name: {},
    status: {},
    ports: {
      kind: 'text',
      title: text.address,
      cell: ({ ip, ports }) => <Addresses ip={ip} ports={ports} />,
      value: ({ ip, ports }) => portWords(ip, ports),
    },
    playerCount: { cell: (server) => playersOf(server) },
    configLevel: { kind: 'text', cell: ({ configLevel }) => levelWords(configLevel) },
    version: { kind: 'text', title: text.version, cell: ({ version }) => text.versionOf(version), wideOnly: true },
    tags: {
      kind: 'text',
      cell: ({ tags }) => (
        <Group gap={4}>
          {tagWords(tags).map((word) => (
            <Badge key={word} variant="light" color="gray" size="sm" radius="sm" tt="none">
              {word}
            </Badge>
          ))}
        </Group>
      ),
      value: ({ tags }) => tagWords(tags).join(' '),
      wideOnly: true,
    },
  }),
  columnKinds<FuncServer>().own('load', text.cpuLately, (server) => <LoadCell server={server} />, { wideOnly: true }),
  columnKinds<FuncServer>().own('age', hosting.age, (server) => durationOf(ageOf(server, Date.now())), {
    value: (server) => ageOf(server, Date.now()),
    hidden: true,
  }),
  columnKinds<FuncServer>().own('left', hosting.timeLeft, (server) => durationOf(leftOf(server, Date.now())), {
    value: (server) => leftOf(server, Date.now()),
    hidden: true,
  }),
  ...columnsOf<FuncServer>(funcServerColumns, {
    profileName: { hidden: true },
    regionId: { hidden: true },
    createdAt: {},
    expireAt: { hidden: true },
    endReason: { kind: 'text', hidden: true, cell: endWords, value: endWords },
    id: { hidden: true },
  }),
];

export default function ServerPage() {
  return <WithFunction title={text.servers}>{(info) => <Servers info={info} />}</WithFunction>;
}

function Servers({ info }: { info: FuncInfo }) {
  const { AppId: appId } = useApp();
  const { servers } = funcOf(appId);
  const [isLive, setLive] = useState(true);
  const [shown, show] = useState('');
  const [open, setOpen] = useState<{ readonly of?: FuncServer }>();
  const [deleted, setDeleted] = useState<FuncServer>();
  const [restarted, setRestarted] = useState<FuncServer>();
  const drawer = useSideDrawer('func-server');
  const reasonFor = usePermission();
  const refetchInterval = isLive ? LOOK_MS : false;
  const players = useQuery({ ...queryOf(servers.playerCount, { id: info.id }), refetchInterval }).data;
  const tags = useQuery(tagsQuery(appId, info.id)).data ?? [];
  const profiles = useQuery(profileChoicesQuery(appId, info.gameId)).data ?? [];
  const refresh = serverKeys(appId);
  const released = profiles.some(({ currentVersion }) => currentVersion > 0);
  const off = info.status === 'disabled' ? text.isDisabled : released ? undefined : text.deployFirst;
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('func.servers.create') ?? off} onClick={() => setOpen({})}>
      {text.newServer}
    </ActionButton>
  );
  const goDeploy = (
    <Button
      renderRoot={(props) => (
        <Link
          {...props}
          {...screen('/services/{appId}/func/profiles', { appId })}
          search={{ tab: 'images' } as never}
        />
      )}
    >
      {text.goDeploy}
    </Button>
  );
  return (
    <Page
      title={text.servers}
      help={text.serversHelp}
      actions={
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Icon of={chartIcon} size={16} />}
            renderRoot={(props) => (
              <Link {...props} {...screen('/services/{appId}/func/{funcId}/autoscaler', { appId, funcId: info.id })} />
            )}
          >
            {text.autoscaler}
          </Button>
          {create}
        </Group>
      }
    >
      <Figures
        label={text.now}
        figures={[
          { title: text.servers, value: info.serverCount.toLocaleString('en-US') },
          { title: text.playersNow, value: players?.total.toLocaleString('en-US') },
        ]}
      />
      <DataList
        id="func.servers"
        label={text.servers}
        source={listOf(servers.list, ({ filters: { status, tag, profile } }) => ({
          id: info.id,
          ...given({ status: status as NonNullable<ServersListInput['status']> | '', tag, profileId: profile }),
        }))}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowSearch={({ id }) => sideDrawer('func-server', id)}
        {...(isLive ? { refetchMs: LOOK_MS } : {})}
        refresh={refresh}
        filters={[
          labelFilter('status', state.title, state.labels),
          {
            kind: 'choice',
            key: 'tag',
            title: text.tag,
            options: tags.flatMap(({ key, values }) =>
              [key, ...values.filter((value) => value !== '').map((value) => `${key}=${value}`)].map((word) => ({
                value: word,
                label: word,
              })),
            ),
          },
          {
            kind: 'choice',
            key: 'profile',
            title: text.profile,
            options: profiles.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        toolbar={
          <Suspense fallback={null}>
            <LiveSwitch label={text.liveRefresh} isLive={isLive} onLive={setLive} />
          </Suspense>
        }
        actions={(server) => [
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('func.servers.update') ?? over(server),
            onClick: () => setOpen({ of: server }),
          },
          {
            label: text.restart,
            icon: refreshIcon,
            reason: reasonFor('func.servers.update') ?? (canRestart(server) ? undefined : text.cannotRestart),
            onClick: () => setRestarted(server),
          },
          {
            label: text.delete,
            icon: powerIcon,
            danger: true,
            reason: reasonFor('func.servers.remove') ?? over(server),
            onClick: () => setDeleted(server),
          },
        ]}
        bulk={[
          {
            key: 'delete',
            label: text.delete,
            icon: powerIcon,
            danger: true,
            reason: reasonFor('func.servers.remove'),
            leaves: over,
            run: ({ id: serverId }) => servers.remove({ id: info.id, serverId }),
            words: text.deleteServersWords,
            typed: (count) => (count > 1 ? info.name : undefined),
          },
        ]}
        empty={
          released ? (
            <EmptyState
              icon={serverIcon}
              title={text.noServers}
              action={create}
              snippets={{ call: servers.create, input: { id: info.id, name: 'lobby-1' } }}
            >
              {off ?? text.noServersHint}
            </EmptyState>
          ) : (
            <EmptyState icon={serverIcon} title={text.noServers} action={goDeploy} commands={[DEPLOY]}>
              {text.deployFirst}
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {open === undefined ? null : (
          <ServerForm appId={appId} info={info} of={open.of} onClose={() => setOpen(undefined)} />
        )}
        {drawer.id === undefined ? null : (
          <ServerDrawer
            appId={appId}
            functionId={info.id}
            id={drawer.id}
            tab={shown}
            onTab={show}
            onClose={drawer.close}
          />
        )}
      </Suspense>
      {restarted === undefined ? null : (
        <Confirm
          title={text.restartServer(restarted.name)}
          verb={text.restart}
          // why its own level: a level that is given is what restarts it
          onConfirm={() => servers.update({ id: info.id, serverId: restarted.id, configLevel: restarted.configLevel })}
          done={text.restarting(restarted.name)}
          refresh={refresh}
          onClose={() => setRestarted(undefined)}
        >
          {text.restartWords(restarted.playerCount)}
        </Confirm>
      )}
      {deleted === undefined ? null : (
        <Confirm
          title={text.deleteServer(deleted.name)}
          verb={text.delete}
          onConfirm={() => servers.remove({ id: info.id, serverId: deleted.id })}
          done={text.serverDeleted(deleted.name)}
          refresh={refresh}
          onClose={() => setDeleted(undefined)}
        >
          {text.deleteServerWords(deleted.playerCount)}
        </Confirm>
      )}
    </Page>
  );
}

function over(server: FuncServer): string | undefined {
  return isOver(server) ? text.serverIsOver : undefined;
}

const durationOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : hosting.duration(seconds);
