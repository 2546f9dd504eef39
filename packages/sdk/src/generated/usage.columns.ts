// Generated from the contract by `npm run gen`; do not edit.
import { cdnLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const sampleCodeColumns = {
  ServiceName: { title: '服务' },
  Language: { title: '语言' },
  Title: { title: '标题' },
  Code: { title: '代码' },
} satisfies EntityColumns;

export const cdnAppStatisticsColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  TotalUsage: { title: '总流量', kind: 'bytes' },
  TotalRequests: { title: '总请求数', kind: 'number' },
  Items: { title: '每日', kind: 'count' },
} satisfies EntityColumns;

export const cdnUsageColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  Date: { title: '日期' },
  Usage: { title: '用量', kind: 'bytes' },
  BilledUsage: { title: '计费用量', kind: 'bytes' },
} satisfies EntityColumns;

export const cdnAggregationColumns = {
  Items: { title: '每日', kind: 'count' },
} satisfies EntityColumns;

export const cdnTopAppsColumns = {
  Items: { title: '应用', kind: 'count' },
} satisfies EntityColumns;

export const partnerCdnUsageColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  Date: { title: '日期' },
  Usage: { title: '用量', kind: 'bytes' },
  BilledUsage: { title: '计费用量', kind: 'bytes' },
  Provider: { title: '提供方' },
} satisfies EntityColumns;

export const bundleAnalysisColumns = {
  TaskId: { title: '任务 ID', kind: 'id' },
  AppId: { title: '应用 ID', kind: 'id' },
  BucketId: { title: '资源桶 ID', kind: 'id' },
  Path: { title: '路径' },
  Status: { title: '状态', kind: 'status', labels: cdnLabels.bundleAnalysis.status },
  CreatedAt: { title: '创建时间', kind: 'time' },
  FinishedAt: { title: '完成时间', kind: 'time' },
  Result: { title: '结果' },
  Error: { title: '错误' },
} satisfies EntityColumns;

export const proxyCacheClearingColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  BucketIds: { title: '资源桶 ID' },
  ClearedAt: { title: '清除时间', kind: 'time' },
} satisfies EntityColumns;

export const dailyCountsColumns = {
  Items: { title: '每日', kind: 'count' },
} satisfies EntityColumns;
