// Generated from the contract by `npm run gen`; do not edit.
import { storageLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const databaseColumns = {
  databaseId: { title: '数据库 ID', kind: 'id' },
  name: { title: '名称' },
  engine: { title: '引擎', kind: 'label', labels: storageLabels.database.engine },
  engineVersion: { title: '引擎版本' },
  region: { title: '地域' },
  instanceTypeId: { title: '规格' },
  cpu: { title: 'CPU', kind: 'number' },
  memory: { title: '内存', kind: 'number' },
  storage: { title: '存储空间', kind: 'number' },
  status: { title: '状态', kind: 'status', labels: storageLabels.database.status },
  instanceId: { title: '实例 ID', kind: 'id' },
  username: { title: '用户名' },
  host: { title: '内网地址' },
  port: { title: '内网端口', kind: 'number' },
  proxy: { title: '外网代理' },
  connectionString: { title: '连接串' },
  price: { title: '实例价格', kind: 'yuan' },
  storagePrice: { title: '存储价格', kind: 'yuan' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  createdBy: { title: '创建者' },
} satisfies EntityColumns;

export const adminDatabaseColumns = {
  databaseId: { title: '数据库 ID', kind: 'id' },
  name: { title: '名称' },
  engine: { title: '引擎', kind: 'label', labels: storageLabels.database.engine },
  engineVersion: { title: '引擎版本' },
  region: { title: '地域' },
  instanceTypeId: { title: '规格' },
  cpu: { title: 'CPU', kind: 'number' },
  memory: { title: '内存', kind: 'number' },
  storage: { title: '存储空间', kind: 'number' },
  status: { title: '状态', kind: 'status', labels: storageLabels.database.status },
  instanceId: { title: '实例 ID', kind: 'id' },
  username: { title: '用户名' },
  host: { title: '内网地址' },
  port: { title: '内网端口', kind: 'number' },
  proxy: { title: '外网代理' },
  connectionString: { title: '连接串' },
  price: { title: '实例价格', kind: 'yuan' },
  storagePrice: { title: '存储价格', kind: 'yuan' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  createdBy: { title: '创建者' },
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  organizationId: { title: '组织 ID', kind: 'id' },
} satisfies EntityColumns;

export const databaseMetricColumns = {
  name: { title: '指标' },
  unit: { title: '单位' },
  points: { title: '数据点', kind: 'count' },
} satisfies EntityColumns;

export const slowQueryColumns = {
  timestamp: { title: '时间', kind: 'time' },
  durationMs: { title: '耗时', kind: 'number' },
  statement: { title: '语句' },
  database: { title: '库名' },
  user: { title: '用户名' },
  rowsExamined: { title: '扫描行数', kind: 'number' },
} satisfies EntityColumns;

export const databaseMetricInfoColumns = {
  engine: { title: '引擎', kind: 'label', labels: storageLabels.database.engine },
  name: { title: '指标' },
  displayName: { title: '显示名称' },
  unit: { title: '单位' },
} satisfies EntityColumns;

export const newDatabasesColumns = {
  date: { title: '日期' },
  new: { title: '新增', kind: 'number' },
} satisfies EntityColumns;

export const livingDatabasesColumns = {
  date: { title: '日期' },
  pit: { title: '时点数量', kind: 'number' },
  cpu: { title: 'CPU', kind: 'number' },
  memory: { title: '内存', kind: 'number' },
  disk: { title: '磁盘', kind: 'number' },
} satisfies EntityColumns;

export const appCountColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  count: { title: '数量', kind: 'number' },
} satisfies EntityColumns;

export const databaseBackupColumns = {
  backupId: { title: '备份 ID', kind: 'id' },
  name: { title: '名称' },
  status: { title: '状态', kind: 'status', labels: storageLabels.backup.status },
  way: { title: '方式', kind: 'label', labels: storageLabels.backup.way },
  type: { title: '类型', kind: 'label', labels: storageLabels.backup.type },
  size: { title: '大小', kind: 'bytes' },
  startTime: { title: '开始时间', kind: 'time' },
  finishTime: { title: '完成时间', kind: 'time' },
} satisfies EntityColumns;

export const backupUrlsColumns = {
  internetUrl: { title: '外网地址' },
  intranetUrl: { title: '内网地址' },
  urls: { title: '下载地址', kind: 'count' },
} satisfies EntityColumns;

export const databaseTaskColumns = {
  status: { title: '状态', kind: 'status', labels: storageLabels.databaseTask.status },
  info: { title: '说明' },
} satisfies EntityColumns;

export const databaseRegionColumns = {
  id: { title: '地域 ID', kind: 'id' },
  name: { title: '名称' },
} satisfies EntityColumns;

export const databaseInstanceTypeColumns = {
  id: { title: '规格' },
  engine: { title: '引擎', kind: 'label', labels: storageLabels.database.engine },
  cpu: { title: 'CPU', kind: 'number' },
  memory: { title: '内存', kind: 'number' },
  price: { title: '实例价格', kind: 'yuan' },
  storagePrice: { title: '存储价格', kind: 'yuan' },
  topology: { title: '架构' },
  minStorage: { title: '最小存储', kind: 'number' },
  maxStorage: { title: '最大存储', kind: 'number' },
} satisfies EntityColumns;
