// The end of what somebody had: the row says it first, and its server is told.
import type { Db } from '#db/connect';
import type { EndReason } from '#engines/processes/servers/port';
import type { Ports } from '#kernel/ports';
import { removeSchedule } from '#kernel/time/schedules';
import { moveAllocation } from '../store/allocations.ts';
import { meterServers } from './meter.ts';
import { EXPIRE, SERVICE, START } from './turns.ts';
import { report } from './webhook.ts';

export interface End {
  /** RFC 3339. */
  readonly at: string;
  /** Who ended it; empty for the platform. */
  readonly by: string;
  readonly reason: EndReason;
  readonly msg: string;
  readonly signal?: string;
  /** What the reason does not say. */
  readonly detail?: string;
  readonly exitCode?: number | null;
  /** It has ended already, and need not be told. */
  readonly isGone?: boolean;
}

/** False where it does not stand so that it could end so. */
export async function endAllocation(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  serverId: string,
  to: 'failed' | 'canceled' | 'deallocated',
  { at, by, reason, msg, signal = '', detail = '', exitCode, isGone = false }: End,
): Promise<boolean> {
  // why before: once it has ended it is on the meter no more
  if (to === 'deallocated') {
    await meterServers({ db, ports }, at, { serverId });
  }
  const row = await moveAllocation(db, serverId, to, {
    ...{ msg, end_reason: reason, deleted_at: at, deleted_by: by, metered_until: null, server_state: 'Shutdown' },
    ...{ end_signal: signal, end_detail: detail },
    ...(exitCode !== undefined && { exit_code: exitCode }),
    ...{ modified_at: at, modified_by: by },
  });
  if (row === undefined) {
    return false;
  }
  for (const turn of [START, EXPIRE]) {
    await removeSchedule(db, SERVICE, `${turn}/${serverId}`);
  }
  if (!isGone) {
    await ports.servers.stop(db, serverId, reason);
  }
  if (to === 'failed') {
    await report(db, row, at);
  }
  return true;
}
