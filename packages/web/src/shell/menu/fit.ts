// How many items the rail has room for: it never scrolls, what does not fit is found among all services.
import { useSyncExternalStore } from 'react';

const ITEM = 50;
/** Logo, lines between the parts, lower edge. */
const REST = 52 + 2 * 9 + 10;

/** Of `items`, as many as fit beside `others`; the one that is open is always among them. */
export function fitting<T>(
  items: readonly T[],
  others: number,
  height: number,
  isOpen: (item: T) => boolean,
): readonly T[] {
  const room = Math.max(0, Math.floor((height - REST) / ITEM) - others);
  const shown = items.slice(0, room);
  const open = items.slice(room).find(isOpen);
  return open === undefined ? shown : [...shown.slice(0, Math.max(0, room - 1)), open];
}

export function useHeight(): number {
  return useSyncExternalStore(subscribe, () => innerHeight);
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
