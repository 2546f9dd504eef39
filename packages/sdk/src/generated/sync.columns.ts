// Generated from the contract by `npm run gen`; do not edit.
import { syncLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const syncSetupColumns = {
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Properties: { title: '属性', titleEn: 'Properties' },
  RoomProfiles: { title: '房间配置', titleEn: 'Room profiles', kind: 'count' },
} satisfies EntityColumns;

export const syncProfileColumns = {
  RoomProfileUuid: { title: '房间配置 ID', titleEn: 'Room profile ID', kind: 'id' },
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Name: { title: '名称', titleEn: 'Name' },
  RoomProfileTierId: { title: '规格 ID', titleEn: 'Size ID', kind: 'id' },
  Region: { title: '地域', titleEn: 'Region' },
  TtlMinutes: { title: '最长时间', titleEn: 'Longest (min)', kind: 'number' },
  IdleSeconds: { title: '空闲时间', titleEn: 'Idle (s)', kind: 'number' },
  MaxRooms: { title: '房间上限', titleEn: 'Most rooms', kind: 'number' },
  MaxPlayers: { title: '人数上限', titleEn: 'Player limit', kind: 'number' },
  Protocols: { title: '协议', titleEn: 'Protocol' },
  PluginId: { title: '插件 ID', titleEn: 'Plugin ID', kind: 'id' },
  PluginReleaseId: { title: '插件版本 ID', titleEn: 'Plugin release ID', kind: 'id' },
  OpenRoomCount: { title: '房间数', titleEn: 'Rooms', kind: 'number' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const syncConfigColumns = {
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  AppName: { title: '应用名称', titleEn: 'App' },
  Properties: { title: '属性', titleEn: 'Properties' },
  MaxRooms: { title: '房间上限', titleEn: 'Most rooms', kind: 'number' },
  Ration: { title: '配额', titleEn: 'Quota', kind: 'number' },
  RoomManagement: { title: '房间管理', titleEn: 'Room management' },
  ModifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const syncTierColumns = {
  RoomProfileTierId: { title: '规格 ID', titleEn: 'Size ID', kind: 'id' },
  Name: { title: '名称', titleEn: 'Name' },
  MaxPlayers: { title: '人数上限', titleEn: 'Player limit', kind: 'number' },
  BillingUnit: { title: '计费单位', titleEn: 'Billing unit', kind: 'number' },
  CpuLimit: { title: 'CPU 上限', titleEn: 'CPU limit' },
  MemoryLimit: { title: '内存上限', titleEn: 'Memory limit' },
  NetLimit: { title: '带宽上限', titleEn: 'Bandwidth limit', kind: 'bytes' },
  RoomsPerPod: { title: '每实例房间数', titleEn: 'Rooms per pod', kind: 'number' },
  Price: { title: '单价', titleEn: 'Price', kind: 'yuan' },
  Enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const syncRoomWithServerColumns = {
  RoomUuid: { title: '房间 ID', titleEn: 'Room ID', kind: 'id' },
  RoomCode: { title: '房间码', titleEn: 'Room code' },
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  RoomProfileUuid: { title: '房间配置 ID', titleEn: 'Room profile ID', kind: 'id' },
  OwnerId: { title: '房主', titleEn: 'Owner' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: syncLabels.room.status },
  Namespace: { title: '命名空间', titleEn: 'Namespace' },
  Name: { title: '名称', titleEn: 'Name' },
  JoinCode: { title: '加入码', titleEn: 'Join code' },
  Properties: { title: '属性', titleEn: 'Properties' },
  CustomProperties: { title: '自定义属性', titleEn: 'Custom properties' },
  PlayerCount: { title: '人数', titleEn: 'Players', kind: 'number' },
  Region: { title: '地域', titleEn: 'Region' },
  PodName: { title: '实例', titleEn: 'Instance' },
  PluginId: { title: '插件 ID', titleEn: 'Plugin ID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  ReadyAt: { title: '就绪时间', titleEn: 'Ready', kind: 'time' },
  ExpireAt: { title: '到期时间', titleEn: 'Expires', kind: 'time' },
  ClosedAt: { title: '关闭时间', titleEn: 'Disabled', kind: 'time' },
  CloseReason: { title: '关闭原因', titleEn: 'Close reason' },
  ServerInfo: { title: '服务器', titleEn: 'Server' },
} satisfies EntityColumns;

export const syncRoomColumns = {
  RoomUuid: { title: '房间 ID', titleEn: 'Room ID', kind: 'id' },
  RoomCode: { title: '房间码', titleEn: 'Room code' },
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  RoomProfileUuid: { title: '房间配置 ID', titleEn: 'Room profile ID', kind: 'id' },
  OwnerId: { title: '房主', titleEn: 'Owner' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: syncLabels.room.status },
  Namespace: { title: '命名空间', titleEn: 'Namespace' },
  Name: { title: '名称', titleEn: 'Name' },
  JoinCode: { title: '加入码', titleEn: 'Join code' },
  Properties: { title: '属性', titleEn: 'Properties' },
  CustomProperties: { title: '自定义属性', titleEn: 'Custom properties' },
  PlayerCount: { title: '人数', titleEn: 'Players', kind: 'number' },
  Region: { title: '地域', titleEn: 'Region' },
  PodName: { title: '实例', titleEn: 'Instance' },
  PluginId: { title: '插件 ID', titleEn: 'Plugin ID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  ReadyAt: { title: '就绪时间', titleEn: 'Ready', kind: 'time' },
  ExpireAt: { title: '到期时间', titleEn: 'Expires', kind: 'time' },
  ClosedAt: { title: '关闭时间', titleEn: 'Disabled', kind: 'time' },
  CloseReason: { title: '关闭原因', titleEn: 'Close reason' },
} satisfies EntityColumns;

export const syncRoomInfoColumns = {
  RoomUuid: { title: '房间 ID', titleEn: 'Room ID', kind: 'id' },
  MasterClientId: { title: '主客户端', titleEn: 'Master client', kind: 'number' },
  Players: { title: '玩家', titleEn: 'Players', kind: 'count' },
  CustomProperties: { title: '自定义属性', titleEn: 'Custom properties' },
  CachedEventCount: { title: '缓存事件', titleEn: 'Cached events', kind: 'number' },
  StickyEvents: { title: '驻留事件', titleEn: 'Sticky events', kind: 'count' },
  Groups: { title: '分组', titleEn: 'Groups', kind: 'count' },
  PodName: { title: '实例', titleEn: 'Instance' },
} satisfies EntityColumns;

export const syncRoomLogColumns = {
  Time: { title: '时间', titleEn: 'Time', kind: 'time' },
  Level: { title: '级别', titleEn: 'Level' },
  Tag: { title: '标签', titleEn: 'Tag' },
  Message: { title: '内容', titleEn: 'Message' },
} satisfies EntityColumns;

export const syncPodColumns = {
  PodName: { title: '实例', titleEn: 'Instance' },
  NodeIp: { title: '节点 IP', titleEn: 'Node IP' },
  RoomCount: { title: '房间数', titleEn: 'Rooms', kind: 'number' },
  PlayerCount: { title: '人数', titleEn: 'Players', kind: 'number' },
  Rooms: { title: '房间', titleEn: 'Rooms', kind: 'count' },
} satisfies EntityColumns;

export const syncServiceRoomColumns = {
  RoomUuid: { title: '房间 ID', titleEn: 'Room ID', kind: 'id' },
  RoomCode: { title: '房间码', titleEn: 'Room code' },
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  RoomProfileUuid: { title: '房间配置 ID', titleEn: 'Room profile ID', kind: 'id' },
  OwnerId: { title: '房主', titleEn: 'Owner' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: syncLabels.room.status },
  Namespace: { title: '命名空间', titleEn: 'Namespace' },
  Name: { title: '名称', titleEn: 'Name' },
  JoinCode: { title: '加入码', titleEn: 'Join code' },
  Properties: { title: '属性', titleEn: 'Properties' },
  CustomProperties: { title: '自定义属性', titleEn: 'Custom properties' },
  PlayerCount: { title: '人数', titleEn: 'Players', kind: 'number' },
  Region: { title: '地域', titleEn: 'Region' },
  PodName: { title: '实例', titleEn: 'Instance' },
  PluginId: { title: '插件 ID', titleEn: 'Plugin ID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  ReadyAt: { title: '就绪时间', titleEn: 'Ready', kind: 'time' },
  ExpireAt: { title: '到期时间', titleEn: 'Expires', kind: 'time' },
  ClosedAt: { title: '关闭时间', titleEn: 'Disabled', kind: 'time' },
  CloseReason: { title: '关闭原因', titleEn: 'Close reason' },
  ServerInfo: { title: '服务器', titleEn: 'Server' },
  Players: { title: '玩家', titleEn: 'Players', kind: 'count' },
  AllocationId: { title: '服务器 ID', titleEn: 'Server ID', kind: 'id' },
} satisfies EntityColumns;

export const syncMemberColumns = {
  PlayerId: { title: '玩家 ID', titleEn: 'Player ID', kind: 'id' },
  Properties: { title: '属性', titleEn: 'Properties' },
  JoinedAt: { title: '加入时间', titleEn: 'Joined', kind: 'time' },
} satisfies EntityColumns;

export const syncPluginColumns = {
  Id: { title: '插件 ID', titleEn: 'Plugin ID', kind: 'id' },
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Name: { title: '名称', titleEn: 'Name' },
  Description: { title: '描述', titleEn: 'Description' },
  Runtime: { title: '运行时', titleEn: 'Runtime', kind: 'label', labels: syncLabels.plugin.runtime },
  Hooks: { title: '钩子', titleEn: 'Hooks' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: syncLabels.plugin.status },
  CurrentReleaseId: { title: '当前版本 ID', titleEn: 'Current version ID', kind: 'id' },
  Releases: { title: '版本', titleEn: 'Version', kind: 'count' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const syncPluginReleaseColumns = {
  Id: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  Version: { title: '版本', titleEn: 'Version' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: syncLabels.pluginRelease.status },
  ObjectName: { title: '对象名', titleEn: 'Object' },
  Notes: { title: '说明', titleEn: 'Notes' },
  FailedReason: { title: '失败原因', titleEn: 'Reason' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const transferTokenColumns = {
  token: { title: '临时令牌', titleEn: 'Token' },
  tmpSecretId: { title: '临时密钥 ID', titleEn: 'Temporary key ID', kind: 'id' },
  tmpSecretKey: { title: '临时密钥', titleEn: 'Temporary key' },
  objectName: { title: '对象名', titleEn: 'Object' },
  region: { title: '地域', titleEn: 'Region' },
  bucket: { title: '存储桶', titleEn: 'Bucket' },
  startTime: { title: '生效时间', titleEn: 'From', kind: 'time' },
  expiredTime: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
  uploadUrl: { title: '上传地址', titleEn: 'Upload address' },
  method: { title: '上传方法', titleEn: 'Method' },
  headers: { title: '上传请求头', titleEn: 'Headers' },
  maxSize: { title: '大小上限', titleEn: 'Largest size', kind: 'bytes' },
  present: { title: '已有内容', titleEn: 'Present', kind: 'flag' },
} satisfies EntityColumns;

export const syncPerfSessionColumns = {
  Id: { title: '测试 ID', titleEn: 'Test ID', kind: 'id' },
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: syncLabels.perfSession.status },
  Params: { title: '参数', titleEn: 'Arguments' },
  Progress: { title: '进度', titleEn: 'Progress', kind: 'number' },
  Error: { title: '错误', titleEn: 'Error' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  StartedAt: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  FinishedAt: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
} satisfies EntityColumns;

export const syncPerfReportColumns = {
  Id: { title: '测试 ID', titleEn: 'Test ID', kind: 'id' },
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: syncLabels.perfSession.status },
  Params: { title: '参数', titleEn: 'Arguments' },
  Progress: { title: '进度', titleEn: 'Progress', kind: 'number' },
  Error: { title: '错误', titleEn: 'Error' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  StartedAt: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  FinishedAt: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
  Results: { title: '结果', titleEn: 'Results' },
} satisfies EntityColumns;

export const syncPerfResultsColumns = {
  RttP50: { title: '往返时延 P50', titleEn: 'Round trip P50', kind: 'number' },
  RttP95: { title: '往返时延 P95', titleEn: 'Round trip P95', kind: 'number' },
  LossRate: { title: '丢包率', titleEn: 'Packet loss', kind: 'number' },
  Sent: { title: '发送', titleEn: 'Sent', kind: 'number' },
  Received: { title: '接收', titleEn: 'Received', kind: 'number' },
  BytesIn: { title: '接收字节', titleEn: 'Bytes received', kind: 'bytes' },
  BytesOut: { title: '发送字节', titleEn: 'Bytes sent', kind: 'bytes' },
  RttP99: { title: '往返时延 P99', titleEn: 'Round trip P99', kind: 'number' },
  ErrorCount: { title: '错误', titleEn: 'Error', kind: 'number' },
  Series: { title: '曲线', titleEn: 'Series', kind: 'count' },
} satisfies EntityColumns;

export const syncUsageColumns = {
  MaxConcurrentRooms: { title: '最大同时房间数', titleEn: 'Most rooms at once', kind: 'number' },
  MaxCcu: { title: '最高在线', titleEn: 'Most online', kind: 'number' },
  NetTransmit: { title: '流量', titleEn: 'Traffic', kind: 'bytes' },
  RoomMinutes: { title: '房间时长', titleEn: 'Room minutes', kind: 'number' },
  Dau: { title: '日活', titleEn: 'Daily active', kind: 'number' },
} satisfies EntityColumns;

export const syncDailyUsageColumns = {
  Date: { title: '日期', titleEn: 'Date' },
  MaxConcurrentRooms: { title: '最大同时房间数', titleEn: 'Most rooms at once', kind: 'number' },
  BillingUnits: { title: '计费单位', titleEn: 'Billing units', kind: 'number' },
  Ccu: { title: '最高在线', titleEn: 'Most online', kind: 'number' },
  NetTransmit: { title: '流量', titleEn: 'Traffic', kind: 'bytes' },
  Dau: { title: '日活', titleEn: 'Daily active', kind: 'number' },
} satisfies EntityColumns;

export const syncTopAppColumns = {
  UosAppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  AppName: { title: '应用名称', titleEn: 'App' },
  Value: { title: '数值', titleEn: 'Value', kind: 'number' },
} satisfies EntityColumns;

export const syncTrendPointColumns = {
  Date: { title: '日期', titleEn: 'Date' },
  Value: { title: '数值', titleEn: 'Value', kind: 'number' },
} satisfies EntityColumns;
