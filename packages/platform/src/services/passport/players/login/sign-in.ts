// How a user or persona signs in, however it proved who it is: bans first, then tokens, and the day is counted.
import { json } from '#db/columns';
import type { Call } from '#kernel/call/call';
import { refuseBanned } from '../bans/banned.ts';
import { noteSignIn } from '../days/days.ts';
import { personaReplies, userReply } from '../replies.ts';
import { type PersonaRow, personasOfUser, type ShownPersona, updatePersona } from '../store/personas.ts';
import { findUser, insertUser, type UserRow, updateUser } from '../store/users.ts';
import { signInTokens, type TokenPair } from '../tokens/issue.ts';

/** How somebody came, as the user shows it. */
export interface Came {
  readonly method: UserRow['login_method'];
  readonly platform?: UserRow['login_platform'] | undefined;
  readonly provider?: string | undefined;
  readonly deviceId?: string | undefined;
}

/** @throws 90108 or 90109 with what the player reads */
export function refuseIfBanned(user: UserRow, persona: PersonaRow | undefined, now: string): void {
  const refusal = refuseBanned({ user, persona, now });
  if (refusal !== undefined) {
    throw refusal;
  }
}

/** Tokens of a persona that may play. */
export async function personaTokens(call: Call, user: UserRow, persona: ShownPersona): Promise<TokenPair> {
  const { db, ports, appId, now } = call;
  const holder = { appId, userId: user.id, personaId: persona.id, realmId: persona.realm_id };
  const generations = { user: user.token_generation, persona: persona.token_generation };
  const pair = await signInTokens({ db, ports, now }, { ...holder, generations });
  await updatePersona(db, appId, persona.id, { last_login_at: now });
  call.afterCommit(() => noteSignIn(ports, holder));
  return pair;
}

/** Tokens of a user who has not chosen a persona. */
export async function userTokens(call: Call, user: UserRow): Promise<TokenPair> {
  const { db, ports, appId, now } = call;
  const holder = { appId, userId: user.id, personaId: '', realmId: '' };
  const generations = { user: user.token_generation, persona: 0 };
  const pair = await signInTokens({ db, ports, now }, { ...holder, generations });
  call.afterCommit(() => noteSignIn(ports, holder));
  return pair;
}

/** Writes how the user came in last. */
export async function noteCame(call: Call, userId: string, came: Came): Promise<void> {
  await updateUser(call.db, call.appId, userId, {
    last_login_at: call.now,
    last_login_ip: call.remoteAddress,
    login_method: came.method,
    login_platform: came.platform,
    login_provider: came.provider ?? '',
    device_id: came.deviceId,
  });
}

/**
 * Signs in a user who has proved who it is, without a persona yet: what every login of a player ends with.
 * @throws 90108
 */
export async function userLogin(call: Call, user: UserRow, isNew: boolean, came: Came) {
  refuseIfBanned(user, undefined, call.now);
  await noteCame(call, user.id, came);
  const pair = await userTokens(call, user);
  return {
    userAccessToken: pair.accessToken,
    userRefreshToken: pair.refreshToken,
    expiresAt: pair.expiresAt,
    isNew,
    // why as the app: it is the player's own
    user: await userReply({ ...call, role: 'app' }, (await findUser(call.db, call.appId, user.id)) ?? user),
    personas: await personaReplies(call, await personasOfUser(call.db, call.appId, user.id)),
  };
}

export interface NewUser {
  readonly id?: string;
  readonly externalId?: string;
  readonly displayName?: string;
  readonly phone?: string | null;
  readonly phoneHash?: string;
}

/** A new user, or undefined where another call was quicker to make the same one. */
export async function newUser(call: Call, of: NewUser): Promise<string | undefined> {
  const { id = call.ports.ids.uuid(), externalId = null, displayName = '', phone = null, phoneHash = null } = of;
  const isMade = await insertUser(call.db, {
    ...{ app_id: call.appId, id, external_id: externalId, display_name: displayName, phone, phone_hash: phoneHash },
    ...{ email: null, email_hash: null, real_name: null, id_number: null, age_group_ends: null },
    status: 'Active',
    properties: json<Record<string, string>>({}),
    created_at: call.now,
    modified_at: call.now,
  });
  return isMade ? id : undefined;
}
