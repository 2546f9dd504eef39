// What is said of the content of a save.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  noFile: 'This save has no file yet.',
  empty: 'Empty file',
  view: 'View as',
  views: { tree: 'JSON', text: 'Text', picture: 'Picture', hex: 'Hex' },
  first: (shown, size) => `First ${shown} of ${size}`,
  items: (count) => `[${count} ${count === 1 ? 'item' : 'items'}]`,
  keys: (count) => `{${count} ${count === 1 ? 'key' : 'keys'}}`,
  more: (count) => `${count} more not shown`,
};
