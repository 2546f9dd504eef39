// What apps use, as the platform counts it. Source: platform-core.md 7.4; wire/cdn-and-platform.md 1.8, 2.3.3.
import * as z from 'zod';
import { field, refersTo } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import * as s from './schemas.ts';

const byApp = { id: refersTo(z.uuid(), 'app.app') };
const noApp = 'error to get app';
const badParameters = 'invalid parameters';
const replyIsOurs = { known: 'assumed', because: 'reply not shown' } as const;
const operatorOnly = { accepts: 'operator', access: 'operator' } as const;

export const usage = service(
  'usage',
  {
    title: { zh: '用量', en: 'Usage' },
    group: 'billing',
    intro: {
      zh: '资源分发用量、趋势与排行，应用活跃统计，以及资源包分析。',
      en: 'Use of content delivery, its trend and ranking, activity of apps, and analysis of bundles.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'member',
    errorStyle: 'platform',
  },
  {
    sampleCode: op('GET /public/sample-code.json', {
      query: z.object({ v: field(z.string().optional(), '时间戳', 'Anything that defeats a cache') }),
      reply: z.object({ Items: field(z.array(s.SampleCode), '示例代码', 'Samples of every service') }),
      accepts: 'none',
      access: 'public',
      ...replyIsOurs,
      summary: { zh: '查看示例代码', en: 'Read the sample code of every service' },
    }),
    cdn: {
      statistics: op('GET /api/cdn/{id}/statistics', {
        params: byApp,
        query: z.object(s.period),
        reply: s.CdnAppStatistics,
        ...replyIsOurs,
        summary: { zh: '查看应用分发统计', en: 'Read the content delivery of an app by day' },
        errors: [noApp, badParameters],
      }),
      list: op('GET /api/cdn/usage', {
        query: z.object({ ...s.owner, ...s.period, ...offsetCount }),
        reply: s.CdnUsagePage,
        paging: 'total-items',
        ...replyIsOurs,
        summary: { zh: '列出分发用量', en: 'List what apps delivered by day' },
        errors: [noApp, 'error to get org info', badParameters],
      }),
      aggregation: op('GET /api/cdn/usage/aggregation', {
        cli: 'cdn total',
        query: z.object(s.period),
        reply: s.CdnAggregation,
        ...operatorOnly,
        ...replyIsOurs,
        summary: { zh: '汇总全部应用的分发用量', en: 'Sum the delivery of all apps by day' },
        errors: [badParameters],
      }),
      topK: op('GET /api/cdn/usage/top-k', {
        cli: 'cdn top',
        query: z.object({
          k: field(z.int().min(1).max(1000).optional(), '名次', 'How many apps, default 10'),
          ...s.period,
        }),
        reply: s.CdnTopApps,
        ...operatorOnly,
        ...replyIsOurs,
        summary: { zh: '分发用量最高的应用', en: 'Rank the apps that deliver most' },
        errors: [badParameters],
      }),
      partnerUsage: op('GET /api/cdn/blue-cloud-usage', {
        query: z.object({ ...s.owner, ...s.period, ...offsetCount }),
        reply: s.PartnerCdnUsagePage,
        paging: 'total-items',
        ...replyIsOurs,
        summary: { zh: '列出合作方分发用量', en: 'List what apps delivered through the partner cloud' },
        errors: [noApp, 'error to get org info', badParameters],
      }),
      analyzeBundle: op('POST /api/cdn/{id}/bundle-analyze', {
        params: byApp,
        body: z.object({
          BucketId: field(z.uuid(), '资源桶 ID', 'Bucket', 'cdn.bucket'),
          ReleaseId: field(
            z.uuid().optional(),
            '版本 ID',
            'Release; or a badge, or the current entries',
            'cdn.release',
          ),
          Badge: field(z.string().min(1).max(64).optional(), '徽章', 'Badge that points at the release'),
          Path: field(z.string().min(1).max(1024), '路径', 'Path of the bundle inside the bucket'),
        }),
        reply: s.BundleAnalysis,
        retry: 'always',
        history: 'none',
        known: 'assumed',
        because: 'body not shown; the same question within 60 minutes reads the running task, only owners start one',
        summary: { zh: '分析资源包', en: 'Start to analyse an asset bundle, or read how far it is' },
        errors: [noApp, badParameters],
      }),
      clearProxyCache: op('GET /api/cdn/{id}/clear-proxy-cache', {
        params: byApp,
        query: z.object({
          bucketId: field(z.uuid().optional(), '资源桶 ID', 'Default: every bucket of the app', 'cdn.bucket'),
        }),
        reply: s.ProxyCacheClearing,
        access: 'owner',
        cache: 'force-never',
        ...replyIsOurs,
        effect: 'write',
        history: 'none',
        summary: { zh: '清除代理缓存', en: 'Clear the proxy cache' },
        errors: [noApp, badParameters],
      }),
    },
    apps: {
      dailyActive: op('GET /api/statistics/daily-app-active', {
        query: z.object(s.days),
        reply: s.DailyCounts,
        ...operatorOnly,
        ...replyIsOurs,
        summary: { zh: '每日活跃应用数', en: 'Count the apps in use by day' },
        errors: [badParameters],
      }),
      dailyNew: op('GET /api/statistics/daily-app-new', {
        query: z.object(s.days),
        reply: s.DailyCounts,
        ...operatorOnly,
        ...replyIsOurs,
        summary: { zh: '每日新增应用数', en: 'Count the new apps by day' },
        errors: [badParameters],
      }),
    },
  },
);
