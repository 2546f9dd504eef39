// Who makes a call: the game itself, before anybody is signed in, or a player.
import { nonceHeaders } from '../runtime/auth-nonce.ts';
import type { ServerClock } from './clock.ts';
import { PlayerError } from './errors.ts';
import type { Headers, Prepared } from './wire.ts';

export interface GameProof {
  readonly appId: string;
  readonly appSecret: string | undefined;
  readonly clock: ServerClock;
}

/** Exactly this text; wire/passport.md 1.2. */
const LATE = 'nonce timestamp expired';

function nonceFor(call: string, { appId, appSecret, clock }: GameProof) {
  if (appSecret === undefined) {
    throw new PlayerError(`${call} needs appSecret`, { call });
  }
  return nonceHeaders({ appId, appSecret, now: clock.now });
}

/** Made again where the nonce was late: the answer has told the time. */
export async function onceMoreIfLate<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof PlayerError && error.message === LATE)) {
      throw error;
    }
    return attempt();
  }
}

/** What a call has beside the token of its player: nothing, or proof that a build of the game sends it. */
export function besideToken({ call, withNonce }: Prepared, game: GameProof): Headers {
  if (!withNonce) {
    return {};
  }
  const { authorization, ...others } = nonceFor(call, game);
  return { ...others, 'x-nonce-token': authorization.replace('nonce ', '') };
}

/** With a nonce; the first answer of a server tells its time to a device whose clock is wrong. */
export async function asGame(prepared: Prepared, game: GameProof): Promise<unknown> {
  return onceMoreIfLate(() => prepared.send(nonceFor(prepared.call, game)));
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
