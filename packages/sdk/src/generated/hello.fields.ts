// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const orgsCreateFields: OperationFields = {};

export const projectsListFields: OperationFields = {};

export const projectsRefactorFields: OperationFields = {};

export const usagesDailyFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const usagesSumFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const usagesTopFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
};

export const usagesComputeFields: OperationFields = {
  date: { in: 'body', type: 'string', required: true, format: 'date', zh: '日期', titleEn: 'Date', en: 'Day in Asia/Shanghai' },
};

export const tokensCreateFields: OperationFields = {
  channelName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '频道', titleEn: 'Channel', en: 'Channel to join' },
  userId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '用户 ID', titleEn: 'User ID', en: 'Player' },
  role: { in: 'body', type: 'string', required: true, enum: ['PUBLISHER', 'SUBSCRIBER'], zh: '角色', titleEn: 'Role', en: 'May speak, or only listen' },
  ttl: { in: 'body', type: 'integer', min: 1, max: 86400, zh: '有效期', titleEn: 'TTL', en: 'Seconds, default 3600' },
};

export const helloFields: ServiceFields = {
  'orgs.create': orgsCreateFields,
  'projects.list': projectsListFields,
  'projects.refactor': projectsRefactorFields,
  'usages.daily': usagesDailyFields,
  'usages.sum': usagesSumFields,
  'usages.top': usagesTopFields,
  'usages.compute': usagesComputeFields,
  'tokens.create': tokensCreateFields,
};
