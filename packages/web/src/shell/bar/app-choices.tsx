// The apps behind the switcher. Another app shows the same screen of it, as far as it can have one.
import { useQuery } from '@tanstack/react-query';
import { routerPath, screen, useAppId } from '../../kit/address/link.ts';
import { appsIcon, plusIcon } from '../../kit/show/icons.ts';
import { routes } from '../../routes.ts';
import { appsQuery } from '../apps.ts';
import { useCurrentScreen } from '../current.ts';
import { recentApp } from '../recent-app.ts';
import { sameScreen } from '../same-screen.ts';
import { text } from '../text.zh.ts';
import { Choices } from './choices.tsx';

export default function AppChoices({ onClose }: { onClose: () => void }) {
  const appId = useAppId();
  const { data: apps = [], isPending } = useQuery(appsQuery());
  const to = routerPath(sameScreen(useCurrentScreen()?.path ?? '', routes));
  const recent = recentApp()?.appId;
  const first = (id: string) => Number(id === appId) * 2 + Number(id === recent);
  return (
    <Choices
      search={text.searchApps}
      none={isPending ? text.loading : text.noApps}
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
      onClose={onClose}
    />
  );
}
