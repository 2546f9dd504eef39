// What waits for the person at entries of rail and menu: asked for after the screen stands, and now and then again.
import { useQueries } from '@tanstack/react-query';
import type { Waits } from '@uos/contract/screens';
import { useEffect, useState } from 'react';
import type { Entry } from './menus.ts';

/** The screen and what it shows come first. */
const LATER_MS = 2500;
const AGAIN_MS = 120_000;

/** Beginnings of the keys of the lists that are counted: what changes such a list counts again. */
const LISTS: Readonly<Record<Waits, string>> = {
  mods: 'cdn.mods.list',
  reports: 'passport.reports.search',
  tickets: 'ticket.list',
  deposits: 'billing.transactions.list',
};

export type Waiting = Readonly<Partial<Record<Waits, number>>>;

export function useWaiting(entries: readonly Entry[], appId = ''): Waiting {
  const isLate = useLate();
  const kinds = [...new Set(entries.flatMap(({ waits }) => waits ?? []))];
  return useQueries({
    queries: kinds.map((what) => ({
      queryKey: [LISTS[what], ...(appId === '' ? [] : [appId]), 'waiting'],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await import('./waiting-counts.ts')).countOf(what, appId, signal),
      enabled: isLate,
      staleTime: AGAIN_MS,
      refetchInterval: AGAIN_MS,
      retry: false,
    })),
    combine: (answers): Waiting =>
      Object.fromEntries(
        kinds.map((what, index) => [what, answers[index]?.data]).filter(([, count]) => count !== undefined),
      ),
  });
}

/** How much waits at these entries. */
export function sumOf(waiting: Waiting, entries: readonly Entry[]): number {
  return entries.reduce((sum, { waits }) => sum + (waits === undefined ? 0 : (waiting[waits] ?? 0)), 0);
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setLate(true), LATER_MS);
    return () => clearTimeout(later);
  }, []);
  return isLate;
}
