// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const initFields: OperationFields = {
  appId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id, or the id of its baking service' },
};

export const refreshTokenFields: OperationFields = {};

export const sessionsCreateFields: OperationFields = {
  appId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id, or the id of its baking service' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  sceneName: { in: 'body', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '场景', titleEn: 'Scene', en: 'Scene to bake, 1 to 255 characters' },
  engineVersion: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '引擎版本', titleEn: 'Engine version', en: 'Version of the engine' },
  instanceTypeId: { in: 'body', type: 'string', required: true, min: 1, zh: '机型 ID', titleEn: 'Machine type ID', en: 'An enabled machine' },
  agentCount: { in: 'body', type: 'integer', required: true, min: 1, zh: '节点数', titleEn: 'Nodes', en: 'Agents beside the coordinator' },
  inputObjectName: { in: 'body', type: 'string', required: true, min: 1, max: 1024, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '对象名', titleEn: 'Object', en: 'The objectName of the transfer token, 1 to 1024 characters' },
  options: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '选项', titleEn: 'Options', en: 'Options of the editor plugin' },
};

export const sessionsListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Default: the calling app; all apps for an operator' },
  status: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['Initial', 'Preparing', 'Running', 'Canceled', 'Finished', 'Failed'] }, zh: '状态', titleEn: 'Status', en: 'Any of these' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const sessionsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '烘焙任务 ID', titleEn: 'Bake ID', en: 'Session id' },
};

export const sessionsCancelFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '烘焙任务 ID', titleEn: 'Bake ID', en: 'Session id' },
  reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
};

export const sessionsDoneFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '烘焙任务 ID', titleEn: 'Bake ID', en: 'Session id' },
  outputObjectName: { in: 'body', type: 'string', min: 1, max: 1024, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '对象名', titleEn: 'Object', en: 'The objectName of the transfer token, 1 to 1024 characters' },
};

export const sessionsFailFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '烘焙任务 ID', titleEn: 'Bake ID', en: 'Session id' },
  reason: { in: 'body', type: 'string', required: true, min: 1, max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
};

export const nodesListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '烘焙任务 ID', titleEn: 'Bake ID', en: 'Session id' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const nodesHeartbeatFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '烘焙任务 ID', titleEn: 'Bake ID', en: 'Session id' },
  nodeId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '节点 ID', titleEn: 'Node ID', en: 'Node id' },
  status: { in: 'body', type: 'string', required: true, enum: ['Pending', 'Running', 'Succeeded', 'Failed'], zh: '状态', titleEn: 'Status', en: 'State' },
  progress: { in: 'body', type: 'number', required: true, min: 0, max: 100, zh: '进度', titleEn: 'Progress', en: 'Percent' },
  message: { in: 'body', type: 'string', max: 1000, zh: '说明', titleEn: 'Notes', en: 'What it says of itself' },
};

export const instanceTypesListFields: OperationFields = {
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const instanceTypesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, zh: '机型 ID', titleEn: 'Machine type ID', en: 'Instance type id' },
};

export const instanceTypesOfAppFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id, or the id of its baking service' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  limit: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Limit', en: 'Rows to answer, default 20, at most 9999' },
};

export const usageAppFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Default: the calling app' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const usageSumFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const usageTopFields: OperationFields = {
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  metric: { in: 'query', type: 'string', enum: ['usage', 'count'], zh: '指标', titleEn: 'Metric', en: 'What to rank by, default usage' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const bakingFields: ServiceFields = {
  init: initFields,
  refreshToken: refreshTokenFields,
  'sessions.create': sessionsCreateFields,
  'sessions.list': sessionsListFields,
  'sessions.get': sessionsGetFields,
  'sessions.cancel': sessionsCancelFields,
  'sessions.done': sessionsDoneFields,
  'sessions.fail': sessionsFailFields,
  'nodes.list': nodesListFields,
  'nodes.heartbeat': nodesHeartbeatFields,
  'instanceTypes.list': instanceTypesListFields,
  'instanceTypes.get': instanceTypesGetFields,
  'instanceTypes.ofApp': instanceTypesOfAppFields,
  'usage.app': usageAppFields,
  'usage.sum': usageSumFields,
  'usage.top': usageTopFields,
};
