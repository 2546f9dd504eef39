// The tokens of one player: kept, renewed before they end, by one of all calls and tabs that need it.
import type { ServerClock } from './clock.ts';
import { PlayerBanned, PlayerError, PlayerOffline, SignedOut } from './errors.ts';
import type { Emitter, SignedOutReason } from './events.ts';
import { alone } from './lock.ts';
import type { PlayerStorage } from './storage.ts';

/** What a back end of the game hands to the page of its player. */
export interface GivenTokens {
  readonly accessToken: string;
  /** Without one, new tokens are asked for where these came from. */
  readonly refreshToken?: string;
  /** Unix seconds; read from the token where it is left out. */
  readonly expiresAt?: string | number;
}

export interface Pair {
  readonly access: string;
  readonly refresh?: string | undefined;
  readonly expiresMs: number;
}

export interface Signed {
  /** Before a persona was chosen, and to choose another. */
  readonly user?: Pair | undefined;
  readonly persona?: Pair | undefined;
}

export type Kind = keyof Signed;

export interface TokensOptions {
  readonly key: string;
  readonly storage: PlayerStorage;
  readonly clock: ServerClock;
  readonly events: Emitter;
  /** Changes a refresh token for new tokens. */
  readonly renew: (kind: Kind, pair: { accessToken: string; refreshToken: string }) => Promise<GivenTokens>;
  readonly tokenFrom?: (() => Promise<GivenTokens>) | undefined;
}

export interface Tokens {
  /** An access token that is good for the next minutes. `after` is one that was refused. Rejects with `SignedOut`. */
  access(kind: Kind, call: string, after?: string): Promise<string>;
  read(): Promise<Signed>;
  keep(signed: Signed): Promise<void>;
  forget(why: SignedOutReason, error?: PlayerError): Promise<void>;
}

/** Renewed when less than this is left. Source: wire/passport.md 1.3. */
const EARLY_MS = 10 * 60_000;

export function tokens({ key, storage, clock, events, renew, tokenFrom }: TokensOptions): Tokens {
  const running = new Map<Kind, Promise<string>>();

  const read = async (): Promise<Signed> => {
    try {
      return JSON.parse((await storage.get(key)) ?? '{}') as Signed;
    } catch {
      return {};
    }
  };
  const keep = async (signed: Signed): Promise<void> => {
    await storage.set(key, JSON.stringify(signed));
    const { access = '' } = signed.persona ?? signed.user ?? {};
    events.emit('signed-in', holderOf(access));
  };
  const forget = async (why: SignedOutReason, error?: PlayerError): Promise<void> => {
    await storage.remove(key);
    const ban = error instanceof PlayerBanned ? error : undefined;
    events.emit('signed-out', { why, reason: ban?.reason ?? error?.message ?? '', until: ban?.until });
  };
  const isGood = (pair: Pair, after: string | undefined): boolean =>
    pair.access !== after && pair.expiresMs - clock.now() > EARLY_MS;

  /** A new pair by the refresh token, or from the back end of the game where there is none or it is over. */
  const fresh = async (kind: Kind, call: string, pair: Pair | undefined): Promise<GivenTokens> => {
    try {
      if (pair?.refresh !== undefined) {
        return await renew(kind, { accessToken: pair.access, refreshToken: pair.refresh });
      }
    } catch (error) {
      if (tokenFrom === undefined || !isOver(error)) {
        throw error;
      }
    }
    if (tokenFrom === undefined || kind === 'user') {
      throw new SignedOut('nobody is signed in', { call });
    }
    return tokenFrom();
  };

  const change = async (kind: Kind, call: string, after: string | undefined): Promise<string> => {
    // why again: another tab may have changed them while this one waited for its turn
    const signed = await read();
    const pair = signed[kind];
    if (pair !== undefined && isGood(pair, after)) {
      return pair.access;
    }
    try {
      const made = pairOf(await fresh(kind, call, pair));
      const now = { ...signed, [kind]: made };
      await (pair === undefined ? keep(now) : storage.set(key, JSON.stringify(now)));
      return made.access;
    } catch (error) {
      if (pair !== undefined) {
        // why kept: who has no network is still signed in, and what is left of the token is good
        if (error instanceof PlayerOffline && pair.access !== after && pair.expiresMs > clock.now()) {
          return pair.access;
        }
        if (error instanceof PlayerBanned || isOver(error)) {
          await forget(error instanceof PlayerBanned ? 'banned' : 'expired', error as PlayerError);
        }
      }
      throw error;
    }
  };

  return {
    read,
    keep,
    forget,
    async access(kind, call, after) {
      const pair = (await read())[kind];
      if (pair !== undefined && isGood(pair, after)) {
        return pair.access;
      }
      const waiting =
        running.get(kind) ?? alone(`${key}.lock`, () => change(kind, call, after)).finally(() => running.delete(kind));
      running.set(kind, waiting);
      return waiting;
    },
  };
}

/** Nothing can be renewed by that refresh token any more. */
function isOver(error: unknown): boolean {
  return error instanceof PlayerError && (error instanceof SignedOut || error.status === 401);
}

export function pairOf({ accessToken: access, refreshToken: refresh, expiresAt }: GivenTokens): Pair {
  return { access, refresh, expiresMs: Number(expiresAt ?? claimsOf(access).exp ?? 0) * 1000 };
}

/** Whose token it is; no persona in that of a user. */
export function holderOf(token: string): { readonly userID: string; readonly personaID: string } {
  const { sub: userID = '', ppid: personaID = '' } = claimsOf(token);
  return { userID, personaID };
}

interface Claims {
  readonly sub?: string;
  readonly ppid?: string;
  readonly exp?: number;
}

/** What a token says of itself; it is believed for no more than when to renew it. */
function claimsOf(token: string): Claims {
  try {
    const bytes = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(bytes) as Claims;
  } catch {
    return {};
  }
}
