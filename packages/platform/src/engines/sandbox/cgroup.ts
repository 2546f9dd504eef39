// Memory, processor time and processes held by the kernel, in a group of control (version 2) that was given to us. Which
// one is told, never taken: the group that this process is in may be somebody else's to count by.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export interface GroupLimits {
  /** 0 where it is not held. */
  readonly cpuMillis: number;
  readonly memoryMiB: number;
  readonly processes: number;
}

export interface Group {
  /** Whoever writes its own number there is in it, with all that it starts. */
  readonly door: string;
  add(pid: number): void;
  /** How many of its processes the kernel ended for their memory. */
  outOfMemory(): number;
  limitCpu(cpuMillis: number): void;
  /** Ends what is left in it, and the group. */
  remove(): void;
}

export interface Cgroup {
  /** The one of that name, where there is one already. */
  create(name: string, limits: GroupLimits): Group;
  remove(name: string): void;
  /** One below it, for others of ours: nobody who sees to these sees those. Undefined where it cannot be made. */
  below(name: string): Cgroup | undefined;
}

const PERIOD_US = 100_000;
const MIB = 1024 * 1024;
const CONTROLLERS = ['memory', 'cpu', 'pids'];

/** The group below which ours are made; undefined where it cannot hold what it has to. `keeps` those that are there. */
export function openCgroup(folder: string | undefined, { keeps = false } = {}): Cgroup | undefined {
  if (folder === undefined) {
    return undefined;
  }
  try {
    const has = readFileSync(join(folder, 'cgroup.controllers'), 'utf8').trim().split(' ');
    accessSync(join(folder, 'cgroup.procs'), constants.W_OK);
    if (!CONTROLLERS.every((controller) => has.includes(controller))) {
      return undefined;
    }
    writeFileSync(join(folder, 'cgroup.subtree_control'), '+memory +cpu +pids');
    // why: of a platform that was killed
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!keeps && entry.isDirectory() && UUID.test(entry.name)) {
        removeGroup(join(folder, entry.name));
      }
    }
  } catch {
    return undefined;
  }
  return {
    create: (name, limits) => createGroup(join(folder, name), limits),
    remove: (name) => removeGroup(join(folder, name)),
    below(name) {
      const inner = join(folder, name);
      try {
        mkdirSync(inner, { recursive: true });
      } catch {
        return undefined;
      }
      return openCgroup(inner);
    },
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function createGroup(folder: string, { cpuMillis, memoryMiB, processes }: GroupLimits): Group {
  const write = (file: string, value: string): void => writeFileSync(join(folder, file), value);
  const limitCpu = (millis: number): void => write('cpu.max', `${millis === 0 ? 'max' : quotaOf(millis)} ${PERIOD_US}`);
  mkdirSync(folder, { recursive: true });
  write('memory.max', String(memoryMiB * MIB));
  if (existsSync(join(folder, 'memory.swap.max'))) {
    write('memory.swap.max', '0');
  }
  write('pids.max', String(processes));
  limitCpu(cpuMillis);
  return {
    door: join(folder, 'cgroup.procs'),
    add: (pid) => write('cgroup.procs', String(pid)),
    outOfMemory: () => killedIn(folder),
    limitCpu,
    remove: () => removeGroup(folder),
  };
}

/** why not less: the kernel takes no share below a millisecond */
function quotaOf(cpuMillis: number): number {
  return Math.max(1000, Math.round((cpuMillis / 1000) * PERIOD_US));
}

function killedIn(folder: string): number {
  try {
    return Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(folder, 'memory.events'), 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** What cannot be removed yet is found at the next start. */
function removeGroup(folder: string): void {
  try {
    writeFileSync(join(folder, 'cgroup.kill'), '1');
    rmdirSync(folder);
  } catch {
    return;
  }
}
