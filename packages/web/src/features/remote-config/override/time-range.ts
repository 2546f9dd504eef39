// Where the bars of a time line stand, in percent of the time that is shown.

interface Times {
  readonly overrideId: string;
  readonly startDate: string;
  readonly endDate: string;
}

export interface TimeBar {
  readonly overrideId: string;
  readonly left: number;
  readonly width: number;
}

export interface TimeRange {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
  readonly bars: readonly TimeBar[];
}

const DAY_MS = 86_400_000;
/** So much is shown around what is known. */
const ROOM = 0.15;
const LEAST_MS = 14 * DAY_MS;
const LEAST_WIDTH = 1;

export function rangeOf(all: readonly Times[], now: number): TimeRange {
  const moments = all
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .filter((moment) => moment !== '')
    .map((moment) => Date.parse(moment));
  const [first, last] = [Math.min(now, ...moments), Math.max(now, ...moments)];
  const room = Math.max((last - first) * ROOM, (LEAST_MS - (last - first)) / 2);
  const [from, until] = [first - room, last + room];
  const at = (moment: number): number => ((moment - from) / (until - from)) * 100;
  return {
    ...{ from, until, now: at(now) },
    bars: all.map(({ overrideId, startDate, endDate }) => {
      const left = startDate === '' ? 0 : at(Date.parse(startDate));
      const right = endDate === '' ? 100 : at(Date.parse(endDate));
      return { overrideId, left, width: Math.max(right - left, LEAST_WIDTH) };
    }),
  };
}
