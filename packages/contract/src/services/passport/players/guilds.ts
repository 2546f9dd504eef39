// Guilds and their roles: looked after by developers, played by personas. Source: wire/passport.md 2.3, 3.4, 4, 5.11.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { count, entity, field, flag, id, properties, ruled, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { labels } from '../../../labels/labels.ts';
import { featureSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { byPlayer, fieldsDocumented, pathIsOurs, replyIsOurs, shapeIsOurs } from '../marks.ts';
import { guildSettings, MOST } from '../setup/config.ts';
import { displayName, filter, idDomainID, line, maybeId, note, stamps, total } from '../shared.ts';

export const GuildVisibility = enumOf(labels.guild.visibility);
export const GuildRequestStatus = enumOf(labels.guildRequest.status);
export const GuildPermission = enumOf(labels.guildRole.permission);

const permissions = field(
  z.object({
    dismissGuild: flag('解散公会', 'May dismiss the guild; the owner role only'),
    manageGuildRequests: flag('审批加入申请', 'May answer requests to join'),
    manageMemberRole: flag('管理成员角色', 'May change roles of a lower level'),
    updateGuildInfo: flag('修改公会信息', 'May change the guild'),
    removeMembers: flag('移除成员', 'May remove members of a lower level'),
  }),
  '权限',
  'What a holder may do',
);

const roleFacts = {
  slugName: text('角色标识', 'Slug of the role'),
  displayName: text('角色名称', 'Name of the role'),
  permissions,
};

const guildFacts = {
  id: id('passport.guild', '公会 ID', 'Guild id'),
  idDomainID,
  realmID: id('passport.realm', '区服 ID', 'Realm it lives in'),
  guildName: text('公会名称', 'Name'),
  announcement: text('公告', 'Words to the members'),
  guildType: text('公会类型', 'Word of the game itself or empty'),
  visibility: field(GuildVisibility, '可见性', 'Players find public ones'),
  enableGainApprovalBeforeJoin: flag('入会需审批', 'Joining asks for approval'),
  ownerPersonaID: id('passport.persona', '会长角色 ID', 'Persona of the owner'),
  memberCount: count('成员数', 'Members'),
  ...stamps,
  properties: properties('属性', 'At most 512 bytes as JSON'),
};

const guildName = {
  columns: ['guildName', 'id', 'visibility', 'memberCount', 'ownerPersonaID', 'createdAt'],
  key: 'id',
};

export const GuildMember = entity(
  z.object({
    memberId: id('passport.persona', '成员角色 ID', 'Persona of the member'),
    memberName: text('成员名称', 'Name of the member'),
    role: text('角色标识', 'Slug of the role'),
    joinedAt: time('加入时间', 'Time of joining'),
  }),
  {
    id: 'GuildMember',
    zh: '公会成员',
    en: 'A persona in a guild',
    columns: ['memberName', 'memberId', 'role', 'joinedAt'],
    key: 'memberId',
  },
);

export const Guild = entity(
  z.object({ ...guildFacts, members: field(z.array(GuildMember).optional(), '成员', 'Members; not in lists') }),
  { id: 'Guild', zh: '公会', en: 'A group of personas', ...guildName, named: ['guildName'] },
);

export const OwnGuild = entity(
  z.object({ ...guildFacts, selfRole: field(z.object(roleFacts), '自己的角色', 'Role of the persona in the guild') }),
  { id: 'OwnGuild', zh: '所在公会', en: 'A guild with the role a persona has in it', ...guildName },
);

export const GuildRole = entity(
  z.object({
    id: id('passport.guildRole', '角色 ID', 'Role id'),
    idDomainID,
    ...roleFacts,
    level: count('等级', 'A higher level outranks a lower one'),
    limit: count('人数上限', 'Holders in one guild, 0 for no limit'),
    isDefault: flag('内置', 'Made with the app: owner, vice-owner, member'),
    ...stamps,
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'GuildRole',
    zh: '公会角色',
    en: 'What a member of a guild is and may do',
    columns: ['slugName', 'displayName', 'level', 'limit', 'isDefault', 'id'],
    key: 'id',
    named: ['displayName'],
  },
);

export const GuildRequest = entity(
  z.object({
    id: id('passport.guildRequest', '申请 ID', 'Request id'),
    guildId: id('passport.guild', '公会 ID', 'Guild to join'),
    personaID: id('passport.persona', '角色 ID', 'Who asks'),
    displayName: text('名称', 'Name of who asks'),
    message: text('附言', 'Words beside the request'),
    status: field(GuildRequestStatus, '状态', 'Cancelled: taken back, in another guild, or the guild is gone'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'GuildRequest',
    zh: '公会申请',
    en: 'A persona that would like to join a guild',
    columns: ['displayName', 'personaID', 'guildId', 'status', 'message', 'createdAt'],
    key: 'id',
  },
);

export const GuildConfig = entity(z.object(guildSettings), {
  id: 'GuildConfig',
  zh: '公会配置',
  en: 'What guilds of the app may do',
});

const allow = (zh: string, en: string) => field(z.boolean().optional(), zh, en);

const roleWritable = {
  limit: field(z.int().min(0).max(MOST).optional(), '人数上限', 'Holders in one guild, 0 for no limit'),
  properties: properties('属性', 'Data of the game itself').optional(),
};
const rolePermissions = field(
  z.strictObject({
    dismissGuild: allow('解散公会', 'May dismiss the guild; the owner role only'),
    manageGuildRequests: allow('审批加入申请', 'May answer requests to join'),
    manageMemberRole: allow('管理成员角色', 'May change roles of a lower level'),
    updateGuildInfo: allow('修改公会信息', 'May change the guild'),
    removeMembers: allow('移除成员', 'May remove members of a lower level'),
  }),
  '权限',
  'What a holder may do, default nothing',
);
// why not 100: that is the owner's, whom nobody outranks
const level = field(z.int().min(1).max(99), '等级', 'A higher level outranks a lower one; the owner has 100');

const guildId = { id: id('passport.guild', '公会 ID', 'Guild id') };
const roleId = { id: id('passport.guildRole', '角色 ID', 'Role id') };
const guild = z.object({ guild: field(Guild, '公会', 'The guild') });
const guildRole = z.object({ guildRole: field(GuildRole, '公会角色', 'The role') });
const requestId = { id: id('passport.guildRequest', '申请 ID', 'Request id') };
const guildRequest = z.object({ guildRequest: field(GuildRequest, '公会申请', 'The request') });
const requestPage = z.object({
  guildRequests: field(z.array(GuildRequest), '公会申请', 'Requests of this page'),
  ...startCountTotal,
});
const requestQuery = z.object({
  ...startCount,
  status: field(GuildRequestStatus.optional(), '状态', 'What became of them'),
});
const newOwner = z.strictObject({ memberId: field(z.uuid(), '成员角色 ID', 'The new owner', 'passport.persona') });

export const guilds = {
  list: op('GET /guilds', {
    query: z.object({
      ...startCount,
      guildName: filter('公会名称', 'Part of the name'),
      realmID: maybeId('passport.realm', '区服 ID', 'In this realm'),
      memberId: maybeId('passport.persona', '成员角色 ID', 'With this member'),
    }),
    reply: z.object({ guilds: field(z.array(Guild), '公会', 'Guilds of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'guilds',
    known: 'seen',
    because: 'filters are ours',
    summary: { zh: '列出公会', en: 'List guilds' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /guilds/{id}', {
    params: guildId,
    reply: guild,
    known: 'seen',
    summary: { zh: '查看公会及其成员', en: 'Read a guild with its members' },
    errors: [codes.notFound],
  }),
  requests: op('GET /guilds/{id}/requests', {
    params: guildId,
    query: requestQuery,
    reply: requestPage,
    paging: 'start-count',
    listField: 'guildRequests',
    ...shapeIsOurs,
    summary: { zh: '列出公会的加入申请', en: 'List who would like to join a guild' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  approve: op('POST /guilds/requests/{id}/approve', {
    params: requestId,
    reply: guildRequest,
    access: 'owner',
    ...shapeIsOurs,
    summary: { zh: '替公会同意加入申请', en: 'Let a persona into a guild' },
    errors: [codes.notFound, codes.wrongState, codes.capacityReached, codes.guildRule],
  }),
  reject: op('POST /guilds/requests/{id}/reject', {
    params: requestId,
    reply: guildRequest,
    access: 'owner',
    ...shapeIsOurs,
    summary: { zh: '替公会拒绝加入申请', en: 'Turn down a persona that would like to join a guild' },
    errors: [codes.notFound, codes.wrongState],
  }),
  handOver: op('PUT /guilds/{id}/owner', {
    params: guildId,
    body: newOwner,
    reply: guild,
    access: 'owner',
    danger: 'confirm',
    ...shapeIsOurs,
    summary: { zh: '更换会长', en: 'Make a member the owner of its guild' },
    errors: [codes.invalidParameters, codes.notFound, codes.guildRule],
  }),
  dismiss: op('DELETE /guilds/{id}', {
    params: guildId,
    reply: z.object({}),
    access: 'owner',
    danger: 'type-name',
    ...shapeIsOurs,
    summary: { zh: '解散公会，成员全部离开', en: 'Dismiss a guild with all its members' },
    errors: [codes.notFound],
  }),
} as const;

export const guildRoles = {
  list: op('GET /guilds/roles', {
    reply: z.object({ guildRoles: field(z.array(GuildRole), '公会角色', 'Highest level first'), total }),
    known: 'seen',
    summary: { zh: '列出公会角色', en: 'List the roles of guilds' },
  }),
  create: op('POST /guilds/roles', {
    body: z.strictObject({
      slugName: ruled(featureSlug, '标识'),
      displayName,
      level,
      permissions: rolePermissions,
      ...roleWritable,
    }),
    reply: guildRole,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建公会角色', en: 'Create a role of guilds' },
    errors: [codes.invalidParameters, codes.badSlug, codes.exists],
  }),
  update: op('PUT /guilds/roles/{id}', {
    params: roleId,
    body: z.strictObject({
      displayName: displayName.optional(),
      level: level.optional(),
      permissions: rolePermissions.optional(),
      ...roleWritable,
    }),
    reply: guildRole,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '修改公会角色', en: 'Change a role of guilds' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  remove: op('DELETE /guilds/roles/{id}', {
    params: roleId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除公会角色', en: 'Delete a role that is neither built in nor in use' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

const playerWritable = {
  announcement: note(1000, '公告', 'Words to the members'),
  guildType: note(64, '公会类型', 'Word of the game itself'),
  enableGainApprovalBeforeJoin: field(z.boolean().optional(), '入会需审批', 'Default as configured'),
  properties: properties('属性', 'At most 512 bytes as JSON').optional(),
};
const newName = line(64, '公会名称', 'Name');
const memberPath = { ...guildId, memberId: id('passport.persona', '成员角色 ID', 'Persona of the member') };
const invalid = [codes.invalidParameters, codes.propertiesTooLarge] as const;
const forbidden = [codes.permissionDenied, codes.guildRule] as const;
const sign = { ...byPlayer, ...pathIsOurs } as const;

export const playerGuilds = {
  create: op('POST /sdk/guilds', {
    body: z.strictObject({
      guildName: newName,
      visibility: field(GuildVisibility, '可见性', 'Players find public ones'),
      ...playerWritable,
    }),
    reply: guild,
    ...sign,
    summary: { zh: '创建公会', en: 'Found a guild' },
    // why never 90000, which the real service has for an app whose guilds are not set up: ours always has the defaults
    errors: [...invalid, codes.exists, codes.guildRule],
  }),
  list: op('GET /sdk/guilds', {
    query: z.object({
      ...startCount,
      guildName: filter('公会名称', 'Part of the name'),
      random: field(z.boolean().optional(), '随机', 'In random order'),
    }),
    reply: z.object({ guilds: field(z.array(Guild), '公会', 'Public guilds of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'guilds',
    ...sign,
    summary: { zh: '查找公开公会', en: 'Find public guilds' },
    errors: [codes.invalidParameters],
  }),
  mine: op('GET /sdk/guilds/me', {
    reply: z.object({ guilds: field(z.array(OwnGuild), '公会', 'Own guilds'), total }),
    ...sign,
    summary: { zh: '列出自己的公会', en: 'List the own guilds' },
  }),
  config: op('GET /sdk/guilds/config', {
    reply: GuildConfig,
    ...sign,
    summary: { zh: '查看公会配置', en: 'Read what guilds may do' },
  }),
  get: op('GET /sdk/guilds/{id}', {
    params: guildId,
    reply: guild,
    ...sign,
    summary: { zh: '查看公会', en: 'Read a guild' },
    errors: [codes.notFound],
  }),
  update: op('PUT /sdk/guilds/{id}', {
    params: guildId,
    body: z.strictObject({
      guildName: newName.optional(),
      visibility: field(GuildVisibility.optional(), '可见性', 'Players find public ones'),
      ...playerWritable,
    }),
    reply: guild,
    ...sign,
    summary: { zh: '修改公会信息', en: 'Change a guild; needs updateGuildInfo' },
    errors: [...invalid, codes.notFound, codes.exists, codes.permissionDenied],
  }),
  dismiss: op('DELETE /sdk/guilds/{id}', {
    params: guildId,
    reply: z.object({}),
    danger: 'confirm',
    ...sign,
    summary: { zh: '解散公会', en: 'Dismiss a guild; needs dismissGuild' },
    errors: [codes.notFound, codes.permissionDenied],
  }),
  join: op('POST /sdk/guilds/{id}/join', {
    params: guildId,
    body: z.strictObject({ message: note(200, '附言', 'Words beside the request') }),
    reply: z.object({
      guildRequest: field(GuildRequest.optional(), '公会申请', 'Where joining asks for approval'),
      guild: field(Guild.optional(), '公会', 'Where it does not'),
    }),
    ...sign,
    summary: { zh: '加入公会', en: 'Join a guild, or ask to' },
    errors: [codes.notFound, codes.exists, codes.capacityReached, codes.guildRule],
  }),
  leave: op('POST /sdk/guilds/{id}/leave', {
    params: guildId,
    reply: z.object({}),
    danger: 'confirm',
    ...sign,
    summary: { zh: '退出公会', en: 'Leave a guild; its owner hands it over first' },
    errors: [codes.notFound, codes.guildRule],
  }),
  requests: op('GET /sdk/guilds/{id}/requests', {
    params: guildId,
    query: requestQuery,
    reply: requestPage,
    paging: 'start-count',
    listField: 'guildRequests',
    ...sign,
    summary: { zh: '列出加入申请', en: 'List requests to join; needs manageGuildRequests' },
    errors: [codes.notFound, codes.permissionDenied],
  }),
  approve: op('POST /sdk/guilds/requests/{id}/approve', {
    params: requestId,
    reply: guildRequest,
    ...sign,
    summary: { zh: '同意加入申请', en: 'Let a persona in; needs manageGuildRequests' },
    errors: [codes.notFound, codes.wrongState, codes.capacityReached, ...forbidden],
  }),
  reject: op('POST /sdk/guilds/requests/{id}/reject', {
    params: requestId,
    reply: guildRequest,
    ...sign,
    summary: { zh: '拒绝加入申请', en: 'Turn a persona down; needs manageGuildRequests' },
    errors: [codes.notFound, codes.wrongState, codes.permissionDenied],
  }),
  myRequests: op('GET /sdk/guilds/requests', {
    query: requestQuery,
    reply: requestPage,
    paging: 'start-count',
    listField: 'guildRequests',
    ...byPlayer,
    ...shapeIsOurs,
    summary: { zh: '列出自己的加入申请', en: 'List the own requests to join' },
    errors: [codes.invalidParameters],
  }),
  cancelRequest: op('POST /sdk/guilds/requests/{id}/cancel', {
    params: requestId,
    reply: guildRequest,
    ...byPlayer,
    ...shapeIsOurs,
    summary: { zh: '取消自己的加入申请', en: 'Take back an own request to join' },
    errors: [codes.notFound, codes.wrongState],
  }),
  removeMember: op('DELETE /sdk/guilds/{id}/members/{memberId}', {
    params: memberPath,
    reply: z.object({}),
    danger: 'confirm',
    ...sign,
    summary: { zh: '移除成员', en: 'Remove a member of a lower level; needs removeMembers' },
    errors: [codes.notFound, ...forbidden],
  }),
  setMemberRole: op('PUT /sdk/guilds/{id}/members/{memberId}/role', {
    params: memberPath,
    body: z.strictObject({ role: ruled(featureSlug, '角色标识') }),
    reply: guild,
    ...sign,
    summary: { zh: '修改成员角色', en: 'Give a member another role; needs manageMemberRole' },
    errors: [codes.invalidParameters, codes.notFound, codes.capacityReached, ...forbidden],
  }),
  handOver: op('PUT /sdk/guilds/{id}/owner', {
    params: guildId,
    body: newOwner,
    reply: guild,
    danger: 'confirm',
    ...sign,
    summary: { zh: '转让会长', en: 'Hand a guild over to a member' },
    errors: [codes.invalidParameters, codes.notFound, ...forbidden],
  }),
} as const;
