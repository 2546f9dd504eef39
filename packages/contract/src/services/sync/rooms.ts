// Rooms, as games and servers use them. Source: wire/realtime-and-compute.md 3.1, 3.2, 9.3.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import {
  count,
  entity,
  field,
  id,
  line,
  lineIfAny,
  properties,
  ruled,
  text,
  time,
  timeOrNull,
} from '../../kernel/fields.ts';
import { startItems, totalItems } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import { joinCode } from '../../rules/names/identifiers.ts';
import * as codes from '../shared/codes.ts';
import { filter, note, number } from '../shared/fields.ts';
import { byGame, fieldsAreOurs, operatorOnly, readByGame } from '../shared/marks.ts';

export const RoomStatus = enumOf(labels.room.status);
export const RoomVisibility = enumOf(labels.room.visibility);
export const RoomProtocol = enumOf(labels.room.protocol);

const facts = {
  RoomUuid: id('sync.room', '房间 ID', 'Room id'),
  RoomCode: field(z.string().optional(), '房间码', 'Short name of the room, known to newer SDKs'),
  UosAppId: text('应用 ID', 'App', 'app.app'),
  RoomProfileUuid: text('房间配置 ID', 'Profile it was made from; empty on a hosted server', 'sync.profile'),
  OwnerId: text('房主', 'Player who owns the room'),
  Status: field(RoomStatus, '状态', 'Players may join while it is READY'),
  Namespace: text('命名空间', 'Separates rooms of one app, or empty'),
  Name: text('名称', 'Name'),
  JoinCode: text('加入码', 'Needed to join a private room; empty for those who may not know it'),
  Properties: field(
    // why text: real clients read `maxPlayers` of a list as text and of one room as a number; wire 3.2
    z.object({
      maxPlayers: field(z.string().regex(/^\d+$/), '人数上限', 'A number as text, 0 is without limit'),
      visibility: field(RoomVisibility, '可见性', 'A private room is joined with its code'),
    }),
    '属性',
    'What the room was made with',
  ),
  CustomProperties: properties('自定义属性', 'Data of the game itself'),
  PlayerCount: count('人数', 'Players inside'),
  Region: text('地域', 'Region id', 'multiverse.region'),
  PodName: text('实例', 'Relay that holds it, or empty'),
  PluginId: text('插件 ID', 'Logic plugin, or empty', 'sync.plugin'),
  CreatedAt: time('创建时间', 'Time of creation'),
  ReadyAt: timeOrNull('就绪时间', 'When the owner joined'),
  ExpireAt: timeOrNull('到期时间', 'It is closed then'),
  ClosedAt: timeOrNull('关闭时间', 'When it closed'),
  CloseReason: text('关闭原因', 'Why it closed, or empty'),
};

const columns = ['Name', 'RoomUuid', 'Status', 'OwnerId', 'PlayerCount', 'Region', 'CreatedAt'];

export const SyncRoom = entity(z.object(facts), {
  id: 'SyncRoom',
  zh: '房间',
  en: 'A room',
  columns,
  key: 'RoomUuid',
  named: ['Name'],
});

const ServerInfo = field(
  z.object({
    Ip: text('IP', 'Address of the relay or server; empty until there is one'),
    ServerPorts: field(
      z.array(
        z.object({
          Protocol: text('协议', 'TCP or UDP'),
          Name: text('名称', 'utp, ws, kcp2k, or a port of the server'),
          Port: field(z.int().min(1).max(65_535), '端口', 'Port'),
        }),
      ),
      '端口',
      'One per transport',
    ),
  }),
  '服务器',
  'Where players connect to',
);

export const SyncRoomWithServer = entity(z.object({ ...facts, ServerInfo }), {
  id: 'SyncRoomWithServer',
  zh: '房间与服务器',
  en: 'A room with the address that players connect to',
  columns,
  key: 'RoomUuid',
});

export const SyncMember = entity(
  z.object({
    PlayerId: text('玩家 ID', 'Id of the game itself'),
    Properties: properties('属性', 'Given when joining'),
    JoinedAt: time('加入时间', 'Time of joining'),
  }),
  { id: 'SyncMember', zh: '房间成员', en: 'A player of a room', columns: ['PlayerId', 'JoinedAt'], key: 'PlayerId' },
);

export const SyncServiceRoom = entity(
  z.object({
    ...facts,
    ServerInfo,
    Players: field(z.array(SyncMember), '玩家', 'In order of joining'),
    AllocationId: field(
      z.uuid().optional(),
      '服务器 ID',
      'Allocation of a room on a hosted server',
      'multiverse.allocation',
    ),
  }),
  {
    id: 'SyncServiceRoom',
    zh: '服务端房间',
    en: 'A room with its players, as servers see it',
    columns,
    key: 'RoomUuid',
  },
);

export const SyncRoomInfo = entity(
  z.object({
    RoomUuid: id('sync.room', '房间 ID', 'Room id'),
    MasterClientId: count('主客户端', 'Transport id of the master, 0 without one'),
    Players: field(
      z.array(
        z.object({
          Id: count('连接 ID', 'Transport id in the room'),
          UniqueId: text('玩家 ID', 'Id of the game itself'),
          Name: text('名称', 'Name'),
          Properties: properties('属性', 'Given when joining'),
          JoinedAt: time('加入时间', 'Time of joining'),
          RttMs: number('往返时延', 'Milliseconds to the master and back'),
          BytesIn: count('接收字节', 'Bytes from the player'),
          BytesOut: count('发送字节', 'Bytes to the player'),
        }),
      ),
      '玩家',
      'Who is connected',
    ),
    CustomProperties: properties('自定义属性', 'Data of the game itself'),
    CachedEventCount: count('缓存事件', 'Events that later joiners get'),
    StickyEvents: field(
      z.array(
        z.object({
          Scope: text('范围', 'Room or Player'),
          Key: text('键', 'Key'),
          OwnerId: count('所有者', 'Transport id of who wrote it'),
        }),
      ),
      '驻留事件',
      'Values kept in the room',
    ),
    Groups: field(
      z.array(
        z.object({
          Name: text('名称', 'Group'),
          Members: field(z.array(z.int()), '成员', 'Transport ids'),
        }),
      ),
      '分组',
      'Groups that players subscribed to',
    ),
    PodName: text('实例', 'Relay that holds it'),
  }),
  { id: 'SyncRoomInfo', zh: '房间实时信息', en: 'What the relay knows of a room now', key: 'RoomUuid' },
);

export const SyncRoomLog = entity(
  z.object({
    Time: time('时间', 'Time of the line'),
    Level: text('级别', 'info, warn or error'),
    Tag: text('标签', 'Who wrote it, such as LogicPlugin'),
    Message: text('内容', 'The line'),
  }),
  {
    id: 'SyncRoomLog',
    zh: '房间日志',
    en: 'One line of the log of a room',
    columns: ['Time', 'Level', 'Tag', 'Message'],
  },
);

export const SyncPod = entity(
  z.object({
    PodName: text('实例', 'Relay'),
    NodeIp: text('节点 IP', 'Machine it runs on'),
    RoomCount: count('房间数', 'Rooms it holds'),
    PlayerCount: count('人数', 'Players in them'),
    Rooms: field(z.array(SyncRoom), '房间', 'Its rooms'),
  }),
  {
    id: 'SyncPod',
    zh: '中继实例',
    en: 'A relay with its rooms',
    columns: ['PodName', 'NodeIp', 'RoomCount', 'PlayerCount'],
    key: 'PodName',
  },
);

const byRoom = { id: id('sync.room', '房间 ID', 'Room id') };
const maxPlayers = field(z.int().min(0).optional(), '人数上限', 'Default 0: as the profile allows');
const visibility = field(RoomVisibility.optional(), '可见性', 'Default PUBLIC');
const customProperties = properties('自定义属性', 'Data of the game itself').optional();
const code = ruled(joinCode, '加入码').optional();

const filters = {
  ...startItems,
  includeAll: field(z.boolean().optional(), '包含已关闭', 'Closed and failed rooms too'),
  namespace: filter('命名空间', 'Exact namespace'),
  status: field(z.array(RoomStatus).optional(), '状态', 'Any of these'),
  visibility: field(RoomVisibility.optional(), '可见性', 'Games see private rooms only when they ask for them'),
  ownerId: filter('房主', 'Of this player'),
  name: filter('名称', 'Part of the name'),
};

/** Fields and filters seen in the SDK. */
const inSdk = { ...byGame, known: 'seen' } as const;
const readInSdk = { ...readByGame, known: 'seen' } as const;

// why open objects: SDKs of several versions send these bodies
export const rooms = {
  create: op('POST /api/rooms', {
    body: z.object({
      UosAppId: id('app.app', '应用 ID', 'App, or the id of its sync service'),
      RoomProfileUuid: field(z.uuid(), '房间配置 ID', 'Profile', 'sync.profile'),
      Namespace: note(64, '命名空间', 'Separates rooms of one app'),
      Name: lineIfAny(64, '名称', 'Name').optional(),
      MaxPlayers: maxPlayers,
      Region: note(64, '地域', 'Region id; default: that of the profile', 'multiverse.region'),
      Visibility: visibility,
      JoinCode: code,
      PlayerId: field(z.string().min(1).max(128), '房主', 'Player who owns the room'),
      CustomProperties: customProperties,
    }),
    reply: SyncRoomWithServer,
    ...inSdk,
    because: 'a room that is still CREATED is read again, once a second',
    summary: { zh: '创建房间，私密房间需要加入码', en: 'Create a room; a private one needs a join code' },
    errors: [codes.invalid, codes.limit, codes.unavailable],
  }),
  list: op('GET /api/rooms', {
    query: z.object(filters),
    reply: totalItems(SyncRoom),
    paging: 'start-items',
    ...readInSdk,
    because: 'includeAll is the console’s, the others seen',
    summary: { zh: '列出房间', en: 'List rooms' },
    errors: [codes.invalid],
  }),
  get: op('GET /api/rooms/{id}', {
    params: byRoom,
    reply: SyncRoomWithServer,
    ...readInSdk,
    summary: { zh: '查看房间', en: 'Read a room with the address to connect to' },
    errors: [codes.notFound],
  }),
  close: op('POST /api/rooms/{id}/close', {
    params: byRoom,
    reply: z.object({}),
    ...inSdk,
    danger: 'confirm',
    retry: 'always',
    summary: { zh: '关闭房间并移出玩家', en: 'Close a room and send its players away' },
    errors: [codes.notFound],
  }),
  run: op('PUT /api/rooms/{id}/status/RUNNING', {
    params: byRoom,
    reply: z.object({}),
    ...inSdk,
    summary: { zh: '开始游戏，其他人不能再加入', en: 'Start the game of a room: nobody else may join' },
    errors: [codes.notFound, codes.wrongState],
  }),
  reopen: op('PUT /api/rooms/{id}/status/READY', {
    params: byRoom,
    reply: z.object({}),
    ...inSdk,
    summary: { zh: '重新开放房间', en: 'Let players join a room again' },
    errors: [codes.notFound, codes.wrongState],
  }),
  info: op('GET /api/rooms/{id}/info', {
    params: byRoom,
    reply: SyncRoomInfo,
    ...fieldsAreOurs,
    summary: { zh: '查看房间实时信息', en: 'Read what the relay knows of a room now' },
    errors: [codes.notFound],
  }),
  log: op('GET /api/rooms/{id}/log', {
    params: byRoom,
    query: z.object({ ...startItems, tag: filter('标签', 'Only lines of this tag, such as LogicPlugin') }),
    reply: totalItems(SyncRoomLog),
    paging: 'start-items',
    ...fieldsAreOurs,
    summary: { zh: '查看房间日志', en: 'Read the log of a room' },
    errors: [codes.notFound],
  }),
  byPod: op('GET /api/rooms-by-pod', {
    query: z.object({ ...startItems, status: field(z.array(RoomStatus).optional(), '状态', 'Only rooms in these') }),
    reply: totalItems(SyncPod),
    paging: 'start-items',
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '按中继实例列出房间', en: 'List rooms by the relay that holds them' },
  }),
} as const;

export const serviceRooms = {
  create: op('POST /service/rooms', {
    body: z.strictObject({
      RoomProfileUuid: field(z.uuid().optional(), '房间配置 ID', 'Profile of a room on a relay', 'sync.profile'),
      ProfileId: field(
        z.uuid().optional(),
        '启动配置 ID',
        'Or the hosting profile of a room on a server of its own',
        'multiverse.profile',
      ),
      RegionId: note(64, '地域', 'Region of that server', 'multiverse.region'),
      Name: line(64, '名称', 'Name'),
      Namespace: note(64, '命名空间', 'Separates rooms of one app'),
      OwnerId: field(z.string().min(1).max(128), '房主', 'Player who owns the room'),
      MaxPlayers: maxPlayers,
      Visibility: visibility,
      JoinCode: code,
      CustomProperties: customProperties,
    }),
    reply: SyncServiceRoom,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '由服务端创建房间', en: 'Create a room from a server' },
    errors: [codes.invalid, codes.notFound, codes.limit, codes.wrongState, codes.unavailable],
  }),
  list: op('GET /service/rooms', {
    query: z.object(filters),
    reply: totalItems(SyncRoom),
    paging: 'start-items',
    ...fieldsAreOurs,
    summary: { zh: '由服务端列出房间', en: 'List rooms from a server' },
    errors: [codes.invalid],
  }),
  get: op('GET /service/rooms/{id}', {
    params: byRoom,
    reply: SyncServiceRoom,
    ...fieldsAreOurs,
    summary: { zh: '由服务端查看房间与玩家', en: 'Read a room with its players' },
    errors: [codes.notFound],
  }),
  join: op('POST /service/rooms/{id}/join', {
    params: byRoom,
    body: z.strictObject({
      PlayerId: field(z.string().min(1).max(128), '玩家 ID', 'Who joins'),
      JoinCode: note(16, '加入码', 'Of a private room'),
      Properties: properties('属性', 'Data of the player').optional(),
    }),
    reply: SyncServiceRoom,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '让玩家加入房间', en: 'Let a player join a room' },
    errors: [codes.notFound, codes.denied, codes.wrongState],
  }),
  leave: op('POST /service/rooms/{id}/leave', {
    params: byRoom,
    body: z.strictObject({ PlayerId: field(z.string().min(1).max(128), '玩家 ID', 'Who leaves') }),
    reply: SyncServiceRoom,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '让玩家离开房间', en: 'Let a player leave a room' },
    errors: [codes.notFound],
  }),
} as const;
