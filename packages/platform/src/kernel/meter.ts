// Every service reports its use here; all usage, statistics and bills are read from it.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

export interface Use {
  readonly appId: string;
  readonly service: string;
  readonly metric: string;
  readonly amount: number;
}

/**
 * Metrics that say how much there is, not how much was used: an hour and a day have their highest value, and apps are
 * added up. Of all others an hour and a day have the sum.
 */
const LEVELS: readonly string[] = [
  ...['apps', 'gameCount', 'activeAppCount', 'configCount', 'appCount', 'activeApps', 'totalNum', 'totalSize'],
  ...['maxCachedCount', 'connectedPlayerPeak', 'retention', 'cpu', 'disk', 'memory'],
];

/** Raw SQL: does the column hold the name of a level? */
export const isLevel = (metric: string) => sql<boolean>`${sql.ref(metric)} = ANY(${LEVELS}::text[])`;

/** Adds to the hour's sum of each metric, or raises its level; exact under any concurrency: PostgreSQL does it. */
export async function meterAdd(db: Db, now: Date, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) {
    return;
  }
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000).toISOString();
  await db
    .insertInto('meter')
    .values(
      merged(uses).map(({ appId, service, metric, amount }) => ({ app_id: appId, service, metric, hour, amount })),
    )
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'service', 'metric', 'hour']).doUpdateSet({
        amount: sql<number>`CASE WHEN ${isLevel('meter.metric')} THEN greatest(meter.amount, excluded.amount)
          ELSE meter.amount + excluded.amount END`,
      }),
    )
    .execute();
}

/** One per app, service and metric: an upsert may name a row only once. */
function merged(uses: readonly Use[]): Use[] {
  const all = new Map<string, Use>();
  for (const use of uses) {
    const key = `${use.appId} ${use.service} ${use.metric}`;
    const before = all.get(key)?.amount;
    const together = LEVELS.includes(use.metric) ? Math.max : (a: number, b: number) => a + b;
    all.set(key, before === undefined ? use : { ...use, amount: together(before, use.amount) });
  }
  // why sorted: two replicas that write the same rows in one order wait for each other instead of deadlocking
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}
