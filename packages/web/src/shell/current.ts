// The row of the catalogue that the address shows.
import { useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import type { Route } from '../routes.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The row of the catalogue; the root and unknown paths have none. */
    screen?: Route;
  }
}

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

/** All screens. why from the router: the list knows what is built, so it may not be imported by what is in it. */
export function useRoutes(): readonly Route[] {
  return (useRouter().options.context as { readonly routes: readonly Route[] }).routes;
}
