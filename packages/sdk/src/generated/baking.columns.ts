// Generated from the contract by `npm run gen`; do not edit.
import { bakingLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const bakingAppColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  gameId: { title: '游戏 ID', titleEn: 'Game ID', kind: 'id' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: bakingLabels.bakingApp.status },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const bakingSessionColumns = {
  id: { title: '烘焙任务 ID', titleEn: 'Bake ID', kind: 'id' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  sceneName: { title: '场景', titleEn: 'Scene' },
  engineVersion: { title: '引擎版本', titleEn: 'Engine version' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: bakingLabels.bakingSession.status },
  instanceTypeId: { title: '机型 ID', titleEn: 'Machine type ID', kind: 'id' },
  agentCount: { title: '节点数', titleEn: 'Nodes', kind: 'number' },
  progress: { title: '进度', titleEn: 'Progress', kind: 'number' },
  inputUrl: { title: '输入地址', titleEn: 'Input address' },
  outputUrl: { title: '输出地址', titleEn: 'Output address' },
  reason: { title: '原因', titleEn: 'Reason' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  startedAt: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  finishedAt: { title: '结束时间', titleEn: 'Ended', kind: 'time' },
  nodeHours: { title: '节点小时', titleEn: 'Node hours', kind: 'number' },
  cost: { title: '费用', titleEn: 'Fee', kind: 'yuan' },
} satisfies EntityColumns;

export const bakingNodeColumns = {
  id: { title: '节点 ID', titleEn: 'Node ID', kind: 'id' },
  sessionId: { title: '烘焙任务 ID', titleEn: 'Bake ID', kind: 'id' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: bakingLabels.bakingNode.type },
  instanceTypeId: { title: '机型 ID', titleEn: 'Machine type ID', kind: 'id' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: bakingLabels.bakingNode.status },
  ip: { title: 'IP', titleEn: 'IP' },
  progress: { title: '进度', titleEn: 'Progress', kind: 'number' },
  message: { title: '说明', titleEn: 'Notes' },
  lastHeartbeatAt: { title: '上次心跳', titleEn: 'Last heartbeat', kind: 'time' },
  startedAt: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  finishedAt: { title: '结束时间', titleEn: 'Ended', kind: 'time' },
} satisfies EntityColumns;

export const bakingInstanceTypeColumns = {
  id: { title: '机型 ID', titleEn: 'Machine type ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  cpu: { title: 'CPU', titleEn: 'CPU', kind: 'number' },
  memory: { title: '内存', titleEn: 'Memory', kind: 'number' },
  gpu: { title: 'GPU', titleEn: 'GPU', kind: 'number' },
  pricePerHour: { title: '单价', titleEn: 'Price per hour', kind: 'yuan' },
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
} satisfies EntityColumns;

export const bakingUsageColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  count: { title: '任务数', titleEn: 'Tasks', kind: 'number' },
  usage: { title: '用量', titleEn: 'Usage', kind: 'number' },
} satisfies EntityColumns;

export const appValueColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  value: { title: '数值', titleEn: 'Value', kind: 'number' },
} satisfies EntityColumns;
