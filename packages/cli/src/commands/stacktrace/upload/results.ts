// What became of a symbol file.
import type { LabelTable } from '@uos/contract/labels';

export const RESULTS = {
  new: { zh: '将上传', en: 'To be sent', color: 'blue' },
  uploaded: { zh: '处理中', en: 'Sent', color: 'blue' },
  ready: { zh: '可用', en: 'Ready', color: 'green' },
  same: { zh: '平台已有', en: 'Already there', color: 'gray' },
  skipped: { zh: '已跳过', en: 'Skipped', color: 'yellow' },
  invalid: { zh: '无效', en: 'Invalid', color: 'red' },
  failed: { zh: '失败', en: 'Failed', color: 'red' },
} as const satisfies LabelTable;

export type Result = keyof typeof RESULTS;
