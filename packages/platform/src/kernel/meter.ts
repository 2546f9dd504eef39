// Every service reports its use here; all usage, statistics and bills are read from it.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';

export interface Use {
  readonly appId: string;
  readonly service: string;
  readonly metric: string;
  readonly amount: number;
}

/** Adds to the hour's sum of each metric; exact under any concurrency because the addition is PostgreSQL's. */
export function meterAdd(db: Db, now: Date, uses: readonly Use[]): Promise<void> {
  return write(db, now, uses, sql<number>`meter.amount + excluded.amount`);
}

/** Raises the hour's highest value of each metric to the amount: players online, bytes stored. */
export function meterPeak(db: Db, now: Date, uses: readonly Use[]): Promise<void> {
  return write(db, now, uses, sql<number>`greatest(meter.amount, excluded.amount)`);
}

async function write(db: Db, now: Date, uses: readonly Use[], amount: RawBuilder<number>): Promise<void> {
  if (uses.length === 0) {
    return;
  }
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000).toISOString();
  await db
    .insertInto('meter')
    .values(
      uses.map((use) => ({ app_id: use.appId, service: use.service, metric: use.metric, hour, amount: use.amount })),
    )
    .onConflict((conflict) => conflict.columns(['app_id', 'service', 'metric', 'hour']).doUpdateSet({ amount }))
    .execute();
}
