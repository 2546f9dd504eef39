// A cluster as one node: one platform at a time speaks for it, whoever is there when that one falls silent takes over.
import type { Db } from '#db/connect';
import { identityOf } from '#engines/processes/identity';
import { CLUSTER, countRoom, ownerOfNode, writeNode } from '#engines/processes/servers/node-store';
import type { NodeSettings } from '#engines/processes/servers/settings';
import type { SandboxFacts } from '#engines/sandbox/port';
import { type ClusterApi, hasStatus } from './cluster-api.ts';
import { bytesOf, cpuMillisOf, type ListObject, type Meta } from './objects.ts';
import type { ClusterSettings } from './settings.ts';

interface NodeObject {
  readonly metadata: Meta;
  readonly spec?: { readonly unschedulable?: boolean };
  readonly status?: { readonly allocatable?: { readonly cpu?: string; readonly memory?: string } };
}

export interface Capacity {
  readonly cpuMillis: number;
  readonly memoryMiB: number;
}

const MIB = 1024 * 1024;

/** A container has files, processes and a network of its own, and the kernel holds its limits. */
export const CLUSTER_SANDBOX: SandboxFacts = { level: 'namespace', ownNetwork: true, limits: 'cgroup', missing: [] };

/** @throws ClusterError where the cluster does not say, and the settings do not either */
export async function capacityOf(api: ClusterApi, { nodeCpuMillis, nodeMemoryMiB }: NodeSettings): Promise<Capacity> {
  if (nodeCpuMillis !== undefined && nodeMemoryMiB !== undefined) {
    return { cpuMillis: nodeCpuMillis, memoryMiB: nodeMemoryMiB };
  }
  const { items } = await api.call<ListObject<NodeObject>>('GET', '/api/v1/nodes').catch((error: unknown) => {
    throw hasStatus(error, 401, 403)
      ? new Error('the nodes of the cluster may not be read: set UOS_NODE_CPU and UOS_NODE_MEMORY', { cause: error })
      : error;
  });
  const ours = items.filter(({ spec }) => spec?.unschedulable !== true).map(({ status }) => status?.allocatable);
  const sum = (of: (one: (typeof ours)[number]) => number) => ours.reduce((all, one) => all + of(one), 0);
  return {
    cpuMillis: nodeCpuMillis ?? sum((one) => cpuMillisOf(one?.cpu ?? '')),
    memoryMiB: nodeMemoryMiB ?? Math.floor(sum((one) => bytesOf(one?.memory ?? '')) / MIB),
  };
}

export interface SpeakOptions {
  readonly instance: string;
  readonly settings: NodeSettings;
  readonly cluster: ClusterSettings;
  /** As it was when the cluster last said it. */
  readonly capacity: Capacity;
  /** While it does not, it gets no more servers, and keeps those it has. */
  readonly answers: boolean;
}

export function nameOfCluster({ nodeName }: NodeSettings, { url, namespace }: ClusterSettings): string {
  return nodeName ?? `${new URL(url).host}/${namespace}`;
}

/** Beats for the cluster; false where another platform does. */
export async function speakFor(
  db: Db,
  { instance, settings, cluster, capacity, answers }: SpeakOptions,
): Promise<boolean> {
  const name = nameOfCluster(settings, cluster);
  const owner = await ownerOfNode(db, name);
  if (owner !== undefined && owner.instance !== instance && owner.beats) {
    return false;
  }
  const missing = [
    {
      what: 'cluster',
      why: 'its API server does not answer',
      how: 'uos-platform doctor says what is missing of the cluster',
    },
  ];
  const isOurs = await writeNode(
    db,
    {
      ...{
        name,
        instance,
        region: settings.nodeRegion,
        location: settings.nodeLocation,
        address: settings.nodeAddress,
      },
      machine: `${CLUSTER}${cluster.url} ${cluster.namespace}`,
      ...{ cpu_millis: capacity.cpuMillis, memory_mib: capacity.memoryMiB },
      takes: answers ? 'all' : 'none',
      sandbox: answers ? CLUSTER_SANDBOX : { ...CLUSTER_SANDBOX, missing },
      ...{ owner_pid: process.pid, owner_started: identityOf(process.pid)?.startedAt ?? '' },
    },
    owner?.instance,
  );
  if (isOurs && owner?.instance !== instance) {
    await countRoom(db, name);
  }
  return isOurs;
}
