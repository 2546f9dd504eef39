// Statements over all rows of a bucket are cut into steps: the embedded database shares the thread with every other
// call, and none of them may wait long for one that is large. The transaction around the steps keeps them one change.
import { setImmediate as othersTurn } from 'node:timers/promises';

/** Rows of one step; some tens of milliseconds on the embedded database. */
export const STEP_ROWS = 1000;

/** Calls `step` with the key where the last one ended, '' at first, until one answers null: then there is no more. */
export async function inSteps(step: (after: string) => Promise<string | null>): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    after = await step(after);
    if (after !== null) {
      await othersTurn();
    }
  }
}

/** What a step that found no row has come to. */
export const NOTHING = { count: 0, last: null };

/** Where the next step begins; null where this one had less than a step may have. */
export function nextStep({ count, last }: { readonly count: number; readonly last: string | null }): string | null {
  return count < STEP_ROWS ? null : last;
}

/** Cuts a list into the parts of one step each. */
export function parts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / STEP_ROWS) }, (_, index) =>
    items.slice(index * STEP_ROWS, (index + 1) * STEP_ROWS),
  );
}
