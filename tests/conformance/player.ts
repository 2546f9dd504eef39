// Somebody who plays the app of the world, and the SDK in their hands.
import { createUos, player, type Uos } from '@uos/sdk';
import { issuePlayerToken } from '../../packages/platform/src/kernel/who/player-tokens.ts';
import { playerOf } from '../../packages/platform/src/services/passport/setup/testing.ts';
import type { World } from './world.ts';

export async function newPlayer({ platform, app }: World): Promise<{ id: string; uos: Uos }> {
  const { id } = await playerOf(platform, app);
  return { id, uos: tokenOf({ platform, app }, id) };
}

/** The SDK with the token of a user that the app does not have. */
export function stranger({ platform, app }: World): Uos {
  return tokenOf({ platform, app }, crypto.randomUUID());
}

function tokenOf({ platform, app }: Pick<World, 'platform' | 'app'>, userId: string): Uos {
  const account = { generation: 1, personaGeneration: 1, family: platform.ports.ids.uuid() };
  const claims = { appId: app.id, userId, personaId: '', realmId: '', account };
  const { token } = issuePlayerToken(platform.ports, claims, 'access');
  return createUos({ origin: platform.origin, as: player({ token }), retries: 0 });
}
