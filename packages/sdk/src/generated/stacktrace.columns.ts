// Generated from the contract by `npm run gen`; do not edit.
import { stacktraceLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const parsedLogColumns = {
  status: { title: '状态', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
  results: { title: '还原结果', kind: 'count' },
} satisfies EntityColumns;

export const parsedStackColumns = {
  status: { title: '状态', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
  title: { title: '标题' },
  frames: { title: '堆栈帧', kind: 'count' },
  text: { title: '还原结果' },
  missingBuildIds: { title: '缺少的构建 ID' },
  recordId: { title: '记录 ID', kind: 'id' },
} satisfies EntityColumns;

export const stackFrameColumns = {
  index: { title: '序号', kind: 'number' },
  address: { title: '地址' },
  module: { title: '模块' },
  buildId: { title: '构建 ID', kind: 'id' },
  rawLine: { title: '原始行' },
  function: { title: '函数' },
  offset: { title: '偏移', kind: 'bytes' },
  file: { title: '文件' },
  line: { title: '行号', kind: 'number' },
  column: { title: '列号', kind: 'number' },
  inlined: { title: '内联', kind: 'flag' },
  status: { title: '状态', kind: 'status', labels: stacktraceLabels.stackFrame.status },
} satisfies EntityColumns;

export const stacktraceSymbolColumns = {
  symbolId: { title: '符号表 ID', kind: 'id' },
  appId: { title: '应用 ID', kind: 'id' },
  fileName: { title: '文件名' },
  buildId: { title: '构建 ID', kind: 'id' },
  arch: { title: '架构' },
  platform: { title: '平台', kind: 'label', labels: stacktraceLabels.symbol.platform },
  kind: { title: '类别', kind: 'label', labels: stacktraceLabels.symbol.kind },
  version: { title: '应用版本' },
  size: { title: '大小', kind: 'bytes' },
  hasSymtab: { title: '含符号', kind: 'flag' },
  hasDebugLine: { title: '含行号', kind: 'flag' },
  objectKey: { title: '对象键' },
  status: { title: '状态', kind: 'status', labels: stacktraceLabels.symbol.status },
  createdAt: { title: '上传时间', kind: 'time' },
  createdBy: { title: '上传者' },
} satisfies EntityColumns;

export const symbolUploadCredentialColumns = {
  credentials: { title: '凭证' },
  startTime: { title: '生效时间', kind: 'time' },
  expiredTime: { title: '过期时间', kind: 'time' },
  expiration: { title: '过期时刻', kind: 'time' },
  requestId: { title: '请求 ID', kind: 'id' },
  bucket: { title: '存储桶' },
  region: { title: '地域' },
  prefix: { title: '前缀' },
  bucketUrl: { title: '存储桶地址' },
} satisfies EntityColumns;

export const stacktraceRecordColumns = {
  recordId: { title: '记录 ID', kind: 'id' },
  title: { title: '标题' },
  status: { title: '状态', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
  tags: { title: '标签' },
  platform: { title: '平台' },
  appVersion: { title: '应用版本' },
  deviceModel: { title: '机型' },
  osVersion: { title: '系统版本' },
  userId: { title: '用户 ID', kind: 'id' },
  missingBuildIds: { title: '缺少的构建 ID' },
  occurredAt: { title: '发生时间', kind: 'time' },
  createdAt: { title: '上报时间', kind: 'time' },
} satisfies EntityColumns;

export const stacktraceRecordDetailColumns = {
  recordId: { title: '记录 ID', kind: 'id' },
  title: { title: '标题' },
  status: { title: '状态', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
  tags: { title: '标签' },
  platform: { title: '平台' },
  appVersion: { title: '应用版本' },
  deviceModel: { title: '机型' },
  osVersion: { title: '系统版本' },
  userId: { title: '用户 ID', kind: 'id' },
  missingBuildIds: { title: '缺少的构建 ID' },
  occurredAt: { title: '发生时间', kind: 'time' },
  createdAt: { title: '上报时间', kind: 'time' },
  rawStack: { title: '原始堆栈' },
  frames: { title: '堆栈帧', kind: 'count' },
} satisfies EntityColumns;

export const recordTagsColumns = {
  recordId: { title: '记录 ID', kind: 'id' },
  tags: { title: '标签' },
} satisfies EntityColumns;

export const recordStateColumns = {
  recordId: { title: '记录 ID', kind: 'id' },
  status: { title: '状态', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
} satisfies EntityColumns;

export const dayCountColumns = {
  date: { title: '日期' },
  count: { title: '数量', kind: 'number' },
  activeAppCount: { title: '活跃应用数', kind: 'number' },
} satisfies EntityColumns;

export const appCountColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  count: { title: '数量', kind: 'number' },
} satisfies EntityColumns;
