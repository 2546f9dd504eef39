// Use of the service in numbers, and how near the limits are. Source: wire/passport.md 2.8, 3.1 rows 21, 24-26.

import * as z from 'zod';
import { plainWords } from '../../../kernel/enums.ts';
import { count, entity, field, id, text, time } from '../../../kernel/fields.ts';
import { op } from '../../../kernel/op.ts';
import * as codes from '../codes.ts';
import { byAnyone, replyIsOurs } from '../marks.ts';
import { maybeId, period, total } from '../shared.ts';

export const Interval = plainWords(['1h', '1d']);
export const OperationMetric = plainWords(['dau', 'sms', 'retention']);
export const RankedMetric = plainWords(['dau', 'sms', 'usage']);
export const SummedMetric = plainWords(['usage', 'apps', 'dau', 'sms']);

export const RateLimitUsage = entity(
  z.object({
    name: field(plainWords(['login', 'sms', 'realName', 'api']), '限制项', 'What is limited'),
    limit: count('上限', 'Calls in one window'),
    used: count('已用', 'Calls in the running window'),
    windowSeconds: count('窗口秒数', 'Length of a window'),
    resetAt: time('重置时间', 'End of the running window'),
  }),
  {
    id: 'RateLimitUsage',
    zh: '限流用量',
    en: 'How much of a limit is used',
    columns: ['name', 'used', 'limit', 'windowSeconds', 'resetAt'],
    key: 'name',
  },
);

const points = field(
  z.array(z.object({ time: time('时间', 'Start of the hour or day'), value: field(z.number(), '数值', 'Value') })),
  '数据点',
  'Oldest first',
);

export const MetricSeries = entity(
  z.object({
    metric: field(plainWords(['dau', 'sms', 'usage', 'apps']), '指标', 'dau, sms, apps: counts; usage: yuan'),
    points,
    total: field(z.number(), '合计', 'Sum over the period'),
  }),
  { id: 'PassportMetricSeries', zh: '指标曲线', en: 'A metric over time' },
);

const rate = (zh: string, en: string) => field(z.union([z.number().min(0).max(1), z.null()]), zh, en);

export const RetentionMetric = entity(
  z.object({
    metric: field(z.literal('retention'), '指标', 'retention'),
    cohorts: field(
      z.array(
        z.object({
          time: time('日期', 'Day the users came'),
          users: count('新增用户', 'Users of that day'),
          day1: rate('次日留存', 'Share back after 1 day, null while open or without users'),
          day7: rate('7 日留存', 'Share back after 7 days, null while open or without users'),
          day30: rate('30 日留存', 'Share back after 30 days, null while open or without users'),
        }),
      ),
      '分组',
      'One row per day',
    ),
  }),
  { id: 'PassportRetention', zh: '留存', en: 'How many users come back' },
);

export const MetricRanking = entity(
  z.object({
    metric: field(RankedMetric, '指标', 'dau, sms: counts; usage: yuan'),
    items: field(
      z.array(
        z.object({
          idDomainID: id('app.app', '身份域 ID', 'App id'),
          appName: text('应用名称', 'Name of the app; empty unless an operator asks'),
          value: field(z.number(), '数值', 'Value'),
        }),
      ),
      '应用',
      'Largest first',
    ),
  }),
  { id: 'PassportMetricRanking', zh: '指标排行', en: 'The apps with the most of a metric' },
);

export const rateLimits = {
  usage: op('GET /rate-limit/usage', {
    reply: z.object({ usages: field(z.array(RateLimitUsage), '限流用量', 'One row per limit'), total }),
    ...replyIsOurs,
    summary: { zh: '查看限流用量', en: 'Read how much of each limit is used' },
  }),
} as const;

export const metrics = {
  operation: op('GET /metrics/operation', {
    cli: 'usage trend',
    query: z.object({
      metric: field(OperationMetric, '指标', 'Which one'),
      ...period,
      interval: field(Interval.optional(), '粒度', 'Hour or day, default 1d'),
      realmID: maybeId('passport.realm', '区服 ID', 'Only this realm; messages belong to none, so not with sms'),
    }),
    reply: z.union([MetricSeries, RetentionMetric]),
    ...replyIsOurs,
    summary: { zh: '查看运营指标', en: 'Read a metric of the app over time' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  topK: op('GET /metrics/topk', {
    cli: 'usage top',
    query: z.object({
      metric: field(RankedMetric, '指标', 'Which one'),
      k: field(z.int().min(1).max(1000).optional(), '名次', 'How many apps, default 10'),
      ...period,
    }),
    reply: MetricRanking,
    ...byAnyone,
    ...replyIsOurs,
    summary: { zh: '指标最高的应用', en: 'Rank the apps by a metric' },
    errors: [codes.invalidParameters],
  }),
  aggregation: op('GET /metrics/aggregation', {
    cli: 'usage total',
    query: z.object({ metric: field(SummedMetric, '指标', 'Which one'), ...period }),
    reply: MetricSeries,
    ...byAnyone,
    ...replyIsOurs,
    summary: { zh: '汇总全部应用的指标', en: 'Sum a metric over all apps' },
    errors: [codes.invalidParameters],
  }),
} as const;
