// Which process is meant: pids are used again, so a process is known by its pid, the moment it started, and the machine
// it runs on, which is one start of a kernel and one space of pids in it (containers of a host share the kernel).
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface ProcessIdentity {
  readonly pid: number;
  /** Ticks of the kernel since it started; empty where the machine does not tell. */
  readonly startedAt: string;
}

/** Names in a process's environment which one it is: its row is written before it is started, and knows no pid then. */
export const MARK = 'UOS_PROCESS';

const PGRP = 5;
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
    const fields = statOf(pid);
    const [state = '', startedAt = ''] = [fields[0], fields[STARTTIME - 3]];
    return state === 'Z' || state === 'X' ? undefined : { pid, startedAt };
  } catch {
    return undefined;
  }
}

/** The process that such a line of the kernel was about, whatever it has become. */
export function identityOfStat(stat: string): ProcessIdentity {
  return { pid: Number.parseInt(stat, 10), startedAt: fieldsOf(stat)[STARTTIME - 3] ?? '' };
}

/** The fields of the kernel's line about a process, from the third on. */
export function statOf(pid: number): string[] {
  return fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

function fieldsOf(stat: string): string[] {
  // why from the last bracket: the name before it may hold spaces and brackets
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The process that was started with this mark; what it has started has the mark too, but leads no group. */
export function markedProcess(id: string): ProcessIdentity | undefined {
  const isMarked = (pid: number): boolean => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      return environment.includes(`${MARK}=${id}`) && Number(statOf(pid)[PGRP - 3]) === pid;
    } catch {
      // why: it has ended meanwhile, or is another user's
      return false;
    }
  };
  const pid = processIds().find(isMarked);
  return pid === undefined ? undefined : identityOf(pid);
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
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
