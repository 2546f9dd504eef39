// The dictionary of a language.
import { type Dictionary, en } from './en.ts';
import type { Language } from './text.ts';
import { zh } from './zh.ts';

export function dictionaryOf(language: Language): Dictionary {
  return language === 'zh' ? zh : en;
}
