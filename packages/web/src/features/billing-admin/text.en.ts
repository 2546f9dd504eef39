// What the back offices say of what changes under a reviewer's eyes.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  changed: 'Changed since you opened it',
  changedHelp: 'Check amount, receipt and data again before you decide.',
  looked: 'Checked again',
  changedSince: 'Changed after it was handed in',
  notChanged: '–',
  changedTimes: (count) => `${count} ×`,
};
