// Generated from the contract by `npm run gen`; do not edit.
import { cdnLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const sampleCodeColumns = {
  ServiceName: { title: '服务', titleEn: 'Service' },
  Language: { title: '语言', titleEn: 'Language' },
  Title: { title: '标题', titleEn: 'Title' },
  Code: { title: '代码', titleEn: 'Code' },
} satisfies EntityColumns;

export const cdnAppStatisticsColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  TotalUsage: { title: '总流量', titleEn: 'Traffic', kind: 'bytes' },
  TotalRequests: { title: '总请求数', titleEn: 'Requests', kind: 'number' },
  Items: { title: '每日', titleEn: 'By day', kind: 'count' },
} satisfies EntityColumns;

export const cdnUsageColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  Date: { title: '日期', titleEn: 'Date' },
  Usage: { title: '用量', titleEn: 'Usage', kind: 'bytes' },
  BilledUsage: { title: '计费用量', titleEn: 'Billed usage', kind: 'bytes' },
} satisfies EntityColumns;

export const cdnAggregationColumns = {
  Items: { title: '每日', titleEn: 'By day', kind: 'count' },
} satisfies EntityColumns;

export const cdnTopAppsColumns = {
  Items: { title: '应用', titleEn: 'App', kind: 'count' },
} satisfies EntityColumns;

export const partnerCdnUsageColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  Date: { title: '日期', titleEn: 'Date' },
  Usage: { title: '用量', titleEn: 'Usage', kind: 'bytes' },
  BilledUsage: { title: '计费用量', titleEn: 'Billed usage', kind: 'bytes' },
  Provider: { title: '提供方', titleEn: 'Provider' },
} satisfies EntityColumns;

export const bundleAnalysisColumns = {
  TaskId: { title: '任务 ID', titleEn: 'Quest ID', kind: 'id' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  BucketId: { title: '资源桶 ID', titleEn: 'Bucket ID', kind: 'id' },
  Path: { title: '路径', titleEn: 'Path' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: cdnLabels.bundleAnalysis.status },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  FinishedAt: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
  Result: { title: '结果', titleEn: 'Result' },
  Error: { title: '错误', titleEn: 'Error' },
} satisfies EntityColumns;

export const proxyCacheClearingColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  BucketIds: { title: '资源桶 ID', titleEn: 'Bucket ID' },
  ClearedAt: { title: '清除时间', titleEn: 'Cleared', kind: 'time' },
} satisfies EntityColumns;

export const dailyCountsColumns = {
  Items: { title: '每日', titleEn: 'By day', kind: 'count' },
} satisfies EntityColumns;
