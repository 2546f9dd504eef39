// The dictionary of a language, loaded on its own: a run speaks one.
import type { Dictionary } from './en.ts';
import type { Language } from './text.ts';

export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'zh' ? (await import('./zh.ts')).zh : (await import('./en.ts')).en;
}
