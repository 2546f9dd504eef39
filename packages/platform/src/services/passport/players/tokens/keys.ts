// The public half of what signs access tokens: a game server reads it once and then asks nobody.
import type { passport } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { playerKey } from '#kernel/who/player-keys';

export const keys: Handlers<typeof passport>['login']['keys'] = async ({ db, ports }) => {
  const { jwk } = await playerKey({ db, seal: ports.seal });
  return { keys: [jwk] };
};
