// What push of an app does now, and what it may use: its level, and between how many servers it has.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { AppsUpdateInput, PushApp, PushServiceLevel } from '@uos/sdk/services/push';
import { appsUpdateForm } from '@uos/sdk/services/push.forms';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { useSession } from '../../../shell/session.ts';
import { pushOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Pick<AppsUpdateInput, 'name' | 'serviceLevelId' | 'minServers' | 'maxServers' | 'cpuQuota'>>;

interface OverviewProps {
  readonly appId: string;
  readonly app: PushApp;
}

export default function Overview({ appId, app }: OverviewProps) {
  const { apps, serviceLevels } = pushOf(appId);
  const levels = useQuery({ ...queryOf(serviceLevels.list, {}), select: (reply) => reply.serviceLevels });
  const reason = usePermission()('push.apps.update');
  const isOperator = useSession()?.Admin != null;
  if (levels.data === undefined) {
    return levels.isLoadingError ? (
      <ErrorPanel error={levels.error} onRetry={() => void levels.refetch()} />
    ) : (
      <Waiting height={280} />
    );
  }
  const { name, serviceLevelId, minServers, maxServers, cpuQuota } = app;
  return (
    <Stack gap="xl">
      <Now appId={appId} app={app} />
      <FormPage<Values, unknown>
        key={`${name} ${serviceLevelId} ${minServers} ${maxServers} ${cpuQuota}`}
        fields={fieldsWith(levels.data, isOperator)}
        initial={{ name, serviceLevelId, minServers, maxServers, cpuQuota }}
        onSubmit={({ cpuQuota: cores, ...values }) =>
          apps.update({
            // why: owners are refused who only name it
            ...inputOf<AppsUpdateInput>(appsUpdateForm, isOperator ? { ...values, cpuQuota: cores } : values),
            id: appId,
          })
        }
        done={() => text.settingsSaved}
        refresh={[keyOf(apps.get), keyOf(apps.servers)]}
        reason={reason}
        parts={[
          {
            title: text.settings,
            help: text.settingsHelp,
            fields: ['name', 'serviceLevelId', 'minServers', 'maxServers', 'cpuQuota'],
          },
        ]}
      />
    </Stack>
  );
}

/** Servers and channels come and go while one looks. */
const LOOK_MS = 10_000;

function Now({ appId, app: { onlinePlayerCount, maxServers } }: OverviewProps) {
  const { apps, channels } = pushOf(appId);
  const startTime = new Date(startOfShanghaiDay(shanghaiDay(Date.now()) ?? '') ?? 0).toISOString();
  const today = useQuery({
    ...queryOf(apps.usage, { id: appId, startTime }),
    select: ({ items }) => items.at(-1),
  }).data;
  const running = useQuery({ ...queryOf(apps.servers, { id: appId }), refetchInterval: LOOK_MS }).data;
  const some = useQuery(queryOf(channels.list, { id: appId, limit: 1 })).data;
  return (
    <Figures
      label={text.nowLabel}
      figures={[
        {
          title: text.online,
          value: onlinePlayerCount.toLocaleString('en-US'),
          note: today === undefined ? undefined : text.peakToday(today.connectedPlayerPeak.toLocaleString('en-US')),
        },
        { title: text.messagesToday, value: today?.messageTotal.toLocaleString('en-US') },
        {
          title: text.servers,
          value: running?.serverInfos.length.toLocaleString('en-US'),
          note: text.atMost(maxServers.toLocaleString('en-US')),
        },
        { title: text.channels, value: some?.totalCount.toLocaleString('en-US') },
      ]}
    />
  );
}

function fieldsWith(levels: readonly PushServiceLevel[], isOperator: boolean) {
  return fieldsOf<Values>(appsUpdateForm, {
    name: {},
    serviceLevelId: {
      kind: 'radio',
      label: text.level,
      options: levels.map((level) => ({
        value: level.id,
        label: text.levelName(level.id, level.name),
        description: describe(level),
      })),
    },
    minServers: {
      required: true,
      half: true,
      check: (min, { maxServers }) =>
        min !== undefined && maxServers !== undefined && min > maxServers ? text.minAboveMax : undefined,
    },
    maxServers: {
      required: true,
      half: true,
      check: (max, { serviceLevelId }) => {
        const level = levels.find(({ id }) => id === serviceLevelId);
        return level !== undefined && max !== undefined && max > level.maxServers
          ? text.aboveLevel(text.levelName(level.id, level.name), level.maxServers)
          : undefined;
      },
    },
    cpuQuota: {
      half: true,
      decimals: 3,
      suffix: text.cores,
      description: text.cpuQuotaHelp,
      when: () => isOperator,
    },
  });
}

function describe({
  cpuQuota,
  playerCountLimitPerServer: players,
  maxServers,
  cacheSize,
  channelLimit,
  isTrial,
}: PushServiceLevel): string {
  return [
    ...(isTrial ? [text.trialHelp] : []),
    text.levelHelp(cpuQuota, players.toLocaleString('en-US'), maxServers),
    text.levelChannels(cacheSize, channelLimit.toLocaleString('en-US')),
  ].join(text.semicolon);
}
