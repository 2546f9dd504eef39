// Shapes that several service back-ends answer. Source: wire/realtime-and-compute.md 1.4, 2.1, 2.2, 5, 6.

import * as z from 'zod';
import { enumOf, plainWords } from '../../kernel/enums.ts';
import { count, entity, field, flag, line, properties, secret, text, time } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';
import { portRange } from '../../rules/values/port.ts';
import { number } from './fields.ts';

export const PortProtocol = enumOf(labels.profileRevision.protocol);

/** A port that a server opens, in bodies and replies. */
export const ServerPort = entity(
  z.object({
    protocol: field(PortProtocol, '协议', 'TCP or UDP'),
    port: field(z.int().min(portRange.min).max(portRange.max), '端口', 'From 1 to 65535'),
    name: line(64, '名称', 'Unique in its list'),
  }),
  { id: 'ServerPort', zh: '端口', en: 'A named port', columns: ['name', 'protocol', 'port'], key: 'name' },
);

export const ServerLogLine = entity(
  z.object({
    time: time('时间', 'Time of the line'),
    source: field(plainWords(['stdout', 'stderr', 'platform']), '来源', 'Who wrote it'),
    message: text('内容', 'The line'),
  }),
  { id: 'ServerLogLine', zh: '日志行', en: 'One line of the log of a server', columns: ['time', 'source', 'message'] },
);

export const TransferToken = entity(
  z.object({
    token: secret('临时令牌', 'Session token of the object store'),
    tmpSecretId: text('临时密钥 ID', 'Temporary key id of the object store'),
    tmpSecretKey: secret('临时密钥', 'Temporary key of the object store'),
    objectName: text('对象名', 'Names the file in the call that uses it'),
    region: text('地域', 'Region of the object store'),
    bucket: text('存储桶', 'Bucket of the object store'),
    startTime: count('生效时间', 'Unix seconds'),
    expiredTime: count('过期时间', 'Unix seconds'),
    uploadUrl: text('上传地址', 'Takes the whole file in one request'),
    method: field(z.literal('PUT'), '上传方法', 'Method of that request'),
    headers: properties('上传请求头', 'Headers of that request'),
    maxSize: count('大小上限', 'Bytes; a larger file is refused'),
    present: flag('已有内容', 'The content is there already: nothing has to be sent').optional(),
  }),
  { id: 'TransferToken', zh: '上传凭证', en: 'Permission to upload one file' },
);

export const ValuePoint = entity(
  z.object({ time: time('时间', 'Start of the interval'), value: number('数值', 'Value of the metric') }),
  { id: 'ValuePoint', zh: '数据点', en: 'One point of a chart', columns: ['time', 'value'], key: 'time' },
);

export const AppValue = entity(
  z.object({
    appId: text('应用 ID', 'App', 'app.app'),
    appName: text('应用名称', 'Name of the app'),
    value: number('数值', 'Value of the metric'),
  }),
  {
    id: 'AppValue',
    zh: '应用数值',
    en: 'One row of a ranking of apps',
    columns: ['appName', 'appId', 'value'],
    key: 'appId',
  },
);
/** Reply of an aggregation over all apps. */
export const valuePoints = z.object({ items: field(z.array(ValuePoint), '数据点', 'One point per day') });
/** Reply of a ranking. */
export const appValues = z.object({ items: field(z.array(AppValue), '排名', 'Largest value first') });

export const AppCount = entity(
  z.object({
    appId: text('应用 ID', 'App', 'app.app'),
    appName: text('应用名称', 'Name of the app'),
    count: count('数量', 'How many'),
  }),
  {
    id: 'AppCount',
    zh: '应用数量',
    en: 'How many of something an app has',
    columns: ['appName', 'appId', 'count'],
    key: 'appId',
  },
);
/** Reply of a ranking by number. */
export const appCounts = z.object({ apps: field(z.array(AppCount), '应用', 'Largest number first') });

export const DayCount = entity(
  z.object({
    date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'),
    count: count('数量', 'How many of all apps'),
    activeAppCount: count('活跃应用数', 'Apps with any'),
  }),
  {
    id: 'DayCount',
    zh: '每日数量',
    en: 'How many of something all apps had on one day',
    columns: ['date', 'count', 'activeAppCount'],
    key: 'date',
  },
);
/** Reply of a daily number over all apps. */
export const dayCounts = z.object({ metrics: field(z.array(DayCount), '每日', 'Oldest day first') });
