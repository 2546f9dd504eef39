// From the rows that are drawn to those in sight, in steps of which each is little work for a frame.

/** Rows drawn beyond the edges, so that a quick turn of the wheel shows no gap. */
export const OVERSCAN = 4;
/** Rows that are new in one frame: a slow machine lays out no more of them in its time. */
export const MOST_NEW = 14;

export interface Sight {
  readonly first: number;
  readonly shown: number;
}

/** What is drawn: rows in sight, and so many before and after them. */
export interface Place extends Sight {
  readonly spare: number;
}

/** The next step to what is in sight: after a leap its rows come in as many frames as they need, those beyond it last. */
export function towards(before: Place, { first, shown }: Sight): Place {
  const beyond = { first, shown, spare: OVERSCAN };
  if (before.first === first && before.shown === shown && before.spare === OVERSCAN) {
    return before;
  }
  if (newRows(before, beyond) <= MOST_NEW) {
    return beyond;
  }
  const [from, to] = ends(before);
  const known = from <= first ? Math.max(to - first, 0) : 0;
  return { first, shown: Math.min(known + MOST_NEW, shown), spare: 0 };
}

export function newRows(before: Place, after: Place): number {
  const [from, to] = ends(after);
  const [known, unknown] = ends(before);
  return to - from - Math.max(Math.min(to, unknown) - Math.max(from, known), 0);
}

export function ends({ first, shown, spare }: Place): readonly [from: number, to: number] {
  return [first - spare, first + shown + spare];
}
