// Generated from the contract by `npm run gen`; do not edit.
import { funcLabels, hostingLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const serverPortColumns = {
  protocol: { title: '协议', titleEn: 'Protocol', kind: 'label', labels: hostingLabels.profileRevision.protocol },
  port: { title: '端口', titleEn: 'Port', kind: 'number' },
  name: { title: '名称', titleEn: 'Name' },
} satisfies EntityColumns;

export const funcInfoColumns = {
  id: { title: '函数 ID', titleEn: 'Function ID', kind: 'id' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: funcLabels.funcFunction.status },
  endpointSelection: { title: '接入策略', titleEn: 'Endpoint', kind: 'label', labels: funcLabels.funcFunction.endpointSelection },
  portList: { title: '端口', titleEn: 'Port', kind: 'count' },
  configLevel: { title: '配置档位', titleEn: 'Size' },
  allocationTTL: { title: '存活时间', titleEn: 'Time to live' },
  defaultProfileId: { title: '默认启动配置 ID', titleEn: 'Default profile ID', kind: 'id' },
  clsEnabled: { title: '日志服务', titleEn: 'Log service', kind: 'flag' },
  serverCount: { title: '服务器数', titleEn: 'Servers', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const funcEndpointColumns = {
  ip: { title: 'IP', titleEn: 'IP' },
  ports: { title: '端口', titleEn: 'Port', kind: 'count' },
  serverId: { title: '服务器 ID', titleEn: 'Server ID', kind: 'id' },
} satisfies EntityColumns;

export const funcServerColumns = {
  id: { title: '服务器 ID', titleEn: 'Server ID', kind: 'id' },
  functionId: { title: '函数 ID', titleEn: 'Function ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  profileId: { title: '启动配置 ID', titleEn: 'Profile ID', kind: 'id' },
  profileName: { title: '启动配置', titleEn: 'Profile' },
  profileRevisionId: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  version: { title: '版本号', titleEn: 'Version', kind: 'number' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: funcLabels.funcServer.status },
  ip: { title: 'IP', titleEn: 'IP' },
  ports: { title: '端口', titleEn: 'Port', kind: 'count' },
  regionId: { title: '地域', titleEn: 'Region' },
  configLevel: { title: '配置档位', titleEn: 'Size' },
  cpuLimit: { title: 'CPU 上限', titleEn: 'CPU limit' },
  memoryLimit: { title: '内存上限', titleEn: 'Memory limit' },
  tags: { title: '标签', titleEn: 'Tags' },
  envs: { title: '环境变量', titleEn: 'Environment variables' },
  playerCount: { title: '人数', titleEn: 'Players', kind: 'number' },
  maxPlayers: { title: '人数上限', titleEn: 'Player limit', kind: 'number' },
  expireAt: { title: '到期时间', titleEn: 'Expires', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  startedAt: { title: '启动时间', titleEn: 'Started', kind: 'time' },
  exitCode: { title: '退出码', titleEn: 'Exit code', kind: 'number' },
  failedReason: { title: '失败原因', titleEn: 'Reason' },
  endReason: { title: '结束原因', titleEn: 'End reason', kind: 'label', labels: funcLabels.funcServer.endReason },
  exitSignal: { title: '结束信号', titleEn: 'Exit signal' },
  endDetail: { title: '结束详情', titleEn: 'End detail' },
} satisfies EntityColumns;

export const funcServerTagColumns = {
  key: { title: '标签', titleEn: 'Key' },
  values: { title: '值', titleEn: 'Value' },
  serverCount: { title: '服务器数', titleEn: 'Servers', kind: 'number' },
} satisfies EntityColumns;

export const funcPlayerColumns = {
  playerId: { title: '玩家 ID', titleEn: 'Player ID', kind: 'id' },
  connectedAt: { title: '连接时间', titleEn: 'Connected', kind: 'time' },
} satisfies EntityColumns;

export const funcPlayerCountColumns = {
  total: { title: '总人数', titleEn: 'Players', kind: 'number' },
  servers: { title: '服务器', titleEn: 'Server', kind: 'count' },
} satisfies EntityColumns;

export const funcAutoscalerColumns = {
  id: { title: '伸缩器 ID', titleEn: 'Scaler ID', kind: 'id' },
  functionId: { title: '函数 ID', titleEn: 'Function ID', kind: 'id' },
  resource: { title: '依据', titleEn: 'By', kind: 'label', labels: funcLabels.autoscaler.resource },
  minServers: { title: '最少服务器', titleEn: 'Least servers', kind: 'number' },
  maxServers: { title: '最多服务器', titleEn: 'Most servers', kind: 'number' },
  extendThreshold: { title: '扩容阈值', titleEn: 'Scale out above', kind: 'number' },
  shrinkThreshold: { title: '缩容阈值', titleEn: 'Scale in below', kind: 'number' },
  step: { title: '步长', titleEn: 'Step', kind: 'number' },
  cooldownSeconds: { title: '冷却秒数', titleEn: 'Cooldown (s)', kind: 'number' },
  windowSeconds: { title: '统计秒数', titleEn: 'Window (s)', kind: 'number' },
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  reason: { title: '原因', titleEn: 'Reason' },
  faultReason: { title: '启动失败原因', titleEn: 'Fault reason', kind: 'label', labels: funcLabels.funcServer.endReason },
  faultExitCode: { title: '退出码', titleEn: 'Fault exit code', kind: 'number' },
  faultSignal: { title: '结束信号', titleEn: 'Fault signal' },
  faultDetail: { title: '失败详情', titleEn: 'Fault detail' },
  lastOperationAt: { title: '上次操作', titleEn: 'Last action', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const funcScalingColumns = {
  id: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  operation: { title: '操作', titleEn: 'Action', kind: 'label', labels: funcLabels.autoscaler.operation },
  resource: { title: '依据', titleEn: 'By', kind: 'label', labels: funcLabels.autoscaler.resource },
  value: { title: '负载', titleEn: 'Load', kind: 'number' },
  from: { title: '之前', titleEn: 'Before', kind: 'number' },
  to: { title: '之后', titleEn: 'After', kind: 'number' },
  serverIds: { title: '服务器 ID', titleEn: 'Server ID' },
  reason: { title: '原因', titleEn: 'Reason' },
  cause: { title: '触发条件', titleEn: 'Cause', kind: 'label', labels: funcLabels.autoscaler.cause },
  threshold: { title: '阈值', titleEn: 'Threshold', kind: 'number' },
  createdAt: { title: '时间', titleEn: 'Time', kind: 'time' },
} satisfies EntityColumns;

export const funcLogLineColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  serverId: { title: '服务器 ID', titleEn: 'Server ID', kind: 'id' },
  source: { title: '来源', titleEn: 'Source' },
  content: { title: '内容', titleEn: 'Content' },
} satisfies EntityColumns;

export const funcCpuUsageColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  cpuUsageUnit: { title: 'CPU 用量', titleEn: 'CPU usage', kind: 'number' },
} satisfies EntityColumns;

export const valuePointColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  value: { title: '数值', titleEn: 'Value', kind: 'number' },
} satisfies EntityColumns;

export const appValueColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  value: { title: '数值', titleEn: 'Value', kind: 'number' },
} satisfies EntityColumns;
