// What push has of the demo studio's past: who was connected and what was said, by the curves and on the meter.
import { sql } from 'kysely';
import { recordUse } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Past, PastApp, PastDay, TellDay } from '#kernel/past';
import { pushDemo } from './demo.ts';
import { STANDARD } from './rules.ts';
import { POINTS_DAYS } from './schedules.ts';
import { CPU_MICROS } from './use/meter.ts';

const SERVICE = 'push';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MESSAGES_A_MINUTE = 0.4;
const BYTES_A_MESSAGE = 180;
const CHANNELS_A_PLAYER = 0.05;

export const pushPast: TellDay = async (past, day) => {
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    if (day.number === 0 && day.begins) {
      await past.ports.db
        .transaction()
        .execute((db) => pushDemo(db, past.ports, { appId: app.id, now: past.ports.clock.now().toISOString() }));
    }
    await lived(past, app, day);
  }
};

async function lived({ ports, chance }: Past, app: PastApp, { hours, daysAgo }: PastDay): Promise<void> {
  await ports.db.transaction().execute(async (db) => {
    const found = await db.selectFrom('push_apps').select('app_id').where('app_id', '=', app.id).executeTakeFirst();
    if (found === undefined) {
      return;
    }
    for (const hour of hours) {
      const points = pointsOf(app, hour);
      if (daysAgo < POINTS_DAYS) {
        await insertPoints(db, points);
      }
      const peak = Math.max(...points.map(({ players }) => players));
      const messages = Math.round(peak * MESSAGES_A_MINUTE * 60 * (0.9 + 0.2 * chance()));
      await recordUse(
        ports,
        db,
        hour,
        Object.entries({
          connectedPlayerPeak: peak,
          connectedPlayerTotal: Math.round(peak * 0.55),
          messageTotal: messages,
          messageSizeTotal: messages * BYTES_A_MESSAGE,
          [CPU_MICROS]: STANDARD.cpuQuota * 1000 * HOUR_MS,
        }).flatMap(([metric, amount]) => (amount === 0 ? [] : [{ appId: app.id, service: SERVICE, metric, amount }])),
      );
    }
  });
}

async function insertPoints(db: Db, points: ReturnType<typeof pointsOf>): Promise<void> {
  await sql`
    INSERT INTO push_points (app_id, minute, players, channels, messages, cpu_share, memory_share)
    SELECT app_id, minute, players, channels, messages, cpu_share, memory_share
    FROM jsonb_to_recordset(${JSON.stringify(points)}::jsonb) AS p (app_id uuid, minute timestamptz, players int,
      channels int, messages bigint, cpu_share int, memory_share int)
    ON CONFLICT DO NOTHING`.execute(db);
}

function pointsOf(app: PastApp, hour: Date) {
  return Array.from({ length: HOUR_MS / MINUTE_MS }, (_, index) => {
    const moment = new Date(hour.getTime() + index * MINUTE_MS);
    const players = app.playersAt(moment);
    return {
      ...{ app_id: app.id, minute: moment.toISOString(), players },
      channels: Math.ceil(players * CHANNELS_A_PLAYER),
      messages: Math.round(players * MESSAGES_A_MINUTE),
      cpu_share: Math.min(9000, Math.round(players * 2.2)),
      memory_share: Math.min(9000, 400 + Math.round(players * 0.8)),
    };
  });
}
