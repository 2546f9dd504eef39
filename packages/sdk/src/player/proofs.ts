// Who makes a call: the game itself, before anybody is signed in, or a player.
import { nonceHeaders } from '../runtime/auth-nonce.ts';
import type { ServerClock } from './clock.ts';
import { PlayerError } from './errors.ts';
import type { Prepared } from './wire.ts';

export interface GameProof {
  readonly appId: string;
  readonly appSecret: string | undefined;
  readonly clock: ServerClock;
}

/** Exactly this text; wire/passport.md 1.2. */
const LATE = 'nonce timestamp expired';

/** With a nonce; the first answer of a server tells its time to a device whose clock is wrong. */
export async function asGame(prepared: Prepared, { appId, appSecret, clock }: GameProof): Promise<unknown> {
  const { call } = prepared;
  if (appSecret === undefined) {
    throw new PlayerError(`${call} needs appSecret`, { call });
  }
  const proof = () => nonceHeaders({ appId, appSecret, now: clock.now });
  try {
    return await prepared.send(proof());
  } catch (error) {
    if (!(error instanceof PlayerError && error.message === LATE)) {
      throw error;
    }
    return prepared.send(proof());
  }
}

/** Who plays: what `createPlayer` makes, as far as other services need it. */
export interface TokenHolder {
  /** Nobody where it is undefined. */
  who(): Promise<{ readonly personaID: string; readonly userID: string } | undefined>;
  /** `after` is a token that was refused. */
  token(after?: string): Promise<string>;
}

/** With the token of the player; once more with another one where the server takes it no longer. */
export async function asPlayer(prepared: Prepared, player: Pick<TokenHolder, 'token'>): Promise<unknown> {
  const send = (token: string) => prepared.send({ authorization: `Bearer ${token}` });
  const token = await player.token();
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof PlayerError && error.status === 401)) {
      throw error;
    }
    return send(await player.token(token));
  }
}
