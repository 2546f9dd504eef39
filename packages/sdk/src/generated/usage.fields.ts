// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const sampleCodeFields: OperationFields = {
  v: { in: 'query', type: 'string', zh: '时间戳', titleEn: 'V', en: 'Anything that defeats a cache' },
};

export const cdnStatisticsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  duration: { in: 'query', type: 'number', enum: [1, 7, 30, 90, -7, -30], zh: '时间范围', titleEn: 'Duration', en: 'Days; -7 last week, -30 last month' },
};

export const cdnListFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Only this app' },
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only apps of this organisation' },
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  duration: { in: 'query', type: 'number', enum: [1, 7, 30, 90, -7, -30], zh: '时间范围', titleEn: 'Duration', en: 'Days; -7 last week, -30 last month' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const cdnAggregationFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  duration: { in: 'query', type: 'number', enum: [1, 7, 30, 90, -7, -30], zh: '时间范围', titleEn: 'Duration', en: 'Days; -7 last week, -30 last month' },
};

export const cdnTopKFields: OperationFields = {
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  duration: { in: 'query', type: 'number', enum: [1, 7, 30, 90, -7, -30], zh: '时间范围', titleEn: 'Duration', en: 'Days; -7 last week, -30 last month' },
};

export const cdnPartnerUsageFields: OperationFields = {
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Only this app' },
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only apps of this organisation' },
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
  duration: { in: 'query', type: 'number', enum: [1, 7, 30, 90, -7, -30], zh: '时间范围', titleEn: 'Duration', en: 'Days; -7 last week, -30 last month' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const cdnAnalyzeBundleFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  BucketId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket' },
  ReleaseId: { in: 'body', type: 'string', format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Release; or a badge, or the current entries' },
  Badge: { in: 'body', type: 'string', min: 1, max: 64, zh: '徽章', titleEn: 'Badge', en: 'Badge that points at the release' },
  Path: { in: 'body', type: 'string', required: true, min: 1, max: 1024, zh: '路径', titleEn: 'Path', en: 'Path of the bundle inside the bucket' },
};

export const cdnClearProxyCacheFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  bucketId: { in: 'query', type: 'string', format: 'uuid', zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Default: every bucket of the app' },
};

export const appsDailyActiveFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const appsDailyNewFields: OperationFields = {
  startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start date', en: 'YYYY-MM-DD, included' },
  endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End date', en: 'YYYY-MM-DD, included' },
};

export const usageFields: ServiceFields = {
  sampleCode: sampleCodeFields,
  'cdn.statistics': cdnStatisticsFields,
  'cdn.list': cdnListFields,
  'cdn.aggregation': cdnAggregationFields,
  'cdn.topK': cdnTopKFields,
  'cdn.partnerUsage': cdnPartnerUsageFields,
  'cdn.analyzeBundle': cdnAnalyzeBundleFields,
  'cdn.clearProxyCache': cdnClearProxyCacheFields,
  'apps.dailyActive': appsDailyActiveFields,
  'apps.dailyNew': appsDailyNewFields,
};
