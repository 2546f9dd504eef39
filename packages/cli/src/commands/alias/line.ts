import { shellWord } from '../../terminal/shell-word.ts';

/** The line of an alias as somebody would type it. */
export function lineText(words: readonly string[]): string {
  return ['uos', ...words.map((word) => (/^[\w@%+=:,./$-]+$/.test(word) ? word : shellWord(word)))].join(' ');
}
