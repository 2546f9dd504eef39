// A game of its own on the world of the conformance cases: an app with players, each with the SDK in hand.

import { appCredentials, createUos, player, type Uos } from '@uos/sdk';
import { newPlayer, type TestPlayer } from '../../packages/platform/src/services/passport/testing.ts';
import type { World } from './world.ts';

export interface Gamer extends TestPlayer {
  readonly uos: Uos;
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
      return { ...made, uos: client(player({ token: made.token })) };
    },
  };
}

/** A value of the wrong type, as a caller without types would send it. */
export const wrong = (value: unknown) => value as never;

export const LARGE = { text: 'x'.repeat(600) };
