// Which signs the terminal can show.
import type { Io } from './io.ts';

/** A locale that is named, and is none of Unicode, shows blocks as noise. */
export function isPlain({ LC_ALL, LC_CTYPE, LANG, TERM }: Io['env']): boolean {
  const locale = LC_ALL || LC_CTYPE || LANG || 'UTF-8';
  return TERM === 'dumb' || !/utf-?8/i.test(locale);
}
