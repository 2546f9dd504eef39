// Which language the console speaks to a person. The platform reads the cookie and answers with the page in it; the choice
// itself is kept with the person's others, and brings the cookie back when they are.
import type { Language } from '@uos/contract/messages';
import { keepDrafts } from '../kit/keep/drafts.ts';
import { readPreference, writePreference } from '../kit/keep/preferences.ts';
import { language } from '../kit/language/language.zh.ts';

const KEY = 'language';
const COOKIE = 'uos-language';
const YEAR_S = 31_536_000;

/** Kept for whoever is signed in; the page comes again in that language. */
export function chooseLanguage(chosen: Language): void {
  writePreference(KEY, chosen);
  speak(chosen);
}

/** Somebody is there: theirs counts, not that of whoever was there before. */
export function followLanguageOfPerson(): void {
  const chosen = readPreference<Language>(KEY);
  if (chosen !== undefined) {
    speak(chosen);
  }
}

/** Nobody is there any more: the next page asks the browser. */
export function forgetLanguage(): void {
  writeCookie('', 0);
}

function speak(wanted: Language): void {
  const before = document.cookie;
  writeCookie(wanted, YEAR_S);
  // why: where no cookie is kept, or the platform has no other page, asking again would go on for ever
  if (wanted !== language && document.cookie !== before) {
    keepDrafts();
    location.reload();
  }
}

function writeCookie(value: Language | '', maxAgeSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers still have no store of cookies
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
