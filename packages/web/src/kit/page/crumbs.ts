// What a page tells the frame, and what the frame adds to it. why apart from the page: neither knows the other.
import { createContext, type ReactNode } from 'react';
import type { ScreenLink } from '../address/link.ts';
import { createStore } from '../keep/store.ts';

export interface Crumb {
  readonly title: string;
  readonly link: ScreenLink;
}

export interface PageHead {
  /** Its own name, `web-client`, once it is known. */
  readonly title: string;
  /** The way to it, where that is another than its path's. */
  readonly crumbs?: readonly Crumb[];
}

/** The page that is open. */
export const pageHead = createStore<PageHead | undefined>(undefined);

interface Frame {
  /** Beside the title: to pin the page. */
  readonly beside?: ReactNode;
  /** Below the head: pages that stand side by side with this one. */
  readonly below?: ReactNode;
}

export const PageFrame = createContext<Frame>({});
