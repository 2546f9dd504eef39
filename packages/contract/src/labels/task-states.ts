// States of work that several services share, apart from the words that every face loads.

import type { LabelTable } from './label.ts';

export const taskStatus = {
  creating: { zh: '创建中', en: 'Creating', color: 'blue' },
  running: { zh: '运行中', en: 'Running', color: 'green' },
  deleting: { zh: '删除中', en: 'Deleting', color: 'orange' },
  deleted: { zh: '已删除', en: 'Deleted', color: 'gray' },
  failed: { zh: '失败', en: 'Failed', color: 'red' },
} as const satisfies LabelTable;

export const running = { zh: '进行中', en: 'Running', color: 'blue' } as const;

export const failed = { zh: '失败', en: 'Failed', color: 'red' } as const;
