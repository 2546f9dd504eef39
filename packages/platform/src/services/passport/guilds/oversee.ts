// What developers put right in guilds that players made: who waits, who owns one, and its end.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { requireIdDomain } from '../id-domains.ts';
import { dissolve } from './enter.ts';
import { requireGuild, unknownGuild, wholeGuild } from './guilds.ts';
import { approveHeld, closeRequest, makeOwner, requestPage, requireRequest } from './members.ts';
import { requestReply } from './replies.ts';
import { type GuildRow, lockGuilds } from './store/guilds.ts';

type Guilds = Handlers<typeof passport>['guilds'];

export const guildOversight: Pick<Guilds, 'requests' | 'approve' | 'reject' | 'handOver' | 'dismiss'> = {
  async requests(call) {
    await requireIdDomain(call);
    const { id } = await requireGuild(call, call.input.id);
    return requestPage(call, { guildId: id });
  },
  async approve(call) {
    await requireIdDomain(call);
    const request = await requireRequest(call, call.input.id);
    const guild = await held(call, request.guild_id);
    call.note({ target: guild.name, before: { guildRequest: requestReply(request) } });
    return approveHeld(call, { request, guild });
  },
  async reject(call) {
    await requireIdDomain(call);
    const request = await requireRequest(call, call.input.id);
    const guild = await held(call, request.guild_id);
    call.note({ target: guild.name, before: { guildRequest: requestReply(request) } });
    return closeRequest(call, request, 'Rejected');
  },
  async handOver(call) {
    await requireIdDomain(call);
    const guild = await held(call, call.input.id);
    call.note({ target: guild.name, before: { guild: await wholeGuild(call, guild) } });
    return makeOwner(call, guild, call.input.memberId);
  },
  async dismiss(call) {
    await requireIdDomain(call);
    const guild = await held(call, call.input.id);
    call.note({ target: guild.name, before: { guild: await wholeGuild(call, guild) }, after: undefined });
    await dissolve(call, guild);
    return {};
  },
};

/** The guild, held until the end of the transaction. @throws 404 */
async function held(call: Call, id: string): Promise<GuildRow> {
  const [guild] = await lockGuilds(call.db, call.appId, [id]);
  if (guild === undefined) {
    throw unknownGuild(call);
  }
  return guild;
}
