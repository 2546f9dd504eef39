// Managed databases. Changes go on in the background: poll the async request. Source: wire/data-and-tools.md 1.3.
import * as z from 'zod';
import { field, id, ruled } from '../../kernel/fields.ts';
import { startItems, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { databaseName } from '../../rules/names/database.ts';
import * as codes from '../shared/codes.ts';
import { filter, idFilter, k, period } from '../shared/fields.ts';
import { fieldsAreOurs, needed, operatorOnly, refreshesSecret } from '../shared/marks.ts';
import { appCounts } from '../shared/schemas.ts';
import { days } from '../usage/schemas.ts';
import * as s from './schemas.ts';

const byId = { id: id('storage.database', '数据库 ID', 'Database id') };
const backup = { ...byId, backupId: id('storage.backup', '备份 ID', 'Backup id') };
const database = z.object({ database: field(s.Database, '数据库', 'The database') });
const ofEngine = field(s.DatabaseEngine.optional(), '引擎', 'Only of this engine');
const accepted = z.object(s.accepted);
/** A statement of the longest kind, each character as six. */
const QUERY_BYTES = 640 * 1024;
const search = {
  engine: ofEngine,
  status: field(s.DatabaseStatus.optional(), '状态', 'Only in this state'),
  name: filter('名称', 'Part of the name'),
  includeDeleted: field(z.boolean().optional(), '包含已删除', 'Shows deleted ones too'),
  ...startItems,
};

export const storage = service(
  'storage',
  {
    internal: 'storage',
    title: { zh: '云数据库', en: 'Managed databases' },
    group: 'data',
    intro: {
      zh: '托管的云数据库：PostgreSQL、MySQL、MongoDB 与 Redis，含备份、监控与慢查询。',
      en: 'Managed databases (PostgreSQL, MySQL, MongoDB, Redis) with backups, metrics and slow queries.',
    },
    base: 'storage',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    refreshAuthCache: op('POST /databases/refresh-auth-cache', {
      cli: 'refresh-secret',
      ...refreshesSecret,
      reply: z.object({}),
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    databases: {
      list: op('GET /databases', {
        query: z.object(search),
        reply: z.object({ databases: field(z.array(s.Database), '数据库', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'databases',
        ...fieldsAreOurs,
        summary: { zh: '列出数据库', en: 'List databases' },
        errors: [codes.invalid],
      }),
      listAll: op('GET /databases/admin', {
        cli: 'database ls',
        query: z.object({
          ...search,
          appIds: field(z.array(z.uuid()).max(9999).optional(), '应用 ID', 'Only of these apps', 'app.app'),
          orgId: idFilter('org.org', '组织 ID', 'Only of this organisation'),
        }),
        reply: z.object({ databases: field(z.array(s.AdminDatabase), '数据库', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'databases',
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '列出全部应用的数据库', en: 'List the databases of all apps' },
        errors: [codes.invalid, codes.denied],
      }),
      create: op('POST /databases', {
        body: s.DatabaseCreate,
        reply: z.object({ ...database.shape, ...s.accepted }),
        access: 'owner',
        ...fieldsAreOurs,
        summary: { zh: '创建数据库', en: 'Create a database' },
        errors: [codes.invalid, codes.limit, codes.unavailable],
      }),
      get: op('GET /databases/{id}', {
        params: byId,
        query: z.object({ region: filter('地域', 'Region it is in'), engine: ofEngine }),
        reply: database,
        ...fieldsAreOurs,
        summary: { zh: '查看数据库', en: 'Read a database with its state of this moment' },
        errors: [codes.notFound],
      }),
      remove: op('DELETE /databases/{id}', {
        params: byId,
        reply: accepted,
        access: 'owner',
        danger: 'type-name',
        ...fieldsAreOurs,
        summary: { zh: '删除数据库及其全部数据', en: 'Delete a database with all its data' },
        errors: [codes.notFound, codes.wrongState],
      }),
      resetPassword: op('POST /databases/{id}/reset-password', {
        params: byId,
        body: s.PasswordReset,
        reply: accepted,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '重置密码并断开现有连接', en: 'Set a new password and end all connections' },
        errors: [codes.invalid, codes.notFound, codes.wrongState],
      }),
      createProxy: op('POST /databases/{id}/create-proxy', {
        params: byId,
        body: z.strictObject({}),
        reply: accepted,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '开启外网访问', en: 'Open a public endpoint' },
        errors: [codes.notFound, codes.exists, codes.wrongState],
      }),
      releaseProxy: op('POST /databases/{id}/release-proxy', {
        params: byId,
        body: z.strictObject({}),
        reply: accepted,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '关闭外网访问并断开其连接', en: 'Close the public endpoint and its connections' },
        errors: [codes.notFound, codes.wrongState],
      }),
      upgrade: op('PUT /databases/{id}/upgrade', {
        params: byId,
        body: s.DatabaseUpgrade,
        reply: accepted,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '变更规格，期间会重启', en: 'Change the size, with a restart; storage never shrinks' },
        errors: [codes.invalid, codes.notFound, codes.wrongState],
      }),
      restart: op('POST /databases/{id}/restart', {
        params: byId,
        body: z.strictObject({}),
        reply: accepted,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '重启数据库', en: 'Restart a database' },
        errors: [codes.notFound, codes.wrongState],
      }),
      backup: op('POST /databases/{id}/backup', {
        params: byId,
        body: z.strictObject({ name: ruled(databaseName, '名称').optional() }),
        reply: z.object({ ...s.accepted, backupId: id('storage.backup', '备份 ID', 'The new backup') }),
        access: 'owner',
        ...fieldsAreOurs,
        summary: { zh: '备份数据库', en: 'Back up a database' },
        errors: [codes.invalid, codes.notFound, codes.wrongState],
      }),
      query: op('POST /databases/{id}/query', {
        params: byId,
        body: s.DatabaseQuery,
        bodyLimit: QUERY_BYTES,
        reply: s.DatabaseAnswer,
        access: 'owner',
        ...needed,
        summary: { zh: '执行一条语句，默认只读', en: 'Run one statement, read-only unless told' },
        errors: [codes.invalid, codes.notFound, codes.wrongState, codes.unavailable],
      }),
      metrics: op('GET /databases/{id}/metrics', {
        params: byId,
        query: z.object({
          metrics: field(z.array(s.DatabaseMetricName).optional(), '指标', 'Only these, default all'),
          ...period,
          period: field(z.int().min(1).optional(), '间隔', 'Seconds between two points, default 60'),
        }),
        reply: z.object({ metrics: field(z.array(s.DatabaseMetric), '监控', 'One curve per metric') }),
        ...fieldsAreOurs,
        summary: { zh: '查看监控', en: 'Read the metrics of a database' },
        errors: [codes.invalid, codes.notFound],
      }),
      slowQueries: op('GET /databases/{id}/slow-queries', {
        params: byId,
        query: z.object({
          ...period,
          ...startItems,
          threshold: field(z.int().min(0).optional(), '阈值', 'Milliseconds, default 100'),
        }),
        reply: z.object({ slowQueries: field(z.array(s.SlowQuery), '慢查询', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'slowQueries',
        ...fieldsAreOurs,
        summary: { zh: '列出慢查询', en: 'List the statements that took long' },
        errors: [codes.invalid, codes.notFound],
      }),
      supportedMetrics: op('GET /databases/supported-metrics-info', {
        query: z.object({ engine: ofEngine }),
        reply: z.object({ metrics: field(z.array(s.DatabaseMetricInfo), '监控指标', 'By engine') }),
        ...fieldsAreOurs,
        summary: { zh: '列出监控指标', en: 'List the metrics that databases have' },
        errors: [codes.invalid],
      }),
      dailyNew: op('GET /databases/daily-new-metrics', {
        query: z.object(days),
        reply: z.object({ metrics: field(z.array(s.NewDatabases), '每日', 'Oldest day first') }),
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '每日新增数据库数', en: 'Count the new databases by day' },
        errors: [codes.invalid, codes.denied],
      }),
      dailyAlive: op('GET /databases/daily-pit-metrics', {
        query: z.object(days),
        acrossApps: true,
        reply: z.object({ metrics: field(z.array(s.LivingDatabases), '每日', 'Oldest day first') }),
        known: 'assumed',
        because: 'fields not shown; X-APP-ID names the app, an operator who sends none gets all apps',
        summary: { zh: '每日数据库存量', en: 'Count the living databases by day' },
        errors: [codes.invalid],
      }),
      topK: op('GET /databases/topk', {
        cli: 'usage top',
        query: z.object({ ...days, k }),
        reply: appCounts,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '数据库最多的应用', en: 'Rank the apps with most databases' },
        errors: [codes.invalid, codes.denied],
      }),
    },
    backups: {
      list: op('GET /databases/{id}/backups', {
        params: byId,
        query: z.object(startItems),
        reply: z.object({ backups: field(z.array(s.DatabaseBackup), '备份', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'backups',
        known: 'assumed',
        because: 'states as specified, the other fields as the cloud provider names them',
        summary: { zh: '列出备份', en: 'List the backups of a database' },
        errors: [codes.notFound],
      }),
      downloadUrls: op('GET /databases/{id}/backups/{backupId}/download-urls', {
        params: backup,
        reply: s.BackupUrls,
        access: 'owner',
        cache: 'force-never',
        known: 'assumed',
        because: 'names as the cloud provider has them, in our casing',
        summary: { zh: '获取备份下载地址', en: 'Get the download URLs of a finished backup' },
        errors: [codes.notFound, codes.wrongState],
      }),
      restore: op('POST /databases/{id}/backups/{backupId}:restore', {
        params: backup,
        body: s.DatabaseRestore,
        reply: z.object({
          ...s.accepted,
          databaseId: id('storage.database', '数据库 ID', 'The database that it is restored into'),
        }),
        access: 'owner',
        danger: 'confirm',
        ...needed,
        summary: { zh: '从备份恢复，默认恢复为新库', en: 'Restore a backup, into a new database unless told' },
        errors: [codes.invalid, codes.notFound, codes.limit, codes.wrongState, codes.unavailable],
      }),
      remove: op('DELETE /databases/{id}/backups/{backupId}', {
        params: backup,
        reply: z.object({}),
        access: 'owner',
        danger: 'confirm',
        ...needed,
        summary: { zh: '删除备份', en: 'Delete a backup' },
        errors: [codes.notFound, codes.wrongState],
      }),
      plan: op('PUT /databases/{id}/backup-plan', {
        params: byId,
        body: s.BackupPlanWrite,
        reply: z.object({ backupPlan: field(s.DatabaseBackupPlan, '备份计划', 'As it is now') }),
        access: 'owner',
        ...needed,
        summary: { zh: '设置备份计划', en: 'Say when a database is backed up by itself' },
        errors: [codes.invalid, codes.notFound, codes.wrongState],
      }),
    },
    asyncRequests: {
      status: op('GET /databases/{id}/async-request/{requestId}/status', {
        params: { ...byId, requestId: id('storage.request', '异步请求 ID', 'As the change answered it') },
        reply: s.DatabaseTask,
        cache: 'force-never',
        known: 'assumed',
        because: 'words of the cloud provider; kept for 7 days',
        summary: { zh: '查看异步请求状态', en: 'Tell how far a change is' },
        errors: [codes.notFound],
      }),
      list: op('GET /databases/{id}/async-requests', {
        params: byId,
        query: z.object(startItems),
        reply: z.object({ requests: field(z.array(s.DatabaseTask), '异步请求', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'requests',
        cache: 'force-never',
        ...needed,
        summary: { zh: '列出异步请求', en: 'List the changes of a database' },
        errors: [codes.invalid, codes.notFound],
      }),
    },
    regions: {
      list: op('GET /regions', {
        query: z.object({ engine: ofEngine }),
        reply: z.object({ regions: field(z.array(s.DatabaseRegion), '地域', 'Where databases can run') }),
        ...fieldsAreOurs,
        summary: { zh: '列出地域', en: 'List the regions of databases' },
        errors: [codes.invalid],
      }),
    },
    instanceTypes: {
      list: op('GET /instance-types', {
        query: z.object({ engine: ofEngine, region: filter('地域', 'Only what this region has') }),
        reply: z.object({
          instanceTypes: field(z.array(s.DatabaseInstanceType), '数据库规格', 'By engine, smallest first'),
        }),
        ...fieldsAreOurs,
        summary: { zh: '列出数据库规格', en: 'List the sizes of databases with their prices' },
        errors: [codes.invalid],
      }),
    },
  },
);
