// What the parts of the driver share: how it was set, the cluster, and what is known of the game servers there.
import type { Db } from '#db/connect';
import type { Logs } from '#engines/logs/port';
import type { ServerKind } from '#engines/processes/servers/port';
import type { NodeSettings } from '#engines/processes/servers/settings';
import type { FanOut } from '#kernel/fleet/fan-out';
import type { Ids } from '#kernel/keys/ids';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import { type ClusterApi, createClusterApi } from './cluster-api.ts';
import { nameOfCluster } from './cluster-node.ts';
import type { GameServerObject } from './objects.ts';
import type { ClusterSettings } from './settings.ts';

export interface FleetOptions {
  readonly db: Db;
  readonly instance: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly fanOut: FanOut;
  readonly log: Log;
  readonly logs: Logs;
  readonly settings: NodeSettings;
  readonly cluster: ClusterSettings;
  /** The platform's folder, under which images are. */
  readonly folder: string;
  readonly timing?: Partial<FleetTiming>;
}

export interface FleetTiming {
  readonly tickMs: number;
  readonly unhealthyMs: number;
  /** Between two tries of what did not work. */
  readonly againMs: number;
  /** Least and most between two lists. */
  readonly pauseMs: readonly [number, number];
}

export interface Cluster {
  readonly options: FleetOptions;
  readonly timing: FleetTiming;
  readonly api: ClusterApi;
  /** Its name among the nodes. */
  readonly node: string;
  readonly kinds: Map<string, ServerKind>;
  /** Game servers by their names, as the cluster has told of them. */
  readonly objects: Map<string, GameServerObject>;
  readonly paths: Readonly<Record<'gameServers' | 'secrets' | 'podMetrics', string>>;
  /** Says of an error what did not work; nothing more once the platform stops. */
  warn(what: string): (error: unknown) => void;
}

/** So many rows of a node are read at once: of as many there may be more. */
export const MOST_ROWS = 1000;

const TIMING: FleetTiming = { tickMs: 5000, unhealthyMs: 30_000, againMs: 1000, pauseMs: [100, 10_000] };

export function openCluster(options: FleetOptions, isStopping: () => boolean): Cluster {
  const { settings, cluster, log } = options;
  const api = createClusterApi(cluster);
  const namespace = encodeURIComponent(api.namespace);
  return {
    ...{ options, api, timing: { ...TIMING, ...options.timing }, node: nameOfCluster(settings, cluster) },
    ...{ kinds: new Map(), objects: new Map() },
    paths: {
      gameServers: `/apis/agones.dev/v1/namespaces/${namespace}/gameservers`,
      secrets: `/api/v1/namespaces/${namespace}/secrets`,
      podMetrics: `/apis/metrics.k8s.io/v1beta1/namespaces/${namespace}/pods`,
    },
    warn: (what) => (error) => {
      if (!isStopping()) {
        log.warn({ err: error }, what);
      }
    },
  };
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
