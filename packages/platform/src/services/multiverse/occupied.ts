// Whether another service of the app holds the slot of hosting. Source: platform-core.md 4.1; game-services.md 4.
import { backingChecks, type ServiceName, serviceStatuses } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { switchesOf } from './store/games.ts';

const ALL_READY = Object.fromEntries(Object.values(backingChecks).map((object) => [object, true]));

/** @throws denied where another service holds the slot; operators go on */
export async function refuseOccupied(call: Pick<Call, 'db' | 'appId' | 'role' | 'refuse'>): Promise<void> {
  if (call.role === 'operator') {
    return;
  }
  const { isMulti, on } = await switchesOf(call.db, call.appId);
  const Services = Object.fromEntries([...on].map((name) => [name, { Status: 'Enabled' as const }]));
  const app = { AppId: call.appId, SupportMultiServices: isMulti, Services };
  const { occupiedBy } = serviceStatuses(app, ALL_READY).multiverse;
  if (occupiedBy !== undefined) {
    throw call.refuse('denied', `Occupied: ${occupiedBy satisfies ServiceName} holds the slot of multiverse`);
  }
}
