// Where the use of each service is read, and which metrics of the meter it answers. Source: game-services 9; wire 2.5.
import { formatSize, type MetricKey, type ServiceName, serviceId, startOfShanghaiDay } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import type { Days } from '../../kit/list/filter.ts';
import { clientOf } from '../../shell/uos.ts';
import { text } from './text.zh.ts';
import { formatHours, formatRatio } from './write.ts';

/** One line of a chart; the four free metrics are named by the chart that draws them. */
export interface UsageLine {
  readonly metric: MetricKey;
  readonly label?: string;
}

export interface UsageChart {
  /** Its word in the address: the metric it is about. */
  readonly key: MetricKey;
  readonly title: string;
  readonly lines: readonly UsageLine[];
  readonly write?: (value: number) => string;
  readonly shape?: 'line' | 'area' | 'bars';
}

/** What was used in one day, by metric. */
export interface UsageDay {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly values: Readonly<Partial<Record<MetricKey, number | null>>>;
}

export interface UsageSource {
  readonly service: ServiceName;
  readonly charts: readonly UsageChart[];
  /** The days of an app. The wire table of the service is loaded with the first question. */
  readonly read: (app: App, days: Days, signal: AbortSignal) => Promise<readonly UsageDay[]>;
}

const one = (key: MetricKey, title: string, more: Omit<UsageChart, 'key' | 'title' | 'lines'> = {}): UsageChart => ({
  key,
  title,
  lines: [{ metric: key }],
  ...more,
});

const charts = text.charts;
const bars = { shape: 'bars' } as const;
const bytes = { write: formatSize } as const;
const hours = { write: formatHours } as const;

export const usageSources: readonly UsageSource[] = [
  {
    service: 'asset-streaming',
    charts: [
      one('usage', charts.cdnTraffic, bytes),
      {
        key: 'chartF',
        title: charts.cdnRequests,
        lines: [
          { metric: 'chartF', label: charts.requests },
          { metric: 'chartS', label: charts.errors },
        ],
        ...bars,
      },
    ],
    read: async ({ AppId }, { start, end }, signal) => {
      const { usageTable } = await import('@uos/sdk/services/usage');
      const { usage } = clientOf({ usage: usageTable }, AppId);
      const { Items } = await usage.cdn.statistics({ id: AppId, startDate: start, endDate: end }, { signal });
      return Items.map(({ Date: day, Usage, Requests, Errors }) =>
        dayOf(day, { usage: Usage, chartF: Requests, chartS: Errors }),
      );
    },
  },
  {
    service: 'multiverse',
    charts: [
      one('allocationCount', charts.allocations, bars),
      one('durationSum', charts.serverHours, hours),
      one('networkTransmit', charts.serverTraffic, bytes),
    ],
    read: async (app, days, signal) => {
      const { multiverseTable } = await import('@uos/sdk/services/multiverse');
      const { multiverse } = clientOf({ multiverse: multiverseTable }, app.AppId);
      const { items } = await multiverse.statistics.sumByGame(
        { gameId: serviceId(app, 'multiverse'), ...times(days), granularity: 'day' },
        { signal },
      );
      return items.map(({ time, ...values }) => momentOf(time, values));
    },
  },
  {
    service: 'usync',
    charts: [
      one('usage', charts.syncRooms),
      one('dau', charts.syncPlayers),
      one('networkTransmit', charts.syncTraffic, bytes),
    ],
    read: async ({ AppId }, days, signal) => {
      const { syncTable } = await import('@uos/sdk/services/sync');
      const { Items } = await clientOf({ sync: syncTable }, AppId).sync.usage.daily(
        { appId: AppId, ...times(days) },
        { signal },
      );
      return Items.map(({ Date: day, MaxConcurrentRooms, Dau, NetTransmit }) =>
        dayOf(day, { usage: MaxConcurrentRooms, dau: Dau, networkTransmit: NetTransmit }),
      );
    },
  },
  {
    service: 'passport',
    charts: [
      one('dau', charts.players),
      one('sms', charts.sms, bars),
      {
        key: 'retention',
        title: charts.retention,
        lines: [
          { metric: 'retention', label: charts.day1 },
          { metric: 'chartT', label: charts.day7 },
          { metric: 'chartL', label: charts.day30 },
        ],
        write: formatRatio,
        shape: 'line',
      },
    ],
    read: async ({ AppId }, { start, end }, signal) => {
      const { passportConsoleTable } = await import('@uos/sdk/services/passport.console');
      const { operation } = clientOf({ passport: passportConsoleTable }, AppId).passport.metrics;
      const ask = { from: new Date(startOf(start)).toISOString(), to: new Date(endOf(end)).toISOString() };
      const [dau, sms, retention] = await Promise.all(
        (['dau', 'sms', 'retention'] as const).map((metric) => operation({ metric, ...ask }, { signal })),
      );
      return [
        ...pointsOf(dau).map(({ time, value }) => momentOf(time, { dau: value })),
        ...pointsOf(sms).map(({ time, value }) => momentOf(time, { sms: value })),
        ...(retention !== undefined && 'cohorts' in retention ? retention.cohorts : []).map(
          ({ time, day1, day7, day30 }) => momentOf(time, { retention: day1, chartT: day7, chartL: day30 }),
        ),
      ];
    },
  },
  {
    service: 'func',
    charts: [one('cpuUsageUnit', charts.funcCpu)],
    read: async (app, days, signal) => {
      const { funcTable } = await import('@uos/sdk/services/func');
      const { func } = clientOf({ func: funcTable }, app.AppId);
      const { items } = await func.usage.cpu({ functionId: serviceId(app, 'func'), ...times(days) }, { signal });
      return items.map(({ time, cpuUsageUnit }) => momentOf(time, { cpuUsageUnit }));
    },
  },
  {
    service: 'func-stateless',
    charts: [
      one('invocation', charts.invocations, bars),
      one('memDuration', charts.memory),
      one('outFlow', charts.outFlow, bytes),
    ],
    read: async ({ AppId }, days, signal) => {
      const { statelessTable } = await import('@uos/sdk/services/stateless');
      const { stateless } = clientOf({ stateless: statelessTable }, AppId);
      const { items } = await stateless.usage.daily({ id: AppId, ...times(days) }, { signal });
      return items.map(({ date, ...values }) => dayOf(date, values));
    },
  },
  {
    service: 'remote-config',
    charts: [
      {
        key: 'chartF',
        title: charts.settingsReads,
        lines: [
          { metric: 'chartF', label: charts.playerReads },
          { metric: 'getSettingsCall', label: charts.defaultReads },
        ],
        ...bars,
      },
      one('configCount', charts.configs),
      one('maxCachedCount', charts.cached),
    ],
    read: async ({ AppId }, days, signal) => {
      const { remoteConfigTable } = await import('@uos/sdk/services/remote-config');
      const { remoteConfig } = clientOf({ remoteConfig: remoteConfigTable }, AppId);
      const { usages } = await remoteConfig.usages.daily(dates(days), { signal });
      return usages.map(({ date, getOverridesCall, ...values }) =>
        dayOf(date, { ...values, chartF: getOverridesCall }),
      );
    },
  },
  {
    service: 'storage',
    charts: [
      one('pit', charts.databases),
      one('cpu', charts.databaseCpu),
      one('memory', charts.databaseMemory),
      one('disk', charts.databaseDisk),
    ],
    read: async ({ AppId }, days, signal) => {
      const { storageTable } = await import('@uos/sdk/services/storage');
      const { storage } = clientOf({ storage: storageTable }, AppId);
      const { metrics } = await storage.databases.dailyAlive(dates(days), { signal });
      return metrics.map(({ date, ...values }) => dayOf(date, values));
    },
  },
  {
    service: 'save',
    charts: [
      one('count', charts.saves, bars),
      one('totalNum', charts.savedFiles),
      one('totalSize', charts.savedBytes, bytes),
    ],
    read: async ({ AppId }, days, signal) => {
      const { saveTable } = await import('@uos/sdk/services/save');
      const { usages } = await clientOf({ save: saveTable }, AppId).save.usage.daily(dates(days), { signal });
      return usages.map(({ date, ...values }) => dayOf(date, values));
    },
  },
  {
    service: 'push',
    charts: [
      one('connectedPlayerPeak', charts.peak),
      one('connectedPlayerTotal', charts.connected),
      one('messageTotal', charts.messages, bars),
      one('messageSizeTotal', charts.messageBytes, bytes),
      one('cpuHours', charts.pushCpu),
    ],
    read: async (app, days, signal) => {
      const { pushTable } = await import('@uos/sdk/services/push');
      const { push } = clientOf({ push: pushTable }, app.AppId);
      const { items } = await push.apps.usage({ id: serviceId(app, 'push'), ...times(days) }, { signal });
      return items.map(({ time, ...values }) => momentOf(time, values));
    },
  },
  {
    service: 'hello',
    charts: [one('rtcSeconds', charts.voice, hours), one('recordingSeconds', charts.recording, hours)],
    read: async ({ AppId }, days, signal) => {
      const { helloTable } = await import('@uos/sdk/services/hello');
      const { usages } = await clientOf({ hello: helloTable }, AppId).hello.usages.daily(dates(days), { signal });
      return usages.map(({ date, ...values }) => dayOf(date, values));
    },
  },
  {
    service: 'safe',
    charts: [one('count', charts.protections, bars), one('totalSize', charts.protectedBytes, bytes)],
    read: async ({ AppId }, days, signal) => {
      const { safeTable } = await import('@uos/sdk/services/safe');
      const { usages } = await clientOf({ safe: safeTable }, AppId).safe.usage(
        { appId: AppId, ...dates(days) },
        { signal },
      );
      return usages.map(({ date, ...values }) => dayOf(date, values));
    },
  },
  {
    service: 'baking',
    charts: [one('count', charts.bakes, bars), one('usage', charts.bakeHours)],
    read: async (app, days, signal) => {
      const { bakingTable } = await import('@uos/sdk/services/baking');
      const { baking } = clientOf({ baking: bakingTable }, app.AppId);
      const { items } = await baking.usage.app({ appId: serviceId(app, 'baking'), ...times(days) }, { signal });
      return items.map(({ time, ...values }) => momentOf(time, values));
    },
  },
  {
    service: 'device',
    charts: [one('durationSum', charts.deviceHours, hours)],
    read: async ({ AppId }, days, signal) => {
      const { deviceTable } = await import('@uos/sdk/services/device');
      const { Items } = await clientOf({ device: deviceTable }, AppId).device.usage(
        { id: AppId, ...dates(days) },
        { signal },
      );
      return Items.map(({ Date: day, Seconds }) => dayOf(day, { durationSum: Seconds }));
    },
  },
];

/** Metrics of all apps together, which only operators read. */
export const operatorMetrics: readonly MetricKey[] = [
  'apps',
  'gameCount',
  'activeAppCount',
  'appCount',
  'activeApps',
  'ticketCount',
  'new',
];

const DAY_MS = 86_400_000;

function startOf(day: string): number {
  return startOfShanghaiDay(day) ?? 0;
}

function endOf(day: string): number {
  return startOf(day) + DAY_MS - 1000;
}

function times({ start, end }: Days) {
  return { startTime: new Date(startOf(start)).toISOString(), endTime: new Date(endOf(end)).toISOString() };
}

function dates({ start, end }: Days) {
  return { startDate: start, endDate: end };
}

function dayOf(day: string, values: UsageDay['values']): UsageDay {
  return { at: startOf(day), values };
}

function momentOf(time: string, values: UsageDay['values']): UsageDay {
  return { at: Date.parse(time), values };
}

function pointsOf(reply: object | undefined): readonly { readonly time: string; readonly value: number }[] {
  return reply !== undefined && 'points' in reply ? (reply.points as { time: string; value: number }[]) : [];
}
