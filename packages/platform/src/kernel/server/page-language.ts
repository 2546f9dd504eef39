// In which language a browser gets the console: the one its person chose there, else the first it asks for.
import type { Language } from '@uos/contract/messages';

/** Set by the console when somebody chooses, dropped when they sign out. */
const COOKIE = /(?:^|;\s*)uos-language=(zh|en)(?:;|$)/;

/** Chinese where the browser asks for neither. */
export function pageLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = COOKIE.exec(cookie ?? '')?.[1];
  return (chosen as Language | undefined) ?? asked(acceptLanguage ?? '') ?? 'zh';
}

function asked(header: string): Language | undefined {
  const wanted = header.split(',').flatMap((one) => {
    const [, language, weight = '1'] = /^\s*(zh|en)(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(one) ?? [];
    return language === undefined || Number(weight) === 0
      ? []
      : [{ language: language.toLowerCase() as Language, weight: Number(weight) }];
  });
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.language;
}
