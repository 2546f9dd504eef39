// Where one is: organisation, app, service or list, thing. What can be exchanged says so.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routerPath, type ScreenLink, screen } from '../../kit/address/link.ts';
import { useStore } from '../../kit/keep/store.ts';
import { pageHead } from '../../kit/page/crumbs.ts';
import { text as kit } from '../../kit/text.zh.ts';
import { AppIcon } from '../../parts/app-icon/app-icon.tsx';
import { appQuery, organizationsQuery } from '../apps.ts';
import { stepsOf } from '../crumbs.ts';
import type { Where } from '../menu/where.ts';
import { scopeOf } from '../scope.ts';
import { useSession } from '../session.ts';
import { whoIs } from '../sign-in/who.ts';
import { text } from '../text.zh.ts';
import classes from './crumbs.module.css';
import { Switcher } from './switcher.tsx';

interface CrumbsProps {
  readonly where: Where;
  /** Opens the menu of the service, where it is not beside the screen. */
  readonly onMenu?: (() => void) | undefined;
}

export function Crumbs({ where, onMenu }: CrumbsProps) {
  const head = useStore(pageHead);
  const scope = scopeOf(where.screen);
  const steps = stepsOf(where, head);
  return (
    <nav aria-label={kit.breadcrumbs} className={classes.crumbs}>
      <ol className={classes.steps}>
        {scope === 'app' ? <OfApp appId={where.params.appId ?? ''} /> : null}
        {scope === 'organization' ? <OfOrganization /> : null}
        {scope === 'operator' || scope === 'billing' ? (
          <Item>
            <span className={classes.office}>{text.offices[scope]}</span>
          </Item>
        ) : null}
        {steps.map(({ title, link, isMenu = false }, index) => (
          <Item key={title} isLast={index === steps.length - 1}>
            {isMenu && onMenu !== undefined ? (
              <button type="button" className={`${classes.step} ${classes.plain}`} onClick={onMenu}>
                <span className={classes.word}>{title}</span>
              </button>
            ) : link === undefined || index === steps.length - 1 || isOpen(link, where) ? (
              <span className={classes.step} aria-current={index === steps.length - 1 ? 'page' : undefined}>
                <span className={classes.word}>{title}</span>
              </span>
            ) : (
              <Link {...link} className={classes.step} preload={false}>
                <span className={classes.word}>{title}</span>
              </Link>
            )}
          </Item>
        ))}
      </ol>
    </nav>
  );
}

/** A link to where one is would be none; a thing inside another is a word of the address of that one. */
function isOpen({ to, search }: ScreenLink, { screen: open }: Where): boolean {
  return to === routerPath(open.path) && search === undefined;
}

function Item({ isLast = false, children }: { isLast?: boolean; children: ReactNode }) {
  return (
    <li className={classes.item} data-last={isLast || undefined}>
      {children}
    </li>
  );
}

function OfApp({ appId }: { appId: string }) {
  // why disabled: the guard asks, and this only hears the answer
  const app = useQuery({ ...appQuery(appId), enabled: false }).data;
  const session = useSession();
  const isOperator = session !== undefined && whoIs(session)?.kind === 'operator';
  if (app === undefined) {
    return null;
  }
  const { OrganizationId: orgId, OrganizationName, ProjectName, IconUrl } = app;
  const home = isOperator ? screen('/admin/organization/{orgId}', { orgId }) : screen('/apps', undefined, { orgId });
  return (
    <>
      <li className={classes.item} data-of="organization">
        <Link {...home} className={classes.step} preload={false}>
          <span className={classes.word}>{OrganizationName}</span>
        </Link>
      </li>
      <li className={classes.item} data-of="app">
        <Switcher
          of="app"
          label={text.switchApp}
          current={ProjectName}
          picture={<AppIcon app={{ AppId: appId, ProjectName, IconUrl }} size={20} />}
        />
      </li>
    </>
  );
}

function OfOrganization() {
  const { orgId } = useSearch({ strict: false }) as { orgId?: string };
  const session = useSession();
  const isIn = session !== undefined && whoIs(session) !== undefined;
  const { data: organizations = [] } = useQuery({ ...organizationsQuery, enabled: isIn });
  const [only] = organizations;
  if (only === undefined) {
    return null;
  }
  return (
    <li className={classes.item} data-of="organization">
      {organizations.length < 2 ? (
        <Link {...screen('/apps')} className={classes.step} preload={false}>
          <span className={classes.word}>{only.name}</span>
        </Link>
      ) : (
        <Switcher
          of="organization"
          label={text.switchOrganization}
          current={organizations.find(({ id }) => id === orgId)?.name ?? text.allOrganizations}
        />
      )}
    </li>
  );
}
