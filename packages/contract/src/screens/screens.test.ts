import { describe, expect, it } from 'vitest';
import { declared, services } from '../index.ts';
import { serviceGroups, serviceLabels } from '../labels/services.ts';
import { screenCalls } from './calls/index.ts';
import {
  appMenu,
  billingRooms,
  type Menu,
  operatorRooms,
  organizationMenu,
  type Screen,
  screens,
  serviceMenus,
} from './index.ts';

const all: readonly Screen[] = screens;

describe('screens', () => {
  it('are each named once', () => {
    const paths = all.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('belong to services that an app rents', () => {
    const rented = new Set<string | undefined>(services.map(({ internal }) => internal));
    expect(all.filter(({ service }) => service !== undefined && !rented.has(service))).toEqual([]);
  });

  it('stand below an app where they belong to a service of one', () => {
    const astray = all.filter(
      ({ service, path }) => service !== undefined && !/^(\/services\/\{appId\}\/|\(drawer\))/.test(path),
    );
    expect(astray).toEqual([]);
  });
});

describe('menus', () => {
  it('are there for each service, the services of a category side by side and the categories in their order', () => {
    const groups = Object.keys(serviceMenus).map((name) => serviceLabels[name as keyof typeof serviceLabels].group);
    expect(Object.keys(serviceMenus).toSorted()).toEqual(Object.keys(serviceLabels).toSorted());
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(Object.keys(serviceGroups));
  });

  const entriesOf = ({ entries, groups = [] }: Menu) => [...entries, ...groups.flatMap((group) => group.entries)];
  const pathsOf = (menu: Menu) =>
    entriesOf(menu).flatMap(({ path, tabs = [], covers = [] }) => [path, ...tabs.map((tab) => tab.path), ...covers]);
  const menus: readonly Menu[] = [
    ...Object.values(serviceMenus),
    appMenu,
    organizationMenu,
    ...operatorRooms,
    ...billingRooms,
  ];

  it('have a word that fits below an icon', () => {
    const words = Object.values(serviceMenus).map(({ rail }) => rail);
    expect(words.filter(({ zh, en }) => zh.length > 5 || en.length > 9)).toEqual([]);
  });

  it('lead to each list of an app, and to what else has an address without a thing in it', () => {
    const reached = new Set<string>(menus.flatMap(pathsOf));
    const isPlace = ({ path, kind }: Screen) =>
      path.startsWith('/services/') && !path.replace('{appId}', '').includes('{') && kind !== 'redirect';
    const lost = all.filter((screen) => isPlace(screen) && !reached.has(screen.path)).map(({ path }) => path);
    // what stands on the rail, and the wishes, which are one page
    expect(lost.filter((path) => !path.includes('/coming/'))).toEqual(['/services/{appId}/services']);
  });

  it('hold no more lines at once than a menu may show', () => {
    const lines = ({ entries, groups = [] }: Menu) =>
      entries.length + groups.length + Math.max(0, ...groups.map((group) => group.entries.length));
    expect(menus.filter((menu) => lines(menu) > 14)).toEqual([]);
  });

  it('belong to the service that stands above them', () => {
    const row = new Map<string, Screen>(all.map((screen) => [screen.path, screen]));
    const astray = Object.entries(serviceMenus).flatMap(([service, menu]) =>
      pathsOf(menu).filter((path) => service !== 'matchmaking' && row.get(path)?.service !== service),
    );
    expect(astray).toEqual([]);
  });

  it('tell entries of one screen apart', () => {
    const twins = menus.flatMap((menu) => {
      const keys = entriesOf(menu).map(({ path, search }) => `${path} ${JSON.stringify(search)}`);
      return keys.filter((key, index) => keys.indexOf(key) !== index);
    });
    expect(twins).toEqual([]);
  });
});

describe('screenCalls', () => {
  it('are operations of the contract', () => {
    const known = new Set(declared(services).map(({ id }) => id));
    const unknown = Object.values(screenCalls).flatMap((calls = []) => calls.filter((id) => !known.has(id)));
    expect(unknown).toEqual([]);
  });
});
