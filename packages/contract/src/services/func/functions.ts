// Stateful functions: the setting of an app, its autoscaler and its logs. Source: wire/realtime-and-compute.md 5.

import * as z from 'zod';
import { enumOf, orEmpty, plainWords } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, lineIfAny, ruled, text, time, timeOrNull } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import { cpuQuantity } from '../../rules/names/identifiers.ts';
import * as codes from '../shared/codes.ts';
import { after, filter, number, period, ttl } from '../shared/fields.ts';
import { byPlayerOrGame, fieldsAreOurs, needed } from '../shared/marks.ts';
import { ServerPort } from '../shared/schemas.ts';

export const FuncStatus = enumOf(labels.funcFunction.status);
export const EndpointSelection = enumOf(labels.funcFunction.endpointSelection);
export const ScaledResource = enumOf(labels.autoscaler.resource);
export const ScalingOperation = enumOf(labels.autoscaler.operation);
export const ScalingCause = enumOf(labels.autoscaler.cause);
export const FuncEndReason = enumOf(labels.funcServer.endReason);

export const configLevel = field(
  ruled(cpuQuantity, '配置档位'),
  '配置档位',
  '100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app',
);

export const FuncInfo = entity(
  z.object({
    id: id('app.app', '函数 ID', 'App id, or the id of its func service'),
    appId: text('应用 ID', 'App', 'app.app'),
    gameId: id('multiverse.game', '游戏 ID', 'Hosting game with the profiles and images'),
    name: text('名称', 'Name'),
    status: field(FuncStatus, '状态', 'A disabled function runs no servers'),
    endpointSelection: field(EndpointSelection, '接入策略', 'Which server a player gets'),
    portList: field(z.array(ServerPort), '端口', 'Ports that a server opens'),
    configLevel: text('配置档位', 'CPU of a server, such as 100m'),
    allocationTTL: ttl('存活时间', 'Longest life of a server; 0s is without end'),
    defaultProfileId: id('multiverse.profile', '默认启动配置 ID', 'Profile of servers that name none'),
    clsEnabled: flag('日志服务', 'Logs can be searched and downloaded'),
    serverCount: count('服务器数', 'Servers now'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'FuncInfo',
    zh: '有状态函数',
    en: 'Logic servers of an app',
    columns: ['name', 'id', 'status', 'configLevel', 'endpointSelection', 'serverCount'],
    key: 'id',
  },
);

export const FuncAutoscaler = entity(
  z.object({
    id: id('func.autoscaler', '伸缩器 ID', 'Autoscaler id'),
    functionId: id('app.app', '函数 ID', 'Function'),
    resource: field(ScaledResource, '依据', 'Load that decides'),
    minServers: count('最少服务器', 'Never fewer'),
    maxServers: count('最多服务器', 'Never more'),
    extendThreshold: number('扩容阈值', 'Percent above which servers are added'),
    shrinkThreshold: number('缩容阈值', 'Percent below which servers are removed'),
    step: count('步长', 'Servers per step'),
    cooldownSeconds: count('冷却秒数', 'Seconds between two steps'),
    windowSeconds: count('统计秒数', 'Seconds that the load is averaged over'),
    enabled: flag('启用', 'It acts'),
    reason: text('原因', 'Why the last server that it began did not start, or empty'),
    faultReason: field(orEmpty(FuncEndReason), '启动失败原因', 'The same in one of these words, or empty'),
    faultExitCode: field(z.union([z.int(), z.null()]), '退出码', 'What its program ended with; null where none did'),
    faultSignal: text('结束信号', 'Signal that ended its program, or empty'),
    faultDetail: text('失败详情', 'The last line of its program, or what there was no room for'),
    lastOperationAt: timeOrNull('上次操作', 'Time of the last step'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  { id: 'FuncAutoscaler', zh: '自动伸缩', en: 'Adds and removes servers by load', key: 'id' },
);

export const FuncScaling = entity(
  z.object({
    id: id('func.scaling', '记录 ID', 'Record id'),
    operation: field(ScalingOperation, '操作', 'What was done'),
    resource: field(ScaledResource, '依据', 'Load that decided'),
    value: number('负载', 'Percent at that moment'),
    from: count('之前', 'Servers before'),
    to: count('之后', 'Servers after'),
    serverIds: field(z.array(z.string()), '服务器 ID', 'Servers added or removed', 'func.server'),
    reason: text('原因', 'Why'),
    cause: field(
      orEmpty(ScalingCause),
      '触发条件',
      'Why, in one of these words; empty of steps from before there were',
    ),
    threshold: field(
      z.union([z.number(), z.null()]),
      '阈值',
      'Percent that the load was compared with; null where only the number of servers decided',
    ),
    createdAt: time('时间', 'Time of the step'),
  }),
  {
    id: 'FuncScaling',
    zh: '伸缩记录',
    en: 'One step of an autoscaler',
    columns: ['createdAt', 'operation', 'resource', 'value', 'from', 'to', 'reason'],
    key: 'id',
  },
);

const LogSource = plainWords(['stdout', 'stderr', 'platform']);

export const FuncLogLine = entity(
  z.object({
    time: time('时间', 'Time of the line'),
    serverId: text('服务器 ID', 'Server that wrote it', 'func.server'),
    source: field(LogSource, '来源', 'Who wrote it'),
    content: text('内容', 'The line'),
  }),
  { id: 'FuncLogLine', zh: '函数日志', en: 'One line of a log', columns: ['time', 'serverId', 'source', 'content'] },
);

export const FuncEndpoint = entity(
  z.object({
    ip: text('IP', 'Address to connect to'),
    ports: field(z.array(ServerPort), '端口', 'Ports as players reach them'),
    serverId: id('func.server', '服务器 ID', 'Server that was chosen'),
  }),
  { id: 'FuncEndpoint', zh: '接入地址', en: 'The server that a player shall connect to' },
);

export const byFunction = { id: id('app.app', '函数 ID', 'App id, or the id of its func service') };
const functionInfo = z.object({ functionInfo: field(FuncInfo, '有状态函数', 'The function') });
const autoscalerReply = z.object({ autoscaler: field(FuncAutoscaler, '自动伸缩', 'The autoscaler') });

const settings = {
  portList: field(z.array(ServerPort).min(1).max(100).optional(), '端口', 'Default TCP 8899'),
  configLevel: configLevel.optional(),
  allocationTTL: ttl('存活时间', 'Longest life of a server, default 600s, 60s on trial; 0s is without end').optional(),
  endpointSelection: field(EndpointSelection.optional(), '接入策略', 'Default RANDOM'),
};

export const functions = {
  create: op('POST /func/functions', {
    body: z.strictObject({
      appId: id('app.app', '应用 ID', 'App'),
      name: lineIfAny(64, '名称', 'Default: the name of the app').optional(),
      ...settings,
    }),
    reply: functionInfo,
    access: 'owner',
    // why: a function that exists is answered as it is
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '开通有状态函数', en: 'Set the function of an app up, or read the one that exists' },
    errors: [codes.invalid, codes.notFound, codes.denied, codes.limit],
  }),
  get: op('GET /func/functions/{id}', {
    params: byFunction,
    reply: functionInfo,
    ...fieldsAreOurs,
    summary: { zh: '查看有状态函数', en: 'Read a function' },
    errors: [codes.notFound],
  }),
  update: op('PUT /func/functions/{id}', {
    params: byFunction,
    body: z.strictObject({
      ...settings,
      defaultProfileId: field(
        z.uuid().optional(),
        '默认启动配置 ID',
        'Profile of servers that name none',
        'multiverse.profile',
      ),
    }),
    reply: functionInfo,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改有状态函数', en: 'Change a function; servers that run stay as they are' },
    errors: [codes.invalid, codes.notFound, codes.limit],
  }),
  list: op('GET /func/functions/{id}/list', {
    params: byFunction,
    query: z.object(offsetLimit),
    reply: z.object({ functions: field(z.array(FuncInfo), '有状态函数', 'Functions of that id'), totalCount }),
    paging: 'offset-limit',
    listField: 'functions',
    ...fieldsAreOurs,
    summary: { zh: '列出有状态函数', en: 'List the functions of an app' },
  }),
  enable: op('POST /func/functions/{id}/enable', {
    params: byFunction,
    body: z.strictObject({}),
    reply: functionInfo,
    access: 'owner',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '启用有状态函数', en: 'Enable a function' },
    errors: [codes.notFound, codes.denied],
  }),
  disable: op('POST /func/functions/{id}/disable', {
    params: byFunction,
    body: z.strictObject({}),
    reply: functionInfo,
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '停用有状态函数并停止全部服务器', en: 'Disable a function and stop its servers' },
    errors: [codes.notFound],
  }),
  endpoint: op('GET /func/functions/{id}/endpoint', {
    params: byFunction,
    query: z.object({
      tag: filter('标签', 'Only servers with this key, or key=value'),
      playerId: filter('玩家 ID', 'Who will connect; a player asks only for its own persona'),
    }),
    reply: FuncEndpoint,
    ...byPlayerOrGame,
    cache: 'force-never',
    ...needed,
    summary: { zh: '获取接入地址', en: 'Ask for the server that a player shall connect to' },
    errors: [codes.notFound, codes.denied, codes.unavailable],
  }),
} as const;

const percent = field(z.number().gt(0).max(100), '阈值', 'Percent');
const limits = {
  extendThreshold: field(percent, '扩容阈值', 'Percent above which servers are added'),
  shrinkThreshold: field(percent, '缩容阈值', 'Percent below which servers are removed, below the other one'),
  minServers: field(z.int().min(0).max(10), '最少服务器', '0 to 10'),
  maxServers: field(z.int().min(0).max(10), '最多服务器', '0 to 10, not below the minimum'),
  resource: field(ScaledResource, '依据', 'Load that decides'),
};
const pace = {
  step: field(z.int().min(1).max(10).optional(), '步长', 'Servers per step, default 1'),
  cooldownSeconds: field(z.int().min(0).max(86_400).optional(), '冷却秒数', 'Seconds between two steps, default 60'),
  windowSeconds: field(
    z.int().min(1).max(3600).optional(),
    '统计秒数',
    'Seconds that the load is averaged over, at most 3600, default 60',
  ),
  enabled: field(z.boolean().optional(), '启用', 'It acts'),
};

export const autoscaler = {
  get: op('GET /func/functions/{id}/autoscaler', {
    params: byFunction,
    reply: z.object({
      autoscaler: field(z.union([FuncAutoscaler, z.null()]), '自动伸缩', 'Null where there is none'),
    }),
    ...fieldsAreOurs,
    summary: { zh: '查看自动伸缩', en: 'Read the autoscaler of a function' },
    errors: [codes.notFound],
  }),
  create: op('POST /func/functions/{id}/autoscaler', {
    params: byFunction,
    body: z.strictObject({ ...limits, ...pace }),
    reply: autoscalerReply,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '创建自动伸缩', en: 'Create the autoscaler of a function' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
  update: op('PUT /func/functions/{id}/autoscaler', {
    params: byFunction,
    body: z.strictObject({ ...limits, ...pace }).partial(),
    reply: autoscalerReply,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改自动伸缩', en: 'Change the autoscaler of a function' },
    errors: [codes.invalid, codes.notFound],
  }),
  remove: op('DELETE /func/functions/{id}/autoscaler', {
    params: byFunction,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '关闭自动伸缩，服务器保留', en: 'Close the autoscaler; its servers stay' },
    errors: [codes.notFound],
  }),
  history: op('GET /func/functions/{id}/autoscaling-history', {
    params: byFunction,
    query: z.object({ ...offsetLimit, ...period }),
    reply: z.object({ history: field(z.array(FuncScaling), '伸缩记录', 'Newest first'), totalCount }),
    paging: 'offset-limit',
    listField: 'history',
    ...fieldsAreOurs,
    summary: { zh: '列出伸缩记录', en: 'List what the autoscaler did' },
    errors: [codes.invalid, codes.notFound],
  }),
} as const;

const logFilter = {
  serverId: filter('服务器 ID', 'Only this server', 'func.server'),
  from: period.startTime,
  to: period.endTime,
  query: filter('检索语句', 'Part of the line'),
  source: field(LogSource.optional(), '来源', 'Only what it wrote'),
};
/** It can be read only where the log service is on. */
const whereKept = [codes.invalid, codes.notFound, codes.wrongState] as const;

export const logs = {
  search: op('POST /functions/{id}/cls-log', {
    params: byFunction,
    body: z.strictObject({
      ...logFilter,
      limit: field(z.int().min(1).max(1000).optional(), '条数', 'Lines to answer, default 100'),
      context: filter('游标', 'The context of the page before'),
      sort: field(plainWords(['asc', 'desc']).optional(), '排序', 'By time, default desc'),
    }),
    reply: z.object({
      results: field(z.array(FuncLogLine), '日志', 'Lines of this page'),
      context: text('游标', 'Asks for the next page'),
      listOver: flag('已到末页', 'Nothing follows'),
    }),
    effect: 'read',
    ...fieldsAreOurs,
    summary: { zh: '检索函数日志', en: 'Search the logs of a function' },
    errors: whereKept,
  }),
  download: op('GET /functions/{id}/cls-log/download', {
    params: byFunction,
    query: z.object(logFilter),
    reply: 'stream',
    ...fieldsAreOurs,
    summary: { zh: '下载函数日志', en: 'Download the logs of a function as text, at most 100000 lines' },
    errors: whereKept,
  }),
  follow: op('GET /functions/{id}/{serverId}/log/follow', {
    params: { ...byFunction, serverId: id('func.server', '服务器 ID', 'Server id') },
    query: z.object({ after }),
    reply: 'events',
    event: FuncLogLine,
    ...needed,
    summary: { zh: '实时查看服务器日志', en: 'Follow the log of a server until it has ended' },
    errors: [codes.notFound],
  }),
  enable: op('POST /func/functions/{id}/enable-cls', {
    params: byFunction,
    body: z.strictObject({}),
    reply: functionInfo,
    access: 'owner',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '开启日志服务', en: 'Keep the logs of a function' },
    errors: [codes.notFound],
  }),
} as const;
