// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const refreshAuthCacheFields: OperationFields = {};

export const refreshRegionsCacheFields: OperationFields = {};

export const appsOpenFields: OperationFields = {
  appId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  appType: { in: 'body', type: 'string', required: true, enum: ['multiverse', 'sync'], zh: '类型', en: 'Hosting or sync' },
  name: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '名称', en: 'Default: the name of the app' },
};

export const appsGetFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  appType: { in: 'query', type: 'string', required: true, enum: ['multiverse', 'sync'], zh: '类型', en: 'Hosting or sync' },
};

export const appsCloseFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  appType: { in: 'query', type: 'string', required: true, enum: ['multiverse', 'sync'], zh: '类型', en: 'Hosting or sync' },
};

export const appsTicketSumFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default now' },
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', en: 'Default: the calling app; all apps for an operator' },
};

export const appsTicketTopKFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default now' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', en: 'How many apps, default 10' },
};

export const configsListFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 9999' },
  appType: { in: 'query', type: 'string', enum: ['multiverse', 'sync'], zh: '类型', en: 'Hosting or sync' },
  name: { in: 'query', type: 'string', zh: '名称', en: 'Part of the name' },
};

export const configsCreateFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  appType: { in: 'body', type: 'string', required: true, enum: ['multiverse', 'sync'], zh: '类型', en: 'Hosting or sync' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Unique in the app and type, 1 to 64 characters' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', en: 'Free text' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Takes tickets, default true' },
  hosting: { in: 'body', type: 'union', required: true, anyOf: [{ type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['multiverse'] }, profileId: { type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', en: 'Hosting profile with a released revision' }, regionIds: { type: 'array', required: true, min: 1, items: { type: 'string', required: true, min: 1 }, zh: '地域', en: 'Regions a match may run in' }, envs: { type: 'map', values: { type: 'string', required: true }, zh: '环境变量', en: 'Given to the server' }, allocationTTL: { type: 'string', min: 0, max: 32, pattern: '^(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$', zh: '存活时间', en: 'Longest life of the server; like 600s or 1h0m0s' } } }, { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['sync'] }, roomProfileUuid: { type: 'string', required: true, format: 'uuid', zh: '房间配置 ID', en: 'Profile of the room' }, namespace: { type: 'string', max: 64, zh: '命名空间', en: 'Namespace of the room' }, visibility: { type: 'string', enum: ['PUBLIC', 'PRIVATE'], zh: '可见性', en: 'Default PRIVATE' } } }], zh: '承载', en: 'Where a match plays: a hosted server, or a room of sync' },
  teams: { in: 'body', type: 'array', required: true, min: 1, max: 50, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Unique in the config, 1 to 64 characters' }, teamCount: { type: 'object', required: true, fields: { min: { type: 'integer', required: true, min: 1, zh: '最少', en: 'At least' }, max: { type: 'integer', required: true, min: 1, max: 1000, zh: '最多', en: 'At most' }, relaxations: { type: 'array', max: 20, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['RangeControl.ReplaceMin', 'RangeControl.ReplaceMax', 'ReferenceControl.Replace', 'RuleControl.Enable', 'RuleControl.Disable'], zh: '方式', en: 'What changes' }, ageType: { type: 'string', required: true, enum: ['Youngest', 'Oldest', 'Average'], zh: '年龄依据', en: 'Whose waiting time counts' }, atSeconds: { type: 'number', required: true, min: 0, zh: '等待秒数', en: 'From this waiting time on; ascending in a list' }, value: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '值', en: 'New minimum, maximum or reference; none to enable or disable' } }, zh: '放宽', en: 'How a limit changes while players wait' }, zh: '放宽', en: 'The latest that is due wins' } }, zh: '队伍数', en: 'How many such teams a match has' }, playerCount: { type: 'object', required: true, fields: { min: { type: 'integer', required: true, min: 1, zh: '最少', en: 'At least' }, max: { type: 'integer', required: true, min: 1, max: 1000, zh: '最多', en: 'At most' }, relaxations: { type: 'array', max: 20, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['RangeControl.ReplaceMin', 'RangeControl.ReplaceMax', 'ReferenceControl.Replace', 'RuleControl.Enable', 'RuleControl.Disable'], zh: '方式', en: 'What changes' }, ageType: { type: 'string', required: true, enum: ['Youngest', 'Oldest', 'Average'], zh: '年龄依据', en: 'Whose waiting time counts' }, atSeconds: { type: 'number', required: true, min: 0, zh: '等待秒数', en: 'From this waiting time on; ascending in a list' }, value: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '值', en: 'New minimum, maximum or reference; none to enable or disable' } }, zh: '放宽', en: 'How a limit changes while players wait' }, zh: '放宽', en: 'The latest that is due wins' } }, zh: '每队人数', en: 'Players per team' }, teamRules: { type: 'array', max: 50, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Name, 1 to 64 characters' }, type: { type: 'string', required: true, enum: ['Difference', 'Equality', 'LessThan', 'LessThanEqual', 'GreaterThan', 'GreaterThanEqual', 'InList', 'Intersection'], zh: '类型', en: 'How values are compared' }, source: { type: 'string', required: true, min: 1, max: 128, zh: '取值', en: 'players.attributes.{key}, players.qosResults.latency, team.playerCount or ticket.ageSeconds' }, reference: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '参考值', en: 'A list for InList, a number for Difference and comparisons' }, overlap: { type: 'integer', min: 1, zh: '交集大小', en: 'Items that Intersection wants in common' }, not: { type: 'boolean', zh: '取反', en: 'Default false' }, enableRule: { type: 'boolean', zh: '启用', en: 'Default true' }, relaxations: { type: 'array', max: 20, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['RangeControl.ReplaceMin', 'RangeControl.ReplaceMax', 'ReferenceControl.Replace', 'RuleControl.Enable', 'RuleControl.Disable'], zh: '方式', en: 'What changes' }, ageType: { type: 'string', required: true, enum: ['Youngest', 'Oldest', 'Average'], zh: '年龄依据', en: 'Whose waiting time counts' }, atSeconds: { type: 'number', required: true, min: 0, zh: '等待秒数', en: 'From this waiting time on; ascending in a list' }, value: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '值', en: 'New minimum, maximum or reference; none to enable or disable' } }, zh: '放宽', en: 'How a limit changes while players wait' }, zh: '放宽', en: 'The latest that is due wins' } }, zh: '匹配规则', en: 'One condition of a match' }, zh: '队内规则', en: 'Checked within each team' } }, zh: '队伍定义', en: 'A kind of team' }, zh: '队伍', en: 'All together at most 1000 players' },
  matchRules: { in: 'body', type: 'array', max: 50, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Name, 1 to 64 characters' }, type: { type: 'string', required: true, enum: ['Difference', 'Equality', 'LessThan', 'LessThanEqual', 'GreaterThan', 'GreaterThanEqual', 'InList', 'Intersection'], zh: '类型', en: 'How values are compared' }, source: { type: 'string', required: true, min: 1, max: 128, zh: '取值', en: 'players.attributes.{key}, players.qosResults.latency, team.playerCount or ticket.ageSeconds' }, reference: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '参考值', en: 'A list for InList, a number for Difference and comparisons' }, overlap: { type: 'integer', min: 1, zh: '交集大小', en: 'Items that Intersection wants in common' }, not: { type: 'boolean', zh: '取反', en: 'Default false' }, enableRule: { type: 'boolean', zh: '启用', en: 'Default true' }, relaxations: { type: 'array', max: 20, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['RangeControl.ReplaceMin', 'RangeControl.ReplaceMax', 'ReferenceControl.Replace', 'RuleControl.Enable', 'RuleControl.Disable'], zh: '方式', en: 'What changes' }, ageType: { type: 'string', required: true, enum: ['Youngest', 'Oldest', 'Average'], zh: '年龄依据', en: 'Whose waiting time counts' }, atSeconds: { type: 'number', required: true, min: 0, zh: '等待秒数', en: 'From this waiting time on; ascending in a list' }, value: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '值', en: 'New minimum, maximum or reference; none to enable or disable' } }, zh: '放宽', en: 'How a limit changes while players wait' }, zh: '放宽', en: 'The latest that is due wins' } }, zh: '匹配规则', en: 'One condition of a match' }, zh: '整场规则', en: 'Checked over all players of a match' },
  ticketTimeoutSeconds: { in: 'body', type: 'integer', min: 5, max: 3600, zh: '票据超时', en: '5 to 3600 seconds, default 60' },
  fillWindowSeconds: { in: 'body', type: 'integer', min: 0, max: 3600, zh: '凑满等待', en: 'Seconds to wait for a full match, default 5' },
  backfillEnabled: { in: 'body', type: 'boolean', zh: '启用回填', en: 'Running matches may take more players, default false' },
  regionStrategy: { in: 'body', type: 'string', enum: ['ticket', 'qos', 'default'], zh: '地域策略', en: 'Default ticket' },
  defaultRegionId: { in: 'body', type: 'string', max: 64, zh: '默认地域', en: 'When nothing else decides' },
};

export const configsGetFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  configId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config id' },
};

export const configsUpdateFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  configId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config id' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Unique in the app and type, 1 to 64 characters' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', en: 'Free text' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Takes tickets, default true' },
  hosting: { in: 'body', type: 'union', required: true, anyOf: [{ type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['multiverse'] }, profileId: { type: 'string', required: true, format: 'uuid', zh: '启动配置 ID', en: 'Hosting profile with a released revision' }, regionIds: { type: 'array', required: true, min: 1, items: { type: 'string', required: true, min: 1 }, zh: '地域', en: 'Regions a match may run in' }, envs: { type: 'map', values: { type: 'string', required: true }, zh: '环境变量', en: 'Given to the server' }, allocationTTL: { type: 'string', min: 0, max: 32, pattern: '^(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$', zh: '存活时间', en: 'Longest life of the server; like 600s or 1h0m0s' } } }, { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['sync'] }, roomProfileUuid: { type: 'string', required: true, format: 'uuid', zh: '房间配置 ID', en: 'Profile of the room' }, namespace: { type: 'string', max: 64, zh: '命名空间', en: 'Namespace of the room' }, visibility: { type: 'string', enum: ['PUBLIC', 'PRIVATE'], zh: '可见性', en: 'Default PRIVATE' } } }], zh: '承载', en: 'Where a match plays: a hosted server, or a room of sync' },
  teams: { in: 'body', type: 'array', required: true, min: 1, max: 50, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Unique in the config, 1 to 64 characters' }, teamCount: { type: 'object', required: true, fields: { min: { type: 'integer', required: true, min: 1, zh: '最少', en: 'At least' }, max: { type: 'integer', required: true, min: 1, max: 1000, zh: '最多', en: 'At most' }, relaxations: { type: 'array', max: 20, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['RangeControl.ReplaceMin', 'RangeControl.ReplaceMax', 'ReferenceControl.Replace', 'RuleControl.Enable', 'RuleControl.Disable'], zh: '方式', en: 'What changes' }, ageType: { type: 'string', required: true, enum: ['Youngest', 'Oldest', 'Average'], zh: '年龄依据', en: 'Whose waiting time counts' }, atSeconds: { type: 'number', required: true, min: 0, zh: '等待秒数', en: 'From this waiting time on; ascending in a list' }, value: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '值', en: 'New minimum, maximum or reference; none to enable or disable' } }, zh: '放宽', en: 'How a limit changes while players wait' }, zh: '放宽', en: 'The latest that is due wins' } }, zh: '队伍数', en: 'How many such teams a match has' }, playerCount: { type: 'object', required: true, fields: { min: { type: 'integer', required: true, min: 1, zh: '最少', en: 'At least' }, max: { type: 'integer', required: true, min: 1, max: 1000, zh: '最多', en: 'At most' }, relaxations: { type: 'array', max: 20, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['RangeControl.ReplaceMin', 'RangeControl.ReplaceMax', 'ReferenceControl.Replace', 'RuleControl.Enable', 'RuleControl.Disable'], zh: '方式', en: 'What changes' }, ageType: { type: 'string', required: true, enum: ['Youngest', 'Oldest', 'Average'], zh: '年龄依据', en: 'Whose waiting time counts' }, atSeconds: { type: 'number', required: true, min: 0, zh: '等待秒数', en: 'From this waiting time on; ascending in a list' }, value: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '值', en: 'New minimum, maximum or reference; none to enable or disable' } }, zh: '放宽', en: 'How a limit changes while players wait' }, zh: '放宽', en: 'The latest that is due wins' } }, zh: '每队人数', en: 'Players per team' }, teamRules: { type: 'array', max: 50, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Name, 1 to 64 characters' }, type: { type: 'string', required: true, enum: ['Difference', 'Equality', 'LessThan', 'LessThanEqual', 'GreaterThan', 'GreaterThanEqual', 'InList', 'Intersection'], zh: '类型', en: 'How values are compared' }, source: { type: 'string', required: true, min: 1, max: 128, zh: '取值', en: 'players.attributes.{key}, players.qosResults.latency, team.playerCount or ticket.ageSeconds' }, reference: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '参考值', en: 'A list for InList, a number for Difference and comparisons' }, overlap: { type: 'integer', min: 1, zh: '交集大小', en: 'Items that Intersection wants in common' }, not: { type: 'boolean', zh: '取反', en: 'Default false' }, enableRule: { type: 'boolean', zh: '启用', en: 'Default true' }, relaxations: { type: 'array', max: 20, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['RangeControl.ReplaceMin', 'RangeControl.ReplaceMax', 'ReferenceControl.Replace', 'RuleControl.Enable', 'RuleControl.Disable'], zh: '方式', en: 'What changes' }, ageType: { type: 'string', required: true, enum: ['Youngest', 'Oldest', 'Average'], zh: '年龄依据', en: 'Whose waiting time counts' }, atSeconds: { type: 'number', required: true, min: 0, zh: '等待秒数', en: 'From this waiting time on; ascending in a list' }, value: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '值', en: 'New minimum, maximum or reference; none to enable or disable' } }, zh: '放宽', en: 'How a limit changes while players wait' }, zh: '放宽', en: 'The latest that is due wins' } }, zh: '匹配规则', en: 'One condition of a match' }, zh: '队内规则', en: 'Checked within each team' } }, zh: '队伍定义', en: 'A kind of team' }, zh: '队伍', en: 'All together at most 1000 players' },
  matchRules: { in: 'body', type: 'array', max: 50, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Name, 1 to 64 characters' }, type: { type: 'string', required: true, enum: ['Difference', 'Equality', 'LessThan', 'LessThanEqual', 'GreaterThan', 'GreaterThanEqual', 'InList', 'Intersection'], zh: '类型', en: 'How values are compared' }, source: { type: 'string', required: true, min: 1, max: 128, zh: '取值', en: 'players.attributes.{key}, players.qosResults.latency, team.playerCount or ticket.ageSeconds' }, reference: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '参考值', en: 'A list for InList, a number for Difference and comparisons' }, overlap: { type: 'integer', min: 1, zh: '交集大小', en: 'Items that Intersection wants in common' }, not: { type: 'boolean', zh: '取反', en: 'Default false' }, enableRule: { type: 'boolean', zh: '启用', en: 'Default true' }, relaxations: { type: 'array', max: 20, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['RangeControl.ReplaceMin', 'RangeControl.ReplaceMax', 'ReferenceControl.Replace', 'RuleControl.Enable', 'RuleControl.Disable'], zh: '方式', en: 'What changes' }, ageType: { type: 'string', required: true, enum: ['Youngest', 'Oldest', 'Average'], zh: '年龄依据', en: 'Whose waiting time counts' }, atSeconds: { type: 'number', required: true, min: 0, zh: '等待秒数', en: 'From this waiting time on; ascending in a list' }, value: { type: 'union', anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }, { type: 'array', required: true, items: { type: 'union', required: true, anyOf: [{ type: 'number', required: true }, { type: 'string', required: true }] } }], zh: '值', en: 'New minimum, maximum or reference; none to enable or disable' } }, zh: '放宽', en: 'How a limit changes while players wait' }, zh: '放宽', en: 'The latest that is due wins' } }, zh: '匹配规则', en: 'One condition of a match' }, zh: '整场规则', en: 'Checked over all players of a match' },
  ticketTimeoutSeconds: { in: 'body', type: 'integer', min: 5, max: 3600, zh: '票据超时', en: '5 to 3600 seconds, default 60' },
  fillWindowSeconds: { in: 'body', type: 'integer', min: 0, max: 3600, zh: '凑满等待', en: 'Seconds to wait for a full match, default 5' },
  backfillEnabled: { in: 'body', type: 'boolean', zh: '启用回填', en: 'Running matches may take more players, default false' },
  regionStrategy: { in: 'body', type: 'string', enum: ['ticket', 'qos', 'default'], zh: '地域策略', en: 'Default ticket' },
  defaultRegionId: { in: 'body', type: 'string', max: 64, zh: '默认地域', en: 'When nothing else decides' },
};

export const configsRemoveFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  configId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config id' },
  force: { in: 'query', type: 'boolean', zh: '强制', en: 'Also with waiting tickets' },
};

export const configsTestFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  configId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config id' },
  tickets: { in: 'body', type: 'array', required: true, min: 1, max: 200, items: { type: 'object', required: true, fields: { id: { type: 'string', min: 1, max: 64, zh: '票据 ID', en: 'Default: its number' }, players: { type: 'array', required: true, min: 1, items: { type: 'object', required: true, fields: { id: { type: 'string', required: true, min: 1, max: 128, zh: '玩家 ID', en: 'Id of the game itself' }, attributes: { type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'What rules compare; numbers as text' }, qosResults: { type: 'array', items: { type: 'object', required: true, fields: { regionId: { type: 'string', required: true, min: 1, zh: '地域', en: 'Region id' }, latency: { type: 'number', required: true, min: 0, zh: '时延', en: 'Milliseconds' } } }, zh: '网络质量', en: 'Latency to regions' } } }, zh: '玩家', en: 'A party stays together' }, regionIds: { type: 'array', items: { type: 'string', required: true, min: 1 }, zh: '地域', en: 'Regions it accepts, the best first' }, ageSeconds: { type: 'number', min: 0, zh: '等待秒数', en: 'How long it has waited, default 0' } }, strict: true }, zh: '票据', en: '1 to 200' },
  backfills: { in: 'body', type: 'array', items: { type: 'object', required: true, fields: { roomId: { type: 'string', required: true, min: 1, zh: '房间 ID', en: 'Room' }, regionId: { type: 'string', required: true, min: 1, zh: '地域', en: 'Region id' }, teams: { type: 'array', required: true, items: { type: 'object', required: true, fields: { teamDefinitionName: { type: 'string', required: true, zh: '队伍定义', en: 'Name in the config' }, teamName: { type: 'string', required: true, zh: '队名', en: 'Name of this team' }, playerIds: { type: 'array', required: true, items: { type: 'string', required: true }, zh: '玩家 ID', en: 'All of its players' }, tickets: { type: 'array', required: true, items: { type: 'object', required: true, fields: { id: { type: 'string', required: true, zh: '票据 ID', en: 'Ticket id' }, players: { type: 'array', required: true, items: { type: 'object', required: true, fields: { id: { type: 'string', required: true, zh: '玩家 ID', en: 'Id of the game itself' }, attributes: { type: 'map', required: true, values: { type: 'string', required: true }, zh: '属性', en: 'What rules compare; numbers as text' } }, zh: '玩家', en: 'A player of a ticket' }, zh: '玩家', en: 'They stay together' }, createdAt: { type: 'integer', required: true, zh: '创建时间', en: 'Time of creation, milliseconds since 1970' } }, zh: '组队', en: 'A ticket as a team holds it' }, zh: '票据', en: 'The parties it is made of' } }, zh: '队伍', en: 'A team of a match' }, zh: '队伍', en: 'Who plays there' } }, strict: true }, zh: '回填', en: 'Running matches that want players' },
};

export const configsTicketCountFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  configId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config id' },
};

export const configsTicketMetricsFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  configId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config id' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default now' },
  step: { in: 'query', type: 'integer', min: 1, zh: '步长', en: 'Seconds between two points, default 60' },
};

export const configsReleaseTicketsFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  configId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config id' },
  ticketIds: { in: 'body', type: 'array', items: { type: 'string', required: true }, zh: '票据 ID', en: 'Default: every one' },
};

export const configsReleaseBackfillsFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
  configId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config id' },
  roomIds: { in: 'body', type: 'array', items: { type: 'string', required: true }, zh: '房间 ID', en: 'Default: every one' },
};

export const ticketsCreateFields: OperationFields = {
  appId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
  configId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '匹配配置 ID', en: 'Config' },
  players: { in: 'body', type: 'array', required: true, min: 1, items: { type: 'object', required: true, fields: { id: { type: 'string', required: true, min: 1, max: 128, zh: '玩家 ID', en: 'Id of the game itself' }, attributes: { type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'What rules compare; numbers as text' }, qosResults: { type: 'array', items: { type: 'object', required: true, fields: { regionId: { type: 'string', required: true, min: 1, zh: '地域', en: 'Region id' }, latency: { type: 'number', required: true, min: 0, zh: '时延', en: 'Milliseconds' } } }, zh: '网络质量', en: 'Latency to regions' } } }, zh: '玩家', en: 'They stay together' },
  regionIds: { in: 'body', type: 'array', items: { type: 'string', required: true, min: 1 }, zh: '地域', en: 'Regions it accepts, the best first' },
  customData: { in: 'body', type: 'string', max: 4096, zh: '自定义数据', en: 'Data of the game itself' },
};

export const ticketsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '票据 ID', en: 'Ticket id' },
};

export const ticketsCancelFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '票据 ID', en: 'Ticket id' },
};

export const backfillsStartFields: OperationFields = {
  appId: { in: 'body', type: 'string', required: true, min: 1, zh: '应用 ID', en: 'App' },
  configId: { in: 'body', type: 'string', required: true, min: 1, zh: '匹配配置 ID', en: 'Config' },
  roomId: { in: 'body', type: 'string', required: true, min: 1, zh: '房间 ID', en: 'One backfill per room' },
  regionId: { in: 'body', type: 'string', required: true, zh: '地域', en: 'Region id' },
  ip: { in: 'body', type: 'string', required: true, zh: 'IP', en: 'Address that new players connect to' },
  gamePorts: { in: 'body', type: 'string', required: true, zh: '端口', en: 'name/port,name/port' },
  matchProperties: { in: 'body', type: 'string', required: true, zh: '队伍', en: 'JSON text of the teams now' },
  createdAt: { in: 'body', type: 'integer', min: 0, zh: '创建时间', en: 'Ignored' },
  updatedAt: { in: 'body', type: 'integer', min: 0, zh: '更新时间', en: 'Ignored' },
};

export const backfillsGetFields: OperationFields = {
  roomId: { in: 'query', type: 'string', required: true, min: 1, zh: '房间 ID', en: 'Room' },
};

export const backfillsStopFields: OperationFields = {
  roomId: { in: 'query', type: 'string', required: true, min: 1, zh: '房间 ID', en: 'Room' },
};

export const matchFields: ServiceFields = {
  refreshAuthCache: refreshAuthCacheFields,
  refreshRegionsCache: refreshRegionsCacheFields,
  'apps.open': appsOpenFields,
  'apps.get': appsGetFields,
  'apps.close': appsCloseFields,
  'apps.ticketSum': appsTicketSumFields,
  'apps.ticketTopK': appsTicketTopKFields,
  'configs.list': configsListFields,
  'configs.create': configsCreateFields,
  'configs.get': configsGetFields,
  'configs.update': configsUpdateFields,
  'configs.remove': configsRemoveFields,
  'configs.test': configsTestFields,
  'configs.ticketCount': configsTicketCountFields,
  'configs.ticketMetrics': configsTicketMetricsFields,
  'configs.releaseTickets': configsReleaseTicketsFields,
  'configs.releaseBackfills': configsReleaseBackfillsFields,
  'tickets.create': ticketsCreateFields,
  'tickets.get': ticketsGetFields,
  'tickets.cancel': ticketsCancelFields,
  'backfills.start': backfillsStartFields,
  'backfills.get': backfillsGetFields,
  'backfills.stop': backfillsStopFields,
};
