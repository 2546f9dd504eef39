// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const refreshTokenFields: OperationFields = {};

export const enableFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
};

export const getFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
};

export const updateFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  packageName: { in: 'body', type: 'string', max: 255, pattern: '^\\P{Cc}*$', zh: '包名', titleEn: 'Package', en: 'Package that is protected' },
  remark: { in: 'body', type: 'string', max: 1000, zh: '备注', titleEn: 'Remark', en: 'Free text' },
};

export const uploadUrlFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
};

export const protectFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  objectKey: { in: 'body', type: 'string', min: 1, max: 1024, zh: '对象键', titleEn: 'Object key', en: 'The uploaded package; or fileUrl' },
  fileUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '文件地址', titleEn: 'File address', en: 'URL of the package; or objectKey' },
  fileName: { in: 'body', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name that ends in .apk or .aab' },
  md5: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: '32 lower-case hexadecimal digits (MD5)' },
  options: { in: 'body', type: 'object', fields: { rootDetect: { type: 'boolean', zh: 'Root 检测', titleEn: 'Root detection', en: 'Detect rooted devices' }, emulatorDetect: { type: 'boolean', zh: '模拟器检测', titleEn: 'Emulator detection', en: 'Detect emulators' }, debugDetect: { type: 'boolean', zh: '调试检测', titleEn: 'Debugger detection', en: 'Detect debuggers' }, hookDetect: { type: 'boolean', zh: '注入检测', titleEn: 'Injection detection', en: 'Detect hooks' }, signatureCheck: { type: 'boolean', zh: '签名校验', titleEn: 'Signature check', en: 'Check the signing certificate' }, soEncrypt: { type: 'boolean', zh: '加密 so', titleEn: 'Encrypt .so', en: 'Encrypt native libraries' }, metadataEncrypt: { type: 'boolean', zh: '加密元数据', titleEn: 'Encrypt metadata', en: 'Encrypt global-metadata.dat' } }, strict: true, zh: '选项', titleEn: 'Options', en: 'Other switches for this run' },
};

export const statisticsFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const usageFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const reportFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  riskType: { in: 'body', type: 'string', required: true, enum: ['ROOT', 'EMULATOR', 'DEBUG', 'HOOK', 'SIGNATURE_MISMATCH', 'TAMPERED'], zh: '风险类型', titleEn: 'Kind of risk', en: 'What was found' },
  device: { in: 'body', type: 'string', required: true, max: 255, zh: '设备', titleEn: 'Device', en: 'Device' },
  packageName: { in: 'body', type: 'string', required: true, max: 255, pattern: '^\\P{Cc}*$', zh: '包名', titleEn: 'Package', en: 'Package that found it' },
  sha1: { in: 'body', type: 'string', required: true, min: 40, max: 59, pattern: '^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){19})$', zh: 'SHA-1 指纹', titleEn: 'SHA-1', en: '40 hexadecimal digits (SHA-1), with or without colons' },
  userId: { in: 'body', type: 'string', max: 128, zh: '用户 ID', titleEn: 'User ID', en: 'Player' },
};

export const protectionsListFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  status: { in: 'query', type: 'string', enum: ['processing', 'succeed', 'failed'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
};

export const protectionsStatusFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '加固 ID', titleEn: 'Hardening ID', en: 'Protection id' },
};

export const protectionsLogsFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '加固 ID', titleEn: 'Hardening ID', en: 'Protection id' },
};

export const sha1sListFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
};

export const sha1sCreateFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  sha1: { in: 'body', type: 'string', required: true, min: 40, max: 59, pattern: '^(?:[0-9A-Fa-f]{40}|[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){19})$', zh: 'SHA-1 指纹', titleEn: 'SHA-1', en: '40 hexadecimal digits (SHA-1), with or without colons' },
  remark: { in: 'body', type: 'string', max: 200, zh: '备注', titleEn: 'Remark', en: 'Free text' },
};

export const sha1sRemoveFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '证书 ID', titleEn: 'Certificate ID', en: 'Id of the certificate' },
};

export const configGetFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
};

export const configSetFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  rootDetect: { in: 'body', type: 'boolean', zh: 'Root 检测', titleEn: 'Root detection', en: 'Detect rooted devices' },
  emulatorDetect: { in: 'body', type: 'boolean', zh: '模拟器检测', titleEn: 'Emulator detection', en: 'Detect emulators' },
  debugDetect: { in: 'body', type: 'boolean', zh: '调试检测', titleEn: 'Debugger detection', en: 'Detect debuggers' },
  hookDetect: { in: 'body', type: 'boolean', zh: '注入检测', titleEn: 'Injection detection', en: 'Detect hooks' },
  signatureCheck: { in: 'body', type: 'boolean', zh: '签名校验', titleEn: 'Signature check', en: 'Check the signing certificate' },
  soEncrypt: { in: 'body', type: 'boolean', zh: '加密 so', titleEn: 'Encrypt .so', en: 'Encrypt native libraries' },
  metadataEncrypt: { in: 'body', type: 'boolean', zh: '加密元数据', titleEn: 'Encrypt metadata', en: 'Encrypt global-metadata.dat' },
  action: { in: 'body', type: 'string', enum: ['report', 'exit'], zh: '处置方式', titleEn: 'Action', en: 'What a game does about a risk' },
};

export const detectionsListFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'The calling app' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  riskType: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['ROOT', 'EMULATOR', 'DEBUG', 'HOOK', 'SIGNATURE_MISMATCH', 'TAMPERED'] }, zh: '风险类型', titleEn: 'Kind of risk', en: 'Any of these risks' },
  startTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days before the end' },
  endTime: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const metricsAggregationFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const metricsTopKFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const safeFields: ServiceFields = {
  refreshToken: refreshTokenFields,
  enable: enableFields,
  get: getFields,
  update: updateFields,
  uploadUrl: uploadUrlFields,
  protect: protectFields,
  statistics: statisticsFields,
  usage: usageFields,
  report: reportFields,
  'protections.list': protectionsListFields,
  'protections.status': protectionsStatusFields,
  'protections.logs': protectionsLogsFields,
  'sha1s.list': sha1sListFields,
  'sha1s.create': sha1sCreateFields,
  'sha1s.remove': sha1sRemoveFields,
  'config.get': configGetFields,
  'config.set': configSetFields,
  'detections.list': detectionsListFields,
  'metrics.aggregation': metricsAggregationFields,
  'metrics.topK': metricsTopKFields,
};
