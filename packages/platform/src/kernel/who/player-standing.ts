// What a service that keeps accounts of players says of their tokens; the kernel knows no such service.
import type { Ports } from '#kernel/ports';
import type { PlayerToken } from './player-tokens.ts';

declare module '#kernel/service' {
  interface Offers {
    readonly playerStanding: PlayerStanding;
  }
}

export interface PlayerStanding {
  /** Is the token of an account as good as when it was issued? Asked before every call of a player, so from memory. */
  holds(ports: Ports, token: PlayerToken): boolean | Promise<boolean>;
}
