// Work over the thousands of things an app may have: others get their turn in between, so nobody waits for all of it.
import { setImmediate as othersTurn } from 'node:timers/promises';

const AT_ONCE = 500;

/** What becomes of each, in the same order. */
export async function mapInTurns<T, R>(list: readonly T[], work: (one: T, index: number) => R): Promise<R[]> {
  const done: R[] = [];
  for (const [index, one] of list.entries()) {
    if (index > 0 && index % AT_ONCE === 0) {
      await othersTurn();
    }
    done.push(work(one, index));
  }
  return done;
}
