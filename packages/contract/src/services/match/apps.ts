// Matchmaking of an app, opened once for hosting and once for sync. Source: wire/realtime-and-compute.md 4.1, 4.2.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, id, lineIfAny, text } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import * as codes from '../shared/codes.ts';
import { idFilter, k, period } from '../shared/fields.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import { AppType, epochMs } from './teams.ts';

export const MatchAppStatus = enumOf(labels.matchApp.status);

export const MatchApp = entity(
  z.object({
    appId: text('应用 ID', 'App', 'app.app'),
    appType: field(AppType, '类型', 'Hosting or sync'),
    name: text('名称', 'Name'),
    status: field(MatchAppStatus, '状态', 'A closed one takes no tickets'),
    configCount: count('配置数', 'Configs'),
    createdAt: epochMs('开通时间', 'Time of opening'),
    closedAt: field(z.union([z.int(), z.null()]), '关闭时间', 'Time of closing, milliseconds since 1970'),
  }),
  {
    id: 'MatchApp',
    zh: '匹配应用',
    en: 'Matchmaking of an app',
    columns: ['name', 'appId', 'appType', 'status', 'configCount'],
    key: 'appId',
  },
);

export const MatchTicketSum = entity(
  z.object({
    time: field(z.iso.datetime(), '时间', 'Start of the day'),
    ticketCount: count('票据数', 'Tickets made'),
  }),
  { id: 'MatchTicketSum', zh: '票据数', en: 'Tickets of a day', columns: ['time', 'ticketCount'], key: 'time' },
);

export const MatchTopApp = entity(
  z.object({
    appId: text('应用 ID', 'App', 'app.app'),
    appName: text('应用名称', 'Name of the app'),
    ticketCount: count('票据数', 'Tickets made'),
  }),
  {
    id: 'MatchTopApp',
    zh: '应用排名',
    en: 'One row of a ranking by tickets',
    columns: ['appName', 'appId', 'ticketCount'],
    key: 'appId',
  },
);

const byApp = { appId: id('app.app', '应用 ID', 'App id') };
const ofType = z.object({ appType: field(AppType, '类型', 'Hosting or sync') });
const matchApp = z.object({ app: field(MatchApp, '匹配应用', 'Matchmaking of the app') });

export const apps = {
  open: op('POST /apps', {
    body: z.strictObject({
      ...byApp,
      appType: field(AppType, '类型', 'Hosting or sync'),
      name: lineIfAny(64, '名称', 'Default: the name of the app').optional(),
    }),
    reply: matchApp,
    access: 'owner',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '开通匹配', en: 'Open matchmaking; hosting or sync must be open first' },
    errors: [codes.invalid, 'precondition failed'],
  }),
  get: op('GET /apps/{appId}', {
    params: byApp,
    query: ofType,
    reply: matchApp,
    ...fieldsAreOurs,
    summary: { zh: '查看匹配应用', en: 'Read matchmaking of an app' },
    errors: [codes.notFound],
  }),
  close: op('DELETE /apps/{appId}', {
    params: byApp,
    query: ofType,
    reply: matchApp,
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: {
      zh: '关闭匹配，取消全部票据与回填',
      en: 'Close matchmaking: cancels tickets, ends backfills, keeps configs',
    },
    errors: [codes.notFound],
  }),
  ticketSum: op('GET /apps/ticket-sum', {
    cli: 'usage total',
    query: z.object({
      ...period,
      appId: idFilter('app.app', '应用 ID', 'Default: the calling app; all apps for an operator'),
    }),
    reply: z.object({
      items: field(z.array(MatchTicketSum), '票据数', 'Oldest first'),
      total: count('合计', 'Tickets of the whole range'),
    }),
    ...fieldsAreOurs,
    summary: { zh: '统计票据数', en: 'Count tickets by day' },
    errors: [codes.invalid],
  }),
  ticketTopK: op('GET /apps/ticket-topk', {
    cli: 'usage top',
    query: z.object({ ...period, k }),
    reply: z.object({ items: field(z.array(MatchTopApp), '排名', 'Most tickets first') }),
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '票据最多的应用', en: 'Rank the apps with most tickets' },
    errors: [codes.invalid],
  }),
} as const;
