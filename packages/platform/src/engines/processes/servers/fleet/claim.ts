// A server of a pool is handed out: the row decides which, and the cluster has to say yes.
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/connect';
import type { Servers } from '#engines/processes/servers/port';
import { claimReady, isAnyReady, type ServerRow, serverOf, wishStop } from '#engines/processes/servers/store';
import { type Allocated, allocateInCluster } from './allocate.ts';
import type { Cluster } from './cluster.ts';
import { unclaim } from './fleet-store.ts';
import { CLAIMED, SERVER } from './objects.ts';

const TRIES = 3;
const PAUSE_MS = 15;
const MOST_GONE = 20;

type TellNode = (tx: Db, node: string, server: string) => Promise<void>;

export function claimIn(cluster: Cluster, tellNode: TellNode): Servers['claim'] {
  const claim: Servers['claim'] = async (tx, { kind, pool, labels = {} }) => {
    let gone = 0;
    for (let tries = 0; tries < TRIES && gone < MOST_GONE; ) {
      const row = await claimReady(tx, { kind, pool, labels });
      if (row !== undefined) {
        const outcome = await claimInCluster(cluster, row);
        if (outcome === 'allocated') {
          await tellNode(tx, row.node, row.id);
          return serverOf(row);
        }
        if (outcome === 'busy') {
          await unclaim(tx, row.id, Object.keys(labels));
          return undefined;
        }
        await wishStop(tx, row.id, 'node lost');
        await tellNode(tx, row.node, row.id);
        gone += 1;
        continue;
      }
      if (!(await isAnyReady(tx, { kind, pool }))) {
        return undefined;
      }
      tries += 1;
      // why: the last ones may be in hands that give them back
      await pause(PAUSE_MS);
    }
    return undefined;
  };
  // why: what is claimed is nobody else's to ask the cluster for until it has said yes
  return async (db, from) => (db.isTransaction ? claim(db, from) : db.transaction().execute((tx) => claim(tx, from)));
}

async function claimInCluster({ api, objects, node, warn }: Cluster, row: ServerRow): Promise<Allocated> {
  if (row.node !== node) {
    return 'allocated';
  }
  try {
    const outcome = await allocateInCluster(api, row);
    const object = [...objects.values()].find(({ metadata }) => metadata.labels?.[SERVER] === row.id);
    if (outcome === 'allocated' && object !== undefined) {
      // why before the watch tells of it: it would be asked for once more
      const annotations = { ...object.metadata.annotations, [CLAIMED]: row.id };
      objects.set(object.metadata.name, {
        metadata: { ...object.metadata, annotations },
        status: { ...object.status, state: 'Allocated' },
      });
    }
    return outcome;
  } catch (error) {
    warn('a server was not claimed in the cluster')(error);
    return 'busy';
  }
}
