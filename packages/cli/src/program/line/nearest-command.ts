// The command that somebody meant, wherever it stands: a swapped letter, the wrong group, an older tool's word.
import { nearest } from '@uos/contract/rules';
import { type Noun, readOutlines, readWritten } from '../manifest.ts';
import { type Address, SYNONYMS } from './address.ts';
import { ALIASES } from './aliases.ts';

export interface Meant {
  /** What was typed of it. */
  readonly typed: string;
  readonly nearest: string | undefined;
  /** Where nothing is near: the group that was named rightly, and the words that it has. */
  readonly group?: { readonly id: string; readonly words: readonly string[] };
}

type Typed = Pick<Address, 'noun' | 'nouns' | 'words' | 'path' | 'outlines'>;

export function meantBy(address: Typed): Meant {
  const { noun, nouns, words } = address;
  const [first = ''] = words;
  return noun === undefined
    ? { typed: first, nearest: insideNoun(words) ?? nearestLine(first, words, nouns) }
    : below(noun, address);
}

function below(noun: Noun, { words, path, outlines }: Typed): Meant {
  const ids = readOutlines(noun).map(({ id }) => id);
  const groups = ids.flatMap((id) => id.split(' ').map((_, index, all) => all.slice(0, index + 1).join(' ')));
  const behind = (id: string): string => id.slice(noun.name.length + 1);
  const known = [...new Set([...groups, ...ids])].filter((id) => id.includes(' ')).map(behind);
  const candidates = new Map<string, string>();
  for (const one of known) {
    for (const word of [...otherWords(one), one]) {
      candidates.set(word, one);
    }
  }
  // why: what follows the command may be its arguments, so each shorter beginning is tried too.
  for (let length = words.length; length > path.length; length -= 1) {
    // why without the noun: its letters are right, and would let the others be more wrong
    const line = nearest(
      words.slice(1, length).join(' '),
      [...candidates.keys()].filter((one) => isHarmless(one, words[length - 1])),
    );
    if (line !== undefined) {
      return { typed: words.slice(0, length).join(' '), nearest: `${noun.name} ${candidates.get(line)}` };
    }
  }
  const elsewhere = path.length > 1 ? undefined : insideNoun(words.slice(0, 1));
  const inside = new Set(outlines.map(({ id }) => id.split(' ')[path.length] ?? ''));
  return {
    typed: words.slice(0, path.length + 1).join(' '),
    nearest: elsewhere,
    ...(elsewhere === undefined && { group: { id: path.join(' '), words: [...inside].sort() } }),
  };
}

/** The same line with the other words that people type for its verb: `bucket delete` is `bucket rm`. */
function otherWords(line: string): string[] {
  const at = line.lastIndexOf(' ') + 1;
  const verb = line.slice(at);
  const others = SYNONYMS.find((group) => group[0] === verb) ?? [];
  return others.map((other) => line.slice(0, at) + other);
}

/** What takes something away is offered for its own word misspelt, and for no other. */
const TAKES_AWAY = /^(rm|remove|delete|drop|purge|clear|reset|ban|kick|disable|stop|cancel|revoke|regenerate|clean)/;

function isHarmless(candidate: string, typed = ''): boolean {
  const verb = candidate.slice(candidate.lastIndexOf(' ') + 1);
  return !TAKES_AWAY.test(verb) || nearest(typed, [verb]) !== undefined;
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
