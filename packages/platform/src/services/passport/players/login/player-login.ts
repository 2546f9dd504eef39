// What a game calls before anybody plays: what its login page shows, and a login with a token that is still good.
import type { passport } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { readPlayerToken } from '#kernel/who/player-tokens';
import { requireIdDomain } from '../../id-domains.ts';
import { findUser } from '../store/users.ts';
import { refreshTokens } from '../tokens/refresh.ts';
import { refuseIfBanned, userLogin } from './sign-in.ts';

type PlayerLogin = Handlers<typeof passport>['playerLogin'];

export const publicInfo: PlayerLogin['publicInfo'] = async (call) => {
  if (call.input.appId.toLowerCase() !== call.appId) {
    throw call.refuse('not-found', 'Id Domain not found');
  }
  const row = await requireIdDomain(call);
  return {
    idDomain: {
      id: row.app_id,
      name: row.name,
      logoURL: row.logo_url,
      companyName: row.company_name,
      loginMethods: row.login_methods,
      loginPlatforms: row.login_platforms,
      realNameRequired: row.real_name_required,
    },
  };
};

export const accessToken: PlayerLogin['accessToken'] = async (call) => {
  await requireIdDomain(call);
  const { ports, db, appId } = call;
  const token = readPlayerToken(ports, call.input.accessToken, 'access');
  const isOwn = token !== undefined && token !== 'expired' && token.appId === appId;
  const account = isOwn ? token.account : undefined;
  const user = isOwn && account !== undefined ? await findUser(db, appId, token.userId) : undefined;
  if (user !== undefined) {
    refuseIfBanned(user, undefined, call.now);
  }
  // why by the row: this transaction knows more than what the process remembers
  if (user === undefined || user.status === 'Sealed' || (account?.generation ?? 0) < user.token_generation) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['accessToken: is not valid any more'] });
  }
  return userLogin(call, user, false, { method: 'AccessToken', deviceId: call.input.deviceID });
};

export const refreshToken: PlayerLogin['refreshToken'] = refreshTokens;
