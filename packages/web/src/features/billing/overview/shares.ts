// What this month goes to, by app, by service or by line, beside the month before at the same day.
import { sumYuan } from '@uos/contract/rules';
import type { Bill } from '@uos/sdk/browser';
import { sameTimeYuan } from '../../../parts/bills/forecast.ts';
import { metricTitle, serviceTitle } from '../../../parts/bills/line-columns.tsx';

export const WAYS = ['app', 'service', 'line'] as const;
export type Way = (typeof WAYS)[number];

export interface Share {
  readonly key: string;
  readonly title: string;
  readonly yuan: number;
  /** The month before at the same day, were its days alike. */
  readonly before: number;
  /** Of this month, the dearest first. */
  readonly parts: readonly Part[];
}

interface Part {
  /** The service, or the app. */
  readonly of: string;
  readonly yuan: number;
}

/** As many as have a colour of their own; the others share the last one. */
const MOST_COLOURS = 6;

interface Piece {
  readonly key: string;
  readonly title: string;
  readonly part: string;
  readonly month: string;
  readonly yuan: number;
}

/** The dearest first; what costs nothing in both months is left out. */
export function sharesOf(bills: readonly Bill[], way: Way, month: string, nowMs: number): readonly Share[] {
  const pieces = bills.flatMap((bill) => piecesOf(bill, way));
  return [...Map.groupBy(pieces, ({ key }) => key)]
    .map(([key, own]) => {
      const now = own.filter((piece) => piece.month === month);
      const parts = [...Map.groupBy(now, ({ part }) => part)].map(([of, some]) => ({ of, yuan: sumOf(some) }));
      return {
        ...{ key, title: own[0]?.title ?? key, yuan: sumOf(now) },
        before: sameTimeYuan(sumOf(own.filter((piece) => piece.month !== month)), nowMs),
        parts: parts.filter(({ yuan }) => yuan > 0).sort((a, b) => b.yuan - a.yuan),
      };
    })
    .filter(({ yuan, before }) => yuan > 0 || before > 0)
    .sort((a, b) => b.yuan - a.yuan);
}

/** The place of each part among the colours, the same in every row: those that are named first, then the dearest. */
export function coloursOf(shares: readonly Share[], first: readonly string[]): (of: string) => number {
  const rest = [
    ...Map.groupBy(
      shares.flatMap(({ parts }) => parts),
      ({ of }) => of,
    ),
  ]
    .filter(([of]) => !first.includes(of))
    .map(([of, own]) => ({ of, yuan: sumYuan(own.map(({ yuan }) => yuan)) }))
    .sort((a, b) => b.yuan - a.yuan);
  const all = [...first, ...rest.map(({ of }) => of)];
  return (of) => Math.min(all.indexOf(of), MOST_COLOURS - 1);
}

const sumOf = (pieces: readonly Piece[]): number => sumYuan(pieces.map(({ yuan }) => yuan));

function piecesOf({ AppId, ProjectName, ServiceName, Month: month, Amount: yuan, Items }: Bill, way: Way): Piece[] {
  if (way === 'line') {
    return Items.map(({ Metric, Amount }) => ({
      ...{ key: `${ServiceName} ${Metric}`, part: AppId, month, yuan: Amount },
      title: `${serviceTitle(ServiceName)} · ${metricTitle(Metric)}`,
    }));
  }
  return way === 'app'
    ? [{ key: AppId, title: ProjectName, part: ServiceName, month, yuan }]
    : [{ key: ServiceName, title: serviceTitle(ServiceName), part: AppId, month, yuan }];
}
