// What every screen of one thing says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  tabs: 'Parts of the details',
  facts: 'Facts',
  all: 'Details',
  notFound: (kind) => `${kind} not found`,
  notFoundHint: 'It may have been deleted, or belongs to another app.',
  toList: 'Back to the list',
  loading: 'Loading',
};
