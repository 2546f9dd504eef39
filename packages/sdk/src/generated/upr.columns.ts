// Generated from the contract by `npm run gen`; do not edit.
import { toolLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const uprColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  ProjectId: { title: '项目 ID', kind: 'id' },
  Enabled: { title: '已启用', kind: 'flag' },
  Url: { title: '页面地址' },
} satisfies EntityColumns;

export const uprSessionColumns = {
  Id: { title: '会话 ID', kind: 'id' },
  Name: { title: '名称' },
  Device: { title: '设备' },
  Platform: { title: '平台' },
  Status: { title: '状态', kind: 'status', labels: toolLabels.uprSession.status },
  StartedAt: { title: '开始时间', kind: 'time' },
  DurationSeconds: { title: '时长', kind: 'number' },
  AvgFps: { title: '平均帧率', kind: 'number' },
  PeakMemory: { title: '内存峰值', kind: 'bytes' },
  ReportUrl: { title: '报告' },
} satisfies EntityColumns;
