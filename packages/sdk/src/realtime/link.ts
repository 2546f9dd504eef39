// A WebSocket that stays: connects, says who it is, keeps its heart beating and comes back after a loss. It knows no
// service: push and rooms give it where to go, what to say first and what to do with what comes.
import { RealtimeError } from './errors.ts';

export type LinkState = 'Connecting' | 'Connected' | 'ConnectFailure' | 'Disconnected' | 'Reconnecting';

export interface StateChange {
  readonly state: LinkState;
  /** Why, of `ConnectFailure` and of `Disconnected`. */
  readonly error?: unknown;
  /** Close code of the socket, of `Disconnected`. */
  readonly code?: number;
  /** The next attempt comes after that time; absent where there will be none. */
  readonly retryMs?: number;
}

/** Makes a socket, as `new WebSocket(url, protocols)` does. */
export type MakeSocket = (url: string, protocols: string[]) => WebSocket;

export type Sent = string | Uint8Array<ArrayBuffer>;

export interface Heartbeat {
  readonly everyMs: number;
  readonly ping: Sent;
}

export interface LinkOptions {
  /** Where to connect; asked before each attempt, because a token may be good once. */
  readonly address: (signal: AbortSignal) => Promise<{ readonly url: string; readonly protocols?: readonly string[] }>;
  /** Called with the socket open; resolves when the other side has let us in. What it rejects with fails the attempt. */
  readonly greet: (send: (data: Sent) => void) => Promise<Heartbeat | undefined>;
  readonly onMessage: (data: string | ArrayBuffer) => void;
  readonly onState: (change: StateChange) => void;
  /** Whether there is no use in another attempt. */
  readonly isFinal?: (end: { readonly error?: unknown; readonly code?: number }) => boolean;
  /** Longest wait of one attempt, 10 s when absent. */
  readonly attemptMs?: number;
  /** First and longest pause between attempts; each is drawn at random below it. 1 s and 30 s when absent. */
  readonly backoff?: { readonly firstMs: number; readonly maxMs: number };
  /** Ends the link as `close` does. */
  readonly signal?: AbortSignal | undefined;
  /** The runtime's own WebSocket when absent. */
  readonly webSocket?: MakeSocket | undefined;
}

export interface Link {
  readonly state: LinkState;
  /** False where there is no connection. */
  send(data: Sent): boolean;
  close(): void;
}

/** A pause after a ping within which something has to be heard, when the network has changed. */
const CHECK_MS = 5000;
const NORMAL = 1000;
const LOST = 4000;

/** Opens a link at once and keeps it until `close`, the signal, or an end after which there is no use in another attempt. */
export function openLink(options: LinkOptions): Link {
  const { address, greet, onMessage, onState, isFinal = () => false, attemptMs = 10_000, signal } = options;
  const { webSocket = (url, protocols) => new WebSocket(url, protocols) } = options;
  const { firstMs, maxMs } = options.backoff ?? { firstMs: 1000, maxMs: 30_000 };
  const ended = new AbortController();
  let state: LinkState = 'Disconnected';
  let attempts = 0;
  let socket: WebSocket | undefined;
  /** Ends the connection that stands, as if it had been lost. */
  let lose: (code: number, error: unknown) => void = () => undefined;
  let check: () => void = () => undefined;
  let wake: () => void = () => undefined;

  const change = (next: StateChange): void => {
    state = next.state;
    onState(next);
  };

  const close = (): void => {
    if (ended.signal.aborted) {
      return;
    }
    ended.abort();
    forget();
    wake();
    lose(NORMAL, new RealtimeError('closed'));
    if (state !== 'Disconnected') {
      change({ state: 'Disconnected', code: NORMAL });
    }
  };

  const networkChanged = (): void => {
    wake();
    check();
  };
  // why by name: Node knows no such events, and a worker of a browser has no window
  const page = globalThis as Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;
  const forget = (): void => {
    page.removeEventListener?.('online', networkChanged);
    page.removeEventListener?.('offline', networkChanged);
    signal?.removeEventListener('abort', close);
  };
  page.addEventListener?.('online', networkChanged);
  page.addEventListener?.('offline', networkChanged);
  signal?.addEventListener('abort', close, { once: true });
  if (signal?.aborted) {
    ended.abort();
    forget();
  }
  void run();

  return {
    get state() {
      return state;
    },
    send(data) {
      if (state !== 'Connected' || socket?.readyState !== WebSocket.OPEN) {
        return false;
      }
      socket.send(data);
      return true;
    },
    close,
  };

  async function run(): Promise<void> {
    // why after the caller's own turn: it has the link in hand before it hears of it
    await Promise.resolve();
    if (ended.signal.aborted) {
      change({ state: 'Disconnected', code: NORMAL });
    }
    let isBack = false;
    while (!ended.signal.aborted) {
      change({ state: isBack ? 'Reconnecting' : 'Connecting' });
      const end = await once();
      if (ended.signal.aborted) {
        return;
      }
      isBack ||= end.wasConnected;
      const { error, code } = end;
      const known = { ...(error !== undefined && { error }), ...(code !== undefined && { code }) };
      const next = end.wasConnected ? 'Disconnected' : 'ConnectFailure';
      if (isFinal(known)) {
        ended.abort();
        forget();
        change({ state: next, ...known });
        return;
      }
      const retryMs = Math.round(Math.min(firstMs * 2 ** attempts, maxMs) * (0.1 + Math.random() * 0.9));
      attempts += 1;
      change({ state: next, ...known, retryMs });
      await pause(retryMs);
    }
  }

  /** One connection from its beginning to its end. Never rejects. */
  async function once(): Promise<{ wasConnected: boolean; error?: unknown; code?: number }> {
    let beat: ReturnType<typeof setInterval> | undefined;
    let checking: ReturnType<typeof setTimeout> | undefined;
    const attempt = new AbortController();
    const late = setTimeout(() => attempt.abort(new RealtimeError('timeout')), attemptMs);
    const stop = (): void => attempt.abort(new RealtimeError('closed'));
    ended.signal.addEventListener('abort', stop, { once: true });
    let wasConnected = false;
    let opened: WebSocket | undefined;
    try {
      const { url, protocols } = await unless(attempt.signal, address(attempt.signal));
      opened = webSocket(url, [...(protocols ?? [])]);
      const own = opened;
      own.binaryType = 'arraybuffer';
      const over = new Promise<{ code: number; error?: unknown }>((resolve) => {
        own.onclose = ({ code, reason }) =>
          resolve({ code, error: new RealtimeError('disconnected', { code, serverMessage: reason }) });
        lose = (code, error) => resolve({ code, error });
      });
      let heardAt = performance.now();
      own.onmessage = ({ data }) => {
        heardAt = performance.now();
        onMessage(data as string | ArrayBuffer);
      };
      const early = over.then(({ error }) => {
        throw error;
      });
      // why: it is awaited only while the attempt lasts
      early.catch(() => undefined);
      await unless(attempt.signal, Promise.race([early, new Promise((resolve) => (own.onopen = resolve))]));
      const heart = await unless(attempt.signal, Promise.race([early, greet((data) => own.send(data))]));
      clearTimeout(late);
      socket = own;
      wasConnected = true;
      const silent = (): void => lose(LOST, new RealtimeError('disconnected', { code: LOST }));
      if (heart !== undefined) {
        beat = setInterval(() => {
          const quietMs = performance.now() - heardAt;
          if (quietMs > heart.everyMs * 2.5) {
            silent();
            return;
          }
          // why only now: one that is let in and thrown out again at once must not come back at once for ever
          attempts = 0;
          own.send(heart.ping);
        }, heart.everyMs);
        check = () => {
          clearTimeout(checking);
          const askedAt = performance.now();
          own.send(heart.ping);
          checking = setTimeout(() => heardAt < askedAt && silent(), CHECK_MS);
        };
      }
      change({ state: 'Connected' });
      return { wasConnected, ...(await over) };
    } catch (error) {
      return { wasConnected, error };
    } finally {
      clearTimeout(late);
      clearTimeout(checking);
      clearInterval(beat);
      ended.signal.removeEventListener('abort', stop);
      lose = () => undefined;
      check = () => undefined;
      socket = undefined;
      if (opened !== undefined) {
        drop(opened);
      }
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        wake = () => undefined;
        resolve();
      };
    });
  }
}

/** Lets go of a socket in whatever state it is; nothing of it is heard any more. */
function drop(socket: WebSocket): void {
  socket.onopen = null;
  socket.onmessage = null;
  socket.onclose = null;
  socket.close(NORMAL);
}

/** What is awaited, or the signal's reason when it fires first. */
function unless<T>(signal: AbortSignal, awaited: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    awaited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) {
      stop();
    }
  });
}
