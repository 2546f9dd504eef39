// What push was used, read from the meter by day in Asia/Shanghai.
import type { push } from '@uos/contract';
import { shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import { type Day, topApps, usesByDay } from '#core/meter/report';
import type { Call, Handlers } from '#kernel/call/call';
import { type Period, readPeriod } from '#kernel/time/period';
import { requireApp } from './require-app.ts';
import { CPU_MICROS, coreHours } from './use/meter.ts';

type Apps = Handlers<typeof push>['apps'];

/** What is on the meter; `cpuHours` are told from the last of it. */
export const METERED = [
  ...(['connectedPlayerPeak', 'connectedPlayerTotal', 'messageTotal', 'messageSizeTotal'] as const),
  CPU_MICROS,
] as const;
const MEASURE = { service: 'push', metrics: METERED };
const WEEK_MS = 7 * 24 * 3_600_000;

interface Moments {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

export const usage: Apps['usage'] = async (call) => {
  const found = await requireApp(call, call.input.id);
  const period = periodOf(call);
  const days = await usesByDay(call.db, MEASURE, period, { appId: found.app_id });
  return { items: period.days.map((date) => amountsOf(date, days.get(date))) };
};

export const usageSum: Apps['usageSum'] = async (call) => {
  const period = periodOf(call);
  const days = await usesByDay(call.db, MEASURE, period);
  return {
    items: period.days.map((date) => ({ ...amountsOf(date, days.get(date)), appCount: days.get(date)?.apps ?? 0 })),
  };
};

export const usageTopK: Apps['usageTopK'] = async (call) => {
  const { metric, k = 10 } = call.input;
  const isCores = metric === 'cpuHours';
  const measure = { service: 'push', metric: isCores ? CPU_MICROS : metric };
  const ranked = await topApps(call.db, measure, periodOf(call), k);
  return {
    items: ranked.map(({ app_id: appId, name: appName, amount }) => ({
      ...{ appId, appName },
      value: isCores ? coreHours(amount) : amount,
    })),
  };
};

function amountsOf(date: string, day: Day | undefined) {
  const of = (metric: (typeof METERED)[number]): number => day?.amounts.get(metric) ?? 0;
  return {
    time: new Date(startOfShanghaiDay(date) ?? Number.NaN).toISOString(),
    connectedPlayerPeak: of('connectedPlayerPeak'),
    connectedPlayerTotal: of('connectedPlayerTotal'),
    messageTotal: of('messageTotal'),
    messageSizeTotal: of('messageSizeTotal'),
    cpuHours: coreHours(of(CPU_MICROS)),
  };
}

/** Every day that the moments touch, whole. */
function periodOf(call: Pick<Call<Moments>, 'input' | 'now' | 'refuse'>): Period {
  const { startTime, endTime } = call.input;
  const end = new Date(endTime ?? call.now);
  const start = startTime === undefined ? new Date(end.getTime() - WEEK_MS) : new Date(startTime);
  const period =
    start > end
      ? 'startTime comes after endTime'
      : readPeriod({ start: shanghaiDay(start), end: shanghaiDay(end) }, new Date(call.now));
  if (typeof period === 'string') {
    throw call.refuse('invalid', period);
  }
  return period;
}
