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
import { EXPIRE_LABEL } from './names.ts';
import { expireAt, SERVICE, START } from './turns.ts';
import { report } from './webhook.ts';

/** False where nobody waits for it any more. */
export async function fulfil(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  server: Server,
  now: string,
): Promise<boolean> {
  const found = await allocationOfServer(db, server.id);
  const row = await moveAllocation(db, server.id, 'allocated', {
    ...{ ip: server.address, ports: json(portsOf(server.ports)), node: server.node, server_state: server.state },
    ...{ fulfilled_at: now, metered_until: now, expire_at: found === undefined ? null : endOf(found, now) },
    ...{ modified_at: now, modified_by: found?.created_by ?? '' },
  });
  if (row === undefined) {
    return found?.status === 'allocated' || found?.status === 'unhealthy';
  }
  await removeSchedule(db, SERVICE, `${START}/${server.id}`);
  if (row.expire_at !== null) {
    const at = new Date(row.expire_at);
    await expireAt(db, server.id, at);
    await ports.servers.label(db, server.id, { [EXPIRE_LABEL]: String(Math.floor(at.getTime() / 1000)) });
  }
  await recordUse(ports, db, new Date(now), [
    { appId: row.app_id, service: SERVICE, metric: 'allocationCount', amount: 1 },
  ]);
  await meterEachHour(db, SERVICE, now);
  await report(db, row, now);
  return true;
}

function endOf({ lifetime_seconds }: AllocationRow, now: string): string | null {
  return lifetime_seconds === 0 ? null : new Date(Date.parse(now) + lifetime_seconds * 1000).toISOString();
}
