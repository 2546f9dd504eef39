// The wall around foreign programs: what this machine can build of it, and how a program is started behind it.

/**
 * `namespace`: own mounts, processes, network, users (bubblewrap); `process`: another user where we are root, and
 * limits; `none`: limits only, with `--dev` on loopback.
 */
export type SandboxLevel = 'namespace' | 'process' | 'none';

export interface SandboxFacts {
  readonly level: SandboxLevel;
  /** Whether a hosted server gets a network of its own (`pasta`); else it is on the host's. */
  readonly ownNetwork: boolean;
  /** How memory and processor are held: by the kernel, or by looking at the tree of processes. */
  readonly limits: 'cgroup' | 'watcher';
  /** What is missing, and the command that brings it. */
  readonly missing: readonly { readonly what: string; readonly why: string; readonly how: string }[];
}
