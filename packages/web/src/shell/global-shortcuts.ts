// The shortcuts that work on every screen.
import { useParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ScreenLink, screen } from '../kit/link.ts';
import { openPalette } from './palette/open.ts';
import { togglePanel } from './panels.ts';
import { type Shortcut, useShortcuts } from './shortcuts/registry.ts';
import { text } from './text.zh.ts';

export function useGlobalShortcuts(): void {
  const { appId } = useParams({ strict: false }) as { appId?: string };
  const router = useRouter();
  const shortcuts = useMemo((): readonly Shortcut[] => {
    const go = (keys: string, title: string, link: ScreenLink): Shortcut => ({
      keys,
      title,
      group: text.shortcutGroups.go,
      run: () => void router.navigate(link as never),
    });
    const { view, find } = text.shortcutGroups;
    return [
      { keys: 'mod+k', title: text.searchAll, group: find, run: openPalette, always: true },
      { keys: '/', title: text.searchHere, group: find, run: focusSearch },
      { keys: 'r', title: text.requests, group: view, run: () => togglePanel('requests') },
      { keys: 't', title: text.tasks, group: view, run: () => togglePanel('tasks') },
      { keys: '?', title: text.shortcuts, group: view, run: () => togglePanel('shortcuts') },
      go('g a', text.myApps, screen('/apps')),
      ...(appId === undefined
        ? []
        : [
            go('g h', text.appOverview, screen('/services/{appId}', { appId })),
            go('g b', text.paletteBuckets, screen('/services/{appId}/asset/bucket', { appId })),
            go('g r', text.paletteRealms, screen('/services/{appId}/passport/auth/realm', { appId })),
            go('g s', text.appSettings, screen('/services/{appId}/settings', { appId })),
          ]),
    ];
  }, [appId, router]);
  useShortcuts(shortcuts);
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
}
