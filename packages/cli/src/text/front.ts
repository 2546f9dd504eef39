// The words of help and of a line that names no command, in one language. Kept apart from the rest, because a run that
// only asks for help loads nothing else.
import { type FrontWords, frontEn } from './front-en.ts';
import { frontZh } from './front-zh.ts';
import type { Language } from './text.ts';

export type { FrontWords };

export function frontWordsOf(language: Language): FrontWords {
  return language === 'zh' ? frontZh : frontEn;
}
