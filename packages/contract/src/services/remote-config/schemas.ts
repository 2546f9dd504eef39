// Configs, the overrides that change them for some players, and what a player gets.
// Source: wire/data-and-tools.md 1.1, 2.1.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { alsoAs, count, dropping, entity, field, flag, id, text, time } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';
import { line, note } from '../shared/fields.ts';

export const ConfigType = enumOf(labels.config.type);
export const OverrideStatus = enumOf(labels.override.status);
export const VariableType = enumOf(labels.variant.variableType);
export const OverrideReason = enumOf(labels.override.reason);
export const AttributeType = enumOf(labels.configAttribute.type);

const revision = count('修订号', 'Rises with every change; sent back, it refuses a change that is out of date');
const made = {
  createdAt: time('创建时间', 'Time of creation'),
  createdBy: text('创建者', 'Who created it'),
};
const audit = {
  ...made,
  modifiedAt: time('修改时间', 'Time of the last change'),
  modifiedBy: text('修改者', 'Who changed it last'),
};
/** What clients send back with a config or an override that they have read; only the server writes it. */
const READ_ONLY = [
  ...(['configId', 'overrideId', 'status', 'overrideCount'] as const),
  ...(['createdAt', 'createdBy', 'modifiedAt', 'modifiedBy'] as const),
] as const;
const typedValue = {
  type: field(ConfigType, '类型', 'Type of the value'),
  value: text('值', 'The value as text, also of numbers and JSON'),
};

export const RemoteConfig = entity(
  z.object({
    configId: id('remoteConfig.config', '配置 ID', 'Config id'),
    key: text('键', 'Unique in the app'),
    ...typedValue,
    description: text('描述', 'Free text'),
    overrideCount: count('覆盖规则数', 'Overrides that set this key'),
    resourceAge: revision,
    ...audit,
  }),
  {
    id: 'RemoteConfig',
    zh: '远程配置',
    en: 'A typed value that games read at run time',
    columns: ['key', 'type', 'value', 'overrideCount', 'configId', 'modifiedAt'],
    key: 'configId',
    named: ['key'],
  },
);

export const ConfigVariant = entity(
  z.object({
    variantId: id('remoteConfig.variant', '变体 ID', 'Variant id'),
    name: text('名称', 'Unique in its override'),
    weight: field(z.int().min(0).max(100), '权重', 'Share in percent; the weights of an override sum to 100'),
    variableType: field(VariableType, '编辑方式', 'How the console edits the values'),
    values: field(
      z.array(z.object({ key: text('键', 'Key of an existing config'), ...typedValue })),
      '值',
      'What it sets',
    ),
  }),
  {
    id: 'ConfigVariant',
    zh: '变体',
    en: 'One set of values of an override',
    columns: ['name', 'variantId', 'weight', 'variableType', 'values'],
    key: 'variantId',
    named: ['name'],
  },
);

const timeOrEmpty = z.union([z.iso.datetime(), z.literal('')]);
const from = (schema: z.ZodType<string>) => field(schema, '开始时间', 'Start; empty: at once');
const until = (schema: z.ZodType<string>) => field(schema, '结束时间', 'End; empty: never');

export const ConfigOverride = entity(
  z.object({
    overrideId: id('remoteConfig.override', '覆盖规则 ID', 'Override id'),
    name: text('名称', 'Name'),
    description: text('描述', 'Free text'),
    status: field(OverrideStatus, '状态', 'An ended override keeps enable'),
    startDate: from(timeOrEmpty),
    endDate: until(timeOrEmpty),
    rule: text('规则', 'Expression over unity, app and user; `true` is everyone'),
    rolloutPercentage: field(z.int().min(0).max(100), '放量比例', 'Percent of the users the rule lets in'),
    priority: field(z.int().min(1).max(1000), '优先级', '1 is the highest'),
    variants: field(z.array(ConfigVariant), '变体', 'One of them applies to a user'),
    resourceAge: revision,
    ...audit,
  }),
  {
    id: 'ConfigOverride',
    zh: '覆盖规则',
    en: 'Other values of configs, for some players and some time',
    columns: ['name', 'overrideId', 'status', 'priority', 'rolloutPercentage', 'startDate', 'endDate'],
    key: 'overrideId',
    named: ['name'],
  },
);

export const RuleCheck = entity(
  z.object({
    valid: flag('有效', 'The rule can be evaluated'),
    message: text('消息', 'What is wrong, or empty'),
    position: field(z.int().min(-1), '位置', 'Character the message is about, from 0; -1 for none'),
    attributes: field(z.array(z.string()), '属性', 'Attributes the rule reads, such as user.score'),
  }),
  { id: 'RuleCheck', zh: '规则校验结果', en: 'What is wrong with a rule' },
);

export const ConfigSetting = entity(z.object(typedValue), {
  id: 'ConfigSetting',
  zh: '配置值',
  en: 'A typed value as a game reads it',
  columns: ['type', 'value'],
});

/** Reply of a player: key → value. */
export const settings = field(z.record(z.string(), ConfigSetting), '配置值', 'Typed values by key');

export const OverrideVerdict = entity(
  z.object({
    overrideId: id('remoteConfig.override', '覆盖规则 ID', 'Override id'),
    name: text('名称', 'Name of the override'),
    priority: field(z.int(), '优先级', '1 is the highest'),
    matched: flag('命中', 'It applied to the player'),
    reason: field(OverrideReason, '原因', 'Why it did or did not apply'),
    bucket: field(
      z.int().min(-1).max(9999),
      '分桶',
      'Place of the user; in when below the percentage times 100; -1 without a user',
    ),
    variantName: text('变体', 'Variant that was drawn, or empty'),
    keys: field(z.array(z.string()), '生效的键', 'Keys whose value it decided'),
    message: text('消息', 'What is wrong with the rule, or empty'),
    position: field(z.int().min(-1), '位置', 'Character the message is about, from 0; -1 for none'),
  }),
  {
    id: 'OverrideVerdict',
    zh: '覆盖规则判定',
    en: 'What an override did to one request',
    columns: ['name', 'matched', 'reason', 'priority', 'bucket', 'variantName'],
    key: 'overrideId',
  },
);

export const ConfigSimulation = entity(
  z.object({
    settings,
    overrides: field(z.array(OverrideVerdict), '覆盖规则判定', 'Every override, in the order they were tried'),
    sources: field(
      z.record(z.string(), z.uuid()),
      '来源',
      'Override that decided a key; a key without one has its default',
      'remoteConfig.override',
    ),
  }),
  { id: 'ConfigSimulation', zh: '模拟结果', en: 'What a player would get, and why' },
);

const calls = {
  getSettingsCall: count('读取次数', 'Reads of players'),
  getOverridesCall: count('覆盖读取次数', 'Reads of players with overrides'),
};
const counts = {
  configCount: count('配置数', 'Configs'),
  maxCachedCount: count('最大缓存数', 'Most entries in the read cache'),
};
const activeAppCount = count('活跃应用数', 'Apps with reads');

export const ConfigUsage = entity(z.object({ ...calls, ...counts, activeAppCount }), {
  id: 'ConfigUsage',
  zh: '远程配置用量',
  en: 'What was read in a range of days',
});

export const ConfigDailyUsage = entity(
  z.object({ date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'), ...calls, ...counts, activeAppCount }),
  {
    id: 'ConfigDailyUsage',
    zh: '每日用量',
    en: 'What was read on one day',
    columns: ['date', 'getSettingsCall', 'getOverridesCall', 'configCount', 'activeAppCount', 'maxCachedCount'],
    key: 'date',
  },
);

export const ConfigAppUsage = entity(
  z.object({
    appId: id('app.app', '应用 ID', 'App'),
    appName: text('应用名称', 'Name of the app'),
    ...calls,
    ...counts,
  }),
  {
    id: 'ConfigAppUsage',
    zh: '应用用量',
    en: 'What one app read',
    columns: ['appName', 'appId', 'getSettingsCall', 'getOverridesCall', 'configCount'],
    key: 'appId',
  },
);

const key = line(255, '键', 'Unique in the app');
const value = field(z.string().min(1).max(1_000_000), '值', 'The value as text; has to fit its type');

const configFields = {
  key,
  type: field(ConfigType, '类型', 'Type of the value'),
  value,
  description: note(1000, '描述', 'Free text'),
};
const knownRevision = field(
  z.int().min(0).optional(),
  '修订号',
  'Refuses the change where this is not the current one',
);

export const ConfigWrite = dropping(z.strictObject(configFields), ...READ_ONLY, 'resourceAge');
export const ConfigChange = dropping(z.strictObject({ ...configFields, resourceAge: knownRevision }), ...READ_ONLY);

/** why no uuid: it names nothing before it is written, and a file brings its ids along so that players keep their places */
const ownId = z.string().regex(/^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/);

const variant = z.strictObject({
  variantId: field(ownId.optional(), '变体 ID', 'Keeps this variant; an id of its own where there is none'),
  name: line(64, '名称', 'Unique in its override, default `variant 1`').optional(),
  weight: field(
    z.int().min(0).max(100).optional(),
    '权重',
    'Share in percent, 100 together; where none has one all are drawn alike',
  ),
  variableType: field(VariableType.optional(), '编辑方式', 'Default keyValue'),
  values: field(
    z.array(z.strictObject({ key, type: field(ConfigType, '类型', 'Type of the config'), value })).max(1000),
    '值',
    'What it sets',
  ),
});
/** The whole set of variants of an override. */
export const variants = field(z.array(variant).min(1).max(20), '变体', '1 to 20, replaced as a set');

const overrideFields = {
  name: line(128, '名称', 'Name'),
  description: note(1000, '描述', 'Free text'),
  startDate: from(timeOrEmpty).optional(),
  endDate: until(timeOrEmpty).optional(),
  // Source of the other names: wire/data-and-tools.md 1.1
  rule: alsoAs(field(z.string().max(5000).optional(), '规则', 'Expression, default `true`'), 'expr', 'condition'),
  rolloutPercentage: field(z.int().min(0).max(100).optional(), '放量比例', 'Percent, default 100'),
  priority: field(z.int().min(1).max(1000).optional(), '优先级', '1 is the highest, default 1000'),
  variants: variants.optional(),
};

export const OverrideWrite = dropping(z.strictObject(overrideFields), ...READ_ONLY, 'resourceAge');
export const OverrideChange = dropping(z.strictObject({ ...overrideFields, resourceAge: knownRevision }), ...READ_ONLY);

const overrideId = field(ownId.optional(), '覆盖规则 ID', 'The override it stands for, if it is one of the app');

/** An override as somebody edits it, tried without being saved. */
export const draft = field(
  dropping(
    z.strictObject({ ...overrideFields, overrideId }),
    ...(['status', 'createdAt', 'createdBy', 'modifiedAt', 'modifiedBy', 'resourceAge'] as const),
  ).optional(),
  '草稿',
  'An override as it is being edited, tried as if it were saved and enabled',
);

const one = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const flat = z.union([one, z.array(one), z.record(z.string(), one)]);
const deeper = z.union([one, z.array(flat), z.record(z.string(), flat)]);
/** As JSON has it, four levels deep with the group. */
const attributeValue = z.union([one, z.array(deeper), z.record(z.string(), deeper)]);
const attributesOf = (zh: string, en: string) => field(z.record(z.string(), attributeValue).optional(), zh, en);

/** Which of the configs a game reads. */
export const which = {
  keys: field(z.array(z.string().min(1).max(255)).max(1000).optional(), '键', 'Only these keys, default all'),
  types: field(z.array(ConfigType).optional(), '类型', 'Only these types, default all'),
};

/** Who is playing, for the rules of overrides. Names seen in games; wire/data-and-tools.md 1.1. */
export const playing = {
  personaId: field(z.string().max(128).optional(), '角色 ID', 'Persona of the player'),
  isDebugBuild: field(z.boolean().optional(), '调试包', 'The build is a debug build'),
  packageVersion: field(z.string().max(64).optional(), '包版本', 'Version of the build'),
  attributes: field(
    z
      .object({
        unity: attributesOf('引擎属性', 'platform, osVersion, model, language …'),
        app: attributesOf('应用属性', 'version, packageVersion, releaseId …'),
        user: attributesOf('玩家属性', 'userId, score, tier …'),
      })
      .optional(),
    '属性',
    'What rules compare, in three groups',
  ),
};

/** A player by any id the game gives it. */
export const playerId = z.string().min(1).max(128);

export const ChangeKind = enumOf(labels.configChange.kind);
export const ChangeWord = enumOf(labels.configChange.change);

const changes = field(
  z.array(
    z.object({
      kind: field(ChangeKind, '类型', 'What was changed'),
      name: text('名称', 'Key of the config or name of the override'),
      change: field(ChangeWord, '变更', 'What happened to it'),
    }),
  ),
  '变更',
  'What differs from the version before, at most 100 lines',
);

export const ConfigVersion = entity(
  z.object({
    version: field(z.int().min(0), '版本', 'Rises by one with every change'),
    note: text('说明', 'Why it was made, or empty'),
    restoredFrom: field(z.int().min(0), '恢复自', 'The version that it brought back; 0 for none'),
    changes,
    ...made,
  }),
  {
    id: 'ConfigVersion',
    zh: '配置版本',
    en: 'All configs and overrides of an app as they were after a change',
    columns: ['version', 'createdAt', 'createdBy', 'note', 'restoredFrom'],
    key: 'version',
  },
);

const documentConfig = z.strictObject({
  key,
  type: field(ConfigType, '类型', 'Type of the value'),
  value,
  description: note(1000, '描述', 'Free text'),
});
const documentOverride = z.strictObject({
  overrideId: field(ownId.optional(), '覆盖规则 ID', 'Keeps this override; an id of its own where there is none'),
  ...overrideFields,
  status: field(OverrideStatus.optional(), '状态', 'Default disable'),
});

/** All of an app in one piece, as a file in a repository holds it. */
export const documentParts = {
  configs: field(z.array(documentConfig).max(10_000), '远程配置', 'All configs; one that is missing is deleted'),
  overrides: field(z.array(documentOverride).max(10_000), '覆盖规则', 'All overrides; one that is missing is deleted'),
};
export const expectedVersion = field(
  z.int().min(0).optional(),
  '当前版本',
  'Refuses the change where this is not the current version',
);
export const versionNote = field(z.string().max(200).optional(), '说明', 'Why, for the history');

export const ConfigDocument = entity(
  z.object({
    version: field(z.int().min(0), '版本', 'The version it is of; 0 before the first change'),
    configs: field(
      z.array(
        z.object({ key: text('键', 'Unique in the app'), ...typedValue, description: text('描述', 'Free text') }),
      ),
      '远程配置',
      'All configs by key',
    ),
    overrides: field(
      z.array(
        ConfigOverride.omit({
          resourceAge: true,
          createdAt: true,
          createdBy: true,
          modifiedAt: true,
          modifiedBy: true,
        }),
      ),
      '覆盖规则',
      'All overrides, highest priority first, then oldest',
    ),
  }),
  { id: 'ConfigDocument', zh: '配置文档', en: 'All configs and overrides of an app in one piece' },
);

export const VariantExposure = entity(
  z.object({
    date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'),
    time: time('时间', 'Start of the hour, or of the day'),
    variantId: id('remoteConfig.variant', '变体 ID', 'Variant that was drawn'),
    variantName: text('变体', 'Its name, or empty where it is gone'),
    reads: count('读取次数', 'Reads to which the override applied'),
  }),
  {
    id: 'VariantExposure',
    zh: '曝光',
    en: 'How often a variant was really given out on one day or in one hour',
    columns: ['time', 'variantName', 'reads'],
  },
);

export const ExposedPlayers = entity(
  z.object({
    date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'),
    players: count('玩家数', 'About how many different players, by HyperLogLog'),
  }),
  {
    id: 'ExposedPlayers',
    zh: '曝光玩家',
    en: 'How many players an override reached on one day',
    columns: ['date', 'players'],
  },
);

export const SeenAttribute = entity(
  z.object({
    name: text('属性', 'As a rule writes it, such as user.score'),
    type: field(AttributeType, '类型', 'Type of its values'),
    values: field(z.array(z.string()), '常见值', 'At most 20 that were often sent; none that look like ids'),
  }),
  {
    id: 'SeenAttribute',
    zh: '属性',
    en: 'An attribute that games sent in the last 7 days, from a sample of their reads',
    columns: ['name', 'type', 'values'],
    key: 'name',
  },
);
