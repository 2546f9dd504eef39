// Servers of games on nodes: placed and ended by rows, started by the node they are placed on, and told of to whoever
// they belong to. The local driver runs them as processes; a fleet runs them elsewhere, behind the same port.
import type { Db } from '#db/connect';
import type { LogSource } from '#engines/logs/port';
import type { SandboxFacts } from '#engines/sandbox/port';
import type { ServerState } from './tables.ts';

export type { ServerState } from './tables.ts';

declare module '#kernel/ports' {
  interface Ports {
    readonly servers: Servers;
  }
}

export type EndReason =
  | 'start timeout'
  | 'exited'
  | 'not started'
  | 'out of memory'
  | 'disk full'
  | 'heartbeat lost'
  | 'ttl expired'
  | 'deleted'
  | 'shutdown'
  | 'node lost'
  | 'platform restart';

export interface WantedPort {
  readonly name: string;
  readonly protocol: 'TCP' | 'UDP';
  /** Where the program listens. */
  readonly port: number;
}

export interface GivenPort extends WantedPort {
  /** Where players reach it: at the server's address. On the host's network the program has to listen there. */
  readonly hostPort: number;
}

export interface ServerLimits {
  readonly cpuMillis: number;
  readonly memoryMiB: number;
  readonly processes?: number;
  readonly openFiles?: number;
  readonly diskMiB?: number;
}

export interface ServerWish {
  /** The caller's own: a second wish of the same id is the first one. */
  readonly id: string;
  /** Whose it is: the name of its `ServerKind`. */
  readonly kind: string;
  readonly appId: string;
  readonly region: string;
  /** Node group or cluster; any of the region without it. */
  readonly location?: string;
  /** Servers of one pool stand for each other: such as `{revisionId}/{regionId}`. */
  readonly pool?: string;
  readonly ports: readonly WantedPort[];
  readonly limits: ServerLimits;
  /** Runs only behind `namespace` where the platform is not on loopback; a trusted app's runs anywhere. */
  readonly trusted?: boolean;
  readonly labels?: Readonly<Record<string, string>>;
}

export type Placed =
  | { readonly placed: true; readonly node: string }
  | {
      readonly placed: false;
      readonly reason: 'capacity' | 'no node' | 'sandbox';
      /** The reason and the detail as a sentence, for who is refused; of `capacity` with what was asked and what is free. */
      readonly message: string;
      /** What of the message the reason does not say. */
      readonly detail: string;
    };

/** The rest of what it is started from; asked on its node, right before. */
export interface ServerPlan {
  /** Read-only to it; none for what is on the machine already. */
  readonly folder?: string;
  /** A program and its arguments, never a line for a shell; a relative program is one of the folder. */
  readonly command: readonly string[];
  /** Relative to the folder. */
  readonly workDir?: string;
  readonly env: Readonly<Record<string, string>>;
  /** Written before the start, at their absolute paths, read-only. */
  readonly files: readonly { readonly path: string; readonly content: string }[];
  readonly log: LogSource;
  /** Values that stand in no line of what it says. */
  readonly hidden?: readonly string[];
  readonly annotations?: Readonly<Record<string, string>>;
  /** Unix seconds at which its time is over, as the label `ExpireAt`. */
  readonly expireAt?: number;
  /** Whether open ports stand for `/ready` where it never speaks to its sidecar: logic servers. */
  readonly readyByPorts?: boolean;
}

export interface Server {
  readonly id: string;
  readonly kind: string;
  readonly appId: string;
  readonly region: string;
  readonly pool: string;
  readonly node: string;
  readonly state: ServerState;
  /** Where players reach it; empty until it runs. */
  readonly address: string;
  readonly ports: readonly GivenPort[];
  readonly limits: ServerLimits;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly players: readonly { readonly playerId: string; readonly connectedAt: string }[];
  readonly placedAt: string;
  readonly startedAt: string | null;
  readonly readyAt: string | null;
  readonly heardAt: string | null;
  readonly endedAt: string | null;
  readonly end: ServerEnd | null;
}

export interface ServerEnd {
  readonly reason: EndReason;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Its last 20 lines. */
  readonly lastLines: readonly string[];
}

/**
 * What happens to a server, in order, each with how it stands then. One is told again until its kind took it, also
 * after a restart: taking it twice must do no harm.
 */
export interface ServerEvent {
  readonly what:
    | 'started'
    | 'ready'
    | 'allocated'
    | 'reserved'
    | 'changed'
    | 'players'
    | 'unhealthy'
    | 'shutdown'
    | 'ended';
  readonly server: Server;
}

export interface ServerSample {
  readonly id: string;
  readonly appId: string;
  readonly cpuMillis: number;
  readonly memoryBytes: number;
  /** Since it started. */
  readonly sentBytes: number;
  readonly receivedBytes: number;
}

export interface ServerKind {
  /** Undefined where it is not wanted any more: then it ends as `deleted`. What it throws ends it as `not started`. */
  plan(server: Server): Promise<ServerPlan | undefined>;
  /** Takes an event; inside its own transaction. */
  heard(event: ServerEvent): Promise<void>;
  /** Every 5 s, those of this node. */
  sampled?(samples: readonly ServerSample[]): Promise<void>;
}

export interface ServerFilter {
  readonly kind: string;
  readonly appId?: string;
  readonly pool?: string;
  readonly region?: string;
  readonly states?: readonly ServerState[];
  /** Those that have ended too; only who lives without it. */
  readonly ended?: boolean;
  readonly offset?: number;
  /** At most 1000. */
  readonly limit?: number;
}

export interface GameNode {
  readonly name: string;
  readonly region: string;
  readonly location: string;
  readonly address: string;
  readonly cpuMillis: number;
  readonly memoryMiB: number;
  readonly freeCpuMillis: number;
  readonly freeMemoryMiB: number;
  readonly draining: boolean;
  /** Heard of within 20 s. */
  readonly live: boolean;
  /** Whether it is a cluster; else it is a machine that a platform runs on. */
  readonly cluster: boolean;
  readonly sandbox: SandboxFacts;
}

export interface Servers {
  /** Says how servers of a kind are started, and who hears of them; before the first is placed. */
  define(kind: string, what: ServerKind): void;
  /** Takes room on a node in the caller's transaction; the node starts it once that is committed. */
  place(db: Db, wish: ServerWish): Promise<Placed>;
  /** Ends it: SIGTERM, 10 s, SIGKILL; its kind hears `ended`. False where it has ended, or never was. */
  stop(db: Db, id: string, reason: EndReason): Promise<boolean>;
  /** Takes the server of the pool that has been ready longest: one statement, nobody else gets it too. */
  claim(
    db: Db,
    from: { readonly kind: string; readonly pool: string; readonly labels?: Readonly<Record<string, string>> },
  ): Promise<Server | undefined>;
  /** Hands out the one of that id; false where it is not ready, or not any more. */
  allocate(db: Db, id: string, labels?: Readonly<Record<string, string>>): Promise<boolean>;
  /** Changes labels; its sidecar tells whoever watches. */
  label(db: Db, id: string, labels: Readonly<Record<string, string>>): Promise<boolean>;
  get(db: Db, id: string): Promise<Server | undefined>;
  list(db: Db, filter: ServerFilter): Promise<{ readonly servers: readonly Server[]; readonly total: number }>;
  /** Of the last sample on this process; undefined elsewhere. */
  usage(id: string): ServerSample | undefined;
  nodes(db: Db): Promise<readonly GameNode[]>;
  /** A node that drains gets no more; what runs there ends by itself. */
  drain(db: Db, node: string, draining: boolean): Promise<boolean>;
  /** What this node's wall is made of. */
  readonly sandbox: SandboxFacts;
}
