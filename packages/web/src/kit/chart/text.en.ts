// What every chart says.
import type { Words } from '../language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  table: 'Show table',
  chart: 'Show chart',
  csv: 'Download CSV',
  empty: 'No data in this time',
  emptyHint: 'Choose another range, or see whether the service is used.',
  time: 'Time',
  total: 'Total',
  max: 'Highest',
  average: 'Average',
  none: '–',
  semicolon: '; ',
  range: 'Range',
  tools: 'Chart actions',
  summary: (title, parts) => `${title}. ${parts}`,
  seriesSummary: (label, total, max, at) => `${label}: total ${total}, highest ${max} (${at})`,
  levelSummary: (label, last, max, at) => `${label} now ${last}, highest ${max} (${at})`,
  highest: (max) => `highest ${max}`,
  showOnly: (label) => `Only ${label}`,
  resetZoom: 'Reset zoom',
  rankName: 'Name',
  rankNote: 'Of',
  rankKey: 'ID',
  rankValue: 'Value',
};
