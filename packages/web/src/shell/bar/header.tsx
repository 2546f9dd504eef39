// The bar on top: where one is, and who.
import {
  ActionIcon,
  Burger,
  Button,
  Group,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { screen } from '../../kit/link.ts';
import { toastError } from '../../kit/toast.tsx';
import { useCurrentScreen, useHere } from '../current.ts';
import { signIn, useSession } from '../session.ts';
import { text } from '../text.zh.ts';
import classes from './header.module.css';

// why: a visitor has neither, and menus that float are a fifth of the frame
const AppSwitcher = lazy(() => import('./app-switcher.tsx'));
const UserMenu = lazy(() => import('./user-menu.tsx'));

interface HeaderProps {
  /** The menu of the scope, where it has one. */
  readonly menu?: { readonly open: boolean; readonly toggle: () => void };
}

export function Header({ menu }: HeaderProps) {
  return (
    <div className={classes.bar}>
      <Group gap="xs" wrap="nowrap" className={classes.left}>
        {menu === undefined ? null : (
          <Burger
            opened={menu.open}
            onClick={menu.toggle}
            hiddenFrom="md"
            size="sm"
            aria-label={menu.open ? text.closeMenu : text.openMenu}
          />
        )}
        <UnstyledButton
          className={classes.logo}
          aria-label={text.product}
          renderRoot={(props) => <Link {...props} {...screen('/')} />}
        >
          <img src="/icon.svg" width={28} height={28} alt="" />
          <span className={classes.name}>{text.product}</span>
        </UnstyledButton>
        <Suspense fallback={null}>
          <Apps />
        </Suspense>
      </Group>
      <Group gap={6} wrap="nowrap">
        <SchemeToggle />
        <Suspense fallback={null}>
          <Who />
        </Suspense>
      </Group>
    </div>
  );
}

function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const label = isDark ? text.toLight : text.toDark;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </ActionIcon>
  );
}

function Apps() {
  const user = useSession()?.User ?? null;
  const current = useCurrentScreen();
  return user === null || current === undefined || current.path === '/' ? null : <AppSwitcher current={current} />;
}

function Who() {
  const session = useSession();
  if (session === undefined) {
    return null;
  }
  const { User } = session;
  return User === null ? <SignIn /> : <UserMenu name={User.UserName} detail={User.Email || User.UserId} />;
}

function SignIn() {
  const client = useQueryClient();
  const here = useHere();
  const current = useCurrentScreen();
  const returnTo = current?.nav === undefined || current.path === '/' ? '/apps' : here;
  return (
    <Button size="sm" onClick={() => void signIn(client, returnTo).catch(toastError)}>
      {text.signIn}
    </Button>
  );
}
