// The menu that belongs to a screen: of its service, of the app itself, of the organisation, of a room of a back office.
// What is not built is in none of them.
import { serviceLabels } from '@uos/contract/labels';
import {
  appMenu,
  billingRooms,
  type Menu,
  type MenuEntry,
  operatorRooms,
  organizationMenu,
  type Room,
  type ScreenPath,
  type ServiceKey,
  serviceMenus,
  type Waits,
} from '@uos/contract/screens';
import { language } from '../../kit/language/language.zh.ts';
import type { Route } from '../../routes.ts';
import { type Scope, scopeOf } from '../scope.ts';

export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly path: ScreenPath;
  readonly search?: Readonly<Record<string, string>>;
  readonly covers: readonly string[];
  /** What can wait at it for somebody. */
  readonly waits?: Waits;
  /** Tabs at the top of the page that stand side by side under this entry. */
  readonly tabs: readonly Tab[];
}

export interface Tab {
  readonly path: ScreenPath;
  readonly title: string;
}

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface Column {
  readonly key: string;
  /** Of a service; the others are named by their title. */
  readonly service?: ServiceKey;
  readonly title?: string;
  readonly entries: readonly Entry[];
  readonly groups: readonly Group[];
  /** The screen that says what comes, where something does. */
  readonly coming?: ScreenPath;
}

type Routes = readonly Pick<Route, 'path' | 'title' | 'built' | 'service'>[];

/** The services of the console, in the order of the rail. */
export const serviceKeys = Object.keys(serviceMenus) as ServiceKey[];

/** Those of which something is counted. */
export const countedKeys = serviceKeys.filter((key) => !('uncounted' in serviceMenus[key]));

/** The rooms of a back office, with the figures of every service. */
export function roomsOf(scope: 'operator' | 'billing'): readonly Room[] {
  return scope === 'billing'
    ? billingRooms
    : operatorRooms.map((room) =>
        room.key === 'statistics'
          ? {
              ...room,
              entries: [
                ...countedKeys.map((service) => ({
                  path: '/admin/stats' as const,
                  title: serviceLabels[service],
                  search: { service },
                })),
                ...room.entries,
              ],
            }
          : room,
      );
}

interface Where {
  readonly screen: Pick<Route, 'path' | 'service'>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Nothing where a screen has no menu beside it. */
export function columnOf(where: Where, routes: Routes, isOperator: boolean): Column | undefined {
  const scope: Scope = scopeOf(where.screen);
  if (scope === 'operator' || scope === 'billing') {
    return columnOfRoom(where, scope, routes);
  }
  if (scope === 'organization') {
    return { key: 'organization', ...placed(organizationMenu, routes) };
  }
  if (scope !== 'app') {
    return undefined;
  }
  const service = where.screen.service as ServiceKey | undefined;
  if (service !== undefined) {
    return columnOfService(service, routes);
  }
  const column = placed(appMenu, routes);
  const shown = ({ path }: Entry): boolean => isOperator || path !== '/services/{appId}/admin-config';
  return { key: 'app', ...column, entries: column.entries.filter(shown) };
}

export function columnOfService(service: ServiceKey, routes: Routes): Column {
  const menu: Menu & { readonly coming?: ScreenPath } = serviceMenus[service];
  const next = routes.find((route) => route.service === service && !route.built && isPlace(route.path));
  const coming = menu.coming ?? next?.path;
  return { key: service, service, ...placed(menu, routes), ...(coming === undefined ? {} : { coming }) };
}

/** The room that a screen of a back office is in. */
export function roomOf(where: Where, scope: 'operator' | 'billing', routes: Routes): Room | undefined {
  return roomsOf(scope)
    .map((room) => ({ room, fit: fitOf(allOf(placed(room, routes)), where)?.fit ?? 0 }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)[0]?.room;
}

/** What of a room is built. */
export function entriesOfRoom(room: Room, routes: Routes): readonly Entry[] {
  return allOf(placed(room, routes));
}

/** What of an organisation is built. */
export function entriesOfOrganization(routes: Routes): readonly Entry[] {
  return allOf(placed(organizationMenu, routes));
}

function columnOfRoom(where: Where, scope: 'operator' | 'billing', routes: Routes): Column | undefined {
  const room = roomOf(where, scope, routes);
  if (room === undefined) {
    return undefined;
  }
  const { entries, groups } = placed(room, routes);
  return { key: room.key, title: room.title[language], entries: entries.filter(({ path }) => isPlace(path)), groups };
}

/** One page beside itself is no menu. */
export function hasMenu(column: Column | undefined): column is Column {
  return column !== undefined && (column.service !== undefined || allOf(column).length > 1);
}

/** Where a room, or a service, is entered. */
export function firstOf(menu: Menu, routes: Routes): Entry | undefined {
  return allOf(placed(menu, routes)).find(({ path }) => isPlace(path));
}

/** The entry that stands for a screen: its own, or else the one it lies under. */
export function entryFor(column: Pick<Column, 'entries' | 'groups'>, where: Where): Entry | undefined {
  return fitOf(allOf(column), where)?.entry;
}

export function allOf({ entries, groups }: Pick<Column, 'entries' | 'groups'>): readonly Entry[] {
  return [...entries, ...groups.flatMap((group) => group.entries)];
}

function fitOf(entries: readonly Entry[], where: Where): { readonly entry: Entry; readonly fit: number } | undefined {
  return entries
    .map((entry) => ({ entry, fit: closeness(entry, entries, where) }))
    .filter((found) => found.fit > 0)
    .sort((a, b) => b.fit - a.fit)[0];
}

const COVERED = 1000;

/** From 0, which is no fit: below it, its screen, its screen with the words of the address. */
function closeness(entry: Entry, entries: readonly Entry[], { screen: { path }, search }: Where): number {
  if (entry.covers.includes(path)) {
    return COVERED;
  }
  const words = Object.entries(entry.search ?? {});
  if (words.some(([key, word]) => search[key] !== word)) {
    return 0;
  }
  if (entry.path === path || entry.tabs.some((tab) => tab.path === path)) {
    return COVERED + words.length;
  }
  // why not below every entry: the first screen of a menu lies above all of them
  const isAbove = entries.some((other) => other.path.startsWith(`${entry.path}/`));
  return path.startsWith(`${entry.path}/{`) || (path.startsWith(`${entry.path}/`) && !isAbove) ? entry.path.length : 0;
}

function placed(menu: Menu, routes: Routes): Pick<Column, 'entries' | 'groups'> {
  const ofMenu = (entries: readonly MenuEntry[]) => entries.flatMap((entry) => placedEntry(entry, routes));
  return {
    entries: ofMenu(menu.entries),
    groups: (menu.groups ?? [])
      .map(({ key, title, entries }) => ({ key, title: title[language], entries: ofMenu(entries) }))
      .filter(({ entries }) => entries.length > 0),
  };
}

function placedEntry(
  { path, title, search, waits, tabs = [], covers = [] }: MenuEntry,
  routes: Routes,
): readonly Entry[] {
  const builtTabs = tabs.filter((tab) => isBuilt(tab.path, routes));
  const own = isBuilt(path, routes) ? path : builtTabs[0]?.path;
  const route = routes.find((one) => one.path === path);
  return own === undefined || route === undefined
    ? []
    : [
        {
          key: `${path} ${Object.values(search ?? {}).join(' ')}`,
          title: title?.[language] ?? route.title,
          path: own,
          covers,
          tabs: builtTabs.map((tab) => ({ path: tab.path, title: tab.title[language] })),
          ...(search === undefined ? {} : { search }),
          ...(waits === undefined ? {} : { waits }),
        },
      ];
}

function isBuilt(path: string, routes: Routes): boolean {
  return routes.find((route) => route.path === path)?.built === true;
}

/** True where nothing but the app is needed to go there. */
function isPlace(path: string): boolean {
  return path.startsWith('/') && !path.replace('{appId}', '').includes('{');
}
