// Every socket that is open on this process: how many there are of whom, and when they end.
import { setTimeout as delay } from 'node:timers/promises';
import type { Round } from '#kernel/call/stay';
import type { Connection } from './connection.ts';

export interface Kept extends Connection {
  readonly socketId: string;
  /** Empty until it is known. */
  appId(): string;
  /** Why it has to end; what is the same for many is asked once in a round. */
  mustEnd(round: Round): Promise<string | undefined>;
}

export interface OpenSockets {
  /** How many places of a name are taken. */
  readonly taken: Map<string, number>;
  add(one: Kept): void;
  remove(one: Kept): void;
  /** How many there are of each kind. */
  counts(): ReadonlyMap<string, number>;
  /** Asks of each socket of an app, or of all, whether it may stay. */
  recheck(appId?: string): Promise<void>;
  /** Ends all of them; who has not gone by then is cut. */
  drain(graceMs: number): Promise<void>;
}

/** How long the other side may take to answer a close. */
const CLOSE_MS = 2000;

/** How many are asked about at once: the database has others to serve. */
const AT_ONCE = 8;

export function openSockets(): OpenSockets {
  const all = new Set<Kept>();
  let emptied: (() => void) | undefined;
  return {
    taken: new Map(),
    add: (one) => {
      all.add(one);
    },
    remove(one) {
      all.delete(one);
      if (all.size === 0) {
        emptied?.();
      }
    },
    counts() {
      const counts = new Map<string, number>();
      for (const { socketId } of all) {
        counts.set(socketId, (counts.get(socketId) ?? 0) + 1);
      }
      return counts;
    },
    async recheck(appId) {
      const asked = [...all].filter((one) => appId === undefined || one.appId() === appId).values();
      const round: Round = new Map();
      const worker = async (): Promise<void> => {
        for (const one of asked) {
          const reason = await one.mustEnd(round);
          if (reason !== undefined) {
            one.close(1008, reason);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    },
    async drain(graceMs) {
      if (all.size === 0) {
        return;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      emptied = resolve;
      for (const one of all) {
        one.close(1001, 'the server stops');
      }
      const cut = new AbortController();
      const late = delay(Math.min(graceMs, CLOSE_MS), undefined, { signal: cut.signal }).catch(() => undefined);
      await Promise.race([promise, late]);
      cut.abort();
      for (const one of all) {
        one.terminate();
      }
    },
  };
}

export interface Places {
  take(name: string, atMost: number): boolean;
  giveBack(): void;
}

/** The places that one connection takes, given back together. */
export function places({ taken }: OpenSockets): Places {
  const mine: string[] = [];
  let isOver = false;
  return {
    take(name, atMost) {
      const count = taken.get(name) ?? 0;
      // why: a client that goes while it is being admitted would take places that nobody gives back
      if (isOver || count >= atMost) {
        return false;
      }
      taken.set(name, count + 1);
      mine.push(name);
      return true;
    },
    giveBack() {
      isOver = true;
      for (const name of mine.splice(0)) {
        const left = (taken.get(name) ?? 1) - 1;
        if (left === 0) {
          taken.delete(name);
        } else {
          taken.set(name, left);
        }
      }
    },
  };
}
