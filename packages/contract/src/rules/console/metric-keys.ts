// The words of the usage meter, which are the keys of the usage charts. Source: platform-core 9; game-services 9.

export const metricKeys = [
  ...(['usage', 'dau', 'apps', 'allocationCount', 'durationSum', 'networkTransmit', 'gameCount'] as const),
  ...([
    'activeAppCount',
    'configCount',
    'getSettingsCall',
    'maxCachedCount',
    'rtcSeconds',
    'recordingSeconds',
  ] as const),
  ...(['connectedPlayerPeak', 'connectedPlayerTotal', 'messageTotal', 'messageSizeTotal', 'cpuHours'] as const),
  ...(['appCount', 'invocation', 'memDuration', 'outFlow', 'activeApps', 'ticketCount', 'cpuUsageUnit'] as const),
  ...(['sms', 'retention', 'count', 'totalNum', 'totalSize', 'pit', 'new', 'cpu', 'disk', 'memory'] as const),
  ...(['chartF', 'chartS', 'chartT', 'chartL'] as const),
] as const;

export type MetricKey = (typeof metricKeys)[number];

/**
 * Metrics that say how much there is, not how much was used: an hour and a day have their highest value, and apps are
 * added up. Of all others an hour and a day have the sum.
 */
export const levelMetrics: readonly MetricKey[] = [
  ...([
    'apps',
    'gameCount',
    'activeAppCount',
    'configCount',
    'appCount',
    'activeApps',
    'totalNum',
    'totalSize',
  ] as const),
  ...(['maxCachedCount', 'connectedPlayerPeak', 'retention', 'cpu', 'disk', 'memory'] as const),
];

/** Who or what is counted once on each day: several days hold many of them more than once. */
const countedDaily: readonly string[] = ['dau', 'connectedPlayerTotal', 'pit'];

/** Whether several days of a metric have a sum that says something. */
export const addsUp = (metric: string): boolean =>
  !(levelMetrics as readonly string[]).includes(metric) && !countedDaily.includes(metric);
