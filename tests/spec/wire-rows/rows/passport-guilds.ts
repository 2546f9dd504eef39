// Guilds and their roles. Source: wire/passport.md 2.3, 3.4 rows 94 to 100, 4, 5.11.
import { expect } from 'vitest';
import { bearing, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const FACTS =
  'id idDomainID realmID guildName announcement guildType visibility enableGainApprovalBeforeJoin ownerPersonaID memberCount createdAt modifiedAt properties';
const GUILD = `${FACTS} members`;
const MEMBER = 'memberId memberName role joinedAt';
const ROLE = 'id idDomainID slugName displayName permissions level limit isDefault createdAt modifiedAt properties';
const REQUEST = 'id guildId personaID displayName message status createdAt';
const CONFIG =
  'MemberLimitCount EnableJoinMultiGuilds RestrictedMinutesAfterLeaveGuild EnableGainApprovalBeforeJoin GuildDisableUniqueGuildName';
const NOTHING = {
  ...{ dismissGuild: false, manageGuildRequests: false, manageMemberRole: false },
  ...{ updateGuildInfo: false, removeMembers: false },
};
const ALL = {
  ...{ dismissGuild: true, manageGuildRequests: true, manageMemberRole: true },
  ...{ updateGuildInfo: true, removeMembers: true },
};

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const invalid = { known: 'ours', status: 400, has: no(30_001, 'invalid parameters') } as const;
const denied = { status: 403, has: no(70_001, 'permission denied') } as const;
const noGuild = { status: 404, has: no(50_001, 'guild not found') } as const;
const noRequest = { status: 404, has: no(50_001, 'guild request not found') } as const;
const rule = { status: 400, has: no(90_050) } as const;
const by = (who: string) => ({ ...bearing(who), known: 'seen', status: 200 }) as const;
const [ana, ben, cem] = [by('ana'), by('ben'), by('cem')];
const signIn = {
  known: 'seen',
  call: 'passport.login.external',
  as: 'game',
  send: 'POST /v1/login/external',
  status: 200,
} as const;
const create = { call: 'passport.playerGuilds.create', send: 'POST /v1/sdk/guilds' } as const;
const join = { call: 'passport.playerGuilds.join', send: 'POST /v1/sdk/guilds/{guild}/join' } as const;
const leave = { call: 'passport.playerGuilds.leave', send: 'POST /v1/sdk/guilds/{guild}/leave' } as const;
const update = { call: 'passport.playerGuilds.update', send: 'PUT /v1/sdk/guilds/{guild}' } as const;
const newRole = { call: 'passport.guildRoles.create', send: 'POST /v1/guilds/roles' } as const;
const roles = {
  call: 'passport.playerGuilds.setMemberRole',
  send: 'PUT /v1/sdk/guilds/{guild}/members/{benPersona}/role',
} as const;
const owner = { call: 'passport.playerGuilds.handOver', send: 'PUT /v1/sdk/guilds/{guild}/owner' } as const;
const waiting = { call: 'passport.guilds.requests' } as const;
const letIn = { call: 'passport.guilds.approve', send: 'POST /v1/guilds/requests/{request}/approve' } as const;
const turnDown = { call: 'passport.guilds.reject', send: 'POST /v1/guilds/requests/{request}/reject' } as const;
const makeOwner = { call: 'passport.guilds.handOver', send: 'PUT /v1/guilds/{guild}/owner' } as const;
const end = { call: 'passport.guilds.dismiss', send: 'DELETE /v1/guilds/{another}' } as const;

export const rows: readonly Row[] = [
  {
    ...app,
    call: 'passport.guilds.list',
    says: 'before there are players',
    send: 'GET /v1/guilds',
    status: 404,
    has: no(50_001, 'Id Domain not found'),
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '公会' } },
  {
    ...app,
    call: 'passport.config.set',
    send: 'POST /v1/config',
    body: { RestrictedMinutesAfterLeaveGuild: 0, MemberLimitCount: 2 },
  },
  {
    ...signIn,
    body: { externalUserID: 'ana', displayName: '安娜' },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID' },
  },
  {
    ...signIn,
    body: { externalUserID: 'ben', displayName: '本' },
    keep: { ben: 'personaAccessToken', benPersona: 'persona.personaID' },
  },
  {
    ...signIn,
    body: { externalUserID: 'cem', displayName: '杰姆' },
    keep: { cem: 'personaAccessToken', cemPersona: 'persona.personaID' },
  },

  // Roles.
  {
    ...{
      ...seen,
      call: 'passport.guildRoles.list',
      send: 'GET /upass/v1/guilds/roles',
      names: { 'guildRoles.0': ROLE },
    },
    has: {
      total: 3,
      guildRoles: [
        { slugName: 'owner', level: 100, limit: 1, isDefault: true, permissions: ALL },
        { slugName: 'vice-owner', level: 50, limit: 0, permissions: { ...ALL, dismissGuild: false } },
        { slugName: 'member', level: 10, permissions: NOTHING },
      ],
    },
  },
  {
    ...app,
    call: 'passport.guildRoles.list',
    as: 'member',
    says: 'by a member who reads',
    send: 'GET /v1/guilds/roles',
  },
  {
    ...{ ...seen, ...newRole, names: { guildRole: ROLE }, keep: { role: 'guildRole.id' } },
    body: {
      slugName: 'captain',
      displayName: '队长',
      level: 40,
      limit: 1,
      permissions: { removeMembers: true },
      properties: { hat: 'red' },
    },
    has: {
      guildRole: {
        slugName: 'captain',
        isDefault: false,
        permissions: { ...NOTHING, removeMembers: true },
        properties: { hat: 'red' },
      },
    },
  },
  {
    ...app,
    ...newRole,
    says: 'again',
    body: { slugName: 'captain', displayName: '队长', level: 40, permissions: {} },
    status: 409,
    has: no(60_001),
  },
  {
    ...app,
    ...newRole,
    ...invalid,
    says: 'a right that nobody knows',
    body: { slugName: 'a', displayName: 'a', level: 1, permissions: { fly: true } },
  },
  {
    ...{ ...app, ...newRole, ...invalid, known: 'seen', says: 'a right of the owner alone' },
    body: { slugName: 'a', displayName: 'a', level: 1, permissions: { dismissGuild: true } },
  },
  {
    ...app,
    ...newRole,
    ...invalid,
    known: 'spec',
    says: 'a name with an underscore',
    body: { slugName: 'a_b', displayName: 'a', level: 1, permissions: {} },
  },
  {
    ...app,
    ...newRole,
    as: 'member',
    says: 'by a member who reads',
    ...denied,
    body: { slugName: 'a', displayName: 'a', level: 1, permissions: {} },
  },
  {
    ...{
      ...seen,
      call: 'passport.guildRoles.update',
      send: 'PUT /v1/guilds/roles/{role}',
      body: { displayName: '船长' },
    },
    has: { guildRole: { displayName: '船长', level: 40, permissions: { ...NOTHING, removeMembers: true } } },
  },
  {
    ...app,
    ...invalid,
    call: 'passport.guildRoles.update',
    says: 'another name',
    send: 'PUT /v1/guilds/roles/{role}',
    body: { slugName: 'b' },
  },
  {
    ...app,
    ...invalid,
    call: 'passport.guildRoles.update',
    says: 'more holders than any guild has members',
    send: 'PUT /v1/guilds/roles/{role}',
    body: { limit: 10_000_001 },
  },
  {
    ...{ ...app, call: 'passport.guildRoles.update', send: 'PUT /v1/guilds/roles/{unknown}', body: {}, status: 404 },
    has: no(50_001, 'guild role not found'),
  },

  // A guild, founded.
  {
    ...ana,
    call: 'passport.playerGuilds.config',
    send: 'GET /v1/sdk/guilds/config',
    names: { '': CONFIG },
    has: { MemberLimitCount: 2, EnableJoinMultiGuilds: false },
  },
  {
    ...{ ...ana, ...create, names: { guild: GUILD, 'guild.members.0': MEMBER }, keep: { guild: 'guild.id' } },
    body: {
      guildName: '灯塔',
      visibility: 'Public',
      announcement: '欢迎',
      guildType: 'pve',
      properties: { rank: '1' },
    },
    has: {
      guild: {
        ...{
          id: UUID,
          guildName: '灯塔',
          visibility: 'Public',
          announcement: '欢迎',
          guildType: 'pve',
          memberCount: 1,
        },
        ...{ enableGainApprovalBeforeJoin: true, properties: { rank: '1' }, createdAt: TIME },
        members: [{ memberName: '安娜', role: 'owner', joinedAt: TIME, memberId: UUID }],
      },
    },
  },
  {
    ...ben,
    ...create,
    says: 'of the same name',
    body: { guildName: '灯塔', visibility: 'Public' },
    status: 409,
    has: no(60_001),
  },
  { ...ana, ...create, says: 'a second one', body: { guildName: '二', visibility: 'Public' }, ...rule },
  { ...ben, ...create, ...invalid, says: 'seen by whom', body: { guildName: '三', visibility: 'public' } },
  { ...ben, ...create, ...invalid, says: 'without a name', body: { visibility: 'Public' } },
  {
    ...app,
    ...create,
    says: 'by the app',
    body: { guildName: '三', visibility: 'Public' },
    status: 401,
    has: no(160_001),
  },
  {
    ...ben,
    call: 'passport.playerGuilds.list',
    send: 'GET /v1/sdk/guilds',
    has: { start: 0, count: 20, total: 1, guilds: [{ guildName: '灯塔' }] },
    names: { 'guilds.0': FACTS },
  },
  {
    ...{ ...ben, call: 'passport.playerGuilds.list', says: 'by a part of the name, in any order' },
    ...{ send: `GET /v1/sdk/guilds?guildName=${encodeURIComponent('灯')}&random=true`, has: { total: 1 } },
  },
  { ...ben, ...invalid, call: 'passport.playerGuilds.list', says: 'no page', send: 'GET /v1/sdk/guilds?count=-1' },
  {
    ...{
      ...ana,
      call: 'passport.playerGuilds.mine',
      send: 'GET /v1/sdk/guilds/me',
      names: { 'guilds.0': `${FACTS} selfRole` },
    },
    has: { total: 1, guilds: [{ selfRole: { slugName: 'owner', displayName: expect.any(String), permissions: ALL } }] },
  },
  { ...ben, call: 'passport.playerGuilds.get', send: 'GET /v1/sdk/guilds/{guild}', names: { guild: GUILD } },
  { ...ben, ...noGuild, call: 'passport.playerGuilds.get', send: 'GET /v1/sdk/guilds/{unknown}' },

  // Who asks to come in.
  {
    ...{
      ...ben,
      ...join,
      body: { message: '您好' },
      keep: { request: 'guildRequest.id' },
      names: { guildRequest: REQUEST },
    },
    has: { guildRequest: { status: 'Pending', message: '您好', displayName: '本', guildId: UUID, personaID: UUID } },
  },
  { ...ben, ...join, says: 'again', body: {}, status: 409, has: no(60_001) },
  { ...ana, ...join, says: 'where one is in', body: {}, status: 409, has: no(60_001) },
  { ...ben, ...join, ...noGuild, says: 'nowhere', send: 'POST /v1/sdk/guilds/{unknown}/join', body: {} },
  {
    ...ben,
    known: 'ours',
    call: 'passport.playerGuilds.myRequests',
    send: 'GET /v1/sdk/guilds/requests',
    has: { total: 1 },
    names: { 'guildRequests.0': REQUEST },
  },
  {
    ...{ ...ana, call: 'passport.playerGuilds.requests', send: 'GET /v1/sdk/guilds/{guild}/requests?status=Pending' },
    ...{ has: { start: 0, count: 20, total: 1 }, names: { 'guildRequests.0': REQUEST } },
  },
  {
    ...ben,
    ...denied,
    call: 'passport.playerGuilds.requests',
    says: 'by who is not in',
    send: 'GET /v1/sdk/guilds/{guild}/requests',
  },
  {
    ...ben,
    ...denied,
    call: 'passport.playerGuilds.approve',
    says: 'by who asks',
    send: 'POST /v1/sdk/guilds/requests/{request}/approve',
  },
  {
    ...{
      ...ben,
      known: 'ours',
      call: 'passport.playerGuilds.cancelRequest',
      send: 'POST /v1/sdk/guilds/requests/{request}/cancel',
    },
    has: { guildRequest: { status: 'Cancelled' } },
  },
  {
    ...ana,
    ...noRequest,
    known: 'ours',
    call: 'passport.playerGuilds.cancelRequest',
    says: 'of somebody else',
    send: 'POST /v1/sdk/guilds/requests/{request}/cancel',
  },
  {
    ...ana,
    call: 'passport.playerGuilds.approve',
    says: 'what is taken back',
    send: 'POST /v1/sdk/guilds/requests/{request}/approve',
    status: 400,
    has: no(90_001),
  },
  { ...ben, ...join, says: 'without a body', keep: { request: 'guildRequest.id' } },
  {
    ...{
      ...ana,
      call: 'passport.playerGuilds.reject',
      send: 'POST /v1/sdk/guilds/requests/{request}/reject',
      body: {},
    },
    has: { guildRequest: { status: 'Rejected' } },
  },
  {
    ...ana,
    call: 'passport.playerGuilds.reject',
    says: 'again',
    send: 'POST /v1/sdk/guilds/requests/{request}/reject',
    status: 400,
    has: no(90_001),
  },
  { ...ana, ...noRequest, call: 'passport.playerGuilds.reject', send: 'POST /v1/sdk/guilds/requests/{unknown}/reject' },
  { ...ben, ...join, says: 'once more', body: {}, keep: { request: 'guildRequest.id' } },
  {
    ...{ ...ana, call: 'passport.playerGuilds.approve', send: 'POST /v1/sdk/guilds/requests/{request}/approve' },
    ...{ has: { guildRequest: { status: 'Approved' } }, names: { guildRequest: REQUEST } },
  },
  {
    ...ana,
    ...noRequest,
    call: 'passport.playerGuilds.approve',
    send: 'POST /v1/sdk/guilds/requests/{unknown}/approve',
  },
  { ...cem, ...join, says: 'where nobody fits in', body: {}, status: 429, has: no(80_001) },

  // What a guild says of itself.
  { ...ben, ...update, ...denied, says: 'by a member', body: { announcement: 'x' } },
  {
    ...{
      ...ana,
      ...update,
      body: { guildName: '灯塔一', enableGainApprovalBeforeJoin: false, visibility: 'Private' },
      names: { guild: GUILD },
    },
    has: {
      guild: {
        guildName: '灯塔一',
        enableGainApprovalBeforeJoin: false,
        visibility: 'Private',
        announcement: '欢迎',
        memberCount: 2,
      },
    },
  },
  {
    ...ana,
    ...update,
    says: 'more than 512 bytes',
    body: { properties: { x: 'x'.repeat(600) } },
    status: 400,
    has: no(30_002),
  },
  { ...ana, ...update, ...noGuild, send: 'PUT /v1/sdk/guilds/{unknown}', body: {} },
  {
    ...cem,
    call: 'passport.playerGuilds.list',
    says: 'not the private ones',
    send: 'GET /v1/sdk/guilds',
    has: { total: 0, guilds: [] },
  },

  // Roles of members.
  { ...ben, ...roles, ...denied, says: 'by a member', body: { role: 'captain' } },
  {
    ...{ ...ana, ...roles, body: { role: 'captain' }, names: { guild: GUILD } },
    has: {
      guild: { members: expect.arrayContaining([expect.objectContaining({ memberName: '本', role: 'captain' })]) },
    },
  },
  {
    ...ana,
    ...roles,
    says: 'a role that is none',
    body: { role: 'nobody' },
    status: 404,
    has: no(50_001, 'guild role not found'),
  },
  { ...ana, ...roles, ...rule, says: 'the owner’s', body: { role: 'owner' } },
  {
    ...ana,
    ...roles,
    says: 'of who is not in',
    send: 'PUT /v1/sdk/guilds/{guild}/members/{cemPersona}/role',
    body: { role: 'captain' },
    status: 404,
    has: no(50_001),
  },
  {
    ...app,
    call: 'passport.guildRoles.remove',
    says: 'in use',
    send: 'DELETE /v1/guilds/roles/{role}',
    status: 400,
    has: no(90_001),
  },
  {
    ...ben,
    call: 'passport.playerGuilds.removeMember',
    ...denied,
    says: 'of a higher one',
    send: 'DELETE /v1/sdk/guilds/{guild}/members/{anaPersona}',
  },

  // As developers look at them.
  {
    ...{ ...seen, call: 'passport.guilds.list', send: 'GET /upass/v1/guilds', names: { 'guilds.0': FACTS } },
    has: { start: 0, count: 20, total: 1, guilds: [expect.not.objectContaining({ members: expect.anything() })] },
  },
  {
    ...{ ...app, call: 'passport.guilds.list', says: 'by who is in, spelled otherwise', has: { total: 1 } },
    send: `GET /v1/guilds?memberID={benPersona}&guildName=${encodeURIComponent('塔')}`,
  },
  {
    ...app,
    call: 'passport.guilds.list',
    says: 'by realm',
    send: 'GET /v1/guilds?realmId={unknown}',
    has: { total: 0 },
  },
  {
    ...seen,
    call: 'passport.guilds.get',
    send: 'GET /v1/guilds/{guild}',
    names: { guild: GUILD },
    has: { guild: { memberCount: 2 } },
  },
  { ...seen, ...noGuild, call: 'passport.guilds.get', send: 'GET /upass/v1/guilds/{unknown}' },
  {
    ...{
      ...seen,
      call: 'passport.personas.guilds',
      send: 'GET /v1/personas/{benPersona}/guilds',
      names: { 'guilds.0': FACTS },
    },
    has: { total: 1, guilds: [{ selfRole: { slugName: 'captain' } }] },
  },
  {
    ...app,
    call: 'passport.personas.guilds',
    send: 'GET /v1/personas/{unknown}/guilds',
    status: 404,
    has: no(50_001, 'persona not found'),
  },

  // The way out.
  { ...ana, ...leave, ...rule, says: 'the owner' },
  { ...cem, ...leave, says: 'who is not in', status: 404, has: no(50_001) },
  { ...ben, ...owner, ...denied, says: 'by who is not the owner', body: { memberId: '{benPersona}' } },
  { ...ana, ...owner, says: 'to who is not in', body: { memberId: '{cemPersona}' }, status: 404, has: no(50_001) },
  { ...ana, ...owner, ...invalid, says: 'to nobody', body: {} },
  {
    ...{ ...ana, ...owner, says: 'spelled otherwise', body: { memberID: '{benPersona}' }, names: { guild: GUILD } },
    has: { guild: { members: expect.arrayContaining([expect.objectContaining({ memberName: '本', role: 'owner' })]) } },
  },
  {
    ...ana,
    call: 'passport.playerGuilds.dismiss',
    ...denied,
    says: 'by who was the owner',
    send: 'DELETE /v1/sdk/guilds/{guild}',
  },
  {
    ...ben,
    call: 'passport.playerGuilds.removeMember',
    send: 'DELETE /v1/sdk/guilds/{guild}/members/{anaPersona}',
    has: {},
  },
  {
    ...ben,
    call: 'passport.playerGuilds.removeMember',
    says: 'again',
    send: 'DELETE /v1/sdk/guilds/{guild}/members/{anaPersona}',
    status: 404,
    has: no(50_001),
  },
  { ...cem, ...join, says: 'where nobody is asked', body: {}, has: { guild: { memberCount: 2 } } },
  { ...cem, ...leave, body: {}, has: {} },

  // As developers put it right.
  { ...ben, ...update, says: 'who comes is asked about', body: { enableGainApprovalBeforeJoin: true } },
  { ...cem, ...join, says: 'after leaving', body: {}, keep: { request: 'guildRequest.id' } },
  {
    ...{ ...app, ...waiting, send: 'GET /v1/guilds/{guild}/requests?status=Pending' },
    ...{ has: { start: 0, count: 20, total: 1 }, names: { 'guildRequests.0': REQUEST } },
  },
  { ...app, ...waiting, ...invalid, says: 'no page', send: 'GET /v1/guilds/{guild}/requests?count=-1' },
  { ...app, ...waiting, ...noGuild, send: 'GET /v1/guilds/{unknown}/requests' },
  { ...app, ...turnDown, ...denied, as: 'member', says: 'by a member who reads' },
  {
    ...{ ...app, ...turnDown, names: { guildRequest: REQUEST } },
    has: { guildRequest: { status: 'Rejected', displayName: '杰姆' } },
  },
  { ...app, ...turnDown, says: 'again', status: 400, has: no(90_001) },
  { ...app, ...turnDown, ...noRequest, send: 'POST /v1/guilds/requests/{unknown}/reject' },
  { ...cem, ...join, says: 'after a no', body: {}, keep: { request: 'guildRequest.id' } },
  { ...app, ...letIn, ...denied, as: 'member', says: 'by a member who reads' },
  {
    ...{ ...app, ...letIn, body: {}, names: { guildRequest: REQUEST } },
    has: { guildRequest: { status: 'Approved', displayName: '杰姆' } },
  },
  { ...app, ...letIn, says: 'again', status: 400, has: no(90_001) },
  { ...app, ...letIn, ...noRequest, send: 'POST /v1/guilds/requests/{unknown}/approve' },
  { ...app, ...makeOwner, ...denied, as: 'member', says: 'by a member who reads', body: { memberId: '{cemPersona}' } },
  {
    ...{ ...app, ...makeOwner, body: { memberId: '{cemPersona}' }, names: { guild: GUILD } },
    has: {
      guild: { members: expect.arrayContaining([expect.objectContaining({ memberName: '杰姆', role: 'owner' })]) },
    },
  },
  { ...app, ...makeOwner, ...rule, says: 'who is it already', body: { memberId: '{cemPersona}' } },
  { ...app, ...makeOwner, says: 'who is not in', body: { memberId: '{anaPersona}' }, status: 404, has: no(50_001) },
  { ...app, ...makeOwner, ...invalid, says: 'nobody', body: {} },
  {
    ...{ ...app, ...makeOwner, says: 'spelled otherwise', body: { memberID: '{benPersona}' } },
    has: { guild: { memberCount: 2 } },
  },
  { ...cem, ...leave, says: 'who was its owner', body: {}, has: {} },
  {
    ...{ ...ana, ...create, says: 'after she was removed', body: { guildName: '五', visibility: 'Public' } },
    keep: { another: 'guild.id' },
  },
  { ...app, ...end, ...denied, as: 'member', says: 'by a member who reads' },
  { ...app, ...end, has: {} },
  { ...app, ...end, ...noGuild, says: 'again' },

  // Who left waits.
  {
    ...app,
    call: 'passport.config.set',
    says: 'who left waits',
    send: 'POST /v1/config',
    body: { RestrictedMinutesAfterLeaveGuild: 60 },
  },
  { ...cem, ...join, ...rule, says: 'at once after leaving', body: {} },
  { ...cem, ...create, ...rule, says: 'at once after leaving', body: { guildName: '四', visibility: 'Public' } },
  { ...ben, call: 'passport.playerGuilds.dismiss', send: 'DELETE /v1/sdk/guilds/{guild}', has: {} },
  { ...ben, ...noGuild, call: 'passport.playerGuilds.dismiss', says: 'again', send: 'DELETE /v1/sdk/guilds/{guild}' },
  { ...app, call: 'passport.guildRoles.remove', send: 'DELETE /v1/guilds/roles/{role}', has: {} },
  {
    ...app,
    call: 'passport.guildRoles.remove',
    says: 'again',
    send: 'DELETE /v1/guilds/roles/{role}',
    status: 404,
    has: no(50_001),
  },
];
