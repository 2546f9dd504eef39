// Whether a failed attempt is worth another one, and when.
import { UosApiError, UosConnectionError, type UosError, UosTimeoutError } from './errors.ts';
import type { Row } from './types.ts';

/** why so soon: most failures are one connection that was cut, and a second attempt is all it takes */
const FIRST_DELAY_MS = 100;
const GROWTH = 8;
const MAX_DELAY_MS = 8000;
/** A server that asks for a longer pause is told to the caller instead. */
const MAX_RETRY_AFTER_MS = 60_000;

/** True where a second identical request does no harm. */
export function isRepeatable(method: string, { retry, effect }: Pick<Row, 'retry' | 'effect'>): boolean {
  return retry === undefined ? method !== 'POST' || effect === 'read' : retry === 'always';
}

/** Pause before the next attempt, or `undefined` where another one is pointless. */
export function retryDelayMs(error: UosError, attempt: number, repeatable: boolean): number | undefined {
  const backoffMs = Math.min(FIRST_DELAY_MS * GROWTH ** (attempt - 1), MAX_DELAY_MS) * (0.5 + Math.random() / 2);
  if (error instanceof UosApiError) {
    const { status, retryAfterMs = backoffMs } = error;
    // why not 501: what is not built yet will not be there in a second either
    const mayPass = status === 429 || (repeatable && status >= 500 && status !== 501);
    return mayPass && retryAfterMs <= MAX_RETRY_AFTER_MS ? retryAfterMs : undefined;
  }
  // why not refused and unknown hosts: a person waits, and a server that is down stays down for longer
  const passing =
    error instanceof UosTimeoutError || (error instanceof UosConnectionError && error.reason === 'closed');
  return repeatable && passing ? backoffMs : undefined;
}

/** `Retry-After` as milliseconds from now: seconds or a date. */
export function parseRetryAfter(header: string | undefined): number | undefined {
  const ms = Number(header) * 1000;
  const until = Number.isNaN(ms) ? Date.parse(header ?? '') - Date.now() : ms;
  return Number.isNaN(until) ? undefined : Math.max(until, 0);
}

/**
 * Pause that the limits of `unity-ratelimit` ask for, in milliseconds: the longest `reset` of one that is used up.
 * `limit=40,remaining=0,reset=1;limit=100000,remaining=99999,reset=1800`; source: wire/cdn-and-platform.md 1.2.
 */
export function parseRateLimit(header = ''): number | undefined {
  const resets = Array.from(header.matchAll(/remaining=0,reset=(\d+)/g), ([, seconds]) => Number(seconds) * 1000);
  return resets.length > 0 ? Math.max(...resets) : undefined;
}

/** Waits. Resolves to false when the signal fires first. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) {
      stop();
    }
  });
}
