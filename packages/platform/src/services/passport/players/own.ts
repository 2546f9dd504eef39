// What players do with their own account, and what they see of others. Source: wire/passport.md 4.
import type { passport } from '@uos/contract';
import { ageOn } from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { realmReply } from '../replies.ts';
import { listRealms } from '../store/realms.ts';
import { refuseUnfit } from './checks.ts';
import { makePersona, openRealm } from './login/places.ts';
import { noteCame, personaTokens, refuseIfBanned } from './login/sign-in.ts';
import { openPrivate } from './private/private.ts';
import { withRealName } from './real-name.ts';
import { personaReply, publicPersona, userReply } from './replies.ts';
import { ownPersona, requirePersona, requireUser } from './require.ts';
import { birthDate, today } from './rules.ts';
import { updatePersona } from './store/personas.ts';
import { listPersonas, somePersonas } from './store/search.ts';
import { type UserRow, updateUser } from './store/users.ts';

type Passport = Handlers<typeof passport>;

export const playerRealms: Passport['playerRealms'] = {
  async list(call) {
    await requireIdDomain(call);
    const page = startCountPage(call.input);
    const { rows, total } = await listRealms(call.db, call.appId, { isShown: true }, page);
    return { realms: rows.map(realmReply), start: page.offset, count: page.limit, total };
  },
};

export const playerUsers: Omit<Passport['playerUsers'], 'bindPhone' | 'linkAccount'> = {
  me: async (call) => ({ user: await userReply(call, await ownUser(call)) }),
  async updateMe(call) {
    const { displayName, avatarUrl, properties } = call.input;
    const { id } = await ownUser(call);
    await refuseUnfit(call, { displayName, properties });
    await updateUser(call.db, call.appId, id, {
      display_name: displayName,
      avatar_url: avatarUrl,
      properties: properties === undefined ? undefined : json({ ...properties }),
      modified_at: call.now,
    });
    return { user: await userReply(call, await requireUser(call, id)) };
  },
  verifyRealName: withRealName(
    async (call) => (await ownUser(call)).id,
    async (call, id, write) => {
      await write();
      return { user: await userReply(call, await requireUser(call, id)) };
    },
  ),
};

export const playerPersonas: Passport['playerPersonas'] = {
  async create(call) {
    const { realmID, displayName, iconUrl, properties = {} } = call.input;
    const user = await ownUser(call);
    await refuseUnfit(call, { displayName, properties });
    const realm = await openRealm(call, realmID);
    const persona = await makePersona(call, user.id, {
      ...{ realmId: realm.id, externalId: '', displayName, properties },
      ...(iconUrl !== undefined && { iconUrl }),
    });
    if (persona === undefined) {
      throw call.refuse('exists', 'the user has a persona in this realm already');
    }
    return { persona: await personaReply(call, persona) };
  },
  async select(call) {
    const domain = await requireIdDomain(call);
    const persona = await requirePersona(call, call.input.id);
    const { principal } = call;
    const isOwn = principal.kind !== 'player' || (principal.isAccount && principal.userId === persona.user_id);
    if (persona.status === 'Sealed' || !isOwn) {
      throw call.refuse('not-found', 'persona not found');
    }
    await openRealm(call, persona.realm_id);
    const user = await requireUser(call, persona.user_id);
    refuseIfBanned(user, persona, call.now);
    refuseYoung(call, user, { minAge: domain.min_age, isRequired: domain.real_name_required });
    await noteCame(call, user.id, { method: user.login_method, provider: user.login_provider });
    const pair = await personaTokens(call, user, persona);
    return {
      personaAccessToken: pair.accessToken,
      personaRefreshToken: pair.refreshToken,
      expiresAt: pair.expiresAt,
      persona: await personaReply(call, { ...persona, last_login_at: call.now }),
    };
  },
  async me(call) {
    await requireIdDomain(call);
    return { persona: await personaReply(call, await ownPersona(call)) };
  },
  async updateMe(call) {
    await requireIdDomain(call);
    const { displayName, iconUrl, properties } = call.input;
    const { id } = await ownPersona(call);
    await refuseUnfit(call, { displayName, properties });
    await updatePersona(call.db, call.appId, id, {
      display_name: displayName,
      icon_url: iconUrl,
      properties: properties === undefined ? undefined : json({ ...properties }),
      modified_at: call.now,
    });
    return { persona: await personaReply(call, await requirePersona(call, id)) };
  },
  async search(call) {
    await requireIdDomain(call);
    const { personaID, displayName, realmID } = call.input;
    const page = startCountPage(call.input);
    const filter = {
      ...{ id: personaID, realmId: realmID, status: 'Active' as const, now: call.now },
      name: displayName === undefined ? undefined : likePart(displayName),
    };
    const { rows, total } = await listPersonas(call.db, call.appId, filter, page);
    return { personas: rows.map(publicPersona), start: page.offset, count: page.limit, total };
  },
  async random(call) {
    await requireIdDomain(call);
    const { id, realm_id: realmId } = await ownPersona(call);
    const filter = { status: 'Active' as const, realmId, but: id, now: call.now };
    const rows = await somePersonas(call.db, call.appId, filter, call.ports.ids.uuid(), call.input.count ?? 20);
    return { personas: rows.map(publicPersona), total: rows.length };
  },
};

/** The user who plays. */
async function ownUser(call: Call): Promise<UserRow> {
  await requireIdDomain(call);
  const { principal } = call;
  return requireUser(call, principal.kind === 'player' && principal.isAccount ? principal.userId : '');
}

interface AgeRule {
  readonly minAge: number;
  readonly isRequired: boolean;
}

/** @throws 90060 until the real name is verified and the player is old enough; without it nobody could verify */
function refuseYoung(call: Call, user: UserRow, { minAge, isRequired }: AgeRule): void {
  const day = today(call.now);
  const birth = birthDate(openPrivate(call.ports, 'id_number', user), day);
  if (birth === undefined ? isRequired || minAge > 0 : ageOn(birth, day) < minAge) {
    const details = [birth === undefined ? 'the real name is not verified' : `players are at least ${minAge}`];
    throw call.refuse('precondition', birth === undefined ? '请先完成实名认证' : '未达到游戏的最低年龄', {
      code: 90_060,
      details,
    });
  }
}
