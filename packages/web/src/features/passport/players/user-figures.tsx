// A user in four figures, over all the personas: what they paid, what others said of them, the last sign-in and the first.
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { formatFen } from '@uos/contract/rules';
import type { PassportUser, Persona } from '@uos/sdk/browser';
import { passportUserColumns } from '@uos/sdk/services/passport.columns';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { dayFigure } from './day-figure.tsx';
import { paidQuery, reportCountQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface UserFiguresProps {
  readonly appId: string;
  readonly user: PassportUser & { readonly personas: readonly Persona[] };
}

/** Of more personas nothing is added up. */
const MOST_PERSONAS = 20;

export default function UserFigures({ appId, user }: UserFiguresProps) {
  const { personas, lastLoginAt, createdAt } = user;
  const ids = personas.length > MOST_PERSONAS ? [] : personas.map(({ personaID }) => personaID);
  const isAdded = ids.length === personas.length;
  const paid = useQueries({ queries: ids.map((id) => paidQuery(appId, id)), combine: known });
  const fen = sumOf(paid.map((one) => one?.fen));
  const orders = sumOf(paid.map((one) => one?.orders));
  const reports = sumOf(useQueries({ queries: ids.map((id) => reportCountQuery(appId, id)), combine: known }));
  const waiting = sumOf(
    useQueries({ queries: ids.map((id) => reportCountQuery(appId, id, 'Reviewing')), combine: known }),
  );
  const { figures } = text;
  const of = (count: number | undefined, words: (count: number) => string) =>
    count === undefined || !isAdded ? undefined : words(count);
  return (
    <Figures
      label={figures.label}
      figures={[
        { title: figures.paid, value: of(fen, formatFen), note: of(orders, figures.orders) },
        { title: figures.reports, value: of(reports, grouped), note: of(waiting, figures.waiting) },
        { title: passportUserColumns.lastLoginAt.title, ...dayFigure(lastLoginAt) },
        { title: passportUserColumns.createdAt.title, ...dayFigure(createdAt) },
      ]}
    />
  );
}

function known<T>(results: readonly UseQueryResult<T>[]): (T | undefined)[] {
  return results.map(({ data }) => data);
}

/** Nothing where one of them is not known. */
function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  );
}
