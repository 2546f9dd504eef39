// Lines of a stream as they come: it connects again where it was cut, goes on behind the last line it has, rests while
// nobody looks, and holds the newest lines only.
import type { LogLine } from '../log/log-lines.ts';

export interface LiveSource {
  /** Streams until `signal` aborts. Resolves where nothing more will come, rejects where the stream was cut. */
  readonly open: (stream: LiveStream) => Promise<void>;
}

export interface LiveStream {
  /** Id of the newest line that is held: what is wanted begins behind it. */
  readonly after: LogLine['id'] | undefined;
  /** It is connected, also again. */
  readonly onOpen: () => void;
  /** The stream was cut, and comes back by itself: `onOpen` says when. */
  readonly onLost: () => void;
  readonly onLines: (lines: readonly LogLine[]) => void;
  readonly signal: AbortSignal;
}

export type LiveState = 'connecting' | 'connected' | 'reconnecting' | 'paused' | 'hidden' | 'ended';

export interface LiveNow {
  readonly state: LiveState;
  /** Oldest first. */
  readonly lines: readonly LogLine[];
  /** Older ones that are not held any more. */
  readonly dropped: number;
}

export interface LiveFeed {
  readonly now: () => LiveNow;
  /** Runs while somebody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly setHidden: (hidden: boolean) => void;
  readonly clear: () => void;
}

const MOST_LINES = 5000;
/** Lines are drawn together: a screen that is drawn for each of a thousand a second stands still. */
const GATHER_MS = 100;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

export function createLiveFeed(source: LiveSource, most = MOST_LINES): LiveFeed {
  const listeners = new Set<() => void>();
  let now: LiveNow = { state: 'connecting', lines: [], dropped: 0 };
  let isPaused = false;
  let isHidden = false;
  let hasOpened = false;
  let hasEnded = false;
  let failures = 0;
  let waiting: LogLine[] = [];
  let last: LogLine['id'] | undefined;
  let stream: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Partial<LiveNow>): void => {
    now = { ...now, ...next };
    for (const listener of listeners) {
      listener();
    }
  };
  const show = (): void => {
    clearTimeout(gathering);
    gathering = undefined;
    if (waiting.length === 0) {
      return;
    }
    const all = [...now.lines, ...waiting];
    const over = Math.max(all.length - most, 0);
    waiting = [];
    change({ lines: over === 0 ? all : all.slice(over), dropped: now.dropped + over });
  };
  const stop = (): void => {
    clearTimeout(retry);
    retry = undefined;
    stream?.abort();
    stream = undefined;
    show();
  };
  const start = (): void => {
    if (stream !== undefined || isPaused || isHidden || hasEnded || listeners.size === 0) {
      return;
    }
    const own = new AbortController();
    stream = own;
    change({ state: hasOpened ? 'reconnecting' : 'connecting' });
    // why the guard: what was stopped may still say something
    const ifOwn =
      <Input extends unknown[]>(run: (...input: Input) => void) =>
      (...input: Input): void => {
        if (stream === own) {
          run(...input);
        }
      };
    const again = ifOwn(() => {
      stream = undefined;
      own.abort();
      change({ state: 'reconnecting' });
      retry = setTimeout(start, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
      failures += 1;
    });
    const end = ifOwn(() => {
      stop();
      hasEnded = true;
      change({ state: 'ended' });
    });
    const onOpen = ifOwn(() => {
      hasOpened = true;
      failures = 0;
      change({ state: 'connected' });
    });
    const onLost = ifOwn(() => change({ state: hasOpened ? 'reconnecting' : 'connecting' }));
    const onLines = ifOwn((lines: readonly LogLine[]) => {
      last = lines.at(-1)?.id ?? last;
      waiting.push(...lines);
      gathering ??= setTimeout(show, GATHER_MS);
    });
    source.open({ after: last, onOpen, onLost, onLines, signal: own.signal }).then(end, again);
  };
  const rest = (state: 'paused' | 'hidden'): void => {
    stop();
    if (!hasEnded) {
      change({ state });
    }
  };

  return {
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          stop();
        }
      };
    },
    pause: () => {
      isPaused = true;
      rest('paused');
    },
    resume: () => {
      isPaused = false;
      start();
    },
    setHidden: (hidden) => {
      isHidden = hidden;
      if (hidden && !isPaused) {
        rest('hidden');
      } else {
        start();
      }
    },
    clear: () => {
      waiting = [];
      change({ lines: [], dropped: 0 });
    },
  };
}
