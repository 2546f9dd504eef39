// The bar on top: where one is, what can be opened from anywhere, and who one is.

import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isOpen, useTasks } from '../../kit/act/tasks.ts';
import { toastError } from '../../kit/act/toast.tsx';
import { screen } from '../../kit/address/link.ts';
import { useStore } from '../../kit/keep/store.ts';
import { part } from '../../kit/lazy/part.tsx';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import { helpIcon, menuIcon, pulseIcon, searchIcon, tasksIcon } from '../../kit/show/icons.ts';
import { useCurrentScreen, useHere } from '../current.ts';
import type { Where } from '../menu/where.ts';
import { openPalette } from '../palette/open.ts';
import { panel, togglePanel } from '../panels.ts';
import { placeOf } from '../place.ts';
import type { Scope } from '../scope.ts';
import { signIn, useSession } from '../session.ts';
import { letterOf, whoIs } from '../sign-in/who.ts';
import { text } from '../text.zh.ts';
import { Crumbs } from './crumbs.tsx';
import classes from './header.module.css';
import { Opens } from './opens.tsx';
import { PublicLinks } from './public-links.tsx';

const HelpMenu = part(() => import('./help-menu.tsx'), 'over');
const UserMenu = part(() => import('./user-menu.tsx'), 'over');

interface HeaderProps {
  readonly scope: Scope;
  /** Where a rail stands beside it; the others have the name of the product here. */
  readonly where?: Where | undefined;
  /** Opens the menu where it is not beside the screen. */
  readonly menu?: { readonly open: boolean; readonly isOver: boolean; readonly toggle: () => void } | undefined;
}

export function Header({ scope, where, menu }: HeaderProps) {
  return (
    <div className={classes.bar}>
      {menu === undefined ? null : (
        <button
          type="button"
          className={`${classes.button} ${classes.menu}`}
          aria-expanded={menu.open}
          aria-label={menu.open ? text.closeMenu : text.openMenu}
          onClick={menu.toggle}
        >
          <Icon of={menuIcon} />
        </button>
      )}
      {where === undefined ? (
        <>
          <Link {...screen('/')} className={classes.logo} aria-label={text.product} preload={false}>
            <img src="/icon.svg" width={28} height={28} alt="" />
            <span className={classes.name}>{text.product}</span>
          </Link>
          <PublicLinks />
        </>
      ) : (
        <Crumbs where={where} onMenu={menu?.isOver === true ? menu.toggle : undefined} />
      )}
      <div className={classes.tools}>
        <SearchButton />
        <TasksButton />
        <PanelButton icon={pulseIcon} label={text.requests} panel="requests" />
        <Opens
          label={text.help}
          title={text.help}
          className={classes.button}
          face={<Icon of={helpIcon} />}
          preload={HelpMenu.preload}
        >
          <HelpMenu />
        </Opens>
        <Who scope={scope} />
      </div>
    </div>
  );
}

function SearchButton() {
  return (
    <button type="button" className={classes.search} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
      <Icon of={searchIcon} size={16} />
      <span className={classes.words}>{text.searchShort}</span>
      <span className={classes.key} aria-hidden="true">
        {text.searchKey}
      </span>
    </button>
  );
}

interface PanelButtonProps {
  readonly icon: IconPart;
  readonly label: string;
  readonly panel: 'requests' | 'tasks';
  /** Something is going on in it. */
  readonly busy?: boolean;
}

function PanelButton({ icon, label, panel: name, busy = false }: PanelButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-panel={name}
      data-busy={busy || undefined}
      aria-label={label}
      title={label}
      aria-pressed={useStore(panel) === name}
      onClick={() => togglePanel(name)}
    >
      <Icon of={icon} />
    </button>
  );
}

function TasksButton() {
  const open = useTasks().filter(({ state }) => isOpen(state)).length;
  return (
    <PanelButton
      icon={tasksIcon}
      label={open === 0 ? text.tasks : text.tasksOpen(open)}
      panel="tasks"
      busy={open > 0}
    />
  );
}

function Who({ scope }: { scope: Scope }) {
  const session = useSession();
  if (session === undefined) {
    return null;
  }
  const person = whoIs(session, scope === 'operator' || scope === 'billing' ? scope : 'user');
  return person === undefined ? (
    <SignIn scope={scope} />
  ) : (
    <Opens
      label={text.user(person.name)}
      className={classes.person}
      face={<span data-kind={person.kind}>{letterOf(person.name)}</span>}
      preload={UserMenu.preload}
    >
      <UserMenu person={person} />
    </Opens>
  );
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
