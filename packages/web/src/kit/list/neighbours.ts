// Tells the panel beside the list which rows stand above and below the one that it shows.
import { useEffect, useRef } from 'react';
import { neighbours } from '../detail/docked.ts';

interface Around<Row> {
  /** A list inside a panel tells nothing: the panel belongs to another one. */
  readonly isOn: boolean;
  readonly count: number;
  readonly rowAt: (index: number) => Row | undefined;
  readonly isOpen: (row: Row) => boolean;
  readonly goTo: (index: number) => void;
}

/** As far as the open row is looked for. */
const MOST = 5000;

export function useNeighbours<Row>({ isOn, count, rowAt, isOpen, goTo }: Around<Row>): void {
  const latest = useRef(goTo);
  latest.current = goTo;
  const at = isOn ? placeOf(count, rowAt, isOpen) : -1;
  useEffect(() => {
    if (at < 0) {
      return;
    }
    const step = (to: number) => (to < 0 || to >= count ? undefined : () => latest.current(to));
    neighbours.set({ previous: step(at - 1), next: step(at + 1) });
    return () => neighbours.set(undefined);
  }, [at, count]);
}

function placeOf<Row>(count: number, rowAt: (index: number) => Row | undefined, isOpen: (row: Row) => boolean): number {
  for (let index = 0; index < Math.min(count, MOST); index += 1) {
    const row = rowAt(index);
    if (row !== undefined && isOpen(row)) {
      return index;
    }
  }
  return -1;
}
