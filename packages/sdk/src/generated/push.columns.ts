// Generated from the contract by `npm run gen`; do not edit.
import { pushLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const pushAppColumns = {
  id: { title: '推送应用 ID', titleEn: 'Push app ID', kind: 'id' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: pushLabels.pushApp.status },
  serviceLevelId: { title: '服务等级 ID', titleEn: 'Service level ID', kind: 'id' },
  serverVersionId: { title: '服务器版本 ID', titleEn: 'Server version ID', kind: 'id' },
  cpuQuota: { title: 'CPU 配额', titleEn: 'CPU per server', kind: 'number' },
  playerCountLimitPerServer: { title: '每台人数上限', titleEn: 'Players per server', kind: 'number' },
  minServers: { title: '最少服务器', titleEn: 'Least servers', kind: 'number' },
  maxServers: { title: '最多服务器', titleEn: 'Most servers', kind: 'number' },
  onlinePlayerCount: { title: '在线人数', titleEn: 'Players online', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const pushConnectTokenColumns = {
  token: { title: '连接令牌', titleEn: 'Connection token' },
  url: { title: '连接地址', titleEn: 'Connection address' },
  serverId: { title: '服务器 ID', titleEn: 'Server ID', kind: 'id' },
  expiresAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const pushServerColumns = {
  id: { title: '服务器 ID', titleEn: 'Server ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  ip: { title: 'IP', titleEn: 'IP' },
  port: { title: '端口', titleEn: 'Port', kind: 'number' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: pushLabels.pushServer.status },
  version: { title: '版本', titleEn: 'Version' },
  playerCount: { title: '人数', titleEn: 'Players', kind: 'number' },
  playerCountLimit: { title: '人数上限', titleEn: 'Player limit', kind: 'number' },
  cpuUsage: { title: 'CPU 用量', titleEn: 'CPU usage', kind: 'number' },
  memoryUsage: { title: '内存用量', titleEn: 'Memory usage', kind: 'number' },
  startedAt: { title: '启动时间', titleEn: 'Started', kind: 'time' },
} satisfies EntityColumns;

export const pushUsageColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  connectedPlayerPeak: { title: '在线峰值', titleEn: 'Most online', kind: 'number' },
  connectedPlayerTotal: { title: '连接人数', titleEn: 'Players connected', kind: 'number' },
  messageTotal: { title: '消息数', titleEn: 'Messages', kind: 'number' },
  messageSizeTotal: { title: '消息大小', titleEn: 'Message size', kind: 'bytes' },
  cpuHours: { title: 'CPU 核时', titleEn: 'CPU hours', kind: 'number' },
} satisfies EntityColumns;

export const pushMetricPointColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  onlinePlayerCount: { title: '在线人数', titleEn: 'Players online', kind: 'number' },
  channelCount: { title: '频道数', titleEn: 'Channels', kind: 'number' },
  messageCount: { title: '消息数', titleEn: 'Messages', kind: 'number' },
  cpuUsage: { title: 'CPU 用量', titleEn: 'CPU usage', kind: 'number' },
  memoryUsage: { title: '内存用量', titleEn: 'Memory usage', kind: 'number' },
} satisfies EntityColumns;

export const pushUsageSumColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  connectedPlayerPeak: { title: '在线峰值', titleEn: 'Most online', kind: 'number' },
  connectedPlayerTotal: { title: '连接人数', titleEn: 'Players connected', kind: 'number' },
  messageTotal: { title: '消息数', titleEn: 'Messages', kind: 'number' },
  messageSizeTotal: { title: '消息大小', titleEn: 'Message size', kind: 'bytes' },
  cpuHours: { title: 'CPU 核时', titleEn: 'CPU hours', kind: 'number' },
  appCount: { title: '应用数', titleEn: 'Apps', kind: 'number' },
} satisfies EntityColumns;

export const appValueColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  value: { title: '数值', titleEn: 'Value', kind: 'number' },
} satisfies EntityColumns;

export const pushChannelColumns = {
  id: { title: '频道 ID', titleEn: 'Channel ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  description: { title: '描述', titleEn: 'Description' },
  isPublic: { title: '公共频道', titleEn: 'Public', kind: 'flag' },
  onlinePlayerCount: { title: '在线人数', titleEn: 'Players online', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const pushPublicChannelColumns = {
  name: { title: '名称', titleEn: 'Name' },
  onlinePlayerCount: { title: '在线人数', titleEn: 'Players online', kind: 'number' },
} satisfies EntityColumns;

export const pushDeliveryColumns = {
  messageId: { title: '消息 ID', titleEn: 'Message ID', kind: 'id' },
  delivered: { title: '送达数', titleEn: 'Reached', kind: 'number' },
} satisfies EntityColumns;

export const pushServerConfigColumns = {
  key: { title: '配置项', titleEn: 'Setting' },
  value: { title: '值', titleEn: 'Value' },
  description: { title: '描述', titleEn: 'Description' },
} satisfies EntityColumns;

export const pushServiceLevelColumns = {
  id: { title: '服务等级 ID', titleEn: 'Service level ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  cpuQuota: { title: 'CPU 配额', titleEn: 'CPU per server', kind: 'number' },
  playerCountLimitPerServer: { title: '每台人数上限', titleEn: 'Players per server', kind: 'number' },
  maxServers: { title: '最多服务器', titleEn: 'Most servers', kind: 'number' },
  cacheSize: { title: '缓存消息数', titleEn: 'Messages kept', kind: 'number' },
  channelLimit: { title: '游戏内频道上限', titleEn: 'Most channels of players', kind: 'number' },
  isTrial: { title: '试用', titleEn: 'Trial', kind: 'flag' },
} satisfies EntityColumns;

export const pushServerVersionColumns = {
  id: { title: '服务器版本 ID', titleEn: 'Server version ID', kind: 'id' },
  version: { title: '版本', titleEn: 'Version' },
  image: { title: '镜像', titleEn: 'Image' },
  description: { title: '描述', titleEn: 'Description' },
  isDefault: { title: '默认', titleEn: 'Default', kind: 'flag' },
  appCount: { title: '应用数', titleEn: 'Apps', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;
