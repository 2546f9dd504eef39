// What servers in the cluster take, as its metrics server says.
import type { ServerSample } from '#engines/processes/servers/port';
import { liveOfNode } from '#engines/processes/servers/store';
import type { Cluster } from './cluster.ts';
import { hasStatus } from './cluster-api.ts';
import type { Followed } from './followed.ts';
import { bytesOf, cpuMillisOf, type ListObject, MANAGED, type PodMetrics } from './objects.ts';

/** By server, told to their kinds too; undefined where it could not be read. */
export async function sampleServers(
  { api, kinds, node, options, paths, warn }: Cluster,
  followed: ReadonlyMap<string, Followed>,
): Promise<ReadonlyMap<string, ServerSample> | undefined> {
  if (followed.size === 0) {
    return new Map();
  }
  let items: readonly PodMetrics[];
  try {
    const path = `${paths.podMetrics}?labelSelector=${encodeURIComponent(`${MANAGED}=platform`)}`;
    ({ items } = await api.call<ListObject<PodMetrics>>('GET', path));
  } catch (error) {
    // why not said each time: a cluster without a metrics server is what doctor tells of
    if (!hasStatus(error, 403, 404, 503)) {
      warn('what servers take was not read')(error);
    }
    return undefined;
  }
  const taken = new Map(items.map((pod) => [pod.metadata.name, pod]));
  const rows = (await liveOfNode(options.db, node)).flatMap((row) => {
    const pod = taken.get(followed.get(row.id)?.name ?? '');
    return pod === undefined ? [] : [{ kind: row.kind, sample: sampleOf({ id: row.id, appId: row.app_id }, pod) }];
  });
  for (const [kind, own] of Map.groupBy(rows, (one) => one.kind)) {
    await kinds
      .get(kind)
      ?.sampled?.(own.map((one) => one.sample))
      .catch(warn('samples of servers were not taken'));
  }
  return new Map(rows.map(({ sample }) => [sample.id, sample]));
}

function sampleOf(server: Pick<ServerSample, 'id' | 'appId'>, { containers }: PodMetrics): ServerSample {
  const usage = containers.map((one) => one.usage);
  return {
    ...{ ...server, sentBytes: 0, receivedBytes: 0 },
    cpuMillis: usage.reduce((sum, { cpu }) => sum + cpuMillisOf(cpu), 0),
    memoryBytes: usage.reduce((sum, { memory }) => sum + bytesOf(memory), 0),
  };
}
