// Generated from the contract by `npm run gen`; do not edit.
import { stacktraceLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const parsedLogColumns = {
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
  results: { title: '还原结果', titleEn: 'Result', kind: 'count' },
} satisfies EntityColumns;

export const parsedStackColumns = {
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
  groupId: { title: '分组 ID', titleEn: 'Group ID', kind: 'id' },
  title: { title: '标题', titleEn: 'Title' },
  signal: { title: '信号', titleEn: 'Signal' },
  frames: { title: '堆栈帧', titleEn: 'Frames', kind: 'count' },
  text: { title: '还原结果', titleEn: 'Result' },
  missingBuildIds: { title: '缺少的构建 ID', titleEn: 'Missing build IDs' },
  recordId: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
} satisfies EntityColumns;

export const stackFrameColumns = {
  index: { title: '序号', titleEn: 'Number', kind: 'number' },
  address: { title: '地址', titleEn: 'Address' },
  module: { title: '模块', titleEn: 'Module' },
  buildId: { title: '构建 ID', titleEn: 'Build ID', kind: 'id' },
  rawLine: { title: '原始行', titleEn: 'Raw line' },
  function: { title: '函数', titleEn: 'Function' },
  offset: { title: '偏移', titleEn: 'Offset', kind: 'bytes' },
  file: { title: '文件', titleEn: 'File' },
  line: { title: '行号', titleEn: 'Line', kind: 'number' },
  column: { title: '列号', titleEn: 'Column', kind: 'number' },
  inlined: { title: '内联', titleEn: 'Inlined', kind: 'flag' },
  inApp: { title: '应用内', titleEn: 'In app', kind: 'flag' },
  approximate: { title: '近似', titleEn: 'Approximate', kind: 'flag' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: stacktraceLabels.stackFrame.status },
} satisfies EntityColumns;

export const stacktraceSymbolColumns = {
  symbolId: { title: '符号表 ID', titleEn: 'Symbol file ID', kind: 'id' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  fileName: { title: '文件名', titleEn: 'File name' },
  buildId: { title: '构建 ID', titleEn: 'Build ID', kind: 'id' },
  arch: { title: '架构', titleEn: 'Architecture' },
  platform: { title: '平台', titleEn: 'Platform', kind: 'label', labels: stacktraceLabels.symbol.platform },
  kind: { title: '类别', titleEn: 'Kind', kind: 'label', labels: stacktraceLabels.symbol.kind },
  version: { title: '应用版本', titleEn: 'App version' },
  size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  hasSymtab: { title: '含符号', titleEn: 'Has symbols', kind: 'flag' },
  hasDebugLine: { title: '含行号', titleEn: 'Has lines', kind: 'flag' },
  objectKey: { title: '对象键', titleEn: 'Object key' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: stacktraceLabels.symbol.status },
  reason: { title: '原因', titleEn: 'Reason' },
  createdAt: { title: '上传时间', titleEn: 'Uploaded', kind: 'time' },
  createdBy: { title: '上传者', titleEn: 'Uploaded by' },
} satisfies EntityColumns;

export const symbolUploadCredentialColumns = {
  credentials: { title: '凭证', titleEn: 'Credentials' },
  startTime: { title: '生效时间', titleEn: 'From', kind: 'time' },
  expiredTime: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
  expiration: { title: '过期时刻', titleEn: 'Expires', kind: 'time' },
  requestId: { title: '请求 ID', titleEn: 'Request ID', kind: 'id' },
  bucket: { title: '存储桶', titleEn: 'Bucket' },
  region: { title: '地域', titleEn: 'Region' },
  prefix: { title: '前缀', titleEn: 'Prefix' },
  objectKey: { title: '对象键', titleEn: 'Object key' },
  uploadUrl: { title: '上传地址', titleEn: 'Upload address' },
  bucketUrl: { title: '存储桶地址', titleEn: 'Bucket address' },
} satisfies EntityColumns;

export const stacktraceRecordColumns = {
  recordId: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  groupId: { title: '分组 ID', titleEn: 'Group ID', kind: 'id' },
  title: { title: '标题', titleEn: 'Title' },
  signal: { title: '信号', titleEn: 'Signal' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
  tags: { title: '标签', titleEn: 'Tags' },
  platform: { title: '平台', titleEn: 'Platform' },
  appVersion: { title: '应用版本', titleEn: 'App version' },
  deviceModel: { title: '机型', titleEn: 'Device model' },
  osVersion: { title: '系统版本', titleEn: 'OS version' },
  userId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  missingBuildIds: { title: '缺少的构建 ID', titleEn: 'Missing build IDs' },
  occurredAt: { title: '发生时间', titleEn: 'Happened', kind: 'time' },
  createdAt: { title: '上报时间', titleEn: 'Reported', kind: 'time' },
} satisfies EntityColumns;

export const stacktraceRecordDetailColumns = {
  recordId: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  groupId: { title: '分组 ID', titleEn: 'Group ID', kind: 'id' },
  title: { title: '标题', titleEn: 'Title' },
  signal: { title: '信号', titleEn: 'Signal' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
  tags: { title: '标签', titleEn: 'Tags' },
  platform: { title: '平台', titleEn: 'Platform' },
  appVersion: { title: '应用版本', titleEn: 'App version' },
  deviceModel: { title: '机型', titleEn: 'Device model' },
  osVersion: { title: '系统版本', titleEn: 'OS version' },
  userId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  missingBuildIds: { title: '缺少的构建 ID', titleEn: 'Missing build IDs' },
  occurredAt: { title: '发生时间', titleEn: 'Happened', kind: 'time' },
  createdAt: { title: '上报时间', titleEn: 'Reported', kind: 'time' },
  rawStack: { title: '原始堆栈', titleEn: 'Raw stack' },
  frames: { title: '堆栈帧', titleEn: 'Frames', kind: 'count' },
} satisfies EntityColumns;

export const recordTagsColumns = {
  recordId: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  tags: { title: '标签', titleEn: 'Tags' },
} satisfies EntityColumns;

export const recordStateColumns = {
  recordId: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: stacktraceLabels.stacktraceRecord.status },
} satisfies EntityColumns;

export const stackGroupColumns = {
  groupId: { title: '分组 ID', titleEn: 'Group ID', kind: 'id' },
  title: { title: '标题', titleEn: 'Title' },
  signal: { title: '信号', titleEn: 'Signal' },
  count: { title: '次数', titleEn: 'Count', kind: 'number' },
  userCount: { title: '用户数', titleEn: 'Users', kind: 'number' },
  firstSeen: { title: '首次出现', titleEn: 'First seen', kind: 'time' },
  lastSeen: { title: '最近出现', titleEn: 'Last seen', kind: 'time' },
  appVersions: { title: '应用版本', titleEn: 'App version', kind: 'count' },
  devices: { title: '机型', titleEn: 'Device model', kind: 'count' },
  missingBuildIds: { title: '缺少的构建 ID', titleEn: 'Missing build IDs' },
} satisfies EntityColumns;

export const missingSymbolColumns = {
  buildId: { title: '构建 ID', titleEn: 'Build ID', kind: 'id' },
  module: { title: '模块', titleEn: 'Module' },
  recordCount: { title: '等待的记录数', titleEn: 'Record count', kind: 'number' },
  appVersions: { title: '应用版本', titleEn: 'App version' },
  lastSeen: { title: '最近出现', titleEn: 'Last seen', kind: 'time' },
} satisfies EntityColumns;

export const dayCountColumns = {
  date: { title: '日期', titleEn: 'Date' },
  count: { title: '数量', titleEn: 'Quantity', kind: 'number' },
  activeAppCount: { title: '活跃应用数', titleEn: 'Active apps', kind: 'number' },
} satisfies EntityColumns;

export const appCountColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  count: { title: '数量', titleEn: 'Quantity', kind: 'number' },
} satisfies EntityColumns;
