// The row of the catalogue that the address shows.
import { useMatches, useRouterState } from '@tanstack/react-router';
import type { Route } from '../routes.ts';

export function useCurrentScreen(): Route | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
}

/** The path whose screen is on the page; the address itself is ahead of it while the next screen is loading. */
export function useCurrentPath(): string | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname });
}

/** Path and query of the address, to come back to. */
export function useHere(): string {
  return useRouterState({ select: ({ location }) => location.href });
}
