// What the CLI has against a line, found by its own tree: the command, its arguments, its flags and their values.

import { TOPICS } from '../program/help/topics.ts';
import { addressOf, isUnknown } from '../program/line/address.ts';
import { withoutAlias } from '../program/line/aliases.ts';
import { parseWords } from './parse-words.ts';

/** Undefined of a whole line that would be run. */
export function faultOf(words: readonly string[]): string | undefined {
  const [first, topic] = words;
  if (
    words.length === 0 ||
    words.at(-1) === 'help' ||
    first === '--help' ||
    (first === 'help' && topic !== undefined && Object.hasOwn(TOPICS, topic))
  ) {
    return undefined;
  }
  const address = addressOf(withoutAlias(words));
  if (isUnknown(address)) {
    return 'no such command';
  }
  if (words.includes('--help')) {
    return undefined;
  }
  if (address.entry === undefined) {
    return 'not complete';
  }
  try {
    parseWords(address.entry, address.rest);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
