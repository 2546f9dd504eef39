// Signing in and out, who is signed in, and where everything is.
import type { session } from '@uos/contract';
import { signOut } from '#core/identity/sign-in';
import { findUser, userReply } from '#core/users/users';
import type { Call, Handlers } from '#kernel/call/call';
import { baseInfo } from './base-info.ts';
import { linkPartner } from './link-partner.ts';
import { links } from './links.ts';
import { login } from './login.ts';
import { adminLogin, billingLogin } from './operator-login.ts';
import { verifyRealName } from './real-name.ts';
import { servedIds } from './served.ts';
import { uploadCredential } from './upload-credential.ts';

export const sessionHandlers: Handlers<typeof session> = {
  async baseInfo(call) {
    return baseInfo(call.ports);
  },
  login,
  adminLogin,
  billingLogin,
  async check(call) {
    const { user, operator, billing, blocked } = call.credentials;
    if (blocked) {
      throw call.refuse('blocked', 'account blocked');
    }
    if (user === undefined && operator === undefined && billing === undefined) {
      throw call.refuse('unauthenticated', 'no session info');
    }
    return {
      User: user === undefined ? null : await signedInUser(call, user.id),
      Admin:
        operator === undefined
          ? null
          : { UserName: operator.id, Kind: operator.partner ? ('partner-admin' as const) : ('admin' as const) },
      BcAdmin: billing === undefined ? null : { UserName: billing.id },
    };
  },
  async logout(call) {
    await signOut(call);
    return {};
  },
  verifyRealName,
  linkPartner,
  links,
  async webVersion(call) {
    return { version: call.ports.config.webVersion };
  },
  async served(call) {
    return { Operations: servedIds(call.ports.services.records) };
  },
  uploadCredential,
};

async function signedInUser(call: Call, id: string) {
  const user = await findUser(call.db, id);
  return user === undefined ? null : userReply(user, call.ports.config);
}
