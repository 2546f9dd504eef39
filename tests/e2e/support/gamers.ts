// Players of a world, each with the SDK in hand.
import { createUos, player, type Uos } from '@uos/sdk';
import type { World } from './world.ts';

export interface Gamer {
  readonly userId: string;
  readonly personaId: string;
  /** The player calls, in the name of the persona. */
  readonly play: Uos['passport'];
}

/** Signs somebody in who was not there before, or comes back. */
export async function gamer({ uos, platform: { origin } }: World, displayName: string): Promise<Gamer> {
  const { persona, personaAccessToken } = await uos.passport.login.external({
    externalUserID: `gamer-${displayName}`,
    displayName,
  });
  const play = createUos({ origin, as: player({ token: personaAccessToken }) }).passport;
  return { userId: persona.userID, personaId: persona.personaID, play };
}
