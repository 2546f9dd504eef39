// The bills of months as stacks: the five dearest services of all of them, and the others as one.
import { sumYuan } from '@uos/contract/rules';
import type { Bill } from '@uos/sdk/browser';

/** More than a stack can tell apart. */
const MOST = 5;

export interface Stacks {
  /** Lowest first; the others have no name. */
  readonly services: readonly (string | undefined)[];
  /** Yuan of each of them, by month. */
  readonly months: ReadonlyMap<string, readonly number[]>;
}

type Line = Pick<Bill, 'Month' | 'ServiceName' | 'Amount'>;

export function stacksOf(bills: readonly Line[]): Stacks {
  const totals = [...Map.groupBy(bills, ({ ServiceName }) => ServiceName)]
    .map(([name, own]) => ({ name, yuan: sumOf(own) }))
    .filter(({ yuan }) => yuan > 0)
    .sort((a, b) => b.yuan - a.yuan);
  const named = totals.slice(0, MOST).map(({ name }) => name);
  const hasOthers = totals.length > MOST;
  const months = [...Map.groupBy(bills, ({ Month }) => Month)].map(([month, own]) => {
    const of = named.map((name) => sumOf(own.filter(({ ServiceName }) => ServiceName === name)));
    const others = sumOf(own.filter(({ ServiceName }) => !named.includes(ServiceName)));
    return [month, hasOthers ? [...of, others] : of] as const;
  });
  return { services: hasOthers ? [...named, undefined] : named, months: new Map(months) };
}

const sumOf = (lines: readonly Line[]): number => sumYuan(lines.map(({ Amount }) => Amount));

/** The top of a scale with few round steps: 43 is drawn up to 60 in steps of 20. */
export function scaleOf(most: number): { readonly top: number; readonly step: number } {
  if (most <= 0) {
    return { top: 1, step: 1 };
  }
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return { top: Math.ceil(most / step) * step, step };
}
