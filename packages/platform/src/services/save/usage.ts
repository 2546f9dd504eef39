// What saves used: written to the meter with each write, and told by day in Asia/Shanghai.
import type { save } from '@uos/contract';
import { shanghaiDay } from '@uos/contract/rules';
import { recordUse } from '#core/meter/meter';
import { topApps, usesByDay } from '#core/meter/report';
import type { Call, Handlers } from '#kernel/call/call';
import { periodOf } from '#kernel/call/period';
import type { Period } from '#kernel/time/period';
import { levelsByDay, type Stored } from './store/levels.ts';
import { usesOf } from './store/users.ts';

export const SERVICE = 'save';
const SUMS = ['count', 'uploads', 'outFlow'] as const;
const LEVELS = ['totalNum', 'totalSize'] as const;
export const METERED = [...SUMS, ...LEVELS] as const;

type Tree = Handlers<typeof save>['usage'];

export const usage: Tree = {
  async daily(call) {
    const period = periodOf(call);
    return { usages: await daysOf(call, period, call.appId) };
  },
  async sum(call) {
    const period = periodOf(call);
    return total(await daysOf(call, period, call.appId), call.now);
  },
  async top(call) {
    const { k = 10 } = call.input;
    const period = periodOf(call);
    const ranked = await topApps(call.db, { service: SERVICE, metric: 'totalSize' }, period, k);
    const apps: (Used & { readonly appId: string; readonly appName: string })[] = [];
    for (const { app_id: appId, name: appName } of ranked) {
      apps.push({ appId, appName, ...total(await daysOf(call, period, appId), call.now) });
    }
    return { apps: apps.sort((a, b) => b.totalSize - a.totalSize) };
  },
};

type Used = Readonly<Record<'count' | 'totalNum' | 'totalSize' | 'uploadCount' | 'downloadSize', number>>;

/** Oldest first; what is stored now counts for the day of the call. All apps together where none is named. */
async function daysOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  period: Period,
  appId: string,
): Promise<(Used & { readonly date: string })[]> {
  const whose = appId === '' ? undefined : appId;
  const sums = await usesByDay(db, { service: SERVICE, metrics: SUMS }, period, { appId: whose });
  const levels = await levelsByDay(db, period, whose);
  const today = shanghaiDay(new Date(now)) ?? '';
  const current = period.days.includes(today) ? await storedNow(db, whose) : undefined;
  return period.days.map((date) => {
    const of = (metric: (typeof SUMS)[number]): number => sums.get(date)?.amounts.get(metric) ?? 0;
    const stored = date === today ? current : date > today ? undefined : levels.get(date);
    return {
      date,
      count: of('count'),
      totalNum: stored?.saves ?? 0,
      totalSize: stored?.bytes ?? 0,
      uploadCount: of('uploads'),
      downloadSize: of('outFlow'),
    };
  });
}

async function storedNow(db: Call['db'], appId: string | undefined): Promise<Stored> {
  const apps = await usesOf(db, appId);
  return {
    saves: apps.reduce((sum, { saves }) => sum + saves, 0),
    bytes: apps.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** What is stored is what there is at the end, or now where that has not come. */
function total(days: readonly (Used & { readonly date: string })[], now: string): Used {
  const sum = (name: 'count' | 'uploadCount' | 'downloadSize'): number => days.reduce((so, day) => so + day[name], 0);
  const today = shanghaiDay(new Date(now)) ?? '';
  const last = days.findLast(({ date }) => date <= today);
  return {
    count: sum('count'),
    totalNum: last?.totalNum ?? 0,
    totalSize: last?.totalSize ?? 0,
    uploadCount: sum('uploadCount'),
    downloadSize: sum('downloadSize'),
  };
}

/** Puts a write on the meter, with what it wrote. */
export async function meterWrite(
  { ports, db, now, appId }: Pick<Call, 'ports' | 'db' | 'now' | 'appId'>,
  { count, uploads }: { readonly count: number; readonly uploads: number },
): Promise<void> {
  const amounts = { count, uploads };
  await recordUse(
    ports,
    db,
    new Date(now),
    Object.entries(amounts).flatMap(([metric, amount]) =>
      amount === 0 ? [] : [{ appId, service: SERVICE, metric, amount }],
    ),
  );
}
