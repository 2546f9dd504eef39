// The rail of an app: its overview, its services in the person's own order, all services, the way out.
import { useQuery } from '@tanstack/react-query';
import { serviceLabels } from '@uos/contract/labels';
import { isSwitchedOn } from '@uos/contract/rules';
import { type ServiceKey, serviceMenus } from '@uos/contract/screens';
import { routerPath, screen } from '../../kit/address/link.ts';
import { language } from '../../kit/language/language.zh.ts';
import { buildingIcon, gridIcon, homeIcon } from '../../kit/show/icons.ts';
import { type Route, routes } from '../../routes.ts';
import { appQuery } from '../apps.ts';
import { fitting, useHeight } from './fit.ts';
import { allOf, columnOfService, entriesOfOrganization, firstOf } from './menus.ts';
import { moveService, usePinnedServices } from './pins.ts';
import { Rail, type RailItem } from './rail.tsx';
import { railServices } from './rail-services.ts';
import { serviceIcons } from './service-icons.ts';
import { text } from './text.zh.ts';
import { sumOf, useWaiting } from './waiting.ts';
import { Watched } from './watched.tsx';

const ALL = '/services/{appId}/services';
/** Overview, all services, organisation. */
const OTHERS = 3;

export function AppRail({ appId, current }: { appId: string; current: Route }) {
  // why disabled: the guard asks, and this only hears the answer
  const app = useQuery({ ...appQuery(appId), enabled: false }).data;
  const pinned = usePinnedServices(appId);
  const height = useHeight();
  const open = current.service as ServiceKey | undefined;
  const shown = railServices(app, pinned, open);
  const entriesOf = (key: ServiceKey) =>
    app !== undefined && isSwitchedOn(app, key) ? allOf(columnOfService(key, routes)) : [];
  const waiting = useWaiting();
  const organization = entriesOfOrganization(routes);
  const services = shown.map((key): RailItem => {
    const first = firstOf(serviceMenus[key], routes);
    return {
      key,
      label: serviceMenus[key].rail[language],
      icon: serviceIcons[key],
      tone: serviceLabels[key].group,
      current: key === open,
      waiting: sumOf(waiting, entriesOf(key)),
      link: {
        to: routerPath(first?.path ?? current.path),
        params: { appId },
        ...(first?.search === undefined ? {} : { search: first.search }),
      },
      onDropped: (dragged) => moveService(appId, dragged, key),
    };
  });
  const overview: RailItem = {
    key: 'overview',
    label: text.overview,
    icon: homeIcon,
    current: open === undefined && current.path !== ALL,
    link: screen('/services/{appId}', { appId }),
  };
  const all: RailItem = {
    key: 'all',
    label: text.allServices,
    icon: gridIcon,
    current: current.path === ALL,
    link: screen(ALL, { appId }),
  };
  return (
    <>
      <Watched entries={[...shown.flatMap(entriesOf), ...organization]} appId={appId} orgId={app?.OrganizationId} />
      <Rail
        label={text.rail}
        home={{ label: text.home, link: screen('/') }}
        parts={[
          { key: 'overview', items: [overview] },
          { key: 'services', items: fitting(services, OTHERS, height, (item) => item.current) },
          { key: 'all', items: routes.some(({ path, built }) => path === ALL && built) ? [all] : [] },
        ]}
        last={[
          {
            key: 'organization',
            label: text.organization,
            icon: buildingIcon,
            current: false,
            waiting: sumOf(waiting, organization),
            link: screen('/apps', undefined, app === undefined ? undefined : { orgId: app.OrganizationId }),
          },
        ]}
      />
    </>
  );
}
