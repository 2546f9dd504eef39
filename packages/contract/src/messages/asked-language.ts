// Which of the two languages a browser asks for.
import type { Language } from './message.ts';

/** From an `Accept-Language` header: the one of more weight, the first of two with the same; undefined of neither. */
export function askedLanguage(header: string): Language | undefined {
  const wanted = header.split(',').flatMap((one) => {
    const [, language, weight = '1'] = /^\s*(zh|en)(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(one) ?? [];
    return language === undefined || Number(weight) === 0
      ? []
      : [{ language: language.toLowerCase() as Language, weight: Number(weight) }];
  });
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.language;
}
