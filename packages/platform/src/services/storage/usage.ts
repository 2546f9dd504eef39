// How many databases there were, by day in Asia/Shanghai.

import type { InputOf, storage } from '@uos/contract';
import { addDays, startOfShanghaiDay } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { periodOf } from '#kernel/call/period';
import { sizeOf } from './rules.ts';
import { aliveAt, newByDay, topApps } from './store/usage.ts';

type Tree = typeof storage.tree.databases;

export async function dailyNew(call: Call<InputOf<Tree['dailyNew']>>) {
  const { from, to, days } = periodOf(call);
  const counts = await newByDay(call.db, from.toISOString(), to.toISOString());
  return { metrics: days.map((date) => ({ date, new: counts.get(date) ?? 0 })) };
}

export async function dailyAlive(call: Call<InputOf<Tree['dailyAlive']>>) {
  const { days } = periodOf(call);
  // why not later than now: nobody knows what lives then
  const moments = days.map((day) => {
    const end = startOfShanghaiDay(addDays(day, 1)) ?? Number.NaN;
    return new Date(Math.min(end, Date.parse(call.now) + 1)).toISOString();
  });
  const rows = await aliveAt(call.db, moments, call.appId === '' ? undefined : call.appId);
  return {
    metrics: days.map((date, index) => {
      const then = rows.filter(({ place }) => place === index + 1);
      const sum = (of: (row: (typeof rows)[number]) => number): number => then.reduce((all, row) => all + of(row), 0);
      return {
        date,
        pit: sum(({ count }) => count),
        cpu: sum(({ count, instance_type }) => count * (sizeOf(instance_type)?.cpuCores ?? 0)),
        memory: sum(({ count, instance_type }) => count * (sizeOf(instance_type)?.memoryMegabytes ?? 0)),
        disk: sum(({ storage_gib }) => storage_gib),
      };
    }),
  };
}

export async function topK(call: Call<InputOf<Tree['topK']>>) {
  const { k = 10 } = call.input;
  const { from, to } = periodOf(call);
  const rows = await topApps(call.db, from.toISOString(), to.toISOString(), k);
  return { apps: rows.map(({ app_id, name, count }) => ({ appId: app_id, appName: name, count })) };
}
