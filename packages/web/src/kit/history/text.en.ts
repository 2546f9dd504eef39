// What a history says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  before: 'Before: ',
  after: 'After: ',
  blank: '(empty)',
};
