// What goes with a player who is deleted: each room of player accounts names here what it takes along.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';

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

export const onSealed: readonly OnSealed[] = [];
