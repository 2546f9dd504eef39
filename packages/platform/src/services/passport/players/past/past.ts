// What player accounts have of the demo studio's past: newcomers of each hour, those who come again, and the meter.
import { sql } from 'kysely';
import { recordUse } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Past, PastApp, PastDay, TellDay } from '#kernel/past';
import { makeIdDomain } from '../../id-domains.ts';
import { firstRealm } from '../../store/realms.ts';
import { insertDay } from '../days/days.ts';
import { type New, newPlayers } from './demo.ts';
import { live, setUpLife } from './life.ts';

const SERVICE = 'passport';
/** Of the players at once in an hour, those for whom it is the first of the day. */
const FIRST_OF_DAY = 0.05;
/** Of those, who has never played before. */
const NEWCOMERS = 0.12;

export const passportPast: TellDay = async (past, day) => {
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    await past.ports.db.transaction().execute(async (db) => {
      if (day.number === 0 && day.begins) {
        const now = past.ports.clock.now().toISOString();
        await makeIdDomain(db, past.ports, { appId: app.id, now }, { name: app.name });
      }
      await lived(past, db, app, day);
    });
  }
};

async function lived(
  { ports, chance }: Past,
  db: Db,
  app: PastApp,
  { hours, date, begins, number: dayNumber }: PastDay,
): Promise<void> {
  const realm = await firstRealm(db, app.id);
  if (realm === undefined) {
    return;
  }
  const wanted = hours.map((hour) => Math.floor(app.playersAt(hour) * FIRST_OF_DAY + chance()));
  const known = await returning(db, app.id, date, sumOf(wanted));
  let number = await countUsers(db, app.id);
  const newcomers: New[] = [];
  const again: { readonly id: string; readonly at: string }[] = [];
  for (const [index, hour] of hours.entries()) {
    const all = wanted[index] ?? 0;
    const back = known.splice(0, Math.min(known.length, Math.ceil(all * (1 - NEWCOMERS))));
    again.push(...back.map((id) => ({ id, at: hour.toISOString() })));
    for (let missing = all - back.length; missing > 0; missing -= 1) {
      newcomers.push({ number, at: new Date(hour.getTime() + Math.floor(chance() * 3_600_000)).toISOString() });
      number += 1;
    }
    if (all > 0) {
      await recordUse(ports, db, hour, [{ appId: app.id, service: SERVICE, metric: 'dau', amount: all }]);
    }
  }
  const made = await newPlayers(db, { ports, appId: app.id, realmId: realm.id }, newcomers);
  const came = [...again, ...made.map(({ userId: id }, index) => ({ id, at: newcomers[index]?.at ?? date }))];
  const players = came.map(({ id, at }) => ({ app_id: app.id, user_id: id, realm_id: realm.id, came_at: at }));
  await insertDay(db, date, players);
  const place = { ports, appId: app.id, realmId: realm.id, now: (hours[0] ?? ports.clock.now()).toISOString() };
  if (begins && dayNumber === 0) {
    await setUpLife(db, place);
  }
  if (hours.length > 0 && made.length > 1) {
    await live(db, place, made, { number: dayNumber, begins, isBilled: true });
  }
  if (again.length > 0) {
    const ids = again.map(({ id }) => id);
    await cameAgain(db, app.id, ids, (hours.at(-1) ?? ports.clock.now()).toISOString());
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Users who come again on a day: rather those who came lately, and other ones each day. */
async function returning(db: Db, appId: string, date: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM passport_users u
    WHERE u.app_id = ${appId} AND u.status = 'Active' AND u.created_at < ${date}::date
      AND NOT EXISTS (
        SELECT 1 FROM passport_daily_users d WHERE d.app_id = u.app_id AND d.day = ${date}::date AND d.user_id = u.id)
    ORDER BY ('x' || substr(md5(u.id::text || ${date}), 1, 7))::bit(28)::int::float8
      * (1 + extract(epoch FROM ${date}::timestamptz - u.last_login_at) / 86400.0)
    LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

async function countUsers(db: Db, appId: string): Promise<number> {
  const row = await db
    .selectFrom('passport_users')
    .select(sql<number>`count(*)`.as('users'))
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  return row.users;
}

async function cameAgain(db: Db, appId: string, ids: readonly string[], at: string): Promise<void> {
  await db
    .updateTable('passport_users')
    .set({ last_login_at: at })
    .where('app_id', '=', appId)
    .where('id', 'in', ids)
    .execute();
  await db
    .updateTable('passport_personas')
    .set({ last_login_at: at })
    .where('app_id', '=', appId)
    .where('user_id', 'in', ids)
    .execute();
}
