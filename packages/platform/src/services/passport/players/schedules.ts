// Work of player accounts that has a time: ages that change today, and tokens that nobody needs any more.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { OwnSchedule } from '#kernel/time/schedules';
import { ACCESS_TTL_SECONDS } from '#kernel/who/player-tokens';
import { pruneWebLogins } from '../setup/sign-in/oauth/web-store.ts';
import { openPrivate, searchHash } from './private/private.ts';
import { nextAgeGroup, today } from './rules.ts';
import type { UserRow } from './store/users.ts';
import { pruneTokens } from './tokens/store.ts';

const DAY_MS = 24 * 3_600_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** Past midnight: when what is kept for a time is looked through. */
export const NIGHT_MS = 4 * 3_600_000;
const BATCH = 1000;

/** The next time of day in Asia/Shanghai after a moment. */
export const nextDay = (after: Date, atMs = 0): Date =>
  new Date(Math.floor((after.getTime() + SHANGHAI_MS - atMs) / DAY_MS + 1) * DAY_MS - SHANGHAI_MS + atMs);

export const playerSchedules: readonly OwnSchedule[] = [
  {
    name: 'birthdays',
    missed: 'once',
    first: (start) => nextDay(start),
    next: (dueAt) => nextDay(dueAt),
    async run({ db, dueAt }) {
      const day = today(dueAt.toISOString());
      for (let rows = await bornToday(db, day); rows.length > 0; rows = await bornToday(db, day)) {
        for (const row of rows) {
          const { group, ends } = nextAgeGroup(row.age_group, row.age_group_ends ?? '');
          await db
            .updateTable('passport_users')
            .set({ age_group: group, age_group_ends: ends })
            .where('app_id', '=', row.app_id)
            .where('id', '=', row.id)
            .execute();
        }
      }
    },
  },
  {
    name: 'id-numbers',
    missed: 'once',
    first: (start) => new Date(start.getTime() + 60_000),
    next: (dueAt) => nextDay(dueAt, NIGHT_MS),
    async run({ db, ports }) {
      // why ever: who was verified before numbers could be looked for has none yet, and only the process has the key
      for (let rows = await withoutHash(db); rows.length > 0; rows = await withoutHash(db)) {
        for (const row of rows) {
          const number = openPrivate(ports, 'id_number', row);
          await db
            .updateTable('passport_users')
            .set({ id_number_hash: await searchHash({ db, seal: ports.seal }, row.app_id, 'id_number', number) })
            .where('app_id', '=', row.app_id)
            .where('id', '=', row.id)
            .execute();
        }
      }
    },
  },
  {
    name: 'tokens',
    missed: 'once',
    first: (start) => nextDay(start, NIGHT_MS),
    next: (dueAt) => nextDay(dueAt, NIGHT_MS),
    onFullDisk: true,
    async run({ db, dueAt }) {
      const now = dueAt.getTime();
      await pruneWebLogins(db, new Date(now - DAY_MS).toISOString());
      const ended = {
        tokens: dueAt.toISOString(),
        revoked: new Date(now - (ACCESS_TTL_SECONDS + 3600) * 1000).toISOString(),
      };
      while ((await pruneTokens(db, BATCH, ended)) > 0) {
        // the next batch
      }
    },
  },
];

async function bornToday(db: Db, day: string): Promise<UserRow[]> {
  return db
    .selectFrom('passport_users')
    .selectAll()
    .where('age_group_ends', '<=', sql<string>`${day}::date`)
    .limit(BATCH)
    .execute();
}

async function withoutHash(db: Db): Promise<UserRow[]> {
  return db
    .selectFrom('passport_users')
    .selectAll()
    .where('id_number', 'is not', null)
    .where('id_number_hash', 'is', null)
    .limit(BATCH)
    .execute();
}
