// What a panel beside a list and the list know of each other.
import { createContext } from 'react';
import { createStore } from '../keep/store.ts';

/** Pixels that a docked panel takes from the width of the page; nothing where none is open. */
export const dockedWidth = createStore<number | undefined>(undefined);

/** The rows above and below the one that is open. */
export interface Neighbours {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** Said by the list whose row is open, while it is. */
export const neighbours = createStore<Neighbours | undefined>(undefined);

/** A list inside a panel opens what it holds over the panel, not instead of it. */
export const InPanel = createContext(false);
