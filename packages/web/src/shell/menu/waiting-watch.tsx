// Counts what waits, now and then again. Loaded once the screen stands: what it shows comes first.
import { useQueries } from '@tanstack/react-query';
import type { Waits } from '@uos/contract/screens';
import { useEffect } from 'react';
import { type Waiting, waiting } from './waiting.ts';
import { countOf, type Place } from './waiting-counts.ts';

const AGAIN_MS = 120_000;

/** Beginnings of the keys of the lists that are counted: what changes such a list counts again. */
const LISTS: Readonly<Record<Waits, string>> = {
  mods: 'cdn.mods.list',
  reports: 'passport.reports.search',
  tickets: 'ticket.list',
  deposits: 'billing.transactions.list',
  failures: 'usage.cdn.statistics',
  debt: 'billing.balances.list',
};

interface WaitingWatchProps extends Place {
  readonly kinds: readonly Waits[];
}

export default function WaitingWatch({ kinds, appId, orgId }: WaitingWatchProps) {
  const counts = useQueries({
    queries: kinds.map((what) => ({
      queryKey: [LISTS[what], ...(what === 'debt' ? [orgId] : appId === '' ? [] : [appId]), 'waiting'],
      // why by hand: which call it is depends on the kind, and its table comes with the count
      queryFn: ({ signal }: { signal: AbortSignal }) => countOf(what, { appId, orgId }, signal),
      staleTime: AGAIN_MS,
      refetchInterval: AGAIN_MS,
      retry: false,
    })),
    combine: (answers): Waiting => Object.fromEntries(kinds.map((what, index) => [what, answers[index]?.data ?? 0])),
  });
  useEffect(() => {
    waiting.set(counts);
    return () => waiting.set({});
  }, [counts]);
  return null;
}
