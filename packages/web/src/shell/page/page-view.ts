// What happens whenever another screen is shown: it is counted, announced, remembered, and the keyboard starts there.
import { useEffect, useRef } from 'react';
import { useStore } from '../../kit/keep/store.ts';
import { pageHead } from '../../kit/page/crumbs.ts';
import type { Route } from '../../routes.ts';
import { useCurrentPath, useCurrentScreen } from '../current.ts';
import { rememberVisit } from '../palette/recent.ts';
import { placeOf } from '../place.ts';
import { recentApp } from '../recent-app.ts';
import { announce } from './announcer.tsx';

/** A screen was shown. `contentUrl` is its path in the catalogue, so it names no app and no player. */
interface PageView {
  readonly contentUrl: string;
  readonly title: string;
}

/** Whoever counts page views listens to this event of the document; the console sends them nowhere itself. */
const EVENT = 'uos:page-view';

/** `main` takes the focus when the screen changes. */
export function usePageView(main: string): void {
  const screen = useCurrentScreen();
  const pathname = useCurrentPath();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (screen === undefined || pathname === undefined || before.current === pathname) {
      return;
    }
    const isFirst = before.current === undefined;
    before.current = pathname;
    const view: PageView = { contentUrl: screen.path, title: screen.title };
    document.dispatchEvent(new CustomEvent(EVENT, { detail: view }));
    if (!isFirst) {
      announce(screen.title);
      takeFocus(main);
    }
  }, [screen, pathname, main]);
  useVisits(screen, pathname);
}

/** A page is remembered by its own name, as soon as it says it. */
function useVisits(screen: Route | undefined, pathname: string | undefined): void {
  const title = useStore(pageHead)?.title;
  useEffect(() => {
    if (screen !== undefined && pathname !== undefined && title !== undefined && placeOf(screen) !== undefined) {
      rememberVisit({ href: pathname, title, ...hintOf(screen) });
    }
  }, [screen, pathname, title]);
}

function takeFocus(id: string): void {
  // why: somebody who already works in the new screen, such as in a field that took the focus, is not disturbed
  const main = document.getElementById(id);
  if (main !== null && !main.contains(document.activeElement)) {
    main.focus({ preventScroll: true });
  }
}

function hintOf({ path }: Route): { readonly hint?: string } {
  const app = path.includes('{appId}') ? recentApp() : undefined;
  return app === undefined ? {} : { hint: app.projectName };
}
