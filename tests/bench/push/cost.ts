// What processes take from their machine, as Linux counts it.
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

export function rssMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}

/** Of the processes together, so far. */
export function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // why from the last bracket: a name may have spaces
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  }, 0);
}

/** The process that ends the sockets of a platform; undefined before it has begun. */
export function socketsOf(pid: number): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.map(Number).find((child) => /child-main\.[jt]s/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8')));
}

/** How many files a process of this machine may have open. */
export function mostFiles(): number {
  return Number(
    /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.MAX_SAFE_INTEGER,
  );
}
