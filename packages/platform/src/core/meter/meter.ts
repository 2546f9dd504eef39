// Every service reports its use here; all usage, statistics and bills are read from it.
import { levelMetrics } from '@uos/contract/rules';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { prepared } from '#db/prepared';
import type { Ports } from '#kernel/ports';

export interface Use {
  readonly appId: string;
  readonly service: string;
  readonly metric: string;
  readonly amount: number;
}

const LEVELS: readonly string[] = levelMetrics;

/** Raw SQL: does the column hold the name of a level? */
export const isLevel = (metric: string) => sql<boolean>`${sql.ref(metric)} = ANY(${LEVELS}::text[])`;

/**
 * What a service reports of itself.
 * @throws Error where its record does not name the metric: what nobody expects would be on no bill
 */
export async function recordUse(
  { services }: Pick<Ports, 'services'>,
  db: Db,
  now: Date,
  uses: readonly Use[],
): Promise<void> {
  for (const { service, metric } of uses) {
    const record = services.records.find(({ contract }) => contract.internal === service);
    if (record?.meter?.includes(metric) !== true) {
      throw new Error(`the record of ${service} does not name ${metric} in its meter`);
    }
  }
  await meterAdd(db, now, uses);
}

/** Adds to the hour's sum of each metric, or raises its level; exact under any concurrency: PostgreSQL does it. */
export async function meterAdd(db: Db, now: Date, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) {
    return;
  }
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000).toISOString();
  const rows = merged(uses);
  const [first] = rows;
  if (first !== undefined && rows.length === 1) {
    const { appId, service, metric, amount } = first;
    const { name, text } = LEVELS.includes(metric) ? RAISE_ONE : ADD_ONE;
    await db.executeQuery(prepared(name, text, [appId, service, metric, hour, amount]));
    return;
  }
  const column = <C extends keyof Use>(name: C) => rows.map((use) => use[name]);
  const values = [hour, column('appId'), column('service'), column('metric'), column('amount'), LEVELS];
  await db.executeQuery(prepared('meter', ADD, values));
}

// why lists: one text for however many rows, as the busiest statement of the platform
const ADD = `
  INSERT INTO meter (app_id, service, metric, hour, amount)
  SELECT n.app_id, n.service, n.metric, $1::timestamptz, n.amount
  FROM unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[]) AS n(app_id, service, metric, amount)
  ON CONFLICT (app_id, service, metric, hour) DO UPDATE
    SET amount = CASE WHEN meter.metric = ANY($6::text[]) THEN greatest(meter.amount, excluded.amount)
      ELSE meter.amount + excluded.amount END`;

// why apart: most are of one row, and a list costs the database as much as the row
const ONE = `
  INSERT INTO meter (app_id, service, metric, hour, amount) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (app_id, service, metric, hour) DO UPDATE`;
const ADD_ONE = { name: 'meter-sum', text: `${ONE} SET amount = meter.amount + excluded.amount` };
const RAISE_ONE = { name: 'meter-level', text: `${ONE} SET amount = greatest(meter.amount, excluded.amount)` };

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
