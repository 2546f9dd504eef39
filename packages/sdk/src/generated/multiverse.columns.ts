// Generated from the contract by `npm run gen`; do not edit.
import { hostingLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const pingColumns = {
  Address: { title: '地址', titleEn: 'Address' },
  Reachable: { title: '可达', titleEn: 'Reachable', kind: 'flag' },
  LatencyMs: { title: '延迟', titleEn: 'Latency (ms)', kind: 'number' },
  CheckedAt: { title: '检查时间', titleEn: 'Checked', kind: 'time' },
} satisfies EntityColumns;

export const multiverseGameColumns = {
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: hostingLabels.game.type },
  source: { title: '来源', titleEn: 'Source', kind: 'label', labels: hostingLabels.game.source },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: hostingLabels.game.status },
  allocationTTL: { title: '最长运行时间', titleEn: 'Longest run' },
  memoryPerCpu: { title: '每核内存', titleEn: 'Memory per core', kind: 'number' },
  enablePassThrough: { title: '直通', titleEn: 'Direct network', kind: 'flag' },
  webhook: { title: '回调', titleEn: 'Webhook' },
  roomManagement: { title: '房间管理', titleEn: 'Room management' },
  namespace: { title: '监控命名空间', titleEn: 'Namespace' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  createdByUser: { title: '创建者', titleEn: 'Created by' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  modifiedByUser: { title: '修改者', titleEn: 'Changed by' },
} satisfies EntityColumns;

export const multiverseResourceFactorColumns = {
  cpuFactor: { title: 'CPU 系数', titleEn: 'CPU factor', kind: 'number' },
  memoryFactor: { title: '内存系数', titleEn: 'Memory factor', kind: 'number' },
} satisfies EntityColumns;

export const multiverseRegionColumns = {
  id: { title: '地域', titleEn: 'Region' },
  name: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '名称', titleEn: 'Name' },
  provider: { title: '提供方', titleEn: 'Provider' },
  available: { title: '可用', titleEn: 'Available', kind: 'flag' },
  location: { title: '位置', titleEn: 'Location' },
  qosUrl: { title: '测速地址', titleEn: 'Qos URL' },
} satisfies EntityColumns;

export const multiverseGameRegionColumns = {
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  regionId: { title: '地域', titleEn: 'Region' },
  regionName: { title: '地域名称', titleEn: 'Region' },
  minServers: { title: '最少服务器', titleEn: 'Least servers', kind: 'number' },
  maxServers: { title: '最多服务器', titleEn: 'Most servers', kind: 'number' },
  bufferPercent: { title: '缓冲比例', titleEn: 'Buffer (%)', kind: 'number' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: hostingLabels.gameRegion.status },
  reason: { title: '原因', titleEn: 'Reason' },
} satisfies EntityColumns;

export const multiverseProfileColumns = {
  id: { title: '启动配置 ID', titleEn: 'Profile ID', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  description: { title: '描述', titleEn: 'Description' },
  regionIds: { title: '地域', titleEn: 'Region' },
  currentRevisionId: { title: '当前版本 ID', titleEn: 'Current version ID', kind: 'id' },
  currentVersion: { title: '当前版本号', titleEn: 'Current version', kind: 'number' },
  allocatedCount: { title: '运行中服务器', titleEn: 'Running servers', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  createdByUser: { title: '创建者', titleEn: 'Created by' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  modifiedByUser: { title: '修改者', titleEn: 'Changed by' },
} satisfies EntityColumns;

export const multiverseReleaseResourceColumns = {
  profileId: { title: '启动配置 ID', titleEn: 'Profile ID', kind: 'id' },
  requiredCpu: { title: '所需 CPU', titleEn: 'CPU needed', kind: 'number' },
  requiredMemory: { title: '所需内存', titleEn: 'Memory needed', kind: 'number' },
  availableCpu: { title: '可用 CPU', titleEn: 'CPU available', kind: 'number' },
  availableMemory: { title: '可用内存', titleEn: 'Memory available', kind: 'number' },
  sufficient: { title: '资源充足', titleEn: 'Enough', kind: 'flag' },
  runningServers: { title: '运行中服务器', titleEn: 'Running servers', kind: 'number' },
} satisfies EntityColumns;

export const multiverseRevisionColumns = {
  id: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  profileId: { title: '启动配置 ID', titleEn: 'Profile ID', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  version: { title: '版本号', titleEn: 'Version', kind: 'number' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: hostingLabels.profileRevision.status },
  imageId: { title: '镜像 ID', titleEn: 'Image ID', kind: 'id' },
  imageName: { title: '镜像', titleEn: 'Image' },
  os: { title: '操作系统', titleEn: 'OS' },
  startCommand: { title: '启动命令', titleEn: 'Start command' },
  startArgs: { title: '启动参数', titleEn: 'Start arguments' },
  workDir: { title: '工作目录', titleEn: 'Working directory' },
  description: { title: '描述', titleEn: 'Description' },
  portList: { title: '端口', titleEn: 'Port', kind: 'count' },
  envList: { title: '环境变量', titleEn: 'Environment variables', kind: 'count' },
  fileConfigs: { title: '配置文件', titleEn: 'File configs', kind: 'count' },
  cpuLimit: { title: 'CPU 上限', titleEn: 'CPU limit' },
  cpuRequest: { title: 'CPU 预留', titleEn: 'CPU reserved' },
  memoryLimit: { title: '内存上限', titleEn: 'Memory limit' },
  memoryRequest: { title: '内存预留', titleEn: 'Memory reserved' },
  allocationTTL: { title: '启动超时', titleEn: 'Start timeout' },
  releasedAt: { title: '发布时间', titleEn: 'Released', kind: 'time' },
  releasedByUser: { title: '发布者', titleEn: 'By' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  createdByUser: { title: '创建者', titleEn: 'Created by' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  modifiedByUser: { title: '修改者', titleEn: 'Changed by' },
} satisfies EntityColumns;

export const serverPortColumns = {
  protocol: { title: '协议', titleEn: 'Protocol', kind: 'label', labels: hostingLabels.profileRevision.protocol },
  port: { title: '端口', titleEn: 'Port', kind: 'number' },
  name: { title: '名称', titleEn: 'Name' },
} satisfies EntityColumns;

export const multiverseOsColumns = {
  name: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '名称', titleEn: 'Name' },
  isDefault: { title: '默认', titleEn: 'Default', kind: 'flag' },
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

export const multiverseImageColumns = {
  id: { title: '镜像 ID', titleEn: 'Image ID', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  tag: { title: '标签', titleEn: 'Tag' },
  os: { title: '操作系统', titleEn: 'OS' },
  objectName: { title: '对象名', titleEn: 'Object' },
  size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  md5: { title: '内容哈希', titleEn: 'Content hash' },
  entrypoint: { title: '入口', titleEn: 'Entrypoint' },
  description: { title: '描述', titleEn: 'Description' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: hostingLabels.image.status },
  stage: { title: '阶段', titleEn: 'Stage', kind: 'label', labels: hostingLabels.image.status },
  failedReason: { title: '失败原因', titleEn: 'Reason' },
  attempt: { title: '构建次数', titleEn: 'Builds', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  finishedAt: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
} satisfies EntityColumns;

export const multiverseImageLogColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  stage: { title: '阶段', titleEn: 'Stage', kind: 'label', labels: hostingLabels.image.status },
  level: { title: '级别', titleEn: 'Level' },
  message: { title: '内容', titleEn: 'Message' },
} satisfies EntityColumns;

export const multiverseTestServerColumns = {
  id: { title: '测试服务器 ID', titleEn: 'Test server ID', kind: 'id' },
  profileRevisionId: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  regionId: { title: '地域', titleEn: 'Region' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: hostingLabels.testServer.status },
  ip: { title: 'IP', titleEn: 'IP' },
  gameServerPorts: { title: '端口', titleEn: 'Port', kind: 'count' },
  ready: { title: '就绪', titleEn: 'Ready', kind: 'flag' },
  msg: { title: '说明', titleEn: 'Notes' },
  endReason: { title: '结束原因', titleEn: 'End reason', kind: 'label', labels: hostingLabels.allocation.endReason },
  exitCode: { title: '退出码', titleEn: 'Exit code', kind: 'number' },
  exitSignal: { title: '结束信号', titleEn: 'Exit signal' },
  endDetail: { title: '结束详情', titleEn: 'End detail' },
  lastHeartbeatAt: { title: '上次心跳', titleEn: 'Last heartbeat', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  expireAt: { title: '到期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const serverLogLineColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  source: { title: '来源', titleEn: 'Source' },
  message: { title: '内容', titleEn: 'Message' },
} satisfies EntityColumns;

export const multiverseAllocationColumns = {
  uuid: { title: '服务器 ID', titleEn: 'Server ID', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  profileId: { title: '启动配置 ID', titleEn: 'Profile ID', kind: 'id' },
  profileName: { title: '启动配置', titleEn: 'Profile' },
  profileRevisionId: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  regionId: { title: '地域', titleEn: 'Region' },
  regionName: { title: '地域名称', titleEn: 'Region' },
  ip: { title: 'IP', titleEn: 'IP' },
  gameServerPorts: { title: '端口', titleEn: 'Port', kind: 'count' },
  gameServerName: { title: '实例名', titleEn: 'Instance' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: hostingLabels.allocation.status },
  msg: { title: '说明', titleEn: 'Notes' },
  endReason: { title: '结束原因', titleEn: 'End reason', kind: 'label', labels: hostingLabels.allocation.endReason },
  exitCode: { title: '退出码', titleEn: 'Exit code', kind: 'number' },
  exitSignal: { title: '结束信号', titleEn: 'Exit signal' },
  endDetail: { title: '结束详情', titleEn: 'End detail' },
  serverState: { title: '服务器状态', titleEn: 'Server state', kind: 'label', labels: hostingLabels.allocation.serverState },
  nodeName: { title: '节点', titleEn: 'Node name' },
  allocationTTL: { title: '存活时间', titleEn: 'Time to live' },
  envs: { title: '环境变量', titleEn: 'Environment variables' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  createdByUser: { title: '创建者', titleEn: 'Created by' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  modifiedByUser: { title: '修改者', titleEn: 'Changed by' },
  fulfilledAt: { title: '分配时间', titleEn: 'Allocated', kind: 'time' },
  expireAt: { title: '到期时间', titleEn: 'Expires', kind: 'time' },
  lastHeartbeatAt: { title: '上次心跳', titleEn: 'Last heartbeat', kind: 'time' },
  deletedAt: { title: '回收时间', titleEn: 'Released', kind: 'time' },
  deletedByUser: { title: '回收者', titleEn: 'Released by' },
} satisfies EntityColumns;

export const multiverseMetricColumns = {
  name: { title: '指标', titleEn: 'Metric' },
  unit: { title: '单位', titleEn: 'Unit' },
  points: { title: '数据点', titleEn: 'Points', kind: 'count' },
} satisfies EntityColumns;

export const valuePointColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  value: { title: '数值', titleEn: 'Value', kind: 'number' },
} satisfies EntityColumns;

export const multiverseServerCountColumns = {
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  profileId: { title: '启动配置 ID', titleEn: 'Profile ID', kind: 'id' },
  regionId: { title: '地域', titleEn: 'Region' },
  ready: { title: '就绪', titleEn: 'Ready', kind: 'number' },
  allocated: { title: '已分配', titleEn: 'Allocated', kind: 'number' },
  total: { title: '总数', titleEn: 'Total', kind: 'number' },
  versions: { title: '版本', titleEn: 'Version', kind: 'count' },
} satisfies EntityColumns;

export const multiverseServerColumns = {
  id: { title: '实例 ID', titleEn: 'Instance ID', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  profileId: { title: '启动配置 ID', titleEn: 'Profile ID', kind: 'id' },
  profileName: { title: '启动配置', titleEn: 'Profile' },
  profileRevisionId: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  version: { title: '版本号', titleEn: 'Version', kind: 'number' },
  regionId: { title: '地域', titleEn: 'Region' },
  name: { title: '实例名', titleEn: 'Instance' },
  state: { title: '状态', titleEn: 'State', kind: 'status', labels: hostingLabels.allocation.serverState },
  purpose: { title: '用途', titleEn: 'Purpose', kind: 'label', labels: hostingLabels.allocation.serverPurpose },
  allocationId: { title: '分配 ID', titleEn: 'Allocation ID', kind: 'id' },
  ip: { title: 'IP', titleEn: 'IP' },
  gameServerPorts: { title: '端口', titleEn: 'Port', kind: 'count' },
  nodeName: { title: '节点', titleEn: 'Node name' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  readyAt: { title: '就绪时间', titleEn: 'Ready', kind: 'time' },
  lastHeartbeatAt: { title: '上次心跳', titleEn: 'Last heartbeat', kind: 'time' },
} satisfies EntityColumns;

export const multiverseGameUsageColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  allocationCount: { title: '分配次数', titleEn: 'Allocations', kind: 'number' },
  durationSum: { title: '运行时长', titleEn: 'Time run', kind: 'number' },
  networkTransmit: { title: '出流量', titleEn: 'Traffic out', kind: 'bytes' },
  cpuUsage: { title: 'CPU 用量', titleEn: 'CPU usage', kind: 'number' },
  memoryUsage: { title: '内存用量', titleEn: 'Memory usage', kind: 'number' },
} satisfies EntityColumns;

export const multiverseUsageColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  allocationCount: { title: '分配次数', titleEn: 'Allocations', kind: 'number' },
  durationSum: { title: '运行时长', titleEn: 'Time run', kind: 'number' },
  networkTransmit: { title: '出流量', titleEn: 'Traffic out', kind: 'bytes' },
  gameCount: { title: '游戏数', titleEn: 'Games', kind: 'number' },
} satisfies EntityColumns;

export const multiverseTopGameColumns = {
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  gameName: { title: '游戏', titleEn: 'Game' },
  value: { title: '数值', titleEn: 'Value', kind: 'number' },
} satisfies EntityColumns;

export const multiversePlaceholderScheduleColumns = {
  id: { title: '计划 ID', titleEn: 'Plan ID', kind: 'id' },
  regionId: { title: '地域', titleEn: 'Region' },
  name: { title: '名称', titleEn: 'Name' },
  cron: { title: '定时表达式', titleEn: 'Schedule' },
  durationMinutes: { title: '时长', titleEn: 'Duration', kind: 'number' },
  replicas: { title: '副本数', titleEn: 'Replicas', kind: 'number' },
  cpu: { title: 'CPU', titleEn: 'CPU' },
  memory: { title: '内存', titleEn: 'Memory' },
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
} satisfies EntityColumns;

export const multiverseLocationColumns = {
  id: { title: '位置 ID', titleEn: 'Location ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  provider: { title: '提供方', titleEn: 'Provider' },
  regionIds: { title: '地域', titleEn: 'Region' },
  status: { title: '状态', titleEn: 'Status' },
} satisfies EntityColumns;

export const multiverseLocationRatioColumns = {
  id: { title: '比例 ID', titleEn: 'Share ID', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  regionId: { title: '地域', titleEn: 'Region' },
  locationId: { title: '位置 ID', titleEn: 'Location ID', kind: 'id' },
  ratio: { title: '比例', titleEn: 'Ratio', kind: 'number' },
} satisfies EntityColumns;
