// A random database password that obeys the rule it is checked by. Source: game-services 5.

import { databasePassword, passwordMarks } from './database.ts';

/** A whole number from 0 up to, not including, `limit`. */
export type RandomInt = (limit: number) => number;

/** One of each class, the rest from all of them, shuffled. `length` is drawn into the rule's 8 to 30. */
export function randomDatabasePassword(length = 20, randomInt: RandomInt = secureRandomInt): string {
  const size = Math.min(Math.max(Math.trunc(length), databasePassword.min), databasePassword.max ?? length);
  const classes = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', passwordMarks];
  const all = classes.join('');
  const characters = classes.map((from) => pick(from, randomInt));
  while (characters.length < size) {
    characters.push(pick(all, randomInt));
  }
  return shuffle(characters, randomInt).join('');
}

function pick(from: string, randomInt: RandomInt): string {
  return from.charAt(randomInt(from.length));
}

/** Fisher-Yates on a copy. */
function shuffle(items: readonly string[], randomInt: RandomInt): string[] {
  const rest = [...items];
  const shuffled: string[] = [];
  while (rest.length > 0) {
    shuffled.push(...rest.splice(randomInt(rest.length), 1));
  }
  return shuffled;
}

function secureRandomInt(limit: number): number {
  const range = 2 ** 32;
  const fair = range - (range % limit);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    // why the loop: a value beyond the last whole multiple would make small numbers likelier
    if (value < fair) {
      return value % limit;
    }
  }
}
