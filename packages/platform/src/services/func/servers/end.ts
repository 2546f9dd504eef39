// The end of a server: the row says it first, and what runs is told.
import type { At } from '#engines/processes/servers/hosting';
import type { EndReason } from '#engines/processes/servers/port';
import { firstReason, lockServers, moveServer, type ServerRow } from '../store/servers.ts';
import type { Status } from './life.ts';
import { meterServers } from './meter.ts';
import { dropTurns, EXPIRE, SCALE, START } from './turns.ts';

export interface End {
  /** RFC 3339. */
  readonly at: string;
  readonly reason: EndReason;
  /** The word that the row keeps; the reason where none is given. */
  readonly word?: Exclude<ServerRow['end_reason'], ''>;
  readonly signal?: string;
  readonly detail?: string;
  /** Why, where somebody may wonder. */
  readonly msg: string;
  readonly exitCode?: number | null;
  /** It has ended already, and need not be told. */
  readonly isGone?: boolean;
}

/** False where it has ended, or is about to. */
export async function endServer({ db, ports }: At, id: string, end: End): Promise<boolean> {
  const { at, reason, msg, exitCode, isGone = false } = end;
  // why before: once it ends it is on the meter no more
  await meterServers({ db, ports }, at, { id });
  const row = await moveServer(db, id, 'deleting', {
    ...{ metered_until: null, starts_again: false },
    // why kept: one that has failed is deleted later, and still tells why it failed
    ...(msg === '' ? { end_reason: firstReason(end.word ?? reason) } : { ...whyOf(end), failed_reason: msg }),
    ...(exitCode !== undefined && { exit_code: exitCode }),
  });
  if (row === undefined) {
    return false;
  }
  await dropTurns(db, id, START, EXPIRE);
  if (isGone || !(await ports.servers.stop(db, row.server_id, reason))) {
    await moveServer(db, id, 'deleted', { ended_at: at });
  }
  return true;
}

/** All servers of a function, which grows no more. */
export async function endServers({ db, ports }: At, functionId: string, end: End): Promise<void> {
  // why all held first: once the first is on the meter, whoever meters another one waits for this
  for (const id of await lockServers(db, functionId)) {
    await endServer({ db, ports }, id, end);
  }
  // why last: who ends one server asks for a turn of it behind that, and would wait for this with the server in hand
  await dropTurns(db, functionId, SCALE);
}

/** False where it was not to fail: it runs no more, or was deleted. */
export async function failServer(
  { db, ports }: At,
  id: string,
  end: End & { readonly from?: readonly Status[] },
): Promise<boolean> {
  const { at, reason, msg, exitCode = null, isGone = false, from } = end;
  await meterServers({ db, ports }, at, { id });
  const row = await moveServer(
    db,
    id,
    'failed',
    {
      ...{ failed_reason: msg, exit_code: exitCode, ended_at: at, metered_until: null, starts_again: false },
      ...whyOf(end),
    },
    from === undefined ? {} : { from },
  );
  if (row === undefined) {
    return false;
  }
  await dropTurns(db, id, START, EXPIRE);
  if (!isGone) {
    await ports.servers.stop(db, row.server_id, reason);
  }
  return true;
}

const whyOf = ({ reason, word = reason, signal = '', detail = '' }: End) => ({
  ...{ end_reason: word, end_signal: signal, end_detail: detail },
});
