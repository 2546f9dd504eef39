// Generated from the contract by `npm run gen`; do not edit.
import { toolLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const uprColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ProjectId: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  Enabled: { title: '已启用', titleEn: 'Enabled', kind: 'flag' },
  Url: { title: '页面地址', titleEn: 'Page address' },
} satisfies EntityColumns;

export const uprSessionColumns = {
  Id: { title: '会话 ID', titleEn: 'Session ID', kind: 'id' },
  Name: { title: '名称', titleEn: 'Name' },
  Device: { title: '设备', titleEn: 'Device' },
  Platform: { title: '平台', titleEn: 'Platform' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: toolLabels.uprSession.status },
  StartedAt: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  DurationSeconds: { title: '时长', titleEn: 'Duration', kind: 'number' },
  AvgFps: { title: '平均帧率', titleEn: 'Average fps', kind: 'number' },
  PeakMemory: { title: '内存峰值', titleEn: 'Peak memory', kind: 'bytes' },
  ReportUrl: { title: '报告', titleEn: 'Report' },
} satisfies EntityColumns;
