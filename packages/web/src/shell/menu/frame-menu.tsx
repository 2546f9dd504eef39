// Rail and menu of the part of the product that is open.

import { scopeOf } from '../scope.ts';
import { AppColumn } from './app-column.tsx';
import { AppRail } from './app-rail.tsx';
import classes from './column.module.css';
import { MenuColumn } from './column.tsx';
import { OfficeRail } from './office-rail.tsx';
import { OrganizationRail } from './organization-rail.tsx';
import { text } from './text.zh.ts';
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
      head={
        <div className={classes.head}>
          <span className={classes.name}>{column.title ?? text.parts.organization}</span>
        </div>
      }
    />
  );
}
