// How players are matched: teams, rules and what relaxes them. Source: wire/realtime-and-compute.md 4.1, 4.2, 4.3.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, properties, text } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { labels } from '../../labels/labels.ts';
import * as codes from '../shared/codes.ts';
import { filter, line, note, number, period, step, ttl } from '../shared/fields.ts';
import { fieldsAreOurs } from '../shared/marks.ts';
import { AppType, epochMs, MatchTeam, player, regionIds } from './teams.ts';

export const RuleType = enumOf(labels.matchConfig.ruleType);
export const RelaxationType = enumOf(labels.matchConfig.relaxationType);
export const AgeType = enumOf(labels.matchConfig.ageType);
export const RegionStrategy = enumOf(labels.matchConfig.regionStrategy);

const reference = z.union([z.number(), z.string(), z.array(z.union([z.number(), z.string()]))]);

export const MatchRelaxation = entity(
  z.object({
    type: field(RelaxationType, '方式', 'What changes'),
    ageType: field(AgeType, '年龄依据', 'Whose waiting time counts'),
    atSeconds: field(z.number().min(0), '等待秒数', 'From this waiting time on; ascending in a list'),
    value: field(reference.optional(), '值', 'New minimum, maximum or reference; none to enable or disable'),
  }),
  { id: 'MatchRelaxation', zh: '放宽', en: 'How a limit changes while players wait' },
);
const relaxations = field(z.array(MatchRelaxation).max(20).optional(), '放宽', 'The latest that is due wins');

export const MatchRule = entity(
  z.object({
    name: line(64, '名称', 'Name'),
    type: field(RuleType, '类型', 'How values are compared'),
    source: field(
      z.string().min(1).max(128),
      '取值',
      'players.attributes.{key}, players.qosResults.latency, team.playerCount or ticket.ageSeconds',
    ),
    reference: field(reference.optional(), '参考值', 'A list for InList, a number for Difference and comparisons'),
    overlap: field(z.int().min(1).optional(), '交集大小', 'Items that Intersection wants in common'),
    not: field(z.boolean().optional(), '取反', 'Default false'),
    enableRule: field(z.boolean().optional(), '启用', 'Default true'),
    relaxations,
  }),
  { id: 'MatchRule', zh: '匹配规则', en: 'One condition of a match', columns: ['name', 'type', 'source', 'reference'] },
);

const range = (zh: string, en: string) =>
  field(
    z.object({
      min: field(z.int().min(1), '最少', 'At least'),
      max: field(z.int().min(1).max(1000), '最多', 'At most'),
      relaxations,
    }),
    zh,
    en,
  );

export const MatchTeamDefinition = entity(
  z.object({
    name: line(64, '名称', 'Unique in the config'),
    teamCount: range('队伍数', 'How many such teams a match has'),
    playerCount: range('每队人数', 'Players per team'),
    teamRules: field(z.array(MatchRule).max(50).optional(), '队内规则', 'Checked within each team'),
  }),
  { id: 'MatchTeamDefinition', zh: '队伍定义', en: 'A kind of team' },
);

const hosting = field(
  z.union([
    z.object({
      type: z.literal('multiverse'),
      profileId: field(z.uuid(), '启动配置 ID', 'Hosting profile with a released revision', 'multiverse.profile'),
      regionIds: field(z.array(z.string().min(1)).min(1), '地域', 'Regions a match may run in', 'multiverse.region'),
      envs: properties('环境变量', 'Given to the server').optional(),
      allocationTTL: ttl('存活时间', 'Longest life of the server').optional(),
    }),
    z.object({
      type: z.literal('sync'),
      roomProfileUuid: field(z.uuid(), '房间配置 ID', 'Profile of the room', 'sync.profile'),
      namespace: note(64, '命名空间', 'Namespace of the room'),
      visibility: field(enumOf(labels.room.visibility).optional(), '可见性', 'Default PRIVATE'),
    }),
  ]),
  '承载',
  'Where a match plays: a hosted server, or a room of sync',
);

const fields = {
  name: line(64, '名称', 'Unique in the app and type'),
  description: note(1000, '描述', 'Free text'),
  enabled: field(z.boolean().optional(), '启用', 'Takes tickets, default true'),
  hosting,
  teams: field(z.array(MatchTeamDefinition).min(1).max(50), '队伍', 'All together at most 1000 players'),
  matchRules: field(z.array(MatchRule).max(50).optional(), '整场规则', 'Checked over all players of a match'),
  ticketTimeoutSeconds: field(z.int().min(5).max(3600).optional(), '票据超时', '5 to 3600 seconds, default 60'),
  fillWindowSeconds: field(
    z.int().min(0).max(3600).optional(),
    '凑满等待',
    'Seconds to wait for a full match, default 5',
  ),
  backfillEnabled: field(z.boolean().optional(), '启用回填', 'Running matches may take more players, default false'),
  regionStrategy: field(RegionStrategy.optional(), '地域策略', 'Default ticket'),
  defaultRegionId: note(64, '默认地域', 'When nothing else decides', 'multiverse.region'),
};

export const MatchConfig = entity(
  z.object({
    id: id('match.config', '匹配配置 ID', 'Config id'),
    appId: text('应用 ID', 'App', 'app.app'),
    appType: field(AppType, '类型', 'Hosting or sync; fixed'),
    ...fields,
    description: text('描述', 'Free text'),
    enabled: flag('启用', 'Takes tickets'),
    matchRules: field(z.array(MatchRule), '整场规则', 'Checked over all players of a match'),
    ticketTimeoutSeconds: count('票据超时', 'Seconds until a ticket gives up'),
    fillWindowSeconds: count('凑满等待', 'Seconds to wait for a full match'),
    backfillEnabled: flag('启用回填', 'Running matches may take more players'),
    regionStrategy: field(RegionStrategy, '地域策略', 'How the region of a match is found'),
    defaultRegionId: text('默认地域', 'When nothing else decides, or empty', 'multiverse.region'),
    version: count('版本号', 'Raised by each change'),
    createdAt: epochMs('创建时间', 'Time of creation'),
    updatedAt: epochMs('修改时间', 'Time of the last change'),
  }),
  {
    id: 'MatchConfig',
    zh: '匹配配置',
    en: 'How one queue matches its players',
    columns: ['name', 'id', 'appType', 'enabled', 'version', 'backfillEnabled'],
    key: 'id',
    named: ['name'],
  },
);

export const MatchTicketCount = entity(
  z.object({
    waiting: count('等待', 'Tickets that search'),
    matched: count('已匹配', 'Tickets whose match is being placed'),
    oldestAgeSeconds: count('最长等待', 'Seconds that the oldest ticket has waited'),
    backfills: count('回填', 'Running matches that want players'),
  }),
  { id: 'MatchTicketCount', zh: '票据数量', en: 'The queue of a config now' },
);

export const MatchTicketPoint = entity(
  z.object({
    time: field(z.iso.datetime(), '时间', 'Start of the interval'),
    created: count('新建', 'Tickets made'),
    matched: count('成功', 'Tickets matched'),
    timeout: count('超时', 'Tickets that gave up'),
    canceled: count('取消', 'Tickets withdrawn'),
    avgWaitSeconds: number('平均等待', 'Seconds'),
  }),
  {
    id: 'MatchTicketPoint',
    zh: '票据曲线',
    en: 'One interval of the queue of a config',
    columns: ['time', 'created', 'matched', 'timeout', 'canceled', 'avgWaitSeconds'],
    key: 'time',
  },
);

export const MatchTestResult = entity(
  z.object({
    matches: field(
      z.array(
        z.object({
          teams: field(z.array(MatchTeam), '队伍', 'Teams of the match'),
          regionId: text('地域', 'Region id', 'multiverse.region'),
          roomId: text('房间 ID', 'Room of the backfill, or empty'),
        }),
      ),
      '对局',
      'Matches that would be made',
    ),
    unmatchedTicketIds: field(z.array(z.string()), '未匹配票据', 'Tickets that would go on waiting'),
    evaluations: field(
      z.array(
        z.object({
          matchIndex: field(z.int().min(-1), '对局序号', '-1: why the others did not match'),
          rule: text('规则', 'Name of the rule'),
          passed: flag('通过', 'The rule holds'),
          detail: text('详情', 'Values that were compared'),
        }),
      ),
      '规则判定',
      'How each rule came out',
    ),
  }),
  { id: 'MatchTestResult', zh: '试算结果', en: 'What a config would make of given tickets' },
);

const byApp = { appId: id('app.app', '应用 ID', 'App id') };
const oneConfig = { ...byApp, configId: field(z.uuid(), '匹配配置 ID', 'Config id', 'match.config') };
const config = z.object({ config: field(MatchConfig, '匹配配置', 'The config') });
const released = z.object({ released: count('数量', 'How many were ended') });

export const configs = {
  list: op('GET /apps/{appId}/configs', {
    params: byApp,
    query: z.object({
      ...offsetLimit,
      appType: field(AppType.optional(), '类型', 'Hosting or sync'),
      name: filter('名称', 'Part of the name'),
    }),
    reply: z.object({ configs: field(z.array(MatchConfig), '匹配配置', 'Newest first'), totalCount }),
    paging: 'offset-limit',
    listField: 'configs',
    ...fieldsAreOurs,
    summary: { zh: '列出匹配配置', en: 'List match configs' },
    errors: [codes.notFound],
  }),
  create: op('POST /apps/{appId}/configs', {
    bodyLimit: LARGE_BODY,
    params: byApp,
    body: z.strictObject({ appType: field(AppType, '类型', 'Hosting or sync'), ...fields }),
    reply: config,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '创建匹配配置', en: 'Create a match config' },
    errors: [codes.invalid, codes.exists, codes.wrongState],
  }),
  get: op('GET /apps/{appId}/configs/{configId}', {
    params: oneConfig,
    reply: config,
    ...fieldsAreOurs,
    summary: { zh: '查看匹配配置', en: 'Read a match config' },
    errors: [codes.notFound],
  }),
  update: op('PUT /apps/{appId}/configs/{configId}', {
    bodyLimit: LARGE_BODY,
    params: oneConfig,
    body: z.strictObject(fields),
    reply: config,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '替换匹配配置', en: 'Replace a match config; waiting tickets use the new one' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
  remove: op('DELETE /apps/{appId}/configs/{configId}', {
    params: oneConfig,
    query: z.object({ force: field(z.boolean().optional(), '强制', 'Also with waiting tickets') }),
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '删除匹配配置', en: 'Delete a match config' },
    errors: [codes.notFound, codes.wrongState],
  }),
  test: op('POST /apps/{appId}/configs/{configId}/test', {
    bodyLimit: LARGE_BODY,
    params: oneConfig,
    body: z.strictObject({
      tickets: field(
        z
          .array(
            z.strictObject({
              id: field(z.string().min(1).max(64).optional(), '票据 ID', 'Default: its number'),
              players: field(z.array(player).min(1), '玩家', 'A party stays together'),
              regionIds,
              ageSeconds: field(z.number().min(0).optional(), '等待秒数', 'How long it has waited, default 0'),
            }),
          )
          .min(1)
          .max(200),
        '票据',
        '1 to 200',
      ),
      backfills: field(
        z
          .array(
            z.strictObject({
              roomId: field(z.string().min(1), '房间 ID', 'Room'),
              regionId: field(z.string().min(1), '地域', 'Region id', 'multiverse.region'),
              teams: field(z.array(MatchTeam), '队伍', 'Who plays there'),
            }),
          )
          .optional(),
        '回填',
        'Running matches that want players',
      ),
    }),
    reply: MatchTestResult,
    effect: 'read',
    ...fieldsAreOurs,
    summary: { zh: '试算匹配结果，不保存', en: 'Try a config on given tickets; nothing is stored' },
    errors: [codes.invalid, codes.notFound],
  }),
  ticketCount: op('GET /apps/{appId}/configs/{configId}/query-ticket-count', {
    params: oneConfig,
    reply: MatchTicketCount,
    ...fieldsAreOurs,
    summary: { zh: '查看等待中的票据数', en: 'Count the tickets that wait' },
    errors: [codes.notFound],
  }),
  ticketMetrics: op('GET /apps/{appId}/configs/{configId}/tickets-count-metrics', {
    params: oneConfig,
    query: z.object({ ...period, step }),
    reply: z.object({ points: field(z.array(MatchTicketPoint), '曲线', 'Oldest first') }),
    ...fieldsAreOurs,
    summary: { zh: '查看票据曲线', en: 'Read how a queue went' },
    errors: [codes.invalid, codes.notFound],
  }),
  releaseTickets: op('POST /apps/{appId}/configs/{configId}/release-tickets', {
    bodyLimit: LARGE_BODY,
    params: oneConfig,
    body: z.strictObject({
      ticketIds: field(z.array(z.string()).optional(), '票据 ID', 'Default: every one', 'match.ticket'),
    }),
    reply: released,
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '释放等待中的票据', en: 'Cancel tickets that wait' },
    errors: [codes.notFound],
  }),
  releaseBackfills: op('POST /apps/{appId}/configs/{configId}/release-backfills', {
    bodyLimit: LARGE_BODY,
    params: oneConfig,
    body: z.strictObject({ roomIds: field(z.array(z.string()).optional(), '房间 ID', 'Default: every one') }),
    reply: released,
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '结束回填', en: 'End backfills' },
    errors: [codes.notFound],
  }),
} as const;
