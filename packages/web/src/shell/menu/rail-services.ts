// Which services of an app the rail shows, and in which order.
import { isSwitchedOn } from '@uos/contract/rules';
import { type ServiceKey, serviceMenus } from '@uos/contract/screens';
import type { App } from '@uos/sdk/browser';
import { routes } from '../../routes.ts';
import { firstOf, serviceKeys } from './menus.ts';

/** Pinned ones first, then what is switched on, in the order of the categories; what is off only while it is open. */
export function railServices(
  app: App | undefined,
  pinned: readonly string[],
  open: ServiceKey | undefined,
): readonly ServiceKey[] {
  const isShown = (key: ServiceKey): boolean =>
    key === open || (app !== undefined && isSwitchedOn(app, key) && firstOf(serviceMenus[key], routes) !== undefined);
  const place = (key: string): number => (pinned.includes(key) ? pinned.indexOf(key) : pinned.length);
  return serviceKeys.filter(isShown).sort((a, b) => place(a) - place(b));
}
