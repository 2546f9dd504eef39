// What a cluster offers hosted servers, call by call; nothing is written there.
import { type ClusterApi, ClusterError, createClusterApi } from './cluster-api.ts';
import type { ClusterSettings } from './settings.ts';

export interface ClusterFacts {
  readonly url: string;
  readonly namespace: string;
  /** Of Kubernetes; empty where it does not answer. */
  readonly version: string;
  readonly missing: readonly { readonly what: ClusterPart; readonly why: string; readonly how: string }[];
}

export type ClusterPart =
  | 'api'
  | 'agones'
  | 'game servers'
  | 'fleets'
  | 'secrets'
  | 'pods'
  | 'nodes'
  | 'metrics'
  | 'volume';

/** Without one of these the platform still runs servers there. */
const OPTIONAL: ReadonlySet<ClusterPart> = new Set(['nodes', 'metrics', 'volume']);

export const isUsable = ({ missing }: ClusterFacts): boolean => missing.every(({ what }) => OPTIONAL.has(what));

export async function examineCluster(settings: ClusterSettings): Promise<ClusterFacts> {
  const api = createClusterApi(settings);
  const { url, namespace, volume } = settings;
  const missing: ClusterFacts['missing'][number][] = [];
  const version = await api
    .call<{ readonly gitVersion?: string }>('GET', '/version')
    .then(({ gitVersion = '' }) => gitVersion)
    .catch((error: unknown) => {
      missing.push({ what: 'api', why: textOf(error), how: 'UOS_NODE_CLUSTER_URL, _TOKEN_FILE and _CA' });
      return '';
    });
  if (missing.length > 0) {
    return { url, namespace, version, missing };
  }
  for (const { what, path, how } of asked(api)) {
    try {
      await api.call('GET', path);
    } catch (error) {
      missing.push({ what, why: textOf(error), how });
    }
  }
  if (volume === undefined) {
    missing.push({ what: 'volume', why: 'programs of uploads are read from it', how: 'UOS_NODE_CLUSTER_VOLUME' });
  }
  return { url, namespace, version, missing };
}

function asked({ namespace }: ClusterApi): readonly { what: ClusterPart; path: string; how: string }[] {
  const of = (group: string, kind: string) => `/${group}/namespaces/${encodeURIComponent(namespace)}/${kind}?limit=1`;
  const role = 'a Role that lets the service account list them';
  return [
    { what: 'agones', path: '/apis/agones.dev/v1', how: 'helm install agones agones/agones' },
    { what: 'game servers', path: of('apis/agones.dev/v1', 'gameservers'), how: role },
    { what: 'fleets', path: of('apis/agones.dev/v1', 'fleets'), how: role },
    { what: 'secrets', path: of('api/v1', 'secrets'), how: role },
    { what: 'pods', path: of('api/v1', 'pods'), how: role },
    {
      what: 'nodes',
      path: '/api/v1/nodes?limit=1',
      how: 'a ClusterRole that lists nodes, or UOS_NODE_CPU and _MEMORY',
    },
    { what: 'metrics', path: of('apis/metrics.k8s.io/v1beta1', 'pods'), how: 'the metrics server of Kubernetes' },
  ];
}

function textOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof ClusterError ? `${error.status} ${message}` : message;
}
