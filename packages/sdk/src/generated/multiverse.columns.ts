// Generated from the contract by `npm run gen`; do not edit.
import { hostingLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const pingColumns = {
  Address: { title: '地址' },
  Reachable: { title: '可达', kind: 'flag' },
  LatencyMs: { title: '延迟', kind: 'number' },
  CheckedAt: { title: '检查时间', kind: 'time' },
} satisfies EntityColumns;

export const multiverseGameColumns = {
  gameId: { title: '游戏 ID', kind: 'id' },
  name: { title: '名称' },
  type: { title: '类型', kind: 'label', labels: hostingLabels.game.type },
  source: { title: '来源', kind: 'label', labels: hostingLabels.game.source },
  status: { title: '状态', kind: 'status', labels: hostingLabels.game.status },
  allocationTTL: { title: '最长运行时间' },
  memoryPerCpu: { title: '每核内存', kind: 'number' },
  enablePassThrough: { title: '直通', kind: 'flag' },
  webhook: { title: '回调' },
  roomManagement: { title: '房间管理' },
  namespace: { title: '监控命名空间' },
  createdAt: { title: '创建时间', kind: 'time' },
  createdByUser: { title: '创建者' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  modifiedByUser: { title: '修改者' },
} satisfies EntityColumns;

export const multiverseResourceFactorColumns = {
  cpuFactor: { title: 'CPU 系数', kind: 'number' },
  memoryFactor: { title: '内存系数', kind: 'number' },
} satisfies EntityColumns;

export const multiverseRegionColumns = {
  id: { title: '地域' },
  name: { title: '标识' },
  displayName: { title: '名称' },
  provider: { title: '提供方' },
  available: { title: '可用', kind: 'flag' },
  location: { title: '位置' },
} satisfies EntityColumns;

export const multiverseGameRegionColumns = {
  gameId: { title: '游戏 ID', kind: 'id' },
  regionId: { title: '地域' },
  regionName: { title: '地域名称' },
  minServers: { title: '最少服务器', kind: 'number' },
  maxServers: { title: '最多服务器', kind: 'number' },
  bufferPercent: { title: '缓冲比例', kind: 'number' },
  status: { title: '状态' },
} satisfies EntityColumns;

export const multiverseProfileColumns = {
  id: { title: '启动配置 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  name: { title: '名称' },
  description: { title: '描述' },
  regionIds: { title: '地域' },
  currentRevisionId: { title: '当前版本 ID', kind: 'id' },
  currentVersion: { title: '当前版本号', kind: 'number' },
  allocatedCount: { title: '运行中服务器', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  createdByUser: { title: '创建者' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  modifiedByUser: { title: '修改者' },
} satisfies EntityColumns;

export const multiverseReleaseResourceColumns = {
  profileId: { title: '启动配置 ID', kind: 'id' },
  requiredCpu: { title: '所需 CPU', kind: 'number' },
  requiredMemory: { title: '所需内存', kind: 'number' },
  availableCpu: { title: '可用 CPU', kind: 'number' },
  availableMemory: { title: '可用内存', kind: 'number' },
  sufficient: { title: '资源充足', kind: 'flag' },
  runningServers: { title: '运行中服务器', kind: 'number' },
} satisfies EntityColumns;

export const multiverseRevisionColumns = {
  id: { title: '版本 ID', kind: 'id' },
  profileId: { title: '启动配置 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  version: { title: '版本号', kind: 'number' },
  status: { title: '状态', kind: 'status', labels: hostingLabels.profileRevision.status },
  imageId: { title: '镜像 ID', kind: 'id' },
  imageName: { title: '镜像' },
  os: { title: '操作系统' },
  startCommand: { title: '启动命令' },
  startArgs: { title: '启动参数' },
  workDir: { title: '工作目录' },
  description: { title: '描述' },
  portList: { title: '端口', kind: 'count' },
  envList: { title: '环境变量', kind: 'count' },
  fileConfigs: { title: '配置文件', kind: 'count' },
  cpuLimit: { title: 'CPU 上限' },
  cpuRequest: { title: 'CPU 预留' },
  memoryLimit: { title: '内存上限' },
  memoryRequest: { title: '内存预留' },
  allocationTTL: { title: '启动超时' },
  releasedAt: { title: '发布时间', kind: 'time' },
  releasedByUser: { title: '发布者' },
  createdAt: { title: '创建时间', kind: 'time' },
  createdByUser: { title: '创建者' },
} satisfies EntityColumns;

export const serverPortColumns = {
  protocol: { title: '协议', kind: 'label', labels: hostingLabels.profileRevision.protocol },
  port: { title: '端口', kind: 'number' },
  name: { title: '名称' },
} satisfies EntityColumns;

export const multiverseOsColumns = {
  name: { title: '标识' },
  displayName: { title: '名称' },
  isDefault: { title: '默认', kind: 'flag' },
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

export const multiverseImageColumns = {
  id: { title: '镜像 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  name: { title: '名称' },
  tag: { title: '标签' },
  os: { title: '操作系统' },
  objectName: { title: '对象名' },
  size: { title: '大小', kind: 'bytes' },
  md5: { title: '内容哈希' },
  entrypoint: { title: '入口' },
  description: { title: '描述' },
  status: { title: '状态', kind: 'status', labels: hostingLabels.image.status },
  stage: { title: '阶段', kind: 'label', labels: hostingLabels.image.status },
  failedReason: { title: '失败原因' },
  attempt: { title: '构建次数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  finishedAt: { title: '完成时间', kind: 'time' },
} satisfies EntityColumns;

export const multiverseImageLogColumns = {
  time: { title: '时间', kind: 'time' },
  stage: { title: '阶段', kind: 'label', labels: hostingLabels.image.status },
  level: { title: '级别' },
  message: { title: '内容' },
} satisfies EntityColumns;

export const multiverseTestServerColumns = {
  id: { title: '测试服务器 ID', kind: 'id' },
  profileRevisionId: { title: '版本 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  regionId: { title: '地域' },
  status: { title: '状态', kind: 'status', labels: hostingLabels.testServer.status },
  ip: { title: 'IP' },
  gameServerPorts: { title: '端口', kind: 'count' },
  ready: { title: '就绪', kind: 'flag' },
  lastHeartbeatAt: { title: '上次心跳', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
  expireAt: { title: '到期时间', kind: 'time' },
} satisfies EntityColumns;

export const multiverseAllocationColumns = {
  uuid: { title: '服务器 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  profileId: { title: '启动配置 ID', kind: 'id' },
  profileName: { title: '启动配置' },
  profileRevisionId: { title: '版本 ID', kind: 'id' },
  regionId: { title: '地域' },
  regionName: { title: '地域名称' },
  ip: { title: 'IP' },
  gameServerPorts: { title: '端口', kind: 'count' },
  gameServerName: { title: '实例名' },
  status: { title: '状态', kind: 'status', labels: hostingLabels.allocation.status },
  msg: { title: '说明' },
  allocationTTL: { title: '存活时间' },
  envs: { title: '环境变量' },
  createdAt: { title: '创建时间', kind: 'time' },
  createdByUser: { title: '创建者' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  modifiedByUser: { title: '修改者' },
  fulfilledAt: { title: '分配时间', kind: 'time' },
  expireAt: { title: '到期时间', kind: 'time' },
  lastHeartbeatAt: { title: '上次心跳', kind: 'time' },
  deletedAt: { title: '回收时间', kind: 'time' },
  deletedByUser: { title: '回收者' },
} satisfies EntityColumns;

export const multiverseMetricColumns = {
  name: { title: '指标' },
  unit: { title: '单位' },
  points: { title: '数据点', kind: 'count' },
} satisfies EntityColumns;

export const valuePointColumns = {
  time: { title: '时间', kind: 'time' },
  value: { title: '数值', kind: 'number' },
} satisfies EntityColumns;

export const multiverseServerCountColumns = {
  gameId: { title: '游戏 ID', kind: 'id' },
  profileId: { title: '启动配置 ID', kind: 'id' },
  regionId: { title: '地域' },
  ready: { title: '就绪', kind: 'number' },
  allocated: { title: '已分配', kind: 'number' },
  total: { title: '总数', kind: 'number' },
} satisfies EntityColumns;

export const multiverseGameUsageColumns = {
  time: { title: '时间', kind: 'time' },
  allocationCount: { title: '分配次数', kind: 'number' },
  durationSum: { title: '运行时长', kind: 'number' },
  networkTransmit: { title: '出流量', kind: 'bytes' },
  cpuUsage: { title: 'CPU 用量', kind: 'number' },
  memoryUsage: { title: '内存用量', kind: 'number' },
} satisfies EntityColumns;

export const multiverseUsageColumns = {
  time: { title: '时间', kind: 'time' },
  allocationCount: { title: '分配次数', kind: 'number' },
  durationSum: { title: '运行时长', kind: 'number' },
  networkTransmit: { title: '出流量', kind: 'bytes' },
  gameCount: { title: '游戏数', kind: 'number' },
} satisfies EntityColumns;

export const multiverseTopGameColumns = {
  gameId: { title: '游戏 ID', kind: 'id' },
  gameName: { title: '游戏' },
  value: { title: '数值', kind: 'number' },
} satisfies EntityColumns;

export const multiversePlaceholderScheduleColumns = {
  id: { title: '计划 ID', kind: 'id' },
  regionId: { title: '地域' },
  name: { title: '名称' },
  cron: { title: '定时表达式' },
  durationMinutes: { title: '时长', kind: 'number' },
  replicas: { title: '副本数', kind: 'number' },
  cpu: { title: 'CPU' },
  memory: { title: '内存' },
  enabled: { title: '启用', kind: 'flag' },
} satisfies EntityColumns;

export const multiverseLocationColumns = {
  id: { title: '位置 ID', kind: 'id' },
  name: { title: '名称' },
  provider: { title: '提供方' },
  regionIds: { title: '地域' },
  status: { title: '状态' },
} satisfies EntityColumns;

export const multiverseLocationRatioColumns = {
  id: { title: '比例 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  regionId: { title: '地域' },
  locationId: { title: '位置 ID', kind: 'id' },
  ratio: { title: '比例', kind: 'number' },
} satisfies EntityColumns;
