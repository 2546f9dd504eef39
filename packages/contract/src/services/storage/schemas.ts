// Managed databases, what runs on them, and their backups. Source: wire/data-and-tools.md 1.3.

import * as z from 'zod';
import { enumOf, orEmpty, plainWords } from '../../kernel/enums.ts';
import {
  count,
  entity,
  field,
  flag,
  id,
  money,
  readAs,
  ruled,
  secret,
  text,
  time,
  timeOrNull,
} from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';
import { databaseStorage } from '../../rules/money/database-prices.ts';
import { databaseName, databasePassword, databaseUser } from '../../rules/names/database.ts';
import { number } from '../shared/fields.ts';

// Source of the other words: wire/data-and-tools.md 1.3
export const DatabaseEngine = readAs(enumOf(labels.database.engine), {
  PostgreSQL: 'postgresql',
  postgres: 'postgresql',
  MySQL: 'mysql',
  Mongo: 'mongo',
  Redis: 'redis',
});
export const DatabaseStatus = enumOf(labels.database.status);
export const DatabaseProvider = enumOf(labels.database.provider);
export const DatabaseActivity = enumOf(labels.database.activity);
export const ProxyStatus = enumOf(labels.database.proxyStatus);
export const DatabaseOperation = enumOf(labels.databaseTask.operation);
/** Words of the cloud provider; the first four are the usual way of a task. */
export const DatabaseTaskStatus = enumOf(labels.databaseTask.status);
export const BackupStatus = enumOf(labels.backup.status);
export const BackupWay = enumOf(labels.backup.way);
export const BackupType = enumOf(labels.backup.type);
export const DatabaseMetricName = plainWords(['cpu', 'memory', 'disk', 'connections', 'qps']);

const sized = {
  cpu: number('CPU', 'Cores; 0 where none is promised'),
  memory: count('内存', 'MB'),
};
const storage = count('存储空间', 'GB; 0 for redis');
const prices = {
  price: money('实例价格', 'Yuan per instance'),
  storagePrice: number('存储价格', 'Yuan per GB'),
};

const plan = {
  enabled: flag('自动备份', 'A backup is made each day'),
  hour: field(z.int().min(0).max(23), '备份时刻', 'Hour of the day in Asia/Shanghai'),
  keep: field(z.int().min(1).max(30), '保留份数', 'Automatic backups that are kept; the oldest goes'),
};

export const DatabaseBackupPlan = entity(z.object(plan), {
  id: 'DatabaseBackupPlan',
  zh: '备份计划',
  en: 'When a database is backed up by itself',
});

export const Database = entity(
  z.object({
    databaseId: id('storage.database', '数据库 ID', 'Database id'),
    name: text('名称', 'Name'),
    engine: field(DatabaseEngine, '引擎', 'What it runs'),
    engineVersion: text('引擎版本', 'Version of the engine'),
    provider: field(DatabaseProvider, '提供方式', 'Who runs the engine'),
    region: text('地域', 'Region id'),
    instanceTypeId: text('规格', 'Instance type', 'storage.instanceType'),
    ...sized,
    storage,
    status: field(DatabaseStatus, '状态', 'State of its life'),
    message: text('说明', 'Why it failed or takes no more data; empty where all is well'),
    activity: field(DatabaseActivity, '活动状态', 'Asleep without connections; the next one wakes it'),
    busyWith: field(orEmpty(DatabaseOperation), '进行中的操作', 'The change that goes on, or empty'),
    instanceId: text('实例 ID', 'Id at the cloud provider'),
    username: text('用户名', 'Account that may log in'),
    databaseName: text('库名', 'Database that clients open; empty for redis'),
    host: text('内网地址', 'Private host'),
    port: count('内网端口', 'Private port'),
    proxy: field(
      z.object({
        enabled: flag('已开启', 'A public endpoint is wanted'),
        host: text('外网地址', 'Public host, or empty'),
        port: count('外网端口', 'Public port, or 0'),
        status: field(ProxyStatus, '状态', 'State of the endpoint'),
      }),
      '外网代理',
      'The public endpoint',
    ),
    connectionString: text('连接串', 'How clients connect, with the password masked'),
    ...prices,
    backupPlan: field(DatabaseBackupPlan, '备份计划', 'Backups that are made by themselves'),
    createdAt: time('创建时间', 'Time of creation'),
    modifiedAt: time('修改时间', 'Time of the last change'),
    createdBy: text('创建者', 'Who created it'),
  }),
  {
    id: 'Database',
    zh: '数据库',
    en: 'A managed database',
    columns: ['name', 'databaseId', 'engine', 'status', 'region', 'instanceTypeId', 'storage', 'createdAt'],
    key: 'databaseId',
    named: ['name'],
  },
);

export const AdminDatabase = entity(
  Database.extend({
    appId: id('app.app', '应用 ID', 'App it belongs to'),
    appName: text('应用名称', 'Name of that app'),
    organizationId: id('org.org', '组织 ID', 'Organisation of that app'),
  }),
  {
    id: 'AdminDatabase',
    zh: '全部数据库',
    en: 'A managed database as operators see it',
    columns: ['name', 'databaseId', 'appName', 'engine', 'status', 'region', 'instanceTypeId', 'createdAt'],
    key: 'databaseId',
  },
);

export const DatabaseRegion = entity(
  z.object({ id: text('地域 ID', 'Region id'), name: text('名称', 'Name to show') }),
  { id: 'DatabaseRegion', zh: '地域', en: 'Where databases can run', columns: ['id', 'name'], key: 'id' },
);

export const DatabaseInstanceType = entity(
  z.object({
    id: text('规格', 'Instance type id, such as mysql-2c4000m', 'storage.instanceType'),
    engine: field(DatabaseEngine, '引擎', 'What it runs'),
    ...sized,
    ...prices,
    topology: text('架构', 'How many nodes of which kind'),
    minStorage: count('最小存储', 'GB; 0 for redis'),
    maxStorage: count('最大存储', 'GB; 0 for redis'),
    available: flag('可创建', 'The platform has the engine'),
    provider: field(DatabaseProvider, '提供方式', 'Who would run it'),
    version: text('引擎版本', 'Version that it would have; empty where it is not known'),
    reason: text('不可用原因', 'What is missing and what brings it; empty where it is available'),
  }),
  {
    id: 'DatabaseInstanceType',
    zh: '数据库规格',
    en: 'A size that a database can have',
    columns: ['id', 'engine', 'cpu', 'memory', 'price', 'storagePrice', 'topology', 'available', 'reason'],
    key: 'id',
  },
);

export const DatabaseMetric = entity(
  z.object({
    name: field(DatabaseMetricName, '指标', 'Name of the metric'),
    unit: text('单位', 'Unit of the values'),
    points: field(
      z.array(z.object({ timestamp: count('时间', 'Unix seconds'), value: number('数值', 'Value') })),
      '数据点',
      'Oldest first',
    ),
  }),
  {
    id: 'DatabaseMetric',
    zh: '数据库监控',
    en: 'One curve of a database',
    columns: ['name', 'unit', 'points'],
    key: 'name',
  },
);

export const DatabaseMetricInfo = entity(
  z.object({
    engine: field(DatabaseEngine, '引擎', 'Which databases have it'),
    name: field(DatabaseMetricName, '指标', 'Name of the metric'),
    displayName: text('显示名称', 'Name to show'),
    unit: text('单位', 'Unit of its values'),
  }),
  {
    id: 'DatabaseMetricInfo',
    zh: '监控指标',
    en: 'A metric that databases of an engine have',
    columns: ['engine', 'name', 'displayName', 'unit'],
    key: 'name',
  },
);

export const SlowQuery = entity(
  z.object({
    timestamp: count('时间', 'Unix seconds'),
    durationMs: count('耗时', 'Milliseconds'),
    statement: text('语句', 'The statement'),
    database: text('库名', 'Database it ran in'),
    user: text('用户名', 'Account that ran it'),
    rowsExamined: count('扫描行数', 'Rows it looked at, where the engine tells').optional(),
  }),
  {
    id: 'SlowQuery',
    zh: '慢查询',
    en: 'A statement that took long',
    columns: ['timestamp', 'durationMs', 'database', 'user', 'statement'],
  },
);

export const DatabaseBackup = entity(
  z.object({
    backupId: id('storage.backup', '备份 ID', 'Backup id'),
    name: text('名称', 'Name'),
    status: field(BackupStatus, '状态', 'UNKNOWN while it is prepared'),
    way: field(BackupWay, '方式', 'Asked for, or by schedule'),
    type: field(BackupType, '类型', 'A dump, or copied files'),
    size: count('大小', 'Bytes'),
    startTime: time('开始时间', 'Start'),
    finishTime: timeOrNull('完成时间', 'End'),
  }),
  {
    id: 'DatabaseBackup',
    zh: '备份',
    en: 'A backup of a database',
    columns: ['name', 'backupId', 'status', 'way', 'type', 'size', 'startTime'],
    key: 'backupId',
    named: ['name'],
  },
);

export const BackupUrls = entity(
  z.object({
    internetUrl: text('外网地址', 'Download URL, lives 3600 s'),
    intranetUrl: text('内网地址', 'Download URL inside the cloud, lives 3600 s'),
    urls: field(
      z.array(z.object({ url: text('地址', 'Download URL'), expiresAt: time('过期时间', 'End of its life') })),
      '下载地址',
      'The same links with the end of their lives',
    ),
  }),
  { id: 'BackupUrls', zh: '备份下载地址', en: 'Where a finished backup is downloaded' },
);

export const DatabaseTask = entity(
  z.object({
    requestId: id('storage.request', '异步请求 ID', 'As the change answered it'),
    operation: field(DatabaseOperation, '操作', 'What was asked for'),
    status: field(DatabaseTaskStatus, '状态', 'SUCCESS and FAILED are final'),
    info: text('说明', 'Why it failed').optional(),
    startTime: timeOrNull('开始时间', 'When it began; null while it waits'),
    endTime: timeOrNull('结束时间', 'When it ended; null until then'),
  }),
  {
    id: 'DatabaseTask',
    zh: '异步任务',
    en: 'How far a change of a database is',
    columns: ['operation', 'status', 'info', 'startTime', 'endTime', 'requestId'],
    key: 'requestId',
  },
);

export const DatabaseAnswer = entity(
  z.object({
    columns: field(
      z.array(z.object({ name: text('列名', 'Name'), type: text('类型', 'Type, as the engine calls it') })),
      '列',
      'Columns of the rows; empty where the statement answers none',
    ),
    rows: field(
      z.array(z.array(z.union([z.string(), z.null()]))),
      '行',
      'Values as the engine writes them; null is no value',
    ),
    rowCount: count('行数', 'Rows that were read or changed'),
    truncated: flag('已截断', 'There are more rows than are answered'),
    durationMs: count('耗时', 'Milliseconds'),
    command: text('命令', 'What the engine says it did'),
  }),
  { id: 'DatabaseAnswer', zh: '查询结果', en: 'What a statement answered' },
);

export const NewDatabases = entity(
  z.object({ date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'), new: count('新增', 'Databases created') }),
  { id: 'NewDatabases', zh: '新增数据库', en: 'New databases of one day', columns: ['date', 'new'], key: 'date' },
);

export const LivingDatabases = entity(
  z.object({
    date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'),
    pit: count('时点数量', 'Databases alive at that point in time'),
    cpu: number('CPU', 'Cores of all of them'),
    memory: number('内存', 'MB of all of them'),
    disk: number('磁盘', 'GB of all of them'),
  }),
  {
    id: 'LivingDatabases',
    zh: '数据库存量',
    en: 'Databases alive on one day and what they have',
    columns: ['date', 'pit', 'cpu', 'memory', 'disk'],
    key: 'date',
  },
);

/** What a call answers that goes on in the background. */
export const accepted = { asyncRequestId: id('storage.request', '异步请求 ID', 'Ask with it how far the change is') };

const password = secret('密码', databasePassword.en)
  .min(databasePassword.min)
  .max(databasePassword.max ?? databasePassword.min)
  .regex(databasePassword.pattern);
const size = {
  instanceTypeId: field(z.string().min(1).max(64), '规格', 'Instance type of the engine', 'storage.instanceType'),
  storage: field(
    z.int().min(databaseStorage.min).max(databaseStorage.max).multipleOf(databaseStorage.step).optional(),
    '存储空间',
    'GB in steps of 10, default 20; none for redis',
  ),
};

export const DatabaseCreate = z.strictObject({
  name: ruled(databaseName, '名称'),
  engine: field(DatabaseEngine, '引擎', 'What it runs'),
  engineVersion: field(z.string().max(32).optional(), '引擎版本', 'Default: the newest'),
  region: field(z.string().min(1).max(64), '地域', 'Region id'),
  ...size,
  username: ruled(databaseUser, '用户名').optional(),
  password,
});

export const DatabaseUpgrade = z.strictObject(size);

export const PasswordReset = z.strictObject({ username: ruled(databaseUser, '用户名').optional(), password });

const statement = { min: 1, max: 100_000 };

export const DatabaseQuery = z.strictObject({
  statement: field(z.string().min(statement.min).max(statement.max), '语句', 'One statement, as the engine reads it'),
  readOnly: field(z.boolean().optional(), '只读', 'Nothing is changed; default true'),
  limit: field(z.int().min(1).max(1000).optional(), '行数上限', 'Rows to answer, default and at most 1000'),
});

export const DatabaseRestore = z.strictObject({
  asNew: field(z.boolean().optional(), '恢复为新库', 'Into a new database beside it; default true'),
  name: ruled(databaseName, '名称').optional(),
});

export const BackupPlanWrite = z.strictObject({
  enabled: plan.enabled,
  hour: plan.hour.optional(),
  keep: plan.keep.optional(),
});
