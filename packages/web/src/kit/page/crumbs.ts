// The steps above a screen. why apart from the page that shows them: the frame knows the way before a page is loaded.
import { createContext } from 'react';
import type { ScreenLink } from '../address/link.ts';

export interface Crumb {
  readonly title: string;
  readonly link: ScreenLink;
}

/** The way to the screen of the address; shown unless a page gives its own. */
export const PageCrumbs = createContext<readonly Crumb[]>([]);
