// Which services exclude each other, and what the server answers with it. Source: platform-core 4.1; wire 2.3.2, 2.4.

import { type AppServices, isSwitchedOn } from './app-services.ts';
import type { ServiceName } from './service-name.ts';

/** Without SupportMultiServices these share one slot; the first that is found, in this order, holds it. */
const oneSlot: readonly ServiceName[] = ['usync', 'func', 'push', 'baking', 'multiverse'];

/** With SupportMultiServices only sync and hosting exclude each other. */
const syncOrHosting: readonly ServiceName[] = ['usync', 'multiverse'];

/** The groups of services of an app of which only one may hold the slot, each in order of precedence. */
export function exclusiveServices(app: AppServices): readonly (readonly ServiceName[])[] {
  return [app.SupportMultiServices === true ? syncOrHosting : oneSlot];
}

/** The enabled service that forbids enabling `name`, by stored status alone; `undefined` when nothing does. */
export function serviceConflict(app: AppServices, name: ServiceName): ServiceName | undefined {
  const group = exclusiveServices(app).find((members) => members.includes(name));
  return group?.find((member) => member !== name && isSwitchedOn(app, member));
}

/** True when matchmaking may be opened: it needs hosting or sync first. */
export function canOpenMatchmaking(app: AppServices): boolean {
  return syncOrHosting.some((name) => isSwitchedOn(app, name));
}
