// How often a persona may try codes that nobody has: counted in the database, so that all processes share the count. The
// persona is held by who counts, so a burst of tries is counted one after another.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { OwnSchedule } from '#kernel/time/schedules';
import { NIGHT_MS, nextDay } from '../../players/schedules.ts';

const MOST = 10;
const WINDOW_MS = 10 * 60_000;

interface Guesser {
  readonly appId: string;
  readonly personaId: string;
  readonly now: string;
}

const windowOf = (now: string) => new Date(Date.parse(now) - WINDOW_MS).toISOString();

/** Seconds until the persona may try again; 0 for at once. */
export async function secondsToWait(db: Db, { appId, personaId, now }: Guesser): Promise<number> {
  const row = await db
    .selectFrom('passport_gift_guesses')
    .select('window_start')
    .where('app_id', '=', appId)
    .where('persona_id', '=', personaId)
    .where('window_start', '>', windowOf(now))
    .where('tries', '>=', MOST)
    .executeTakeFirst();
  return row === undefined
    ? 0
    : Math.max(1, Math.ceil((Date.parse(row.window_start) + WINDOW_MS - Date.parse(now)) / 1000));
}

export async function countGuess(db: Db, { appId, personaId, now }: Guesser): Promise<void> {
  const oldest = windowOf(now);
  await sql`
    INSERT INTO passport_gift_guesses (app_id, persona_id, window_start, tries)
    VALUES (${appId}::uuid, ${personaId}::uuid, ${now}::timestamptz, 1)
    ON CONFLICT (app_id, persona_id) DO UPDATE SET
      tries = CASE WHEN passport_gift_guesses.window_start <= ${oldest}::timestamptz THEN 1
        ELSE passport_gift_guesses.tries + 1 END,
      window_start = CASE WHEN passport_gift_guesses.window_start <= ${oldest}::timestamptz THEN excluded.window_start
        ELSE passport_gift_guesses.window_start END`.execute(db);
}

export const guessesEnd: OwnSchedule = {
  name: 'gift-guesses',
  missed: 'once',
  first: (start) => nextDay(start, NIGHT_MS),
  next: (dueAt) => nextDay(dueAt, NIGHT_MS),
  onFullDisk: true,
  async run({ db, dueAt }) {
    await db.deleteFrom('passport_gift_guesses').where('window_start', '<', windowOf(dueAt.toISOString())).execute();
  },
};
