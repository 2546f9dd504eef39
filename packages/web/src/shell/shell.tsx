// The frame: bar on top, the menu of the current scope at the side, the screen in the middle.
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { Header } from './bar/header.tsx';
import { useCurrentScreen } from './current.ts';
import { Navigation } from './menu/navigation.tsx';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { useVersionCheck } from './page/version-check.ts';
import { scopeOf } from './scope.ts';
import classes from './shell.module.css';
import { Guard } from './sign-in/guard.tsx';
import { text } from './text.zh.ts';

const MenuDrawer = lazy(() => import('./menu/menu-drawer.tsx'));
const Toasts = lazy(() => import('./toasts.tsx'));

const MAIN_ID = 'main';

export function Shell() {
  useVersionCheck();
  const screen = useCurrentScreen();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [menuOpen, menu] = useDisclosure(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the screen changes
  useEffect(() => menu.close(), [pathname]);

  const scope = screen === undefined ? 'site' : scopeOf(screen);
  const hasMenu = scope === 'app' || scope === 'organization';
  return (
    <div className={classes.frame} data-menu={hasMenu || undefined}>
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        {text.skip}
      </a>
      <header className={classes.header}>
        <Header {...(hasMenu ? { menu: { open: menuOpen, toggle: menu.toggle } } : {})} />
      </header>
      {hasMenu ? (
        <div className={classes.side}>
          <Navigation scope={scope} />
        </div>
      ) : null}
      {hasMenu && menuOpen ? (
        <Suspense fallback={null}>
          <MenuDrawer scope={scope} onClose={menu.close} />
        </Suspense>
      ) : null}
      <main className={classes.main} id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Guard screen={screen}>
            <Outlet />
          </Guard>
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </div>
  );
}
