// Generated from the contract by `npm run gen`; do not edit.
import { pushLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const pushAppColumns = {
  id: { title: '推送应用 ID', kind: 'id' },
  appId: { title: '应用 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  name: { title: '名称' },
  status: { title: '状态', kind: 'status', labels: pushLabels.pushApp.status },
  serviceLevelId: { title: '服务等级 ID', kind: 'id' },
  serverVersionId: { title: '服务器版本 ID', kind: 'id' },
  cpuQuota: { title: 'CPU 配额', kind: 'number' },
  playerCountLimitPerServer: { title: '每台人数上限', kind: 'number' },
  minServers: { title: '最少服务器', kind: 'number' },
  maxServers: { title: '最多服务器', kind: 'number' },
  onlinePlayerCount: { title: '在线人数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const pushConnectTokenColumns = {
  token: { title: '连接令牌' },
  url: { title: '连接地址' },
  serverId: { title: '服务器 ID', kind: 'id' },
  expiresAt: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;

export const pushServerColumns = {
  id: { title: '服务器 ID', kind: 'id' },
  name: { title: '名称' },
  ip: { title: 'IP' },
  port: { title: '端口', kind: 'number' },
  status: { title: '状态', kind: 'status', labels: pushLabels.pushServer.status },
  version: { title: '版本' },
  playerCount: { title: '人数', kind: 'number' },
  playerCountLimit: { title: '人数上限', kind: 'number' },
  cpuUsage: { title: 'CPU 用量', kind: 'number' },
  memoryUsage: { title: '内存用量', kind: 'number' },
  startedAt: { title: '启动时间', kind: 'time' },
} satisfies EntityColumns;

export const pushUsageColumns = {
  time: { title: '时间', kind: 'time' },
  connectedPlayerPeak: { title: '在线峰值', kind: 'number' },
  connectedPlayerTotal: { title: '连接人数', kind: 'number' },
  messageTotal: { title: '消息数', kind: 'number' },
  messageSizeTotal: { title: '消息大小', kind: 'bytes' },
  cpuHours: { title: 'CPU 核时', kind: 'number' },
} satisfies EntityColumns;

export const pushMetricPointColumns = {
  time: { title: '时间', kind: 'time' },
  onlinePlayerCount: { title: '在线人数', kind: 'number' },
  channelCount: { title: '频道数', kind: 'number' },
  messageCount: { title: '消息数', kind: 'number' },
  cpuUsage: { title: 'CPU 用量', kind: 'number' },
  memoryUsage: { title: '内存用量', kind: 'number' },
} satisfies EntityColumns;

export const pushUsageSumColumns = {
  time: { title: '时间', kind: 'time' },
  connectedPlayerPeak: { title: '在线峰值', kind: 'number' },
  connectedPlayerTotal: { title: '连接人数', kind: 'number' },
  messageTotal: { title: '消息数', kind: 'number' },
  messageSizeTotal: { title: '消息大小', kind: 'bytes' },
  cpuHours: { title: 'CPU 核时', kind: 'number' },
  appCount: { title: '应用数', kind: 'number' },
} satisfies EntityColumns;

export const appValueColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  value: { title: '数值', kind: 'number' },
} satisfies EntityColumns;

export const pushChannelColumns = {
  id: { title: '频道 ID', kind: 'id' },
  name: { title: '名称' },
  description: { title: '描述' },
  isPublic: { title: '公共频道', kind: 'flag' },
  onlinePlayerCount: { title: '在线人数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const pushPublicChannelColumns = {
  name: { title: '名称' },
  onlinePlayerCount: { title: '在线人数', kind: 'number' },
} satisfies EntityColumns;

export const pushDeliveryColumns = {
  messageId: { title: '消息 ID', kind: 'id' },
  delivered: { title: '送达数', kind: 'number' },
} satisfies EntityColumns;

export const pushServerConfigColumns = {
  key: { title: '配置项' },
  value: { title: '值' },
  description: { title: '描述' },
} satisfies EntityColumns;

export const pushServiceLevelColumns = {
  id: { title: '服务等级 ID', kind: 'id' },
  name: { title: '名称' },
  cpuQuota: { title: 'CPU 配额', kind: 'number' },
  playerCountLimitPerServer: { title: '每台人数上限', kind: 'number' },
  maxServers: { title: '最多服务器', kind: 'number' },
  cacheSize: { title: '缓存消息数', kind: 'number' },
  isTrial: { title: '试用', kind: 'flag' },
} satisfies EntityColumns;

export const pushServerVersionColumns = {
  id: { title: '服务器版本 ID', kind: 'id' },
  version: { title: '版本' },
  image: { title: '镜像' },
  description: { title: '描述' },
  isDefault: { title: '默认', kind: 'flag' },
  appCount: { title: '应用数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;
