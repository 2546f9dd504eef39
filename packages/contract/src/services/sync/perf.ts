// Performance tests: bots that fill real rooms and measure them. Source: wire/realtime-and-compute.md 3.1, 3.2, 9.4.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, id, text, time, timeOrNull } from '../../kernel/fields.ts';
import { startItems, totalItems } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import * as codes from '../shared/codes.ts';
import { number } from '../shared/fields.ts';
import { fieldsAreOurs } from '../shared/marks.ts';
import { RoomProtocol } from './rooms.ts';
import { byApp } from './settings.ts';

export const PerfStatus = enumOf(labels.perfSession.status);
export const PerfTarget = enumOf(labels.perfSession.target);

const params = {
  UosAppId: id('app.app', '应用 ID', 'App, or the id of its sync service'),
  RoomProfileUuid: field(z.uuid(), '房间配置 ID', 'Profile of the rooms', 'sync.profile'),
  Protocol: field(RoomProtocol, '协议', 'Transport of the bots'),
  Rooms: field(z.int().min(1).max(50), '房间数', '1 to 50'),
  PlayersPerRoom: field(z.int().min(1).max(100), '每房间人数', '1 to 100'),
  MessageBytes: field(z.int().min(1).max(16_384), '消息大小', 'Bytes, at most 16384'),
  MessagesPerSecond: field(z.int().min(1), '每秒消息数', 'Of each bot'),
  DurationSeconds: field(z.int().min(1).max(600), '时长', 'Seconds, at most 600'),
  Target: field(PerfTarget, '目标', 'Who gets the messages'),
};

const measured = {
  RttP50: number('往返时延 P50', 'Milliseconds'),
  RttP95: number('往返时延 P95', 'Milliseconds'),
  LossRate: number('丢包率', 'Share of the messages that were lost, 0 to 1'),
  Sent: count('发送', 'Messages sent'),
  Received: count('接收', 'Messages received'),
  BytesIn: count('接收字节', 'Bytes received'),
  BytesOut: count('发送字节', 'Bytes sent'),
};

export const SyncPerfResults = entity(
  z.object({
    ...measured,
    RttP99: number('往返时延 P99', 'Milliseconds'),
    ErrorCount: count('错误', 'Errors'),
    Series: field(
      z.array(z.object({ Time: time('时间', 'Start of the second'), Players: count('人数', 'Bots'), ...measured })),
      '曲线',
      'One point per second',
    ),
  }),
  { id: 'SyncPerfResults', zh: '测试结果', en: 'What a performance test measured' },
);

const facts = {
  Id: id('sync.perfSession', '测试 ID', 'Session id'),
  UosAppId: text('应用 ID', 'App', 'app.app'),
  Status: field(PerfStatus, '状态', 'State'),
  Params: field(z.object(params), '参数', 'What was asked for'),
  Progress: field(z.number().min(0).max(100), '进度', 'Percent'),
  Error: text('错误', 'Why it failed, or empty'),
  CreatedAt: time('创建时间', 'Time of creation'),
  StartedAt: timeOrNull('开始时间', 'Start'),
  FinishedAt: timeOrNull('完成时间', 'End'),
};
const columns = ['Id', 'Status', 'Progress', 'CreatedAt', 'FinishedAt'];

export const SyncPerfSession = entity(z.object(facts), {
  id: 'SyncPerfSession',
  zh: '性能测试',
  en: 'A performance test',
  columns,
  key: 'Id',
});

export const SyncPerfReport = entity(
  z.object({ ...facts, Results: field(z.union([SyncPerfResults, z.null()]), '结果', 'Null until there are any') }),
  { id: 'SyncPerfReport', zh: '性能测试报告', en: 'A performance test with its results', columns, key: 'Id' },
);

export const perfSessions = {
  list: op('GET /api/v1/perf/sessions/appid/{appId}', {
    params: byApp,
    query: z.object({ ...startItems, status: field(z.array(PerfStatus).optional(), '状态', 'Any of these') }),
    reply: totalItems(SyncPerfSession),
    paging: 'start-items',
    ...fieldsAreOurs,
    summary: { zh: '列出性能测试', en: 'List performance tests, newest first' },
    errors: [codes.notFound],
  }),
  get: op('GET /api/v1/perf/sessions/{id}', {
    params: { id: facts.Id },
    reply: SyncPerfReport,
    ...fieldsAreOurs,
    summary: { zh: '查看性能测试报告', en: 'Read a performance test with its results' },
    errors: [codes.notFound],
  }),
  create: op('POST /api/v1/perf/sessions', {
    body: z.strictObject(params),
    reply: SyncPerfReport,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '开始性能测试', en: 'Start a performance test; one at a time per app' },
    errors: [codes.invalid, codes.notFound, codes.exists, codes.denied],
  }),
} as const;
