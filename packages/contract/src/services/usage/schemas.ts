// How much the apps use, per day and compared. Source: wire/cdn-and-platform.md 1.8, 2.3.3.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, id, text, time, timeOrNull } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';

export const AnalysisStatus = enumOf(labels.bundleAnalysis.status);

const date = field(z.iso.date(), '日期', 'Day in Asia/Shanghai');
const bytes = count('用量', 'Bytes');
const project = {
  AppId: id('app.app', '应用 ID', 'App'),
  ProjectName: text('应用名称', 'Name of the app'),
};

/** Days of a report: two dates, both included, or a duration. */
export const days = {
  startDate: field(z.iso.date().optional(), '开始日期', 'YYYY-MM-DD, included'),
  endDate: field(z.iso.date().optional(), '结束日期', 'YYYY-MM-DD, included'),
};
export const period = {
  ...days,
  duration: field(z.literal([1, 7, 30, 90, -7, -30]).optional(), '时间范围', 'Days; -7 last week, -30 last month'),
};

/** Whose use: members name an app or an organisation of theirs, operators need not. */
export const owner = {
  appId: field(z.uuid().optional(), '应用 ID', 'Only this app', 'app.app'),
  orgId: field(z.uuid().optional(), '组织 ID', 'Only apps of this organisation', 'org.org'),
};

export const CdnAppStatistics = entity(
  z.object({
    AppId: id('app.app', '应用 ID', 'App'),
    TotalUsage: count('总流量', 'Bytes'),
    TotalRequests: count('总请求数', 'Requests'),
    Items: field(
      z.array(
        z.object({
          Date: date,
          Usage: bytes,
          Requests: count('请求数', 'Requests'),
          Errors: count('错误数', 'Failed requests'),
        }),
      ),
      '每日',
      'One row per day, oldest first',
    ),
  }),
  { id: 'CdnAppStatistics', zh: '应用分发统计', en: 'Content delivery of one app by day' },
);

export const CdnUsage = entity(
  z.object({
    ...project,
    Date: date,
    Usage: bytes,
    BilledUsage: count('计费用量', 'Bytes, Usage x 1.2'),
  }),
  {
    id: 'CdnUsage',
    zh: '分发用量',
    en: 'What one app delivered on one day',
    columns: ['Date', 'ProjectName', 'Usage', 'BilledUsage'],
    key: 'AppId',
  },
);

export const PartnerCdnUsage = entity(
  CdnUsage.extend({ Provider: field(z.literal('BlueCloud'), '提供方', 'The partner cloud') }),
  {
    id: 'PartnerCdnUsage',
    zh: '合作方分发用量',
    en: 'What one app delivered through the partner cloud on one day',
    columns: ['Date', 'ProjectName', 'Usage', 'BilledUsage', 'Provider'],
    key: 'AppId',
  },
);

export const CdnUsagePage = totalItems(CdnUsage);
export const PartnerCdnUsagePage = totalItems(PartnerCdnUsage);

export const CdnAggregation = entity(
  z.object({
    Items: field(
      z.array(z.object({ Date: date, Usage: bytes, Apps: count('应用数', 'Apps with traffic') })),
      '每日',
      'One row per day, oldest first',
    ),
  }),
  { id: 'CdnAggregation', zh: '分发用量汇总', en: 'Content delivery of all apps by day' },
);

export const CdnTopApps = entity(
  z.object({
    Items: field(
      z.array(
        z.object({
          ...project,
          OrganizationId: id('org.org', '组织 ID', 'Organisation'),
          OrganizationName: text('组织', 'Name of the organisation'),
          Usage: bytes,
        }),
      ),
      '应用',
      'Most used first',
    ),
  }),
  { id: 'CdnTopApps', zh: '分发用量排行', en: 'The apps that deliver most' },
);

export const BundleAnalysis = entity(
  z.object({
    TaskId: id('usage.bundleTask', '任务 ID', 'Task id'),
    AppId: id('app.app', '应用 ID', 'App'),
    BucketId: id('cdn.bucket', '资源桶 ID', 'Bucket'),
    Path: text('路径', 'Path of the bundle inside the bucket'),
    Status: field(AnalysisStatus, '状态', 'Failed when not finished within 60 minutes'),
    CreatedAt: time('创建时间', 'Time of creation'),
    FinishedAt: timeOrNull('完成时间', 'End'),
    Result: field(
      z.union([
        z.object({
          FileSize: count('文件大小', 'Bytes'),
          AssetCount: count('资源数', 'Assets in the bundle'),
          Compression: text('压缩方式', 'Compression'),
          Assets: field(
            z.array(z.object({ Name: text('名称', 'Name'), Type: text('类型', 'Type'), Size: count('大小', 'Bytes') })),
            '资源',
            'What the bundle holds',
          ),
        }),
        z.null(),
      ]),
      '结果',
      'Set when the task is finished',
    ),
    Error: text('错误', 'Why it failed, such as timeout'),
  }),
  { id: 'BundleAnalysis', zh: '资源包分析', en: 'A task that looks into an asset bundle' },
);

export const ProxyCacheClearing = entity(
  z.object({
    AppId: id('app.app', '应用 ID', 'App'),
    BucketIds: field(z.array(z.uuid()), '资源桶 ID', 'Buckets whose cache was cleared', 'cdn.bucket'),
    ClearedAt: time('清除时间', 'Time of clearing'),
  }),
  { id: 'ProxyCacheClearing', zh: '代理缓存清除结果', en: 'Which caches were cleared' },
);

export const DailyCounts = entity(
  z.object({
    Items: field(
      z.array(z.object({ Date: date, Count: count('数量', 'Apps') })),
      '每日',
      'One row per day, oldest first',
    ),
  }),
  { id: 'DailyCounts', zh: '每日数量', en: 'A number of apps by day' },
);

export const SampleCode = entity(
  z.object({
    ServiceName: text('服务', 'Internal name of the service'),
    Language: text('语言', 'Programming language'),
    Title: text('标题', 'What it shows'),
    Code: text('代码', 'The sample'),
  }),
  {
    id: 'SampleCode',
    zh: '示例代码',
    en: 'A sample for one service',
    columns: ['ServiceName', 'Language', 'Title'],
    key: 'Title',
  },
);
