// What waits for the person at entries of rail and menu.
import type { Waits } from '@uos/contract/screens';
import { createStore, useStore } from '../../kit/keep/store.ts';
import type { Entry } from './menus.ts';

export type Waiting = Readonly<Partial<Record<Waits, number>>>;

/** As far as it was counted; `waiting-watch.tsx` keeps it. */
export const waiting = createStore<Waiting>({});

export function useWaiting(): Waiting {
  return useStore(waiting);
}

/** How much waits at these entries. */
export function sumOf(counts: Waiting, entries: readonly Entry[]): number {
  return entries.reduce((sum, { waits }) => sum + (waits === undefined ? 0 : (counts[waits] ?? 0)), 0);
}
