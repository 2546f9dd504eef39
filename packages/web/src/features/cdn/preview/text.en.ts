// What previews of files say.

import { formatSize } from '@uos/contract/rules';
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  none: 'No preview for files of this kind; open it in a new tab.',
  tooLarge: (limit) => `Larger than ${formatSize(limit)}; open it in a new tab.`,
  notUploaded: 'The content is not uploaded yet.',
  private: 'Content of a private bucket needs credentials; there is no preview here.',
  broken: 'The content did not load. It may be damaged, or not what its name says.',
  empty: 'Empty file',
};
