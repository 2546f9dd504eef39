// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const initFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id, or the id of its sync service' },
};

export const recacheFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id, or the id of its sync service' },
};

export const configGetFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Operators only; default: the calling app' },
};

export const configSetFields: OperationFields = {
  UosAppId: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Operators only; default: the calling app' },
  Properties: { in: 'body', type: 'object', fields: { type: { type: 'string', enum: ['realtime', 'relay'], zh: '类型', titleEn: 'Type', en: 'Default realtime' }, perfTest: { type: 'string', enum: ['Enabled', 'Disabled'], zh: '性能测试', titleEn: 'Perf test', en: 'Operators only, default Disabled' } }, strict: true, zh: '属性', titleEn: 'Properties', en: 'Same as those of the app’s service usync' },
  MaxRooms: { in: 'body', type: 'integer', min: 0, zh: '房间上限', titleEn: 'Most rooms', en: 'Operators only, default 5' },
  Ration: { in: 'body', type: 'integer', min: 0, zh: '配额', titleEn: 'Quota', en: 'Operators only, default 4' },
  RoomManagement: { in: 'body', type: 'object', fields: { Enabled: { type: 'boolean', required: true, zh: '启用', titleEn: 'Enabled', en: 'Rooms may run on hosted servers' }, ProfileId: { type: 'string', required: true, zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Hosting profile, or empty' }, RegionId: { type: 'string', required: true, zh: '地域', titleEn: 'Region', en: 'Region of the servers, or empty' } }, zh: '房间管理', titleEn: 'Room management', en: 'Rooms on hosted servers' },
};

export const configSearchFields: OperationFields = {
  UosAppIds: { in: 'body', type: 'array', items: { type: 'string', required: true, format: 'uuid' }, zh: '应用 ID', titleEn: 'AppId', en: 'Only these apps' },
  Type: { in: 'body', type: 'string', enum: ['realtime', 'relay'], zh: '类型', titleEn: 'Type', en: 'Only this type' },
  Start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  Count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const tiersListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const tiersCreateFields: OperationFields = {
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  MaxPlayers: { in: 'body', type: 'integer', required: true, min: 1, zh: '人数上限', titleEn: 'Player limit', en: 'Players a room of the tier can hold' },
  BillingUnit: { in: 'body', type: 'integer', required: true, min: 1, zh: '计费单位', titleEn: 'Billing unit', en: 'Players a room is billed for' },
  CpuLimit: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: 'CPU 上限', titleEn: 'CPU limit', en: 'Like 100m (thousandths of a core)' },
  MemoryLimit: { in: 'body', type: 'string', min: 3, pattern: '^[0-9]+Mi$', zh: '内存上限', titleEn: 'Memory limit', en: 'Like 154Mi (mebibytes)' },
  NetLimit: { in: 'body', type: 'integer', min: 0, zh: '带宽上限', titleEn: 'Bandwidth limit', en: 'Bytes per second and room, default 625000' },
  RoomsPerPod: { in: 'body', type: 'integer', min: 1, zh: '每实例房间数', titleEn: 'Rooms per pod', en: 'Rooms that share a relay' },
  Price: { in: 'body', type: 'number', min: 0, zh: '单价', titleEn: 'Price', en: 'Yuan per player and day, default 0.05' },
  Enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Profiles may choose it' },
};

export const tiersGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '规格 ID', titleEn: 'Size ID', en: 'Tier id' },
};

export const tiersUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '规格 ID', titleEn: 'Size ID', en: 'Tier id' },
  Name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  MaxPlayers: { in: 'body', type: 'integer', min: 1, zh: '人数上限', titleEn: 'Player limit', en: 'Players a room of the tier can hold' },
  BillingUnit: { in: 'body', type: 'integer', min: 1, zh: '计费单位', titleEn: 'Billing unit', en: 'Players a room is billed for' },
  CpuLimit: { in: 'body', type: 'string', min: 2, pattern: '^[0-9]+m$', zh: 'CPU 上限', titleEn: 'CPU limit', en: 'Like 100m (thousandths of a core)' },
  MemoryLimit: { in: 'body', type: 'string', min: 3, pattern: '^[0-9]+Mi$', zh: '内存上限', titleEn: 'Memory limit', en: 'Like 154Mi (mebibytes)' },
  NetLimit: { in: 'body', type: 'integer', min: 0, zh: '带宽上限', titleEn: 'Bandwidth limit', en: 'Bytes per second and room, default 625000' },
  RoomsPerPod: { in: 'body', type: 'integer', min: 1, zh: '每实例房间数', titleEn: 'Rooms per pod', en: 'Rooms that share a relay' },
  Price: { in: 'body', type: 'number', min: 0, zh: '单价', titleEn: 'Price', en: 'Yuan per player and day, default 0.05' },
  Enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Profiles may choose it' },
};

export const profilesListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  roomProfileTierId: { in: 'query', type: 'string', format: 'uuid', zh: '规格 ID', titleEn: 'Size ID', en: 'Of this tier' },
};

export const profilesCreateFields: OperationFields = {
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  RoomProfileTierId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '规格 ID', titleEn: 'Size ID', en: 'Tier' },
  Region: { in: 'body', type: 'string', max: 64, zh: '地域', titleEn: 'Region', en: 'Region id in any case, default shanghai' },
  TtlMinutes: { in: 'body', type: 'integer', min: 1, zh: '最长时间', titleEn: 'Longest (min)', en: 'Minutes until a room closes, default 30' },
  IdleSeconds: { in: 'body', type: 'integer', min: 0, zh: '空闲时间', titleEn: 'Idle (s)', en: 'Seconds until an empty room closes, default 300, 0: never' },
  MaxRooms: { in: 'body', type: 'integer', min: 1, zh: '房间上限', titleEn: 'Most rooms', en: 'Rooms at the same time, default 5' },
  MaxPlayers: { in: 'body', type: 'integer', min: 1, zh: '人数上限', titleEn: 'Player limit', en: 'Players per room, at most those of the tier' },
  Protocols: { in: 'body', type: 'array', min: 1, items: { type: 'string', required: true, enum: ['utp', 'ws', 'kcp2k'] }, zh: '协议', titleEn: 'Protocol', en: 'Transports its rooms offer' },
};

export const profilesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间配置 ID', titleEn: 'Room profile ID', en: 'Profile id' },
};

export const profilesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间配置 ID', titleEn: 'Room profile ID', en: 'Profile id' },
  Name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  RoomProfileTierId: { in: 'body', type: 'string', format: 'uuid', zh: '规格 ID', titleEn: 'Size ID', en: 'Tier' },
  Region: { in: 'body', type: 'string', max: 64, zh: '地域', titleEn: 'Region', en: 'Region id in any case, default shanghai' },
  TtlMinutes: { in: 'body', type: 'integer', min: 1, zh: '最长时间', titleEn: 'Longest (min)', en: 'Minutes until a room closes, default 30' },
  IdleSeconds: { in: 'body', type: 'integer', min: 0, zh: '空闲时间', titleEn: 'Idle (s)', en: 'Seconds until an empty room closes, default 300, 0: never' },
  MaxRooms: { in: 'body', type: 'integer', min: 1, zh: '房间上限', titleEn: 'Most rooms', en: 'Rooms at the same time, default 5' },
  MaxPlayers: { in: 'body', type: 'integer', min: 1, zh: '人数上限', titleEn: 'Player limit', en: 'Players per room, at most those of the tier' },
  Protocols: { in: 'body', type: 'array', min: 1, items: { type: 'string', required: true, enum: ['utp', 'ws', 'kcp2k'] }, zh: '协议', titleEn: 'Protocol', en: 'Transports its rooms offer' },
};

export const profilesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间配置 ID', titleEn: 'Room profile ID', en: 'Profile id' },
};

export const profilesSetPluginFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间配置 ID', titleEn: 'Room profile ID', en: 'Profile id' },
  PluginId: { in: 'body', type: 'string', required: true, nullable: true, format: 'uuid', zh: '插件 ID', titleEn: 'Plugin ID', en: 'Logic plugin; null takes it away' },
  PluginReleaseId: { in: 'body', type: 'string', format: 'uuid', zh: '插件版本 ID', titleEn: 'Plugin release ID', en: 'A released one; default: the current one' },
};

export const roomsCreateFields: OperationFields = {
  UosAppId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App, or the id of its sync service' },
  RoomProfileUuid: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '房间配置 ID', titleEn: 'Room profile ID', en: 'Profile' },
  Namespace: { in: 'body', type: 'string', max: 64, zh: '命名空间', titleEn: 'Namespace', en: 'Separates rooms of one app' },
  Name: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name' },
  MaxPlayers: { in: 'body', type: 'integer', min: 0, zh: '人数上限', titleEn: 'Player limit', en: 'Default 0: as the profile allows' },
  Region: { in: 'body', type: 'string', max: 64, zh: '地域', titleEn: 'Region', en: 'Region id; default: that of the profile' },
  Visibility: { in: 'body', type: 'string', enum: ['PUBLIC', 'PRIVATE'], zh: '可见性', titleEn: 'Visibility', en: 'Default PUBLIC' },
  JoinCode: { in: 'body', type: 'string', min: 4, max: 16, pattern: '^[\\x21-\\x7e]+$', zh: '加入码', titleEn: 'Join code', en: '4 to 16 visible ASCII characters, no blanks' },
  PlayerId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '房主', titleEn: 'Owner', en: 'Player who owns the room' },
  CustomProperties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义属性', titleEn: 'Custom properties', en: 'Data of the game itself' },
};

export const roomsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  includeAll: { in: 'query', type: 'boolean', zh: '包含已关闭', titleEn: 'Include all', en: 'Closed and failed rooms too' },
  namespace: { in: 'query', type: 'string', zh: '命名空间', titleEn: 'Namespace', en: 'Exact namespace' },
  status: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['CREATED', 'SERVER_ALLOCATED', 'READY', 'RUNNING', 'ALLOCATION_FAILED', 'CLOSED'] }, zh: '状态', titleEn: 'Status', en: 'Any of these' },
  visibility: { in: 'query', type: 'string', enum: ['PUBLIC', 'PRIVATE'], zh: '可见性', titleEn: 'Visibility', en: 'Games see private rooms only when they ask for them' },
  ownerId: { in: 'query', type: 'string', zh: '房主', titleEn: 'Owner', en: 'Of this player' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
};

export const roomsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
};

export const roomsCloseFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
};

export const roomsRunFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
};

export const roomsReopenFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
};

export const roomsInfoFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
};

export const roomsLogFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  tag: { in: 'query', type: 'string', zh: '标签', titleEn: 'Tag', en: 'Only lines of this tag, such as LogicPlugin' },
};

export const roomsByPodFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  status: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['CREATED', 'SERVER_ALLOCATED', 'READY', 'RUNNING', 'ALLOCATION_FAILED', 'CLOSED'] }, zh: '状态', titleEn: 'Status', en: 'Only rooms in these' },
};

export const serviceRoomsCreateFields: OperationFields = {
  RoomProfileUuid: { in: 'body', type: 'string', format: 'uuid', zh: '房间配置 ID', titleEn: 'Room profile ID', en: 'Profile of a room on a relay' },
  ProfileId: { in: 'body', type: 'string', format: 'uuid', zh: '启动配置 ID', titleEn: 'Profile ID', en: 'Or the hosting profile of a room on a server of its own' },
  RegionId: { in: 'body', type: 'string', max: 64, zh: '地域', titleEn: 'Region', en: 'Region of that server' },
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name' },
  Namespace: { in: 'body', type: 'string', max: 64, zh: '命名空间', titleEn: 'Namespace', en: 'Separates rooms of one app' },
  OwnerId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '房主', titleEn: 'Owner', en: 'Player who owns the room' },
  MaxPlayers: { in: 'body', type: 'integer', min: 0, zh: '人数上限', titleEn: 'Player limit', en: 'Default 0: as the profile allows' },
  Visibility: { in: 'body', type: 'string', enum: ['PUBLIC', 'PRIVATE'], zh: '可见性', titleEn: 'Visibility', en: 'Default PUBLIC' },
  JoinCode: { in: 'body', type: 'string', min: 4, max: 16, pattern: '^[\\x21-\\x7e]+$', zh: '加入码', titleEn: 'Join code', en: '4 to 16 visible ASCII characters, no blanks' },
  CustomProperties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义属性', titleEn: 'Custom properties', en: 'Data of the game itself' },
};

export const serviceRoomsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  includeAll: { in: 'query', type: 'boolean', zh: '包含已关闭', titleEn: 'Include all', en: 'Closed and failed rooms too' },
  namespace: { in: 'query', type: 'string', zh: '命名空间', titleEn: 'Namespace', en: 'Exact namespace' },
  status: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['CREATED', 'SERVER_ALLOCATED', 'READY', 'RUNNING', 'ALLOCATION_FAILED', 'CLOSED'] }, zh: '状态', titleEn: 'Status', en: 'Any of these' },
  visibility: { in: 'query', type: 'string', enum: ['PUBLIC', 'PRIVATE'], zh: '可见性', titleEn: 'Visibility', en: 'Games see private rooms only when they ask for them' },
  ownerId: { in: 'query', type: 'string', zh: '房主', titleEn: 'Owner', en: 'Of this player' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
};

export const serviceRoomsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
};

export const serviceRoomsJoinFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
  PlayerId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '玩家 ID', titleEn: 'Player ID', en: 'Who joins' },
  JoinCode: { in: 'body', type: 'string', max: 16, zh: '加入码', titleEn: 'Join code', en: 'Of a private room' },
  Properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the player' },
};

export const serviceRoomsLeaveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '房间 ID', titleEn: 'Room ID', en: 'Room id' },
  PlayerId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '玩家 ID', titleEn: 'Player ID', en: 'Who leaves' },
};

export const pluginsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
};

export const pluginsCreateFields: OperationFields = {
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  Runtime: { in: 'body', type: 'string', required: true, enum: ['javascript', 'go'], zh: '运行时', titleEn: 'Runtime', en: 'Language of the code' },
  Description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  Hooks: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['onCreate', 'onJoin', 'onLeave', 'onMessage', 'onTick', 'onClose'] }, zh: '钩子', titleEn: 'Hooks', en: 'Moments of a room it is called at' },
};

export const pluginsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '插件 ID', titleEn: 'Plugin ID', en: 'Plugin id' },
};

export const pluginsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '插件 ID', titleEn: 'Plugin ID', en: 'Plugin id' },
  Name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  Description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  Hooks: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['onCreate', 'onJoin', 'onLeave', 'onMessage', 'onTick', 'onClose'] }, zh: '钩子', titleEn: 'Hooks', en: 'Moments of a room it is called at' },
};

export const pluginsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '插件 ID', titleEn: 'Plugin ID', en: 'Plugin id' },
};

export const pluginsTransferTokenFields: OperationFields = {
  filename: { in: 'query', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name of the file, 1 to 255 characters' },
  size: { in: 'query', type: 'integer', required: true, min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' },
  md5: { in: 'query', type: 'string', required: true, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: 'MD5 of the whole file, lower-case hex' },
};

export const pluginsReleaseFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '插件 ID', titleEn: 'Plugin ID', en: 'Plugin id' },
  ObjectName: { in: 'body', type: 'string', required: true, min: 1, max: 1024, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '对象名', titleEn: 'Object', en: 'The objectName of the transfer token, 1 to 1024 characters' },
  Version: { in: 'body', type: 'string', max: 64, zh: '版本', titleEn: 'Version', en: 'Version text' },
  Notes: { in: 'body', type: 'string', max: 1000, zh: '说明', titleEn: 'Notes', en: 'Notes' },
};

export const perfSessionsListFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id, or the id of its sync service' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  status: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['Init', 'Running', 'Finished', 'Failed'] }, zh: '状态', titleEn: 'Status', en: 'Any of these' },
};

export const perfSessionsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '测试 ID', titleEn: 'Test ID', en: 'Session id' },
};

export const perfSessionsCreateFields: OperationFields = {
  UosAppId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App, or the id of its sync service' },
  RoomProfileUuid: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '房间配置 ID', titleEn: 'Room profile ID', en: 'Profile of the rooms' },
  Protocol: { in: 'body', type: 'string', required: true, enum: ['utp', 'ws', 'kcp2k'], zh: '协议', titleEn: 'Protocol', en: 'Transport of the bots' },
  Rooms: { in: 'body', type: 'integer', required: true, min: 1, max: 50, zh: '房间数', titleEn: 'Rooms', en: '1 to 50' },
  PlayersPerRoom: { in: 'body', type: 'integer', required: true, min: 1, max: 100, zh: '每房间人数', titleEn: 'Players per room', en: '1 to 100' },
  MessageBytes: { in: 'body', type: 'integer', required: true, min: 1, max: 16384, zh: '消息大小', titleEn: 'Message size', en: 'Bytes, at most 16384' },
  MessagesPerSecond: { in: 'body', type: 'integer', required: true, min: 1, zh: '每秒消息数', titleEn: 'Messages per second', en: 'Of each bot' },
  DurationSeconds: { in: 'body', type: 'integer', required: true, min: 1, max: 600, zh: '时长', titleEn: 'Duration', en: 'Seconds, at most 600' },
  Target: { in: 'body', type: 'string', required: true, enum: ['All', 'Others', 'MasterClient'], zh: '目标', titleEn: 'Target', en: 'Who gets the messages' },
};

export const usageSumFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Default: the calling app' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const usageDailyFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Default: the calling app' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const usageSortFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  metric: { in: 'query', type: 'string', enum: ['usage', 'dau'], zh: '指标', titleEn: 'Metric', en: 'What to rank by, default usage' },
  limit: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'Limit', en: 'How many apps, default 10' },
};

export const usageTrendFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Default: the calling app' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  metric: { in: 'query', type: 'string', required: true, enum: ['usage', 'dau', 'apps'], zh: '指标', titleEn: 'Metric', en: 'apps: operators only' },
};

export const syncFields: ServiceFields = {
  init: initFields,
  recache: recacheFields,
  'config.get': configGetFields,
  'config.set': configSetFields,
  'config.search': configSearchFields,
  'tiers.list': tiersListFields,
  'tiers.create': tiersCreateFields,
  'tiers.get': tiersGetFields,
  'tiers.update': tiersUpdateFields,
  'profiles.list': profilesListFields,
  'profiles.create': profilesCreateFields,
  'profiles.get': profilesGetFields,
  'profiles.update': profilesUpdateFields,
  'profiles.remove': profilesRemoveFields,
  'profiles.setPlugin': profilesSetPluginFields,
  'rooms.create': roomsCreateFields,
  'rooms.list': roomsListFields,
  'rooms.get': roomsGetFields,
  'rooms.close': roomsCloseFields,
  'rooms.run': roomsRunFields,
  'rooms.reopen': roomsReopenFields,
  'rooms.info': roomsInfoFields,
  'rooms.log': roomsLogFields,
  'rooms.byPod': roomsByPodFields,
  'serviceRooms.create': serviceRoomsCreateFields,
  'serviceRooms.list': serviceRoomsListFields,
  'serviceRooms.get': serviceRoomsGetFields,
  'serviceRooms.join': serviceRoomsJoinFields,
  'serviceRooms.leave': serviceRoomsLeaveFields,
  'plugins.list': pluginsListFields,
  'plugins.create': pluginsCreateFields,
  'plugins.get': pluginsGetFields,
  'plugins.update': pluginsUpdateFields,
  'plugins.remove': pluginsRemoveFields,
  'plugins.transferToken': pluginsTransferTokenFields,
  'plugins.release': pluginsReleaseFields,
  'perfSessions.list': perfSessionsListFields,
  'perfSessions.get': perfSessionsGetFields,
  'perfSessions.create': perfSessionsCreateFields,
  'usage.sum': usageSumFields,
  'usage.daily': usageDailyFields,
  'usage.sort': usageSortFields,
  'usage.trend': usageTrendFields,
};
