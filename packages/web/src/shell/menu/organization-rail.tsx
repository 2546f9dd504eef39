// The rail where no app is open: the organisation, the apps that were opened last, a new one.
import { useQuery } from '@tanstack/react-query';
import { screen } from '../../kit/address/link.ts';
import { appsIcon, buildingIcon, plusIcon } from '../../kit/show/icons.ts';
import { appsQuery } from '../apps.ts';
import { recentVisits } from '../palette/recent.ts';
import { fitting, useHeight } from './fit.ts';
import { Rail, type RailItem } from './rail.tsx';
import { text } from './text.zh.ts';

const MOST = 9;

export function OrganizationRail({ path }: { path: string }) {
  const { data: apps = [] } = useQuery(appsQuery());
  const height = useHeight();
  const visited = recentVisits().map(({ href }) => href.split('/')[2]);
  const place = (id: string): number => (visited.includes(id) ? visited.indexOf(id) : visited.length);
  const items = [...apps]
    .sort((a, b) => place(a.AppId) - place(b.AppId))
    .slice(0, MOST)
    .map(
      (app): RailItem => ({
        key: app.AppId,
        label: app.ProjectName,
        icon: appsIcon,
        app,
        current: false,
        link: screen('/services/{appId}', { appId: app.AppId }),
      }),
    );
  return (
    <Rail
      label={text.rail}
      home={{ label: text.home, link: screen('/') }}
      parts={[
        {
          key: 'organization',
          items: [
            {
              key: 'organization',
              label: text.organization,
              icon: buildingIcon,
              current: path !== '/apps/create',
              link: screen('/apps'),
            },
          ],
        },
        { key: 'services', items: fitting(items, 2, height, () => false) },
        {
          key: 'new',
          items: [
            {
              key: 'new',
              label: text.newApp,
              icon: plusIcon,
              current: path === '/apps/create',
              link: screen('/apps/create'),
            },
          ],
        },
      ]}
    />
  );
}
