// What rows alone decide, wherever servers run: who gets room where, who is to end, who is found.
import type { Db } from '#db/connect';
import type { Clock } from '#kernel/time/clock';
import { giveRoom, listNodes, setDraining, takeRoom } from './node-store.ts';
import type { Placed, Servers, ServerWish } from './port.ts';
import { addLabels, allocateReady, findServer, insertServer, listServers, serverOf, wishStop } from './store.ts';

export interface DeskOptions {
  readonly clock: Clock;
  /** Makes this process's own node known, where it is not yet. */
  readonly register: (db: Db) => Promise<void>;
  /** Tells a node that there is something to do, for one server or for all. */
  readonly tellNode: (db: Db, node: string, server?: string) => Promise<void>;
}

export type Desk = Pick<Servers, 'place' | 'stop' | 'allocate' | 'label' | 'get' | 'list' | 'nodes' | 'drain'>;

export function createDesk({ clock, register, tellNode }: DeskOptions): Desk {
  return {
    async place(tx, wish) {
      // why in this transaction: the embedded database has one connection, and nobody else gets in before its end
      await register(tx);
      const there = await findServer(tx, wish.id);
      if (there !== undefined) {
        return { placed: true, node: there.node };
      }
      const name = await takeRoom(tx, wish);
      if (name === undefined) {
        return noRoom(tx, wish);
      }
      if (await insertServer(tx, wish, name, clock.now().toISOString())) {
        await tellNode(tx, name);
        return { placed: true, node: name };
      }
      await giveRoom(tx, name, wish.limits);
      return { placed: true, node: (await findServer(tx, wish.id))?.node ?? name };
    },
    async stop(tx, id, reason) {
      const name = await wishStop(tx, id, reason);
      if (name !== undefined) {
        await tellNode(tx, name);
      }
      return name !== undefined;
    },
    async allocate(tx, id, labels = {}) {
      const name = await allocateReady(tx, id, labels);
      if (name !== undefined) {
        await tellNode(tx, name, id);
      }
      return name !== undefined;
    },
    async label(tx, id, labels) {
      const name = await addLabels(tx, id, labels);
      if (name !== undefined) {
        await tellNode(tx, name, id);
      }
      return name !== undefined;
    },
    async get(tx, id) {
      const row = await findServer(tx, id);
      return row === undefined ? undefined : serverOf(row);
    },
    async list(tx, filter) {
      const { rows, total } = await listServers(tx, filter);
      return { servers: rows.map(serverOf), total };
    },
    nodes: (tx) => listNodes(tx),
    drain: (tx, name, draining) => setDraining(tx, name, draining),
  };
}

async function noRoom(tx: Db, wish: ServerWish): Promise<Placed> {
  const { region, location, limits, trusted = false } = wish;
  const nodes = (await listNodes(tx)).filter(
    (one) => one.live && one.region === region && (location === undefined || one.location === location),
  );
  if (nodes.length === 0) {
    const detail = `no node of ${region} is live`;
    return { placed: false, reason: 'no node', message: `no capacity: ${detail}`, detail };
  }
  const takers = nodes.filter(({ takes }) => takes === 'all' || (trusted && takes === 'trusted'));
  if (takers.length === 0) {
    const detail = nodes.flatMap(({ sandbox }) => sandbox.missing.map((one) => one.how)).at(0) ?? '';
    return {
      ...{ placed: false, reason: 'sandbox', detail },
      message: `sandbox not available${detail === '' ? '' : `: ${detail}`}`,
    };
  }
  const free = takers.filter(({ draining }) => !draining);
  const most = (of: (one: (typeof free)[number]) => number) => Math.max(0, ...free.map(of));
  const detail =
    `asked for ${limits.cpuMillis}m and ${limits.memoryMiB}Mi, ` +
    `free at most ${most((one) => one.freeCpuMillis)}m and ${most((one) => one.freeMemoryMiB)}Mi on a node`;
  return { placed: false, reason: 'capacity', message: `no capacity in ${region}: ${detail}`, detail };
}
