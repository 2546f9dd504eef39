// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const recordsListFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Only of this app' },
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only of this organisation' },
  serviceName: { in: 'query', type: 'string', zh: '服务', titleEn: 'Service', en: 'Only of this service' },
  operation: { in: 'query', type: 'string', zh: '操作', titleEn: 'Action', en: 'Only this operation' },
  target: { in: 'query', type: 'array', max: 10, items: { type: 'string', required: true }, zh: '对象', titleEn: 'Target', en: 'Only what was done to this thing: its id, and the names it has had' },
  userName: { in: 'query', type: 'string', zh: '操作人', titleEn: 'By', en: 'Only by those whose name contains this' },
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const recordsCreateFields: OperationFields = {
  serviceName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '服务', titleEn: 'Service', en: 'Internal name of the service, or uos' },
  appId: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App it was done to; or an organisation' },
  appName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '应用名称', titleEn: 'App', en: 'Name of that app' },
  orgId: { in: 'body', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation it was done to; or an app' },
  orgName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '组织', titleEn: 'Organization', en: 'Name of that organisation' },
  operation: { in: 'body', type: 'string', required: true, max: 200, pattern: '^\\P{Cc}*$', zh: '操作', titleEn: 'Action', en: 'What was done' },
  title: { in: 'body', type: 'string', required: true, max: 200, pattern: '^\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title of the alert' },
  template: { in: 'body', type: 'string', required: true, max: 200, pattern: '^\\P{Cc}*$', zh: '模板', titleEn: 'Template', en: 'Template of the message' },
  userName: { in: 'body', type: 'string', required: true, max: 200, pattern: '^\\P{Cc}*$', zh: '操作人', titleEn: 'By', en: 'Who did it' },
};

export const recordsReportFields: OperationFields = {
  serviceName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '服务', titleEn: 'Service', en: 'Internal name of the service, or uos' },
  appId: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App it was done to; or an organisation' },
  appName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '应用名称', titleEn: 'App', en: 'Name of that app' },
  orgId: { in: 'body', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation it was done to; or an app' },
  orgName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '组织', titleEn: 'Organization', en: 'Name of that organisation' },
  operation: { in: 'body', type: 'string', required: true, max: 200, pattern: '^\\P{Cc}*$', zh: '操作', titleEn: 'Action', en: 'What was done' },
  title: { in: 'body', type: 'string', required: true, max: 200, pattern: '^\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title of the alert' },
  template: { in: 'body', type: 'string', required: true, max: 200, pattern: '^\\P{Cc}*$', zh: '模板', titleEn: 'Template', en: 'Template of the message' },
  userName: { in: 'body', type: 'string', required: true, max: 200, pattern: '^\\P{Cc}*$', zh: '操作人', titleEn: 'By', en: 'Who did it' },
};

export const mailsSendFields: OperationFields = {
  To: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, pattern: '^(?:[A-Za-z0-9_\'+\\-]+\\.)*[A-Za-z0-9_\'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$' }, zh: '收件人', titleEn: 'To', en: 'Addresses' },
  Subject: { in: 'body', type: 'string', required: true, min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '主题', titleEn: 'Subject', en: 'Subject' },
  Content: { in: 'body', type: 'string', required: true, min: 1, max: 100000, zh: '内容', titleEn: 'Content', en: 'Body' },
  Template: { in: 'body', type: 'string', max: 100, pattern: '^\\P{Cc}*$', zh: '模板', titleEn: 'Template', en: 'Template to put the body into' },
};

export const mailsOutboxFields: OperationFields = {
  to: { in: 'query', type: 'string', zh: '收件人', titleEn: 'To', en: 'Only to this address' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const monitorsListFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Only of this app' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const monitorsCreateFields: OperationFields = {
  AppId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App to watch' },
  ChatId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '群 ID', titleEn: 'Group ID', en: 'Chat group to tell' },
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name' },
  Prefix: { in: 'body', type: 'string', max: 100, zh: '前缀', titleEn: 'Prefix', en: 'Put before each message' },
};

export const monitorsRemoveFields: OperationFields = {
  Id: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '监控 ID', titleEn: 'Monitor ID', en: 'Monitor id' },
};

export const alertFields: ServiceFields = {
  'records.list': recordsListFields,
  'records.create': recordsCreateFields,
  'records.report': recordsReportFields,
  'mails.send': mailsSendFields,
  'mails.outbox': mailsOutboxFields,
  'monitors.list': monitorsListFields,
  'monitors.create': monitorsCreateFields,
  'monitors.remove': monitorsRemoveFields,
};
