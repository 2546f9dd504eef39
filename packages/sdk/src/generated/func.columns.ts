// Generated from the contract by `npm run gen`; do not edit.
import { funcLabels, hostingLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const serverPortColumns = {
  protocol: { title: '协议', kind: 'label', labels: hostingLabels.profileRevision.protocol },
  port: { title: '端口', kind: 'number' },
  name: { title: '名称' },
} satisfies EntityColumns;

export const funcInfoColumns = {
  id: { title: '函数 ID', kind: 'id' },
  appId: { title: '应用 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  name: { title: '名称' },
  status: { title: '状态', kind: 'status', labels: funcLabels.funcFunction.status },
  endpointSelection: { title: '接入策略', kind: 'label', labels: funcLabels.funcFunction.endpointSelection },
  portList: { title: '端口', kind: 'count' },
  configLevel: { title: '配置档位' },
  allocationTTL: { title: '存活时间' },
  defaultProfileId: { title: '默认启动配置 ID', kind: 'id' },
  clsEnabled: { title: '日志服务', kind: 'flag' },
  serverCount: { title: '服务器数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const funcEndpointColumns = {
  ip: { title: 'IP' },
  ports: { title: '端口', kind: 'count' },
  serverId: { title: '服务器 ID', kind: 'id' },
} satisfies EntityColumns;

export const funcServerColumns = {
  id: { title: '服务器 ID', kind: 'id' },
  functionId: { title: '函数 ID', kind: 'id' },
  name: { title: '名称' },
  profileId: { title: '启动配置 ID', kind: 'id' },
  profileName: { title: '启动配置' },
  profileRevisionId: { title: '版本 ID', kind: 'id' },
  status: { title: '状态', kind: 'status', labels: funcLabels.funcServer.status },
  ip: { title: 'IP' },
  ports: { title: '端口', kind: 'count' },
  regionId: { title: '地域' },
  configLevel: { title: '配置档位' },
  cpuLimit: { title: 'CPU 上限' },
  memoryLimit: { title: '内存上限' },
  tags: { title: '标签' },
  envs: { title: '环境变量' },
  playerCount: { title: '人数', kind: 'number' },
  maxPlayers: { title: '人数上限', kind: 'number' },
  expireAt: { title: '到期时间', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
  startedAt: { title: '启动时间', kind: 'time' },
  failedReason: { title: '失败原因' },
} satisfies EntityColumns;

export const funcServerTagColumns = {
  key: { title: '标签' },
  values: { title: '值' },
  serverCount: { title: '服务器数', kind: 'number' },
} satisfies EntityColumns;

export const funcPlayerColumns = {
  playerId: { title: '玩家 ID', kind: 'id' },
  connectedAt: { title: '连接时间', kind: 'time' },
} satisfies EntityColumns;

export const funcPlayerCountColumns = {
  total: { title: '总人数', kind: 'number' },
  servers: { title: '服务器', kind: 'count' },
} satisfies EntityColumns;

export const funcAutoscalerColumns = {
  id: { title: '伸缩器 ID', kind: 'id' },
  functionId: { title: '函数 ID', kind: 'id' },
  resource: { title: '依据', kind: 'label', labels: funcLabels.autoscaler.resource },
  minServers: { title: '最少服务器', kind: 'number' },
  maxServers: { title: '最多服务器', kind: 'number' },
  extendThreshold: { title: '扩容阈值', kind: 'number' },
  shrinkThreshold: { title: '缩容阈值', kind: 'number' },
  step: { title: '步长', kind: 'number' },
  cooldownSeconds: { title: '冷却秒数', kind: 'number' },
  windowSeconds: { title: '统计秒数', kind: 'number' },
  enabled: { title: '启用', kind: 'flag' },
  lastOperationAt: { title: '上次操作', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const funcScalingColumns = {
  id: { title: '记录 ID', kind: 'id' },
  operation: { title: '操作', kind: 'label', labels: funcLabels.autoscaler.operation },
  resource: { title: '依据', kind: 'label', labels: funcLabels.autoscaler.resource },
  value: { title: '负载', kind: 'number' },
  from: { title: '之前', kind: 'number' },
  to: { title: '之后', kind: 'number' },
  serverIds: { title: '服务器 ID' },
  reason: { title: '原因' },
  createdAt: { title: '时间', kind: 'time' },
} satisfies EntityColumns;

export const funcLogLineColumns = {
  time: { title: '时间', kind: 'time' },
  serverId: { title: '服务器 ID', kind: 'id' },
  source: { title: '来源' },
  content: { title: '内容' },
} satisfies EntityColumns;

export const funcCpuUsageColumns = {
  time: { title: '时间', kind: 'time' },
  cpuUsageUnit: { title: 'CPU 用量', kind: 'number' },
} satisfies EntityColumns;

export const valuePointColumns = {
  time: { title: '时间', kind: 'time' },
  value: { title: '数值', kind: 'number' },
} satisfies EntityColumns;

export const appValueColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  value: { title: '数值', kind: 'number' },
} satisfies EntityColumns;
