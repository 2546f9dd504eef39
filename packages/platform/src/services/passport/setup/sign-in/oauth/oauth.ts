// A login that an identity provider vouches for: with the code it gave the game, or with the login code of a page.
// Source: wire/passport.md 4.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { hashToken } from '#kernel/keys/seal';
import { requireIdDomain } from '../../../id-domains.ts';
import { loginByAccount } from '../../../players/login/identities.ts';
import { enabledProvider, findProvider, type ProviderRow } from '../provider-store.ts';
import { kinds } from './kinds.ts';
import type { GivenCode, ProviderAccount } from './protocol.ts';
import { redeem, unknownCode } from './redeem.ts';
import { openAccount } from './web-login.ts';
import { useLoginCode } from './web-store.ts';

type OAuth = Handlers<typeof passport>['playerLogin']['oauth'];
type Input = Parameters<Exclude<OAuth, symbol>>[0]['input'];

// why its own transactions: a provider is asked in between, which may take its time
export const oauth: OAuth = withOwnTransactions(async (call: Call<Input>) => {
  await requireIdDomain(call);
  const { idProvider, loginPlatform: platform, deviceID: deviceId } = call.input;
  const came = { platform, deviceId, provider: idProvider };
  const { family } = kinds[idProvider];
  const login = (db: Call['db'], account: ProviderAccount) =>
    loginByAccount({ ...call, db }, { family, account }, came);
  const begun = await call.ports.db.transaction().execute(async (db) => {
    const account = await accountOfPage(call, db);
    return account === undefined ? undefined : login(db, account);
  });
  if (begun !== undefined) {
    return begun;
  }
  const row = await enabledProvider(call.db, call.appId, idProvider, platform);
  if (row === undefined) {
    throw call.refuse('precondition', 'identity provider is not enabled');
  }
  const account = await redeem(call, row, givenOf(call, row));
  return call.ports.db.transaction().execute((db) => login(db, account));
});

/** Whose login code it is; undefined where it is none. */
async function accountOfPage(call: Call<Input>, db: Call['db']): Promise<ProviderAccount | undefined> {
  const { idProvider, code } = call.input;
  const begun = await useLoginCode(db, call.appId, hashToken(code), call.now);
  if (begun === undefined) {
    return undefined;
  }
  const row = await findProvider(db, call.appId, begun.provider_id);
  if (row?.provider !== idProvider) {
    throw unknownCode(call);
  }
  if (!row.enabled) {
    throw call.refuse('precondition', 'identity provider is not enabled');
  }
  return openAccount(call.ports, begun);
}

/** What a code is redeemed with. */
function givenOf(call: Call<Input>, row: ProviderRow): GivenCode {
  const { code, codeVerifier, nonce } = call.input;
  const { hasVerifier, hasNonce } = kinds[row.provider].protocol;
  const unknown = [
    codeVerifier !== undefined && !hasVerifier ? `codeVerifier: ${row.provider} knows none` : '',
    nonce !== undefined && !hasNonce ? `nonce: ${row.provider} knows none` : '',
  ].filter((text) => text !== '');
  if (unknown.length > 0) {
    throw call.refuse('invalid', 'invalid parameters', { details: unknown });
  }
  return { code, redirectUri: row.redirect_uri, codeVerifier, nonce };
}
