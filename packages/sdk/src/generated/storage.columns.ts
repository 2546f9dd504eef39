// Generated from the contract by `npm run gen`; do not edit.
import { storageLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const databaseColumns = {
  databaseId: { title: '数据库 ID', titleEn: 'Database ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  engine: { title: '引擎', titleEn: 'Engine', kind: 'label', labels: storageLabels.database.engine },
  engineVersion: { title: '引擎版本', titleEn: 'Engine version' },
  provider: { title: '提供方式', titleEn: 'Provider', kind: 'label', labels: storageLabels.database.provider },
  region: { title: '地域', titleEn: 'Region' },
  instanceTypeId: { title: '规格', titleEn: 'Size' },
  cpu: { title: 'CPU', titleEn: 'CPU', kind: 'number' },
  memory: { title: '内存', titleEn: 'Memory', kind: 'number' },
  storage: { title: '存储空间', titleEn: 'Storage', kind: 'number' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: storageLabels.database.status },
  message: { title: '说明', titleEn: 'Notes' },
  activity: { title: '活动状态', titleEn: 'Activity', kind: 'label', labels: storageLabels.database.activity },
  busyWith: { title: '进行中的操作', titleEn: 'Busy with', kind: 'label', labels: storageLabels.databaseTask.operation },
  instanceId: { title: '实例 ID', titleEn: 'Instance ID', kind: 'id' },
  username: { title: '用户名', titleEn: 'User name' },
  databaseName: { title: '库名', titleEn: 'Database name' },
  host: { title: '内网地址', titleEn: 'Private address' },
  port: { title: '内网端口', titleEn: 'Private port', kind: 'number' },
  proxy: { title: '外网代理', titleEn: 'Public proxy' },
  connectionString: { title: '连接串', titleEn: 'Connection string' },
  price: { title: '实例价格', titleEn: 'Price', kind: 'yuan' },
  storagePrice: { title: '存储价格', titleEn: 'Storage price', kind: 'yuan' },
  backupPlan: { title: '备份计划', titleEn: 'Backup plan' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  createdBy: { title: '创建者', titleEn: 'Created by' },
} satisfies EntityColumns;

export const databaseBackupPlanColumns = {
  enabled: { title: '自动备份', titleEn: 'Enabled', kind: 'flag' },
  hour: { title: '备份时刻', titleEn: 'Hour', kind: 'number' },
  keep: { title: '保留份数', titleEn: 'Keep', kind: 'number' },
} satisfies EntityColumns;

export const adminDatabaseColumns = {
  databaseId: { title: '数据库 ID', titleEn: 'Database ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  engine: { title: '引擎', titleEn: 'Engine', kind: 'label', labels: storageLabels.database.engine },
  engineVersion: { title: '引擎版本', titleEn: 'Engine version' },
  provider: { title: '提供方式', titleEn: 'Provider', kind: 'label', labels: storageLabels.database.provider },
  region: { title: '地域', titleEn: 'Region' },
  instanceTypeId: { title: '规格', titleEn: 'Size' },
  cpu: { title: 'CPU', titleEn: 'CPU', kind: 'number' },
  memory: { title: '内存', titleEn: 'Memory', kind: 'number' },
  storage: { title: '存储空间', titleEn: 'Storage', kind: 'number' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: storageLabels.database.status },
  message: { title: '说明', titleEn: 'Notes' },
  activity: { title: '活动状态', titleEn: 'Activity', kind: 'label', labels: storageLabels.database.activity },
  busyWith: { title: '进行中的操作', titleEn: 'Busy with', kind: 'label', labels: storageLabels.databaseTask.operation },
  instanceId: { title: '实例 ID', titleEn: 'Instance ID', kind: 'id' },
  username: { title: '用户名', titleEn: 'User name' },
  databaseName: { title: '库名', titleEn: 'Database name' },
  host: { title: '内网地址', titleEn: 'Private address' },
  port: { title: '内网端口', titleEn: 'Private port', kind: 'number' },
  proxy: { title: '外网代理', titleEn: 'Public proxy' },
  connectionString: { title: '连接串', titleEn: 'Connection string' },
  price: { title: '实例价格', titleEn: 'Price', kind: 'yuan' },
  storagePrice: { title: '存储价格', titleEn: 'Storage price', kind: 'yuan' },
  backupPlan: { title: '备份计划', titleEn: 'Backup plan' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  createdBy: { title: '创建者', titleEn: 'Created by' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  organizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
} satisfies EntityColumns;

export const databaseAnswerColumns = {
  columns: { title: '列', titleEn: 'Columns', kind: 'count' },
  rows: { title: '行', titleEn: 'Rows', kind: 'count' },
  rowCount: { title: '行数', titleEn: 'Row count', kind: 'number' },
  truncated: { title: '已截断', titleEn: 'Truncated', kind: 'flag' },
  durationMs: { title: '耗时', titleEn: 'Duration', kind: 'number' },
  command: { title: '命令', titleEn: 'Command' },
} satisfies EntityColumns;

export const databaseMetricColumns = {
  name: { title: '指标', titleEn: 'Metric' },
  unit: { title: '单位', titleEn: 'Unit' },
  points: { title: '数据点', titleEn: 'Points', kind: 'count' },
} satisfies EntityColumns;

export const slowQueryColumns = {
  timestamp: { title: '时间', titleEn: 'Time', kind: 'time' },
  durationMs: { title: '耗时', titleEn: 'Duration', kind: 'number' },
  statement: { title: '语句', titleEn: 'Statement' },
  database: { title: '库名', titleEn: 'Database' },
  user: { title: '用户名', titleEn: 'User name' },
  rowsExamined: { title: '扫描行数', titleEn: 'Rows examined', kind: 'number' },
} satisfies EntityColumns;

export const databaseMetricInfoColumns = {
  engine: { title: '引擎', titleEn: 'Engine', kind: 'label', labels: storageLabels.database.engine },
  name: { title: '指标', titleEn: 'Metric' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  unit: { title: '单位', titleEn: 'Unit' },
} satisfies EntityColumns;

export const newDatabasesColumns = {
  date: { title: '日期', titleEn: 'Date' },
  new: { title: '新增', titleEn: 'New', kind: 'number' },
} satisfies EntityColumns;

export const livingDatabasesColumns = {
  date: { title: '日期', titleEn: 'Date' },
  pit: { title: '时点数量', titleEn: 'Points in time', kind: 'number' },
  cpu: { title: 'CPU', titleEn: 'CPU', kind: 'number' },
  memory: { title: '内存', titleEn: 'Memory', kind: 'number' },
  disk: { title: '磁盘', titleEn: 'Disk', kind: 'number' },
} satisfies EntityColumns;

export const appCountColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  count: { title: '数量', titleEn: 'Quantity', kind: 'number' },
} satisfies EntityColumns;

export const databaseBackupColumns = {
  backupId: { title: '备份 ID', titleEn: 'Backup ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: storageLabels.backup.status },
  way: { title: '方式', titleEn: 'Method', kind: 'label', labels: storageLabels.backup.way },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: storageLabels.backup.type },
  size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  startTime: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  finishTime: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
} satisfies EntityColumns;

export const backupUrlsColumns = {
  internetUrl: { title: '外网地址', titleEn: 'Public address' },
  intranetUrl: { title: '内网地址', titleEn: 'Private address' },
  urls: { title: '下载地址', titleEn: 'Download address', kind: 'count' },
} satisfies EntityColumns;

export const databaseTaskColumns = {
  requestId: { title: '异步请求 ID', titleEn: 'Request ID', kind: 'id' },
  operation: { title: '操作', titleEn: 'Action', kind: 'label', labels: storageLabels.databaseTask.operation },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: storageLabels.databaseTask.status },
  info: { title: '说明', titleEn: 'Notes' },
  startTime: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  endTime: { title: '结束时间', titleEn: 'Ended', kind: 'time' },
} satisfies EntityColumns;

export const databaseRegionColumns = {
  id: { title: '地域 ID', titleEn: 'Region ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
} satisfies EntityColumns;

export const databaseInstanceTypeColumns = {
  id: { title: '规格', titleEn: 'Size' },
  engine: { title: '引擎', titleEn: 'Engine', kind: 'label', labels: storageLabels.database.engine },
  cpu: { title: 'CPU', titleEn: 'CPU', kind: 'number' },
  memory: { title: '内存', titleEn: 'Memory', kind: 'number' },
  price: { title: '实例价格', titleEn: 'Price', kind: 'yuan' },
  storagePrice: { title: '存储价格', titleEn: 'Storage price', kind: 'yuan' },
  topology: { title: '架构', titleEn: 'Architecture' },
  minStorage: { title: '最小存储', titleEn: 'Least storage', kind: 'number' },
  maxStorage: { title: '最大存储', titleEn: 'Most storage', kind: 'number' },
  available: { title: '可创建', titleEn: 'Available', kind: 'flag' },
  provider: { title: '提供方式', titleEn: 'Provider', kind: 'label', labels: storageLabels.database.provider },
  version: { title: '引擎版本', titleEn: 'Version' },
  reason: { title: '不可用原因', titleEn: 'Reason' },
} satisfies EntityColumns;
