// A server is ready for who asked for it: now it has an address, and its time runs.

import { meterEachHour } from '#core/meter/hourly';
import { recordUse } from '#core/meter/meter';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Server } from '#engines/processes/servers/port';
import { portsOf } from '#engines/processes/servers/words';
import type { Ports } from '#kernel/ports';
import { removeSchedule } from '#kernel/time/schedules';
import { type AllocationRow, allocationOfServer, moveAllocation } from '../store/allocations.ts';
import type { GameView } from '../store/games.ts';
import { EXPIRE_LABEL } from './names.ts';
import { expireAt, SERVICE, START } from './turns.ts';
import { report } from './webhook.ts';

interface At {
  readonly db: Db;
  readonly ports: Ports;
}

/** False where nobody waits for it any more. */
export async function fulfil({ db, ports }: At, server: Server, now: string): Promise<boolean> {
  const found = await allocationOfServer(db, server.id);
  const row = await moveAllocation(db, server.id, 'allocated', {
    ...fulfilled(server, found, now),
    ...{ modified_at: now, modified_by: found?.created_by ?? '' },
  });
  if (row === undefined) {
    // why read again: told of twice at once, it was had by nobody at first
    const status = (await allocationOfServer(db, server.id))?.status;
    return status === 'allocated' || status === 'unhealthy';
  }
  await removeSchedule(db, SERVICE, `${START}/${server.id}`);
  if (row.expire_at !== null) {
    await ports.servers.label(db, server.id, expireLabel(row.expire_at));
  }
  await handOver({ db, ports }, row, now);
  return true;
}

/** What of an allocation is known once its server is ready. */
export function fulfilled(server: Server, of: Pick<AllocationRow, 'lifetime_seconds'> | undefined, now: string) {
  return {
    ...{ ip: server.address, ports: json(portsOf(server.ports)), node: server.node, server_state: server.state },
    ...{ fulfilled_at: now, metered_until: now, expire_at: of === undefined ? null : endOf(of, now) },
  };
}

/** What a server reads of the end of its time. */
export const expireLabel = (at: string | null): Readonly<Record<string, string>> =>
  at === null ? {} : { [EXPIRE_LABEL]: String(Math.floor(Date.parse(at) / 1000)) };

/** What follows of its being somebody's: its time runs, it is metered and told of. */
export async function handOver({ db, ports }: At, row: AllocationRow, now: string, game?: GameView): Promise<void> {
  if (row.expire_at !== null) {
    await expireAt(db, row.server_id, new Date(row.expire_at));
  }
  await recordUse(ports, db, new Date(now), [
    { appId: row.app_id, service: SERVICE, metric: 'allocationCount', amount: 1 },
  ]);
  await meterEachHour(db, SERVICE, now);
  await report(db, row, now, game);
}

export function endOf({ lifetime_seconds }: Pick<AllocationRow, 'lifetime_seconds'>, now: string): string | null {
  return lifetime_seconds === 0 ? null : new Date(Date.parse(now) + lifetime_seconds * 1000).toISOString();
}
