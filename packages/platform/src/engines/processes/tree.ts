// Processes with all that they have started, read from the kernel's list.
import { readdirSync, readFileSync } from 'node:fs';
import { statOf } from './identity.ts';

export interface TreeUse {
  readonly processes: number;
  /** Kept in memory by them alone, without what files could give back. */
  readonly memoryBytes: number;
  /** Of those that live. */
  readonly cpuMs: number;
}

const PPID = 4;
const UTIME = 14;
const STIME = 15;
const TICK_MS = 10;

export type Tree = ReadonlyMap<number, readonly number[]>;

const RECENT_MS = 200;
let recent: { readonly tree: Tree; readonly atMs: number } | undefined;

/** Of a moment ago at most: who looks at many servers in turn reads the list of all processes once for all of them. */
export function recentTree(): Tree {
  const now = performance.now();
  if (recent === undefined || now - recent.atMs > RECENT_MS) {
    recent = { tree: readTree(), atMs: now };
  }
  return recent.tree;
}

/** Children by their parent, of this moment; empty where the machine does not tell. */
export function readTree(): Tree {
  const tree = new Map<number, number[]>();
  for (const pid of pids()) {
    try {
      const parent = Number(statOf(pid)[PPID - 3]);
      const of = tree.get(parent);
      if (of === undefined) {
        tree.set(parent, [pid]);
      } else {
        of.push(pid);
      }
    } catch {
      // why: it has ended meanwhile
    }
  }
  return tree;
}

/** Everything below a process, not itself: parents before their children. */
export function descendants(pid: number, tree = readTree()): number[] {
  const found: number[] = [];
  for (let next = [...(tree.get(pid) ?? [])]; next.length > 0; ) {
    found.push(...next);
    next = next.flatMap((one) => tree.get(one) ?? []);
  }
  return found;
}

export function useOf(processes: readonly number[]): TreeUse {
  let memoryBytes = 0;
  let cpuMs = 0;
  let count = 0;
  for (const pid of processes) {
    try {
      const fields = statOf(pid);
      cpuMs += (Number(fields[UTIME - 3]) + Number(fields[STIME - 3])) * TICK_MS;
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      memoryBytes += (kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem')) * 1024;
      count += 1;
    } catch {
      // why: it has ended meanwhile
    }
  }
  return { processes: count, memoryBytes, cpuMs };
}

function kilobytes(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
