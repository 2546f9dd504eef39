// What the engine of servers asks of hosting, and what it tells.

import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Server, ServerEvent, ServerKind } from '#engines/processes/servers/port';
import { endOf, portsOf } from '#engines/processes/servers/words';
import type { Ports } from '#kernel/ports';
import { removeSchedule } from '#kernel/time/schedules';
import { type AllocationRow, allocationOfServer, moveAllocation, noteAllocation } from '../store/allocations.ts';
import { clearFault, noteFault } from '../store/regions.ts';
import { writeSamples } from '../store/samples.ts';
import { moveTestServer, noteTestServer, testServerOf } from '../store/test-servers.ts';
import { endAllocation } from './end.ts';
import { fulfil } from './fulfil.ts';
import { isLive } from './life.ts';
import { planOf } from './plan.ts';
import { refillPool, refillPools } from './pool-turns.ts';
import { SERVICE, START } from './turns.ts';

export const hostedServers = (ports: Ports): ServerKind => ({
  plan: (server) => planOf(ports, server),
  async heard(event) {
    await ports.db.transaction().execute((db) => heard({ db, ports, now: ports.clock.now().toISOString() }, event));
  },
  sampled: (samples) => writeSamples(ports.db, ports.clock.now().toISOString(), samples),
});

interface Context {
  readonly db: Db;
  readonly ports: Ports;
  readonly now: string;
}

type Hears = (context: Context, server: Server) => Promise<void>;

async function heard(context: Context, { what, server }: ServerEvent): Promise<void> {
  const row = await allocationOfServer(context.db, server.id);
  if (row !== undefined) {
    await ofAllocation(row)[what]?.(context, server);
  } else if (server.labels['uos.for'] === 'test') {
    await OF_TEST[what]?.(context, server);
  } else {
    await OF_POOL[what]?.(context, server);
  }
}

type Reaction = Readonly<Partial<Record<ServerEvent['what'], Hears>>>;

const ofAllocation = (row: AllocationRow): Reaction => ({
  async ready({ db, ports, now }, server) {
    // why told to end: who asked for it has canceled, or did not wait so long
    if (!(await fulfil({ db, ports }, server, now))) {
      await ports.servers.stop(db, server.id, 'deleted');
      return;
    }
    await ports.servers.allocate(db, server.id);
    await clearFault(db, { gameId: row.game_id, regionId: row.region_id });
  },
  async unhealthy({ db, now }, server) {
    await moveAllocation(db, server.id, 'unhealthy', {
      ...{ msg: 'heartbeat lost', heard_at: server.heardAt, modified_at: now, modified_by: '' },
    });
  },
  async ended({ db, ports, now }, server) {
    const end = endOf(server);
    const at = { at: now, by: '', isGone: true, ...end };
    if (isLive(row.status)) {
      const isDone = await endAllocation({ db, ports }, server.id, 'failed', at);
      if (isDone) {
        await noteFault(db, { gameId: row.game_id, regionId: row.region_id }, end.msg);
      } else {
        await endAllocation({ db, ports }, server.id, 'deallocated', at);
      }
    }
    await noteAllocation(db, server.id, {
      ...{ exit_code: end.exitCode, heard_at: server.heardAt, node: server.node, server_state: 'Shutdown' },
    });
    await refillPools(db, row.game_id, now);
  },
});

const OF_TEST: Reaction = {
  async ready({ db, ports }, server) {
    const ports_ = json(portsOf(server.ports));
    if (await moveTestServer(db, server.id, 'running', { ip: server.address, ports: ports_ })) {
      await removeSchedule(db, SERVICE, `${START}/${server.id}`);
      return;
    }
    const row = await testServerOf(db, server.id);
    if (row?.status !== 'running') {
      await ports.servers.stop(db, server.id, 'deleted');
    }
  },
  async unhealthy({ db, ports, now }, server) {
    const reason = 'heartbeat lost';
    if (await moveTestServer(db, server.id, 'failed', { msg: reason, end_reason: reason, ended_at: now })) {
      await ports.servers.stop(db, server.id, reason);
    }
  },
  async ended({ db, now }, server) {
    const { reason, exitCode, signal, detail, msg } = endOf(server);
    const isAsked = reason === 'shutdown' || reason === 'deleted' || reason === 'ttl expired';
    await moveTestServer(db, server.id, isAsked ? 'stopped' : 'failed', {
      ...{ msg, end_reason: reason, end_signal: signal, end_detail: detail, ended_at: now },
    });
    await noteTestServer(db, server.id, { exit_code: exitCode, heard_at: server.heardAt });
    await removeSchedule(db, SERVICE, `${START}/${server.id}`);
  },
};

const OF_POOL: Reaction = {
  async ready({ db }, server) {
    await clearFault(db, placeOf(server));
  },
  async unhealthy({ db, ports }, server) {
    await ports.servers.stop(db, server.id, 'heartbeat lost');
  },
  async ended({ db, now }, server) {
    const { reason, msg } = endOf(server);
    if (server.readyAt === null && reason !== 'deleted') {
      await noteFault(db, placeOf(server), msg, now);
    }
    await refillPool(db, placeOf(server), new Date(now));
  },
};

function placeOf({ labels, region }: Server): { readonly gameId: string; readonly regionId: string } {
  return { gameId: labels['uos.game'] ?? '', regionId: region };
}
