// A server as its own program reads it from its sidecar. Names: wire/realtime-and-compute.md 2.3.
import type { Server } from './port.ts';

export interface DocumentFacts {
  readonly env: Readonly<Record<string, string>>;
  readonly expireAt?: number | undefined;
}

const HEALTH = { periodSeconds: 5, failures: 3, initialDelaySeconds: 5 } as const;

export function documentOf(server: Server, { env, expireAt }: DocumentFacts) {
  return {
    object_meta: {
      name: `${server.kind}-${server.id}`,
      namespace: `game-${server.appId}`,
      uid: server.id,
      creation_timestamp: Math.floor(Date.parse(server.placedAt) / 1000),
      labels: { ...server.labels, ...(expireAt === undefined ? {} : { ExpireAt: String(expireAt) }) },
      annotations: server.annotations,
    },
    spec: {
      health: {
        disabled: false,
        period_seconds: HEALTH.periodSeconds,
        failure_threshold: HEALTH.failures,
        initial_delay_seconds: HEALTH.initialDelaySeconds,
      },
      env,
    },
    status: {
      state: server.state,
      address: server.address,
      ports: server.ports.map(({ name, hostPort }) => ({ name, port: hostPort })),
      players: { count: server.players.length, ids: server.players.map(({ playerId }) => playerId) },
    },
  };
}
