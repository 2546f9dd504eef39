// What an app is doing now, of the first service that can tell: who is online, then what is downloaded.
import { queryOptions } from '@tanstack/react-query';
import { addDays, isSwitchedOn, serviceId, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { isNotServed } from '../../../parts/usage/usage-query.ts';
import { clientOf } from '../../../shell/uos.ts';
import type { Live } from './skyline.ts';

const DAY_MS = 86_400_000;
const DAYS_BEFORE = 7;
/** Buckets whose downloads are added up; of more only these would be a guess at the app's. */
const MOST_BUCKETS = 6;

interface Source {
  readonly service: 'push' | 'asset-streaming';
  readonly read: (app: App, nowMs: number, signal: AbortSignal) => Promise<Live | undefined>;
}

/** In the order in which they are preferred. */
const SOURCES: readonly Source[] = [
  { service: 'push', read: readOnline },
  { service: 'asset-streaming', read: readRequests },
];

const REFRESH_MS = 60_000;

/** Null where nothing is measured. */
export function liveQuery(app: App) {
  const sources = SOURCES.filter(({ service }) => isSwitchedOn(app, service));
  return queryOptions({
    queryKey: ['app.live', app.AppId, sources.map(({ service }) => service).join()],
    // why no `queryOf`: the calls of a service are loaded with the first question, and it is asked of one after the other
    queryFn: async ({ signal }): Promise<Live | null> => {
      for (const { read } of sources) {
        const live = await read(app, Date.now(), signal).catch(unlessNotServed);
        if (live !== undefined) {
          return live;
        }
      }
      return null;
    },
    refetchInterval: REFRESH_MS,
  });
}

function unlessNotServed(error: unknown): undefined {
  if (!isNotServed(error)) {
    throw error;
  }
}

const QUARTER_MS = 900_000;
const QUARTERS = 96;

async function readOnline(app: App, nowMs: number, signal: AbortSignal): Promise<Live | undefined> {
  const { pushTable } = await import('@uos/sdk/services/push');
  const { push } = clientOf({ push: pushTable }, app.AppId);
  const first = firstDay(nowMs);
  const { points } = await push.apps.metrics(
    {
      id: serviceId(app, 'push'),
      startTime: new Date(startOfShanghaiDay(first) ?? 0).toISOString(),
      endTime: new Date(nowMs).toISOString(),
      step: QUARTER_MS / 1000,
    },
    { signal },
  );
  const counts = points.map(({ time, onlinePlayerCount }) => [Date.parse(time), onlinePlayerCount] as const);
  const byDay = daysOf(counts, { nowMs, slotMs: QUARTER_MS });
  const today = byDay.today;
  return byDay.isEmpty
    ? undefined
    : {
        ...{ metric: 'online', slots: QUARTERS, today, days: byDay.days },
        now: today.at(-1) ?? 0,
        before: byDay.days[0]?.[today.length - 1],
        peak: Math.max(...today),
      };
}

const HOUR_MS = 3_600_000;
const HOURS = 24;
/** Before this part of it has passed, an hour cannot be told from its beginning. */
const ENOUGH_OF_AN_HOUR = 0.25;

async function readRequests(app: App, nowMs: number, signal: AbortSignal): Promise<Live | undefined> {
  const { cdnTable } = await import('@uos/sdk/services/cdn');
  const { cdn } = clientOf({ cdn: cdnTable }, app.AppId);
  const { Items: buckets, totalCount } = await cdn.buckets.list({ per_page: MOST_BUCKETS }, { signal });
  if (totalCount > MOST_BUCKETS) {
    return undefined;
  }
  const span = { start: firstDay(nowMs), end: shanghaiDay(nowMs) ?? '', granularity: 'hour' } as const;
  const answers = await Promise.all(buckets.map(({ id }) => cdn.buckets.statistics({ id, ...span }, { signal })));
  const counts = answers.flatMap(({ items }) =>
    items.map(({ date, downloads }) => [Date.parse(`${date.replace(' ', 'T')}:00+08:00`), downloads] as const),
  );
  const { today, days, isEmpty } = daysOf(counts, { nowMs, slotMs: HOUR_MS });
  // why: the hour that is running is compared with as much of the same hour yesterday
  const passed = (nowMs % HOUR_MS) / HOUR_MS;
  const shown = passed < ENOUGH_OF_AN_HOUR ? today.slice(0, -1) : today.with(-1, (today.at(-1) ?? 0) / passed);
  const until = (day: readonly number[]): number =>
    total(day.slice(0, today.length - 1)) + (day[today.length - 1] ?? 0) * passed;
  const [yesterday] = days;
  return isEmpty
    ? undefined
    : {
        ...{ metric: 'requests', slots: HOURS, today: shown, days },
        now: total(today),
        before: yesterday === undefined ? undefined : Math.round(until(yesterday)),
        peak: Math.max(...today),
      };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function firstDay(nowMs: number): string {
  return addDays(shanghaiDay(nowMs) ?? '', -DAYS_BEFORE);
}

interface Steps {
  readonly nowMs: number;
  readonly slotMs: number;
}

/** Counts at moments, as the steps of days: today up to now, the earlier ones whole, yesterday first. */
export function daysOf(counts: readonly (readonly [at: number, value: number])[], { nowMs, slotMs }: Steps) {
  const slots = DAY_MS / slotMs;
  const midnight = startOfShanghaiDay(shanghaiDay(nowMs) ?? '') ?? 0;
  const all = Array.from({ length: DAYS_BEFORE + 1 }, () => new Array<number>(slots).fill(0));
  for (const [at, value] of counts) {
    const back = Math.ceil((midnight - at) / DAY_MS);
    const slot = Math.floor((at - midnight + back * DAY_MS) / slotMs);
    const day = all[Math.max(0, back)];
    if (day !== undefined && at <= nowMs) {
      day[slot] = (day[slot] ?? 0) + value;
    }
  }
  const [whole = [], ...days] = all;
  const today = whole.slice(0, Math.floor((nowMs - midnight) / slotMs) + 1);
  return { today, days, isEmpty: [today, ...days.slice(0, 1)].every((day) => day.every((value) => value === 0)) };
}
