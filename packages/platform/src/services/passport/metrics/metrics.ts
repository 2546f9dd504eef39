// Use of player accounts in numbers: of an app over time, and for operators the apps with most of it and all together.
// Source: wire/passport.md 3.1 rows 24-26; passport.md 9.
import type { passport, ReplyOf } from '@uos/contract';
import { costOf, prices } from '@uos/contract/rules';
import { type RankedApp, topApps, usesByDay } from '#core/meter/report';
import type { Call, Handlers } from '#kernel/call/call';
import { requireIdDomain } from '../id-domains.ts';
import { findRealm } from '../store/realms.ts';
import { type Asked, type Buckets, bucketsOf, startOf } from './period.ts';
import { appsByDay, arrivalsByHour, type Cohort, cohorts, meteredByHour, playersByDay, type Whose } from './store.ts';

type Metrics = Handlers<typeof passport>['metrics'];

const SERVICE = 'passport';
const PRICED = Object.keys(prices.passport);
const DEFAULT_RANKS = 10;
const DAY_MS = 24 * 3_600_000;

export const metrics: Metrics = {
  async operation(call) {
    await requireIdDomain(call);
    const { metric, interval = '1d', realmID: realmId } = call.input;
    const whose: Whose = { appId: call.appId, realmId };
    if (metric === 'sms' && realmId !== undefined) {
      throw wrong(call, 'realmID: messages belong to no realm');
    }
    if (metric === 'retention' && call.input.interval === '1h') {
      throw wrong(call, 'interval: retention is told by day');
    }
    if (realmId !== undefined && (await findRealm(call.db, call.appId, realmId)) === undefined) {
      throw call.refuse('not-found', 'realm not found');
    }
    const buckets = asked(call, interval);
    if (metric === 'retention') {
      return { metric, cohorts: retention(await cohorts(call.db, whose, buckets), buckets, call.now) };
    }
    return series(metric, buckets, await valuesOf(call, metric, whose, buckets));
  },
  async topK(call) {
    const { metric, k = DEFAULT_RANKS } = call.input;
    const { days, from, to } = asked(call, '1d');
    const period = { days, from, to };
    const ranked = metric === 'usage' ? await mostYuan(call, period, k) : await most(call, metric, period, k);
    const isOperator = call.credentials.operator !== undefined;
    return {
      metric,
      items: ranked.map(({ app_id, name, value }) => ({
        idDomainID: app_id,
        appName: isOperator ? name : '',
        value,
      })),
    };
  },
  async aggregation(call) {
    const { metric } = call.input;
    const buckets = asked(call, '1d');
    if (metric === 'apps') {
      return series(metric, buckets, await appsByDay(call.db, buckets));
    }
    const measure = { service: SERVICE, metrics: metric === 'usage' ? PRICED : [metric] };
    const days = await usesByDay(call.db, measure, buckets);
    const values = [...days].map(([date, { amounts }]): [string, number] => [
      date,
      metric === 'usage' ? yuanOf(amounts) : (amounts.get(metric) ?? 0),
    ]);
    return series(metric, buckets, new Map(values));
  },
};

/** @throws 30001 where the moments make no period */
function asked(call: Call<Asked>, interval: '1h' | '1d'): Buckets {
  const buckets = bucketsOf(call.input, interval, call.now);
  if (typeof buckets === 'string') {
    throw wrong(call, buckets);
  }
  return buckets;
}

const wrong = (call: Pick<Call, 'refuse'>, detail: string) =>
  call.refuse('invalid', 'invalid parameters', { details: [detail] });

async function valuesOf(
  { db }: Call,
  metric: 'dau' | 'sms',
  whose: Whose,
  buckets: Buckets,
): Promise<ReadonlyMap<string, number>> {
  if (metric === 'dau') {
    return buckets.interval === '1d' ? playersByDay(db, whose, buckets) : arrivalsByHour(db, whose, buckets);
  }
  if (buckets.interval === '1h') {
    return meteredByHour(db, whose.appId, metric, buckets);
  }
  const days = await usesByDay(db, { service: SERVICE, metrics: [metric] }, buckets, { appId: whose.appId });
  return new Map([...days].map(([date, { amounts }]) => [date, amounts.get(metric) ?? 0]));
}

type Series = ReplyOf<typeof passport.tree.metrics.aggregation>;

function series(metric: Series['metric'], { starts }: Buckets, values: ReadonlyMap<string, number>): Series {
  const points = starts.map(({ key, at }) => ({ time: at.toISOString(), value: values.get(key) ?? 0 }));
  // why through fen: adding yuan as floating point drifts
  const total = points.reduce((sum, { value }) => sum + Math.round(value * 100), 0) / 100;
  return { metric, points, total };
}

/** Shares of those who came back; a day that is not over yet has none. */
function retention(rows: readonly Cohort[], { days }: Buckets, now: string) {
  const known = new Map(rows.map((row) => [row.day, row]));
  return days.map((date) => {
    const row = known.get(date);
    const atMs = startOf(date).getTime();
    const share = (back: number | undefined, after: number): number | null =>
      row === undefined || back === undefined || atMs + (after + 1) * DAY_MS > Date.parse(now)
        ? null
        : back / row.users;
    return {
      time: new Date(atMs).toISOString(),
      users: row?.users ?? 0,
      day1: share(row?.day1, 1),
      day7: share(row?.day7, 7),
      day30: share(row?.day30, 30),
    };
  });
}

interface Ranked extends Pick<RankedApp, 'app_id' | 'name'> {
  readonly value: number;
}

type Period = Pick<Buckets, 'days' | 'from' | 'to'>;

async function most({ db }: Call, metric: string, period: Period, k: number): Promise<readonly Ranked[]> {
  const ranked = await topApps(db, { service: SERVICE, metric }, period, k);
  return ranked.map((row) => ({ ...row, value: row.amount }));
}

/** By what the apps cost: each price has a ranking of its own, so all of them are read. */
async function mostYuan({ db }: Call, period: Period, k: number): Promise<readonly Ranked[]> {
  const apps = new Map<string, { name: string; amounts: Map<string, number> }>();
  for (const metric of PRICED) {
    for (const { app_id, name, amount } of await topApps(db, { service: SERVICE, metric }, period, ALL)) {
      const app = apps.get(app_id) ?? { name, amounts: new Map<string, number>() };
      app.amounts.set(metric, amount);
      apps.set(app_id, app);
    }
  }
  return [...apps]
    .map(([app_id, { name, amounts }]) => ({ app_id, name, value: yuanOf(amounts) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || (a.app_id < b.app_id ? -1 : 1))
    .slice(0, k);
}

/** As many as there are apps; the statement needs a number. */
const ALL = 1_000_000;

const yuanOf = (amounts: ReadonlyMap<string, number>): number =>
  costOf(prices.passport, Object.fromEntries(amounts)).totalYuan;
