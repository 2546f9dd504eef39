// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const listFields: OperationFields = {
  name: { in: 'query', type: 'string', zh: '用户名', titleEn: 'User name', en: 'Part of the name' },
  email: { in: 'query', type: 'string', zh: '邮箱', titleEn: 'Email', en: 'Part of the e-mail' },
  status: { in: 'query', type: 'string', enum: ['Active', 'Blocked'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const getFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, pattern: '^(?:me|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$', zh: '用户 ID', titleEn: 'User ID', en: 'User id, or `me`' },
};

export const updateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, pattern: '^(?:me|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$', zh: '用户 ID', titleEn: 'User ID', en: 'User id, or `me`' },
  Status: { in: 'body', type: 'string', enum: ['Active', 'Blocked'], zh: '状态', titleEn: 'Status', en: 'Operators only; a blocked user is answered 423' },
  Properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Merged; users set policyVersion, email and wishes such as wish.passport.group, operators any' },
};

export const clearLoginStateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
};

export const userFields: ServiceFields = {
  list: listFields,
  get: getFields,
  update: updateFields,
  clearLoginState: clearLoginStateFields,
};
