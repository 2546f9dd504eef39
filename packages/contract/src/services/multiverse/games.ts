// Games: what hosting knows of an app, its regions, and what they run on. Source: wire/realtime-and-compute.md 2.1, 2.2.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { address, count, entity, field, flag, id, properties, text } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import * as codes from '../shared/codes.ts';
import { audit, filter, line, number, ttl } from '../shared/fields.ts';
import { byAnyone, fieldsAreOurs } from '../shared/marks.ts';

export const GameType = enumOf(labels.game.type);
export const GameSource = enumOf(labels.game.source);
export const GameStatus = enumOf(labels.game.status);
export const GameRegionStatus = enumOf(labels.gameRegion.status);

// why: hosting posts only standard headers; the server checks them by `checkWebhookHeaders`; game-services.md 5
const webhook = z.object({
  url: address(2048, '地址', 'Where allocations are reported, http or https, or empty'),
  headers: properties(
    '请求头',
    'Sent with each report: at most 20 standard HTTP headers that say nothing of the transfer',
  ),
});
const roomManagement = z.object({ enabled: flag('启用', 'Rooms of sync may be backed by hosted servers') });

export const MultiverseGame = entity(
  z.object({
    gameId: id('app.app', '游戏 ID', 'App id, or the id of the service it was made for'),
    name: text('名称', 'Name'),
    type: field(GameType, '类型', 'Servers start on demand, or wait in a fleet'),
    source: field(GameSource, '来源', 'Service the game was made for'),
    status: field(GameStatus, '状态', 'A disabled game allocates nothing'),
    allocationTTL: ttl('最长运行时间', 'Longest life of a server; 0s is without end'),
    memoryPerCpu: number('每核内存', 'MiB of memory per core'),
    enablePassThrough: flag('直通', 'Players reach the servers directly'),
    webhook: field(webhook, '回调', 'Hears of allocations'),
    roomManagement: field(roomManagement, '房间管理', 'Rooms on hosted servers'),
    namespace: text('监控命名空间', 'Name in the monitoring dashboard, game-{id}'),
    ...audit,
  }),
  {
    id: 'MultiverseGame',
    zh: '游戏',
    en: 'What hosting runs servers of',
    columns: ['name', 'gameId', 'type', 'source', 'status', 'createdAt'],
    key: 'gameId',
  },
);

export const MultiverseOs = entity(
  z.object({
    name: text('标识', 'Image such as ubuntu:20.04'),
    displayName: text('名称', 'Name that people see'),
    isDefault: flag('默认', 'Taken when no system is named'),
  }),
  {
    id: 'MultiverseOs',
    zh: '操作系统',
    en: 'A system that server images are built on',
    columns: ['name', 'displayName', 'isDefault'],
    key: 'name',
  },
);

export const MultiverseRegion = entity(
  z.object({
    id: text('地域', 'Region id such as shanghai', 'multiverse.region'),
    name: text('标识', 'Name of the region'),
    displayName: text('名称', 'Name that people see'),
    provider: text('提供方', 'Who runs the machines'),
    available: flag('可用', 'Servers can be started there'),
    location: text('位置', 'Where the machines are'),
    qosUrl: text(
      '测速地址',
      'Answers 204 to whoever measures how far it is; not there where nothing answers',
    ).optional(),
  }),
  {
    id: 'MultiverseRegion',
    zh: '地域',
    en: 'A region that hosting offers',
    columns: ['id', 'displayName', 'provider', 'available'],
    key: 'id',
  },
);

export const MultiverseGameRegion = entity(
  z.object({
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    regionName: text('地域名称', 'Name of the region'),
    minServers: count('最少服务器', 'Servers kept ready'),
    maxServers: count('最多服务器', 'Servers at the same time'),
    bufferPercent: field(z.int().min(0).max(100), '缓冲比例', 'Ready servers in percent of the busy ones'),
    status: field(GameRegionStatus, '状态', 'Draining: servers run on, none is started'),
    reason: text('原因', 'Why servers do not start there, or empty'),
  }),
  {
    id: 'MultiverseGameRegion',
    zh: '游戏地域',
    en: 'A region that a game runs in, and how many servers wait there',
    columns: ['regionName', 'regionId', 'minServers', 'maxServers', 'bufferPercent', 'status'],
    key: 'regionId',
    named: ['regionName'],
  },
);

export const MultiverseResourceFactor = entity(
  z.object({
    cpuFactor: number('CPU 系数', 'Multiplies the CPU that servers ask for'),
    memoryFactor: number('内存系数', 'Multiplies the memory that servers ask for'),
  }),
  { id: 'MultiverseResourceFactor', zh: '资源系数', en: 'How far the resources of a game are stretched' },
);

const byGameId = { gameId: id('multiverse.game', '游戏 ID', 'Game id') };
const oneRegion = { ...byGameId, regionId: field(z.string().min(1), '地域', 'Region id', 'multiverse.region') };
const game = z.object({ game: field(MultiverseGame, '游戏', 'The game') });
const gameRegion = z.object({ gameRegion: field(MultiverseGameRegion, '游戏地域', 'The region of the game') });
const factor = (zh: string, en: string) => field(z.number().gt(0).optional(), zh, `${en}, default 1`);

const servers = {
  minServers: field(z.int().min(0).optional(), '最少服务器', 'Servers kept ready, default 1, at most maxServers'),
  maxServers: field(z.int().min(1).optional(), '最多服务器', 'Servers at the same time, default 10'),
  bufferPercent: field(z.int().min(0).max(100).optional(), '缓冲比例', 'Ready servers in percent, default 20'),
};
const settings = {
  type: field(GameType.optional(), '类型', 'Default OnDemandGame'),
  allocationTTL: ttl('最长运行时间', 'Longest life of a server; 0s is without end').optional(),
  webhook: field(webhook.optional(), '回调', 'Hears of allocations'),
  enablePassThrough: field(z.boolean().optional(), '直通', 'Players reach the servers directly'),
};

/** Settings of an app's game that only operators see and change. */
const perGame = { params: byGameId, access: 'operator', ...fieldsAreOurs } as const;

export const games = {
  create: op('POST /game/games', {
    headers: z.object({ source: field(GameSource.optional(), '来源', 'Service it is made for, default multiverse') }),
    body: z.strictObject({ ...byGameId, name: line(64, '名称', 'Name'), ...settings }),
    reply: game,
    access: 'owner',
    // why: a game that exists is answered as it is
    retry: 'always',
    known: 'assumed',
    because: 'fields and name of the header not shown',
    summary: { zh: '创建游戏，已存在时返回原有游戏', en: 'Create a game, or read the one that exists' },
    errors: [codes.invalid, codes.notFound, codes.denied],
  }),
  list: op('GET /game/games', {
    query: z.object({
      ...offsetLimit,
      name: filter('名称', 'Part of the name'),
      source: field(GameSource.optional(), '来源', 'Operators only'),
    }),
    reply: z.object({ games: field(z.array(MultiverseGame), '游戏', 'All games for an operator'), totalCount }),
    paging: 'offset-limit',
    listField: 'games',
    acrossApps: true,
    ...fieldsAreOurs,
    summary: { zh: '列出游戏', en: 'List the own games; all of them for an operator' },
  }),
  get: op('GET /game/games/{gameId}', {
    params: byGameId,
    reply: game,
    ...fieldsAreOurs,
    summary: { zh: '查看游戏', en: 'Read a game' },
    errors: [codes.notFound],
  }),
  update: op('PUT /game/games/{gameId}', {
    params: byGameId,
    body: z.strictObject({
      name: line(64, '名称', 'Name').optional(),
      ...settings,
      memoryPerCpu: field(z.number().gt(0).optional(), '每核内存', 'MiB of memory per core; operators only'),
      roomManagement: field(roomManagement.optional(), '房间管理', 'Rooms on hosted servers'),
    }),
    reply: game,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改游戏设置', en: 'Change the settings of a game' },
    errors: [codes.invalid, codes.notFound, codes.denied],
  }),
  resourceFactor: op('GET /game/games/{gameId}/resource-factor', {
    ...perGame,
    reply: z.object({ resourceFactor: field(MultiverseResourceFactor, '资源系数', 'Factors of the game') }),
    summary: { zh: '查看资源系数', en: 'Read the resource factors of a game' },
    errors: [codes.notFound],
  }),
  setResourceFactor: op('PUT /game/games/{gameId}/resource-factor', {
    ...perGame,
    body: z.strictObject({
      cpuFactor: factor('CPU 系数', 'Multiplies the CPU that servers ask for'),
      memoryFactor: factor('内存系数', 'Multiplies the memory that servers ask for'),
    }),
    reply: z.object({ resourceFactor: field(MultiverseResourceFactor, '资源系数', 'Factors of the game') }),
    summary: { zh: '设置资源系数', en: 'Set the resource factors of a game' },
    errors: [codes.invalid, codes.notFound],
  }),
  usageAdjustFactor: op('GET /game/games/{gameId}/usage-adjust-factor', {
    ...perGame,
    reply: z.object({ usageAdjustFactor: number('用量系数', 'Multiplies what is billed') }),
    summary: { zh: '查看用量调整系数', en: 'Read the factor of billed usage' },
    errors: [codes.notFound],
  }),
  setUsageAdjustFactor: op('PUT /game/games/{gameId}/usage-adjust-factor', {
    ...perGame,
    body: z.strictObject({ usageAdjustFactor: factor('用量系数', 'Multiplies what is billed') }),
    reply: z.object({ usageAdjustFactor: number('用量系数', 'Multiplies what is billed') }),
    danger: 'confirm',
    summary: { zh: '设置用量调整系数，影响计费', en: 'Set the factor of billed usage' },
    errors: [codes.invalid, codes.notFound],
  }),
} as const;

export const regions = {
  offered: op('GET /provider/regions', {
    reply: z.object({ regions: field(z.array(MultiverseRegion), '地域', 'Every region') }),
    ...fieldsAreOurs,
    summary: { zh: '列出可选地域', en: 'List the regions that hosting offers' },
  }),
  list: op('GET /game/games/{gameId}/game-regions', {
    params: byGameId,
    query: z.object(offsetLimit),
    reply: z.object({
      gameRegions: field(z.array(MultiverseGameRegion), '游戏地域', 'Regions of the game'),
      totalCount,
    }),
    paging: 'offset-limit',
    listField: 'gameRegions',
    ...fieldsAreOurs,
    summary: { zh: '列出游戏地域', en: 'List the regions of a game' },
    errors: [codes.notFound],
  }),
  create: op('POST /game/game-regions', {
    body: z.strictObject({ ...oneRegion, ...servers }),
    reply: gameRegion,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '为游戏添加地域', en: 'Add a region to a game' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
  update: op('PUT /game/games/{gameId}/regions/{regionId}', {
    params: oneRegion,
    body: z.strictObject(servers),
    reply: gameRegion,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改游戏地域的服务器数量', en: 'Change how many servers wait in a region' },
    errors: [codes.invalid, codes.notFound],
  }),
  remove: op('DELETE /game/games/{gameId}/regions/{regionId}', {
    params: oneRegion,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '移除没有运行中服务器的地域', en: 'Remove a region without live servers from a game' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

/** Systems that images are built on; read before anyone has signed in. */
export const systems = op('GET /game/os', {
  reply: z.object({ osList: field(z.array(MultiverseOs), '操作系统', 'Every system') }),
  ...byAnyone,
  cache: 'allow',
  known: 'spec',
  because: 'names as specified, the other fields are ours',
  summary: { zh: '列出镜像操作系统', en: 'List the systems that server images are built on' },
});
