// Generated from the contract by `npm run gen`; do not edit.
import { toolLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const deviceAppColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  Enabled: { title: '已启用', kind: 'flag' },
  Quota: { title: '额度', kind: 'number' },
} satisfies EntityColumns;

export const deviceTokenColumns = {
  Token: { title: '令牌' },
  Url: { title: '页面地址' },
  ExpiredAt: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;

export const deviceUsageColumns = {
  Date: { title: '日期' },
  Seconds: { title: '时长', kind: 'number' },
  Amount: { title: '金额', kind: 'yuan' },
} satisfies EntityColumns;

export const deviceDailyUsageColumns = {
  Date: { title: '日期' },
  Seconds: { title: '时长', kind: 'number' },
  Apps: { title: '应用数', kind: 'number' },
} satisfies EntityColumns;

export const deviceAppUsageColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  Seconds: { title: '时长', kind: 'number' },
} satisfies EntityColumns;

export const deviceSessionColumns = {
  Id: { title: '会话 ID', kind: 'id' },
  Device: { title: '设备' },
  Os: { title: '系统' },
  PackageHash: { title: '安装包哈希' },
  Status: { title: '状态', kind: 'status', labels: toolLabels.deviceSession.status },
  StartedAt: { title: '开始时间', kind: 'time' },
  EndedAt: { title: '结束时间', kind: 'time' },
  Seconds: { title: '时长', kind: 'number' },
  ReportUrl: { title: '报告' },
} satisfies EntityColumns;

export const devicePackageColumns = {
  Hash: { title: '安装包哈希' },
  FileName: { title: '文件名' },
  PackageName: { title: '包名' },
  VersionName: { title: '版本名' },
  Platform: { title: '平台', kind: 'label', labels: toolLabels.devicePackage.platform },
  Size: { title: '大小', kind: 'bytes' },
  Url: { title: '下载地址' },
  CreatedAt: { title: '上传时间', kind: 'time' },
} satisfies EntityColumns;
