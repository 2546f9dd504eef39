// The bar on top: where one is, what can be opened from anywhere, and who one is.

import { ActionIcon, Burger, Button, Group, Indicator, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isOpen, useTasks } from '../../kit/act/tasks.ts';
import { toastError } from '../../kit/act/toast.tsx';
import { screen } from '../../kit/address/link.ts';
import { useStore } from '../../kit/keep/store.ts';
import { part } from '../../kit/lazy/part.tsx';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import { pulseIcon, searchIcon, tasksIcon } from '../../kit/show/icons.ts';
import { useCurrentScreen, useHere } from '../current.ts';
import { openPalette } from '../palette/open.ts';
import { panel, togglePanel } from '../panels.ts';
import { placeOf } from '../place.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { signIn, useSession } from '../session.ts';
import { whoIs } from '../sign-in/who.ts';
import { text } from '../text.zh.ts';
import classes from './header.module.css';

// why: a visitor has none of them, and menus that float are a fifth of the frame
const HelpMenu = part(() => import('./help-menu.tsx'), 'nothing');
const Switchers = part(() => import('./switchers.tsx'), 'nothing');
const UserMenu = part(() => import('./user-menu.tsx'), 'nothing');

interface HeaderProps {
  readonly scope: Scope;
  /** The menu of the scope, where it has one. */
  readonly menu?: { readonly open: boolean; readonly toggle: () => void };
}

export function Header({ scope, menu }: HeaderProps) {
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
        {scope === 'operator' || scope === 'billing' ? (
          <span className={classes.office}>{text.offices[scope]}</span>
        ) : null}
        <Suspense fallback={null}>
          <Where />
        </Suspense>
      </Group>
      <Group gap={4} wrap="nowrap">
        <SearchButton />
        <PanelButton icon={pulseIcon} label={text.requests} panel="requests" />
        <TasksButton />
        <Suspense fallback={null}>
          <HelpMenu />
        </Suspense>
        <Suspense fallback={null}>
          <Who scope={scope} />
        </Suspense>
      </Group>
    </div>
  );
}

function SearchButton() {
  return (
    <>
      <UnstyledButton
        className={classes.search}
        onClick={openPalette}
        visibleFrom="md"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon of={searchIcon} size={16} />
        <span>{text.searchShort}</span>
        <span className={classes.key} aria-hidden="true">
          {text.searchKey}
        </span>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        hiddenFrom="md"
        aria-label={text.searchAll}
        onClick={openPalette}
      >
        <Icon of={searchIcon} />
      </ActionIcon>
    </>
  );
}

interface PanelButtonProps {
  readonly icon: IconPart;
  readonly label: string;
  readonly panel: 'requests' | 'tasks';
}

function PanelButton({ icon, label, panel: name }: PanelButtonProps) {
  const isOpenNow = useStore(panel) === name;
  return (
    <ActionIcon
      variant={isOpenNow ? 'light' : 'subtle'}
      color={isOpenNow ? 'brand' : 'gray'}
      size="lg"
      aria-label={label}
      title={label}
      aria-pressed={isOpenNow}
      visibleFrom={name === 'requests' ? 'sm' : undefined}
      onClick={() => togglePanel(name)}
    >
      <Icon of={icon} />
    </ActionIcon>
  );
}

function TasksButton() {
  const open = useTasks().filter(({ state }) => isOpen(state)).length;
  return (
    <Indicator label={open} size={16} offset={6} disabled={open === 0} zIndex={1}>
      <PanelButton icon={tasksIcon} label={open === 0 ? text.tasks : text.tasksOpen(open)} panel="tasks" />
    </Indicator>
  );
}

function Where() {
  const session = useSession();
  const current = useCurrentScreen();
  const person = session === undefined ? undefined : whoIs(session);
  const hasApps = person !== undefined && person.kind !== 'billing';
  const wanted = current !== undefined && current.path !== '/' && scopeOf(current) !== 'billing';
  return hasApps && wanted ? <Switchers current={current} /> : null;
}

function Who({ scope }: { scope: Scope }) {
  const session = useSession();
  if (session === undefined) {
    return null;
  }
  const person = whoIs(session, scope === 'operator' || scope === 'billing' ? scope : 'user');
  return person === undefined ? <SignIn scope={scope} /> : <UserMenu person={person} />;
}

function SignIn({ scope }: { scope: Scope }) {
  const client = useQueryClient();
  const here = useHere();
  const current = useCurrentScreen();
  if (scope === 'operator' || scope === 'billing') {
    return null;
  }
  const returnTo = current === undefined || placeOf(current) === undefined ? '/apps' : here;
  return (
    <Button size="sm" ml={4} onClick={() => void signIn(client, returnTo).catch(toastError)}>
      {text.signIn}
    </Button>
  );
}
