// A game of its own on the world of the conformance cases: an app with players, each with the SDK in hand.

import { appCredentials, type Credential, createUos, player, type Uos } from '@uos/sdk';
import { newPlayer, type TestPlayer } from '../../packages/platform/src/services/passport/testing.ts';
import { nonceHeaders } from '../../packages/sdk/src/runtime/auth-nonce.ts';
import type { World } from './world.ts';

export interface Gamer extends TestPlayer {
  readonly uos: Uos;
  /** The same as a build of the game sends it: with proof of its secret beside the token. */
  readonly build: Uos;
}

export interface Game {
  readonly appId: string;
  readonly realmId: string;
  /** With the service secret of the app. */
  readonly uos: Uos;
  player(name?: string): Promise<Gamer>;
}

/** A new app with player accounts and some settings. */
export async function openGame({ platform }: World, settings: Readonly<Record<string, unknown>> = {}): Promise<Game> {
  const app = await platform.app(['passport']);
  const client = (as: Parameters<Uos['with']>[0]['as']): Uos => createUos({ origin: platform.origin, as, retries: 0 });
  const uos = client(appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret }));
  await uos.passport.idDomains.create({ name: '玩家域' });
  if (Object.keys(settings).length > 0) {
    await uos.passport.config.set({ config: settings });
  }
  const { realms } = await uos.passport.realms.search();
  const realmId = realms[0]?.realmID ?? '';
  return {
    appId: app.id,
    realmId,
    uos,
    async player(name) {
      const made = await newPlayer(platform, { app, realmId }, name);
      const build: Credential = {
        ...player({ token: made.token }),
        headers() {
          const { authorization, ...nonce } = nonceHeaders({ appId: app.id, appSecret: app.secret });
          const proof = { ...nonce, 'x-nonce-token': authorization.slice('nonce '.length) };
          return { ...proof, authorization: `Bearer ${made.token}` };
        },
      };
      return { ...made, uos: client(player({ token: made.token })), build: client(build) };
    },
  };
}

/** A value of the wrong type, as a caller without types would send it. */
export const wrong = (value: unknown) => value as never;

export const LARGE = { text: 'x'.repeat(600) };
