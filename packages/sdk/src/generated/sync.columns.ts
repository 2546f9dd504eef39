// Generated from the contract by `npm run gen`; do not edit.
import { syncLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const syncSetupColumns = {
  UosAppId: { title: '应用 ID', kind: 'id' },
  Properties: { title: '属性' },
  RoomProfiles: { title: '房间配置', kind: 'count' },
} satisfies EntityColumns;

export const syncProfileColumns = {
  RoomProfileUuid: { title: '房间配置 ID', kind: 'id' },
  UosAppId: { title: '应用 ID', kind: 'id' },
  Name: { title: '名称' },
  RoomProfileTierId: { title: '规格 ID', kind: 'id' },
  Region: { title: '地域' },
  TtlMinutes: { title: '最长时间', kind: 'number' },
  IdleSeconds: { title: '空闲时间', kind: 'number' },
  MaxRooms: { title: '房间上限', kind: 'number' },
  MaxPlayers: { title: '人数上限', kind: 'number' },
  Protocols: { title: '协议' },
  PluginId: { title: '插件 ID', kind: 'id' },
  PluginReleaseId: { title: '插件版本 ID', kind: 'id' },
  OpenRoomCount: { title: '房间数', kind: 'number' },
  CreatedAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const syncConfigColumns = {
  UosAppId: { title: '应用 ID', kind: 'id' },
  AppName: { title: '应用名称' },
  Properties: { title: '属性' },
  MaxRooms: { title: '房间上限', kind: 'number' },
  Ration: { title: '配额', kind: 'number' },
  RoomManagement: { title: '房间管理' },
  ModifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const syncTierColumns = {
  RoomProfileTierId: { title: '规格 ID', kind: 'id' },
  Name: { title: '名称' },
  MaxPlayers: { title: '人数上限', kind: 'number' },
  BillingUnit: { title: '计费单位', kind: 'number' },
  CpuLimit: { title: 'CPU 上限' },
  MemoryLimit: { title: '内存上限' },
  NetLimit: { title: '带宽上限', kind: 'bytes' },
  RoomsPerPod: { title: '每实例房间数', kind: 'number' },
  Price: { title: '单价', kind: 'yuan' },
  Enabled: { title: '启用', kind: 'flag' },
  CreatedAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const syncRoomWithServerColumns = {
  RoomUuid: { title: '房间 ID', kind: 'id' },
  RoomCode: { title: '房间码' },
  UosAppId: { title: '应用 ID', kind: 'id' },
  RoomProfileUuid: { title: '房间配置 ID', kind: 'id' },
  OwnerId: { title: '房主' },
  Status: { title: '状态', kind: 'status', labels: syncLabels.room.status },
  Namespace: { title: '命名空间' },
  Name: { title: '名称' },
  JoinCode: { title: '加入码' },
  Properties: { title: '属性' },
  CustomProperties: { title: '自定义属性' },
  PlayerCount: { title: '人数', kind: 'number' },
  Region: { title: '地域' },
  PodName: { title: '实例' },
  PluginId: { title: '插件 ID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  ReadyAt: { title: '就绪时间', kind: 'time' },
  ExpireAt: { title: '到期时间', kind: 'time' },
  ClosedAt: { title: '关闭时间', kind: 'time' },
  CloseReason: { title: '关闭原因' },
  ServerInfo: { title: '服务器' },
} satisfies EntityColumns;

export const syncRoomColumns = {
  RoomUuid: { title: '房间 ID', kind: 'id' },
  RoomCode: { title: '房间码' },
  UosAppId: { title: '应用 ID', kind: 'id' },
  RoomProfileUuid: { title: '房间配置 ID', kind: 'id' },
  OwnerId: { title: '房主' },
  Status: { title: '状态', kind: 'status', labels: syncLabels.room.status },
  Namespace: { title: '命名空间' },
  Name: { title: '名称' },
  JoinCode: { title: '加入码' },
  Properties: { title: '属性' },
  CustomProperties: { title: '自定义属性' },
  PlayerCount: { title: '人数', kind: 'number' },
  Region: { title: '地域' },
  PodName: { title: '实例' },
  PluginId: { title: '插件 ID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  ReadyAt: { title: '就绪时间', kind: 'time' },
  ExpireAt: { title: '到期时间', kind: 'time' },
  ClosedAt: { title: '关闭时间', kind: 'time' },
  CloseReason: { title: '关闭原因' },
} satisfies EntityColumns;

export const syncRoomInfoColumns = {
  RoomUuid: { title: '房间 ID', kind: 'id' },
  MasterClientId: { title: '主客户端', kind: 'number' },
  Players: { title: '玩家', kind: 'count' },
  CustomProperties: { title: '自定义属性' },
  CachedEventCount: { title: '缓存事件', kind: 'number' },
  StickyEvents: { title: '驻留事件', kind: 'count' },
  Groups: { title: '分组', kind: 'count' },
  PodName: { title: '实例' },
} satisfies EntityColumns;

export const syncRoomLogColumns = {
  Time: { title: '时间', kind: 'time' },
  Level: { title: '级别' },
  Tag: { title: '标签' },
  Message: { title: '内容' },
} satisfies EntityColumns;

export const syncPodColumns = {
  PodName: { title: '实例' },
  NodeIp: { title: '节点 IP' },
  RoomCount: { title: '房间数', kind: 'number' },
  PlayerCount: { title: '人数', kind: 'number' },
  Rooms: { title: '房间', kind: 'count' },
} satisfies EntityColumns;

export const syncServiceRoomColumns = {
  RoomUuid: { title: '房间 ID', kind: 'id' },
  RoomCode: { title: '房间码' },
  UosAppId: { title: '应用 ID', kind: 'id' },
  RoomProfileUuid: { title: '房间配置 ID', kind: 'id' },
  OwnerId: { title: '房主' },
  Status: { title: '状态', kind: 'status', labels: syncLabels.room.status },
  Namespace: { title: '命名空间' },
  Name: { title: '名称' },
  JoinCode: { title: '加入码' },
  Properties: { title: '属性' },
  CustomProperties: { title: '自定义属性' },
  PlayerCount: { title: '人数', kind: 'number' },
  Region: { title: '地域' },
  PodName: { title: '实例' },
  PluginId: { title: '插件 ID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  ReadyAt: { title: '就绪时间', kind: 'time' },
  ExpireAt: { title: '到期时间', kind: 'time' },
  ClosedAt: { title: '关闭时间', kind: 'time' },
  CloseReason: { title: '关闭原因' },
  ServerInfo: { title: '服务器' },
  Players: { title: '玩家', kind: 'count' },
  AllocationId: { title: '服务器 ID', kind: 'id' },
} satisfies EntityColumns;

export const syncMemberColumns = {
  PlayerId: { title: '玩家 ID', kind: 'id' },
  Properties: { title: '属性' },
  JoinedAt: { title: '加入时间', kind: 'time' },
} satisfies EntityColumns;

export const syncPluginColumns = {
  Id: { title: '插件 ID', kind: 'id' },
  UosAppId: { title: '应用 ID', kind: 'id' },
  Name: { title: '名称' },
  Description: { title: '描述' },
  Runtime: { title: '运行时', kind: 'label', labels: syncLabels.plugin.runtime },
  Hooks: { title: '钩子' },
  Status: { title: '状态', kind: 'status', labels: syncLabels.plugin.status },
  CurrentReleaseId: { title: '当前版本 ID', kind: 'id' },
  Releases: { title: '版本', kind: 'count' },
  CreatedAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const syncPluginReleaseColumns = {
  Id: { title: '版本 ID', kind: 'id' },
  Version: { title: '版本' },
  Status: { title: '状态', kind: 'status', labels: syncLabels.pluginRelease.status },
  ObjectName: { title: '对象名' },
  Notes: { title: '说明' },
  FailedReason: { title: '失败原因' },
  CreatedAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const transferTokenColumns = {
  token: { title: '临时令牌' },
  tmpSecretId: { title: '临时密钥 ID', kind: 'id' },
  tmpSecretKey: { title: '临时密钥' },
  objectName: { title: '对象名' },
  region: { title: '地域' },
  bucket: { title: '存储桶' },
  startTime: { title: '生效时间', kind: 'time' },
  expiredTime: { title: '过期时间', kind: 'time' },
  uploadUrl: { title: '上传地址' },
  method: { title: '上传方法' },
  headers: { title: '上传请求头' },
  maxSize: { title: '大小上限', kind: 'bytes' },
} satisfies EntityColumns;

export const syncPerfSessionColumns = {
  Id: { title: '测试 ID', kind: 'id' },
  UosAppId: { title: '应用 ID', kind: 'id' },
  Status: { title: '状态', kind: 'status', labels: syncLabels.perfSession.status },
  Params: { title: '参数' },
  Progress: { title: '进度', kind: 'number' },
  Error: { title: '错误' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  StartedAt: { title: '开始时间', kind: 'time' },
  FinishedAt: { title: '完成时间', kind: 'time' },
} satisfies EntityColumns;

export const syncPerfReportColumns = {
  Id: { title: '测试 ID', kind: 'id' },
  UosAppId: { title: '应用 ID', kind: 'id' },
  Status: { title: '状态', kind: 'status', labels: syncLabels.perfSession.status },
  Params: { title: '参数' },
  Progress: { title: '进度', kind: 'number' },
  Error: { title: '错误' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  StartedAt: { title: '开始时间', kind: 'time' },
  FinishedAt: { title: '完成时间', kind: 'time' },
  Results: { title: '结果' },
} satisfies EntityColumns;

export const syncPerfResultsColumns = {
  RttP50: { title: '往返时延 P50', kind: 'number' },
  RttP95: { title: '往返时延 P95', kind: 'number' },
  LossRate: { title: '丢包率', kind: 'number' },
  Sent: { title: '发送', kind: 'number' },
  Received: { title: '接收', kind: 'number' },
  BytesIn: { title: '接收字节', kind: 'bytes' },
  BytesOut: { title: '发送字节', kind: 'bytes' },
  RttP99: { title: '往返时延 P99', kind: 'number' },
  ErrorCount: { title: '错误', kind: 'number' },
  Series: { title: '曲线', kind: 'count' },
} satisfies EntityColumns;

export const syncUsageColumns = {
  MaxConcurrentRooms: { title: '最大同时房间数', kind: 'number' },
  MaxCcu: { title: '最高在线', kind: 'number' },
  NetTransmit: { title: '流量', kind: 'bytes' },
  RoomMinutes: { title: '房间时长', kind: 'number' },
  Dau: { title: '日活', kind: 'number' },
} satisfies EntityColumns;

export const syncDailyUsageColumns = {
  Date: { title: '日期' },
  MaxConcurrentRooms: { title: '最大同时房间数', kind: 'number' },
  BillingUnits: { title: '计费单位', kind: 'number' },
  Ccu: { title: '最高在线', kind: 'number' },
  NetTransmit: { title: '流量', kind: 'bytes' },
  Dau: { title: '日活', kind: 'number' },
} satisfies EntityColumns;

export const syncTopAppColumns = {
  UosAppId: { title: '应用 ID', kind: 'id' },
  AppName: { title: '应用名称' },
  Value: { title: '数值', kind: 'number' },
} satisfies EntityColumns;

export const syncTrendPointColumns = {
  Date: { title: '日期' },
  Value: { title: '数值', kind: 'number' },
} satisfies EntityColumns;
