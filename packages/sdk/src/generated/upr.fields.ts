// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const getFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
};

export const sessionsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const sessionsCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 100, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 100 characters' },
  Device: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '设备', titleEn: 'Device', en: 'Device, 1 to 128 characters' },
  Platform: { in: 'body', type: 'string', required: true, min: 1, max: 32, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '平台', titleEn: 'Platform', en: 'Platform of the device, 1 to 32 characters' },
  FrameTimesMs: { in: 'body', type: 'array', required: true, min: 1, max: 1000000, items: { type: 'number', required: true, min: 0 }, zh: '帧时间', titleEn: 'Frame times ms', en: 'Milliseconds of each frame' },
  MemoryBytes: { in: 'body', type: 'array', required: true, max: 100000, items: { type: 'integer', required: true, min: 0 }, zh: '内存', titleEn: 'Memory bytes', en: 'Bytes in use, sampled once a second' },
};

export const uprFields: ServiceFields = {
  get: getFields,
  'sessions.list': sessionsListFields,
  'sessions.create': sessionsCreateFields,
};
