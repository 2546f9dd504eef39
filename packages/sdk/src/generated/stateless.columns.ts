// Generated from the contract by `npm run gen`; do not edit.
import { statelessLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const statelessFunctionColumns = {
  id: { title: '函数 ID', titleEn: 'Function ID', kind: 'id' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  description: { title: '描述', titleEn: 'Description' },
  mode: { title: '模式', titleEn: 'Mode' },
  runtime: { title: '运行时', titleEn: 'Runtime', kind: 'label', labels: statelessLabels.statelessFunction.runtime },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: statelessLabels.statelessFunction.status },
  currentVersion: { title: '当前版本号', titleEn: 'Current version', kind: 'number' },
  entries: { title: '入口', titleEn: 'Entries', kind: 'count' },
  defaultEnvs: { title: '默认环境变量', titleEn: 'Default variables', kind: 'count' },
  gateway: { title: '网关', titleEn: 'Gateway' },
  memorySize: { title: '内存', titleEn: 'Memory size', kind: 'number' },
  timeout: { title: '超时', titleEn: 'Timeout', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  updatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;

export const statelessVersionColumns = {
  functionId: { title: '函数 ID', titleEn: 'Function ID', kind: 'id' },
  version: { title: '版本号', titleEn: 'Version', kind: 'number' },
  runtime: { title: '运行时', titleEn: 'Runtime', kind: 'label', labels: statelessLabels.statelessFunction.runtime },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: statelessLabels.statelessFunction.status },
  objectName: { title: '对象名', titleEn: 'Object' },
  size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  md5: { title: '内容哈希', titleEn: 'Content hash' },
  entries: { title: '入口', titleEn: 'Entries', kind: 'count' },
  envs: { title: '环境变量', titleEn: 'Environment variables', kind: 'count' },
  memorySize: { title: '内存', titleEn: 'Memory size', kind: 'number' },
  timeout: { title: '超时', titleEn: 'Timeout', kind: 'number' },
  installDependency: { title: '安装依赖', titleEn: 'Install dependency', kind: 'flag' },
  description: { title: '描述', titleEn: 'Description' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  failedReason: { title: '失败原因', titleEn: 'Reason' },
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

export const statelessRuntimeColumns = {
  id: { title: '标识', titleEn: 'Identifier' },
  name: { title: '运行时', titleEn: 'Name', kind: 'label', labels: statelessLabels.statelessFunction.runtime },
  language: { title: '语言', titleEn: 'Language' },
  version: { title: '语言版本', titleEn: 'Version' },
  available: { title: '可用', titleEn: 'Available', kind: 'flag' },
} satisfies EntityColumns;

export const statelessTriggerColumns = {
  triggerName: { title: '名称', titleEn: 'Name' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: statelessLabels.trigger.type },
  triggerDesc: { title: '定时表达式', titleEn: 'Schedule' },
  enable: { title: '状态', titleEn: 'Enable', kind: 'label', labels: statelessLabels.trigger.enable },
  entry: { title: '入口', titleEn: 'Entry' },
  qualifier: { title: '版本', titleEn: 'Version' },
  customArgument: { title: '参数', titleEn: 'Arguments' },
  description: { title: '描述', titleEn: 'Description' },
  addTime: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modTime: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  lastRunAt: { title: '上次触发', titleEn: 'Last run', kind: 'time' },
  nextRunAt: { title: '下次触发', titleEn: 'Next run', kind: 'time' },
} satisfies EntityColumns;

export const statelessInvocationColumns = {
  requestId: { title: '请求 ID', titleEn: 'Request ID', kind: 'id' },
  entry: { title: '入口', titleEn: 'Entry' },
  startTime: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  duration: { title: '耗时', titleEn: 'Duration', kind: 'number' },
  billDuration: { title: '计费时长', titleEn: 'Billed duration', kind: 'number' },
  memUsage: { title: '内存用量', titleEn: 'Memory usage', kind: 'bytes' },
  retCode: { title: '返回码', titleEn: 'Return code', kind: 'number' },
  retMsg: { title: '返回信息', titleEn: 'Return message' },
  invokeFinished: { title: '已结束', titleEn: 'Finished', kind: 'flag' },
} satisfies EntityColumns;

export const statelessLogLineColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  requestId: { title: '请求 ID', titleEn: 'Request ID', kind: 'id' },
  entry: { title: '入口', titleEn: 'Entry' },
  level: { title: '级别', titleEn: 'Level' },
  content: { title: '内容', titleEn: 'Content' },
} satisfies EntityColumns;

export const statelessInvocationLogColumns = {
  requestId: { title: '请求 ID', titleEn: 'Request ID', kind: 'id' },
  entry: { title: '入口', titleEn: 'Entry' },
  startTime: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  duration: { title: '耗时', titleEn: 'Duration', kind: 'number' },
  billDuration: { title: '计费时长', titleEn: 'Billed duration', kind: 'number' },
  memUsage: { title: '内存用量', titleEn: 'Memory usage', kind: 'bytes' },
  retCode: { title: '返回码', titleEn: 'Return code', kind: 'number' },
  retMsg: { title: '返回信息', titleEn: 'Return message' },
  invokeFinished: { title: '已结束', titleEn: 'Finished', kind: 'flag' },
  version: { title: '版本号', titleEn: 'Version', kind: 'number' },
  event: { title: '事件', titleEn: 'Event' },
  result: { title: '结果', titleEn: 'Result' },
  lines: { title: '日志', titleEn: 'Lines', kind: 'count' },
} satisfies EntityColumns;

export const statelessUsageColumns = {
  date: { title: '日期', titleEn: 'Date' },
  invocation: { title: '调用次数', titleEn: 'Calls', kind: 'number' },
  memDuration: { title: '资源用量', titleEn: 'Resources', kind: 'number' },
  outFlow: { title: '出流量', titleEn: 'Traffic out', kind: 'bytes' },
} satisfies EntityColumns;

export const statelessGatewayUsageColumns = {
  date: { title: '日期', titleEn: 'Date' },
  requests: { title: '请求次数', titleEn: 'Requests', kind: 'number' },
  outFlow: { title: '出流量', titleEn: 'Traffic out', kind: 'bytes' },
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
