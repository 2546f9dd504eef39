// The id a service is called with. Source: platform-core 3.3; wire/realtime-and-compute.md 1.4.

import type { AppServices } from './app-services.ts';
import type { ServiceName } from './service-name.ts';

/** Services that get an id of their own when SupportMultiServices is true. */
export const servicesWithOwnId: readonly ServiceName[] = ['func', 'usync', 'push', 'baking'];

/** AppId, except for func, usync, push and baking of an app with SupportMultiServices, once they have an own id. */
export function serviceId(app: AppServices, name: ServiceName): string {
  const own = app.SupportMultiServices === true && servicesWithOwnId.includes(name);
  return (own ? app.Services?.[name]?.ServiceId : undefined) || app.AppId;
}

/** The app id of paths where none is chosen. */
export const noAppId = '00000000-0000-0000-0000-000000000000';
