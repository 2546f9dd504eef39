// Guilds as players found, find, change and end them. Source: wire/passport.md 4, 5.11.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { refuseUnfit } from '../players/checks.ts';
import { ownPersona } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { dissolve, holdEntrant, holdGuild, requireRight, settleRequests } from './enter.ts';
import { requireGuild, unknownGuild, wholeGuild } from './guilds.ts';
import { guildReply, ownGuildReply } from './replies.ts';
import { OWNER } from './rules.ts';
import { insertGuild, isNameTaken, listGuilds, updateGuild } from './store/guilds.ts';
import { guildsOf, insertMember } from './store/members.ts';

type PlayerGuilds = Handlers<typeof passport>['playerGuilds'];

export const guildLife: Pick<PlayerGuilds, 'create' | 'list' | 'mine' | 'config' | 'get' | 'update' | 'dismiss'> = {
  async create(call) {
    const persona = await ownPersona(call);
    const settings = await readConfig(call.db, call.appId);
    const { guildName, visibility, announcement = '', guildType = '', properties = {} } = call.input;
    await refuseUnfit(call, { displayName: guildName, properties });
    await holdEntrant(call, persona.id, settings);
    const isUnique = !settings.GuildDisableUniqueGuildName;
    const id = call.ports.ids.uuid();
    const name = { realmId: persona.realm_id, name: guildName };
    const made =
      !(isUnique && (await isNameTaken(call.db, call.appId, name))) &&
      (await insertGuild(call.db, {
        app_id: call.appId,
        id,
        realm_id: persona.realm_id,
        name: guildName,
        unique_name: isUnique ? guildName : null,
        announcement,
        guild_type: guildType,
        visibility,
        needs_approval: call.input.enableGainApprovalBeforeJoin ?? settings.EnableGainApprovalBeforeJoin,
        owner_id: persona.id,
        member_count: 1,
        properties: json({ ...properties }),
        created_at: call.now,
        modified_at: call.now,
      }));
    if (!made) {
      throw call.refuse('exists', 'guildName already exists');
    }
    await insertMember(call.db, {
      app_id: call.appId,
      guild_id: id,
      persona_id: persona.id,
      role: OWNER,
      joined_at: call.now,
    });
    await settleRequests(call, { guildId: id, personaId: persona.id }, settings);
    return { guild: await wholeGuild(call, await requireGuild(call, id)) };
  },
  async list(call) {
    const persona = await ownPersona(call);
    const { guildName, random } = call.input;
    const page = startCountPage(call.input);
    const { rows, total } = await listGuilds(
      call.db,
      call.appId,
      {
        name: guildName === undefined ? undefined : likePart(guildName),
        realmId: persona.realm_id,
        visibility: 'Public',
        random,
      },
      page,
    );
    return { guilds: rows.map(guildReply), start: page.offset, count: page.limit, total };
  },
  async mine(call) {
    const persona = await ownPersona(call);
    const rows = await guildsOf(call.db, call.appId, persona.id);
    return { guilds: rows.map(ownGuildReply), total: rows.length };
  },
  async config(call) {
    await ownPersona(call);
    const settings = await readConfig(call.db, call.appId);
    return {
      MemberLimitCount: settings.MemberLimitCount,
      EnableJoinMultiGuilds: settings.EnableJoinMultiGuilds,
      RestrictedMinutesAfterLeaveGuild: settings.RestrictedMinutesAfterLeaveGuild,
      EnableGainApprovalBeforeJoin: settings.EnableGainApprovalBeforeJoin,
      GuildDisableUniqueGuildName: settings.GuildDisableUniqueGuildName,
    };
  },
  async get(call) {
    // why private ones too: whoever was sent the id of one was asked to come
    const persona = await ownPersona(call);
    const guild = await requireGuild(call, call.input.id);
    if (guild.realm_id !== persona.realm_id) {
      throw unknownGuild(call);
    }
    return { guild: await wholeGuild(call, guild) };
  },
  async update(call) {
    const persona = await ownPersona(call);
    const { id, guildName, visibility, announcement, guildType, enableGainApprovalBeforeJoin, properties } = call.input;
    await refuseUnfit(call, { displayName: guildName, properties });
    const guild = await holdGuild(call, id, persona.realm_id);
    await requireRight(call, { guild, personaId: persona.id }, 'updateGuildInfo');
    const { GuildDisableUniqueGuildName: several } = await readConfig(call.db, call.appId);
    const name = { realmId: guild.realm_id, name: guildName ?? '', except: id };
    const isTaken = guildName !== undefined && !several && (await isNameTaken(call.db, call.appId, name));
    const done =
      !isTaken &&
      (await updateGuild(call.db, call.appId, id, {
        name: guildName,
        ...(guildName !== undefined && { unique_name: several ? null : guildName }),
        visibility,
        announcement,
        guild_type: guildType,
        needs_approval: enableGainApprovalBeforeJoin,
        properties: properties && json({ ...properties }),
        modified_at: call.now,
      }));
    if (!done) {
      throw call.refuse('exists', 'guildName already exists');
    }
    return { guild: await wholeGuild(call, await requireGuild(call, id)) };
  },
  async dismiss(call) {
    const persona = await ownPersona(call);
    const guild = await holdGuild(call, call.input.id, persona.realm_id);
    await requireRight(call, { guild, personaId: persona.id }, 'dismissGuild');
    await dissolve(call, guild);
    return {};
  },
};
