// Guilds as developers look at them. Source: wire/passport.md 3.4 rows 94, 95, 100.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { requirePersona } from '../players/store/index.ts';
import { guildReply, ownGuildReply, wholeGuildReply } from './replies.ts';
import { findGuild, type GuildRow, listGuilds } from './store/guilds.ts';
import { guildsOf, listMembers } from './store/members.ts';

export const guilds: Pick<Handlers<typeof passport>['guilds'], 'list' | 'get'> = {
  async list(call) {
    await requireIdDomain(call);
    const { guildName, realmID, memberId } = call.input;
    const page = startCountPage(call.input);
    const filter = { name: guildName === undefined ? undefined : likePart(guildName), realmId: realmID, memberId };
    const { rows, total } = await listGuilds(call.db, call.appId, filter, page);
    return { guilds: rows.map(guildReply), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return { guild: await wholeGuild(call, await requireGuild(call, call.input.id)) };
  },
};

export const personaGuilds: Pick<Handlers<typeof passport>['personas'], 'guilds'> = {
  async guilds(call) {
    await requireIdDomain(call);
    const { id } = await requirePersona(call, call.input.id);
    const rows = await guildsOf(call.db, call.appId, id);
    return { guilds: rows.map(ownGuildReply), total: rows.length };
  },
};

/** @throws 404 `guild not found` */
export async function requireGuild(call: Call, id: string): Promise<GuildRow> {
  const row = await findGuild(call.db, call.appId, id);
  if (row === undefined) {
    throw unknownGuild(call);
  }
  return row;
}

export const unknownGuild = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'guild not found');

/** A guild with its members. */
export async function wholeGuild(call: Pick<Call, 'db' | 'appId'>, row: GuildRow) {
  return wholeGuildReply(row, await listMembers(call.db, call.appId, row.id));
}
