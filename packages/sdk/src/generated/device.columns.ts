// Generated from the contract by `npm run gen`; do not edit.
import { toolLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const deviceAppColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Enabled: { title: '已启用', titleEn: 'Enabled', kind: 'flag' },
  Quota: { title: '额度', titleEn: 'Quota', kind: 'number' },
} satisfies EntityColumns;

export const deviceTokenColumns = {
  Token: { title: '令牌', titleEn: 'Token' },
  Url: { title: '页面地址', titleEn: 'Page address' },
  ExpiredAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const deviceUsageColumns = {
  Date: { title: '日期', titleEn: 'Date' },
  Seconds: { title: '时长', titleEn: 'Duration', kind: 'number' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
} satisfies EntityColumns;

export const deviceDailyUsageColumns = {
  Date: { title: '日期', titleEn: 'Date' },
  Seconds: { title: '时长', titleEn: 'Duration', kind: 'number' },
  Apps: { title: '应用数', titleEn: 'Apps', kind: 'number' },
} satisfies EntityColumns;

export const deviceAppUsageColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  Seconds: { title: '时长', titleEn: 'Duration', kind: 'number' },
} satisfies EntityColumns;

export const deviceSessionColumns = {
  Id: { title: '会话 ID', titleEn: 'Session ID', kind: 'id' },
  Device: { title: '设备', titleEn: 'Device' },
  Os: { title: '系统', titleEn: 'System' },
  PackageHash: { title: '安装包哈希', titleEn: 'Package hash' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: toolLabels.deviceSession.status },
  StartedAt: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  EndedAt: { title: '结束时间', titleEn: 'Ended', kind: 'time' },
  Seconds: { title: '时长', titleEn: 'Duration', kind: 'number' },
  ReportUrl: { title: '报告', titleEn: 'Report' },
} satisfies EntityColumns;

export const devicePackageColumns = {
  Hash: { title: '安装包哈希', titleEn: 'Package hash' },
  FileName: { title: '文件名', titleEn: 'File name' },
  PackageName: { title: '包名', titleEn: 'Package' },
  VersionName: { title: '版本名', titleEn: 'Version name' },
  Platform: { title: '平台', titleEn: 'Platform', kind: 'label', labels: toolLabels.devicePackage.platform },
  Size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  Url: { title: '下载地址', titleEn: 'Download address' },
  CreatedAt: { title: '上传时间', titleEn: 'Uploaded', kind: 'time' },
} satisfies EntityColumns;
