// The servers of a stateful function, who plays on them, and what they used. Source: wire/realtime-and-compute.md 5, 9.7.

import * as z from 'zod';
import { enumOf, orEmpty, plainWords } from '../../kernel/enums.ts';
import { count, entity, field, id, properties, text, time, timeOrNull } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { labels } from '../../labels/labels.ts';
import * as codes from '../shared/codes.ts';
import { filter, idFilter, k, line, note, number, period } from '../shared/fields.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import { appValues, ServerPort, valuePoints } from '../shared/schemas.ts';
import { byFunction, configLevel, FuncEndReason } from './functions.ts';

export const FuncServerStatus = enumOf(labels.funcServer.status);

export const FuncServer = entity(
  z.object({
    id: id('func.server', '服务器 ID', 'Server id'),
    functionId: id('app.app', '函数 ID', 'Function'),
    name: text('名称', 'Name'),
    profileId: id('multiverse.profile', '启动配置 ID', 'Hosting profile'),
    profileName: text('启动配置', 'Name of the profile'),
    profileRevisionId: id('multiverse.revision', '版本 ID', 'Revision it runs'),
    version: count('版本号', 'Version of that revision'),
    status: field(FuncServerStatus, '状态', 'State'),
    ip: text('IP', 'Address that players connect to; empty until it runs'),
    ports: field(z.array(ServerPort), '端口', 'Ports as players reach them'),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    configLevel: text('配置档位', 'Such as 100m'),
    cpuLimit: text('CPU 上限', 'Thousandths of a core, such as 100m'),
    memoryLimit: text('内存上限', 'Like 154Mi'),
    tags: properties('标签', 'To find it by'),
    envs: properties('环境变量', 'Set beside those of the revision'),
    playerCount: count('人数', 'Players now'),
    maxPlayers: count('人数上限', 'Players it takes, 0 is without limit'),
    expireAt: timeOrNull('到期时间', 'It is stopped then'),
    createdAt: time('创建时间', 'Time of creation'),
    startedAt: timeOrNull('启动时间', 'When it began to run'),
    exitCode: field(z.union([z.int(), z.null()]), '退出码', 'What its program ended with; null while it runs'),
    failedReason: text('失败原因', 'Why it failed or ended, or empty'),
    endReason: field(
      orEmpty(FuncEndReason),
      '结束原因',
      'Why it failed or ended, in one of these words; empty while it lives',
    ),
    exitSignal: text('结束信号', 'Signal that ended its program, such as SIGSEGV, or empty'),
    endDetail: text('结束详情', 'What was said of it: the last line of its program, or what there was no room for'),
  }),
  {
    id: 'FuncServer',
    zh: '函数服务器',
    en: 'A logic server',
    columns: ['name', 'id', 'status', 'ip', 'ports', 'regionId', 'playerCount', 'createdAt'],
    key: 'id',
    named: ['name'],
  },
);

export const FuncPlayer = entity(
  z.object({
    playerId: text('玩家 ID', 'Id of the game itself'),
    connectedAt: time('连接时间', 'Time of connecting'),
  }),
  {
    id: 'FuncPlayer',
    zh: '在线玩家',
    en: 'A player on a server',
    columns: ['playerId', 'connectedAt'],
    key: 'playerId',
  },
);

export const FuncServerTag = entity(
  z.object({
    key: text('标签', 'Key'),
    values: field(z.array(z.string()), '值', 'Values in use'),
    serverCount: count('服务器数', 'Servers that carry it'),
  }),
  { id: 'FuncServerTag', zh: '服务器标签', en: 'A tag in use', columns: ['key', 'values', 'serverCount'], key: 'key' },
);

export const FuncPlayerCount = entity(
  z.object({
    total: count('总人数', 'Players on all servers'),
    servers: field(
      z.array(
        z.object({ serverId: id('func.server', '服务器 ID', 'Server'), playerCount: count('人数', 'Players on it') }),
      ),
      '服务器',
      'Players per server',
    ),
  }),
  { id: 'FuncPlayerCount', zh: '在线人数', en: 'How many play' },
);

export const FuncCpuUsage = entity(
  z.object({
    time: time('时间', 'Start of the interval'),
    cpuUsageUnit: number('CPU 用量', 'Core seconds that servers used'),
  }),
  { id: 'FuncCpuUsage', zh: 'CPU 用量', en: 'CPU of an interval', columns: ['time', 'cpuUsageUnit'], key: 'time' },
);

const oneServer = { ...byFunction, serverId: id('func.server', '服务器 ID', 'Server id') };
const server = z.object({ server: field(FuncServer, '函数服务器', 'The server') });
const name = line(64, '名称', 'Name');
const tags = properties('标签', 'To find it by').optional();
const maxPlayers = field(z.int().min(0).optional(), '人数上限', 'Players it takes, 0 is without limit');

export const servers = {
  list: op('GET /func/functions/{id}/servers', {
    params: byFunction,
    query: z.object({
      ...offsetLimit,
      status: field(FuncServerStatus.optional(), '状态', 'State'),
      tag: filter('标签', 'Carries this key, or key=value'),
      profileId: idFilter('multiverse.profile', '启动配置 ID', 'Of this profile'),
    }),
    reply: z.object({
      servers: field(
        z.array(FuncServer),
        '函数服务器',
        'Newest first; those that are deleted only where their status is asked for',
      ),
      totalCount,
    }),
    paging: 'offset-limit',
    listField: 'servers',
    ...fieldsAreOurs,
    summary: { zh: '列出函数服务器', en: 'List the servers of a function' },
    errors: [codes.notFound],
  }),
  create: op('POST /func/functions/{id}/servers', {
    bodyLimit: LARGE_BODY,
    params: byFunction,
    body: z.strictObject({
      name,
      profileId: field(
        z.uuid().optional(),
        '启动配置 ID',
        'Default: the default profile of the function',
        'multiverse.profile',
      ),
      profileRevisionId: field(z.uuid().optional(), '版本 ID', 'Default: the released one', 'multiverse.revision'),
      regionId: note(64, '地域', 'Region id', 'multiverse.region'),
      configLevel: configLevel.optional(),
      tags,
      envs: properties('环境变量', 'Set beside those of the revision').optional(),
      maxPlayers,
    }),
    reply: server,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '创建函数服务器', en: 'Start a server' },
    errors: [codes.invalid, codes.notFound, codes.denied, codes.limit, codes.wrongState, codes.unavailable],
  }),
  get: op('GET /func/functions/{id}/servers/{serverId}', {
    params: oneServer,
    reply: server,
    ...fieldsAreOurs,
    summary: { zh: '查看函数服务器', en: 'Read a server' },
    errors: [codes.notFound],
  }),
  update: op('PUT /func/functions/{id}/servers/{serverId}', {
    params: oneServer,
    body: z.strictObject({ name: name.optional(), tags, configLevel: configLevel.optional(), maxPlayers }),
    reply: server,
    access: 'owner',
    ...fieldsAreOurs,
    summary: {
      zh: '修改函数服务器；给出档位即重启，与原来相同也一样',
      en: 'Change a server; a level restarts it, also the one that it has',
    },
    errors: [codes.invalid, codes.notFound, codes.denied, codes.limit, codes.wrongState],
  }),
  remove: op('DELETE /func/functions/{id}/servers/{serverId}', {
    params: oneServer,
    reply: server,
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '删除函数服务器', en: 'Stop and delete a server' },
    errors: [codes.notFound],
  }),
  tags: op('GET /func/functions/{id}/server-tags', {
    params: byFunction,
    reply: z.object({ tags: field(z.array(FuncServerTag), '标签', 'Tags in use') }),
    ...fieldsAreOurs,
    summary: { zh: '列出服务器标签', en: 'List the tags of servers' },
    errors: [codes.notFound],
  }),
  players: op('GET /functions/{id}/{serverId}/players', {
    params: oneServer,
    query: z.object(offsetLimit),
    reply: z.object({ players: field(z.array(FuncPlayer), '在线玩家', 'As the server reports them'), totalCount }),
    paging: 'offset-limit',
    listField: 'players',
    ...fieldsAreOurs,
    summary: { zh: '列出服务器上的玩家', en: 'List who plays on a server' },
    errors: [codes.notFound],
  }),
  playerCount: op('GET /func/{id}/player-count-sum', {
    params: byFunction,
    reply: FuncPlayerCount,
    ...fieldsAreOurs,
    summary: { zh: '统计在线人数', en: 'Count who plays on all servers' },
    errors: [codes.notFound],
  }),
} as const;

export const usage = {
  cpu: op('GET /functions/metrics/cpu-usage', {
    query: z.object({
      functionId: id('app.app', '函数 ID', 'App id, or the id of its func service'),
      serverId: idFilter('func.server', '服务器 ID', 'Only this server'),
      ...period,
    }),
    reply: z.object({ items: field(z.array(FuncCpuUsage), 'CPU 用量', 'Oldest first') }),
    ...fieldsAreOurs,
    summary: { zh: '查看 CPU 用量', en: 'Read the CPU that servers used' },
    errors: [codes.invalid, codes.notFound],
  }),
  aggregation: op('GET /functions/metrics/aggregation', {
    cli: 'usage total',
    query: z.object({
      ...period,
      metric: field(plainWords(['usage', 'apps', 'cpuUsageUnit']), '指标', 'What to sum'),
    }),
    reply: valuePoints,
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '汇总全部应用的函数用量', en: 'Sum what all apps used' },
    errors: [codes.invalid],
  }),
  topK: op('GET /functions/metrics/topk', {
    cli: 'usage top',
    query: z.object({ ...period, metric: field(plainWords(['usage', 'cpuUsageUnit']), '指标', 'What to rank by'), k }),
    reply: appValues,
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '函数用量最高的应用', en: 'Rank the apps that use most' },
    errors: [codes.invalid],
  }),
} as const;
