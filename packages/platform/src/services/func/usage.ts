// What logic servers used: of one function from points of a minute, of all apps from the meter.
import type { func } from '@uos/contract';
import { startOfShanghaiDay } from '@uos/contract/rules';
import { topApps, usesByDay } from '#core/meter/report';
import type { Call, Handlers } from '#kernel/call/call';
import { daysTouched, type Period } from '#kernel/time/period';
import { LEVEL_METRICS } from './levels.ts';
import { invalid, requireFunction } from './require.ts';
import { usePoints } from './store/samples.ts';

const SERVICE = 'func';

/** What is on the meter: seconds that servers ran, core seconds they took, and what is billed, an operator's factor in it. */
export const METERED = ['usage', 'cpuUsageUnit', ...LEVEL_METRICS, 'networkTransmit'] as const;

const WEEK_MS = 7 * 24 * 3_600_000;
/** The first that makes no more points than can be drawn. */
const STEPS_SECONDS = [60, 300, 900, 3600, 86_400] as const;
const MOST_POINTS = 1500;

export const usage: Handlers<typeof func>['usage'] = {
  async cpu(call) {
    const { functionId, serverId, startTime, endTime } = call.input;
    const { function_id } = await requireFunction(call, functionId);
    const untilMs = Date.parse(endTime ?? call.now);
    const fromMs = startTime === undefined ? untilMs - WEEK_MS : Date.parse(startTime);
    if (fromMs > untilMs) {
      throw invalid(call, 'startTime: comes after endTime');
    }
    const seconds = (untilMs - fromMs) / 1000;
    const points = await usePoints(call.db, {
      ...{ functionId: function_id, serverId },
      ...{ from: new Date(fromMs).toISOString(), to: new Date(untilMs).toISOString() },
      stepSeconds: STEPS_SECONDS.find((step) => seconds / step <= MOST_POINTS) ?? 86_400,
    });
    return { items: points.map(({ at: time, coreSeconds: cpuUsageUnit }) => ({ time, cpuUsageUnit })) };
  },
  async aggregation(call) {
    const { metric } = call.input;
    const period = periodOf(call);
    const metrics = metric === 'apps' ? ['usage'] : [metric];
    const days = await usesByDay(call.db, { service: SERVICE, metrics }, period);
    return {
      items: period.days.map((date) => ({
        time: new Date(startOfShanghaiDay(date) ?? Number.NaN).toISOString(),
        value: (metric === 'apps' ? days.get(date)?.apps : days.get(date)?.amounts.get(metric)) ?? 0,
      })),
    };
  },
  async topK(call) {
    const { metric, k = 10 } = call.input;
    const ranked = await topApps(call.db, { service: SERVICE, metric }, periodOf(call), k);
    return { items: ranked.map(({ app_id: appId, name: appName, amount: value }) => ({ appId, appName, value })) };
  },
};

function periodOf(
  call: Pick<
    Call<{ readonly startTime?: string | undefined; readonly endTime?: string | undefined }>,
    'input' | 'now' | 'refuse'
  >,
): Period {
  const period = daysTouched(call.input, new Date(call.now));
  if (typeof period === 'string') {
    throw invalid(call, period);
  }
  return period;
}
