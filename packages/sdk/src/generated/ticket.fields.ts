// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const listFields: OperationFields = {
  ticketId: { in: 'query', type: 'string', zh: '咨询单 ID', titleEn: 'Number', en: 'Exact id' },
  orgName: { in: 'query', type: 'string', zh: '组织', titleEn: 'Organization', en: 'Part of the name of the organisation' },
  orgId: { in: 'query', type: 'string', zh: '组织 ID', titleEn: 'Organization ID', en: 'Exact id of the organisation' },
  type: { in: 'query', type: 'string', enum: ['crash', 'performance', 'proposal'], zh: '类型', titleEn: 'Type', en: 'Only this type' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Processing', 'Finished', 'Cancelled'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const createFields: OperationFields = {
  Type: { in: 'body', type: 'string', required: true, enum: ['crash', 'performance', 'proposal'], zh: '类型', titleEn: 'Type', en: 'What it is about' },
  Title: { in: 'body', type: 'string', required: true, min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title' },
  Content: { in: 'body', type: 'string', required: true, min: 1, max: 20000, zh: '内容', titleEn: 'Content', en: 'The question' },
  Expert: { in: 'body', type: 'string', enum: ['director', 'chief'], zh: '专家', titleEn: 'Expert', en: 'Who is asked; needed for a proposal' },
  Duration: { in: 'body', type: 'integer', min: 1, max: 48, zh: '时长', titleEn: 'Duration', en: 'Half hours, for a proposal; default 1' },
  OrganizationId: { in: 'body', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation' },
  AppId: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  ContactName: { in: 'body', type: 'string', required: true, min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '联系人', titleEn: 'Contact', en: 'Whom to call' },
  ContactPhone: { in: 'body', type: 'string', required: true, min: 1, max: 30, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '联系电话', titleEn: 'Phone', en: 'Phone number' },
  ContactEmail: { in: 'body', type: 'string', pattern: '^(?:[A-Za-z0-9_\'+\\-]+\\.)*[A-Za-z0-9_\'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$', zh: '联系邮箱', titleEn: 'Email', en: 'E-mail' },
  Attachments: { in: 'body', type: 'array', max: 20, items: { type: 'string', required: true, max: 2048, pattern: '^(?:https?:\\/\\/|\\/)\\P{Cc}*$' }, zh: '附件', titleEn: 'Attachments', en: 'URLs of uploaded files' },
};

export const getFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '咨询单 ID', titleEn: 'Number', en: 'Ticket id' },
};

export const updateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '咨询单 ID', titleEn: 'Number', en: 'Ticket id' },
  Status: { in: 'body', type: 'string', enum: ['Pending', 'Processing', 'Finished', 'Cancelled'], zh: '状态', titleEn: 'Status', en: 'New state' },
  Reply: { in: 'body', type: 'string', min: 1, max: 20000, zh: '回复', titleEn: 'Answers', en: 'An answer to add' },
};

export const contactUsFields: OperationFields = {
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '姓名', titleEn: 'Name', en: 'Who writes' },
  Company: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '公司', titleEn: 'Company', en: 'Company' },
  Email: { in: 'body', type: 'string', required: true, pattern: '^(?:[A-Za-z0-9_\'+\\-]+\\.)*[A-Za-z0-9_\'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$', zh: '邮箱', titleEn: 'Email', en: 'E-mail' },
  Phone: { in: 'body', type: 'string', max: 30, zh: '电话', titleEn: 'Phone', en: 'Phone number' },
  Content: { in: 'body', type: 'string', required: true, min: 1, max: 5000, zh: '内容', titleEn: 'Content', en: 'The message' },
};

export const ticketFields: ServiceFields = {
  list: listFields,
  create: createFields,
  get: getFields,
  update: updateFields,
  contactUs: contactUsFields,
};
