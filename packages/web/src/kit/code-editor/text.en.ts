// What editors and code say.
import type { Words } from '../language/words.ts';
import type { text as zh, phrases as zhPhrases } from './text.zh.ts';

export const text: Words<typeof zh> = {
  code: 'Code',
  copyCode: 'Copy code',
  format: 'Format',
  formatHint: 'Tidy the indentation (Shift+Alt+F)',
  valid: 'Valid JSON',
  empty: 'Enter JSON',
  problemAt: (line, column, message) => `Line ${line}, column ${column}: ${message}`,
  editor: (label) => `${label} editor`,
  expected: 'A value, quote or bracket is expected here',
  unclosed: 'Incomplete: a closing bracket or quote is missing',
  trailing: 'There is something too much here',
  badString: 'The string does not end properly',
};

/** CodeMirror's own words. Source: its `phrases` facet. */
export const phrases: Words<typeof zhPhrases> = {
  Find: 'Find',
  Replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  all: 'All',
  'match case': 'Match case',
  'by word': 'Whole words',
  regexp: 'Regexp',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
  'current match': 'Current match',
  'replaced $ matches': 'Replaced $ matches',
  'replaced match on line $': 'Replaced the match on line $',
  'on line': 'On line',
  'Fold line': 'Fold line',
  'Unfold line': 'Unfold line',
  'folded code': 'Folded code',
  unfold: 'Unfold',
  Diagnostics: 'Problems',
  'No diagnostics': 'No problems',
  'Go to line': 'Go to line',
  go: 'Go',
};
