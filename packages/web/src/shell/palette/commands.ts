// What can be done from anywhere: the registered shortcuts, and what has no key.

import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { screen } from '../../kit/address/link.ts';
import type { IconPart } from '../../kit/show/icon.tsx';
import {
  desktopIcon,
  keyboardIcon,
  logoutIcon,
  moonIcon,
  plusIcon,
  refreshIcon,
  sunIcon,
} from '../../kit/show/icons.ts';
import { useSession } from '../session.ts';
import { useRegistered } from '../shortcuts/registry.ts';
import { whoIs } from '../sign-in/who.ts';
import { text as shell } from '../text.zh.ts';
import type { Entry } from './entities.ts';
import { text } from './text.zh.ts';

export function useCommands(): readonly Entry[] {
  const router = useRouter();
  const { setColorScheme } = useMantineColorScheme();
  const session = useSession();
  const isIn = session !== undefined && whoIs(session) !== undefined;
  const go = (to: '/apps/create' | '/logout') => () => void router.navigate(screen(to) as never);
  const without: readonly (readonly [string, IconPart, () => void, boolean])[] = [
    [shell.newApp, plusIcon, go('/apps/create'), session !== undefined && session.User !== null],
    [text.toLight, sunIcon, () => setColorScheme('light'), true],
    [text.toDark, moonIcon, () => setColorScheme('dark'), true],
    [text.toSystem, desktopIcon, () => setColorScheme('auto'), true],
    [shell.reload, refreshIcon, () => location.reload(), true],
    [shell.signOut, logoutIcon, go('/logout'), isIn],
  ];
  return [
    ...useRegistered()
      .filter(({ group, keys }) => group !== shell.shortcutGroups.go && keys !== 'mod+k')
      .map(({ keys, title, run }): Entry => ({ key: `keys ${keys}`, icon: keyboardIcon, title, keys, run })),
    ...without
      .filter(([, , , isPossible]) => isPossible)
      .map(([title, icon, run]): Entry => ({ key: `do ${title}`, icon, title, run })),
  ];
}
