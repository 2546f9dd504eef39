// What rooms used. Source: wire/realtime-and-compute.md 3.1.

import * as z from 'zod';
import { plainWords } from '../../kernel/enums.ts';
import { count, entity, field, text } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import * as codes from '../shared/codes.ts';
import { idFilter, k, number, period } from '../shared/fields.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';

export const SyncUsage = entity(
  z.object({
    MaxConcurrentRooms: count('最大同时房间数', 'Most rooms at one moment'),
    MaxCcu: count('最高在线', 'Most players at one moment'),
    NetTransmit: number('流量', 'Bytes sent'),
    RoomMinutes: number('房间时长', 'Minutes that rooms were open'),
    Dau: count('日活', 'Players of a day'),
  }),
  { id: 'SyncUsage', zh: '同步用量', en: 'What an app used in a range' },
);

const day = text('日期', 'YYYY-MM-DD in Asia/Shanghai');

export const SyncDailyUsage = entity(
  z.object({
    Date: day,
    MaxConcurrentRooms: count('最大同时房间数', 'Most rooms at one moment'),
    BillingUnits: count('计费单位', 'Players a room is billed for'),
    Ccu: count('最高在线', 'Most players at one moment'),
    NetTransmit: number('流量', 'Bytes sent'),
    Dau: count('日活', 'Players of the day'),
  }),
  {
    id: 'SyncDailyUsage',
    zh: '每日用量',
    en: 'What an app used in a day',
    columns: ['Date', 'MaxConcurrentRooms', 'BillingUnits', 'Ccu', 'NetTransmit', 'Dau'],
    key: 'Date',
  },
);

export const SyncTopApp = entity(
  z.object({
    UosAppId: text('应用 ID', 'App', 'app.app'),
    AppName: text('应用名称', 'Name of the app'),
    Value: number('数值', 'Value of the metric'),
  }),
  {
    id: 'SyncTopApp',
    zh: '应用排名',
    en: 'One row of a ranking',
    columns: ['AppName', 'UosAppId', 'Value'],
    key: 'UosAppId',
  },
);

export const SyncTrendPoint = entity(z.object({ Date: day, Value: number('数值', 'Value of the metric') }), {
  id: 'SyncTrendPoint',
  zh: '趋势',
  en: 'One day of a trend',
  columns: ['Date', 'Value'],
  key: 'Date',
});

const ofApp = { appId: idFilter('app.app', '应用 ID', 'Default: the calling app') };

export const usage = {
  sum: op('GET /api/usage', {
    cli: 'usage total',
    query: z.object({ ...ofApp, ...period }),
    reply: SyncUsage,
    ...fieldsAreOurs,
    summary: { zh: '查看同步用量', en: 'Read what an app used' },
    errors: [codes.invalid],
  }),
  daily: op('GET /api/daily-usage', {
    query: z.object({ ...ofApp, ...period }),
    reply: z.object({ Items: field(z.array(SyncDailyUsage), '用量', 'Oldest day first') }),
    known: 'assumed',
    because: 'fields not shown; a day costs units x 0.05 x most rooms at once, as documented',
    summary: { zh: '查看每日用量', en: 'Read what an app used by day' },
    errors: [codes.invalid],
  }),
  sort: op('GET /api/usage/sort', {
    cli: 'usage top',
    query: z.object({
      ...period,
      metric: field(plainWords(['usage', 'dau']).optional(), '指标', 'What to rank by, default usage'),
      limit: k,
    }),
    reply: z.object({ Items: field(z.array(SyncTopApp), '排名', 'Largest value first') }),
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '用量最高的应用', en: 'Rank the apps that use most' },
    errors: [codes.invalid],
  }),
  trend: op('GET /api/usage-trend', {
    query: z.object({
      ...ofApp,
      ...period,
      metric: field(plainWords(['usage', 'dau', 'apps']), '指标', 'apps: operators only'),
    }),
    reply: z.object({ Items: field(z.array(SyncTrendPoint), '趋势', 'Oldest day first') }),
    ...fieldsAreOurs,
    summary: { zh: '查看用量趋势', en: 'Read a trend by day; across apps for an operator' },
    errors: [codes.invalid, codes.denied],
  }),
} as const;
