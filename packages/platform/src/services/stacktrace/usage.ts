// How many crashes there were, read from the meter by day in Asia/Shanghai.
import type { stacktrace } from '@uos/contract';
import { topApps, usesByDay } from '#core/meter/report';
import type { Handlers } from '#kernel/call/call';
import { periodOf } from '#kernel/call/period';
import { SERVICE } from './names.ts';

export const METERED = ['count'] as const;

export const metrics: Handlers<typeof stacktrace>['metrics'] = {
  async aggregation(call) {
    const period = periodOf(call);
    const days = await usesByDay(call.db, { service: SERVICE, metrics: METERED }, period);
    return {
      metrics: period.days.map((date) => ({
        date,
        count: days.get(date)?.amounts.get('count') ?? 0,
        activeAppCount: days.get(date)?.apps ?? 0,
      })),
    };
  },
  async topK(call) {
    const { k = 10 } = call.input;
    const ranked = await topApps(call.db, { service: SERVICE, metric: 'count' }, periodOf(call), k);
    return { apps: ranked.map(({ app_id, name, amount }) => ({ appId: app_id, appName: name, count: amount })) };
  },
};
