// Hands out one server of the cluster: the row has decided which, the cluster is told so that it keeps it.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerRow } from '#engines/processes/servers/store';
import { type ClusterApi, ClusterError } from './cluster-api.ts';
import { type AllocationObject, CLAIMED, labelsFor, SERVER } from './objects.ts';

/** `gone`: it is not ready in the cluster (any more). `busy`: the cluster did not get to it in time. */
export type Allocated = 'allocated' | 'gone' | 'busy';

const TRIES = 5;
const WITHIN_MS = 2000;
const FIRST_PAUSE_MS = 50;

export async function allocateInCluster(
  api: ClusterApi,
  { id, labels }: Pick<ServerRow, 'id' | 'labels'>,
): Promise<Allocated> {
  const path = `/apis/allocation.agones.dev/v1/namespaces/${encodeURIComponent(api.namespace)}/gameserverallocations`;
  const body = {
    apiVersion: 'allocation.agones.dev/v1',
    kind: 'GameServerAllocation',
    spec: {
      scheduling: 'Packed',
      // why not by `uos.uuid`: two games may say the same one, and a server of a pool gets it with this very call
      selectors: [{ matchLabels: { [SERVER]: id }, gameServerState: 'Ready' }],
      metadata: { labels: labelsFor(labels), annotations: { [CLAIMED]: id } },
    },
  };
  const until = performance.now() + WITHIN_MS;
  for (let tries = 1; ; tries += 1) {
    const state = await ask(api, path, body);
    if (state === 'Allocated') {
      return 'allocated';
    }
    if (state === 'UnAllocated') {
      return 'gone';
    }
    const wait = randomInt(FIRST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries + 1);
    if (tries === TRIES || performance.now() + wait > until) {
      return 'busy';
    }
    await pause(wait);
  }
}

/** What a busy cluster says no with stands for its word for it. */
async function ask(api: ClusterApi, path: string, body: unknown): Promise<string> {
  try {
    const { status } = await api.call<AllocationObject>('POST', path, body);
    return status?.state ?? 'Contention';
  } catch (error) {
    if (error instanceof ClusterError && (error.status === 409 || error.status === 429 || error.status >= 500)) {
      return 'Contention';
    }
    throw error;
  }
}
