// What the history of one thing says.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  history: 'Activity',
  search: 'By whom',
  empty: 'Nothing yet',
  core: 'Platform',
  helpOfAll: 'Who changed what, and when. Secrets are never in it.',
  help: 'Who changed what of it, and when, is kept here.',
};
