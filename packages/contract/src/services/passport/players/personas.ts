// Personas: what a user is in one realm. Source: wire/passport.md 3.2 rows 45-52, 3.1 row 28, 3.4, 4.
import * as z from 'zod';
import { address, field, id, properties, secret } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, byPlayer, byUser, byUserOrServer, fieldsSeen, pathIsOurs, replyIsOurs } from '../marks.ts';
import { createdBetween, deletedCount, displayName, filter, maybeId, total, unixSeconds } from '../shared.ts';
import { ban, banActions, scoresToClear, tagIds, tagsNow, writableStatus } from './bans.ts';
import { Friend, FriendBlacklistEntry } from './friends.ts';
import { OwnGuild } from './guilds.ts';
import { Persona, PlayerStatus, PublicPersona } from './schemas.ts';

const icon = address(2048, '头像', 'URL or empty').optional();
const custom = properties('属性', 'At most 512 bytes as JSON').optional();
const writable = { displayName: displayName.optional(), iconUrl: icon, properties: custom };

const byId = { id: id('passport.persona', '角色 ID', 'Persona id') };
const persona = z.object({ persona: field(Persona, '角色', 'The persona') });
const tooLarge = [codes.invalidParameters, codes.propertiesTooLarge] as const;

export const personas = {
  search: op('POST /personas/search', {
    body: z.strictObject({
      ...startCount,
      personaID: maybeId('passport.persona', '角色 ID', 'Persona id'),
      userID: maybeId('passport.user', '用户 ID', 'Of this user'),
      realmID: maybeId('passport.realm', '区服 ID', 'In this realm'),
      displayName: filter('显示名称', 'Part of the name'),
      status: field(PlayerStatus.optional(), '状态', 'Deleted personas only with Sealed'),
      tagID: maybeId('passport.tag', '标签 ID', 'Carries this tag'),
      ...createdBetween,
    }),
    reply: z.object({ personas: field(z.array(Persona), '角色', 'Newest first'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'personas',
    effect: 'read',
    ...fieldsSeen,
    summary: { zh: '搜索角色', en: 'Search personas, newest first' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /personas/{id}', {
    params: byId,
    reply: persona,
    known: 'seen',
    summary: { zh: '查看角色', en: 'Read a persona' },
    errors: [codes.notFound],
  }),
  update: op('PUT /personas/{id}', {
    params: byId,
    body: z.strictObject({ ...writable, status: writableStatus }),
    reply: persona,
    access: 'owner',
    known: 'seen',
    summary: { zh: '修改角色', en: 'Change a persona' },
    errors: [...tooLarge, codes.notFound],
  }),
  remove: op('DELETE /personas/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'type-name',
    known: 'seen',
    because: 'the persona is kept as Sealed',
    summary: { zh: '删除角色', en: 'Delete a persona, which leaves guilds, friends and leaderboards' },
    errors: [codes.notFound],
  }),
  ban: op('POST /personas/{id}/ban', {
    params: byId,
    body: ban,
    reply: persona,
    access: 'owner',
    danger: 'confirm',
    ...bodyIsOurs,
    summary: { zh: '封禁角色', en: 'Ban a persona' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  unban: op('POST /personas/{id}/unban', {
    params: byId,
    reply: persona,
    access: 'owner',
    ...replyIsOurs,
    summary: { zh: '解封角色', en: 'Lift the ban of a persona' },
    errors: [codes.notFound, codes.wrongState],
  }),
  setBanActions: op('POST /personas/{id}/ban-actions', {
    params: byId,
    body: banActions,
    reply: persona,
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    known: 'assumed',
    because: 'names of the specification in a shape of ours',
    summary: { zh: '设置角色的封禁动作', en: 'Set what a persona is kept from' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  clearScores: op('DELETE /personas/{id}/leaderboards/scores', {
    params: byId,
    query: scoresToClear,
    reply: deletedCount,
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '清除角色的排行榜分数', en: 'Delete the current scores of a persona' },
    errors: [codes.notFound],
  }),
  tags: op('GET /personas/{id}/tags', {
    params: byId,
    reply: tagsNow,
    ...replyIsOurs,
    summary: { zh: '列出角色的标签', en: 'List the tags of a persona' },
    errors: [codes.notFound],
  }),
  tag: op('POST /personas/{id}/tag', {
    params: byId,
    body: tagIds,
    reply: tagsNow,
    access: 'owner',
    retry: 'always',
    ...bodyIsOurs,
    summary: { zh: '为角色添加标签', en: 'Attach tags to a persona' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  untag: op('POST /personas/{id}/untag', {
    params: byId,
    body: tagIds,
    reply: tagsNow,
    access: 'owner',
    retry: 'always',
    ...bodyIsOurs,
    summary: { zh: '移除角色的标签', en: 'Detach tags from a persona' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  friends: op('GET /personas/{id}/friends', {
    params: byId,
    query: z.object(startCount),
    reply: z.object({ friends: field(z.array(Friend), '好友', 'Friends of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'friends',
    known: 'seen',
    summary: { zh: '列出角色的好友', en: 'List the friends of a persona' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  friendBlacklist: op('GET /personas/{id}/friend-blacklist', {
    params: byId,
    query: z.object(startCount),
    reply: z.object({
      blacklist: field(z.array(FriendBlacklistEntry), '黑名单', 'Entries of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'blacklist',
    known: 'seen',
    because: 'the name of the list is ours',
    summary: { zh: '列出角色的好友黑名单', en: 'List whom a persona has blacklisted' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  guilds: op('GET /personas/{id}/guilds', {
    params: byId,
    reply: z.object({ guilds: field(z.array(OwnGuild), '公会', 'Guilds with the role of the persona'), total }),
    known: 'seen',
    summary: { zh: '列出角色的公会', en: 'List the guilds of a persona' },
    errors: [codes.notFound],
  }),
} as const;

export const playerPersonas = {
  create: op('POST /sdk/personas', {
    body: z.strictObject({
      realmID: field(z.uuid(), '区服 ID', 'Realm to live in', 'passport.realm'),
      displayName,
      iconUrl: icon,
      properties: custom,
    }),
    reply: persona,
    ...byUser,
    ...pathIsOurs,
    summary: { zh: '创建自己的角色', en: 'Create an own persona, one in each realm' },
    errors: [...tooLarge, codes.notFound, codes.exists, codes.realmNotOpen],
  }),
  select: op('POST /sdk/personas/{id}/select', {
    params: byId,
    reply: z.object({
      personaAccessToken: secret('角色访问令牌', 'Token of the persona, 2 hours'),
      personaRefreshToken: secret('角色刷新令牌', 'Used once for new tokens, 30 days'),
      expiresAt: unixSeconds('过期时间', 'End of the access token, unix seconds'),
      persona: field(Persona, '角色', 'The persona'),
    }),
    ...byUserOrServer,
    ...fieldsSeen,
    summary: { zh: '选择角色并获取令牌', en: 'Play as a persona of the user: get its tokens' },
    errors: [codes.notFound, codes.personaBanned, codes.userBanned, codes.realmNotOpen, codes.antiAddiction],
  }),
  me: op('GET /sdk/personas/me', {
    reply: persona,
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '查看自己的角色', en: 'Read the own persona' },
  }),
  updateMe: op('PUT /sdk/personas/me', {
    body: z.strictObject(writable),
    reply: persona,
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '修改自己的角色', en: 'Change the own persona' },
    errors: tooLarge,
  }),
  search: op('GET /sdk/personas/search', {
    query: z.object({
      ...startCount,
      personaID: maybeId('passport.persona', '角色 ID', 'Persona id'),
      displayName: filter('显示名称', 'Part of the name'),
      realmID: maybeId('passport.realm', '区服 ID', 'In this realm'),
    }),
    reply: z.object({ personas: field(z.array(PublicPersona), '角色', 'Personas of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'personas',
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '搜索其他玩家', en: 'Search other players' },
    errors: [codes.invalidParameters],
  }),
  random: op('GET /sdk/personas/random', {
    query: z.object({ count: field(z.int().min(1).max(100).optional(), '条数', 'How many, default 20') }),
    reply: z.object({ personas: field(z.array(PublicPersona), '角色', 'Some of the other players'), total }),
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '随机推荐玩家', en: 'Meet some other players' },
    errors: [codes.invalidParameters],
  }),
} as const;
