// What a field is called in English: by its Chinese title where that is known, else as its key says.
import { platformTitles } from './platform.ts';
import { playersTitles } from './players.ts';
import { serversTitles } from './servers.ts';

export const englishTitles: Readonly<Record<string, string>> = {
  ...platformTitles,
  ...serversTitles,
  ...playersTitles,
};

/** `创建时间` is `Created`; a title that no table has is its key in words, `content_size` as `Content size`. */
export function englishTitle(key: string, title: string): string {
  return englishTitles[title] ?? wordsOf(key);
}

/** Words that are not written as others are. */
const CAPITALS = /\b(id|ids|url|ip|os|cpu|gpu|api|sms|qps|jwt|ttl|md5|json)\b/g;

function wordsOf(key: string): string {
  const words = key
    .replace(/IDs$/, 'Ids')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(CAPITALS, (word) => (word === 'ids' ? 'IDs' : word.toUpperCase()));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
