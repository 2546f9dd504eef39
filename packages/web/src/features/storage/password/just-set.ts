// Passwords that were set in this page a moment ago, so that what connects can be copied whole. They are kept nowhere else:
// a reload, and an hour, and they are gone.
import { createStore, useStore } from '../../../kit/keep/store.ts';

const KEPT_MS = 3_600_000;

const kept = createStore<ReadonlyMap<string, string>>(new Map());

export function keepPassword(databaseId: string, password: string): void {
  kept.set(new Map([...kept.get(), [databaseId, password]]));
  setTimeout(() => forgetPassword(databaseId, password), KEPT_MS);
}

/** Only that one: another may have been set since. */
function forgetPassword(databaseId: string, password: string): void {
  if (kept.get().get(databaseId) === password) {
    kept.set(new Map([...kept.get()].filter(([id]) => id !== databaseId)));
  }
}

/** Nothing where it was not set in this page. */
export function usePassword(databaseId: string): string | undefined {
  return useStore(kept).get(databaseId);
}
