// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const listFields: OperationFields = {
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only this organisation; members have to name one of theirs' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Approved', 'Invalid'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const createFields: OperationFields = {
  OrganizationId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation to certify' },
  CompanyName: { in: 'body', type: 'string', required: true, min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '公司名称', titleEn: 'Company', en: 'Registered name' },
  CreditCode: { in: 'body', type: 'string', required: true, min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '统一社会信用代码', titleEn: 'Credit code', en: 'Unified social credit code' },
  LicenseImageUrl: { in: 'body', type: 'string', required: true, max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '营业执照', titleEn: 'Business licence', en: 'URL of the picture of the business licence' },
  LegalPerson: { in: 'body', type: 'string', required: true, min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '法定代表人', titleEn: 'Legal representative', en: 'Legal representative' },
  ContactName: { in: 'body', type: 'string', required: true, min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '联系人姓名', titleEn: 'Contact', en: 'Whom to ask' },
  ContactPhone: { in: 'body', type: 'string', required: true, min: 1, max: 30, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '联系电话', titleEn: 'Phone', en: 'Phone number of the contact' },
  ContactEmail: { in: 'body', type: 'string', required: true, pattern: '^(?:[A-Za-z0-9_\'+\\-]+\\.)*[A-Za-z0-9_\'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$', zh: '联系邮箱', titleEn: 'Email', en: 'E-mail of the contact' },
  BankName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '开户行', titleEn: 'Bank', en: 'Bank of the company' },
  BankAccount: { in: 'body', type: 'string', max: 50, pattern: '^\\P{Cc}*$', zh: '银行账号', titleEn: 'Bank account', en: 'Account at that bank' },
};

export const getFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '认证 ID', titleEn: 'Verification ID', en: 'Certification id' },
};

export const updateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '认证 ID', titleEn: 'Verification ID', en: 'Certification id' },
  CompanyName: { in: 'body', type: 'string', min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '公司名称', titleEn: 'Company', en: 'Registered name' },
  CreditCode: { in: 'body', type: 'string', min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '统一社会信用代码', titleEn: 'Credit code', en: 'Unified social credit code' },
  LicenseImageUrl: { in: 'body', type: 'string', max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '营业执照', titleEn: 'Business licence', en: 'URL of the picture of the business licence' },
  LegalPerson: { in: 'body', type: 'string', min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '法定代表人', titleEn: 'Legal representative', en: 'Legal representative' },
  ContactName: { in: 'body', type: 'string', min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '联系人姓名', titleEn: 'Contact', en: 'Whom to ask' },
  ContactPhone: { in: 'body', type: 'string', min: 1, max: 30, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '联系电话', titleEn: 'Phone', en: 'Phone number of the contact' },
  ContactEmail: { in: 'body', type: 'string', pattern: '^(?:[A-Za-z0-9_\'+\\-]+\\.)*[A-Za-z0-9_\'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$', zh: '联系邮箱', titleEn: 'Email', en: 'E-mail of the contact' },
  BankName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '开户行', titleEn: 'Bank', en: 'Bank of the company' },
  BankAccount: { in: 'body', type: 'string', max: 50, pattern: '^\\P{Cc}*$', zh: '银行账号', titleEn: 'Bank account', en: 'Account at that bank' },
};

export const approveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '认证 ID', titleEn: 'Verification ID', en: 'Certification id' },
  Reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
  Revision: { in: 'body', type: 'integer', min: 0, max: 2147483647, zh: '所见的修改次数', titleEn: 'Revision', en: 'As it was read; refused with 409 where it differs' },
};

export const invalidateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '认证 ID', titleEn: 'Verification ID', en: 'Certification id' },
  Reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
  Revision: { in: 'body', type: 'integer', min: 0, max: 2147483647, zh: '所见的修改次数', titleEn: 'Revision', en: 'As it was read; refused with 409 where it differs' },
};

export const certificationFields: ServiceFields = {
  list: listFields,
  create: createFields,
  get: getFields,
  update: updateFields,
  approve: approveFields,
  invalidate: invalidateFields,
};
