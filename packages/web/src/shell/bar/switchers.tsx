// Organisation and app in the bar. Another app shows the same screen of it, as far as it can have one.

import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { routerPath, screen, useAppId } from '../../kit/address/link.ts';
import { appsIcon, buildingIcon, plusIcon } from '../../kit/show/icons.ts';
import { type Route, routes } from '../../routes.ts';
import { appsQuery, organizationsQuery } from '../apps.ts';
import { recentApp } from '../recent-app.ts';
import { sameScreen } from '../same-screen.ts';
import { scopeOf } from '../scope.ts';
import { text } from '../text.zh.ts';
import { Switcher } from './switcher.tsx';

export default function Switchers({ current }: { current: Route }) {
  return (
    <>
      <OrganizationSwitcher current={current} />
      <AppSwitcher current={current} />
    </>
  );
}

function OrganizationSwitcher({ current }: { current: Route }) {
  const appId = useAppId();
  const { orgId } = useSearch({ strict: false }) as { orgId?: string };
  const { data: organizations = [] } = useQuery(organizationsQuery);
  const { data: apps = [] } = useQuery(appsQuery());
  const scope = scopeOf(current);
  const chosen = scope === 'app' ? apps.find((app) => app.AppId === appId)?.OrganizationId : orgId;
  if (organizations.length < 2 || (scope !== 'app' && scope !== 'organization')) {
    return null;
  }
  // why the list and not a form of another organisation: what is half filled in belongs to the one it was begun in
  const path = scope === 'organization' && current.kind !== 'form' ? current.path : '/apps';
  const to = routerPath(path.includes('{') ? '/apps' : path);
  return (
    <Switcher
      icon={buildingIcon}
      label={text.switchOrganization}
      search={text.searchOrganizations}
      none={text.noOrganizations}
      current={organizations.find(({ id }) => id === chosen)?.name ?? text.allOrganizations}
      hideNarrow
      choices={[
        { key: '', title: text.allOrganizations, isCurrent: chosen === undefined, link: { to } },
        ...organizations.map(({ id, name }) => ({
          key: id,
          title: name,
          isCurrent: id === chosen,
          link: { to, search: { orgId: id } },
        })),
      ]}
    />
  );
}

function AppSwitcher({ current }: { current: Route }) {
  const appId = useAppId();
  const { data: apps = [], isPending } = useQuery(appsQuery());
  const to = routerPath(sameScreen(current.path, routes));
  const recent = recentApp()?.appId;
  const first = (id: string) => Number(id === appId) * 2 + Number(id === recent);
  return (
    <Switcher
      icon={appsIcon}
      label={text.switchApp}
      search={text.searchApps}
      none={isPending ? text.loading : text.noApps}
      current={apps.find((app) => app.AppId === appId)?.ProjectName ?? text.chooseApp}
      choices={[...apps]
        .sort((a, b) => first(b.AppId) - first(a.AppId))
        .map((app) => ({
          key: app.AppId,
          title: app.ProjectName,
          hint: app.OrganizationName,
          isCurrent: app.AppId === appId,
          link: { to, params: { appId: app.AppId } },
        }))}
      more={[
        { title: text.allApps, icon: appsIcon, link: screen('/apps') },
        { title: text.newApp, icon: plusIcon, link: screen('/apps/create') },
      ]}
    />
  );
}
