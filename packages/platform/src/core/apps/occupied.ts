// Whether another service of the app holds the slot of one. Source: platform-core.md 4.1; game-services.md 4.
import { backingChecks, type ServiceName, serviceStatuses } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Call } from '#kernel/call/call';

const ALL_READY = Object.fromEntries(Object.values(backingChecks).map((object) => [object, true]));

/** @throws denied where another service holds the slot; operators go on */
export async function refuseOccupied(
  call: Pick<Call, 'db' | 'appId' | 'role' | 'refuse'>,
  service: ServiceName,
): Promise<void> {
  if (call.role !== 'operator') {
    refuseOccupiedBy(call, service, await switchesOf(call.db, call.appId));
  }
}

/** The same by what the caller has read of the app. */
export function refuseOccupiedBy(
  call: Pick<Call, 'appId' | 'role' | 'refuse'>,
  service: ServiceName,
  { isMulti, on }: Switches,
): void {
  if (call.role === 'operator') {
    return;
  }
  const Services = Object.fromEntries(on.map((name) => [name, { Status: 'Enabled' as const }]));
  const app = { AppId: call.appId, SupportMultiServices: isMulti, Services };
  const { occupiedBy } = serviceStatuses(app, ALL_READY)[service];
  if (occupiedBy !== undefined) {
    throw call.refuse('denied', `Occupied: ${occupiedBy} holds the slot of ${service}`);
  }
}

/** What of an app says whether another service holds the slot. */
export interface Switches {
  readonly isMulti: boolean;
  /** Services that are on. */
  readonly on: readonly string[];
}

async function switchesOf(db: Db, appId: string): Promise<Switches> {
  const rows = await db
    .selectFrom('apps as a')
    .leftJoin('app_services as s', (join) => join.onRef('s.app_id', '=', 'a.id').on('s.status', '=', 'Enabled'))
    .select(['a.support_multi_services', 's.name'])
    .where('a.id', '=', appId)
    .execute();
  return {
    isMulti: rows[0]?.support_multi_services === true,
    on: rows.flatMap(({ name }) => (name === null ? [] : [name])),
  };
}
