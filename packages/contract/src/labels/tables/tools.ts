// Enums of device tests, performance reports and metrics. Source: game-services 3 and 4; wire/data-and-tools.md.
import type { LabelTable } from '../label.ts';
import { failed, running } from '../task-states.ts';
import type { TransitionsOf } from '../transition.ts';

const finished = { zh: '已完成', en: 'Finished', color: 'green' } as const;

export const toolLabels = {
  deviceSession: { status: { Running: running, Finished: finished, Failed: failed } },
  devicePackage: {
    platform: {
      android: { zh: '安卓', en: 'Android', color: 'green' },
      harmony: { zh: '鸿蒙', en: 'Harmony', color: 'blue' },
    },
  },
  uprSession: { status: { Running: running, Finished: finished } },
  metricsRole: {
    role: {
      Viewer: { zh: '只读', en: 'Viewer', color: 'gray' },
      Editor: { zh: '编辑', en: 'Editor', color: 'blue' },
      Admin: { zh: '管理员', en: 'Admin', color: 'orange' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const toolTransitions = {
  deviceSession: {
    status: [
      { from: 'new', to: 'Running', zh: '开始真机测试', call: 'device.sessions.start' },
      { from: ['Running'], to: 'Finished', zh: '测试结束' },
      { from: ['Running'], to: 'Failed', zh: '测试失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof toolLabels>;
