// A line that begins with a word which a person made: `uos ship dist` where `uos alias set ship` said what that is.
import { usageError } from '../../errors/cli-error.ts';
import { readAliases } from '../../profile/where/user-aliases.ts';
import type { Io } from '../../terminal/io.ts';
import { withoutAlias } from './aliases.ts';

/** `$1` to `$9` stand for the words behind the alias. */
const PLACE = /\$([1-9])/g;

/**
 * The line that is meant; the same one where the word at `at` is no alias. What no place takes follows at the end.
 * Throws CliError with exit 2 where a place has no word; a line that asks for help needs none.
 */
export function expanded(
  line: readonly string[],
  at: number,
  env: Io['env'],
  { asked = false } = {},
): readonly string[] {
  const name = line[at] ?? '';
  const aliases = readAliases(env);
  const meant = Object.hasOwn(aliases, name) ? (aliases[name] ?? []) : undefined;
  if (meant === undefined) {
    return line;
  }
  const behind = line.slice(at + 1);
  const places = placesOf(meant);
  const flag = behind.findIndex((word) => word.startsWith('-'));
  const given = behind.slice(0, Math.min(places, flag < 0 ? places : flag));
  if (given.length < places && !asked) {
    throw usageError('missing-argument', (t) => t.errors.aliasNeeds(name, places), 'uos alias ls');
  }
  const words = meant
    .filter((word) => !asked || placesOf([word]) <= given.length)
    .map((word) => word.replace(PLACE, (_, number: string) => given[Number(number) - 1] ?? ''));
  return withoutAlias([...line.slice(0, at), ...words, ...behind.slice(given.length)]);
}

/** How many words an alias takes. */
function placesOf(words: readonly string[]): number {
  const numbers = words.flatMap((word) => Array.from(word.matchAll(PLACE), ([, number]) => Number(number)));
  return Math.max(0, ...numbers);
}
