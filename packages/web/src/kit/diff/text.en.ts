// What a comparison says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  same: 'No difference',
  folded: (count) => `${count} unchanged ${count === 1 ? 'line' : 'lines'}`,
};
