// What a log says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  search: 'Find in log',
  matches: (at, all) => (all === 0 ? 'No match' : `${at} / ${all}`),
  next: 'Next match',
  previous: 'Previous match',
  levels: { all: 'All levels', debug: 'Debug', info: 'Info', warn: 'Warning', error: 'Error' },
  level: 'Level',
  follow: 'Follow latest',
  following: 'Following',
  newLines: (count) => `${count} new ${count === 1 ? 'line' : 'lines'}`,
  download: 'Download log',
  wrap: 'Wrap lines',
  empty: 'No log',
  emptyHint: 'Nothing was written in this time, or the level leaves it out.',
  lines: (count) => `${count} lines`,
};
