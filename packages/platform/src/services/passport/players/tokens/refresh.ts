// Changes a refresh token for the next pair, once. The same token again within half a minute answers the same pair, for a
// reply may get lost; later it is somebody else's, and every token of the sign-in ends. Source: wire/passport.md 1.3.
import type { Db } from '#db/connect';
import type { Call } from '#kernel/call/call';
import type { Refusal } from '#kernel/call/errors';
import { styles } from '#kernel/call/errors';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { hashToken } from '#kernel/keys/seal';
import { type PlayerToken, readPlayerToken } from '#kernel/who/player-tokens';
import { countOpenCall } from '../../limits/families.ts';
import { refuseBanned } from '../bans/banned.ts';
import { findPersona } from '../store/personas.ts';
import { findUser } from '../store/users.ts';
import { endOf, nextPair, type TokenPair } from './issue.ts';
import { revoke } from './revoke.ts';
import { extendFamily, type Family, findRefreshToken, lockFamily, revokeFamily, useRefreshToken } from './store.ts';

const GRACE_MS = 30_000;

interface Input {
  readonly accessToken: string;
  readonly refreshToken: string;
}

type Outcome = { readonly pair: TokenPair } | { readonly refusal: Refusal };

// why its own transaction: a token that was used twice has to end its family, and then be refused
export const refreshTokens = withOwnTransactions(async (call: Call<Input>): Promise<TokenPair> => {
  const token = readPlayerToken(call.ports, call.input.refreshToken, 'refresh');
  const beside = readPlayerToken(call.ports, call.input.accessToken, 'access', { lateToo: true });
  if (token === undefined || token === 'expired' || beside === undefined || beside === 'expired') {
    throw ended();
  }
  if (!isSameHolder(token, beside)) {
    throw ended();
  }
  await countOpenCall(call, token.appId);
  const outcome = await call.db.transaction().execute((db) => change(call, db, token));
  if ('refusal' in outcome) {
    throw outcome.refusal;
  }
  return outcome.pair;
});

async function change(call: Call<Input>, db: Db, token: PlayerToken): Promise<Outcome> {
  const { appId } = token;
  const hash = hashToken(token.id);
  const known = await findRefreshToken(db, appId, hash);
  const family = known && (await lockFamily(db, appId, known.family_id));
  if (known === undefined || family === undefined || family.revoked_at !== null) {
    return { refusal: ended() };
  }
  // why again: another call may have changed it while this one waited for the family
  const row = (await findRefreshToken(db, appId, hash)) ?? known;
  if (row.used_at !== null && row.successor !== null) {
    if (Date.parse(call.now) - Date.parse(row.used_at) > GRACE_MS) {
      await endFamily(call, db, family);
      return { refusal: ended('the token was used twice') };
    }
    return { pair: JSON.parse(call.ports.seal.open(row.successor, contextOf(hash))) as TokenPair };
  }
  const refusal = family.is_account ? await standingOf(call, db, family) : undefined;
  if (refusal !== undefined) {
    return { refusal };
  }
  const pair = await nextPair({ db, ports: call.ports, now: call.now }, family);
  const successor = call.ports.seal.seal(JSON.stringify(pair), contextOf(hash));
  await useRefreshToken(db, appId, hash, { used_at: call.now, successor });
  await extendFamily(db, appId, family.id, endOf(call.now));
  return { pair };
}

/** Why the account of a family gets no more tokens, or undefined where it does. */
async function standingOf({ now }: Call, db: Db, family: Family): Promise<Refusal | undefined> {
  const { app_id: appId, user_id: userId, persona_id: personaId } = family;
  const user = await findUser(db, appId, userId);
  const persona = personaId === '' ? undefined : await findPersona(db, appId, personaId);
  if (
    user === undefined ||
    user.status === 'Sealed' ||
    (personaId !== '' && persona?.status !== 'Active' && persona?.status !== 'Banned')
  ) {
    return ended();
  }
  const banned = refuseBanned({ user, persona, now });
  if (banned !== undefined) {
    return banned;
  }
  const isOld =
    family.user_generation < user.token_generation ||
    (persona !== undefined && family.persona_generation < persona.token_generation);
  return isOld ? ended() : undefined;
}

async function endFamily({ ports, now }: Call, db: Db, { app_id, id, is_account }: Family): Promise<void> {
  await revokeFamily(db, app_id, id, now);
  if (is_account) {
    await revoke(ports, db, [{ app_id, subject_id: id, generation: 1, raised_at: now }]);
  }
}

function isSameHolder(a: PlayerToken, b: PlayerToken): boolean {
  return a.appId === b.appId && a.userId === b.userId && a.personaId === b.personaId;
}

function ended(why?: string): Refusal {
  return styles.passport.refuse('unauthenticated', 'refresh token expired', {
    code: 160_113,
    details: why === undefined ? [] : [why],
  });
}

const contextOf = (hash: string): string => `passport_refresh_tokens/${hash}`;

export const sealedSuccessor = {
  table: 'passport_refresh_tokens',
  key: 'token_hash',
  column: 'successor',
  context: contextOf,
} as const;
