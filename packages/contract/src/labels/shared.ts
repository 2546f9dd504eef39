// Words that several entities share, written once.

import type { LabelTable } from './label.ts';

export const onOff = {
  Enabled: { zh: '已启用', en: 'Enabled', color: 'green' },
  Disabled: { zh: '未启用', en: 'Disabled', color: 'gray' },
} as const satisfies LabelTable;

export const enabledDisabled = {
  enabled: { zh: '已启用', en: 'Enabled', color: 'green' },
  disabled: { zh: '已停用', en: 'Disabled', color: 'gray' },
} as const satisfies LabelTable;

export const yesNo = {
  true: { zh: '是', en: 'Yes', color: 'green' },
  false: { zh: '否', en: 'No', color: 'gray' },
} as const satisfies LabelTable;

export const taskStatus = {
  creating: { zh: '创建中', en: 'Creating', color: 'blue' },
  running: { zh: '运行中', en: 'Running', color: 'green' },
  deleting: { zh: '删除中', en: 'Deleting', color: 'orange' },
  deleted: { zh: '已删除', en: 'Deleted', color: 'gray' },
  failed: { zh: '失败', en: 'Failed', color: 'red' },
} as const satisfies LabelTable;

export const running = { zh: '进行中', en: 'Running', color: 'blue' } as const;

export const failed = { zh: '失败', en: 'Failed', color: 'red' } as const;
