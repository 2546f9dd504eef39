// Gives out tokens: an access token for two hours, and a refresh token that is changed for the next pair once.
import type { Db } from '#db/connect';
import { hashToken } from '#kernel/keys/seal';
import type { Ports } from '#kernel/ports';
import { playerKey } from '#kernel/who/player-keys';
import { issuePlayerToken, type PlayerClaims, REFRESH_TTL_SECONDS } from '#kernel/who/player-tokens';
import { type Family, insertFamily, insertRefreshToken } from './store.ts';

export interface Place {
  readonly db: Db;
  readonly ports: Ports;
  readonly now: string;
}

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Unix seconds as text. */
  readonly expiresAt: string;
}

export interface Holder {
  readonly appId: string;
  readonly userId: string;
  /** Empty for a user who has not chosen one. */
  readonly personaId: string;
  readonly realmId: string;
  /** Of an account; absent where a back end vouches for an id of its own. */
  readonly generations?: { readonly user: number; readonly persona: number };
}

/** The first pair of a sign-in. */
export async function signInTokens(place: Place, holder: Holder): Promise<TokenPair> {
  const family: Family = {
    app_id: holder.appId,
    id: place.ports.ids.uuid(),
    user_id: holder.userId,
    persona_id: holder.personaId,
    realm_id: holder.realmId,
    is_account: holder.generations !== undefined,
    user_generation: holder.generations?.user ?? 0,
    persona_generation: holder.generations?.persona ?? 0,
    revoked_at: null,
    expires_at: endOf(place.now),
  };
  await insertFamily(place.db, family);
  return nextPair(place, family);
}

/** One more pair of a family. */
export async function nextPair({ db, ports, now }: Place, family: Family): Promise<TokenPair> {
  const claims: PlayerClaims = {
    appId: family.app_id,
    userId: family.user_id,
    personaId: family.persona_id,
    realmId: family.realm_id,
    ...(family.is_account && {
      account: {
        generation: family.user_generation,
        personaGeneration: family.persona_generation,
        family: family.id,
      },
    }),
  };
  const access = issuePlayerToken(ports, claims, 'access', await playerKey({ db, seal: ports.seal }));
  const refresh = issuePlayerToken(ports, claims, 'refresh');
  await insertRefreshToken(db, {
    app_id: family.app_id,
    token_hash: hashToken(refresh.id),
    family_id: family.id,
    expires_at: endOf(now),
  });
  return { accessToken: access.token, refreshToken: refresh.token, expiresAt: String(access.expiresAtSeconds) };
}

export const endOf = (now: string): string => new Date(Date.parse(now) + REFRESH_TTL_SECONDS * 1000).toISOString();
