// Completes the main login: the code of the identity provider becomes a session of the console or of the command line.
import type { session } from '@uos/contract';
import type { Handlers } from '#kernel/call';
import { platformRefusal } from '#kernel/errors';
import { DEVICE_GRANT, redeemCode, redeemDeviceToken } from '#kernel/identity';
import { signIn } from '#kernel/sign-in';
import { findUser, userReply } from '#kernel/users';
import { noteLogin } from './store.ts';

type Login = Extract<Handlers<typeof session>['login'], (...args: never[]) => unknown>;

export const login: Login = async (call) => {
  const { Code, RedirectUri, CodeVerifier, Provider = 'uos' } = call.input;
  if (Provider !== 'uos') {
    throw platformRefusal('request err', { details: [`no identity provider "${Provider}" is configured`] });
  }
  const userId =
    RedirectUri === DEVICE_GRANT
      ? await redeemDeviceToken(call.db, Code)
      : await redeemCode(call.db, { code: Code, redirectUri: RedirectUri, codeVerifier: CodeVerifier });
  const user = userId === undefined ? undefined : await findUser(call.db, userId);
  if (user === undefined) {
    throw platformRefusal('invalid parameters', {
      details: ['Code: unknown, expired or used, or RedirectUri and CodeVerifier do not belong to it'],
    });
  }
  if (user.status !== 'Active') {
    throw platformRefusal('account blocked', { status: 423 });
  }
  await noteLogin(call.db, user.id, call.now);
  await signIn(call, { kind: 'user', subject: user.id, name: user.name });
  return userReply({ ...user, last_login_at: call.now }, call.ports.config);
};
