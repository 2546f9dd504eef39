// What can be done from anywhere: the registered shortcuts, and what has no key.
import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { screen } from '../../kit/address/link.ts';
import type { IconName } from '../../kit/show/icon.tsx';
import { useSession } from '../session.ts';
import { useRegistered } from '../shortcuts/registry.ts';
import { whoIs } from '../sign-in/who.ts';
import { text } from '../text.zh.ts';
import type { Entry } from './entities.ts';

export function useCommands(): readonly Entry[] {
  const router = useRouter();
  const { setColorScheme } = useMantineColorScheme();
  const session = useSession();
  const isIn = session !== undefined && whoIs(session) !== undefined;
  const go = (to: '/apps/create' | '/logout') => () => void router.navigate(screen(to) as never);
  const without: readonly (readonly [string, IconName, () => void, boolean])[] = [
    [text.newApp, 'plus', go('/apps/create'), session !== undefined && session.User !== null],
    [text.toLight, 'sun', () => setColorScheme('light'), true],
    [text.toDark, 'moon', () => setColorScheme('dark'), true],
    [text.toSystem, 'desktop', () => setColorScheme('auto'), true],
    [text.reload, 'refresh', () => location.reload(), true],
    [text.signOut, 'logout', go('/logout'), isIn],
  ];
  return [
    ...useRegistered()
      .filter(({ group, keys }) => group !== text.shortcutGroups.go && keys !== 'mod+k')
      .map(({ keys, title, run }): Entry => ({ key: `keys ${keys}`, icon: 'keyboard', title, keys, run })),
    ...without
      .filter(([, , , isPossible]) => isPossible)
      .map(([title, icon, run]): Entry => ({ key: `do ${title}`, icon, title, run })),
  ];
}
