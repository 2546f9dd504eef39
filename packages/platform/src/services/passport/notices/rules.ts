// When a notice goes live, and when it ends.

const DAY_MS = 24 * 3_600_000;

interface Given {
  readonly publishTime?: string | undefined;
  readonly expireTime?: string | undefined;
  readonly expireDays?: number | undefined;
}

interface Plan {
  readonly at: string;
  readonly ends: string | null;
  readonly isLater: boolean;
}

/** A time that is over means now. Its own end stays where none is given, unless it is over by then: the notice has none. */
export function goesLiveAt(now: string, { publishTime, expireTime, expireDays }: Given, ownEnd: string | null): Plan {
  const start = publishTime === undefined ? Date.parse(now) : Math.max(Date.parse(publishTime), Date.parse(now));
  const at = new Date(start).toISOString();
  const end = expireTime ?? (expireDays === undefined ? ownEnd : new Date(start + expireDays * DAY_MS).toISOString());
  const isStale = end === ownEnd && ownEnd !== null && Date.parse(ownEnd) <= start;
  return {
    at,
    ends: end === null || (isStale && expireTime === undefined) ? null : new Date(end).toISOString(),
    isLater: start > Date.parse(now),
  };
}

/** What is wrong with an end, or undefined. */
export const wrongEnd = (ends: string | null, at: string): string | undefined =>
  ends !== null && Date.parse(ends) <= Date.parse(at) ? 'expireTime: comes after publishTime' : undefined;
