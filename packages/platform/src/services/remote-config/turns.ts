// Work over the thousands of things an app may have: others get their turn in between, so nobody waits for all of it.
import { setImmediate as othersTurn } from 'node:timers/promises';

/** How long work goes on before others have their turn. */
const TURN_MS = 10;

/** What becomes of each, in the same order. */
export async function mapInTurns<T, R>(
  list: readonly T[],
  work: (one: T, index: number) => R | Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  let begunAt = performance.now();
  for (const [index, one] of list.entries()) {
    const result = work(one, index);
    done.push(result instanceof Promise ? await result : result);
    if (performance.now() - begunAt > TURN_MS) {
      await othersTurn();
      begunAt = performance.now();
    }
  }
  return done;
}
