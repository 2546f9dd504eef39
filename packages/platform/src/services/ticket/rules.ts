// How a ticket moves on.

type Status = 'Pending' | 'Processing' | 'Finished' | 'Cancelled';

const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  Pending: ['Processing', 'Finished', 'Cancelled'],
  Processing: ['Finished', 'Cancelled'],
  Finished: [],
  Cancelled: [],
};

/** Staying where it is counts as a step, so that a reply may be added to a finished ticket. */
export function mayMove(from: Status, to: Status): boolean {
  return from === to || NEXT[from].includes(to);
}
