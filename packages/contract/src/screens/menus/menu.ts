// What the menus of the console are made of: entries that lead to screens, in groups.
import type { ScreenPath } from '../index.ts';

/** A word in both languages of the console. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** What can wait for somebody at an entry: the console counts it and marks the entry, its group and its service. */
export type Waits = 'mods' | 'reports' | 'tickets' | 'deposits' | 'failures' | 'debt';

export interface MenuEntry {
  readonly path: ScreenPath;
  readonly waits?: Waits;
  /** Where it is another than the title of the screen. */
  readonly title?: Words;
  /** What it writes into the address, where one screen has several entries. */
  readonly search?: Readonly<Record<string, string>>;
  /** Screens that are tabs at the top of the page instead of entries of their own; the first is the entry's. */
  readonly tabs?: readonly { readonly path: ScreenPath; readonly title: Words }[];
  /** Further screens that it stands for, where their paths are not below its own. */
  readonly covers?: readonly ScreenPath[];
}

export interface MenuGroup {
  /** Kept with a choice of the person, so it stays when words change. */
  readonly key: string;
  readonly title: Words;
  readonly entries: readonly MenuEntry[];
}

/** Entries that stand by themselves, then groups that open and close. */
export interface Menu {
  readonly entries: readonly MenuEntry[];
  readonly groups?: readonly MenuGroup[];
}
