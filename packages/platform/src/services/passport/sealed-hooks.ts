// What goes with a player who is deleted: each room of player accounts names here what it takes along.
import type { Db } from '#db/connect';
import { orGiveBack } from '#db/give-back';
import { styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { leaveAchievements } from './achievements/progress.ts';
import { leavePasses } from './battle-passes/sealed.ts';
import { emptySealed } from './economy/sealed.ts';
import { guildIdsOfAll, holdGuildsOf, leaveGuilds } from './guilds/sealed.ts';
import { leaveInbox } from './inbox/retention.ts';
import { leaveBoards } from './leaderboards/bans.ts';
import { lockPersonas, type PersonaRow } from './players/store/index.ts';
import { leaveQuests } from './quests/sealed.ts';
import { leaveFriends } from './social/sealed.ts';

export interface Sealed {
  readonly appId: string;
  /** The user, where the account was deleted and not one persona of it. */
  readonly userId: string | undefined;
  /** In the order of their ids; they are locked and Sealed already. */
  readonly personaIds: readonly string[];
  /** RFC 3339. */
  readonly now: string;
}

/** Runs in the transaction that deletes: what it throws refuses the deletion. */
export type OnSealed = (db: Db, ports: Ports, sealed: Sealed) => Promise<void>;

export const onSealed: readonly OnSealed[] = [
  ...[leaveGuilds, leaveFriends, leaveBoards],
  ...[leavePasses, leaveQuests, emptySealed, leaveInbox, leaveAchievements],
];

/** How often somebody may come into another guild while it is looked which ones there are. */
const TRIES = 20;

/**
 * Holds personas until the end of the transaction, and before them the guilds that they are in, because everybody else
 * holds those first: whoever held the persona first would wait for a guild while the guild waits for the persona. Who came
 * into another guild in between is let go of, and looked at again. Answers those that are there.
 */
export async function holdBeforeSealing(
  db: Db,
  appId: string,
  personaIds: readonly string[],
): Promise<readonly PersonaRow[]> {
  for (let time = 0; time < TRIES; time += 1) {
    const held = await orGiveBack(db, async () => {
      const guildIds = await holdGuildsOf(db, appId, personaIds);
      const personas = await lockPersonas(db, appId, personaIds);
      const after = await guildIdsOfAll(db, appId, personaIds);
      return after.every((id) => guildIds.includes(id)) ? personas : undefined;
    });
    if (held !== undefined) {
      return held;
    }
  }
  throw styles.passport.refuse('precondition', 'the persona comes into one guild after another');
}
