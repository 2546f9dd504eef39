// What the way into a playground says.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  chooseApp: 'Choose an app',
  toApps: 'Go to apps',
  openApp: 'Open playground',
};
