// What a service that holds connections of players does for one that keeps accounts of them; neither knows the other.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';

declare module '#kernel/service' {
  interface Offers {
    readonly playerSockets: PlayerSockets;
  }
}

export interface PlayerSockets {
  /**
   * Ends every connection of these players, on all processes, once `db` has committed, and what they have in hand to open
   * another. Who may not come back is refused where permission is given: this ends what there is.
   */
  end(db: Db, ports: Ports, players: { readonly appId: string; readonly playerIds: readonly string[] }): Promise<void>;
}
