// What goes with a player who is deleted: each room of player accounts names here what it takes along.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { holdGuildsOf, leaveGuilds } from './guilds/sealed.ts';
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

export const onSealed: readonly OnSealed[] = [leaveGuilds, leaveFriends];

/**
 * What has to be held before the personas are, because everybody else holds it in that order.
 * why: whoever held the persona first would wait for a guild while the guild waits for the persona
 */
export async function holdBeforeSealing(db: Db, appId: string, personaIds: readonly string[]): Promise<void> {
  await holdGuildsOf(db, appId, personaIds);
}
