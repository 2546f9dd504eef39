// The shortcuts that work on every screen.
import { useRouter } from '@tanstack/react-router';
import type { ScreenPath } from '@uos/contract/screens';
import { useMemo } from 'react';
import { routerPath, useAppId } from '../kit/address/link.ts';
import { toggleFolded } from './menu/pins.ts';
import { text as menu } from './menu/text.zh.ts';
import { openPalette } from './palette/open.ts';
import { togglePanel } from './panels.ts';
import { type Shortcut, useShortcuts } from './shortcuts/registry.ts';
import { text } from './text.zh.ts';

export function useGlobalShortcuts(): void {
  const appId = useAppId();
  const router = useRouter();
  const shortcuts = useMemo((): readonly Shortcut[] => {
    const go = (keys: string, title: string, path: ScreenPath): Shortcut => ({
      keys,
      title,
      group: text.shortcutGroups.go,
      screen: path,
      run: () => void router.navigate({ to: routerPath(path), params: { appId } } as never),
    });
    const { view, find } = text.shortcutGroups;
    return [
      { keys: 'mod+k', title: text.searchAll, group: find, run: openPalette, always: true },
      { keys: '/', title: text.searchHere, group: find, run: focusSearch },
      { keys: '[', title: menu.fold, group: view, run: toggleFolded },
      { keys: 'r', title: text.requests, group: view, run: () => togglePanel('requests') },
      { keys: 't', title: text.tasks, group: view, run: () => togglePanel('tasks') },
      { keys: '?', title: text.shortcuts, group: view, run: () => togglePanel('shortcuts') },
      go('g a', text.myApps, '/apps'),
      ...(appId === undefined
        ? []
        : [
            go('g h', text.appOverview, '/services/{appId}'),
            go('g b', text.paletteBuckets, '/services/{appId}/asset/bucket'),
            go('g r', text.paletteRealms, '/services/{appId}/passport/auth/realm'),
            go('g s', text.appSettings, '/services/{appId}/settings'),
          ]),
    ];
  }, [appId, router]);
  useShortcuts(shortcuts);
}

function focusSearch(): void {
  // why the page first: its list is what somebody looks at
  const fields = ['main input[type="search"]', 'nav input[type="search"]'];
  fields
    .map((field) => document.querySelector<HTMLElement>(field))
    .find((field) => field !== null)
    ?.focus();
}
