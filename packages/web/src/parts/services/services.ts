// The services of an app as its overview shows them: state, reason, where they lead, what may be done.
import { label, platformLabels, serviceLabels } from '@uos/contract/labels';
import {
  type BackingObjects,
  backingChecks,
  canOpenMatchmaking,
  isSwitchedOn,
  type ServiceName,
  type ServiceStatus,
  serviceConflict,
  serviceNames,
  serviceStatuses,
} from '@uos/contract/rules';
import type { ScreenPath } from '@uos/contract/screens';
import type { App } from '@uos/sdk/browser';
import { openApp, setUpService } from '@uos/sdk/jobs';
import { gatherOf } from '../../kit/call/query.ts';
import { language } from '../../kit/language/language.zh.ts';
import { platform } from '../../shell/uos.ts';
import { text } from './text.zh.ts';

export interface ShownService {
  readonly name: ServiceName;
  readonly title: string;
  readonly status: ServiceStatus;
  /** Switched on by its owner, whether or not its back end is ready. */
  readonly isOn: boolean;
  /** Why it is not simply on or off. */
  readonly reason?: string;
  /** Why it cannot be switched on now. */
  readonly blocked?: string;
}

type Statuses = ReturnType<typeof serviceStatuses>;

/** Without `statuses`, which take a moment to load, what is switched on counts as ready. */
export function shownServices(app: App, statuses: Statuses = serviceStatuses(app, ALL_READY)): readonly ShownService[] {
  return serviceNames.map((name) => {
    const { status, occupiedBy } = statuses[name];
    const isOn = isSwitchedOn(app, name);
    // why the conflict too: the platform refuses by what is switched on, whether or not that is ready
    const holder = occupiedBy ?? (isOn ? undefined : serviceConflict(app, name));
    const blocked =
      holder === undefined
        ? name === 'matchmaking' && !isOn && !canOpenMatchmaking(app)
          ? text.needsSyncOrHosting
          : undefined
        : text.occupiedBy(serviceLabels[holder][language]);
    const reason = blocked ?? reasonOf(app, name, status, isOn);
    return {
      name,
      title: label(serviceLabels, name)[language],
      status,
      isOn,
      ...(reason === undefined ? {} : { reason }),
      ...(blocked === undefined ? {} : { blocked }),
    };
  });
}

function reasonOf(app: App, name: ServiceName, status: ServiceStatus, isOn: boolean): string | undefined {
  if (status === 'Pending') {
    return text.pending;
  }
  if (isOn && status === 'Suspended') {
    return text.notReady;
  }
  return app.Services[name]?.Status === 'Suspended' ? text.suspended : undefined;
}

const ALL_READY: BackingObjects = Object.fromEntries(Object.values(backingChecks).map((object) => [object, true]));

export const statusLabels = platformLabels.service.status;

/** The first screen of each service that has one in the console. */
export const serviceHome: Readonly<Partial<Record<ServiceName, ScreenPath>>> = {
  'asset-streaming': '/services/{appId}/asset/bucket',
  passport: '/services/{appId}/passport/auth/realm',
  multiverse: '/services/{appId}/multiverse/servers',
  usync: '/services/{appId}/sync/rooms',
  func: '/services/{appId}/func/servers',
  'func-stateless': '/services/{appId}/func/stateless',
  'remote-config': '/services/{appId}/config',
  matchmaking: '/services/{appId}/multiverse/match',
  storage: '/services/{appId}/crud/storage/management',
  save: '/services/{appId}/crud/save',
  stacktrace: '/services/{appId}/stacktrace/record',
  push: '/services/{appId}/push',
  hello: '/services/{appId}/hello',
  safe: '/services/{appId}/safe',
  baking: '/services/{appId}/baking',
  wind: '/services/{appId}/wind',
  upr: '/services/{appId}/upr',
  device: '/services/{appId}/device',
  metrics: '/services/{appId}/metrics',
};

/** The status of every service, with the objects behind those that are switched on. */
export function statusesQuery(app: App) {
  const on = serviceNames.filter((name) => isSwitchedOn(app, name));
  const input = { appId: app.AppId };
  return gatherOf(platform.app.get, input, `statuses of ${on}`, async (signal) => {
    const { services } = await openApp(platform, { ...input, signal });
    return services;
  });
}

/** Switches a service on, with the objects it cannot work without. */
export async function enableService(app: App, ServiceName: ServiceName): Promise<void> {
  await platform.app.services.set({ appId: app.AppId, ServiceName, Status: 'Enabled' });
  await setUpService(platform, { appId: app.AppId, serviceName: ServiceName, name: app.ProjectName });
}

export async function disableService({ AppId }: App, ServiceName: ServiceName): Promise<void> {
  await platform.app.services.set({ appId: AppId, ServiceName, Status: 'Disabled' });
}
