// What an identity provider vouches for, with the code it gave the game or with the login code of a page: a login, and an
// account that a player links to the user who is signed in.
// Source: wire/passport.md 4.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { hashToken } from '#kernel/keys/seal';
import { requireIdDomain } from '../../../id-domains.ts';
import { linkAccount as link, loginByAccount, type Vouched } from '../../../players/login/identities.ts';
import { userReply } from '../../../players/replies.ts';
import { requireUser } from '../../../players/store/index.ts';
import { enabledProvider, findProvider, type ProviderRow } from '../provider-store.ts';
import { kinds } from './kinds.ts';
import type { GivenCode, ProviderAccount } from './protocol.ts';
import { redeem, unknownCode } from './redeem.ts';
import { openAccount } from './web-login.ts';
import { useLoginCode } from './web-store.ts';

type Passport = Handlers<typeof passport>;
type OAuth = Passport['playerLogin']['oauth'];
type Link = Passport['playerUsers']['linkAccount'];
type Vouching = Parameters<Exclude<Link, symbol>>[0]['input'];

export const oauth: OAuth = withOwnTransactions(
  async (call: Call<Vouching & { readonly deviceID?: string | undefined }>) => {
    await requireIdDomain(call);
    const { idProvider, loginPlatform: platform, deviceID: deviceId } = call.input;
    return withAccount(call, (inside, vouched) =>
      loginByAccount(inside, vouched, { platform, deviceId, provider: idProvider }),
    );
  },
);

export const linkAccount: Link = withOwnTransactions(async (call: Call<Vouching>) => {
  await requireIdDomain(call);
  const { principal } = call;
  const { id } = await requireUser(call, principal.kind === 'player' && principal.isAccount ? principal.userId : '');
  return withAccount(call, async (inside, vouched) => {
    await link(inside, id, vouched);
    return { user: await userReply(inside, await requireUser(inside, id)) };
  });
});

/**
 * Finds out whose code it is, and does the work with that account in one transaction.
 * why two of them: a provider is asked in between, which may take its time
 */
async function withAccount<Done>(
  call: Call<Vouching>,
  work: (inside: Call, vouched: Vouched) => Promise<Done>,
): Promise<Done> {
  const { idProvider, loginPlatform } = call.input;
  const { family } = kinds[idProvider];
  const { db: outer } = call.ports;
  const begun = await outer.transaction().execute(async (db) => {
    const account = await accountOfPage(call, db);
    return account === undefined ? undefined : { done: await work({ ...call, db }, { family, account }) };
  });
  if (begun !== undefined) {
    return begun.done;
  }
  const row = await enabledProvider(call.db, call.appId, idProvider, loginPlatform);
  if (row === undefined) {
    throw call.refuse('precondition', 'identity provider is not enabled');
  }
  const account = await redeem(call, row, givenOf(call, row));
  return outer.transaction().execute((db) => work({ ...call, db }, { family, account }));
}

/** Whose login code it is; undefined where it is none. */
async function accountOfPage(call: Call<Vouching>, db: Call['db']): Promise<ProviderAccount | undefined> {
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
function givenOf(call: Call<Vouching>, row: ProviderRow): GivenCode {
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
