// Who comes, goes and rises in a guild, by calls of players. Source: wire/passport.md 4, 5.11.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { lockPersonas, ownPersona } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { againstRules, denied, full, holdEntrant, holdGuild, letIn, requireRight, takeOut } from './enter.ts';
import { requireGuild, unknownGuild, wholeGuild } from './guilds.ts';
import { requestReply } from './replies.ts';
import { OWNER } from './rules.ts';
import { type GuildRow, updateGuild } from './store/guilds.ts';
import { findMember, type MemberWithRole, setRole } from './store/members.ts';
import { answerRequest, findRequest, insertRequest, listRequests, type RequestRow } from './store/requests.ts';
import { holdRole } from './store/roles.ts';

type PlayerGuilds = Handlers<typeof passport>['playerGuilds'];

export const guildMembers: Omit<PlayerGuilds, 'create' | 'list' | 'mine' | 'config' | 'get' | 'update' | 'dismiss'> = {
  async join(call) {
    const { id, realm_id } = await ownPersona(call);
    const settings = await readConfig(call.db, call.appId);
    const guild = await holdGuild(call, call.input.id, realm_id);
    if ((await findMember(call.db, call.appId, guild.id, id)) !== undefined) {
      throw call.refuse('exists', 'already a member');
    }
    await holdEntrant(call, id, settings);
    if (!guild.needs_approval) {
      await letIn(call, { guild, personaId: id }, settings);
      return { guild: await wholeGuild(call, await requireGuild(call, guild.id)) };
    }
    if (guild.member_count >= settings.MemberLimitCount) {
      throw full(call);
    }
    const requestId = call.ports.ids.uuid();
    const asked = await insertRequest(call.db, {
      app_id: call.appId,
      id: requestId,
      guild_id: guild.id,
      persona_id: id,
      message: call.input.message ?? '',
      status: 'Pending',
      created_at: call.now,
      modified_at: call.now,
    });
    if (!asked) {
      throw call.refuse('exists', 'already asked to join');
    }
    return { guildRequest: requestReply(await requireRequest(call, requestId)) };
  },
  async leave(call) {
    const persona = await ownPersona(call);
    const guild = await holdGuild(call, call.input.id, persona.realm_id);
    const { role } = await requireMember(call, guild, persona.id);
    if (role === OWNER) {
      throw againstRules(call, 'the owner hands the guild over first');
    }
    await takeOut(call, guild.id, persona.id);
    return {};
  },
  async requests(call) {
    const persona = await ownPersona(call);
    const guild = await requireGuild(call, call.input.id);
    if (guild.realm_id !== persona.realm_id) {
      throw unknownGuild(call);
    }
    await requireRight(call, { guild, personaId: persona.id }, 'manageGuildRequests');
    return requestPage(call, { guildId: guild.id });
  },
  async approve(call) {
    return approveHeld(call, await heldRequest(call));
  },
  async reject(call) {
    const { request } = await heldRequest(call);
    return closeRequest(call, request, 'Rejected');
  },
  async myRequests(call) {
    const persona = await ownPersona(call);
    return requestPage(call, { personaId: persona.id });
  },
  async cancelRequest(call) {
    const persona = await ownPersona(call);
    const request = await requireRequest(call, call.input.id);
    if (request.persona_id !== persona.id) {
      throw unknownRequest(call);
    }
    return closeRequest(call, request, 'Cancelled');
  },
  async removeMember(call) {
    const persona = await ownPersona(call);
    const { id, memberId } = call.input;
    const guild = await holdGuild(call, id, persona.realm_id);
    const me = await requireRight(call, { guild, personaId: persona.id }, 'removeMembers');
    const member = await requireMember(call, guild, memberId);
    if (memberId === persona.id) {
      throw againstRules(call, 'who goes by itself leaves');
    }
    refuseUnlessBelow(call, me, member);
    await takeOut(call, guild.id, memberId);
    return {};
  },
  async setMemberRole(call) {
    const persona = await ownPersona(call);
    const { id, memberId, role: slug } = call.input;
    const guild = await holdGuild(call, id, persona.realm_id);
    const me = await requireRight(call, { guild, personaId: persona.id }, 'manageMemberRole');
    const member = await requireMember(call, guild, memberId);
    const role = await holdRole(call.db, call.appId, slug);
    if (role === undefined) {
      throw call.refuse('not-found', 'guild role not found');
    }
    if (slug === OWNER) {
      throw againstRules(call, 'the owner role moves by handing over');
    }
    refuseUnlessBelow(call, me, member);
    refuseUnlessBelow(call, me, role);
    const place = { app_id: call.appId, guild_id: guild.id, persona_id: memberId, role: slug };
    if (!(await setRole(call.db, place, role.holders_limit))) {
      throw call.refuse('precondition', 'the role has its limit of holders', { code: 80_001 });
    }
    return { guild: await wholeGuild(call, guild) };
  },
  async handOver(call) {
    const persona = await ownPersona(call);
    const { id, memberId } = call.input;
    const guild = await holdGuild(call, id, persona.realm_id);
    if (guild.owner_id !== persona.id) {
      throw denied(call);
    }
    return makeOwner(call, guild, memberId);
  },
};

/** Lets in who asks; the guild is held. @throws 400 90001, 90050, 429 80001 */
export async function approveHeld(
  call: Call,
  { request, guild }: { readonly request: RequestRow; readonly guild: GuildRow },
) {
  const settings = await readConfig(call.db, call.appId);
  // why before the request: whoever enters another guild holds the persona and then cancels what it still asks for
  const [asking] = await lockPersonas(call.db, call.appId, [request.persona_id]);
  const isAnswered = await answerRequest(call.db, call.appId, request.id, { status: 'Approved', now: call.now });
  if (!isAnswered || asking === undefined) {
    throw answered(call);
  }
  await holdEntrant(call, request.persona_id, settings);
  await letIn(call, { guild, personaId: request.persona_id }, settings);
  return { guildRequest: requestReply({ ...request, status: 'Approved' }) };
}

/** @throws 400 90001 where it is answered already */
export async function closeRequest(call: Call, request: RequestRow, status: 'Rejected' | 'Cancelled') {
  if (!(await answerRequest(call.db, call.appId, request.id, { status, now: call.now }))) {
    throw answered(call);
  }
  return { guildRequest: requestReply({ ...request, status }) };
}

/** Exchanges the roles of the owner and of a member; the guild is held. @throws 404, 400 90050 */
export async function makeOwner(call: Call, guild: GuildRow, memberId: string) {
  if (memberId === guild.owner_id) {
    throw againstRules(call, 'already the owner');
  }
  const { role } = await requireMember(call, guild, memberId);
  const place = { app_id: call.appId, guild_id: guild.id };
  // why an exchange: no role then has more holders than before
  await setRole(call.db, { ...place, persona_id: guild.owner_id, role }, 0);
  await setRole(call.db, { ...place, persona_id: memberId, role: OWNER }, 0);
  await updateGuild(call.db, call.appId, guild.id, { owner_id: memberId, modified_at: call.now });
  return { guild: await wholeGuild(call, await requireGuild(call, guild.id)) };
}

async function requireMember(call: Call, guild: GuildRow, personaId: string): Promise<MemberWithRole> {
  const member = await findMember(call.db, call.appId, guild.id, personaId);
  if (member === undefined) {
    throw call.refuse('not-found', 'guild member not found');
  }
  return member;
}

function refuseUnlessBelow(call: Call, me: MemberWithRole, { level }: { readonly level: number }): void {
  if (level >= me.level) {
    throw denied(call);
  }
}

/** A request whose guild is held, of somebody who may answer it. */
async function heldRequest(call: Call<{ readonly id: string }>): Promise<{ request: RequestRow; guild: GuildRow }> {
  const persona = await ownPersona(call);
  const request = await requireRequest(call, call.input.id);
  if ((await findMember(call.db, call.appId, request.guild_id, persona.id)) === undefined) {
    throw denied(call);
  }
  const guild = await holdGuild(call, request.guild_id, persona.realm_id);
  await requireRight(call, { guild, personaId: persona.id }, 'manageGuildRequests');
  return { request, guild };
}

export async function requireRequest(call: Call, id: string): Promise<RequestRow> {
  const row = await findRequest(call.db, call.appId, id);
  if (row === undefined) {
    throw unknownRequest(call);
  }
  return row;
}

export async function requestPage(
  call: Call<{ start?: number | undefined; count?: number | undefined; status?: RequestRow['status'] | undefined }>,
  of: { readonly guildId: string } | { readonly personaId: string },
) {
  const page = startCountPage(call.input);
  const { rows, total } = await listRequests(call.db, call.appId, { ...of, status: call.input.status }, page);
  return { guildRequests: rows.map(requestReply), start: page.offset, count: page.limit, total };
}

const unknownRequest = (call: Call) => call.refuse('not-found', 'guild request not found');
const answered = (call: Call) => call.refuse('precondition', 'the request is answered already');
