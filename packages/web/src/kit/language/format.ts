// Numbers and lists as the language of this build writes them.
import { formatCompact as compact } from '@uos/contract/rules';
import { language } from './language.zh.ts';

/** 12345 is `1.23万`, in English `12.35K`. */
export const formatCompact = (value: number): string =>
  // why: a number without a unit has its groups here as everywhere
  compact(value, language).replace(/^(-?\d)(\d{3})(?=$|\.)/, '$1,$2');

const COMMA = { zh: '\u3001', en: ', ' } as const;

/** With the comma of a list: `A, B`. */
export const joined = (words: readonly string[]): string => words.join(COMMA[language]);
