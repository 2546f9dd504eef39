// What rooms are made from: tiers, profiles, and the app's own settings. Source: wire/realtime-and-compute.md 3.1, 3.2.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, ruled, text, time, timeOrNull } from '../../kernel/fields.ts';
import { startItems, totalItems } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import { cpuQuantity, memoryQuantity } from '../../rules/names/identifiers.ts';
import * as codes from '../shared/codes.ts';
import { filter, idFilter, line, note, number } from '../shared/fields.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import { RoomProtocol } from './rooms.ts';

export const SyncType = enumOf(labels.service.syncType);
export const PerfTest = enumOf(labels.service.perfTest);

export const SyncTier = entity(
  z.object({
    RoomProfileTierId: id('sync.tier', '规格 ID', 'Tier id'),
    Name: text('名称', 'Name'),
    MaxPlayers: count('人数上限', 'Players a room of the tier can hold'),
    BillingUnit: count('计费单位', 'Players a room is billed for'),
    CpuLimit: text('CPU 上限', 'Thousandths of a core, such as 100m'),
    MemoryLimit: text('内存上限', 'Like 154Mi'),
    NetLimit: count('带宽上限', 'Bytes per second and room'),
    RoomsPerPod: count('每实例房间数', 'Rooms that share a relay'),
    Price: number('单价', 'Yuan per player and day'),
    Enabled: flag('启用', 'Profiles may choose it'),
    CreatedAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'SyncTier',
    zh: '房间规格',
    en: 'What a room may use and what it costs',
    columns: ['Name', 'RoomProfileTierId', 'MaxPlayers', 'BillingUnit', 'Price', 'Enabled'],
    key: 'RoomProfileTierId',
    named: ['Name'],
  },
);

export const SyncProfile = entity(
  z.object({
    RoomProfileUuid: id('sync.profile', '房间配置 ID', 'Profile id'),
    UosAppId: text('应用 ID', 'App', 'app.app'),
    Name: text('名称', 'Name'),
    RoomProfileTierId: id('sync.tier', '规格 ID', 'Tier'),
    Region: text('地域', 'Region id', 'multiverse.region'),
    TtlMinutes: count('最长时间', 'Minutes until a room closes'),
    IdleSeconds: count('空闲时间', 'Seconds until an empty room closes; 0: never'),
    MaxRooms: count('房间上限', 'Rooms at the same time'),
    MaxPlayers: count('人数上限', 'Players per room'),
    Protocols: field(z.array(RoomProtocol), '协议', 'Transports its rooms offer'),
    PluginId: text('插件 ID', 'Logic plugin, or empty', 'sync.plugin'),
    PluginReleaseId: text('插件版本 ID', 'Release of the plugin, or empty for the current one', 'sync.pluginRelease'),
    OpenRoomCount: count('房间数', 'Rooms open now'),
    CreatedAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'SyncProfile',
    zh: '房间配置',
    en: 'What rooms of an app are made with',
    columns: ['Name', 'RoomProfileUuid', 'Region', 'MaxPlayers', 'MaxRooms', 'OpenRoomCount', 'CreatedAt'],
    key: 'RoomProfileUuid',
    named: ['Name'],
  },
);

const appProperties = z.object({
  type: field(SyncType, '类型', 'Relay or realtime'),
  perfTest: field(PerfTest, '性能测试', 'Whether performance tests may run'),
});
const roomManagement = z.object({
  Enabled: flag('启用', 'Rooms may run on hosted servers'),
  ProfileId: text('启动配置 ID', 'Hosting profile, or empty', 'multiverse.profile'),
  RegionId: text('地域', 'Region of the servers, or empty', 'multiverse.region'),
});

export const SyncConfig = entity(
  z.object({
    UosAppId: text('应用 ID', 'App', 'app.app'),
    AppName: text('应用名称', 'Name of the app'),
    Properties: field(appProperties, '属性', 'Same as those of the app’s service usync'),
    MaxRooms: count('房间上限', 'Rooms at the same time'),
    Ration: count('配额', 'Share of the capacity'),
    RoomManagement: field(roomManagement, '房间管理', 'Rooms on hosted servers'),
    ModifiedAt: timeOrNull('修改时间', 'Time of the last change'),
  }),
  {
    id: 'SyncConfig',
    zh: '同步设置',
    en: 'Settings of sync in an app',
    columns: ['AppName', 'UosAppId', 'MaxRooms', 'Ration', 'ModifiedAt'],
    key: 'UosAppId',
  },
);

export const SyncSetup = entity(
  z.object({
    UosAppId: text('应用 ID', 'App', 'app.app'),
    Properties: field(appProperties, '属性', 'Same as those of the app’s service usync'),
    RoomProfiles: field(z.array(SyncProfile), '房间配置', 'Profiles of the app'),
  }),
  { id: 'SyncSetup', zh: '初始化结果', en: 'What an app has once sync is set up' },
);

const byTier = { id: id('sync.tier', '规格 ID', 'Tier id') };
const byProfile = { id: id('sync.profile', '房间配置 ID', 'Profile id') };
const byApp = { appId: id('app.app', '应用 ID', 'App id, or the id of its sync service') };

const tierFields = {
  CpuLimit: ruled(cpuQuantity, 'CPU 上限').optional(),
  MemoryLimit: ruled(memoryQuantity, '内存上限').optional(),
  NetLimit: field(z.int().min(0).optional(), '带宽上限', 'Bytes per second and room, default 625000'),
  RoomsPerPod: field(z.int().min(1).optional(), '每实例房间数', 'Rooms that share a relay'),
  Price: field(z.number().min(0).optional(), '单价', 'Yuan per player and day, default 0.05'),
  Enabled: field(z.boolean().optional(), '启用', 'Profiles may choose it'),
};
const tierName = line(64, '名称', 'Name');
const tierPlayers = field(z.int().min(1), '人数上限', 'Players a room of the tier can hold');
const tierUnit = field(z.int().min(1), '计费单位', 'Players a room is billed for');

export const tiers = {
  list: op('GET /api/room-profile-tiers', {
    query: z.object(startItems),
    reply: totalItems(SyncTier),
    paging: 'start-items',
    ...fieldsAreOurs,
    summary: { zh: '列出房间规格', en: 'List the tiers of rooms' },
  }),
  create: op('POST /api/room-profile-tiers', {
    body: z.strictObject({ Name: tierName, MaxPlayers: tierPlayers, BillingUnit: tierUnit, ...tierFields }),
    reply: SyncTier,
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '创建房间规格', en: 'Create a tier of rooms' },
    errors: [codes.invalid, codes.exists],
  }),
  get: op('GET /api/room-profile-tiers/{id}', {
    params: byTier,
    reply: SyncTier,
    ...fieldsAreOurs,
    summary: { zh: '查看房间规格', en: 'Read a tier of rooms' },
    errors: [codes.notFound],
  }),
  update: op('PUT /api/room-profile-tiers/{id}', {
    params: byTier,
    body: z.strictObject({
      Name: tierName.optional(),
      MaxPlayers: tierPlayers.optional(),
      BillingUnit: tierUnit.optional(),
      ...tierFields,
    }),
    reply: SyncTier,
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '修改房间规格', en: 'Change a tier of rooms' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
} as const;

const profileFields = {
  Region: note(64, '地域', 'Region id in any case, default shanghai', 'multiverse.region'),
  TtlMinutes: field(z.int().min(1).optional(), '最长时间', 'Minutes until a room closes, default 30'),
  IdleSeconds: field(
    z.int().min(0).optional(),
    '空闲时间',
    'Seconds until an empty room closes, default 300, 0: never',
  ),
  MaxRooms: field(z.int().min(1).optional(), '房间上限', 'Rooms at the same time, default 5'),
  MaxPlayers: field(z.int().min(1).optional(), '人数上限', 'Players per room, at most those of the tier'),
  Protocols: field(z.array(RoomProtocol).min(1).optional(), '协议', 'Transports its rooms offer'),
};
const profileName = line(64, '名称', 'Name');
const profileTier = field(z.uuid(), '规格 ID', 'Tier', 'sync.tier');

export const profiles = {
  list: op('GET /api/room-profiles', {
    query: z.object({
      ...startItems,
      name: filter('名称', 'Part of the name'),
      roomProfileTierId: idFilter('sync.tier', '规格 ID', 'Of this tier'),
    }),
    reply: totalItems(SyncProfile),
    paging: 'start-items',
    ...fieldsAreOurs,
    summary: { zh: '列出房间配置', en: 'List room profiles' },
  }),
  create: op('POST /api/room-profiles', {
    body: z.strictObject({ Name: profileName, RoomProfileTierId: profileTier, ...profileFields }),
    reply: SyncProfile,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '创建房间配置', en: 'Create a room profile' },
    errors: [codes.invalid, codes.exists],
  }),
  get: op('GET /api/room-profiles/{id}', {
    params: byProfile,
    reply: SyncProfile,
    ...fieldsAreOurs,
    summary: { zh: '查看房间配置', en: 'Read a room profile' },
    errors: [codes.notFound],
  }),
  update: op('PUT /api/room-profiles/{id}', {
    params: byProfile,
    body: z.strictObject({
      Name: profileName.optional(),
      RoomProfileTierId: profileTier.optional(),
      ...profileFields,
    }),
    reply: SyncProfile,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改房间配置', en: 'Change a room profile' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
  remove: op('DELETE /api/room-profiles/{id}', {
    params: byProfile,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '删除没有房间的房间配置', en: 'Delete a room profile without open rooms' },
    errors: [codes.notFound, codes.wrongState],
  }),
  setPlugin: op('POST /api/room-profiles/{id}/plugin', {
    params: byProfile,
    body: z.strictObject({
      PluginId: field(z.union([z.uuid(), z.null()]), '插件 ID', 'Logic plugin; null takes it away', 'sync.plugin'),
      PluginReleaseId: field(
        z.uuid().optional(),
        '插件版本 ID',
        'A released one; default: the current one',
        'sync.pluginRelease',
      ),
    }),
    reply: SyncProfile,
    access: 'owner',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '为房间配置挂载或卸下插件', en: 'Attach a logic plugin to a room profile, or take it away' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

export const config = {
  get: op('GET /api/app/config', {
    query: z.object({ appId: idFilter('app.app', '应用 ID', 'Operators only; default: the calling app') }),
    reply: SyncConfig,
    ...fieldsAreOurs,
    summary: { zh: '查看同步设置', en: 'Read the settings of sync' },
    errors: [codes.notFound],
  }),
  set: op('POST /api/app/config', {
    body: z.strictObject({
      UosAppId: idFilter('app.app', '应用 ID', 'Operators only; default: the calling app'),
      Properties: field(
        z.strictObject({
          type: field(SyncType.optional(), '类型', 'Default realtime'),
          perfTest: field(PerfTest.optional(), '性能测试', 'Operators only, default Disabled'),
        }),
        '属性',
        'Same as those of the app’s service usync',
      ).optional(),
      MaxRooms: field(z.int().min(0).optional(), '房间上限', 'Operators only, default 5'),
      Ration: field(z.int().min(0).optional(), '配额', 'Operators only, default 4'),
      RoomManagement: field(roomManagement.optional(), '房间管理', 'Rooms on hosted servers'),
    }),
    reply: SyncConfig,
    access: 'owner',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '修改同步设置', en: 'Change the settings of sync' },
    errors: [codes.invalid, codes.notFound, codes.denied],
  }),
  search: op('POST /api/app/config/search', {
    body: z.strictObject({
      UosAppIds: field(z.array(z.uuid()).optional(), '应用 ID', 'Only these apps', 'app.app'),
      Type: field(SyncType.optional(), '类型', 'Only this type'),
      // why no paging: these two begin with a capital in this call alone
      Start: startItems.start,
      Count: startItems.count,
    }),
    reply: totalItems(SyncConfig),
    ...operatorOnly,
    effect: 'read',
    ...fieldsAreOurs,
    summary: { zh: '搜索同步设置', en: 'Search the settings of all apps' },
  }),
} as const;

export const init = op('POST /api/app/{appId}/usync-init', {
  params: byApp,
  body: z.strictObject({}),
  reply: SyncSetup,
  access: 'owner',
  retry: 'always',
  ...fieldsAreOurs,
  summary: { zh: '初始化实时同步', en: 'Set sync up with default tiers and a default profile' },
  errors: [codes.notFound],
});
export { byApp };
