// Generated from the contract by `npm run gen`; do not edit.
import { statelessLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const statelessFunctionColumns = {
  id: { title: '函数 ID', kind: 'id' },
  appId: { title: '应用 ID', kind: 'id' },
  name: { title: '名称' },
  description: { title: '描述' },
  mode: { title: '模式' },
  runtime: { title: '运行时', kind: 'label', labels: statelessLabels.statelessFunction.runtime },
  status: { title: '状态', kind: 'status', labels: statelessLabels.statelessFunction.status },
  currentVersion: { title: '当前版本号', kind: 'number' },
  entries: { title: '入口', kind: 'count' },
  defaultEnvs: { title: '默认环境变量', kind: 'count' },
  gateway: { title: '网关' },
  memorySize: { title: '内存', kind: 'number' },
  timeout: { title: '超时', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  updatedAt: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;

export const statelessVersionColumns = {
  functionId: { title: '函数 ID', kind: 'id' },
  version: { title: '版本号', kind: 'number' },
  runtime: { title: '运行时', kind: 'label', labels: statelessLabels.statelessFunction.runtime },
  status: { title: '状态', kind: 'status', labels: statelessLabels.statelessFunction.status },
  objectName: { title: '对象名' },
  size: { title: '大小', kind: 'bytes' },
  md5: { title: '内容哈希' },
  entries: { title: '入口', kind: 'count' },
  envs: { title: '环境变量', kind: 'count' },
  memorySize: { title: '内存', kind: 'number' },
  timeout: { title: '超时', kind: 'number' },
  installDependency: { title: '安装依赖', kind: 'flag' },
  description: { title: '描述' },
  createdAt: { title: '创建时间', kind: 'time' },
  failedReason: { title: '失败原因' },
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

export const statelessRuntimeColumns = {
  id: { title: '标识' },
  name: { title: '运行时', kind: 'label', labels: statelessLabels.statelessFunction.runtime },
  language: { title: '语言' },
  version: { title: '语言版本' },
  available: { title: '可用', kind: 'flag' },
} satisfies EntityColumns;

export const statelessTriggerColumns = {
  triggerName: { title: '名称' },
  type: { title: '类型', kind: 'label', labels: statelessLabels.trigger.type },
  triggerDesc: { title: '定时表达式' },
  enable: { title: '状态', kind: 'label', labels: statelessLabels.trigger.enable },
  entry: { title: '入口' },
  qualifier: { title: '版本' },
  customArgument: { title: '参数' },
  description: { title: '描述' },
  addTime: { title: '创建时间', kind: 'time' },
  modTime: { title: '修改时间', kind: 'time' },
  lastRunAt: { title: '上次触发', kind: 'time' },
  nextRunAt: { title: '下次触发', kind: 'time' },
} satisfies EntityColumns;

export const statelessInvocationColumns = {
  requestId: { title: '请求 ID', kind: 'id' },
  entry: { title: '入口' },
  startTime: { title: '开始时间', kind: 'time' },
  duration: { title: '耗时', kind: 'number' },
  billDuration: { title: '计费时长', kind: 'number' },
  memUsage: { title: '内存用量', kind: 'bytes' },
  retCode: { title: '返回码', kind: 'number' },
  retMsg: { title: '返回信息' },
  invokeFinished: { title: '已结束', kind: 'flag' },
} satisfies EntityColumns;

export const statelessLogLineColumns = {
  time: { title: '时间', kind: 'time' },
  requestId: { title: '请求 ID', kind: 'id' },
  entry: { title: '入口' },
  level: { title: '级别' },
  content: { title: '内容' },
} satisfies EntityColumns;

export const statelessInvocationLogColumns = {
  requestId: { title: '请求 ID', kind: 'id' },
  entry: { title: '入口' },
  startTime: { title: '开始时间', kind: 'time' },
  duration: { title: '耗时', kind: 'number' },
  billDuration: { title: '计费时长', kind: 'number' },
  memUsage: { title: '内存用量', kind: 'bytes' },
  retCode: { title: '返回码', kind: 'number' },
  retMsg: { title: '返回信息' },
  invokeFinished: { title: '已结束', kind: 'flag' },
  version: { title: '版本号', kind: 'number' },
  event: { title: '事件' },
  result: { title: '结果' },
  lines: { title: '日志', kind: 'count' },
} satisfies EntityColumns;

export const statelessUsageColumns = {
  date: { title: '日期' },
  invocation: { title: '调用次数', kind: 'number' },
  memDuration: { title: '资源用量', kind: 'number' },
  outFlow: { title: '出流量', kind: 'bytes' },
} satisfies EntityColumns;

export const statelessGatewayUsageColumns = {
  date: { title: '日期' },
  requests: { title: '请求次数', kind: 'number' },
  outFlow: { title: '出流量', kind: 'bytes' },
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
