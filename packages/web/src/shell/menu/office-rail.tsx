// The rail of the two back offices: their rooms. A room that is entered by one of its things stands there while it is open.
import { routerPath, screen } from '../../kit/address/link.ts';
import { language } from '../../kit/language/language.zh.ts';
import type { IconPart } from '../../kit/show/icon.tsx';
import {
  appsIcon,
  buildingIcon,
  chartIcon,
  chatIcon,
  costIcon,
  gaugeIcon,
  invoiceIcon,
  membersIcon,
  settingsIcon,
} from '../../kit/show/icons.ts';
import { type Route, routes } from '../../routes.ts';
import { entriesOfRoom, firstOf, roomOf, roomsOf } from './menus.ts';
import { Rail, type RailItem } from './rail.tsx';
import { text } from './text.zh.ts';
import { sumOf, useWaiting } from './waiting.ts';
import { Watched } from './watched.tsx';

const ICONS: Readonly<Record<string, IconPart>> = {
  overview: gaugeIcon,
  organizations: buildingIcon,
  apps: appsIcon,
  users: membersIcon,
  consultations: chatIcon,
  finance: costIcon,
  statistics: chartIcon,
  system: settingsIcon,
  balances: costIcon,
  invoices: invoiceIcon,
};

interface OfficeRailProps {
  readonly office: 'operator' | 'billing';
  readonly current: Route;
  readonly search: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, string>>;
}

export function OfficeRail({ office, current, search, params }: OfficeRailProps) {
  const open = roomOf({ screen: current, search }, office, routes);
  const waiting = useWaiting();
  const items = roomsOf(office).flatMap((room): readonly RailItem[] => {
    const first = firstOf(room, routes);
    const isOpen = room.key === open?.key;
    const link = first === undefined ? { to: routerPath(current.path), params } : { to: routerPath(first.path) };
    return first === undefined && !isOpen
      ? []
      : [
          {
            key: room.key,
            label: room.title[language],
            icon: ICONS[room.key] ?? appsIcon,
            current: isOpen,
            waiting: sumOf(waiting, entriesOfRoom(room, routes)),
            link: first?.search === undefined ? link : { ...link, search: first.search },
          },
        ];
  });
  return (
    <>
      <Watched entries={roomsOf(office).flatMap((room) => entriesOfRoom(room, routes))} />
      <Rail label={text.rail} home={{ label: text.home, link: screen('/') }} parts={[{ key: 'rooms', items }]} />
    </>
  );
}
