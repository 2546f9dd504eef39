// Finds the command that the words of a line name.

import { nearest } from '../text/nearest.ts';
import { ALIASES } from './aliases.ts';
import { FIELD_LIST, GLOBAL_FLAGS, WITH_VALUE } from './globals.ts';
import {
  type Noun,
  type Outline,
  readEntry,
  readNouns,
  readOutlines,
  readWritten,
  type TableEntry,
} from './manifest.ts';

export type Route =
  | { readonly kind: 'root'; readonly nouns: readonly Noun[] }
  | { readonly kind: 'command'; readonly entry: TableEntry; readonly rest: readonly string[] }
  | {
      readonly kind: 'group';
      readonly noun: Noun;
      readonly words: string;
      readonly outlines: readonly Outline[];
    }
  | { readonly kind: 'unknown'; readonly typed: string; readonly nearest: string | undefined };

/** The longest command that the leading words name; flags may stand before and between them. */
export function routeOf(argv: readonly string[]): Route {
  const { words, places } = leadingWords(argv);
  const nouns = readNouns();
  const [first] = words;
  if (first === undefined) {
    return { kind: 'root', nouns };
  }
  const noun = nouns.find(({ name }) => name === first);
  if (noun === undefined) {
    return { kind: 'unknown', typed: first, nearest: insideNoun(words) ?? nearestLine(first, words, nouns) };
  }
  const outlines = readOutlines(noun);
  for (let length = words.length; length > 0; length -= 1) {
    const id = words.slice(0, length).join(' ');
    if (outlines.some((outline) => outline.id === id)) {
      // why by place: a word behind --json may be its fields, so nothing may change its neighbours
      const own = new Set(places.slice(0, length));
      return { kind: 'command', entry: readEntry(noun, id), rest: argv.filter((_, index) => !own.has(index)) };
    }
  }
  return groupOf(noun, words, outlines);
}

function groupOf(noun: Noun, words: readonly string[], outlines: readonly Outline[]): Route {
  const typed = words.join(' ');
  const below = outlines.filter(({ id }) => id.startsWith(`${typed} `));
  if (below.length > 0) {
    return { kind: 'group', noun, words: typed, outlines: below };
  }
  const ids = outlines.map(({ id }) => id);
  const groups = ids.flatMap((id) => id.split(' ').map((_, index, all) => all.slice(0, index + 1).join(' ')));
  const behind = (id: string): string => id.slice(noun.name.length + 1);
  const candidates = [...new Set([...groups, ...ids])].filter((id) => id.includes(' ')).map(behind);
  // why: what follows the command may be its arguments, so each shorter beginning is tried too.
  for (let length = words.length; length > 1; length -= 1) {
    // why without the noun: its letters are right, and would let the others be more wrong
    const line = nearest(words.slice(1, length).join(' '), candidates);
    if (line !== undefined) {
      return { kind: 'unknown', typed: words.slice(0, length).join(' '), nearest: `${noun.name} ${line}` };
    }
  }
  return { kind: 'unknown', typed, nearest: insideNoun(words.slice(0, 1)) ?? noun.name };
}

/** `bucket ls` is `cdn bucket ls` to somebody who forgot where it belongs. */
function insideNoun(words: readonly string[]): string | undefined {
  const ids = readWritten();
  for (let length = words.length; length > 0; length -= 1) {
    const inside = words.slice(0, length);
    const found = ids
      .map((id) => id.split(' ').slice(0, length + 1))
      .find(([, ...rest]) => rest.join(' ') === inside.join(' '));
    if (found !== undefined) {
      return found.join(' ');
    }
  }
  return undefined;
}

function nearestLine(typed: string, words: readonly string[], nouns: readonly Noun[]): string | undefined {
  const alias = nearest(words.slice(0, 2).join(' '), Object.keys(ALIASES));
  const names = nouns.map(({ name }) => name);
  return nearest(typed, names) ?? (alias === undefined ? undefined : ALIASES[alias]);
}

interface Line {
  /** Up to the first flag that is not global. */
  readonly words: readonly string[];
  /** Where each stands on the line. */
  readonly places: readonly number[];
}

function leadingWords(argv: readonly string[]): Line {
  const words: string[] = [];
  const places: number[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    if (!word.startsWith('-')) {
      words.push(word);
      places.push(index);
    } else if (word === '--' || word === '-' || !GLOBAL_SWITCHES.test(word)) {
      break;
    } else if (WITH_VALUE.has(word) || (word === '--json' && FIELD_LIST.test(argv[index + 1] ?? ''))) {
      index += 1;
    }
  }
  return { words, places };
}

const LONG = Object.keys(GLOBAL_FLAGS).join('|');
const GLOBAL_SWITCHES = new RegExp(`^(--(${LONG})(=.*)?|-[qyh]+)$`, 's');
