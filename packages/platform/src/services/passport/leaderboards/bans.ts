// What a ban from leaderboards, its end and the end of a player do to scores. Source: wire/passport.md 5.10.
import type { Db } from '#db/connect';
import { type OwnSchedule, putSchedule, removeSchedule } from '#kernel/time/schedules';
import { actionsOf } from '../players/bans/store.ts';
import { livingPersonas, lockPersonas } from '../players/store/index.ts';
import { clearPersonas, hidePersonas } from './store/scores.ts';

const NAME = 'leaderboard-bans';

interface Subject {
  readonly appId: string;
  /** A user or a persona. */
  readonly id: string;
  /** RFC 3339. */
  readonly now: string;
}

/** Follows what somebody was just kept from, or is not any more, now and at its end. */
export async function followBan(
  db: Db,
  { until, ...subject }: Subject & { readonly until: string | null },
): Promise<void> {
  await settle(db, subject, { clears: true });
  const key = `${NAME}/${subject.appId}/${subject.id}`;
  if (until === null) {
    await removeSchedule(db, 'passport', key);
  } else {
    const payload = { appId: subject.appId, id: subject.id };
    await putSchedule(db, { service: 'passport', key, nextAt: new Date(until), payload });
  }
}

/** Hides the scores of those who are banned themselves or by their user, and shows those of the others. */
async function settle(db: Db, { appId, id, now }: Subject, { clears }: { readonly clears: boolean }): Promise<void> {
  const found = await livingPersonas(db, appId, id);
  // why held: whoever submits holds them too, so no score comes in behind the ban
  const personas = await lockPersonas(
    db,
    appId,
    found.map((row) => row.id),
  );
  const subjects = personas.flatMap((row) => [row.id, row.user_id]);
  const actions = await actionsOf(db, appId, [...new Set(subjects)], now);
  const banned = personas.filter((row) => actions.has(row.id) || actions.has(row.user_id)).map((row) => row.id);
  if (clears && actions.get(id)?.some(({ clear_leaderboard }) => clear_leaderboard) === true) {
    await clearPersonas(db, appId, banned);
  }
  await hidePersonas(db, appId, banned, true);
  const free = personas.filter((row) => !banned.includes(row.id)).map((row) => row.id);
  await hidePersonas(db, appId, free, false);
}

export const banEnds: OwnSchedule = {
  name: NAME,
  missed: 'once',
  next: () => undefined,
  async run({ db, dueAt, payload }) {
    const { appId, id } = payload as { readonly appId: string; readonly id: string };
    await settle(db, { appId, id, now: dueAt.toISOString() }, { clears: false });
  },
};

/** A player who is deleted leaves the current versions. */
export async function leaveBoards(
  db: Db,
  _ports: unknown,
  { appId, personaIds }: { readonly appId: string; readonly personaIds: readonly string[] },
): Promise<void> {
  await clearPersonas(db, appId, personaIds);
}
