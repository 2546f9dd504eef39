// The way to the screen that is open, as the bar says it: service or list, then the thing.
import { serviceLabels } from '@uos/contract/labels';
import { serviceMenus } from '@uos/contract/screens';
import { routerPath, type ScreenLink } from '../kit/address/link.ts';
import { language } from '../kit/language/language.zh.ts';
import type { PageHead } from '../kit/page/crumbs.ts';
import { routes } from '../routes.ts';
import { firstOf } from './menu/menus.ts';
import type { Where } from './menu/where.ts';

export interface Step {
  readonly title: string;
  /** Nothing where it is what is open. */
  readonly link?: ScreenLink;
  /** It is what the menu is of: where the menu is not beside the screen, a press opens it. */
  readonly isMenu?: boolean;
}

/** What follows organisation and app. */
export function stepsOf({ column, entry, isHere, params, screen }: Where, head: PageHead | undefined): readonly Step[] {
  const name = head?.title ?? screen.title;
  if (head?.crumbs !== undefined) {
    return [...head.crumbs.filter(({ title }) => title !== name), { title: name }];
  }
  const list: Step | undefined =
    entry === undefined
      ? undefined
      : {
          title: entry.title,
          link: { to: routerPath(entry.path), params, ...(entry.search === undefined ? {} : { search: entry.search }) },
        };
  if (list !== undefined && !isHere) {
    return list.title === name ? [{ title: name }] : [list, { title: name }];
  }
  const own = entry?.title ?? name;
  const parent =
    serviceStep(column?.service, params) ?? (column?.title === undefined ? undefined : { title: column.title });
  return parent === undefined || parent.title === own ? [{ title: own }] : [parent, { title: own }];
}

function serviceStep(service: keyof typeof serviceMenus | undefined, params: Where['params']): Step | undefined {
  if (service === undefined) {
    return undefined;
  }
  const first = firstOf(serviceMenus[service], routes);
  return {
    title: serviceLabels[service][language],
    isMenu: true,
    ...(first === undefined ? {} : { link: { to: routerPath(first.path), params } }),
  };
}
