// What a client may do: how much it may say in a second, and how long it may be silent.
import type { Kind } from './protocol.ts';

/** Longest time before a ping, whatever silence is allowed. */
const PING_MS = 20_000;

/** How often the clock is looked at. */
const LOOK_MS = 250;

export interface Ending {
  readonly code: number;
  readonly reason: string;
}

export interface Allowance {
  /** Something was heard; false where it is too much. */
  heard(): boolean;
  greeted(): void;
  /** What it says is being worked on: until `rest` it is not silent, and afterwards none of that time counts. */
  busy(): void;
  rest(): void;
  /** What the clock says: it has to end, or to be asked whether it lives. */
  look(): Ending | 'ask' | undefined;
}

/** `awakeMs` are milliseconds in which this process has been listening. */
export function allowanceOf(limits: Kind['limits'], awakeMs: () => number): Allowance {
  const { messagesPerSecond: perSecond, greetingSeconds } = limits;
  const idleMs = limits.idleSeconds * 1000;
  const openedMs = awakeMs();
  let hasGreeted = greetingSeconds === undefined;
  let heardMs = openedMs;
  let askedMs = openedMs;
  let busyMs: number | undefined;
  let left = perSecond;
  let countedMs = performance.now();
  return {
    heard() {
      const nowMs = performance.now();
      heardMs = awakeMs();
      // why the larger: what was saved while it was held up is let through after it
      left = Math.max(left, Math.min(perSecond, left + ((nowMs - countedMs) / 1000) * perSecond)) - 1;
      countedMs = nowMs;
      return left >= 0;
    },
    greeted() {
      hasGreeted = true;
    },
    busy() {
      busyMs = performance.now();
    },
    rest() {
      heardMs = awakeMs();
      left += ((performance.now() - (busyMs ?? performance.now())) / 1000) * perSecond;
      busyMs = undefined;
    },
    look() {
      const nowMs = awakeMs();
      if (greetingSeconds !== undefined && !hasGreeted && nowMs - openedMs > greetingSeconds * 1000) {
        return { code: 1008, reason: 'say who you are' };
      }
      if (busyMs === undefined && nowMs - heardMs > idleMs) {
        return { code: 4000, reason: 'nothing was heard' };
      }
      if (nowMs - Math.max(heardMs, askedMs) > Math.min(idleMs / 3, PING_MS)) {
        askedMs = nowMs;
        return 'ask';
      }
      return undefined;
    },
  };
}

/** Looks at the clock while there is anybody to look at. */
export function watch(look: () => void): { awakeMs(): number; begin(): void; end(): void } {
  let stoodStillMs = 0;
  let lookedMs = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    awakeMs: () => performance.now() - stoodStillMs,
    begin() {
      lookedMs = performance.now();
      timer ??= setInterval(() => {
        const nowMs = performance.now();
        // why: what was said to a process that stood still waits to be read, and is nobody's silence
        stoodStillMs += Math.max(0, nowMs - lookedMs - LOOK_MS);
        lookedMs = nowMs;
        look();
      }, LOOK_MS);
    },
    end() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
