// How many transfers run at once. More as long as that moves more bytes, half as many when the far side is overloaded,
// none while it asked for a pause.
import { sleep } from '../../runtime/retry.ts';

export interface Flow {
  /** Waits for room, then runs the task. Answers what it answers. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** The far side cannot keep up; nothing begins before the pause is over. */
  overloaded(pauseMs: number): void;
  /** Bytes that went through, from which the flow learns what helps. */
  moved(bytes: number): void;
  /** Transfers at once, as of now. */
  readonly limit: number;
}

export interface FlowOptions {
  /** Transfers at once at most. */
  readonly most: number;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

const START = 4;
/** A step up is kept where it moved so much more. */
const GAIN = 1.05;
/** Below this share of the best rate there are too many at once. */
const LOSS = 0.7;
/** One overload is answered by many replies at once, and counts once. */
const OVERLOAD_EPOCH_MS = 1000;

export function adaptiveFlow({ most, signal, now = () => performance.now() }: FlowOptions): Flow {
  let limit = Math.min(START, most);
  let running = 0;
  let pausedUntil = 0;
  let halvedMs = Number.NEGATIVE_INFINITY;
  const waiting: (() => void)[] = [];
  let window = { sinceMs: now(), bytes: 0, done: 0 };
  let bestRate = 0;

  const letIn = (): void => {
    while (running < limit && waiting.length > 0) {
      running += 1;
      waiting.shift()?.();
    }
  };
  const learn = (): void => {
    window.done += 1;
    if (window.done < limit * 2) {
      return;
    }
    const rate = window.bytes / Math.max(now() - window.sinceMs, 1);
    if (rate > bestRate * GAIN) {
      bestRate = rate;
      limit = Math.min(limit + 1, most);
    } else if (rate < bestRate * LOSS) {
      // why the best is forgotten too: a network that became slower is not to be blamed on the transfers for ever
      bestRate = rate;
      limit = Math.max(Math.floor(limit * 0.75), Math.min(2, most));
    }
    window = { sinceMs: now(), bytes: 0, done: 0 };
  };

  return {
    get limit() {
      return limit;
    },
    async run(task) {
      if (running < limit && waiting.length === 0) {
        running += 1;
      } else {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      try {
        while (now() < pausedUntil && (await sleep(pausedUntil - now(), signal))) {
          // the pause may have grown meanwhile
        }
        signal?.throwIfAborted();
        return await task();
      } finally {
        running -= 1;
        learn();
        letIn();
      }
    },
    overloaded(pauseMs) {
      pausedUntil = Math.max(pausedUntil, now() + pauseMs);
      if (now() - halvedMs > OVERLOAD_EPOCH_MS) {
        halvedMs = now();
        limit = Math.max(1, Math.floor(limit / 2));
        bestRate = 0;
      }
    },
    moved: (bytes) => {
      window.bytes += bytes;
    },
  };
}
