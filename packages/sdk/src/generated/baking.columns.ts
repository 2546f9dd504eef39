// Generated from the contract by `npm run gen`; do not edit.
import { bakingLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const bakingAppColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  gameId: { title: '游戏 ID', kind: 'id' },
  status: { title: '状态', kind: 'status', labels: bakingLabels.bakingApp.status },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const bakingSessionColumns = {
  id: { title: '烘焙任务 ID', kind: 'id' },
  appId: { title: '应用 ID', kind: 'id' },
  name: { title: '名称' },
  sceneName: { title: '场景' },
  engineVersion: { title: '引擎版本' },
  status: { title: '状态', kind: 'status', labels: bakingLabels.bakingSession.status },
  instanceTypeId: { title: '机型 ID', kind: 'id' },
  agentCount: { title: '节点数', kind: 'number' },
  progress: { title: '进度', kind: 'number' },
  inputUrl: { title: '输入地址' },
  outputUrl: { title: '输出地址' },
  reason: { title: '原因' },
  createdAt: { title: '创建时间', kind: 'time' },
  startedAt: { title: '开始时间', kind: 'time' },
  finishedAt: { title: '结束时间', kind: 'time' },
  nodeHours: { title: '节点小时', kind: 'number' },
  cost: { title: '费用', kind: 'yuan' },
} satisfies EntityColumns;

export const bakingNodeColumns = {
  id: { title: '节点 ID', kind: 'id' },
  sessionId: { title: '烘焙任务 ID', kind: 'id' },
  type: { title: '类型', kind: 'label', labels: bakingLabels.bakingNode.type },
  instanceTypeId: { title: '机型 ID', kind: 'id' },
  status: { title: '状态', kind: 'status', labels: bakingLabels.bakingNode.status },
  ip: { title: 'IP' },
  progress: { title: '进度', kind: 'number' },
  message: { title: '说明' },
  lastHeartbeatAt: { title: '上次心跳', kind: 'time' },
  startedAt: { title: '开始时间', kind: 'time' },
  finishedAt: { title: '结束时间', kind: 'time' },
} satisfies EntityColumns;

export const bakingInstanceTypeColumns = {
  id: { title: '机型 ID', kind: 'id' },
  name: { title: '名称' },
  cpu: { title: 'CPU', kind: 'number' },
  memory: { title: '内存', kind: 'number' },
  gpu: { title: 'GPU', kind: 'number' },
  pricePerHour: { title: '单价', kind: 'yuan' },
  enabled: { title: '启用', kind: 'flag' },
} satisfies EntityColumns;

export const bakingUsageColumns = {
  time: { title: '时间', kind: 'time' },
  count: { title: '任务数', kind: 'number' },
  usage: { title: '用量', kind: 'number' },
} satisfies EntityColumns;

export const appValueColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  value: { title: '数值', kind: 'number' },
} satisfies EntityColumns;
