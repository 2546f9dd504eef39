// What servers of games used, read from the meter.
import type { multiverse } from '@uos/contract';
import { startOfShanghaiDay } from '@uos/contract/rules';
import { type Day, topApps, usesByDay, usesByHour, type Whose } from '#core/meter/report';
import type { Call, Handlers } from '#kernel/call/call';
import { daysTouched, hoursOf, type Period } from '#kernel/time/period';
import { invalid, requireGame } from './require.ts';

/**
 * What is on the meter. `cpuUsageUnit` and `networkTransmit` are what is billed, an operator's factor in them; the others
 * are what was.
 */
export const METERED = [
  ...(['allocationCount', 'durationSum', 'cpuUsage', 'memoryUsage', 'networkSent'] as const),
  ...(['cpuUsageUnit', 'networkTransmit'] as const),
] as const;
const MEASURE = { service: 'multiverse', metrics: METERED };
/** Hours are asked for a month at most. */
const MOST_HOURS = 31 * 24;

interface Asked {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly granularity?: 'day' | 'hour' | undefined;
}

export const statistics: Handlers<typeof multiverse>['statistics'] = {
  async sumByGame(call) {
    const { app_id: appId } = await requireGame(call, call.input.gameId);
    return {
      items: (await usesOf(call, { appId })).map(({ time, use }) => ({
        ...sumsOf(time, use),
        ...{ cpuUsage: amountOf(use, 'cpuUsage'), memoryUsage: amountOf(use, 'memoryUsage') },
      })),
    };
  },
  async sum(call) {
    return {
      items: (await usesOf(call)).map(({ time, use }) => ({ ...sumsOf(time, use), gameCount: use?.apps ?? 0 })),
    };
  },
  async topGames(call) {
    const { metric, limit = 10 } = call.input;
    const measure = { service: MEASURE.service, metric: metric === 'networkTransmit' ? 'networkSent' : metric };
    const ranked = await topApps(call.db, measure, periodOf(call), limit);
    return { items: ranked.map(({ app_id: gameId, name: gameName, amount: value }) => ({ gameId, gameName, value })) };
  },
};

interface TimedUse {
  readonly time: string;
  readonly use: Day | undefined;
}

async function usesOf(call: Call<Asked>, whose?: Whose): Promise<readonly TimedUse[]> {
  const period = periodOf(call);
  if (call.input.granularity !== 'hour') {
    const days = await usesByDay(call.db, MEASURE, period, whose);
    return period.days.map((date) => ({
      time: new Date(startOfShanghaiDay(date) ?? Number.NaN).toISOString(),
      use: days.get(date),
    }));
  }
  const hours = hoursOf(period, new Date(call.now));
  if (hours.length > MOST_HOURS) {
    throw invalid(call, 'granularity: hours of at most 31 days');
  }
  const uses = await usesByHour(call.db, MEASURE, period, whose);
  return hours.map((hour) => ({ time: hour.toISOString(), use: uses.get(hour.toISOString()) }));
}

function amountOf(use: Day | undefined, metric: (typeof METERED)[number]): number {
  return use?.amounts.get(metric) ?? 0;
}

function sumsOf(time: string, use: Day | undefined) {
  return {
    time,
    allocationCount: amountOf(use, 'allocationCount'),
    durationSum: amountOf(use, 'durationSum'),
    networkTransmit: amountOf(use, 'networkSent'),
  };
}

function periodOf(call: Pick<Call<Asked>, 'input' | 'now' | 'refuse'>): Period {
  const period = daysTouched(call.input, new Date(call.now));
  if (typeof period === 'string') {
    throw invalid(call, period);
  }
  return period;
}
