// Servers to choose from or to start, how a player reaches the chosen one, who is on it, and what it says.
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { FuncInfo, FuncServer } from '@uos/sdk/services/func';
import { funcServerColumns } from '@uos/sdk/services/func.columns';
import { Suspense } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Commands } from '../../../kit/show/code.tsx';
import { plusIcon, serverIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { funcOf, releasedQuery, serverChoicesQuery, serverKeys } from '../queries.ts';
import { isAlive, isOver, playersOf } from '../servers/server-state.ts';
import { text as func } from '../text.zh.ts';
import { endWords } from '../why.ts';
import { DEPLOY } from '../with-function.tsx';
import { addressLines, connectLines, freshName } from './connect.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

const Players = part(() => import('../servers/players.tsx'));
const ServerLog = part(() => import('../servers/server-log.tsx'));

const LOOK_MS = 3000;
const HEIGHT = 200;

const spec = { server: words() };

export default function Playground({ appId, info }: { appId: string; info: FuncInfo }) {
  const { servers } = funcOf(appId);
  const [{ server: chosen }, change] = useSearchState(spec);
  const list = useQuery({ ...serverChoicesQuery(appId, info.id), refetchInterval: LOOK_MS });
  const there = (list.data ?? []).filter((server) => !isOver(server));
  const open = there.find(({ id }) => id === chosen) ?? there.find(isAlive) ?? there[0];
  const create = useAction({
    run: () => servers.create({ id: info.id, name: freshName(there.map(({ name }) => name)) }),
    done: ({ server: { name } }) => text.starting(name),
    refresh: serverKeys(appId),
  });
  const released = useQuery(releasedQuery(appId, info));
  const reason =
    usePermission()('func.servers.create') ??
    (info.status === 'disabled' ? func.isDisabled : released.data === null ? func.deployFirst : undefined);
  const start = (
    <ActionButton
      icon={plusIcon}
      reason={reason}
      loading={create.isPending}
      onClick={() =>
        create.mutate(undefined, { onSuccess: ({ server }) => change({ server: server.id }, { replace: true }) })
      }
    >
      {text.start}
    </ActionButton>
  );
  if (list.data === undefined) {
    return <Waiting height={HEIGHT} />;
  }
  return open === undefined ? (
    <EmptyState
      icon={serverIcon}
      title={text.noServers}
      action={start}
      {...(released.data === null ? { commands: [DEPLOY] } : {})}
    >
      {reason ?? text.noServersHint}
    </EmptyState>
  ) : (
    <div className={classes.sides}>
      <Stack gap="sm">
        {start}
        <ul className={classes.servers} aria-label={text.servers}>
          {there.map((server) => (
            <li key={server.id}>
              <button
                type="button"
                aria-pressed={server.id === open.id}
                onClick={() => change({ server: server.id }, { replace: true })}
              >
                <strong>{server.name}</strong>
                <Group gap="sm" component="span">
                  <StatusDot label={label(funcServerColumns.status.labels, server.status)} />
                  <span>{text.players(playersOf(server))}</span>
                </Group>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
      <Chosen key={open.id} appId={appId} server={open} />
    </div>
  );
}

function Chosen({ appId, server }: { appId: string; server: FuncServer }) {
  const lines = connectLines(server);
  return (
    <Stack gap="lg" className={classes.chosen}>
      <section aria-label={text.connect}>
        <Title order={2}>{text.connect}</Title>
        <Text size="sm" c="dimmed" mb="xs">
          {lines.length > 0 ? text.connectHelp : isAlive(server) ? text.notReady : text.failed(endWords(server))}
        </Text>
        {lines.length === 0 ? null : <Commands lines={lines} />}
        {addressLines(server).map((line) => (
          <Text key={line} size="sm" mt="xs">
            {line}
          </Text>
        ))}
      </section>
      <section aria-label={text.online}>
        <Title order={2} mb="xs">
          {text.online}
        </Title>
        <Suspense fallback={<Waiting height={HEIGHT} />}>
          <Players appId={appId} server={server} />
        </Suspense>
      </section>
      <section aria-label={text.log}>
        <Title order={2} mb="xs">
          {text.log}
        </Title>
        <Suspense fallback={<Waiting height={HEIGHT} />}>
          <ServerLog appId={appId} server={server} />
        </Suspense>
      </section>
    </Stack>
  );
}
