// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const appInfoFields: OperationFields = {};

export const clearCacheFields: OperationFields = {};

export const bindUserRolesFields: OperationFields = {
  AppId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  Items: { in: 'body', type: 'array', required: true, max: 1000, items: { type: 'object', required: true, fields: { UserId: { type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User' }, Role: { type: 'string', required: true, enum: ['Viewer', 'Editor', 'Admin'], zh: '角色', titleEn: 'Role', en: 'What the user may do at the metrics tool' } }, zh: '数据共享角色', titleEn: 'Items', en: 'What a user may do with the data of an app' }, zh: '角色', titleEn: 'Items', en: 'All of them; a user left out loses the role' },
};

export const metricsFields: ServiceFields = {
  appInfo: appInfoFields,
  clearCache: clearCacheFields,
  bindUserRoles: bindUserRolesFields,
};
