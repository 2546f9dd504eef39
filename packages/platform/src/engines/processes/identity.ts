// Which process is meant: pids are used again, so a process is known by its pid, the moment it started, and the machine
// it runs on, which is one start of a kernel and one space of pids in it (containers of a host share the kernel).
import { readFileSync, readlinkSync } from 'node:fs';

export interface ProcessIdentity {
  readonly pid: number;
  /** Ticks of the kernel since it started; empty where the machine does not tell. */
  readonly startedAt: string;
}

const STARTTIME = 22;

/** This machine; undefined where the kernel does not tell (not Linux): then nothing of an earlier run is touched. */
export function thisMachine(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** The process that has the pid now; undefined where there is none, or only the remains of one. */
export function identityOf(pid: number): ProcessIdentity | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // why from the last bracket: the name before it may hold spaces and brackets
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', startedAt = ''] = [fields[0], fields[STARTTIME - 3]];
    return state === 'Z' || state === 'X' ? undefined : { pid, startedAt };
  } catch {
    return undefined;
  }
}

/** Whether that very process still runs on this machine. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  const now = identityOf(pid);
  return now !== undefined && startedAt !== '' && now.startedAt === startedAt;
}

/** Signals the process and what it started; false where there is nobody left. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
