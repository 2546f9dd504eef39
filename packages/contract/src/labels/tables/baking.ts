// Enums of baking. Source: game-services 3 and 4; wire/realtime-and-compute.md.
import type { LabelTable } from '../label.ts';
import { enabledDisabled } from '../shared.ts';
import type { TransitionsOf } from '../transition.ts';

export const bakingLabels = {
  bakingApp: { status: { ...enabledDisabled } },
  bakingSession: {
    status: {
      Initial: { zh: '初始化', en: 'Initial', color: 'yellow' },
      Preparing: { zh: '准备中', en: 'Preparing', color: 'blue' },
      Running: { zh: '烘焙中', en: 'Running', color: 'blue' },
      Canceled: { zh: '已取消', en: 'Canceled', color: 'gray' },
      Finished: { zh: '已完成', en: 'Finished', color: 'green' },
      Failed: { zh: '失败', en: 'Failed', color: 'red' },
    },
  },
  bakingNode: {
    type: {
      Agent: { zh: '烘焙节点', en: 'Agent', color: 'gray' },
      Coordinator: { zh: '协调节点', en: 'Coordinator', color: 'blue' },
    },
    status: {
      Pending: { zh: '等待中', en: 'Pending', color: 'yellow' },
      Running: { zh: '运行中', en: 'Running', color: 'blue' },
      Succeeded: { zh: '成功', en: 'Succeeded', color: 'green' },
      Failed: { zh: '失败', en: 'Failed', color: 'red' },
      Terminated: { zh: '已终止', en: 'Terminated', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const bakingTransitions = {
  bakingSession: {
    status: [
      { from: 'new', to: 'Initial', zh: '创建烘焙任务', call: 'baking.sessions.create' },
      { from: ['Initial'], to: 'Preparing', zh: '申请节点' },
      { from: ['Preparing'], to: 'Running', zh: '节点就绪' },
      { from: ['Running'], to: 'Finished', zh: '完成', call: 'baking.sessions.done' },
      { from: ['Initial', 'Preparing', 'Running'], to: 'Canceled', zh: '取消', call: 'baking.sessions.cancel' },
      { from: ['Initial', 'Preparing', 'Running'], to: 'Failed', zh: '失败', call: 'baking.sessions.fail' },
    ],
  },
} as const satisfies TransitionsOf<typeof bakingLabels>;
