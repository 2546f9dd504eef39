// Completes a sign-in of a developer: the code of the platform's own identity provider, of the partner, or of the social
// network becomes a session of the console or of the command line.
import { createHash } from 'node:crypto';
import type { session } from '@uos/contract';
import { type ExternalAccount, type ExternalKind, ExternalRefusal, redeemExternal } from '#core/external/redeem';
import { DEVICE_GRANT, redeemCode, redeemDeviceToken } from '#core/identity/codes';
import { signIn } from '#core/identity/sign-in';
import { findUser, userReply } from '#core/users/users';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { hashPassword } from '#kernel/who/password';
import { findLinkedUser, linkNewUser, noteLogin } from './store.ts';

type Login = Extract<Handlers<typeof session>['login'], (...args: never[]) => unknown>;
type Input = Parameters<Login>[0]['input'];

// why: another provider is asked before the transaction begins
export const login: Login = withOwnTransactions(async (call) => {
  const { Provider = 'uos' } = call.input;
  const account = Provider === 'uos' ? undefined : await accountElsewhere(call, Provider, call.input);
  return call.db.transaction().execute(async (db) => {
    const within = { ...call, db };
    return enter(within, account === undefined ? await ownUserId(within) : await userIdOf(within, account));
  });
});

async function ownUserId({ db, input }: Call<Input>): Promise<string | undefined> {
  const { Code, RedirectUri, CodeVerifier } = input;
  return RedirectUri === DEVICE_GRANT
    ? redeemDeviceToken(db, Code)
    : redeemCode(db, { code: Code, redirectUri: RedirectUri, codeVerifier: CodeVerifier });
}

async function enter(call: Call, userId: string | undefined) {
  const user = userId === undefined ? undefined : await findUser(call.db, userId);
  if (user === undefined) {
    throw badCode();
  }
  if (user.status !== 'Active') {
    throw call.refuse('blocked', 'account blocked');
  }
  await noteLogin(call.db, user.id, call.now);
  await signIn(call, { kind: 'user', subject: user.id, name: user.name });
  return userReply({ ...user, last_login_at: call.now }, call.ports.config);
}

/**
 * Whose code of a partner or of the social network it is.
 * @throws `invalid parameters` for a code that is not good, `request err` where the provider is away or there is none
 */
export async function accountElsewhere(
  call: Call,
  kind: ExternalKind,
  input: Pick<Input, 'Code' | 'RedirectUri' | 'CodeVerifier'>,
): Promise<ExternalAccount> {
  const { Code: code, RedirectUri: redirectUri, CodeVerifier: codeVerifier } = input;
  try {
    return await redeemExternal(call.ports, kind, { code, redirectUri, codeVerifier });
  } catch (error) {
    if (!(error instanceof ExternalRefusal)) {
      throw error;
    }
    if (error.fault === 'code') {
      throw badCode();
    }
    const { name, code: reason } = (error.cause ?? {}) as { readonly name?: string; readonly code?: string };
    // why only names: what a provider says may quote the code
    call.ports.log.warn({ requestId: call.requestId, kind, cause: name, reason }, error.message);
    throw call.refuse('precondition', 'request err', { details: [error.message] });
  }
}

function badCode() {
  return styles.platform.refuse('invalid', 'invalid parameters', {
    details: ['Code: unknown, expired or used, or RedirectUri and CodeVerifier do not belong to it'],
  });
}

/** The user that the account signs in, made at its first sign-in. An e-mail never links it with somebody who is there. */
async function userIdOf(call: Call, account: ExternalAccount): Promise<string> {
  const { db, ports, now } = call;
  const known = await findLinkedUser(db, account, now);
  if (known !== undefined) {
    return known;
  }
  return linkNewUser(db, account, {
    id: ports.ids.uuid(),
    login: loginOf(account),
    name: account.name || account.provider,
    email: account.email,
    phone: account.phone,
    // why: nobody knows it, so the account signs in at its provider alone
    password_hash: await hashPassword(ports.ids.token(32), ports.ids),
    now,
  });
}

/** why a hash: sign-in names are compared without regard to case, and subjects are not */
function loginOf({ provider, subject }: ExternalAccount): string {
  return `${provider}:${createHash('sha256').update(subject).digest('hex').slice(0, 32)}`;
}

/** Does the user know a password, or was the user made at the first sign-in of an account elsewhere? */
export function isOwnLogin(login: string): boolean {
  return !/^[a-z0-9]+:[0-9a-f]{32}$/.test(login);
}
