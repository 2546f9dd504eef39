// Generated from the contract by `npm run gen`; do not edit.
import type { EntityColumns } from '../fields/view-data.ts';

export const helloOrgColumns = {
  orgId: { title: '组织 ID', kind: 'id' },
  name: { title: '名称' },
  status: { title: '状态' },
} satisfies EntityColumns;

export const helloProjectColumns = {
  projectId: { title: '项目 ID', kind: 'id' },
  appId: { title: '应用 ID', kind: 'id' },
  orgId: { title: '组织 ID', kind: 'id' },
  name: { title: '名称' },
  vendorAppId: { title: '供应商应用 ID', kind: 'id' },
  status: { title: '状态' },
  recordingEnabled: { title: '允许录音', kind: 'flag' },
} satisfies EntityColumns;

export const helloDailyUsageColumns = {
  date: { title: '日期' },
  rtcSeconds: { title: '实时语音时长', kind: 'number' },
  recordingSeconds: { title: '录音时长', kind: 'number' },
} satisfies EntityColumns;

export const helloUsageColumns = {
  rtcSeconds: { title: '实时语音时长', kind: 'number' },
  recordingSeconds: { title: '录音时长', kind: 'number' },
  activeAppCount: { title: '活跃应用数', kind: 'number' },
} satisfies EntityColumns;

export const helloAppUsageColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  rtcSeconds: { title: '实时语音时长', kind: 'number' },
  recordingSeconds: { title: '录音时长', kind: 'number' },
} satisfies EntityColumns;

export const voiceTokenColumns = {
  accessToken: { title: '访问令牌' },
  channelName: { title: '频道' },
  userId: { title: '用户 ID', kind: 'id' },
  vendorAppId: { title: '供应商应用 ID', kind: 'id' },
  expiresAt: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;
