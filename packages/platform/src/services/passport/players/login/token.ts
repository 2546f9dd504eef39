// Tokens for an id of the game itself: they work while player accounts are off. A back end gets those of an account where
// the id is one; a build of a game never does, or one player could speak for another. Source: wire/passport.md 4.
import type { passport } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { personasOfUser, type ShownPersona } from '../store/personas.ts';
import { findUser, type UserRow } from '../store/users.ts';
import { signInTokens } from '../tokens/issue.ts';
import { noteCame, personaTokens, refuseIfBanned, userTokens } from './sign-in.ts';

type Token = Handlers<typeof passport>['login']['token'];

export const token: Token = async (call) => {
  const { db, ports, appId, now } = call;
  const { userID: userId, externalPersonaID: personaId = '' } = call.input;
  const account = call.principal.kind === 'game' ? undefined : await accountOf(call, userId, personaId);
  if (account === undefined) {
    return signInTokens({ db, ports, now }, { appId, userId, personaId, realmId: '' });
  }
  const { user, persona } = account;
  refuseIfBanned(user, persona, now);
  await noteCame(call, user.id, { method: 'ServerSide', platform: 'ServerSide' });
  return persona === undefined ? userTokens(call, user) : personaTokens(call, user, persona);
};

interface Account {
  readonly user: UserRow;
  readonly persona: ShownPersona | undefined;
}

async function accountOf({ db, appId }: Call, userId: string, externalId: string): Promise<Account | undefined> {
  const user = isUuid(userId) ? await findUser(db, appId, userId) : undefined;
  if (user === undefined || user.status === 'Sealed') {
    return undefined;
  }
  const personas = await personasOfUser(db, appId, user.id);
  return { user, persona: personas.find((one) => one.external_id === externalId) };
}
