// Plain words in the address, as a router's search parser and writer: `?q=x&d=realm:1&d=user:2`.
import type { RawSearch } from './search-state.ts';

/** A name that repeats becomes a list. */
export function parseWords(search: string): RawSearch {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const words = params.getAll(key);
      return [key, words.length === 1 ? words[0] : words];
    }),
  );
}

/** With its question mark; empty for nothing. */
export function stringifyWords(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [key, words] of Object.entries(search)) {
    for (const word of Array.isArray(words) ? words : [words]) {
      if (word !== undefined && word !== null) {
        params.append(key, String(word));
      }
    }
  }
  const words = params.toString();
  return words === '' ? '' : `?${words}`;
}
