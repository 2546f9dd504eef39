// What logic servers said: searched over all of them, or followed for one.
import { Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FuncInfo, FuncServer, LogsSearchInput } from '@uos/sdk/services/func';
import { funcLogLineColumns } from '@uos/sdk/services/func.columns';
import { Suspense, useMemo } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { DateRange } from '../../../kit/date/date-range.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { readDayRange, readMomentRange, writeDayRange } from '../../../kit/list/filter.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { SearchField } from '../../../kit/search-field.tsx';
import { terminalIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { funcOf, functionKeys, serverChoicesQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { WithFunction } from '../with-function.tsx';

const LiveSwitch = part(() => import('../../../parts/hosting/live-switch.tsx'));
const FoundLog = part(() => import('./found-log.tsx'));
const FollowedLog = part(() => import('./followed-log.tsx'));

const HEIGHT = 480;

export default function LogsPage() {
  return (
    <WithFunction title={text.logs}>
      {(info) => (
        <Page title={text.logs} help={text.logsHelp}>
          {info.clsEnabled ? <Logs info={info} /> : <NoLogs info={info} />}
        </Page>
      )}
    </WithFunction>
  );
}

function NoLogs({ info }: { info: FuncInfo }) {
  const { AppId: appId } = useApp();
  const { logs } = funcOf(appId);
  const reason = usePermission()('func.logs.enable');
  const enable = useAction({
    run: () => logs.enable({ id: info.id }),
    done: () => text.logsEnabled,
    refresh: functionKeys(appId),
  });
  return (
    <EmptyState
      icon={terminalIcon}
      title={text.noLogService}
      action={
        <ActionButton reason={reason} loading={enable.isPending} onClick={() => enable.mutate()}>
          {text.enableLogs}
        </ActionButton>
      }
      snippets={{ call: logs.enable, input: { id: info.id } }}
    >
      {text.noLogServiceHint}
    </EmptyState>
  );
}

const spec = { q: words(), server: words(), source: words(), range: words(), live: words() };

const NONE: readonly FuncServer[] = [];
const SOURCES = ['stdout', 'stderr', 'platform'] as const;

function Logs({ info }: { info: FuncInfo }) {
  const { AppId: appId } = useApp();
  const [{ q, server, source, range, live }, change] = useSearchState(spec);
  const found = useQuery(serverChoicesQuery(appId, info.id)).data;
  const servers = found ?? NONE;
  const names = useMemo(() => new Map(servers.map(({ id, name }) => [id, name])), [servers]);
  const isLive = live !== '' && server !== '';
  const input: LogsSearchInput = {
    id: info.id,
    ...given({ query: q, serverId: server, source: source as NonNullable<LogsSearchInput['source']> | '' }),
    ...given(readMomentRange(range)),
  };
  return (
    <Stack gap="md">
      <Group gap="sm">
        <SearchField
          placeholder={text.searchLogs}
          value={q}
          onChange={(next) => change({ q: next }, { replace: true })}
        />
        <NativeSelect
          aria-label={text.server}
          value={server}
          data={[
            { value: '', label: text.allServers },
            ...servers.map(({ id, name }) => ({ value: id, label: name })),
            // why: one that is gone has lines too, and the address may name it
            ...(server === '' || servers.some(({ id }) => id === server) ? [] : [{ value: server, label: server }]),
          ]}
          onChange={(event) => change({ server: event.currentTarget.value, live: '' })}
        />
        <NativeSelect
          aria-label={funcLogLineColumns.source.title}
          value={source}
          disabled={isLive}
          data={[{ value: '', label: text.allSources }, ...SOURCES]}
          onChange={(event) => change({ source: event.currentTarget.value })}
        />
        <DateRange
          label={text.range}
          value={readDayRange(range)}
          onChange={(days) => change({ range: writeDayRange(days) })}
          clearable
        />
        <Suspense fallback={null}>
          <LiveSwitch
            label={text.followLive}
            isDisabled={server === ''}
            isLive={isLive}
            onLive={(next) => change({ live: next ? '1' : '' })}
          />
        </Suspense>
      </Group>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        {isLive ? (
          <FollowedLog key={server} appId={appId} functionId={info.id} serverId={server} />
        ) : (
          <FoundLog appId={appId} input={input} names={names} />
        )}
      </Suspense>
    </Stack>
  );
}
