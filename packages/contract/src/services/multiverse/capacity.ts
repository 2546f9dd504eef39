// What operators decide about machines: where servers go, and what is reserved when. Source: wire/realtime-and-compute.md 2.1.
import * as z from 'zod';
import { count, entity, field, flag, id, ruled, text } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { cpuQuantity, memoryQuantity } from '../../rules/names/identifiers.ts';
import * as codes from '../shared/codes.ts';
import { filter, idFilter, line } from '../shared/fields.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';

const cron = field(
  z.string().min(9).max(256),
  '定时表达式',
  'Five fields: minute hour day month weekday, Asia/Shanghai',
);

export const MultiversePlaceholderSchedule = entity(
  z.object({
    id: id('multiverse.schedule', '计划 ID', 'Schedule id'),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    name: text('名称', 'Name'),
    cron,
    durationMinutes: count('时长', 'Minutes that the capacity stays reserved'),
    replicas: count('副本数', 'Placeholders that are kept'),
    cpu: text('CPU', 'Thousandths of a core each, such as 100m'),
    memory: text('内存', 'Of each, such as 154Mi'),
    enabled: flag('启用', 'The schedule runs'),
  }),
  {
    id: 'MultiversePlaceholderSchedule',
    zh: '占位计划',
    en: 'Idle capacity that is reserved at set hours; one row per region',
    columns: ['regionId', 'id', 'cron', 'durationMinutes', 'replicas', 'enabled'],
    key: 'id',
  },
);

export const MultiverseLocation = entity(
  z.object({
    id: text('位置 ID', 'Location id', 'multiverse.location'),
    name: text('名称', 'Name'),
    provider: text('提供方', 'Who runs the machines'),
    regionIds: field(z.array(z.string()), '地域', 'Regions it serves'),
    status: text('状态', 'State of the machines'),
  }),
  {
    id: 'MultiverseLocation',
    zh: '位置',
    en: 'A place with machines',
    columns: ['id', 'name', 'provider', 'regionIds', 'status'],
    key: 'id',
    named: ['name'],
  },
);

const ratio = field(z.number().min(0).max(100), '比例', 'Percent of new servers; those of a region sum to 100');

export const MultiverseLocationRatio = entity(
  z.object({
    id: id('multiverse.locationRatio', '比例 ID', 'Ratio id'),
    gameId: field(
      z.union([z.uuid(), z.null()]),
      '游戏 ID',
      'Only for this game; null: for every game',
      'multiverse.game',
    ),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    locationId: text('位置 ID', 'Location id', 'multiverse.location'),
    ratio,
  }),
  {
    id: 'MultiverseLocationRatio',
    zh: '位置比例',
    en: 'How many of the new servers of a region go to a location',
    columns: ['regionId', 'locationId', 'gameId', 'ratio', 'id'],
    key: 'id',
  },
);

const byRatio = { id: id('multiverse.locationRatio', '比例 ID', 'Ratio id') };
const locationRatio = z.object({ locationRatio: field(MultiverseLocationRatio, '位置比例', 'The ratio') });

export const placeholderSchedules = {
  list: op('GET /provider/placeholder-schedules', {
    query: z.object({ ...offsetLimit, regionId: filter('地域', 'In this region', 'multiverse.region') }),
    reply: z.object({
      placeholderSchedules: field(z.array(MultiversePlaceholderSchedule), '占位计划', 'One per region'),
      totalCount,
    }),
    paging: 'offset-limit',
    listField: 'placeholderSchedules',
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '列出占位计划', en: 'List the schedules of reserved capacity' },
  }),
  update: op('PUT /provider/placeholder-schedules/{id}', {
    params: { id: id('multiverse.schedule', '计划 ID', 'Schedule id') },
    body: z.strictObject({
      regionId: field(z.string().min(1).optional(), '地域', 'Region id', 'multiverse.region'),
      name: line(64, '名称', 'Name').optional(),
      cron: cron.optional(),
      durationMinutes: field(z.int().min(1).optional(), '时长', 'Minutes that the capacity stays reserved'),
      replicas: field(z.int().min(0).optional(), '副本数', 'Placeholders to keep'),
      cpu: ruled(cpuQuantity, 'CPU').optional(),
      memory: ruled(memoryQuantity, '内存').optional(),
      enabled: field(z.boolean().optional(), '启用', 'The schedule runs'),
    }),
    reply: z.object({ placeholderSchedule: field(MultiversePlaceholderSchedule, '占位计划', 'The schedule') }),
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '修改占位计划', en: 'Change a schedule of reserved capacity' },
    errors: [codes.invalid, codes.notFound],
  }),
} as const;

export const locations = {
  list: op('GET /provider/locations', {
    reply: z.object({ locations: field(z.array(MultiverseLocation), '位置', 'Every location') }),
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '列出位置', en: 'List the places with machines' },
  }),
} as const;

export const locationRatios = {
  list: op('GET /game/location-ratios', {
    query: z.object({
      ...offsetLimit,
      gameId: idFilter('multiverse.game', '游戏 ID', 'For this game'),
      regionId: filter('地域', 'In this region', 'multiverse.region'),
    }),
    reply: z.object({ locationRatios: field(z.array(MultiverseLocationRatio), '位置比例', 'By region'), totalCount }),
    paging: 'offset-limit',
    listField: 'locationRatios',
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '列出位置比例', en: 'List how new servers are spread over locations' },
  }),
  create: op('POST /game/location-ratios', {
    body: z.strictObject({
      gameId: idFilter('multiverse.game', '游戏 ID', 'Only for this game; default: for every game'),
      regionId: field(z.string().min(1), '地域', 'Region id', 'multiverse.region'),
      locationId: field(z.string().min(1), '位置 ID', 'Location id', 'multiverse.location'),
      ratio,
    }),
    reply: locationRatio,
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '创建位置比例', en: 'Send a share of new servers to a location' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
  update: op('PUT /game/location-ratios/{id}', {
    params: byRatio,
    body: z.strictObject({ ratio }),
    reply: locationRatio,
    ...operatorOnly,
    ...fieldsAreOurs,
    summary: { zh: '修改位置比例', en: 'Change the share of a location' },
    errors: [codes.invalid, codes.notFound],
  }),
  remove: op('DELETE /game/location-ratios/{id}', {
    params: byRatio,
    reply: z.object({}),
    ...operatorOnly,
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '删除位置比例', en: 'Delete the share of a location' },
    errors: [codes.notFound],
  }),
} as const;
