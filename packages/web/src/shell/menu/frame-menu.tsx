// Rail and menu of the part of the product that is open.

import { useQuery } from '@tanstack/react-query';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import {
  appsIcon,
  buildingIcon,
  certificateIcon,
  chartIcon,
  chatIcon,
  costIcon,
  historyIcon,
  membersIcon,
} from '../../kit/show/icons.ts';
import { routes } from '../../routes.ts';
import { organizationsQuery } from '../apps.ts';
import { scopeOf } from '../scope.ts';
import { AppColumn } from './app-column.tsx';
import { AppRail } from './app-rail.tsx';
import classes from './column.module.css';
import { MenuColumn } from './column.tsx';
import { entriesOfOrganization } from './menus.ts';
import { OfficeRail } from './office-rail.tsx';
import { OrganizationRail } from './organization-rail.tsx';
import { text } from './text.zh.ts';
import { Watched } from './watched.tsx';
import type { Where } from './where.ts';

export function FrameRail({ where }: { where: Where }) {
  const { screen, search, params } = where;
  const scope = scopeOf(screen);
  const { appId } = params;
  if (scope === 'operator' || scope === 'billing') {
    return <OfficeRail office={scope} current={screen} search={search} params={params} />;
  }
  return appId === undefined || scope !== 'app' ? (
    <OrganizationRail path={screen.path} />
  ) : (
    <AppRail appId={appId} current={screen} />
  );
}

export function FrameColumn({ where }: { where: Where }) {
  const { column, entry, isHere, params, pathname } = where;
  if (column === undefined) {
    return null;
  }
  const { appId } = params;
  return appId !== undefined && (column.service !== undefined || column.key === 'app') ? (
    <AppColumn appId={appId} column={column} current={entry} isHere={isHere} pathname={pathname} />
  ) : (
    <MenuColumn
      column={column}
      current={entry}
      isHere={isHere}
      params={{}}
      {...(column.key === 'organization'
        ? { icons: ORGANIZATION_ICONS, head: <OrganizationHead search={where.search} /> }
        : { head: <Head name={column.title ?? ''} /> })}
    />
  );
}

const ORGANIZATION_ICONS: Readonly<Record<string, IconPart>> = {
  '/apps': appsIcon,
  '/apps/usage': chartIcon,
  '/apps/bill': costIcon,
  '/apps members': membersIcon,
  '/consultation': chatIcon,
  '/apps/bill certification': certificateIcon,
  '/apps history': historyIcon,
};

function Head({ name }: { name: string }) {
  return (
    <div className={classes.head}>
      <span className={classes.name}>{name}</span>
    </div>
  );
}

/** Which of them the address means; the first of the own ones where it means none. */
function OrganizationHead({ search }: Pick<Where, 'search'>) {
  const { data: all = [] } = useQuery(organizationsQuery);
  const open = all.find(({ id }) => id === search.orgId) ?? all[0];
  return (
    <div className={classes.head}>
      <Watched entries={entriesOfOrganization(routes)} orgId={open?.id} />
      <span className={classes.tile}>
        <Icon of={buildingIcon} size={19} />
      </span>
      <div className={classes.names}>
        <span className={classes.name}>{open?.name ?? text.parts.organization}</span>
        {open === undefined || open.companyName === '' ? null : (
          <span className={classes.state}>
            <span className={classes.dot} data-on />
            {text.certified}
          </span>
        )}
      </div>
    </div>
  );
}
