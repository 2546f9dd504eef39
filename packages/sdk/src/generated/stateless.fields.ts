// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const refreshTokenFields: OperationFields = {};

export const functionsCreateFields: OperationFields = {
  appId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  name: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Default: the name of the app' },
  runtime: { in: 'body', type: 'string', required: true, enum: ['Nodejs', 'Dotnet', 'Nodejs_runtime'], zh: '运行时', titleEn: 'Runtime', en: 'Language; fixed' },
  mode: { in: 'body', type: 'string', enum: ['wind'], zh: '模式', titleEn: 'Mode', en: 'Functions of the publishing service' },
};

export const functionsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
};

export const functionsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  name: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  memorySize: { in: 'body', type: 'integer', min: 128, max: 3072, step: 128, zh: '内存', titleEn: 'Memory size', en: 'MB, 128 to 3072 in steps of 128' },
  timeout: { in: 'body', type: 'integer', min: 3, max: 60, zh: '超时', titleEn: 'Timeout', en: 'Seconds, 3 to 60' },
};

export const functionsEnableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
};

export const functionsDisableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
};

export const functionsSyncFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
};

export const functionsRollbackFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  version: { in: 'body', type: 'integer', required: true, min: 1, zh: '版本号', titleEn: 'Version', en: 'Version' },
};

export const functionsSetDefaultEnvFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  envs: { in: 'body', type: 'array', required: true, max: 100, items: { type: 'object', required: true, fields: { key: { type: 'string', required: true, min: 1, max: 128, pattern: '^[A-Za-z_][A-Za-z0-9_]*$', zh: '变量名', titleEn: 'Key', en: 'Letters, digits and "_", not starting with a digit' }, value: { type: 'string', required: true, max: 32768, zh: '变量值', titleEn: 'Value', en: 'Value' } } }, zh: '环境变量', titleEn: 'Environment variables', en: 'Names of the platform are reserved' },
};

export const functionsSetGatewayFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  action: { in: 'body', type: 'string', enum: ['upgrade'], zh: '操作', titleEn: 'Action', en: 'Move from the old host to the new one; stands alone' },
  auth: { in: 'body', type: 'string', enum: ['none', 'basic'], zh: '鉴权', titleEn: 'Auth', en: 'basic: callers send AppId and AppServiceSecret' },
  timeoutSeconds: { in: 'body', type: 'integer', min: 3, max: 60, zh: '网关超时', titleEn: 'Timeout seconds', en: 'Seconds, 3 to 60' },
  cors: { in: 'body', type: 'boolean', zh: '跨域', titleEn: 'Cors', en: 'Browsers of any site may call' },
};

export const versionsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  version: { in: 'query', type: 'integer', min: 1, zh: '版本号', titleEn: 'Version', en: 'Version' },
};

export const versionsCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  objectName: { in: 'body', type: 'string', required: true, min: 1, max: 1024, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '对象名', titleEn: 'Object', en: 'The objectName of the transfer token, 1 to 1024 characters' },
  md5: { in: 'body', type: 'string', min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: '32 lower-case hexadecimal digits (MD5)' },
  runtime: { in: 'body', type: 'string', enum: ['Nodejs', 'Dotnet', 'Nodejs_runtime'], zh: '运行时', titleEn: 'Runtime', en: 'Default: that of the functions' },
  installDependency: { in: 'body', type: 'boolean', required: true, zh: '安装依赖', titleEn: 'Install dependency', en: 'Install packages when it is deployed' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  envs: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { key: { type: 'string', required: true, min: 1, max: 128, pattern: '^[A-Za-z_][A-Za-z0-9_]*$', zh: '变量名', titleEn: 'Key', en: 'Letters, digits and "_", not starting with a digit' }, value: { type: 'string', required: true, max: 32768, zh: '变量值', titleEn: 'Value', en: 'Value' } } }, zh: '环境变量', titleEn: 'Environment variables', en: 'Names of the platform are reserved' },
};

export const versionsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  version: { in: 'body', type: 'integer', min: 1, zh: '版本号', titleEn: 'Version', en: 'Default: the active one' },
  memorySize: { in: 'body', type: 'integer', min: 128, max: 3072, step: 128, zh: '内存', titleEn: 'Memory size', en: 'MB, 128 to 3072 in steps of 128' },
  timeout: { in: 'body', type: 'integer', min: 3, max: 60, zh: '超时', titleEn: 'Timeout', en: 'Seconds, 3 to 60' },
  envs: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { key: { type: 'string', required: true, min: 1, max: 128, pattern: '^[A-Za-z_][A-Za-z0-9_]*$', zh: '变量名', titleEn: 'Key', en: 'Letters, digits and "_", not starting with a digit' }, value: { type: 'string', required: true, max: 32768, zh: '变量值', titleEn: 'Value', en: 'Value' } } }, zh: '环境变量', titleEn: 'Environment variables', en: 'Names of the platform are reserved' },
};

export const versionsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  version: { in: 'query', type: 'integer', required: true, min: 1, zh: '版本号', titleEn: 'Version', en: 'Version' },
};

export const versionsRedeployFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  version: { in: 'body', type: 'integer', min: 1, zh: '版本号', titleEn: 'Version', en: 'Default: the active one' },
};

export const versionsTransferTokenFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  filename: { in: 'query', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name of the file, 1 to 255 characters' },
  size: { in: 'query', type: 'integer', required: true, min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' },
  md5: { in: 'query', type: 'string', required: true, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: 'MD5 of the whole file, lower-case hex' },
};

export const versionsCodeUrlFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  version: { in: 'path', type: 'string', required: true, pattern: '^[1-9]\\d*$', zh: '版本号', titleEn: 'Version', en: 'Version' },
};

export const runtimesListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const triggersListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  entry: { in: 'query', type: 'string', zh: '入口', titleEn: 'Entry', en: 'Of this entry' },
};

export const triggersSetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  entry: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '入口', titleEn: 'Entry', en: 'Folder of the code, last part of the URL' },
  triggerName: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^[A-Za-z][A-Za-z0-9_-]*$', zh: '名称', titleEn: 'Name', en: '1 to 60 letters, digits, "-" and "_", starting with a letter' },
  type: { in: 'body', type: 'string', required: true, enum: ['timer', 'http'], zh: '类型', titleEn: 'Type', en: 'By the clock, or by HTTP' },
  triggerDesc: { in: 'body', type: 'string', required: true, max: 256, zh: '定时表达式', titleEn: 'Schedule', en: 'Seven fields from second to year; empty for http' },
  enable: { in: 'body', type: 'string', required: true, enum: ['OPEN', 'CLOSE'], zh: '状态', titleEn: 'Enable', en: 'OPEN: it fires' },
  customArgument: { in: 'body', type: 'string', max: 4096, zh: '参数', titleEn: 'Arguments', en: 'Given to the function' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const triggersDisableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  entry: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '入口', titleEn: 'Entry', en: 'Folder of the code, last part of the URL' },
  triggerName: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^[A-Za-z][A-Za-z0-9_-]*$', zh: '名称', titleEn: 'Name', en: '1 to 60 letters, digits, "-" and "_", starting with a letter' },
  type: { in: 'body', type: 'string', required: true, enum: ['timer', 'http'], zh: '类型', titleEn: 'Type', en: 'By the clock, or by HTTP' },
};

export const entriesInvokeFields: OperationFields = {
  functionId: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  entry: { in: 'path', type: 'string', required: true, min: 1, max: 128, zh: '入口', titleEn: 'Entry', en: 'Folder of the code, last part of the URL' },
  event: { in: 'body', type: 'json', required: true },
};

export const entriesFetchFields: OperationFields = {
  functionId: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  entry: { in: 'path', type: 'string', required: true, min: 1, max: 128, zh: '入口', titleEn: 'Entry', en: 'Folder of the code, last part of the URL' },
};

export const logsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  offset: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  entry: { in: 'body', type: 'string', zh: '入口', titleEn: 'Entry', en: 'Of this entry' },
  version: { in: 'body', type: 'integer', min: 1, zh: '版本号', titleEn: 'Version', en: 'Of this version' },
  status: { in: 'body', type: 'string', enum: ['success', 'error'], zh: '状态', titleEn: 'Status', en: 'How it ended' },
  order: { in: 'body', type: 'string', enum: ['asc', 'desc'], zh: '排序', titleEn: 'Order', en: 'By start, default desc' },
};

export const logsSearchFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  query: { in: 'body', type: 'string', zh: '检索语句', titleEn: 'Query', en: 'Part of the line' },
  limit: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '条数', titleEn: 'Limit', en: 'Lines to answer, default 100' },
  context: { in: 'body', type: 'string', zh: '游标', titleEn: 'Context', en: 'The context of the page before' },
};

export const logsDetailFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  requestId: { in: 'body', type: 'string', required: true, min: 1, zh: '请求 ID', titleEn: 'Request ID', en: 'Call to read' },
};

export const usageDailyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const usageExecutorFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const usageGatewayFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '函数 ID', titleEn: 'Function ID', en: 'App id, with -wind behind it for publishing' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const usageAggregationFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  metric: { in: 'query', type: 'string', required: true, enum: ['invocation', 'memDuration', 'outFlow', 'activeApps'], zh: '指标', titleEn: 'Metric', en: 'What to sum' },
};

export const usageTopKFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  metric: { in: 'query', type: 'string', required: true, enum: ['invocation', 'memDuration', 'outFlow'], zh: '指标', titleEn: 'Metric', en: 'What to rank by' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const statelessFields: ServiceFields = {
  refreshToken: refreshTokenFields,
  'functions.create': functionsCreateFields,
  'functions.get': functionsGetFields,
  'functions.update': functionsUpdateFields,
  'functions.enable': functionsEnableFields,
  'functions.disable': functionsDisableFields,
  'functions.sync': functionsSyncFields,
  'functions.rollback': functionsRollbackFields,
  'functions.setDefaultEnv': functionsSetDefaultEnvFields,
  'functions.setGateway': functionsSetGatewayFields,
  'versions.list': versionsListFields,
  'versions.create': versionsCreateFields,
  'versions.update': versionsUpdateFields,
  'versions.remove': versionsRemoveFields,
  'versions.redeploy': versionsRedeployFields,
  'versions.transferToken': versionsTransferTokenFields,
  'versions.codeUrl': versionsCodeUrlFields,
  'runtimes.list': runtimesListFields,
  'triggers.list': triggersListFields,
  'triggers.set': triggersSetFields,
  'triggers.disable': triggersDisableFields,
  'entries.invoke': entriesInvokeFields,
  'entries.fetch': entriesFetchFields,
  'logs.list': logsListFields,
  'logs.search': logsSearchFields,
  'logs.detail': logsDetailFields,
  'usage.daily': usageDailyFields,
  'usage.executor': usageExecutorFields,
  'usage.gateway': usageGatewayFields,
  'usage.aggregation': usageAggregationFields,
  'usage.topK': usageTopKFields,
};
