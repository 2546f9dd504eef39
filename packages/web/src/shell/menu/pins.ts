// What a person keeps at hand: services on the rail, pages in the menu of the app; and which groups are open.
import { readPreference, usePreference, writePreference } from '../../kit/keep/preferences.ts';

export interface PinnedPage {
  readonly href: string;
  readonly title: string;
}

export const MOST_PAGES = 8;

export function usePinnedServices(appId: string): readonly string[] {
  return usePreference<readonly string[]>(`rail.${appId}`, [])[0];
}

export function toggleService(appId: string, service: string): void {
  const key = `rail.${appId}`;
  const pinned = readPreference<readonly string[]>(key) ?? [];
  writePreference(key, pinned.includes(service) ? pinned.filter((one) => one !== service) : [...pinned, service]);
}

/** Puts one pinned service before another; what is not pinned yet is pinned by it. */
export function moveService(appId: string, service: string, before: string): void {
  const key = `rail.${appId}`;
  const others = (readPreference<readonly string[]>(key) ?? []).filter((one) => one !== service);
  const at = others.indexOf(before);
  writePreference(key, at < 0 ? [...others, service] : [...others.slice(0, at), service, ...others.slice(at)]);
}

export function usePinnedPages(appId: string): readonly PinnedPage[] {
  return usePreference<readonly PinnedPage[]>(`pins.${appId}`, [])[0];
}

export function togglePage(appId: string, page: PinnedPage): void {
  const key = `pins.${appId}`;
  const pinned = readPreference<readonly PinnedPage[]>(key) ?? [];
  const others = pinned.filter(({ href }) => href !== page.href);
  writePreference(key, others.length < pinned.length ? others : [...others, page].slice(-MOST_PAGES));
}

/** The menu column put away, by the key `[` too. */
export function useFolded(): boolean {
  return usePreference('menu.folded', false)[0];
}

export function toggleFolded(): void {
  writePreference('menu.folded', readPreference<boolean>('menu.folded') === true ? undefined : true);
}

/** Groups that somebody opened or closed; the others are open where the page is in them. */
export function useGroupStates(): readonly [Readonly<Record<string, boolean>>, (key: string, open: boolean) => void] {
  const [states, set] = usePreference<Readonly<Record<string, boolean>>>('menu.groups', {});
  return [states, (key, open) => set({ ...states, [key]: open })];
}
