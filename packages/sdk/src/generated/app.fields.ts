// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const listFields: OperationFields = {
  appId: { in: 'query', type: 'array', max: 9999, items: { type: 'string', required: true, format: 'uuid' }, zh: '应用 ID', titleEn: 'AppId', en: 'Only these apps' },
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only apps of this organisation' },
  projectName: { in: 'query', type: 'string', zh: '应用名称', titleEn: 'App', en: 'Part of the name' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const createFields: OperationFields = {
  ProjectName: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '应用名称', titleEn: 'App', en: '1 to 60 characters, not only blanks' },
  OrganizationId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation that owns the app' },
  ProjectId: { in: 'body', type: 'string', min: 1, zh: '项目 ID', titleEn: 'Project ID', en: 'A project without an app; default: a new one of that name' },
  IconUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(https?:\\/\\/\\S+)?$', zh: '图标', titleEn: 'Icon', en: 'Icon URL, http or https, or empty' },
  Properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Merged into the stored ones' },
};

export const getFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
};

export const getByServiceFields: OperationFields = {
  serviceId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '服务 ID', titleEn: 'Service ID', en: 'Service id' },
};

export const updateFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
  ProjectName: { in: 'body', type: 'string', min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '应用名称', titleEn: 'App', en: '1 to 60 characters, not only blanks' },
  IconUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(https?:\\/\\/\\S+)?$', zh: '图标', titleEn: 'Icon', en: 'Icon URL, http or https, or empty' },
  Properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Merged into the stored ones' },
  SupportMultiServices: { in: 'body', type: 'boolean', zh: '多服务', titleEn: 'Exclusive services together', en: 'Operators only' },
  Status: { in: 'body', type: 'string', enum: ['Active', 'Unavailable'], zh: '状态', titleEn: 'Status', en: 'Operators only' },
};

export const redeemFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
  Token: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '兑换码', titleEn: 'Code', en: 'The code' },
};

export const billFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
  month: { in: 'query', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'Default: the current month' },
};

export const servicesSetFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
  ServiceName: { in: 'body', type: 'string', required: true, enum: ['asset-streaming', 'multiverse', 'usync', 'passport', 'func', 'func-stateless', 'remote-config', 'matchmaking', 'storage', 'save', 'stacktrace', 'push', 'hello', 'safe', 'baking', 'wind', 'upr', 'device', 'metrics'], zh: '服务', titleEn: 'Service', en: 'Internal name of the service' },
  Status: { in: 'body', type: 'string', required: true, enum: ['Enabled', 'Suspended', 'Disabled'], zh: '状态', titleEn: 'Status', en: 'Wanted status' },
  Properties: { in: 'body', type: 'map', values: { type: 'union', required: true, anyOf: [{ type: 'string', required: true }, { type: 'number', required: true }] }, zh: '属性', titleEn: 'Properties', en: 'usync: type, perfTest; multiverse: memoryPerCpu (number), enablePassThrough; func: configOptions, metaverseFunc; asset-streaming: freeCredit, provider' },
};

export const secretsRegenerateFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
  SecretType: { in: 'body', type: 'string', enum: ['AppSecret', 'AppServiceSecret'], zh: '密钥类型', titleEn: 'Secret type', en: 'Which one; both when absent' },
};

export const redeemTokensCreateFields: OperationFields = {
  ServiceName: { in: 'body', type: 'string', required: true, enum: ['asset-streaming', 'multiverse', 'usync', 'passport', 'func', 'func-stateless', 'remote-config', 'matchmaking', 'storage', 'save', 'stacktrace', 'push', 'hello', 'safe', 'baking', 'wind', 'upr', 'device', 'metrics'], zh: '服务', titleEn: 'Service', en: 'Service the credit belongs to' },
  Credit: { in: 'body', type: 'number', step: 0.01, zh: '金额', titleEn: 'Amount', en: 'Credit in yuan; or a quota' },
  Quota: { in: 'body', type: 'number', min: 0, zh: '额度', titleEn: 'Quota', en: 'Quota in Unit; or a credit' },
  Unit: { in: 'body', type: 'string', min: 1, max: 20, zh: '单位', titleEn: 'Unit', en: 'Unit of the quota' },
  IssuerAppId: { in: 'body', type: 'string', format: 'uuid', zh: '发码应用 ID', titleEn: 'Issuing AppId', en: 'App that issues the codes; its player accounts sign in whoever redeems one' },
  Count: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '数量', titleEn: 'Quantity', en: 'How many codes, default 1' },
  ExpiredAt: { in: 'body', type: 'string', format: 'date-time', zh: '过期时间', titleEn: 'Expires', en: 'End of their life, default none' },
};

export const selfGetFields: OperationFields = {};

export const selfUpdateFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
  Properties: { in: 'body', type: 'map', required: true, values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Merged; seen: editorVersion, launcherVersion' },
};

export const selfEnableServiceFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
  EnableAssetStreaming: { in: 'body', type: 'boolean', zh: '启用资源分发', titleEn: 'Enable asset streaming', en: 'Content delivery' },
  EnablePassport: { in: 'body', type: 'boolean', zh: '启用玩家账号', titleEn: 'Enable passport', en: 'Player accounts' },
  EnableMultiverse: { in: 'body', type: 'boolean', zh: '启用游戏服托管', titleEn: 'Enable multiverse', en: 'Game-server hosting' },
  EnableUsyncRelay: { in: 'body', type: 'boolean', zh: '启用实时同步（中继）', titleEn: 'Enable usync relay', en: 'Sync, type relay' },
  EnableUsyncRealtime: { in: 'body', type: 'boolean', zh: '启用实时同步（实时）', titleEn: 'Enable usync realtime', en: 'Sync, type realtime' },
  EnableMatchmakingSync: { in: 'body', type: 'boolean', zh: '启用匹配（实时同步）', titleEn: 'Enable matchmaking sync', en: 'Matchmaking for sync' },
  EnableMatchmakingMv: { in: 'body', type: 'boolean', zh: '启用匹配（游戏服托管）', titleEn: 'Enable matchmaking mv', en: 'Matchmaking for game-server hosting' },
  EnableDedicatedRoom: { in: 'body', type: 'boolean', zh: '启用专用房间', titleEn: 'Enable dedicated room', en: 'Dedicated rooms, beside matchmaking for hosting' },
  EnableFuncStateful: { in: 'body', type: 'boolean', zh: '启用有状态函数', titleEn: 'Enable func stateful', en: 'Stateful functions' },
  EnableFuncStateless: { in: 'body', type: 'boolean', zh: '启用无状态函数', titleEn: 'Enable func stateless', en: 'Stateless functions' },
  EnableRemoteConfig: { in: 'body', type: 'boolean', zh: '启用远程配置', titleEn: 'Enable remote config', en: 'Remote configuration' },
  EnableSave: { in: 'body', type: 'boolean', zh: '启用云存档', titleEn: 'Enable save', en: 'Cloud saves' },
  EnablePush: { in: 'body', type: 'boolean', zh: '启用消息推送', titleEn: 'Enable push', en: 'Push' },
  EnableDevice: { in: 'body', type: 'boolean', zh: '启用真机测试', titleEn: 'Enable device', en: 'Device testing' },
  EnableStacktrace: { in: 'body', type: 'boolean', zh: '启用堆栈还原', titleEn: 'Enable stacktrace', en: 'Stack-trace restoration' },
  EnableSafe: { in: 'body', type: 'boolean', zh: '启用应用加固', titleEn: 'Enable safe', en: 'App protection' },
};

export const appFields: ServiceFields = {
  list: listFields,
  create: createFields,
  get: getFields,
  getByService: getByServiceFields,
  update: updateFields,
  redeem: redeemFields,
  bill: billFields,
  'services.set': servicesSetFields,
  'secrets.regenerate': secretsRegenerateFields,
  'redeemTokens.create': redeemTokensCreateFields,
  'self.get': selfGetFields,
  'self.update': selfUpdateFields,
  'self.enableService': selfEnableServiceFields,
};
