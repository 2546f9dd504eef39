// What the engine of servers asks of logic servers, and what it tells.
import { meterEachHour } from '#core/meter/hourly';
import { json } from '#db/columns';
import type { At } from '#engines/processes/servers/hosting';
import type { Server, ServerEvent, ServerKind } from '#engines/processes/servers/port';
import { endOf, portsOf } from '#engines/processes/servers/words';
import type { Ports } from '#kernel/ports';
import { clearFault, noteFault } from '../store/autoscalers.ts';
import { functionOfAny, lockFunction } from '../store/functions.ts';
import { writeSamples } from '../store/samples.ts';
import { moveServer, NO_END, noteServer, type ServerRow, serverOfEngine } from '../store/servers.ts';
import { beginAgain } from './begin.ts';
import { endServer, failServer } from './end.ts';
import { logOf } from './names.ts';
import { scaleSoon } from './scale.ts';
import { dropTurns, expireAt, SERVICE, START } from './turns.ts';

/** How often the engine samples. */
const SAMPLE_SECONDS = 5;

export const logicServers = (ports: Ports): ServerKind => ({
  async plan(server) {
    const row = await serverOfEngine(ports.db, server.id);
    if (row === undefined || row.status !== 'created' || row.starts_again) {
      return undefined;
    }
    const program = await ports.services.ask('hosting').plan(ports, server, { id: row.id, envs: row.envs });
    return program && { ...program, log: logOf(row, row.id), readyByPorts: true };
  },
  async heard({ what, server }: ServerEvent) {
    await ports.db.transaction().execute(async (db) => {
      const context = { db, ports, now: ports.clock.now().toISOString() };
      const row = await serverOfEngine(db, server.id);
      if (row !== undefined) {
        await REACTIONS[what]?.(context, row, server);
      } else if (what === 'ready') {
        await ports.servers.stop(db, server.id, 'deleted');
      }
    });
  },
  sampled: (samples) =>
    writeSamples(ports.db, { now: ports.clock.now().toISOString(), seconds: SAMPLE_SECONDS }, samples),
});

type Context = At & { readonly now: string };
type Hears = (context: Context, row: ServerRow, server: Server) => Promise<void>;

const REACTIONS: Readonly<Partial<Record<ServerEvent['what'], Hears>>> = {
  async ready({ db, ports, now }, row, server) {
    const isRunning = !row.starts_again && (await run({ db, ports, now }, row, server));
    // why read again: told of twice at once, it did not run at first
    const status = isRunning ? 'running' : (await serverOfEngine(db, server.id))?.status;
    if (status !== 'running' && status !== 'unhealthy') {
      // why told to end: whoever asked for it has deleted it, or did not wait so long
      await ports.servers.stop(db, server.id, 'deleted');
    }
  },
  async unhealthy({ db, now }, row) {
    await moveServer(db, row.id, 'unhealthy', { failed_reason: 'heartbeat lost', end_reason: 'heartbeat lost' });
    await scaleSoon(db, row.function_id, now);
  },
  async ended(context, row, server) {
    const { db, now } = context;
    const { reason, exitCode, signal, detail, msg } = endOf(server);
    const end = { at: now, reason, exitCode, signal, detail, msg, isGone: true };
    if (row.status === 'created' && row.starts_again) {
      await again(context, row);
      return;
    }
    const isAsked = reason === 'shutdown' || reason === 'deleted' || reason === 'ttl expired';
    if (row.status === 'unhealthy' || isAsked) {
      await endServer(context, row.id, end);
    } else if ((await failServer(context, row.id, end)) && row.status === 'created' && row.is_scaled) {
      await noteFault(db, row.function_id, { reason, exitCode, signal, detail, msg, now });
    }
    await moveServer(db, row.id, 'deleted', { ended_at: now });
    await noteServer(db, row.id, { exit_code: exitCode });
    await scaleSoon(db, row.function_id, now);
  },
};

/** False where nobody waits for it any more. */
async function run({ db, ports, now }: Context, row: ServerRow, server: Server): Promise<boolean> {
  const ttl = (await functionOfAny(db, row.function_id))?.ttl_seconds ?? 0;
  const over = ttl === 0 ? null : new Date(Date.parse(now) + ttl * 1000);
  const moved = await moveServer(db, row.id, 'running', {
    ...{ ip: server.address, ports: json(portsOf(server.ports)), ...NO_END },
    ...{ started_at: now, metered_until: now, expire_at: over?.toISOString() ?? null },
  });
  if (moved === undefined) {
    return false;
  }
  await dropTurns(db, row.id, START);
  if (over !== null) {
    await expireAt(db, row.id, over);
    await ports.servers.label(db, server.id, { ExpireAt: String(Math.floor(over.getTime() / 1000)) });
  }
  await meterEachHour(db, SERVICE, now);
  if (row.is_scaled) {
    await clearFault(db, row.function_id);
  }
  return true;
}

async function again({ db, ports, now }: Context, { function_id, server_id }: ServerRow): Promise<void> {
  const of = await lockFunction(db, function_id);
  const row = await serverOfEngine(db, server_id);
  if (of !== undefined && row?.status === 'created' && row.starts_again) {
    await beginAgain({ db, ports, now }, of, row);
  }
}
