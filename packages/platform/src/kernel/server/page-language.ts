// In which language a browser gets the console: the one its person chose there, else the first it asks for.
import { askedLanguage, type Language } from '@uos/contract/messages';

/** Set by the console when somebody chooses, dropped when they sign out. */
const COOKIE = /(?:^|;\s*)uos-language=(zh|en)(?:;|$)/;

/** Chinese where the browser asks for neither. */
export function pageLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = COOKIE.exec(cookie ?? '')?.[1];
  return (chosen as Language | undefined) ?? askedLanguage(acceptLanguage ?? '') ?? 'zh';
}
