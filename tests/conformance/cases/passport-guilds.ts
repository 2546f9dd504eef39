// Guilds, their roles and their members. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { type Game, type Gamer, LARGE, openGame, wrong } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const OPEN = { RestrictedMinutesAfterLeaveGuild: 0, EnableGainApprovalBeforeJoin: false };

const found = async ({ uos, name }: Gamer) =>
  (await uos.passport.playerGuilds.create({ guildName: `会 ${name}`, visibility: 'Public' })).guild;

/** A guild with its owner, a member and somebody outside. */
async function guildWith(world: World, settings: Readonly<Record<string, unknown>> = OPEN) {
  const game = await openGame(world, { ...OPEN, ...settings });
  const [owner, member, outside] = [await game.player('Ana'), await game.player('Ben'), await game.player('Cleo')];
  const { id } = await found(owner);
  await member.uos.passport.playerGuilds.join({ id });
  return { ...game, owner, member, outside, id };
}

/** The same where joining has to be approved, and somebody has asked. */
async function asked(world: World, settings: Readonly<Record<string, unknown>> = {}) {
  const game = await guildWith(world, settings);
  await game.owner.uos.passport.playerGuilds.update({ id: game.id, enableGainApprovalBeforeJoin: true });
  const { guildRequest } = await game.outside.uos.passport.playerGuilds.join({ id: game.id });
  return { ...game, request: guildRequest?.id ?? '' };
}

const roleOf = async ({ uos }: Pick<Game, 'uos'>, slug: string) =>
  (await uos.passport.guildRoles.list()).guildRoles.find(({ slugName }) => slugName === slug)?.id ?? '';

const captain = { slugName: 'captain', displayName: '队长', level: 60, limit: 1, permissions: { removeMembers: true } };

export const cases: Cases = {
  'passport.guilds.list': {
    async ok(world) {
      const { uos, id, member } = await guildWith(world);
      const { guilds, total } = await uos.passport.guilds.list({ memberId: member.personaId, guildName: 'ana' });
      expect([total, guilds[0]?.id, guilds[0]?.memberCount, guilds[0]?.members]).toEqual([1, id, 2, undefined]);
    },
    errors: { 30001: ({ uos }) => uos.passport.guilds.list({ realmID: 'none' }) },
  },
  'passport.guilds.get': {
    async ok(world) {
      const { uos, id } = await guildWith(world);
      const { guild } = await uos.passport.guilds.get({ id });
      expect(guild.members?.map(({ role }) => role)).toEqual(['owner', 'member']);
    },
    errors: { 50001: async (world) => world.other.passport.guilds.get({ id: (await guildWith(world)).id }) },
  },
  'passport.guilds.requests': {
    async ok(world) {
      const { uos, id, request } = await asked(world);
      expect(await uos.passport.guilds.requests({ id, status: 'Pending' })).toMatchObject({
        total: 1,
        guildRequests: [{ id: request, displayName: 'Cleo' }],
      });
    },
    errors: {
      30001: async (world) => {
        const { uos, id } = await asked(world);
        return uos.passport.guilds.requests({ id, start: -1 });
      },
      50001: async (world) => world.other.passport.guilds.requests({ id: (await asked(world)).id }),
    },
  },
  'passport.guilds.approve': {
    async ok(world) {
      const { uos, id, request } = await asked(world);
      expect((await uos.passport.guilds.approve({ id: request })).guildRequest.status).toBe('Approved');
      expect((await uos.passport.guilds.get({ id })).guild.memberCount).toBe(3);
    },
    errors: {
      50001: async (world) => world.other.passport.guilds.approve({ id: (await asked(world)).request }),
      80001: async (world) => {
        const { uos, request } = await asked(world);
        await uos.passport.config.set({ config: { ...OPEN, MemberLimitCount: 1 } });
        return uos.passport.guilds.approve({ id: request });
      },
      90001: async (world) => {
        const { uos, request } = await asked(world);
        await uos.passport.guilds.reject({ id: request });
        return uos.passport.guilds.approve({ id: request });
      },
      90050: async (world) => {
        const { uos, outside, request } = await asked(world, { EnableJoinMultiGuilds: true });
        await found(outside);
        await uos.passport.config.set({ config: OPEN });
        return uos.passport.guilds.approve({ id: request });
      },
    },
  },
  'passport.guilds.reject': {
    async ok(world) {
      const { uos, request } = await asked(world);
      expect((await uos.passport.guilds.reject({ id: request })).guildRequest.status).toBe('Rejected');
    },
    errors: {
      50001: async (world) => world.other.passport.guilds.reject({ id: (await asked(world)).request }),
      90001: async (world) => {
        const { uos, request } = await asked(world);
        await uos.passport.guilds.approve({ id: request });
        return uos.passport.guilds.reject({ id: request });
      },
    },
  },
  'passport.guilds.handOver': {
    async ok(world) {
      const { uos, id, member, owner } = await guildWith(world);
      const { guild } = await uos.passport.guilds.handOver({ id, memberId: member.personaId });
      expect(guild.ownerPersonaID).toBe(member.personaId);
      expect(guild.members?.map(({ memberId, role }) => [memberId, role])).toEqual([
        [member.personaId, 'owner'],
        [owner.personaId, 'member'],
      ]);
    },
    errors: {
      30001: async (world) => {
        const { uos, id } = await guildWith(world);
        return uos.passport.guilds.handOver({ id, memberId: 'none' });
      },
      50001: async (world) => {
        const { uos, id, outside } = await guildWith(world);
        return uos.passport.guilds.handOver({ id, memberId: outside.personaId });
      },
      90050: async (world) => {
        const { uos, id, owner } = await guildWith(world);
        return uos.passport.guilds.handOver({ id, memberId: owner.personaId });
      },
    },
  },
  'passport.guilds.dismiss': {
    async ok(world) {
      const { uos, id, outside, owner } = await asked(world);
      expect(await uos.passport.guilds.dismiss({ id })).toEqual({});
      expect(await owner.uos.passport.playerGuilds.mine()).toMatchObject({ total: 0 });
      expect(await outside.uos.passport.playerGuilds.myRequests()).toMatchObject({
        guildRequests: [{ status: 'Cancelled' }],
      });
    },
    errors: { 50001: async (world) => world.other.passport.guilds.dismiss({ id: (await guildWith(world)).id }) },
  },
  'passport.personas.guilds': {
    async ok(world) {
      const { uos, member } = await guildWith(world);
      expect(await uos.passport.personas.guilds({ id: member.personaId })).toMatchObject({
        total: 1,
        guilds: [{ selfRole: { slugName: 'member', permissions: { removeMembers: false } } }],
      });
    },
    errors: { 50001: ({ uos }) => uos.passport.personas.guilds({ id: UNKNOWN }) },
  },
  'passport.guildRoles.list': {
    async ok({ uos }) {
      const { guildRoles } = await uos.passport.guildRoles.list();
      expect(guildRoles.map(({ slugName, level }) => `${slugName} ${level}`).slice(0, 1)).toEqual(['owner 100']);
    },
  },
  'passport.guildRoles.create': {
    async ok(world) {
      const { uos } = await openGame(world);
      expect((await uos.passport.guildRoles.create(captain)).guildRole).toMatchObject({ level: 60, isDefault: false });
    },
    errors: {
      30001: async (world) => (await openGame(world)).uos.passport.guildRoles.create({ ...captain, level: 100 }),
      30003: async (world) => (await openGame(world)).uos.passport.guildRoles.create({ ...captain, slugName: UNKNOWN }),
      60001: async (world) => (await openGame(world)).uos.passport.guildRoles.create({ ...captain, slugName: 'owner' }),
    },
  },
  'passport.guildRoles.update': {
    async ok(world) {
      const game = await openGame(world);
      const id = await roleOf(game, 'vice-owner');
      const { guildRole } = await game.uos.passport.guildRoles.update({ id, displayName: '左使', limit: 2 });
      expect(guildRole).toMatchObject({ displayName: '左使', limit: 2, level: 50 });
    },
    errors: {
      30001: async (world) => {
        const game = await openGame(world);
        const id = await roleOf(game, 'member');
        return game.uos.passport.guildRoles.update({ id, permissions: { dismissGuild: true } });
      },
      50001: ({ uos }) => uos.passport.guildRoles.update({ id: UNKNOWN, displayName: 'x' }),
      90001: async (world) => {
        const game = await openGame(world);
        return game.uos.passport.guildRoles.update({ id: await roleOf(game, 'owner'), limit: 2 });
      },
    },
  },
  'passport.guildRoles.remove': {
    async ok(world) {
      const { uos } = await openGame(world);
      const { guildRole } = await uos.passport.guildRoles.create(captain);
      expect(await uos.passport.guildRoles.remove({ id: guildRole.id })).toEqual({});
    },
    errors: {
      50001: ({ uos }) => uos.passport.guildRoles.remove({ id: UNKNOWN }),
      90001: async (world) => {
        const game = await openGame(world);
        return game.uos.passport.guildRoles.remove({ id: await roleOf(game, 'member') });
      },
    },
  },
  'passport.playerGuilds.create': {
    async ok(world) {
      const someone = await (await openGame(world)).player();
      expect(await found(someone)).toMatchObject({ ownerPersonaID: someone.personaId, memberCount: 1 });
    },
    errors: {
      30001: async (world) => {
        const { uos } = await (await openGame(world)).player();
        return uos.passport.playerGuilds.create({ guildName: '', visibility: 'Public' });
      },
      30002: async (world) => {
        const { uos } = await (await openGame(world)).player();
        return uos.passport.playerGuilds.create({ guildName: 'x', visibility: 'Public', properties: LARGE });
      },
      60001: async (world) => {
        const { outside } = await guildWith(world);
        return outside.uos.passport.playerGuilds.create({ guildName: '会 ANA', visibility: 'Public' });
      },
      90050: async (world) => found((await guildWith(world)).member),
    },
  },
  'passport.playerGuilds.list': {
    async ok(world) {
      const { outside, id } = await guildWith(world);
      expect(await outside.uos.passport.playerGuilds.list({ random: true })).toMatchObject({
        guilds: [{ id }],
        total: 1,
      });
    },
    errors: {
      30001: async (world) => (await guildWith(world)).outside.uos.passport.playerGuilds.list({ start: -1 }),
    },
  },
  'passport.playerGuilds.mine': {
    async ok(world) {
      const { owner } = await guildWith(world);
      expect(await owner.uos.passport.playerGuilds.mine()).toMatchObject({
        total: 1,
        guilds: [{ selfRole: { slugName: 'owner', displayName: '会长' } }],
      });
    },
  },
  'passport.playerGuilds.config': {
    async ok(world) {
      const { uos } = await (await openGame(world)).player();
      expect(await uos.passport.playerGuilds.config()).toEqual({
        MemberLimitCount: 50,
        EnableJoinMultiGuilds: false,
        RestrictedMinutesAfterLeaveGuild: 120,
        EnableGainApprovalBeforeJoin: true,
        GuildDisableUniqueGuildName: false,
      });
    },
  },
  'passport.playerGuilds.get': {
    async ok(world) {
      const { outside, id } = await guildWith(world);
      expect((await outside.uos.passport.playerGuilds.get({ id })).guild.memberCount).toBe(2);
    },
    errors: { 50001: async (world) => (await guildWith(world)).owner.uos.passport.playerGuilds.get({ id: UNKNOWN }) },
  },
  'passport.playerGuilds.update': {
    async ok(world) {
      const { owner, id } = await guildWith(world);
      const { guild } = await owner.uos.passport.playerGuilds.update({ id, announcement: '八点点灯' });
      expect(guild).toMatchObject({ announcement: '八点点灯', guildName: '会 Ana' });
    },
    errors: {
      30001: async (world) => {
        const { owner, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.update({ id, visibility: wrong('Hidden') });
      },
      30002: async (world) => {
        const { owner, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.update({ id, properties: LARGE });
      },
      50001: async (world) => (await guildWith(world)).owner.uos.passport.playerGuilds.update({ id: UNKNOWN }),
      60001: async (world) => {
        const { owner, outside } = await guildWith(world);
        const { id } = await found(outside);
        return outside.uos.passport.playerGuilds.update({ id, guildName: `会 ${owner.name}` });
      },
      70001: async (world) => {
        const { member, id } = await guildWith(world);
        return member.uos.passport.playerGuilds.update({ id, announcement: 'x' });
      },
    },
  },
  'passport.playerGuilds.dismiss': {
    async ok(world) {
      const { owner, id } = await guildWith(world);
      expect(await owner.uos.passport.playerGuilds.dismiss({ id })).toEqual({});
      await expect(owner.uos.passport.playerGuilds.get({ id })).rejects.toMatchObject({ status: 404 });
    },
    errors: {
      50001: async (world) => (await guildWith(world)).owner.uos.passport.playerGuilds.dismiss({ id: UNKNOWN }),
      70001: async (world) => {
        const { member, id } = await guildWith(world);
        return member.uos.passport.playerGuilds.dismiss({ id });
      },
    },
  },
  'passport.playerGuilds.join': {
    async ok(world) {
      const { outside, id } = await guildWith(world);
      expect((await outside.uos.passport.playerGuilds.join({ id })).guild?.memberCount).toBe(3);
    },
    errors: {
      50001: async (world) => (await guildWith(world)).outside.uos.passport.playerGuilds.join({ id: UNKNOWN }),
      60001: async (world) => {
        const { member, id } = await guildWith(world);
        return member.uos.passport.playerGuilds.join({ id });
      },
      80001: async (world) => {
        const { outside, id } = await guildWith(world, { MemberLimitCount: 2 });
        return outside.uos.passport.playerGuilds.join({ id });
      },
      90050: async (world) => {
        const { member, outside } = await guildWith(world);
        return member.uos.passport.playerGuilds.join({ id: (await found(outside)).id });
      },
    },
  },
  'passport.playerGuilds.leave': {
    async ok(world) {
      const { member, id } = await guildWith(world);
      expect(await member.uos.passport.playerGuilds.leave({ id })).toEqual({});
    },
    errors: {
      50001: async (world) => (await guildWith(world)).member.uos.passport.playerGuilds.leave({ id: UNKNOWN }),
      90050: async (world) => {
        const { owner, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.leave({ id });
      },
    },
  },
  'passport.playerGuilds.requests': {
    async ok(world) {
      const { owner, id, request } = await asked(world);
      expect(await owner.uos.passport.playerGuilds.requests({ id, status: 'Pending' })).toMatchObject({
        total: 1,
        guildRequests: [{ id: request, displayName: 'Cleo' }],
      });
    },
    errors: {
      50001: async (world) => (await asked(world)).owner.uos.passport.playerGuilds.requests({ id: UNKNOWN }),
      70001: async (world) => {
        const { member, id } = await asked(world);
        return member.uos.passport.playerGuilds.requests({ id });
      },
    },
  },
  'passport.playerGuilds.approve': {
    async ok(world) {
      const { owner, id, request } = await asked(world);
      const { guildRequest } = await owner.uos.passport.playerGuilds.approve({ id: request });
      expect(guildRequest.status).toBe('Approved');
      expect((await owner.uos.passport.playerGuilds.get({ id })).guild.memberCount).toBe(3);
    },
    errors: {
      50001: async (world) => (await asked(world)).owner.uos.passport.playerGuilds.approve({ id: UNKNOWN }),
      70001: async (world) => {
        const { member, request } = await asked(world);
        return member.uos.passport.playerGuilds.approve({ id: request });
      },
      80001: async (world) => {
        const { uos, owner, request } = await asked(world);
        await uos.passport.config.set({ config: { ...OPEN, MemberLimitCount: 1 } });
        return owner.uos.passport.playerGuilds.approve({ id: request });
      },
      90001: async (world) => {
        const { owner, request } = await asked(world);
        await owner.uos.passport.playerGuilds.reject({ id: request });
        return owner.uos.passport.playerGuilds.approve({ id: request });
      },
      90050: async (world) => {
        const { uos, owner, outside, request } = await asked(world, { EnableJoinMultiGuilds: true });
        await found(outside);
        await uos.passport.config.set({ config: OPEN });
        return owner.uos.passport.playerGuilds.approve({ id: request });
      },
    },
  },
  'passport.playerGuilds.reject': {
    async ok(world) {
      const { owner, request } = await asked(world);
      expect((await owner.uos.passport.playerGuilds.reject({ id: request })).guildRequest.status).toBe('Rejected');
    },
    errors: {
      50001: async (world) => (await asked(world)).owner.uos.passport.playerGuilds.reject({ id: UNKNOWN }),
      70001: async (world) => {
        const { member, request } = await asked(world);
        return member.uos.passport.playerGuilds.reject({ id: request });
      },
      90001: async (world) => {
        const { owner, request } = await asked(world);
        await owner.uos.passport.playerGuilds.approve({ id: request });
        return owner.uos.passport.playerGuilds.reject({ id: request });
      },
    },
  },
  'passport.playerGuilds.myRequests': {
    async ok(world) {
      const { outside, request } = await asked(world);
      expect(await outside.uos.passport.playerGuilds.myRequests()).toMatchObject({
        total: 1,
        guildRequests: [{ id: request, status: 'Pending' }],
      });
    },
    errors: {
      30001: async (world) => (await asked(world)).outside.uos.passport.playerGuilds.myRequests({ start: -1 }),
    },
  },
  'passport.playerGuilds.cancelRequest': {
    async ok(world) {
      const { outside, request } = await asked(world);
      const { guildRequest } = await outside.uos.passport.playerGuilds.cancelRequest({ id: request });
      expect(guildRequest.status).toBe('Cancelled');
    },
    errors: {
      50001: async (world) => {
        const { owner, request } = await asked(world);
        return owner.uos.passport.playerGuilds.cancelRequest({ id: request });
      },
      90001: async (world) => {
        const { outside, request } = await asked(world);
        await outside.uos.passport.playerGuilds.cancelRequest({ id: request });
        return outside.uos.passport.playerGuilds.cancelRequest({ id: request });
      },
    },
  },
  'passport.playerGuilds.removeMember': {
    async ok(world) {
      const { owner, member, id } = await guildWith(world);
      const memberId = member.personaId;
      expect(await owner.uos.passport.playerGuilds.removeMember({ id, memberId })).toEqual({});
    },
    errors: {
      50001: async (world) => {
        const { owner, outside, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.removeMember({ id, memberId: outside.personaId });
      },
      70001: async (world) => {
        const { owner, member, id } = await guildWith(world);
        return member.uos.passport.playerGuilds.removeMember({ id, memberId: owner.personaId });
      },
      90050: async (world) => {
        const { owner, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.removeMember({ id, memberId: owner.personaId });
      },
    },
  },
  'passport.playerGuilds.setMemberRole': {
    async ok(world) {
      const { owner, member, id } = await guildWith(world);
      const change = { id, memberId: member.personaId, role: 'vice-owner' };
      const { guild } = await owner.uos.passport.playerGuilds.setMemberRole(change);
      expect(guild.members?.map(({ role }) => role)).toEqual(['owner', 'vice-owner']);
    },
    errors: {
      30001: async (world) => {
        const { owner, member, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.setMemberRole({ id, memberId: member.personaId, role: 'a_b' });
      },
      50001: async (world) => {
        const { owner, member, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.setMemberRole({ id, memberId: member.personaId, role: 'cook' });
      },
      70001: async (world) => {
        const { owner, member, id } = await guildWith(world);
        return member.uos.passport.playerGuilds.setMemberRole({ id, memberId: owner.personaId, role: 'member' });
      },
      80001: async (world) => {
        const { uos, owner, member, outside, id } = await guildWith(world);
        await uos.passport.guildRoles.create(captain);
        await outside.uos.passport.playerGuilds.join({ id });
        const rise = (memberId: string) =>
          owner.uos.passport.playerGuilds.setMemberRole({ id, memberId, role: 'captain' });
        await rise(member.personaId);
        return rise(outside.personaId);
      },
      90050: async (world) => {
        const { owner, member, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.setMemberRole({ id, memberId: member.personaId, role: 'owner' });
      },
    },
  },
  'passport.playerGuilds.handOver': {
    async ok(world) {
      const { owner, member, id } = await guildWith(world);
      const { guild } = await owner.uos.passport.playerGuilds.handOver({ id, memberId: member.personaId });
      expect(guild.ownerPersonaID).toBe(member.personaId);
    },
    errors: {
      30001: async (world) => {
        const { owner, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.handOver({ id, memberId: 'none' });
      },
      50001: async (world) => {
        const { owner, outside, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.handOver({ id, memberId: outside.personaId });
      },
      70001: async (world) => {
        const { member, owner, id } = await guildWith(world);
        return member.uos.passport.playerGuilds.handOver({ id, memberId: owner.personaId });
      },
      90050: async (world) => {
        const { owner, id } = await guildWith(world);
        return owner.uos.passport.playerGuilds.handOver({ id, memberId: owner.personaId });
      },
    },
  },
};
