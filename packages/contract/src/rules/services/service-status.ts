// The status of each service as shown to people. Source: platform-core 4.1; wire/cdn-and-platform.md 2.4.

import { type AppServices, isSwitchedOn } from './app-services.ts';
import { exclusiveServices } from './service-conflict.ts';
import { type ServiceName, serviceNames } from './service-name.ts';

export type ServiceStatus = 'Enabled' | 'Suspended' | 'Occupied' | 'Pending';

/** The objects loaded when an app is opened; `true` when loading it succeeded. */
export type BackingObject =
  | 'game'
  | 'lobbyConfig'
  | 'functionInfo'
  | 'pushApp'
  | 'instanceTypes'
  | 'idDomain'
  | 'statelessInfo'
  | 'windInfo'
  | 'helloProject';

export type BackingObjects = Readonly<Partial<Record<BackingObject, boolean>>>;

/** The backing check of each service that has one; the others are shown as their stored status says. */
export const backingChecks: Readonly<Partial<Record<ServiceName, BackingObject>>> = {
  multiverse: 'game',
  usync: 'lobbyConfig',
  func: 'functionInfo',
  push: 'pushApp',
  baking: 'instanceTypes',
  passport: 'idDomain',
  'func-stateless': 'statelessInfo',
  wind: 'windInfo',
  hello: 'helloProject',
};

/** Shown status of one service, and which service holds its slot when it is Occupied. */
export interface ShownService {
  readonly status: ServiceStatus;
  readonly occupiedBy?: ServiceName;
}

/**
 * Shown status of every service of an app, computed after its backing objects were loaded; an object left out counts
 * as not loaded. `operator`: operators see hosting as Enabled whenever the shared game exists.
 */
export function serviceStatuses(
  app: AppServices,
  backing: BackingObjects,
  { operator = false }: { operator?: boolean } = {},
): Record<ServiceName, ShownService> {
  const own = (name: ServiceName): ServiceStatus => ownStatus(app, name, backing);
  const shown: Partial<Record<ServiceName, ShownService>> = {};
  for (const name of serviceNames) {
    shown[name] = { status: own(name) };
  }
  for (const group of exclusiveServices(app)) {
    const holder = group.find((name) => own(name) === 'Enabled');
    for (const name of group) {
      // why: with separate service ids an already Enabled member keeps its state; wire/cdn-and-platform.md 2.4
      const keeps = app.SupportMultiServices === true && own(name) === 'Enabled';
      if (holder !== undefined && name !== holder && !keeps) {
        shown[name] = { status: 'Occupied', occupiedBy: holder };
      }
    }
  }
  if (operator && backing.game === true) {
    shown.multiverse = { status: 'Enabled' };
  }
  return shown as Record<ServiceName, ShownService>;
}

/** Shown status of one service: {@link serviceStatuses} for a single name. */
export function serviceStatus(
  app: AppServices,
  name: ServiceName,
  backing: BackingObjects,
  options?: { operator?: boolean },
): ServiceStatus {
  return serviceStatuses(app, backing, options)[name].status;
}

function ownStatus(app: AppServices, name: ServiceName, backing: BackingObjects): ServiceStatus {
  if (!isSwitchedOn(app, name)) {
    return 'Suspended';
  }
  const check = backingChecks[name];
  if (check === undefined || backing[check] === true) {
    return 'Enabled';
  }
  return name === 'hello' ? 'Pending' : 'Suspended';
}
