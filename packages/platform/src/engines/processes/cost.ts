// What a process of this machine has cost so far.
import { readFileSync } from 'node:fs';
import { statOf } from './identity.ts';

export interface Cost {
  /** Time of the processor, to 10 ms. */
  readonly cpuMs: number;
  /** Resident. */
  readonly memoryBytes: number;
}

const UTIME = 14;
const STIME = 15;
/** `USER_HZ`, the same on every Linux that Node runs on. */
const TICK_MS = 10;

/** Undefined where the kernel does not tell (not Linux), or the process has ended. */
export function costOf(pid: number): Cost | undefined {
  try {
    const fields = statOf(pid);
    const [user, system] = [fields[UTIME - 3], fields[STIME - 3]];
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { cpuMs: (Number(user) + Number(system)) * TICK_MS, memoryBytes: Number(kilobytes ?? 0) * 1024 };
  } catch {
    return undefined;
  }
}
