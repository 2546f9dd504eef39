// How large numbers and moments are written.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  steps: [
    { from: 1e9, per: 1e9, unit: 'B' },
    { from: 1e6, per: 1e6, unit: 'M' },
    { from: 1e5, per: 1e3, unit: 'K' },
  ],
  justNow: 'just now',
  minutesAgo: (minutes) => `${minutes} min ago`,
  today: (clock) => `today ${clock}`,
};
