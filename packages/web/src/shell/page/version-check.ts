// A console that was opened before an update loads itself anew when the next screen is opened.
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOpen, tasks } from '../../kit/act/tasks.ts';
import { hasOpenForms } from '../../kit/keep/drafts.ts';
import { createStore } from '../../kit/keep/store.ts';
import { platform } from '../uos.ts';

const RELOADED_KEY = 'uos.reloaded-for';

/** True once there is a newer console that did not load by itself, because something is going on in this one. */
export const newerVersion = createStore(false);

/** Asks on every change of the screen; a failed check is ignored. Source: platform-core 2.11. */
export function useVersionCheck(): void {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    // why not on the way back from the identity provider: its code works once, a reload would waste it
    if (!pathname.endsWith('/login-callback')) {
      void checkVersion().catch(() => undefined);
    }
  }, [pathname]);
}

async function checkVersion(): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';
  const { version } = await platform.session.webVersion({ v: String(Date.now()) });
  // why once per version: two servers of different versions behind one address must not make the page reload for ever
  if (own === '' || version === own || sessionStorage.getItem(RELOADED_KEY) === version) {
    return;
  }
  if (hasOpenForms() || tasks.now().some(({ state }) => isOpen(state))) {
    newerVersion.set(true);
    return;
  }
  sessionStorage.setItem(RELOADED_KEY, version);
  location.reload();
}
