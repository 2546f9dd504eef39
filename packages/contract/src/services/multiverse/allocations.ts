// Allocations: the servers that run, and what they used. Source: wire/realtime-and-compute.md 2.1, 2.2, 9.1.

import * as z from 'zod';
import { enumOf, orEmpty, plainWords } from '../../kernel/enums.ts';
import { count, entity, field, id, properties, text, time, timeOrNull } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import * as codes from '../shared/codes.ts';
import { after, audit, filter, idFilter, k, number, period, step, tail, ttl } from '../shared/fields.ts';
import { byAnyone, fieldsAreOurs, needed, operatorOnly } from '../shared/marks.ts';
import { ServerLogLine, ServerPort, ValuePoint } from '../shared/schemas.ts';

export const AllocationStatus = enumOf(labels.allocation.status);
export const EndReason = enumOf(labels.allocation.endReason);
export const ServerState = enumOf(labels.allocation.serverState);
export const ServerPurpose = enumOf(labels.allocation.serverPurpose);
export const TopGamesMetric = plainWords(['allocationCount', 'durationSum', 'networkTransmit']);

export const MultiverseAllocation = entity(
  z.object({
    uuid: id('multiverse.allocation', '服务器 ID', 'Chosen by whoever allocates'),
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    profileId: id('multiverse.profile', '启动配置 ID', 'Profile'),
    profileName: text('启动配置', 'Name of the profile'),
    profileRevisionId: id('multiverse.revision', '版本 ID', 'Revision it runs'),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    regionName: text('地域名称', 'Name of the region'),
    ip: text('IP', 'Address that players connect to; empty until allocated'),
    gameServerPorts: field(z.array(ServerPort), '端口', 'Ports as players reach them; empty until allocated'),
    gameServerName: text('实例名', 'Name of the running server'),
    status: field(AllocationStatus, '状态', 'Allocated once the server has said that it is ready'),
    msg: text('说明', 'Why it failed or ended'),
    endReason: field(
      orEmpty(EndReason),
      '结束原因',
      'Why it failed or ended, in one of these words; empty while it lives',
    ),
    exitCode: field(z.union([z.int(), z.null()]), '退出码', 'What its program ended with; null while it runs'),
    exitSignal: text('结束信号', 'Signal that ended its program, such as SIGSEGV, or empty'),
    endDetail: text('结束详情', 'What the reason does not say, such as the last line of its program, or empty'),
    serverState: field(
      orEmpty(ServerState),
      '服务器状态',
      'What the server reads of itself; empty before one is started',
    ),
    nodeName: text('节点', 'Machine it runs on; empty until it is placed'),
    allocationTTL: ttl('存活时间', 'Longest life; 0s is without end'),
    envs: properties('环境变量', 'Given by whoever allocated'),
    ...audit,
    fulfilledAt: timeOrNull('分配时间', 'When it became ready'),
    expireAt: timeOrNull('到期时间', 'Recycled then'),
    lastHeartbeatAt: timeOrNull('上次心跳', 'Time of the last heartbeat'),
    deletedAt: timeOrNull('回收时间', 'When it ended'),
    deletedByUser: text('回收者', 'Who ended it or empty'),
  }),
  {
    id: 'MultiverseAllocation',
    zh: '服务器',
    en: 'A running server',
    columns: ['uuid', 'profileName', 'regionId', 'status', 'ip', 'gameServerPorts', 'createdAt'],
    key: 'uuid',
  },
);

export const MultiverseServer = entity(
  z.object({
    id: id('multiverse.server', '实例 ID', 'Server id'),
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    profileId: id('multiverse.profile', '启动配置 ID', 'Profile'),
    profileName: text('启动配置', 'Name of the profile'),
    profileRevisionId: id('multiverse.revision', '版本 ID', 'Revision it runs'),
    version: count('版本号', 'Version of that revision'),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    name: text('实例名', 'Name of the running server'),
    state: field(ServerState, '状态', 'What the server reads of itself'),
    purpose: field(ServerPurpose, '用途', 'Somebody has it, it waits for somebody, or it tries a revision out'),
    allocationId: field(
      z.union([z.uuid(), z.null()]),
      '分配 ID',
      'Allocation that has it; null of one that waits or tries a revision out',
      'multiverse.allocation',
    ),
    ip: text('IP', 'Address that players connect to; empty until it is ready'),
    gameServerPorts: field(z.array(ServerPort), '端口', 'Ports as players reach them; empty until it is ready'),
    nodeName: text('节点', 'Machine it runs on'),
    createdAt: audit.createdAt,
    readyAt: timeOrNull('就绪时间', 'When it said that it is ready'),
    lastHeartbeatAt: timeOrNull('上次心跳', 'Time of the last heartbeat'),
  }),
  {
    id: 'MultiverseServer',
    zh: '服务器实例',
    en: 'A server of a game, whether somebody has it or it waits',
    columns: ['name', 'profileName', 'version', 'regionId', 'state', 'ip', 'createdAt'],
    key: 'id',
    named: ['name'],
  },
);

export const MultiverseMetric = entity(
  z.object({
    name: field(plainWords(['cpu', 'memory', 'networkTransmit', 'networkReceive']), '指标', 'What is measured'),
    unit: text('单位', 'Unit of the values'),
    points: field(z.array(ValuePoint), '数据点', 'Oldest first'),
  }),
  {
    id: 'MultiverseMetric',
    zh: '服务器指标',
    en: 'One curve of a server',
    columns: ['name', 'unit', 'points'],
    key: 'name',
  },
);

export const MultiverseServerCount = entity(
  z.object({
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    profileId: id('multiverse.profile', '启动配置 ID', 'Profile'),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    ready: count('就绪', 'Servers that wait'),
    allocated: count('已分配', 'Servers in use'),
    total: count('总数', 'All servers'),
    versions: field(
      z.array(
        z.object({
          profileRevisionId: id('multiverse.revision', '版本 ID', 'Revision'),
          version: count('版本号', 'Its version'),
          count: count('数量', 'Servers that run it'),
        }),
      ),
      '版本',
      'How many run each revision, newest version first',
    ),
  }),
  {
    id: 'MultiverseServerCount',
    zh: '服务器数量',
    en: 'Servers of one profile in one region',
    columns: ['gameId', 'profileId', 'regionId', 'ready', 'allocated', 'total'],
  },
);

const sums = {
  time: time('时间', 'Start of the day or hour'),
  allocationCount: count('分配次数', 'Servers allocated'),
  durationSum: number('运行时长', 'Seconds that servers ran'),
  networkTransmit: number('出流量', 'Bytes sent'),
};

export const MultiverseGameUsage = entity(
  z.object({
    ...sums,
    cpuUsage: number('CPU 用量', 'Core seconds'),
    memoryUsage: number('内存用量', 'MiB seconds'),
  }),
  {
    id: 'MultiverseGameUsage',
    zh: '游戏用量',
    en: 'What a game used in a day or an hour',
    columns: ['time', 'allocationCount', 'durationSum', 'networkTransmit', 'cpuUsage', 'memoryUsage'],
    key: 'time',
  },
);

export const MultiverseUsage = entity(z.object({ ...sums, gameCount: count('游戏数', 'Games that ran servers') }), {
  id: 'MultiverseUsage',
  zh: '托管用量',
  en: 'What all games used in a day or an hour',
  columns: ['time', 'gameCount', 'allocationCount', 'durationSum', 'networkTransmit'],
  key: 'time',
});

export const MultiverseTopGame = entity(
  z.object({
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    gameName: text('游戏', 'Name of the game'),
    value: number('数值', 'Value of the metric'),
  }),
  {
    id: 'MultiverseTopGame',
    zh: '游戏排名',
    en: 'One row of a ranking of games',
    columns: ['gameName', 'gameId', 'value'],
    key: 'gameId',
  },
);

const byGame = { gameId: id('multiverse.game', '游戏 ID', 'Game id') };
const oneServer = { ...byGame, id: id('multiverse.allocation', '服务器 ID', 'Uuid of the allocation') };
const allocation = z.object({ allocation: field(MultiverseAllocation, '服务器', 'The server') });
const granularity = field(plainWords(['day', 'hour']).optional(), '粒度', 'Default day');

export const allocations = {
  list: op('GET /allocation/games/{gameId}/allocations', {
    params: byGame,
    query: z.object({
      ...offsetLimit,
      status: field(z.array(AllocationStatus).optional(), '状态', 'Any of these'),
      profileId: idFilter('multiverse.profile', '启动配置 ID', 'Of this profile'),
      regionId: filter('地域', 'In this region', 'multiverse.region'),
      uuid: idFilter('multiverse.allocation', '服务器 ID', 'Only this one'),
      ...period,
    }),
    reply: z.object({ allocations: field(z.array(MultiverseAllocation), '服务器', 'Newest first'), totalCount }),
    paging: 'offset-limit',
    listField: 'allocations',
    known: 'seen',
    because: 'the server seen, filters are ours',
    summary: { zh: '列出服务器', en: 'List the servers of a game' },
    errors: [codes.invalid, codes.notFound],
  }),
  create: op('POST /allocation/games/{gameId}/allocations', {
    params: byGame,
    body: z.object({
      uuid: field(
        z.uuid().optional(),
        '服务器 ID',
        'Repeating it answers the same server; default: a new one',
        'multiverse.allocation',
      ),
      profileId: field(z.uuid(), '启动配置 ID', 'Profile with a released revision', 'multiverse.profile'),
      regionId: field(z.string().min(1), '地域', 'A region of the game', 'multiverse.region'),
      envs: properties('环境变量', 'Set beside those of the revision').optional(),
      allocationTTL: ttl('存活时间', 'Longest life, at most that of the game; 0s or empty: as the game').optional(),
    }),
    reply: allocation,
    access: 'owner',
    known: 'seen',
    summary: { zh: '分配服务器', en: 'Allocate a server' },
    errors: [codes.invalid, codes.notFound, codes.exists, codes.limit, codes.wrongState, codes.unavailable],
  }),
  get: op('GET /allocation/games/{gameId}/allocations/{id}', {
    params: oneServer,
    reply: allocation,
    known: 'seen',
    summary: { zh: '查看服务器', en: 'Read a server' },
    errors: [codes.notFound],
  }),
  remove: op('DELETE /allocation/games/{gameId}/allocations/{id}', {
    params: oneServer,
    reply: allocation,
    access: 'owner',
    danger: 'confirm',
    known: 'seen',
    because: 'one that has ended is answered as it is',
    summary: { zh: '取消或回收服务器', en: 'Cancel a server that is starting, or end one that runs' },
    errors: [codes.notFound],
  }),
  log: op('GET /allocation/games/{gameId}/allocations/{id}/log', {
    params: oneServer,
    query: z.object({ tail }),
    reply: z.object({
      logUrl: text('日志地址', 'Signed URL of the whole log as gzip, for a while'),
      content: text('日志', 'The last lines'),
    }),
    ...fieldsAreOurs,
    summary: { zh: '查看服务器日志', en: 'Read the log of a server' },
    errors: [codes.notFound],
  }),
  follow: op('GET /allocation/games/{gameId}/allocations/{id}/follow', {
    params: oneServer,
    query: z.object({ after }),
    reply: 'events',
    event: ServerLogLine,
    ...needed,
    summary: { zh: '实时查看服务器日志', en: 'Follow the log of a server until it has ended' },
    errors: [codes.notFound],
  }),
  metrics: op('GET /allocation/games/{gameId}/allocations/{id}/metrics', {
    params: oneServer,
    query: z.object({ ...period, step }),
    reply: z.object({ metrics: field(z.array(MultiverseMetric), '指标', 'One curve each') }),
    ...fieldsAreOurs,
    summary: { zh: '查看服务器指标', en: 'Read the load of a server' },
    errors: [codes.invalid, codes.notFound],
  }),
  count: op('GET /allocation/allocations/game-server-count', {
    query: z.object({
      gameId: idFilter('multiverse.game', '游戏 ID', 'Default: the own game; every game for an operator'),
      profileId: idFilter('multiverse.profile', '启动配置 ID', 'Of this profile'),
      regionId: filter('地域', 'In this region', 'multiverse.region'),
    }),
    reply: z.object({ counts: field(z.array(MultiverseServerCount), '数量', 'One row per profile and region') }),
    acrossApps: true,
    ...fieldsAreOurs,
    summary: { zh: '统计服务器数量', en: 'Count servers by profile and region' },
  }),
  logFile: op('GET /log-file', {
    query: z.object({
      key: field(z.string().min(1), '日志键', 'As in the URL of the log'),
      expires: field(z.int().min(0), '过期时间', 'Unix seconds'),
      signature: field(z.string().min(1), '签名', 'As in the URL of the log'),
    }),
    reply: 'stream',
    ...byAnyone,
    cache: 'allow',
    known: 'assumed',
    because: 'the URL is handed out by the log call; its path is ours',
    summary: { zh: '下载服务器日志（gzip）', en: 'Download the whole log of a server as gzip' },
    errors: [codes.denied, codes.notFound],
  }),
} as const;

export const servers = {
  list: op('GET /allocation/games/{gameId}/servers', {
    params: byGame,
    query: z.object({
      ...offsetLimit,
      state: field(z.array(ServerState).optional(), '状态', 'Any of these'),
      regionId: filter('地域', 'In this region', 'multiverse.region'),
      revisionId: idFilter('multiverse.revision', '版本 ID', 'Of this revision'),
    }),
    reply: z.object({ servers: field(z.array(MultiverseServer), '服务器实例', 'Newest first'), totalCount }),
    paging: 'offset-limit',
    listField: 'servers',
    ...needed,
    summary: { zh: '列出服务器实例，含等待分配的', en: 'List the servers that live, those that wait too' },
    errors: [codes.invalid, codes.notFound],
  }),
} as const;

export const statistics = {
  sumByGame: op('POST /allocation/stats/sum-by-game-v2', {
    cli: 'usage total',
    body: z.strictObject({ ...byGame, ...period, granularity }),
    reply: z.object({ items: field(z.array(MultiverseGameUsage), '用量', 'Oldest first') }),
    effect: 'read',
    ...fieldsAreOurs,
    summary: { zh: '查看游戏用量', en: 'Sum what a game used' },
    errors: [codes.invalid, codes.notFound],
  }),
  sum: op('POST /allocation/stats/sum-v2', {
    cli: 'usage total',
    body: z.strictObject({ ...period, granularity }),
    reply: z.object({ items: field(z.array(MultiverseUsage), '用量', 'Oldest first') }),
    ...operatorOnly,
    effect: 'read',
    ...fieldsAreOurs,
    summary: { zh: '汇总全部游戏用量', en: 'Sum what all games used' },
    errors: [codes.invalid],
  }),
  topGames: op('POST /allocation/stats/top-games-v2', {
    cli: 'usage top',
    body: z.strictObject({
      metric: field(TopGamesMetric, '指标', 'What to rank by'),
      limit: k,
      ...period,
    }),
    reply: z.object({ items: field(z.array(MultiverseTopGame), '排名', 'Largest value first') }),
    ...operatorOnly,
    effect: 'read',
    ...fieldsAreOurs,
    summary: { zh: '用量最高的游戏', en: 'Rank the games that use most' },
    errors: [codes.invalid],
  }),
} as const;
