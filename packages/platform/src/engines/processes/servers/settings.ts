// What an operator may set of the node that this process is.
import type { SandboxLevel } from '#engines/sandbox/port';
import type { ClusterSettings } from './fleet/settings.ts';

declare module '#kernel/config' {
  interface Config extends NodeSettings {}
}

export interface NodeSettings {
  /** By which it is known after a restart; the name of the machine without it. */
  readonly nodeName?: string;
  readonly nodeRegion: string;
  readonly nodeLocation: string;
  /** Where players reach its servers. */
  readonly nodeAddress: string;
  /** First and last port that servers get. */
  readonly nodePorts: readonly [number, number];
  /** What servers may take together; of the machine's own without it. */
  readonly nodeCpuMillis?: number;
  readonly nodeMemoryMiB?: number;
  /** The most that is used of the wall. */
  readonly nodeSandbox: SandboxLevel;
  /** Folder of a group of control that was given to the platform. */
  readonly nodeCgroup?: string;
  /** Runs the servers instead of this machine. */
  readonly nodeCluster?: ClusterSettings;
}

export const nodeSettings: NodeSettings = {
  nodeRegion: 'local',
  nodeLocation: 'local',
  nodeAddress: '127.0.0.1',
  nodePorts: [31_000, 31_999],
  nodeSandbox: 'namespace',
};
