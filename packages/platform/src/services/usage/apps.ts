// How many apps are in use and how many are new, by day.
import type { usage } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import type { Period } from '#kernel/time/period';
import { periodOf } from './days.ts';
import { activeApps, newApps } from './store.ts';

export const apps: Handlers<typeof usage>['apps'] = {
  async dailyActive(call) {
    const period = periodOf(call);
    return countsReply(period, await activeApps(call.db, period));
  },
  async dailyNew(call) {
    const period = periodOf(call);
    return countsReply(period, await newApps(call.db, period));
  },
};

function countsReply({ days }: Period, counts: ReadonlyMap<string, number>) {
  return { Items: days.map((date) => ({ Date: date, Count: counts.get(date) ?? 0 })) };
}
