// How functions run: calls, timers, logs and usage. Source: wire/realtime-and-compute.md 6, 9.6.

import * as z from 'zod';
import { enumOf, plainWords } from '../../kernel/enums.ts';
import { count, entity, field, flag, ruled, text, time, timeOrNull } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { labels } from '../../labels/labels.ts';
import { triggerName } from '../../rules/names/identifiers.ts';
import * as codes from '../shared/codes.ts';
import { filter, k, note, number, period } from '../shared/fields.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import { appValues, valuePoints } from '../shared/schemas.ts';
import { byFunction } from './functions.ts';

export const TriggerType = enumOf(labels.trigger.type);
export const TriggerEnable = enumOf(labels.trigger.enable);
export const InvocationStatus = enumOf(labels.invocationLog.status);

const entry = field(z.string().min(1).max(128), '入口', 'Folder of the code, last part of the URL', 'stateless.entry');

export const StatelessTrigger = entity(
  z.object({
    triggerName: text('名称', 'Name'),
    type: field(TriggerType, '类型', 'By the clock, or by HTTP'),
    triggerDesc: text('定时表达式', 'Seven fields from second to year, Asia/Shanghai; empty for http'),
    enable: field(TriggerEnable, '状态', 'OPEN: it fires'),
    entry: text('入口', 'What is called'),
    qualifier: text('版本', 'Version that is called, $LATEST for the active one'),
    customArgument: text('参数', 'Given to the function'),
    description: text('描述', 'Free text'),
    addTime: time('创建时间', 'Time of creation'),
    modTime: time('修改时间', 'Time of the last change'),
    lastRunAt: timeOrNull('上次触发', 'Last call'),
    nextRunAt: timeOrNull('下次触发', 'Next call'),
  }),
  {
    id: 'StatelessTrigger',
    zh: '触发器',
    en: 'What calls a function',
    columns: ['triggerName', 'type', 'entry', 'triggerDesc', 'enable', 'nextRunAt'],
    key: 'triggerName',
  },
);

const invocation = {
  requestId: text('请求 ID', 'Request id'),
  entry: text('入口', 'What was called'),
  startTime: time('开始时间', 'Start'),
  duration: number('耗时', 'Milliseconds'),
  billDuration: number('计费时长', 'Milliseconds that are billed'),
  memUsage: number('内存用量', 'Bytes at most'),
  retCode: field(z.int(), '返回码', '0 is success'),
  retMsg: text('返回信息', 'Result or error'),
  invokeFinished: flag('已结束', 'The call is over'),
};

export const StatelessInvocation = entity(z.object(invocation), {
  id: 'StatelessInvocation',
  zh: '调用记录',
  en: 'One call of a function',
  columns: ['startTime', 'requestId', 'entry', 'duration', 'memUsage', 'retCode'],
  key: 'requestId',
});

export const StatelessInvocationLog = entity(
  z.object({
    ...invocation,
    version: count('版本号', 'Version that ran'),
    event: field(z.json(), '事件', 'What the function was given'),
    result: field(z.json(), '结果', 'What it answered'),
    lines: field(
      z.array(
        z.object({
          time: time('时间', 'Time of the line'),
          level: text('级别', 'info, warn or error'),
          content: text('内容', 'The line'),
        }),
      ),
      '日志',
      'Oldest first',
    ),
  }),
  { id: 'StatelessInvocationLog', zh: '调用详情', en: 'One call with what it wrote', key: 'requestId' },
);

export const StatelessLogLine = entity(
  z.object({
    time: time('时间', 'Time of the line'),
    requestId: text('请求 ID', 'Call that wrote it'),
    entry: text('入口', 'What was called'),
    level: text('级别', 'info, warn or error'),
    content: text('内容', 'The line'),
  }),
  {
    id: 'StatelessLogLine',
    zh: '函数日志行',
    en: 'One line of a log',
    columns: ['time', 'requestId', 'entry', 'level', 'content'],
  },
);

const day = text('日期', 'YYYY-MM-DD in Asia/Shanghai');

export const StatelessUsage = entity(
  z.object({
    date: day,
    invocation: count('调用次数', 'Calls'),
    memDuration: number('资源用量', 'GB seconds'),
    outFlow: number('出流量', 'Bytes sent'),
  }),
  {
    id: 'StatelessUsage',
    zh: '函数用量',
    en: 'What functions used in a day',
    columns: ['date', 'invocation', 'memDuration', 'outFlow'],
    key: 'date',
  },
);

export const StatelessGatewayUsage = entity(
  z.object({ date: day, requests: count('请求次数', 'Requests'), outFlow: number('出流量', 'Bytes sent') }),
  {
    id: 'StatelessGatewayUsage',
    zh: '网关用量',
    en: 'What the gateway passed in a day',
    columns: ['date', 'requests', 'outFlow'],
    key: 'date',
  },
);

const trigger = z.object({ trigger: field(StatelessTrigger, '触发器', 'The trigger') });
const usageItems = z.object({ items: field(z.array(StatelessUsage), '用量', 'Oldest day first') });
const named = {
  entry,
  triggerName: ruled(triggerName, '名称'),
  type: field(TriggerType, '类型', 'By the clock, or by HTTP'),
};
const asInTencentScf = {
  known: 'assumed',
  because: 'names after those of Tencent SCF, which runs the functions',
} as const;

export const triggers = {
  list: op('GET /func-stateless/functions/{id}/trigger/list', {
    params: byFunction,
    query: z.object({ entry: filter('入口', 'Of this entry') }),
    reply: z.object({ triggers: field(z.array(StatelessTrigger), '触发器', 'By name') }),
    ...asInTencentScf,
    summary: { zh: '列出触发器', en: 'List the triggers' },
    errors: [codes.notFound],
  }),
  set: op('POST /func-stateless/functions/{id}/triggers', {
    params: byFunction,
    body: z.strictObject({
      ...named,
      triggerDesc: field(z.string().max(256), '定时表达式', 'Seven fields from second to year; empty for http'),
      enable: field(TriggerEnable, '状态', 'OPEN: it fires'),
      customArgument: note(4096, '参数', 'Given to the function'),
      description: note(1000, '描述', 'Free text'),
    }),
    reply: trigger,
    access: 'owner',
    retry: 'always',
    ...asInTencentScf,
    summary: { zh: '创建或替换触发器', en: 'Create a trigger, or replace the one of that name' },
    errors: [codes.invalid, codes.notFound],
  }),
  disable: op('POST /func-stateless/functions/{id}/triggers/disable', {
    params: byFunction,
    body: z.strictObject(named),
    reply: trigger,
    access: 'owner',
    retry: 'always',
    ...asInTencentScf,
    summary: { zh: '停用触发器', en: 'Stop a trigger; setting it again with OPEN starts it' },
    errors: [codes.notFound],
  }),
} as const;

export const logs = {
  list: op('POST /func-stateless/functions/{id}/logs/list', {
    params: byFunction,
    body: z.strictObject({
      ...offsetLimit,
      ...period,
      entry: filter('入口', 'Of this entry'),
      version: field(z.int().min(1).optional(), '版本号', 'Of this version'),
      status: field(InvocationStatus.optional(), '状态', 'How it ended'),
      order: field(plainWords(['asc', 'desc']).optional(), '排序', 'By start, default desc'),
    }),
    reply: z.object({ logs: field(z.array(StatelessInvocation), '调用记录', 'Rows of this page'), totalCount }),
    paging: 'offset-limit',
    listField: 'logs',
    effect: 'read',
    ...asInTencentScf,
    summary: { zh: '列出调用记录', en: 'List calls' },
    errors: [codes.invalid, codes.notFound],
  }),
  search: op('POST /func-stateless/functions/{id}/logs/search', {
    params: byFunction,
    body: z.strictObject({
      ...period,
      query: filter('检索语句', 'Part of the line'),
      limit: field(z.int().min(1).max(1000).optional(), '条数', 'Lines to answer, default 100'),
      context: filter('游标', 'The context of the page before'),
    }),
    reply: z.object({
      results: field(z.array(StatelessLogLine), '日志', 'Lines of this page'),
      context: text('游标', 'Asks for the next page'),
      listOver: flag('已到末页', 'Nothing follows'),
    }),
    effect: 'read',
    ...asInTencentScf,
    summary: { zh: '检索函数日志', en: 'Search the logs' },
    errors: [codes.invalid, codes.notFound],
  }),
  detail: op('POST /func-stateless/functions/{id}/logs/detail', {
    params: byFunction,
    body: z.strictObject({ requestId: field(z.string().min(1), '请求 ID', 'Call to read') }),
    reply: z.object({ log: field(StatelessInvocationLog, '调用详情', 'The call') }),
    effect: 'read',
    ...asInTencentScf,
    summary: { zh: '查看一次调用的详情与日志', en: 'Read one call with what it wrote' },
    errors: [codes.notFound],
  }),
} as const;

export const usage = {
  daily: op('GET /func-stateless/functions/{id}/daily-usage', {
    params: byFunction,
    query: z.object(period),
    reply: usageItems,
    ...fieldsAreOurs,
    summary: { zh: '查看每日用量', en: 'Read what functions used by day' },
    errors: [codes.invalid, codes.notFound],
  }),
  executor: op('GET /func-stateless/functions/{id}/scf-usage', {
    params: byFunction,
    query: z.object(period),
    reply: usageItems,
    ...fieldsAreOurs,
    summary: { zh: '查看函数执行用量', en: 'Read what running the functions used' },
    errors: [codes.invalid, codes.notFound],
  }),
  gateway: op('GET /func-stateless/functions/{id}/api-gateway-usage', {
    params: byFunction,
    query: z.object(period),
    reply: z.object({ items: field(z.array(StatelessGatewayUsage), '用量', 'Oldest day first') }),
    ...fieldsAreOurs,
    summary: { zh: '查看网关用量', en: 'Read what the gateway passed by day' },
    errors: [codes.invalid, codes.notFound],
  }),
  aggregation: op('GET /func-stateless/metrics/aggregation', {
    cli: 'usage total',
    query: z.object({
      ...period,
      metric: field(plainWords(['invocation', 'memDuration', 'outFlow', 'activeApps']), '指标', 'What to sum'),
    }),
    reply: valuePoints,
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '汇总全部应用的函数用量', en: 'Sum what all apps used' },
    errors: [codes.invalid],
  }),
  topK: op('GET /func-stateless/metrics/topk', {
    cli: 'usage top',
    query: z.object({
      ...period,
      metric: field(plainWords(['invocation', 'memDuration', 'outFlow']), '指标', 'What to rank by'),
      k,
    }),
    reply: appValues,
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '函数用量最高的应用', en: 'Rank the apps that use most' },
    errors: [codes.invalid],
  }),
} as const;

/** A function is reached with any method; these are the two that are called. */
const called = {
  params: { functionId: byFunction.id, entry },
  reply: 'stream',
  base: 'invocation',
  accepts: 'app',
  access: 'public',
  cache: 'allow',
  known: 'seen',
  because: 'any method and any path below it reach the same entry; the answer is the function’s own',
  errors: [codes.notFound],
} as const;

export const entries = {
  invoke: op('POST /{functionId}/{entry}', {
    bodyLimit: LARGE_BODY,
    ...called,
    body: z.json(),
    bodyAt: 'event',
    retry: 'never',
    summary: { zh: '调用函数', en: 'Call a function with a body' },
  }),
  fetch: op('GET /{functionId}/{entry}', {
    ...called,
    retry: 'never',
    effect: 'write',
    summary: { zh: '以 GET 调用函数', en: 'Call a function without a body' },
  }),
} as const;
