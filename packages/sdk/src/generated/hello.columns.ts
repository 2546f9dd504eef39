// Generated from the contract by `npm run gen`; do not edit.
import type { EntityColumns } from '../fields/view-data.ts';

export const helloOrgColumns = {
  orgId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  status: { title: '状态', titleEn: 'Status' },
} satisfies EntityColumns;

export const helloProjectColumns = {
  projectId: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  orgId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  vendorAppId: { title: '供应商应用 ID', titleEn: 'Vendor app ID', kind: 'id' },
  status: { title: '状态', titleEn: 'Status' },
  recordingEnabled: { title: '允许录音', titleEn: 'Recording allowed', kind: 'flag' },
} satisfies EntityColumns;

export const helloDailyUsageColumns = {
  date: { title: '日期', titleEn: 'Date' },
  rtcSeconds: { title: '实时语音时长', titleEn: 'Voice time', kind: 'number' },
  recordingSeconds: { title: '录音时长', titleEn: 'Recording time', kind: 'number' },
} satisfies EntityColumns;

export const helloUsageColumns = {
  rtcSeconds: { title: '实时语音时长', titleEn: 'Voice time', kind: 'number' },
  recordingSeconds: { title: '录音时长', titleEn: 'Recording time', kind: 'number' },
  activeAppCount: { title: '活跃应用数', titleEn: 'Active apps', kind: 'number' },
} satisfies EntityColumns;

export const helloAppUsageColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  rtcSeconds: { title: '实时语音时长', titleEn: 'Voice time', kind: 'number' },
  recordingSeconds: { title: '录音时长', titleEn: 'Recording time', kind: 'number' },
} satisfies EntityColumns;

export const voiceTokenColumns = {
  accessToken: { title: '访问令牌', titleEn: 'Access token' },
  channelName: { title: '频道', titleEn: 'Channel' },
  userId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  vendorAppId: { title: '供应商应用 ID', titleEn: 'Vendor app ID', kind: 'id' },
  expiresAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;
