// What each service tells of its use, as one table: its metrics, their days, their sums, and who uses most.
// The wire table of a service is loaded when its tab is first opened.
import type { ServiceName } from '@uos/contract/rules';
import { addDays, startOfShanghaiDay } from '@uos/contract/rules';
import { screen } from '../../../kit/address/link.ts';
import type { Ranked } from '../../../kit/chart/rank-card.tsx';
import type { Point } from '../../../kit/chart/series.ts';
import type { Days } from '../../../kit/list/filter.ts';
import { platformOf } from '../../../shell/uos.ts';

/** What is asked of a service. */
export interface Question {
  /** A key of `metricLabels`, or of the words of this screen. */
  readonly metric: string;
  readonly days: Days;
  /** How many apps a ranking holds. */
  readonly k: number;
}

export interface ServiceStatistics {
  /** The first one is shown until another is chosen. */
  readonly metrics: readonly [string, ...string[]];
  /** Metrics that a ranking exists for; none where the service has no ranking. */
  readonly ranked: readonly string[];
  /** One value for every day. */
  readonly points?: (question: Question) => Promise<readonly Point[]>;
  /** One value for the whole time, by metric. */
  readonly sums?: (question: Question) => Promise<Readonly<Record<string, number>>>;
  readonly ranking?: (question: Question) => Promise<readonly Ranked[]>;
}

export type CountedService = Exclude<ServiceName, 'wind' | 'upr' | 'metrics'>;

export const statistics: Readonly<Record<CountedService, ServiceStatistics>> = {
  'asset-streaming': {
    metrics: ['usage', 'apps'],
    ranked: ['usage'],
    points: async ({ metric, days }) =>
      (await (await cdn()).cdn.aggregation(dates(days))).Items.map((row) => ({
        at: atOf(row.Date),
        value: metric === 'apps' ? row.Apps : row.Usage,
      })),
    ranking: async ({ days, k }) =>
      (await (await cdn()).cdn.topK({ ...dates(days), k })).Items.map((row) => ({
        ...ofApp(row.AppId, row.ProjectName, row.Usage),
        note: row.OrganizationName,
      })),
  },
  passport: {
    metrics: ['dau', 'usage', 'sms', 'apps'],
    ranked: ['dau', 'usage', 'sms'],
    points: async ({ metric, days }) =>
      (await (await passport()).metrics.aggregation({ metric: metric as PassportMetric, ...between(days) })).points.map(
        ({ time, value }) => ({ at: Date.parse(time), value }),
      ),
    ranking: async ({ metric, days, k }) =>
      (
        await (await passport()).metrics.topK({ metric: metric as RankedPassportMetric, ...between(days), k })
      ).items.map(({ idDomainID, appName, value }) => ofApp(idDomainID, appName, value)),
  },
  multiverse: {
    metrics: ['allocationCount', 'durationSum', 'networkTransmit', 'gameCount'],
    ranked: ['allocationCount', 'durationSum', 'networkTransmit'],
    points: async ({ metric, days }) =>
      pointsOf((await (await hosting()).statistics.sum({ ...times(days), granularity: 'day' })).items, metric),
    ranking: async ({ metric, days, k }) =>
      (
        await (await hosting()).statistics.topGames({ ...times(days), metric: metric as HostingMetric, limit: k })
      ).items.map(({ gameId, gameName, value }) => ({ key: gameId, label: gameName, value })),
  },
  usync: {
    metrics: ['usage', 'dau'],
    ranked: ['usage', 'dau'],
    ranking: async ({ metric, days, k }) =>
      (await (await sync()).usage.sort({ ...times(days), metric: metric as 'usage' | 'dau', limit: k })).Items.map(
        ({ UosAppId, AppName, Value }) => ofApp(UosAppId, AppName, Value),
      ),
  },
  matchmaking: {
    metrics: ['ticketCount'],
    ranked: ['ticketCount'],
    points: async ({ metric, days }) => pointsOf((await (await match()).apps.ticketSum(times(days))).items, metric),
    ranking: async ({ days, k }) =>
      (await (await match()).apps.ticketTopK({ ...times(days), k })).items.map(({ appId, appName, ticketCount }) =>
        ofApp(appId, appName, ticketCount),
      ),
  },
  func: {
    metrics: ['usage', 'cpuUsageUnit', 'apps'],
    ranked: ['usage', 'cpuUsageUnit'],
    points: async ({ metric, days }) =>
      valuesOf((await (await func()).usage.aggregation({ ...times(days), metric: metric as FuncMetric })).items),
    ranking: async ({ metric, days, k }) =>
      appsOf((await (await func()).usage.topK({ ...times(days), metric: metric as RankedFuncMetric, k })).items),
  },
  'func-stateless': {
    metrics: ['invocation', 'memDuration', 'outFlow', 'activeApps'],
    ranked: ['invocation', 'memDuration', 'outFlow'],
    points: async ({ metric, days }) =>
      valuesOf(
        (await (await stateless()).usage.aggregation({ ...times(days), metric: metric as StatelessMetric })).items,
      ),
    ranking: async ({ metric, days, k }) =>
      appsOf(
        (await (await stateless()).usage.topK({ ...times(days), metric: metric as RankedStatelessMetric, k })).items,
      ),
  },
  push: {
    metrics: [
      'connectedPlayerPeak',
      'connectedPlayerTotal',
      'messageTotal',
      'messageSizeTotal',
      'cpuHours',
      'appCount',
    ],
    ranked: ['connectedPlayerPeak', 'connectedPlayerTotal', 'messageTotal', 'messageSizeTotal', 'cpuHours'],
    points: async ({ metric, days }) => pointsOf((await (await push()).apps.usageSum(times(days))).items, metric),
    ranking: async ({ metric, days, k }) =>
      appsOf((await (await push()).apps.usageTopK({ ...times(days), metric: metric as PushMetric, k })).items),
  },
  baking: {
    metrics: ['usage', 'count'],
    ranked: ['usage', 'count'],
    points: async ({ metric, days }) => pointsOf((await (await baking()).usage.sum(times(days))).items, metric),
    ranking: async ({ metric, days, k }) =>
      appsOf((await (await baking()).usage.top({ ...times(days), metric: metric as 'usage' | 'count', k })).items),
  },
  storage: {
    metrics: ['pit', 'new', 'cpu', 'memory', 'disk'],
    ranked: ['pit'],
    points: async ({ metric, days }) =>
      metric === 'new'
        ? pointsOf((await (await storage()).databases.dailyNew(dates(days))).metrics, metric)
        : pointsOf((await (await storage()).databases.dailyAlive(dates(days))).metrics, metric),
    ranking: async ({ days, k }) =>
      (await (await storage()).databases.topK({ ...dates(days), k })).apps.map(({ appId, appName, count }) =>
        ofApp(appId, appName, count),
      ),
  },
  save: {
    metrics: ['totalSize', 'totalNum', 'count', 'uploadCount', 'downloadSize'],
    ranked: ['totalSize', 'totalNum', 'count', 'uploadCount', 'downloadSize'],
    sums: async ({ days }) => ({ ...(await (await save()).usage.sum(dates(days))) }),
    ranking: async ({ metric, days, k }) =>
      byValue((await (await save()).usage.top({ ...dates(days), k })).apps, metric),
  },
  'remote-config': {
    metrics: ['getSettingsCall', 'getOverridesCall', 'configCount', 'maxCachedCount', 'activeAppCount'],
    ranked: ['getSettingsCall', 'getOverridesCall', 'configCount', 'maxCachedCount'],
    sums: async ({ days }) => ({ ...(await (await config()).usages.total(dates(days))) }),
    ranking: async ({ metric, days, k }) =>
      byValue((await (await config()).usages.byApp({ ...dates(days), k })).usages, metric),
  },
  stacktrace: {
    metrics: ['count', 'activeAppCount'],
    ranked: [],
    points: async ({ metric, days }) =>
      pointsOf((await (await stacktrace()).metrics.aggregation(dates(days))).metrics, metric),
  },
  hello: {
    metrics: ['rtcSeconds', 'recordingSeconds', 'activeAppCount'],
    ranked: ['rtcSeconds', 'recordingSeconds'],
    sums: async ({ days }) => ({ ...(await (await hello()).usages.sum(dates(days))) }),
    ranking: async ({ metric, days, k }) =>
      byValue((await (await hello()).usages.top({ ...dates(days), k })).apps, metric),
  },
  safe: {
    metrics: ['count', 'activeAppCount'],
    ranked: [],
    points: async ({ metric, days }) =>
      pointsOf((await (await safe()).metrics.aggregation(dates(days))).metrics, metric),
  },
  device: {
    metrics: ['Seconds', 'apps'],
    ranked: ['Seconds'],
    points: async ({ metric, days }) =>
      (await (await device()).aggregation(dates(days))).Items.map((row) => ({
        at: atOf(row.Date),
        value: metric === 'apps' ? row.Apps : row.Seconds,
      })),
    ranking: async ({ days, k }) =>
      (await (await device()).topK({ ...dates(days), k })).Items.map(({ AppId, ProjectName, Seconds }) =>
        ofApp(AppId, ProjectName, Seconds),
      ),
  },
};

export const countedServices = Object.keys(statistics) as readonly CountedService[];

const cdn = async () => platformOf({ usage: (await import('@uos/sdk/services/usage')).usageTable }).usage;
const passport = async () =>
  platformOf({ passport: (await import('@uos/sdk/services/passport.console')).passportConsoleTable }).passport;
const hosting = async () =>
  platformOf({ multiverse: (await import('@uos/sdk/services/multiverse')).multiverseTable }).multiverse;
const sync = async () => platformOf({ sync: (await import('@uos/sdk/services/sync')).syncTable }).sync;
const match = async () => platformOf({ match: (await import('@uos/sdk/services/match')).matchTable }).match;
const func = async () => platformOf({ func: (await import('@uos/sdk/services/func')).funcTable }).func;
const stateless = async () =>
  platformOf({ stateless: (await import('@uos/sdk/services/stateless')).statelessTable }).stateless;
const push = async () => platformOf({ push: (await import('@uos/sdk/services/push')).pushTable }).push;
const baking = async () => platformOf({ baking: (await import('@uos/sdk/services/baking')).bakingTable }).baking;
const storage = async () => platformOf({ storage: (await import('@uos/sdk/services/storage')).storageTable }).storage;
const save = async () => platformOf({ save: (await import('@uos/sdk/services/save')).saveTable }).save;
const config = async () =>
  platformOf({ remoteConfig: (await import('@uos/sdk/services/remote-config')).remoteConfigTable }).remoteConfig;
const stacktrace = async () =>
  platformOf({ stacktrace: (await import('@uos/sdk/services/stacktrace')).stacktraceTable }).stacktrace;
const hello = async () => platformOf({ hello: (await import('@uos/sdk/services/hello')).helloTable }).hello;
const safe = async () => platformOf({ safe: (await import('@uos/sdk/services/safe')).safeTable }).safe;
const device = async () => platformOf({ device: (await import('@uos/sdk/services/device')).deviceTable }).device;

type PassportMetric = 'usage' | 'apps' | 'dau' | 'sms';
type RankedPassportMetric = Exclude<PassportMetric, 'apps'>;
type HostingMetric = 'allocationCount' | 'durationSum' | 'networkTransmit';
type FuncMetric = 'usage' | 'apps' | 'cpuUsageUnit';
type RankedFuncMetric = Exclude<FuncMetric, 'apps'>;
type StatelessMetric = 'invocation' | 'memDuration' | 'outFlow' | 'activeApps';
type RankedStatelessMetric = Exclude<StatelessMetric, 'activeApps'>;
type PushMetric = 'connectedPlayerPeak' | 'connectedPlayerTotal' | 'messageTotal' | 'messageSizeTotal' | 'cpuHours';

function dates({ start, end }: Days) {
  return { startDate: start, endDate: end };
}

/** From the first moment of the first day to the end of the last one, in Shanghai. */
function times({ start, end }: Days) {
  return {
    startTime: new Date(atOf(start)).toISOString(),
    endTime: new Date(atOf(addDays(end, 1))).toISOString(),
  };
}

function between(days: Days) {
  const { startTime, endTime } = times(days);
  return { from: startTime, to: endTime };
}

function atOf(day: string): number {
  return startOfShanghaiDay(day) ?? 0;
}

/** Rows of services that answer every metric of a day at once. */
function pointsOf<Row extends object>(rows: readonly Row[], metric: string): Point[] {
  return rows.map((row) => {
    const fields = row as Readonly<Record<string, unknown>>;
    const { time, date } = fields;
    const value = fields[metric];
    return {
      at: typeof date === 'string' ? atOf(date) : Date.parse(String(time)),
      value: typeof value === 'number' ? value : null,
    };
  });
}

/** Rows of services that answer the one metric they were asked for. */
function valuesOf(rows: readonly { readonly time: string; readonly value: number }[]): Point[] {
  return rows.map(({ time, value }) => ({ at: Date.parse(time), value }));
}

function appsOf(
  rows: readonly { readonly appId: string; readonly appName: string; readonly value: number }[],
): Ranked[] {
  return rows.map(({ appId, appName, value }) => ofApp(appId, appName, value));
}

/** Rows of services that rank by one metric and answer all of them. */
function byValue<Row extends { readonly appId: string; readonly appName: string }>(
  rows: readonly Row[],
  metric: string,
): Ranked[] {
  const amountOf = (row: Row): number => {
    const value = (row as Readonly<Record<string, unknown>>)[metric];
    return typeof value === 'number' ? value : 0;
  };
  return rows.map((row) => ofApp(row.appId, row.appName, amountOf(row))).sort((a, b) => b.value - a.value);
}

function ofApp(appId: string, name: string, value: number): Ranked {
  return { key: appId, label: name === '' ? appId : name, value, link: screen('/services/{appId}', { appId }) };
}
