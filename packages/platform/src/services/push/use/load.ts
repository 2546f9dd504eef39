// What the sockets of this process are to the servers of push, as of this moment.
import { totalmem } from 'node:os';
import type { Ports } from '#kernel/ports';

export interface ServerLoad {
  readonly serverId: string;
  readonly players: number;
  /** Of one second, in microseconds of a core. */
  readonly cpuMicros: number;
  readonly memoryBytes: number;
  readonly memoryTotal: number;
}

/** Measures the process that ends the sockets; what it takes is its servers' by the number of their players. */
export function loadMeter({ sockets }: Pick<Ports, 'sockets'>, groupsOf: (serverId: string) => number) {
  let before: { readonly cpuMicros: number; readonly atMs: number } | undefined;
  return async (serverIds: readonly string[]): Promise<ServerLoad[]> => {
    const load = await sockets.engine.load();
    const atMs = performance.now();
    const seconds = before === undefined ? 0 : (atMs - before.atMs) / 1000;
    // why not less than nothing: the process may be another one than before
    const spent = load === undefined || before === undefined ? 0 : Math.max(0, load.cpuMicros - before.cpuMicros);
    before = load === undefined ? undefined : { cpuMicros: load.cpuMicros, atMs };
    const players = serverIds.map(groupsOf);
    const all = players.reduce((sum, count) => sum + count, 0);
    return serverIds.map((serverId, index) => {
      const own = players[index] ?? 0;
      const share = all === 0 ? 0 : own / all;
      return {
        ...{ serverId, players: own, memoryTotal: totalmem() },
        cpuMicros: seconds === 0 ? 0 : Math.round((spent / seconds) * share),
        memoryBytes: Math.round((load?.memoryBytes ?? 0) * share),
      };
    });
  };
}
