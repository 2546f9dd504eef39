// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const listFields: OperationFields = {
  OrganizationId: { in: 'query', type: 'string', zh: '组织 ID', titleEn: 'Organization ID', en: 'Exact id' },
  OrganizationName: { in: 'query', type: 'string', zh: '组织', titleEn: 'Organization', en: 'Part of the name' },
  companyName: { in: 'query', type: 'string', zh: '公司名称', titleEn: 'Company', en: 'Part of the company name' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Approved', 'Invalid'], zh: '状态', titleEn: 'Status', en: 'State of the approval' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const createFields: OperationFields = {
  OrgName: { in: 'body', type: 'string', required: true, min: 1, max: 100, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique name' },
  Domain: { in: 'body', type: 'string', required: true, min: 1, max: 253, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '域名', titleEn: 'Domain', en: 'Unique domain' },
  CompanyName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '公司名称', titleEn: 'Company', en: 'Company' },
};

export const approveFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  Reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
  Revision: { in: 'body', type: 'integer', min: 0, max: 2147483647, zh: '所见的修改次数', titleEn: 'Revision', en: 'As it was read; refused with 409 where it differs' },
};

export const invalidateFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  Reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
  Revision: { in: 'body', type: 'integer', min: 0, max: 2147483647, zh: '所见的修改次数', titleEn: 'Revision', en: 'As it was read; refused with 409 where it differs' },
};

export const membersListFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const membersAddFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  Login: { in: 'body', type: 'string', required: true, min: 1, max: 254, zh: '登录名', titleEn: 'Login', en: 'Name to sign in with, or id, of a user who is there; both are in what users read of themselves' },
  Role: { in: 'body', type: 'string', required: true, enum: ['owner', 'manager', 'user'], zh: '角色', titleEn: 'Role', en: 'owner, manager or user' },
};

export const membersUpdateFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  userId: { in: 'path', type: 'string', required: true, format: 'uuid' },
  Role: { in: 'body', type: 'string', required: true, enum: ['owner', 'manager', 'user'], zh: '角色', titleEn: 'Role', en: 'owner, manager or user' },
};

export const membersRmFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  userId: { in: 'path', type: 'string', required: true, format: 'uuid' },
};

export const projectsListFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const projectsCreateFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: '1 to 60 characters, not only blanks' },
};

export const projectsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
};

export const orgFields: ServiceFields = {
  list: listFields,
  create: createFields,
  approve: approveFields,
  invalidate: invalidateFields,
  'members.list': membersListFields,
  'members.add': membersAddFields,
  'members.update': membersUpdateFields,
  'members.rm': membersRmFields,
  'projects.list': projectsListFields,
  'projects.create': projectsCreateFields,
  'projects.get': projectsGetFields,
};
