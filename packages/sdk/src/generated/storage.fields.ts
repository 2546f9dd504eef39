// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const refreshAuthCacheFields: OperationFields = {};

export const databasesListFields: OperationFields = {
  engine: { in: 'query', type: 'string', enum: ['postgresql', 'mysql', 'mongo', 'redis'], zh: '引擎', titleEn: 'Engine', en: 'Only of this engine' },
  status: { in: 'query', type: 'string', enum: ['creating', 'running', 'deleting', 'deleted', 'failure', 'restarting'], zh: '状态', titleEn: 'Status', en: 'Only in this state' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  includeDeleted: { in: 'query', type: 'boolean', zh: '包含已删除', titleEn: 'Include deleted', en: 'Shows deleted ones too' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const databasesListAllFields: OperationFields = {
  engine: { in: 'query', type: 'string', enum: ['postgresql', 'mysql', 'mongo', 'redis'], zh: '引擎', titleEn: 'Engine', en: 'Only of this engine' },
  status: { in: 'query', type: 'string', enum: ['creating', 'running', 'deleting', 'deleted', 'failure', 'restarting'], zh: '状态', titleEn: 'Status', en: 'Only in this state' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  includeDeleted: { in: 'query', type: 'boolean', zh: '包含已删除', titleEn: 'Include deleted', en: 'Shows deleted ones too' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  appIds: { in: 'query', type: 'array', max: 9999, items: { type: 'string', required: true, format: 'uuid' }, zh: '应用 ID', titleEn: 'AppId', en: 'Only of these apps' },
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only of this organisation' },
};

export const databasesCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^[A-Za-z0-9_-]+$', zh: '名称', titleEn: 'Name', en: '1 to 60 letters, digits, "-" and "_"' },
  engine: { in: 'body', type: 'string', required: true, enum: ['postgresql', 'mysql', 'mongo', 'redis'], zh: '引擎', titleEn: 'Engine', en: 'What it runs' },
  engineVersion: { in: 'body', type: 'string', max: 32, zh: '引擎版本', titleEn: 'Engine version', en: 'Default: the newest' },
  region: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '地域', titleEn: 'Region', en: 'Region id' },
  instanceTypeId: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '规格', titleEn: 'Size', en: 'Instance type of the engine' },
  storage: { in: 'body', type: 'integer', min: 10, max: 1000, step: 10, zh: '存储空间', titleEn: 'Storage', en: 'GB in steps of 10, default 20; none for redis' },
  username: { in: 'body', type: 'string', min: 1, max: 16, pattern: '^(?!(?:[Mm][Yy][Ss][Qq][Ll]|[Mm][Oo][Nn][Gg][Oo]|[Rr][Ee][Dd][Ii][Ss]|[Pp][Oo][Ss][Tt][Gg][Rr][Ee][Ss]|[Uu][Ss][Ee][Rr])$)(?![Rr][Oo][Oo][Tt]|[Pp][Gg]_|[Tt][Ee][Nn][Cc][Ee][Nn][Tt][Dd][Bb]_)[A-Za-z0-9_]+$', zh: '用户名', titleEn: 'User name', en: '1 to 16 letters, digits and "_"; not mysql, mongo, redis, postgres or user; not starting with root, pg_ or tencentdb_' },
  password: { in: 'body', type: 'string', required: true, secret: true, min: 8, max: 30, pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#^()])[A-Za-z0-9!@#^()]+$', zh: '密码', titleEn: 'Password', en: '8 to 30 letters, digits and !@#^(), with at least one lower-case letter, upper-case letter, digit and mark' },
};

export const databasesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  region: { in: 'query', type: 'string', zh: '地域', titleEn: 'Region', en: 'Region it is in' },
  engine: { in: 'query', type: 'string', enum: ['postgresql', 'mysql', 'mongo', 'redis'], zh: '引擎', titleEn: 'Engine', en: 'Only of this engine' },
};

export const databasesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
};

export const databasesResetPasswordFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  username: { in: 'body', type: 'string', min: 1, max: 16, pattern: '^(?!(?:[Mm][Yy][Ss][Qq][Ll]|[Mm][Oo][Nn][Gg][Oo]|[Rr][Ee][Dd][Ii][Ss]|[Pp][Oo][Ss][Tt][Gg][Rr][Ee][Ss]|[Uu][Ss][Ee][Rr])$)(?![Rr][Oo][Oo][Tt]|[Pp][Gg]_|[Tt][Ee][Nn][Cc][Ee][Nn][Tt][Dd][Bb]_)[A-Za-z0-9_]+$', zh: '用户名', titleEn: 'User name', en: '1 to 16 letters, digits and "_"; not mysql, mongo, redis, postgres or user; not starting with root, pg_ or tencentdb_' },
  password: { in: 'body', type: 'string', required: true, secret: true, min: 8, max: 30, pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#^()])[A-Za-z0-9!@#^()]+$', zh: '密码', titleEn: 'Password', en: '8 to 30 letters, digits and !@#^(), with at least one lower-case letter, upper-case letter, digit and mark' },
};

export const databasesCreateProxyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
};

export const databasesReleaseProxyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
};

export const databasesUpgradeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  instanceTypeId: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '规格', titleEn: 'Size', en: 'Instance type of the engine' },
  storage: { in: 'body', type: 'integer', min: 10, max: 1000, step: 10, zh: '存储空间', titleEn: 'Storage', en: 'GB in steps of 10, default 20; none for redis' },
};

export const databasesRestartFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
};

export const databasesBackupFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  name: { in: 'body', type: 'string', min: 1, max: 60, pattern: '^[A-Za-z0-9_-]+$', zh: '名称', titleEn: 'Name', en: '1 to 60 letters, digits, "-" and "_"' },
};

export const databasesQueryFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  statement: { in: 'body', type: 'string', required: true, min: 1, max: 100000, zh: '语句', titleEn: 'Statement', en: 'One statement, as the engine reads it' },
  readOnly: { in: 'body', type: 'boolean', zh: '只读', titleEn: 'Read only', en: 'Nothing is changed; default true' },
  limit: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '行数上限', titleEn: 'Limit', en: 'Rows to answer, default and at most 1000' },
};

export const databasesMetricsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  metrics: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['cpu', 'memory', 'disk', 'connections', 'qps'] }, zh: '指标', titleEn: 'Metric', en: 'Only these, default all' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  period: { in: 'query', type: 'integer', min: 1, zh: '间隔', titleEn: 'Period', en: 'Seconds between two points, default 60' },
};

export const databasesSlowQueriesFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  threshold: { in: 'query', type: 'integer', min: 0, zh: '阈值', titleEn: 'Threshold', en: 'Milliseconds, default 100' },
};

export const databasesSupportedMetricsFields: OperationFields = {
  engine: { in: 'query', type: 'string', enum: ['postgresql', 'mysql', 'mongo', 'redis'], zh: '引擎', titleEn: 'Engine', en: 'Only of this engine' },
};

export const databasesDailyNewFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const databasesDailyAliveFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const databasesTopKFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const backupsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const backupsDownloadUrlsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  backupId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '备份 ID', titleEn: 'Backup ID', en: 'Backup id' },
};

export const backupsRestoreFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  backupId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '备份 ID', titleEn: 'Backup ID', en: 'Backup id' },
  asNew: { in: 'body', type: 'boolean', zh: '恢复为新库', titleEn: 'As new', en: 'Into a new database beside it; default true' },
  name: { in: 'body', type: 'string', min: 1, max: 60, pattern: '^[A-Za-z0-9_-]+$', zh: '名称', titleEn: 'Name', en: '1 to 60 letters, digits, "-" and "_"' },
};

export const backupsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  backupId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '备份 ID', titleEn: 'Backup ID', en: 'Backup id' },
};

export const backupsPlanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  enabled: { in: 'body', type: 'boolean', required: true, zh: '自动备份', titleEn: 'Enabled', en: 'A backup is made each day' },
  hour: { in: 'body', type: 'integer', min: 0, max: 23, zh: '备份时刻', titleEn: 'Hour', en: 'Hour of the day in Asia/Shanghai' },
  keep: { in: 'body', type: 'integer', min: 1, max: 30, zh: '保留份数', titleEn: 'Keep', en: 'Automatic backups that are kept; the oldest goes' },
};

export const asyncRequestsStatusFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  requestId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '异步请求 ID', titleEn: 'Request ID', en: 'As the change answered it' },
};

export const asyncRequestsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '数据库 ID', titleEn: 'Database ID', en: 'Database id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const regionsListFields: OperationFields = {
  engine: { in: 'query', type: 'string', enum: ['postgresql', 'mysql', 'mongo', 'redis'], zh: '引擎', titleEn: 'Engine', en: 'Only of this engine' },
};

export const instanceTypesListFields: OperationFields = {
  engine: { in: 'query', type: 'string', enum: ['postgresql', 'mysql', 'mongo', 'redis'], zh: '引擎', titleEn: 'Engine', en: 'Only of this engine' },
  region: { in: 'query', type: 'string', zh: '地域', titleEn: 'Region', en: 'Only what this region has' },
};

export const storageFields: ServiceFields = {
  refreshAuthCache: refreshAuthCacheFields,
  'databases.list': databasesListFields,
  'databases.listAll': databasesListAllFields,
  'databases.create': databasesCreateFields,
  'databases.get': databasesGetFields,
  'databases.remove': databasesRemoveFields,
  'databases.resetPassword': databasesResetPasswordFields,
  'databases.createProxy': databasesCreateProxyFields,
  'databases.releaseProxy': databasesReleaseProxyFields,
  'databases.upgrade': databasesUpgradeFields,
  'databases.restart': databasesRestartFields,
  'databases.backup': databasesBackupFields,
  'databases.query': databasesQueryFields,
  'databases.metrics': databasesMetricsFields,
  'databases.slowQueries': databasesSlowQueriesFields,
  'databases.supportedMetrics': databasesSupportedMetricsFields,
  'databases.dailyNew': databasesDailyNewFields,
  'databases.dailyAlive': databasesDailyAliveFields,
  'databases.topK': databasesTopKFields,
  'backups.list': backupsListFields,
  'backups.downloadUrls': backupsDownloadUrlsFields,
  'backups.restore': backupsRestoreFields,
  'backups.remove': backupsRemoveFields,
  'backups.plan': backupsPlanFields,
  'asyncRequests.status': asyncRequestsStatusFields,
  'asyncRequests.list': asyncRequestsListFields,
  'regions.list': regionsListFields,
  'instanceTypes.list': instanceTypesListFields,
};
