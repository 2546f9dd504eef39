// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const refreshTokenFields: OperationFields = {};

export const filesListFields: OperationFields = {
  namespaces: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, min: 1 }, zh: '命名空间', titleEn: 'Namespaces', en: 'Only in these' },
  userId: { in: 'query', type: 'string', zh: '用户 ID', titleEn: 'User ID', en: 'Only of this player; with the token of a player its own' },
  personaId: { in: 'query', type: 'string', zh: '角色 ID', titleEn: 'Persona ID', en: 'Only of this persona' },
  progressType: { in: 'query', type: 'string', enum: ['LINEAR', 'MULTI'], zh: '存档类型', titleEn: 'Kind of save', en: 'Only this type' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
  skipTotal: { in: 'query', type: 'boolean', zh: '不统计总数', titleEn: 'Skip total', en: 'Leaves totalCount out' },
};

export const filesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '存档 ID', titleEn: 'Save ID', en: 'Save id' },
  includeDownloadURL: { in: 'query', type: 'boolean', zh: '包含下载地址', titleEn: 'Include download URL', en: 'Fills fileURL; of a save not for who may only look' },
};

export const filesUploadTokenFields: OperationFields = {
  userId: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '用户 ID', titleEn: 'User ID', en: 'Player, by any id of the game; with the token of a player its own, without one required' },
  saveId: { in: 'body', type: 'string', format: 'uuid', zh: '存档 ID', titleEn: 'Save ID', en: 'Default: a new save' },
  fileUploadRequest: { in: 'body', type: 'object', required: true, fields: { format: { type: 'string', max: 32, zh: '格式', titleEn: 'Format', en: 'Extension without the dot, may be empty' }, originalName: { type: 'string', max: 255, pattern: '^\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name it has at the player' } }, zh: '存档文件', titleEn: 'Save file', en: 'The progress to upload' },
  coverUploadRequest: { in: 'body', type: 'object', fields: { format: { type: 'string', max: 32, zh: '格式', titleEn: 'Format', en: 'Extension without the dot, may be empty' }, originalName: { type: 'string', max: 255, pattern: '^\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name it has at the player' } }, zh: '封面', titleEn: 'Cover upload request', en: 'The cover to upload' },
};

export const filesSetFields: OperationFields = {
  userId: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '用户 ID', titleEn: 'User ID', en: 'Player, by any id of the game; with the token of a player its own, without one required' },
  personaId: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona, kept when absent' },
  saveId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '存档 ID', titleEn: 'Save ID', en: 'As the upload token named it' },
  name: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, kept when absent' },
  namespace: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '命名空间', titleEn: 'Namespace', en: 'Group of saves, kept when absent' },
  progressType: { in: 'body', type: 'string', enum: ['LINEAR', 'MULTI'], zh: '存档类型', titleEn: 'Kind of save', en: 'Default MULTI; never changes afterwards' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  tags: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标签', titleEn: 'Tags', en: 'Tags' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Any texts of the game' },
  fileUploadRequest: { in: 'body', type: 'object', fields: { objectId: { type: 'string', max: 128, zh: '对象 ID', titleEn: 'Object ID', en: 'The upload; empty: none' }, clearExisting: { type: 'boolean', zh: '清除旧文件', titleEn: 'Clear existing', en: 'Without an upload it takes the file away' }, md5: { type: 'string', pattern: '^[0-9a-fA-F]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: 'MD5 of the bytes; refuses the upload where it is another' }, size: { type: 'integer', min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes; refuses the upload where it has others' } }, zh: '存档文件', titleEn: 'Save file', en: 'The upload to take over' },
  coverUploadRequest: { in: 'body', type: 'object', fields: { objectId: { type: 'string', max: 128, zh: '对象 ID', titleEn: 'Object ID', en: 'The upload; empty: none' }, clearExisting: { type: 'boolean', zh: '清除旧文件', titleEn: 'Clear existing', en: 'Without an upload it takes the file away' }, md5: { type: 'string', pattern: '^[0-9a-fA-F]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: 'MD5 of the bytes; refuses the upload where it is another' }, size: { type: 'integer', min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes; refuses the upload where it has others' } }, zh: '封面', titleEn: 'Cover upload request', en: 'The upload to take over as cover' },
  ifRevision: { in: 'body', type: 'integer', min: 0, zh: '修订号', titleEn: 'Revision', en: 'Refuses the change unless the save has this revision; 0: unless there is no such save yet' },
};

export const filesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '存档 ID', titleEn: 'Save ID', en: 'Save id' },
};

export const filesRemoveManyFields: OperationFields = {
  saveIds: { in: 'query', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '存档 ID', titleEn: 'Save ID', en: '1 to 100; all of them or none' },
};

export const versionsListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '存档 ID', titleEn: 'Save ID', en: 'Save id' },
  includeDownloadURL: { in: 'query', type: 'boolean', zh: '包含下载地址', titleEn: 'Include download URL', en: 'Fills fileURL; of a save not for who may only look' },
};

export const versionsRestoreFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '存档 ID', titleEn: 'Save ID', en: 'Save id' },
  number: { in: 'path', type: 'string', required: true, pattern: '^[1-9][0-9]{0,8}$', zh: '版本', titleEn: 'Version', en: 'Number of the version' },
  ifRevision: { in: 'body', type: 'integer', min: 0, zh: '修订号', titleEn: 'Revision', en: 'Refuses the change unless the save has this revision; 0: unless there is no such save yet' },
};

export const profilePicturesListFields: OperationFields = {
  userIds: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, min: 1 }, zh: '用户 ID', titleEn: 'User ID', en: 'Only of these players' },
  personaIds: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, min: 1 }, zh: '角色 ID', titleEn: 'Persona ID', en: 'Only of these personas' },
  includeDownloadURL: { in: 'query', type: 'boolean', zh: '包含下载地址', titleEn: 'Include download URL', en: 'Fills fileURL; of a save not for who may only look' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const profilePicturesUploadTokenFields: OperationFields = {
  userId: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '用户 ID', titleEn: 'User ID', en: 'Player, by any id of the game; with the token of a player its own, without one required' },
  personaId: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona, kept when absent' },
  fileUploadRequest: { in: 'body', type: 'object', required: true, fields: { format: { type: 'string', max: 32, zh: '格式', titleEn: 'Format', en: 'Extension without the dot, may be empty' }, originalName: { type: 'string', max: 255, pattern: '^\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name it has at the player' } }, zh: '图片', titleEn: 'Picture', en: 'png, jpg, jpeg, webp or gif' },
};

export const profilePicturesSetFields: OperationFields = {
  userId: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '用户 ID', titleEn: 'User ID', en: 'Player, by any id of the game; with the token of a player its own, without one required' },
  personaId: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona, kept when absent' },
  pfpId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '头像 ID', titleEn: 'Avatar ID', en: 'As the upload token named it' },
  fileUploadRequest: { in: 'body', type: 'object', required: true, fields: { objectId: { type: 'string', required: true, min: 1, max: 128, zh: '对象 ID', titleEn: 'Object ID', en: 'The upload' }, md5: { type: 'string', pattern: '^[0-9a-fA-F]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: 'MD5 of the bytes; refuses the upload where it is another' }, size: { type: 'integer', min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes; refuses the upload where it has others' } }, zh: '图片', titleEn: 'Picture', en: 'The upload to take over' },
};

export const profilePicturesRemoveManyFields: OperationFields = {
  userIds: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, min: 1 }, zh: '用户 ID', titleEn: 'User ID', en: 'All of these players; or picture ids' },
  pfpIds: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '头像 ID', titleEn: 'Avatar ID', en: 'These pictures; or players' },
};

export const appConfigGetFields: OperationFields = {};

export const appConfigSetFields: OperationFields = {
  maxSaveSize: { in: 'body', type: 'integer', min: 1, max: 5000000000, zh: '单个存档上限', titleEn: 'Largest save', en: 'Largest save, bytes; default 10000000' },
  maxSavesPerUser: { in: 'body', type: 'integer', min: 1, max: 100000, zh: '每用户存档上限', titleEn: 'Saves per user', en: 'Saves of one player; default 100' },
  maxBytesPerUser: { in: 'body', type: 'integer', min: 1, max: 5000000000, zh: '每用户存储上限', titleEn: 'Max bytes per user', en: 'Bytes of all saves, versions and pictures of one player; default 200000000' },
  keepVersions: { in: 'body', type: 'integer', min: 0, max: 20, zh: '保留版本数', titleEn: 'Keep versions', en: 'Earlier contents kept of each save, 0 to 20; default 5' },
  maxPfpSize: { in: 'body', type: 'integer', min: 1, max: 5000000000, zh: '头像上限', titleEn: 'Largest avatar', en: 'Largest picture, bytes; default 2000000' },
  downloadUrlTtl: { in: 'body', type: 'integer', min: 600, max: 3600, zh: '下载地址有效期', titleEn: 'Download address lasts', en: 'Seconds, 600 to 3600; default 1800' },
  clientWriteEnabled: { in: 'body', type: 'boolean', zh: '允许客户端写入', titleEn: 'Client may write', en: 'Players may write their saves; default true' },
};

export const usageDailyFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const usageSumFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const usageTopFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const saveFields: ServiceFields = {
  refreshToken: refreshTokenFields,
  'files.list': filesListFields,
  'files.get': filesGetFields,
  'files.uploadToken': filesUploadTokenFields,
  'files.set': filesSetFields,
  'files.remove': filesRemoveFields,
  'files.removeMany': filesRemoveManyFields,
  'versions.list': versionsListFields,
  'versions.restore': versionsRestoreFields,
  'profilePictures.list': profilePicturesListFields,
  'profilePictures.uploadToken': profilePicturesUploadTokenFields,
  'profilePictures.set': profilePicturesSetFields,
  'profilePictures.removeMany': profilePicturesRemoveManyFields,
  'appConfig.get': appConfigGetFields,
  'appConfig.set': appConfigSetFields,
  'usage.daily': usageDailyFields,
  'usage.sum': usageSumFields,
  'usage.top': usageTopFields,
};
