// Friends, requests, blacklists and who is online, as players see them. Source: wire/passport.md 2.3, 4.

import * as z from 'zod';
import { enumOf, plainWords } from '../../../kernel/enums.ts';
import { entity, field, id, properties, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { labels } from '../../../labels/labels.ts';
import * as codes from '../codes.ts';
import { byPlayer, pathIsOurs } from '../marks.ts';
import { idDomainID, note, stamps, total } from '../shared.ts';
import { PlayerStatus } from './schemas.ts';

export const FriendRequestStatus = enumOf(labels.friendRequest.status);

export const Friend = entity(
  z.object({
    id: id('passport.friendship', '好友关系 ID', 'Friendship id'),
    idDomainID,
    sourcePersonaID: id('passport.persona', '角色 ID', 'Whose friend it is'),
    sourceRealmID: id('passport.realm', '区服 ID', 'Realm of that persona'),
    sourceRealmName: text('区服名称', 'Name of that realm'),
    targetPersonaID: id('passport.persona', '好友角色 ID', 'The friend'),
    targetRealmID: id('passport.realm', '好友区服 ID', 'Realm of the friend'),
    targetRealmName: text('好友区服名称', 'Name of that realm'),
    targetPersonaProperties: properties('好友属性', 'Properties of the friend'),
    displayName: text('好友名称', 'Name of the friend'),
    status: field(PlayerStatus, '好友状态', 'Status of the friend'),
    iconUrl: text('头像', 'Picture of the friend or empty'),
    remark: text('备注', 'What the persona calls the friend, or empty'),
    ...stamps,
  }),
  {
    id: 'Friend',
    zh: '好友',
    en: 'A friend of a persona',
    columns: ['displayName', 'targetPersonaID', 'targetRealmName', 'status', 'remark', 'createdAt'],
    key: 'targetPersonaID',
  },
);

export const FriendRequest = entity(
  z.object({
    id: id('passport.friendRequest', '申请 ID', 'Request id'),
    sourcePersonaID: id('passport.persona', '申请角色 ID', 'Who asks'),
    sourceDisplayName: text('申请者', 'Name of who asks'),
    targetPersonaID: id('passport.persona', '目标角色 ID', 'Who is asked'),
    targetDisplayName: text('目标玩家', 'Name of who is asked'),
    message: text('附言', 'Words beside the request'),
    status: field(FriendRequestStatus, '状态', 'What became of it'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'FriendRequest',
    zh: '好友申请',
    en: 'A persona that would like to be a friend',
    columns: ['sourceDisplayName', 'targetDisplayName', 'status', 'message', 'id', 'createdAt'],
    key: 'id',
  },
);

export const FriendBlacklistEntry = entity(
  z.object({
    id: id('passport.blacklistEntry', '记录 ID', 'Entry id'),
    targetPersonaID: id('passport.persona', '角色 ID', 'Who is kept out'),
    displayName: text('名称', 'Name of that persona'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'FriendBlacklistEntry',
    zh: '黑名单记录',
    en: 'A persona that may not send friend requests',
    columns: ['displayName', 'targetPersonaID', 'createdAt'],
    key: 'targetPersonaID',
  },
);

export const Presence = entity(
  z.object({
    personaID: id('passport.persona', '角色 ID', 'Persona id'),
    status: text('状态', 'Word of the game itself, such as online'),
    properties: properties('属性', 'Data of the game itself'),
    updatedAt: time('更新时间', 'Time of the last change'),
  }),
  {
    id: 'Presence',
    zh: '在线状态',
    en: 'What a persona is doing',
    columns: ['personaID', 'status', 'updatedAt'],
    key: 'personaID',
  },
);

const byPersona = { personaID: id('passport.persona', '好友角色 ID', 'The friend') };
const requestId = { id: id('passport.friendRequest', '申请 ID', 'Request id') };
const friendRequest = z.object({ friendRequest: field(FriendRequest, '好友申请', 'The request') });
const target = field(z.uuid(), '目标角色 ID', 'The other persona', 'passport.persona');
const countReply = z.object({ count: field(z.int().min(0), '数量', 'Requests that were answered') });
const sign = { ...byPlayer, ...pathIsOurs } as const;

export const playerFriends = {
  list: op('GET /sdk/friends', {
    query: z.object(startCount),
    reply: z.object({ friends: field(z.array(Friend), '好友', 'Friends of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'friends',
    ...sign,
    summary: { zh: '列出自己的好友', en: 'List the own friends' },
    errors: [codes.invalidParameters],
  }),
  update: op('PUT /sdk/friends/{personaID}', {
    params: byPersona,
    body: z.strictObject({ remark: field(z.string().max(64), '备注', 'What to call the friend') }),
    reply: z.object({ friend: field(Friend, '好友', 'The friend') }),
    ...sign,
    summary: { zh: '修改好友备注', en: 'Change what a friend is called' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  remove: op('DELETE /sdk/friends/{personaID}', {
    params: byPersona,
    query: z.object({
      removeBoth: field(z.boolean().optional(), '双向删除', 'End it for the friend too, default false'),
    }),
    reply: z.object({}),
    danger: 'confirm',
    ...sign,
    summary: { zh: '删除好友', en: 'End a friendship' },
    errors: [codes.notFound],
  }),
} as const;

export const playerFriendRequests = {
  list: op('GET /sdk/friend-requests', {
    query: z.object({
      ...startCount,
      direction: field(plainWords(['received', 'sent']), '方向', 'Who asks: others or the own persona'),
      status: field(FriendRequestStatus.optional(), '状态', 'What became of them'),
    }),
    reply: z.object({
      friendRequests: field(z.array(FriendRequest), '好友申请', 'Requests of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'friendRequests',
    ...sign,
    summary: { zh: '列出好友申请', en: 'List friend requests' },
    errors: [codes.invalidParameters],
  }),
  send: op('POST /sdk/friend-requests', {
    body: z.strictObject({ targetPersonaID: target, message: note(200, '附言', 'Words beside the request') }),
    reply: friendRequest,
    ...sign,
    summary: { zh: '发送好友申请', en: 'Ask a persona to be a friend' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists, codes.permissionDenied, codes.capacityReached],
  }),
  approve: op('POST /sdk/friend-requests/{id}/approve', {
    params: requestId,
    reply: friendRequest,
    ...sign,
    summary: { zh: '同意好友申请', en: 'Accept a friend request' },
    errors: [codes.notFound, codes.wrongState, codes.capacityReached],
  }),
  reject: op('POST /sdk/friend-requests/{id}/reject', {
    params: requestId,
    reply: friendRequest,
    ...sign,
    summary: { zh: '拒绝好友申请', en: 'Turn a friend request down' },
    errors: [codes.notFound, codes.wrongState],
  }),
  revoke: op('POST /sdk/friend-requests/{id}/revoke', {
    params: requestId,
    reply: friendRequest,
    ...sign,
    summary: { zh: '撤回好友申请', en: 'Take back an own friend request' },
    errors: [codes.notFound, codes.wrongState],
  }),
  approveAll: op('POST /sdk/friend-requests/approve-all', {
    reply: countReply,
    retry: 'always',
    ...sign,
    summary: { zh: '同意全部好友申请', en: 'Accept every friend request' },
    errors: [codes.capacityReached],
  }),
  rejectAll: op('POST /sdk/friend-requests/reject-all', {
    reply: countReply,
    retry: 'always',
    ...sign,
    summary: { zh: '拒绝全部好友申请', en: 'Turn every friend request down' },
  }),
} as const;

export const playerFriendBlacklist = {
  list: op('GET /sdk/friend-blacklist', {
    query: z.object(startCount),
    reply: z.object({
      blacklist: field(z.array(FriendBlacklistEntry), '黑名单', 'Entries of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'blacklist',
    ...sign,
    summary: { zh: '列出自己的黑名单', en: 'List the own blacklist' },
    errors: [codes.invalidParameters],
  }),
  add: op('POST /sdk/friend-blacklist', {
    body: z.strictObject({ targetPersonaID: target }),
    reply: z.object({ entry: field(FriendBlacklistEntry, '黑名单记录', 'The entry') }),
    ...sign,
    summary: { zh: '加入黑名单', en: 'Keep a persona from sending friend requests' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists],
  }),
  remove: op('DELETE /sdk/friend-blacklist/{personaID}', {
    params: { personaID: id('passport.persona', '角色 ID', 'Who was kept out') },
    reply: z.object({}),
    danger: 'none',
    ...sign,
    summary: { zh: '移出黑名单', en: 'Take a persona off the blacklist' },
    errors: [codes.notFound],
  }),
} as const;

export const playerPresences = {
  list: op('GET /sdk/presences', {
    query: z.object({
      personaIDs: field(z.array(z.uuid()).min(1).max(100), '角色 ID', 'Whose, at most 100', 'passport.persona'),
    }),
    reply: z.object({ presences: field(z.array(Presence), '在线状态', 'One row per persona'), total }),
    ...sign,
    summary: { zh: '查看在线状态', en: 'Read what personas are doing' },
    errors: [codes.invalidParameters],
  }),
  set: op('PUT /sdk/presences/me', {
    body: z.strictObject({
      status: field(z.string().min(1).max(64), '状态', 'Word of the game itself, such as online'),
      properties: properties('属性', 'Data of the game itself').optional(),
    }),
    reply: z.object({ presence: field(Presence, '在线状态', 'The own presence') }),
    ...sign,
    summary: { zh: '更新自己的在线状态', en: 'Say what the own persona is doing' },
    errors: [codes.invalidParameters, codes.propertiesTooLarge],
  }),
} as const;
