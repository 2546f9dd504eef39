// The menus of an app: its own, with what was pinned and opened last, and that of each of its services.
import { useQuery } from '@tanstack/react-query';
import { serviceLabels } from '@uos/contract/labels';
import { isSwitchedOn } from '@uos/contract/rules';
import { type ServiceKey, type ServiceMenu, serviceMenus } from '@uos/contract/screens';
import { Suspense } from 'react';
import { routerPath, screen } from '../../kit/address/link.ts';
import { language } from '../../kit/language/language.zh.ts';
import { part } from '../../kit/lazy/part.tsx';
import { Copy } from '../../kit/show/copy.tsx';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import {
  adjustmentsIcon,
  bookIcon,
  clockIcon,
  costIcon,
  flaskIcon,
  historyIcon,
  homeIcon,
  keyIcon,
  monitorIcon,
  pinIcon,
} from '../../kit/show/icons.ts';
import { AppIcon } from '../../parts/app-icon/app-icon.tsx';
import { routes } from '../../routes.ts';
import { appQuery } from '../apps.ts';
import { recentVisits } from '../palette/recent.ts';
import classes from './column.module.css';
import { EntryLink, MenuColumn, Shelf } from './column.tsx';
import type { Column, Entry } from './menus.ts';
import { toggleService, usePinnedPages, usePinnedServices } from './pins.ts';
import { serviceIcons } from './service-icons.ts';
import { text } from './text.zh.ts';

const Buckets = part(() => import('./buckets.tsx'), 'nothing');

const ICONS: Readonly<Record<string, IconPart>> = {
  '/services/{appId}': homeIcon,
  '/services/{appId}/monitor': monitorIcon,
  '/services/{appId}/bill': costIcon,
  '/services/{appId}/settings history': historyIcon,
  '/services/{appId}/settings': keyIcon,
  '/services/{appId}/admin-config': adjustmentsIcon,
};

const MOST_RECENT = 5;
const PLAYGROUND = '/playground/push/{appId?}';

interface AppColumnProps {
  readonly appId: string;
  readonly column: Column;
  readonly current: Entry | undefined;
  readonly isHere: boolean;
  /** Path of the page that is open. */
  readonly pathname: string;
}

export function AppColumn(props: AppColumnProps) {
  const { service } = props.column;
  return service === undefined ? <OwnColumn {...props} /> : <ServiceColumn {...props} service={service} />;
}

function OwnColumn({ appId, column, current, isHere, pathname }: AppColumnProps) {
  const app = useQuery({ ...appQuery(appId), enabled: false }).data;
  const pinned = usePinnedPages(appId);
  const recent = recentVisits()
    .filter(({ href }) => href.startsWith(`/services/${appId}/`) && href !== pathname)
    .slice(0, MOST_RECENT);
  const name = app?.ProjectName ?? '';
  return (
    <MenuColumn
      column={column}
      current={current}
      isHere={isHere}
      params={{ appId }}
      icons={ICONS}
      head={
        <div className={classes.head}>
          <AppIcon app={{ AppId: appId, ProjectName: name, IconUrl: app?.IconUrl ?? '' }} size={32} />
          <div className={classes.names}>
            <span className={classes.name}>{name}</span>
            <span className={classes.state}>{appId.slice(0, 8)}</span>
          </div>
          <Copy value={appId} label={text.copyAppId} />
        </div>
      }
      foot={
        <ul>
          {routes.some(({ path, built }) => path === PLAYGROUND && built) ? (
            <EntryLink title={text.playground} icon={flaskIcon} link={screen(PLAYGROUND, { appId })} />
          ) : null}
          <EntryLink title={text.docsAndCli} icon={bookIcon} link={screen('/doc')} />
        </ul>
      }
    >
      {pinned.length === 0 ? null : (
        <Shelf title={text.pinned}>
          {pinned.map(({ href, title }) => (
            <EntryLink key={href} title={title} icon={pinIcon} link={{ to: href }} />
          ))}
        </Shelf>
      )}
      {recent.length === 0 ? null : (
        <Shelf title={text.recent}>
          {recent.map(({ href, title }) => (
            <EntryLink key={href} title={title} icon={clockIcon} link={{ to: href }} />
          ))}
        </Shelf>
      )}
    </MenuColumn>
  );
}

function ServiceColumn({ appId, column, current, isHere, service }: AppColumnProps & { service: ServiceKey }) {
  const app = useQuery({ ...appQuery(appId), enabled: false }).data;
  const isPinned = usePinnedServices(appId).includes(service);
  const menu: ServiceMenu = serviceMenus[service];
  const label = serviceLabels[service];
  const name = label[language];
  const isOn = app !== undefined && isSwitchedOn(app, service);
  return (
    <MenuColumn
      column={column}
      current={current}
      isHere={isHere}
      // why both: the function of an app answers to the id of the app too
      params={{ appId, funcId: appId }}
      head={
        <div className={classes.head}>
          <span className={classes.tile} data-tone={label.group}>
            <Icon of={serviceIcons[service]} size={19} />
          </span>
          <div className={classes.names}>
            <span className={classes.name}>{name}</span>
            {app === undefined ? null : (
              <span className={classes.state}>
                <span className={classes.dot} data-on={isOn || undefined} />
                {isOn ? text.on : text.off}
              </span>
            )}
          </div>
          {isOn ? (
            <button
              type="button"
              className={classes.small}
              aria-pressed={isPinned}
              aria-label={text.pinService(name)}
              title={isPinned ? text.unpinService(name) : text.pinService(name)}
              onClick={() => toggleService(appId, service)}
            >
              <Icon of={pinIcon} size={16} />
            </button>
          ) : null}
        </div>
      }
      foot={
        <ul>
          {menu.playground !== undefined && routes.some(({ path, built }) => path === menu.playground && built) ? (
            <EntryLink
              title={text.playground}
              icon={flaskIcon}
              link={{ to: routerPath(menu.playground), params: { appId, product: menu.product } }}
            />
          ) : null}
          {menu.docs === undefined ? null : (
            <EntryLink title={text.docs} icon={bookIcon} link={{ to: routerPath(menu.docs) }} />
          )}
          {column.coming === undefined ? null : (
            <EntryLink
              title={text.coming}
              icon={clockIcon}
              link={{ to: routerPath(column.coming), params: { appId } }}
            />
          )}
        </ul>
      }
    >
      {service === 'asset-streaming' && isOn ? (
        <Suspense fallback={null}>
          <Buckets appId={appId} />
        </Suspense>
      ) : null}
    </MenuColumn>
  );
}
