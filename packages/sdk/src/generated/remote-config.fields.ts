// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const refreshTokenFields: OperationFields = {};

export const configsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  keys: { in: 'query', type: 'array', max: 1000, items: { type: 'string', required: true, min: 1, max: 255 }, zh: '键', titleEn: 'Keys', en: 'Only these keys, default all' },
  types: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'] }, zh: '类型', titleEn: 'Type', en: 'Only these types, default all' },
  keyword: { in: 'query', type: 'string', zh: '关键词', titleEn: 'Keyword', en: 'Part of the key or description' },
};

export const configsCreateFields: OperationFields = {
  key: { in: 'body', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '键', titleEn: 'Key', en: 'Unique in the app, 1 to 255 characters' },
  type: { in: 'body', type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'], zh: '类型', titleEn: 'Type', en: 'Type of the value' },
  value: { in: 'body', type: 'string', required: true, min: 1, max: 1000000, zh: '值', titleEn: 'Value', en: 'The value as text; has to fit its type' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const configsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '配置 ID', titleEn: 'Config ID', en: 'Config id' },
};

export const configsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '配置 ID', titleEn: 'Config ID', en: 'Config id' },
  key: { in: 'body', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '键', titleEn: 'Key', en: 'Unique in the app, 1 to 255 characters' },
  type: { in: 'body', type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'], zh: '类型', titleEn: 'Type', en: 'Type of the value' },
  value: { in: 'body', type: 'string', required: true, min: 1, max: 1000000, zh: '值', titleEn: 'Value', en: 'The value as text; has to fit its type' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  resourceAge: { in: 'body', type: 'integer', min: 0, zh: '修订号', titleEn: 'Revision', en: 'Refuses the change where this is not the current one' },
};

export const configsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '配置 ID', titleEn: 'Config ID', en: 'Config id' },
  force: { in: 'query', type: 'boolean', zh: '强制', titleEn: 'Force', en: 'Also where overrides use it' },
};

export const configsRemoveManyFields: OperationFields = {
  configIds: { in: 'query', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: 'ID 列表', titleEn: 'Config IDs', en: '1 to 100; all of them or none' },
  force: { in: 'query', type: 'boolean', zh: '强制', titleEn: 'Force', en: 'Also where overrides use it' },
};

export const overridesListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  keyword: { in: 'query', type: 'string', zh: '关键词', titleEn: 'Keyword', en: 'Part of the name or description' },
  status: { in: 'query', type: 'string', enum: ['enable', 'disable'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
};

export const overridesCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 128 characters' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  startDate: { in: 'body', type: 'union', anyOf: [{ type: 'string', required: true, format: 'date-time' }, { type: 'string', required: true, enum: [''] }], zh: '开始时间', titleEn: 'Started', en: 'Start; empty: at once' },
  endDate: { in: 'body', type: 'union', anyOf: [{ type: 'string', required: true, format: 'date-time' }, { type: 'string', required: true, enum: [''] }], zh: '结束时间', titleEn: 'Ended', en: 'End; empty: never' },
  rule: { in: 'body', type: 'string', max: 5000, zh: '规则', titleEn: 'Rule', en: 'Expression, default `true`' },
  rolloutPercentage: { in: 'body', type: 'integer', min: 0, max: 100, zh: '放量比例', titleEn: 'Rollout (%)', en: 'Percent, default 100' },
  priority: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '优先级', titleEn: 'Priority', en: '1 is the highest, default 1000' },
  variants: { in: 'body', type: 'array', min: 1, max: 20, items: { type: 'object', required: true, fields: { variantId: { type: 'string', format: 'uuid', zh: '变体 ID', titleEn: 'Variant ID', en: 'Keeps this variant' }, name: { type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in its override, default `variant 1`, 1 to 64 characters' }, weight: { type: 'integer', required: true, min: 0, max: 100, zh: '权重', titleEn: 'Weight', en: 'Share in percent; all of them sum to 100' }, variableType: { type: 'string', enum: ['keyValue', 'json'], zh: '编辑方式', titleEn: 'Editing', en: 'Default keyValue' }, values: { type: 'array', required: true, max: 1000, items: { type: 'object', required: true, fields: { key: { type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '键', titleEn: 'Key', en: 'Unique in the app, 1 to 255 characters' }, type: { type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'], zh: '类型', titleEn: 'Type', en: 'Type of the config' }, value: { type: 'string', required: true, min: 1, max: 1000000, zh: '值', titleEn: 'Value', en: 'The value as text; has to fit its type' } }, strict: true }, zh: '值', titleEn: 'Value', en: 'What it sets' } }, strict: true }, zh: '变体', titleEn: 'Variants', en: '1 to 20, replaced as a set' },
};

export const overridesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '覆盖规则 ID', titleEn: 'Override ID', en: 'Override id' },
};

export const overridesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '覆盖规则 ID', titleEn: 'Override ID', en: 'Override id' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 128 characters' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  startDate: { in: 'body', type: 'union', anyOf: [{ type: 'string', required: true, format: 'date-time' }, { type: 'string', required: true, enum: [''] }], zh: '开始时间', titleEn: 'Started', en: 'Start; empty: at once' },
  endDate: { in: 'body', type: 'union', anyOf: [{ type: 'string', required: true, format: 'date-time' }, { type: 'string', required: true, enum: [''] }], zh: '结束时间', titleEn: 'Ended', en: 'End; empty: never' },
  rule: { in: 'body', type: 'string', max: 5000, zh: '规则', titleEn: 'Rule', en: 'Expression, default `true`' },
  rolloutPercentage: { in: 'body', type: 'integer', min: 0, max: 100, zh: '放量比例', titleEn: 'Rollout (%)', en: 'Percent, default 100' },
  priority: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '优先级', titleEn: 'Priority', en: '1 is the highest, default 1000' },
  variants: { in: 'body', type: 'array', min: 1, max: 20, items: { type: 'object', required: true, fields: { variantId: { type: 'string', format: 'uuid', zh: '变体 ID', titleEn: 'Variant ID', en: 'Keeps this variant' }, name: { type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in its override, default `variant 1`, 1 to 64 characters' }, weight: { type: 'integer', required: true, min: 0, max: 100, zh: '权重', titleEn: 'Weight', en: 'Share in percent; all of them sum to 100' }, variableType: { type: 'string', enum: ['keyValue', 'json'], zh: '编辑方式', titleEn: 'Editing', en: 'Default keyValue' }, values: { type: 'array', required: true, max: 1000, items: { type: 'object', required: true, fields: { key: { type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '键', titleEn: 'Key', en: 'Unique in the app, 1 to 255 characters' }, type: { type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'], zh: '类型', titleEn: 'Type', en: 'Type of the config' }, value: { type: 'string', required: true, min: 1, max: 1000000, zh: '值', titleEn: 'Value', en: 'The value as text; has to fit its type' } }, strict: true }, zh: '值', titleEn: 'Value', en: 'What it sets' } }, strict: true }, zh: '变体', titleEn: 'Variants', en: '1 to 20, replaced as a set' },
  resourceAge: { in: 'body', type: 'integer', min: 0, zh: '修订号', titleEn: 'Revision', en: 'Refuses the change where this is not the current one' },
};

export const overridesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '覆盖规则 ID', titleEn: 'Override ID', en: 'Override id' },
};

export const overridesRemoveManyFields: OperationFields = {
  overrideIds: { in: 'query', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: 'ID 列表', titleEn: 'Override IDs', en: '1 to 100; all of them or none' },
};

export const overridesValidateRuleFields: OperationFields = {
  rule: { in: 'body', type: 'string', required: true, max: 5000, zh: '规则', titleEn: 'Rule', en: 'Expression; empty is `true`' },
};

export const overridesEnableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '覆盖规则 ID', titleEn: 'Override ID', en: 'Override id' },
};

export const overridesDisableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '覆盖规则 ID', titleEn: 'Override ID', en: 'Override id' },
};

export const variantsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '覆盖规则 ID', titleEn: 'Override ID', en: 'Override id' },
};

export const variantsSetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '覆盖规则 ID', titleEn: 'Override ID', en: 'Override id' },
  variants: { in: 'body', type: 'array', required: true, min: 1, max: 20, items: { type: 'object', required: true, fields: { variantId: { type: 'string', format: 'uuid', zh: '变体 ID', titleEn: 'Variant ID', en: 'Keeps this variant' }, name: { type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in its override, default `variant 1`, 1 to 64 characters' }, weight: { type: 'integer', required: true, min: 0, max: 100, zh: '权重', titleEn: 'Weight', en: 'Share in percent; all of them sum to 100' }, variableType: { type: 'string', enum: ['keyValue', 'json'], zh: '编辑方式', titleEn: 'Editing', en: 'Default keyValue' }, values: { type: 'array', required: true, max: 1000, items: { type: 'object', required: true, fields: { key: { type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '键', titleEn: 'Key', en: 'Unique in the app, 1 to 255 characters' }, type: { type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'], zh: '类型', titleEn: 'Type', en: 'Type of the config' }, value: { type: 'string', required: true, min: 1, max: 1000000, zh: '值', titleEn: 'Value', en: 'The value as text; has to fit its type' } }, strict: true }, zh: '值', titleEn: 'Value', en: 'What it sets' } }, strict: true }, zh: '变体', titleEn: 'Variants', en: '1 to 20, replaced as a set' },
};

export const settingsSimulateFields: OperationFields = {
  userId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '用户 ID', titleEn: 'User ID', en: 'Player, decides bucket and variant' },
  keys: { in: 'body', type: 'array', max: 1000, items: { type: 'string', required: true, min: 1, max: 255 }, zh: '键', titleEn: 'Keys', en: 'Only these keys, default all' },
  types: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'] }, zh: '类型', titleEn: 'Type', en: 'Only these types, default all' },
  personaId: { in: 'body', type: 'string', max: 128, zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona of the player' },
  isDebugBuild: { in: 'body', type: 'boolean', zh: '调试包', titleEn: 'Is debug build', en: 'The build is a debug build' },
  packageVersion: { in: 'body', type: 'string', max: 64, zh: '包版本', titleEn: 'Package version', en: 'Version of the build' },
  attributes: { in: 'body', type: 'object', fields: { unity: { type: 'map', values: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }, { type: 'boolean', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }] } }] }, zh: '引擎属性', titleEn: 'Unity', en: 'platform, osVersion, model, language …' }, app: { type: 'map', values: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }, { type: 'boolean', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }] } }] }, zh: '应用属性', titleEn: 'App', en: 'version, packageVersion, releaseId …' }, user: { type: 'map', values: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }, { type: 'boolean', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }] } }] }, zh: '玩家属性', titleEn: 'User', en: 'userId, score, tier …' } }, zh: '属性', titleEn: 'Properties', en: 'What rules compare, in three groups' },
  time: { in: 'body', type: 'string', format: 'date-time', zh: '时间', titleEn: 'Time', en: 'Moment to evaluate at, default now' },
};

export const settingsGetFields: OperationFields = {
  userId: { in: 'body', type: 'string', min: 1, max: 128, zh: '用户 ID', titleEn: 'User ID', en: 'Default: the player itself' },
  keys: { in: 'body', type: 'array', max: 1000, items: { type: 'string', required: true, min: 1, max: 255 }, zh: '键', titleEn: 'Keys', en: 'Only these keys, default all' },
  types: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'] }, zh: '类型', titleEn: 'Type', en: 'Only these types, default all' },
};

export const settingsResolveFields: OperationFields = {
  userId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '用户 ID', titleEn: 'User ID', en: 'Player, decides bucket and variant' },
  keys: { in: 'body', type: 'array', max: 1000, items: { type: 'string', required: true, min: 1, max: 255 }, zh: '键', titleEn: 'Keys', en: 'Only these keys, default all' },
  types: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'] }, zh: '类型', titleEn: 'Type', en: 'Only these types, default all' },
  personaId: { in: 'body', type: 'string', max: 128, zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona of the player' },
  isDebugBuild: { in: 'body', type: 'boolean', zh: '调试包', titleEn: 'Is debug build', en: 'The build is a debug build' },
  packageVersion: { in: 'body', type: 'string', max: 64, zh: '包版本', titleEn: 'Package version', en: 'Version of the build' },
  attributes: { in: 'body', type: 'object', fields: { unity: { type: 'map', values: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }, { type: 'boolean', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }] } }] }, zh: '引擎属性', titleEn: 'Unity', en: 'platform, osVersion, model, language …' }, app: { type: 'map', values: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }, { type: 'boolean', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }] } }] }, zh: '应用属性', titleEn: 'App', en: 'version, packageVersion, releaseId …' }, user: { type: 'map', values: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }, { type: 'boolean', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }] } }] }, zh: '玩家属性', titleEn: 'User', en: 'userId, score, tier …' } }, zh: '属性', titleEn: 'Properties', en: 'What rules compare, in three groups' },
};

export const usagesTotalFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Operators only: this app, default all' },
};

export const usagesDailyFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const usagesByAppFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const remoteConfigFields: ServiceFields = {
  refreshToken: refreshTokenFields,
  'configs.list': configsListFields,
  'configs.create': configsCreateFields,
  'configs.get': configsGetFields,
  'configs.update': configsUpdateFields,
  'configs.remove': configsRemoveFields,
  'configs.removeMany': configsRemoveManyFields,
  'overrides.list': overridesListFields,
  'overrides.create': overridesCreateFields,
  'overrides.get': overridesGetFields,
  'overrides.update': overridesUpdateFields,
  'overrides.remove': overridesRemoveFields,
  'overrides.removeMany': overridesRemoveManyFields,
  'overrides.validateRule': overridesValidateRuleFields,
  'overrides.enable': overridesEnableFields,
  'overrides.disable': overridesDisableFields,
  'variants.list': variantsListFields,
  'variants.set': variantsSetFields,
  'settings.simulate': settingsSimulateFields,
  'settings.get': settingsGetFields,
  'settings.resolve': settingsResolveFields,
  'usages.total': usagesTotalFields,
  'usages.daily': usagesDailyFields,
  'usages.byApp': usagesByAppFields,
};
