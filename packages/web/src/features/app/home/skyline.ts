// A day as a line over its hours: what was measured today, yesterday behind it, and what the evening may bring.

/** What an app is doing now, by equal steps of the day in Asia/Shanghai. */
export interface Live {
  readonly metric: 'online' | 'requests';
  /** Steps of a whole day. */
  readonly slots: number;
  /** From midnight to now; the last one is not over yet. */
  readonly today: readonly number[];
  /** Earlier days whole, yesterday first; those without anything are left out but for yesterday. */
  readonly days: readonly (readonly number[])[];
  /** The figure, and the same at this time yesterday. */
  readonly now: number;
  readonly before: number | undefined;
  readonly peak: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The rest of the day: the mean of the days before at the same time, as high as today is against them. */
export function forecastOf({ today, days, slots }: Pick<Live, 'today' | 'days' | 'slots'>): readonly number[] {
  const known = days.filter((day) => day.some((value) => value > 0));
  const mean = Array.from({ length: slots }, (_, slot) => sum(known.map((day) => day[slot] ?? 0)) / known.length);
  const soFar = sum(mean.slice(0, today.length));
  if (known.length === 0 || soFar === 0 || today.length === 0) {
    return [];
  }
  const level = sum(today) / soFar;
  return mean.slice(today.length).map((value) => value * level);
}

export const WIDTH = 1000;
export const HEIGHT = 224;
const TOP = 104;
const FLOOR = 196;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where values stand, the first one in the middle of the step `from`. */
export function spotsOf(values: readonly number[], slots: number, max: number, from = 0): readonly Spot[] {
  return values.map((value, index) => ({
    x: ((from + index + 0.5) / slots) * WIDTH,
    y: FLOOR - (max === 0 ? 0 : value / max) * (FLOOR - TOP),
  }));
}

/** A line through the middles between the spots: smooth, and never above the highest one. */
export function lineOf(spots: readonly Spot[]): string {
  const word = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [first] = spots;
  const last = spots.at(-1);
  if (first === undefined || last === undefined) {
    return '';
  }
  const bends = spots.slice(1, -1).map((spot, index) => {
    const next = spots[index + 2] ?? spot;
    return `Q${word(spot)} ${word({ x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 })}`;
  });
  return `M${word(first)}${bends.join('')}L${word(last)}`;
}

/** The same with the ground below it. */
export function hillOf(spots: readonly Spot[]): string {
  const [first] = spots;
  const last = spots.at(-1);
  return first === undefined || last === undefined
    ? ''
    : `${lineOf(spots)}L${last.x.toFixed(1)} ${HEIGHT}L${first.x.toFixed(1)} ${HEIGHT}Z`;
}

/** To both ends of the day. */
export function wide(spots: readonly Spot[]): readonly Spot[] {
  const [first] = spots;
  const last = spots.at(-1);
  return first === undefined || last === undefined ? [] : [{ ...first, x: 0 }, ...spots, { ...last, x: WIDTH }];
}
