// Opens an app as the console does: the app, the objects behind its services, and the status each service shows.
// Source: platform-core.md 3.3, 4.1; wire/cdn-and-platform.md 2.4.
import {
  type BackingObject,
  backingChecks,
  isSwitchedOn,
  type ServiceName,
  type ShownService,
  serviceId,
  serviceStatuses,
} from '@uos/contract/rules';
import type { App } from '../generated/app.ts';
import type { CallOptions } from '../runtime/types.ts';
import type { AppClient } from './clients.ts';

export interface OpenAppOptions extends Pick<CallOptions, 'signal'> {
  readonly appId: string;
  /** Operators see hosting as Enabled whenever the shared game exists. */
  readonly operator?: boolean;
}

export interface OpenedApp {
  readonly app: App;
  /** Status of every service as people see it. */
  readonly services: Readonly<Record<ServiceName, ShownService>>;
  /** What each service that is switched on answered; a failure is an `Error`. */
  readonly backing: Readonly<Partial<Record<BackingObject, unknown>>>;
}

type Route = (ids: { readonly appId: string; readonly serviceId: string }) => `GET /${string}`;

/** Where each backing object is read. */
const ROUTES: Readonly<Record<BackingObject, Route>> = {
  game: (ids) => `GET /gs/v1/game/games/${ids.serviceId}`,
  lobbyConfig: () => 'GET /lobby/api/app/config',
  functionInfo: (ids) => `GET /ufunc/v1/func/functions/${ids.serviceId}`,
  pushApp: (ids) => `GET /upush/v1/apps/${ids.serviceId}`,
  instanceTypes: (ids) => `GET /ubaking/v1/apps/${ids.serviceId}/instance-types`,
  idDomain: (ids) => `GET /upass/v1/id-domains/${ids.appId}`,
  statelessInfo: (ids) => `GET /ufunc/v1/func-stateless/functions/${ids.serviceId}`,
  windInfo: (ids) => `GET /ufunc/v1/func-stateless/functions/${ids.serviceId}`,
  helloProject: () => 'GET /uhello/v1/projects',
};

/**
 * Loads an app with everything its status depends on. Only services that are switched on are asked, all at once; one
 * that does not answer is shown as its rules say and never fails the whole.
 * @throws UosApiError as `app.get`.
 * @example const { app, services } = await openApp(uos, { appId }); // services['asset-streaming'].status
 */
export async function openApp(uos: AppClient, { appId, operator = false, signal }: OpenAppOptions): Promise<OpenedApp> {
  const app = await uos.app.get({ appId }, { signal });
  // why: a session says which app it works on; a credential of the app itself says so anyway
  const options = { signal, headers: { 'x-app-id': appId, 'x-appid': appId } };
  const wanted = (Object.entries(backingChecks) as [ServiceName, BackingObject][]).filter(([name]) =>
    isSwitchedOn(app, name),
  );
  const loaded = await Promise.all(
    wanted.map(async ([name, object]): Promise<[BackingObject, unknown]> => {
      const route = ROUTES[object]({ appId, serviceId: serviceId(app, name) });
      const load = object === 'helloProject' ? loadHello(uos, route, options) : uos.request(route, options);
      return [object, await load.catch((error: unknown) => error)];
    }),
  );
  const backing = Object.fromEntries(loaded) as Partial<Record<BackingObject, unknown>>;
  const succeeded = Object.fromEntries(loaded.map(([object, answer]) => [object, !(answer instanceof Error)]));
  return { app, backing, services: serviceStatuses(app, succeeded, { operator }) };
}

/** The project of hello, made where there is none: first the organisation, then a project inside it. */
async function loadHello(uos: AppClient, route: `GET /${string}`, options: CallOptions): Promise<unknown> {
  const found = await uos.request<{ projects?: unknown[] }>(route, options).catch(() => undefined);
  if (found?.projects?.length) {
    return found;
  }
  const { org } = await uos.request<{ org?: unknown }>('POST /uhello/v1/orgs', options);
  if (org === undefined) {
    throw new Error('hello answered no organisation');
  }
  return uos.request('POST /uhello/v1/projects/refactor', options);
}
