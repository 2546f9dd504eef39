// The menu of the screen that is open, and where in it one is.
import { useQuery } from '@tanstack/react-query';
import { useMatches, useParams, useSearch } from '@tanstack/react-router';
import { type Route, routes } from '../../routes.ts';
import { appQuery } from '../apps.ts';
import { useHere } from '../current.ts';
import { useSession } from '../session.ts';
import { whoIs } from '../sign-in/who.ts';
import { type Around, aroundOf } from './around.ts';
import { type Column, columnOf, type Entry, entryFor, hasMenu } from './menus.ts';

export interface Where {
  readonly screen: Route;
  readonly search: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  readonly column: Column | undefined;
  readonly entry: Entry | undefined;
  /** True where the entry is this very screen, not the list of what is open. */
  readonly isHere: boolean;
}

/** Where an address leads nowhere the frame stays what it is of, and no entry is marked. */
export function useWhere(screen: Route | undefined): Where | undefined {
  const [pathname = ''] = useHere().split(/[?#]/);
  const around = useAround(screen === undefined);
  const here = useWhereOf(screen ?? around?.screen);
  return around === undefined || here === undefined
    ? here
    : { ...here, params: around.params, pathname, entry: undefined, isHere: false };
}

function useAround(isLost: boolean): Around | undefined {
  const path = useHere();
  const session = useSession();
  const person = session === undefined ? undefined : whoIs(session);
  const around = isLost && person !== undefined ? aroundOf(path, person.kind) : undefined;
  const appId = around?.params.appId;
  const app = useQuery({ ...appQuery(appId ?? ''), enabled: appId !== undefined });
  return appId === undefined || app.data !== undefined ? around : undefined;
}

function useWhereOf(screen: Route | undefined): Where | undefined {
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const params = useParams({ strict: false }) as Readonly<Record<string, string>>;
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const isOperator = useSession()?.Admin != null;
  if (screen === undefined) {
    return undefined;
  }
  const column = columnOf({ screen, search }, routes, isOperator);
  const entry = column === undefined ? undefined : entryFor(column, { screen, search });
  return {
    screen,
    search,
    params,
    pathname,
    column: hasMenu(column) ? column : undefined,
    entry,
    isHere: entry !== undefined && (entry.path === screen.path || entry.tabs.some(({ path }) => path === screen.path)),
  };
}
