// What sends mail templates, so that none is deleted that something still names. Each room that does adds itself here; it
// keeps the template while it begins to, by `keepTemplate`.
import type { Db } from '#db/connect';
import { classByMail } from '../gifts/store/classes.ts';
import { boardByMail } from '../leaderboards/store/boards.ts';

const USERS = [
  { what: 'a leaderboard', find: boardByMail },
  { what: 'a gift pack', find: classByMail },
] as const;

/** What sends a template, or undefined where nothing does. */
export async function userOfTemplate(db: Db, appId: string, slug: string): Promise<string | undefined> {
  for (const { what, find } of USERS) {
    if ((await find(db, appId, slug)) !== undefined) {
      return what;
    }
  }
  return undefined;
}
