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
