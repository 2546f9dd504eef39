// What the screen of verification codes says.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Verification codes',
  help: 'Codes that were sent to phones of players. Numbers are masked; a search takes the whole number.',
  search: 'Whole phone number',
  sentAt: 'Sent',
  delay: 'Took',
  empty: 'No verification codes yet',
  emptyHint: 'A code is sent when a player signs in by phone or binds one, and each of them stands here.',
  figures: 'Figures',
  count: 'Codes',
  latest: (count) => `The latest ${count}`,
  rate: 'Success',
  rateHelp: 'Verified of all that have come to an end',
  median: 'Time to verify',
  medianHelp: (slow) => `Half within, nine of ten within ${slow}`,
  failed: 'Failed or expired',
  failedHelp: (failed, expired) => `${failed} not sent, ${expired} expired`,
  none: '-',
  seconds: (seconds) => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`),
  worst: 'Numbers with many failures',
  worstHelp:
    'Numbers that look alike once masked are one. A wrong number, a bad network, or somebody who tries numbers.',
  worstRow: (failed, all) => `${failed} of ${all} not verified`,
  mock: 'Mock',
  templates: 'SMS templates',
};
