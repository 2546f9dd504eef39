// This process as a node: its row, its heartbeat, and the servers of nodes that have gone silent.
import { availableParallelism, hostname, totalmem } from 'node:os';
import type { Db } from '#db/connect';
import { identityOf, isRunning, thisMachine } from '#engines/processes/identity';
import type { Machine } from '#engines/sandbox/machine';
import { countRoom, type NodeFacts, ownerOfNode, writeNode } from './node-store.ts';
import type { NodeSettings } from './settings.ts';

export interface NodeOptions {
  readonly instance: string;
  readonly settings: NodeSettings;
  /** Whether others than this machine reach the platform. */
  readonly isOpen: boolean;
  /** For development on one machine. */
  readonly dev: boolean;
}

/** Of what the machine has: the rest is the platform's own. */
const SHARE = 0.8;
const MIB = 1024 * 1024;
const NAMES = 64;

export function factsOf(machine: Machine, { instance, settings, isOpen, dev }: NodeOptions): Omit<NodeFacts, 'name'> {
  const { level, ownNetwork } = machine.facts;
  const isWhole = level === 'namespace' && ownNetwork;
  const isBearable = level !== 'none' || (dev && !isOpen);
  const self = identityOf(process.pid);
  return {
    ...{ region: settings.nodeRegion, location: settings.nodeLocation, address: settings.nodeAddress, instance },
    machine: machineName(instance),
    cpu_millis: settings.nodeCpuMillis ?? availableParallelism() * 1000,
    memory_mib: settings.nodeMemoryMiB ?? Math.floor((totalmem() / MIB) * SHARE),
    sandbox: machine.facts,
    takes: isWhole || (!isOpen && isBearable) ? 'all' : isBearable ? 'trusted' : 'none',
    ...{ owner_pid: process.pid, owner_started: self?.startedAt ?? '' },
  };
}

export function machineName(instance: string): string {
  return thisMachine() ?? `unknown ${instance}`;
}

/** From the last beat on, after which a node that was not heard of has lost its servers; and between two beats at most. */
const [SILENT_MS, PAUSE_MS] = [20_000, 12_000];

export interface Judge {
  /** This process was heard of. */
  beat(): void;
  /** why not after a pause: what kept this one from being heard of has kept the others too, such as a database away */
  mayJudge(): boolean;
}

/** Whether this process may take others for lost. */
export function createJudge(nowMs: () => number = () => performance.now()): Judge {
  let beatAt: number | undefined;
  let from = Number.NEGATIVE_INFINITY;
  return {
    beat() {
      const at = nowMs();
      if (beatAt !== undefined && at - beatAt > PAUSE_MS) {
        from = at + SILENT_MS;
      }
      beatAt = at;
    },
    mayJudge: () => nowMs() >= from,
  };
}

/** Takes the first name that no living platform has. */
export async function registerNode(db: Db, options: NodeOptions, machine: Machine): Promise<string> {
  const base = options.settings.nodeName ?? hostname();
  const facts = factsOf(machine, options);
  for (let count = 1; count <= NAMES; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`;
    const owner = await ownerOfNode(db, name);
    const isTaken =
      owner !== undefined &&
      owner.instance !== options.instance &&
      (owner.machine === facts.machine
        ? isRunning({ pid: owner.owner_pid, startedAt: owner.owner_started }) && owner.beats
        : owner.beats);
    if (!isTaken && (await writeNode(db, { ...facts, name }, owner?.instance))) {
      await countRoom(db, name);
      return name;
    }
  }
  throw new Error(`${NAMES} platforms have the name ${base} already`);
}
