// SQL of what was stored at the end of each day: the last that the meter knows of it.
import { sql } from 'kysely';
import { shanghaiDayOf } from '#core/meter/report';
import type { Db } from '#db/connect';
import type { Period } from '#kernel/time/period';

export interface Stored {
  readonly saves: number;
  readonly bytes: number;
}

/** By day, of one app or of all together. A day on which nobody looked has what the day before had. */
export async function levelsByDay(
  db: Db,
  { from, to, days }: Period,
  appId?: string,
): Promise<ReadonlyMap<string, Stored>> {
  const one = appId === undefined ? sql`` : sql`AND m.app_id = ${appId}`;
  const metrics = sql`m.service = 'save' AND m.metric IN ('totalNum', 'totalSize')`;
  const { rows } = await sql<{ app_id: string; metric: string; date: string; amount: number }>`
    SELECT DISTINCT ON (m.app_id, m.metric) m.app_id, m.metric, '' AS date, m.amount
    FROM meter m WHERE ${metrics} ${one} AND m.hour < ${from.toISOString()}
    ORDER BY m.app_id, m.metric, m.hour DESC`.execute(db);
  const within = await sql<{ app_id: string; metric: string; date: string; amount: number }>`
    SELECT DISTINCT ON (m.app_id, m.metric, d.date) m.app_id, m.metric, d.date, m.amount
    FROM meter m, LATERAL (SELECT ${shanghaiDayOf(sql`m.hour`)} AS date) d
    WHERE ${metrics} ${one} AND m.hour >= ${from.toISOString()} AND m.hour < ${to.toISOString()}
    ORDER BY m.app_id, m.metric, d.date, m.hour DESC`.execute(db);
  const known = new Map(rows.map(({ app_id, metric, amount }) => [`${app_id} ${metric}`, amount]));
  const byDay = Map.groupBy(within.rows, ({ date }) => date);
  const result = new Map<string, Stored>();
  for (const date of days) {
    for (const { app_id, metric, amount } of byDay.get(date) ?? []) {
      known.set(`${app_id} ${metric}`, amount);
    }
    const sum = (wanted: string): number =>
      [...known].reduce((so, [key, amount]) => (key.endsWith(` ${wanted}`) ? so + amount : so), 0);
    result.set(date, { saves: sum('totalNum'), bytes: sum('totalSize') });
  }
  return result;
}
