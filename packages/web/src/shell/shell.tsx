// The frame: the rail at the left edge, the bar on top, the menu of what is open beside the screen.

import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState, useSearch } from '@tanstack/react-router';
import { type ContextType, Suspense, useEffect } from 'react';
import { hasNotices } from '../kit/act/toast.tsx';
import { useAppId } from '../kit/address/link.ts';
import { setPreferenceOwner } from '../kit/keep/preferences.ts';
import { useStore } from '../kit/keep/store.ts';
import { part } from '../kit/lazy/part.tsx';
import { PageFrame } from '../kit/page/crumbs.ts';
import { errorFacts, isMissing } from '../kit/page/error-facts.ts';
import { trialLimit } from '../kit/page/failure-level.ts';
import { useOnline } from '../kit/page/online.ts';
import { preloadTip } from '../kit/show/tip.tsx';
import type { Route } from '../routes.ts';
import { appQuery } from './apps.ts';
import { Header } from './bar/header.tsx';
import { useCurrentScreen } from './current.ts';
import { useFocusBack } from './focus-back.ts';
import { useGlobalShortcuts } from './global-shortcuts.ts';
import { followLanguageOfPerson } from './language-choice.ts';
import { FrameColumn, FrameRail } from './menu/frame-menu.tsx';
import { PinPage, Siblings } from './menu/page-extras.tsx';
import { toggleFolded, useFolded } from './menu/pins.ts';
import { useWhere, type Where } from './menu/where.ts';
import { useWide } from './menu/wide.ts';
import { Announcer } from './page/announcer.tsx';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { usePageView } from './page/page-view.ts';
import { ServiceGate } from './page/service-gate.tsx';
import { newerVersion, useVersionCheck } from './page/version-check.ts';
import { closePalette, paletteOpen } from './palette/open.ts';
import { closePanel, panel } from './panels.ts';
import { type Scope, scopeOf } from './scope.ts';
import { useSession } from './session.ts';
import classes from './shell.module.css';
import { useKeyboard } from './shortcuts/registry.ts';
import { Guard } from './sign-in/guard.tsx';
import { type Person, whoIs } from './sign-in/who.ts';
import { useLeaveGuard } from './tasks/leave-guard.ts';
import { text } from './text.zh.ts';

const Assistant = part(() => import('../features/knowledge/consultant/assistant.tsx'), 'over');
const DrawerStack = part(() => import('./drawers/drawer-stack.tsx'), 'over');
const HelpSheet = part(() => import('./shortcuts/help-sheet.tsx'), 'over');
const Inspector = part(() => import('./inspector/inspector.tsx'), 'over');
const MenuDrawer = part(() => import('./menu/menu-drawer.tsx'), 'over');
const Palette = part(() => import('./palette/palette.tsx'), 'over');
const TaskCentre = part(() => import('./tasks/task-centre.tsx'), 'over');
const Toasts = part(() => import('./toasts.tsx'), 'nothing');
const TrialLimit = part(() => import('./page/trial-limit.tsx'), 'nothing');

const MAIN_ID = 'main';
const PRELOAD_MS = 2500;

/** The parts of the console that have a rail of their own. */
const WITH_RAIL: ReadonlySet<Scope> = new Set<Scope>(['app', 'organization', 'operator', 'billing']);

export function Shell() {
  useVersionCheck();
  useKeyboard();
  useFocusBack();
  useGlobalShortcuts();
  useLeaveGuard();
  usePageView(MAIN_ID);
  usePreferences();
  usePreload();
  const screen = useCurrentScreen();
  const isClosed = useIsClosedApp();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [menuOpen, menu] = useDisclosure(false);
  const where = useWhere(screen);
  const session = useSession();
  const person = session === undefined ? undefined : whoIs(session);
  const wide = useWide();
  const folded = useFolded();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the screen changes
  useEffect(() => menu.close(), [pathname]);

  if (screen?.kind === 'print') {
    return (
      <Guard screen={screen}>
        <Outlet />
      </Guard>
    );
  }
  const scope = where === undefined ? 'site' : scopeOf(where.screen);
  const hasRail = where !== undefined && WITH_RAIL.has(scope) && isSignedInPlace(where.screen, person) && !isClosed;
  const hasColumn = hasRail && where.column !== undefined;
  const beside = hasColumn && wide && !folded;
  return (
    <div
      className={classes.frame}
      data-rail={hasRail || undefined}
      data-column={beside || undefined}
      data-folded={hasColumn && folded}
      data-office={officeOf(scope, person)}
      data-scope={scope}
    >
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        {text.skip}
      </a>
      {hasRail ? <FrameRail where={where} /> : null}
      <header className={classes.header}>
        <Header
          scope={scope}
          where={hasRail ? where : undefined}
          menu={
            hasColumn
              ? { open: wide ? beside : menuOpen, isOver: !wide, toggle: wide ? toggleFolded : menu.toggle }
              : undefined
          }
        />
      </header>
      {beside ? (
        <nav className={classes.side} aria-label={text.menu}>
          <FrameColumn where={where} />
        </nav>
      ) : null}
      {hasColumn && !wide && menuOpen ? (
        <Suspense fallback={null}>
          <MenuDrawer where={where} onClose={menu.close} />
        </Suspense>
      ) : null}
      <Offline />
      <NewerVersion />
      <main className={classes.main} id={MAIN_ID} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Guard screen={screen}>
            <PageFrame value={extrasOf(screen === undefined ? undefined : where)}>
              <ServiceGate screen={screen}>
                <Outlet />
                <Drawers />
              </ServiceGate>
            </PageFrame>
          </Guard>
        </Suspense>
      </main>
      <Announcer />
      <Suspense fallback={null}>
        <Panels />
        <WhenWanted />
      </Suspense>
    </div>
  );
}

/** What lies over every screen, once there is something to say. */
function WhenWanted() {
  const isLimited = useStore(trialLimit) !== undefined;
  const isNoticed = useStore(hasNotices);
  return (
    <>
      {isLimited ? <TrialLimit /> : null}
      {isNoticed ? <Toasts /> : null}
    </>
  );
}

/** A public page, and a door, has no rail for whoever is not signed in. */
function isSignedInPlace({ access, path }: Route, person: Person | undefined): boolean {
  return !path.endsWith('/login') && (access !== 'public' || person !== undefined);
}

/** Whose ground the rail has: inside somebody else's app an operator sees that it is not their own. */
function officeOf(scope: Scope, person: Person | undefined): 'operator' | 'billing' | undefined {
  if (scope === 'operator' || scope === 'billing') {
    return scope;
  }
  return scope === 'app' && person?.kind === 'operator' ? 'operator' : undefined;
}

/** What pages of an app can do, and what stands beside them. */
function extrasOf(where: Where | undefined): ContextType<typeof PageFrame> {
  if (where === undefined) {
    return {};
  }
  const { appId } = where.params;
  return {
    ...(appId === undefined || scopeOf(where.screen) !== 'app' || where.screen.path === '/services/{appId}'
      ? {}
      : { beside: <PinPage appId={appId} href={where.pathname} /> }),
    below: <Siblings where={where} />,
  };
}

/** The address names an app that is not there, or not there for this person: none of its screens is either. */
function useIsClosedApp(): boolean {
  const appId = useAppId();
  // why disabled: the guard asks, and this only hears the answer
  const { data, error } = useQuery({ ...appQuery(appId ?? ''), enabled: false });
  return appId !== undefined && data === undefined && (isMissing(error) || errorFacts(error).isRefused);
}

function Drawers() {
  const { d } = useSearch({ strict: false }) as { d?: unknown };
  return d === undefined ? null : (
    <Suspense fallback={null}>
      <DrawerStack />
    </Suspense>
  );
}

function Panels() {
  const open = useStore(panel);
  const isPaletteOpen = useStore(paletteOpen);
  return (
    <Suspense fallback={null}>
      {open === 'requests' ? <Inspector onClose={closePanel} /> : null}
      {open === 'tasks' ? <TaskCentre onClose={closePanel} /> : null}
      {open === 'assistant' ? <Assistant onClose={closePanel} /> : null}
      {open === 'shortcuts' ? <HelpSheet onClose={closePanel} /> : null}
      {isPaletteOpen ? <Palette onClose={closePalette} /> : null}
    </Suspense>
  );
}

function Offline() {
  return useOnline() ? null : (
    <div className={classes.version} role="status">
      {text.offline}
    </div>
  );
}

function NewerVersion() {
  return useStore(newerVersion) ? (
    <div className={classes.version} role="status">
      {text.newerVersion}
      <button type="button" onClick={() => location.reload()}>
        {text.reload}
      </button>
    </div>
  ) : null;
}

/** Choices of the looks belong to a person, not to a browser. */
function usePreferences(): void {
  const session = useSession();
  const id = session === undefined ? undefined : whoIs(session)?.id;
  useEffect(() => {
    if (id !== undefined) {
      setPreferenceOwner(id);
      followLanguageOfPerson();
    }
  }, [id]);
}

/** Fetches what has to be there the moment its key is pressed, once there is nothing else to do. */
function usePreload(): void {
  useEffect(() => {
    const load = (): void => {
      void Palette.preload();
      void preloadTip();
      void Toasts.preload();
    };
    const later = setTimeout(load, PRELOAD_MS);
    return () => clearTimeout(later);
  }, []);
}
