// Whether a failed attempt is worth another one, and when.
import { UosApiError, UosConnectionError, UosTimeoutError } from './errors.ts';
import type { Method, Row } from './types.ts';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8000;
/** A server that asks for a longer pause is told to the caller instead. */
const MAX_RETRY_AFTER_MS = 60_000;
const REPEATABLE: ReadonlySet<Method> = new Set<Method>(['GET', 'HEAD', 'PUT', 'DELETE']);

/** True where a second identical request does no harm. */
export function isRepeatable(method: Method, retry: Row['retry']): boolean {
  return retry === 'always' || (retry !== 'never' && REPEATABLE.has(method));
}

/** Pause before the next attempt, or `undefined` where another one is pointless. */
export function retryDelayMs(error: unknown, attempt: number, repeatable: boolean): number | undefined {
  const asked = error instanceof UosApiError ? error.retryAfterMs : undefined;
  if (!mayPass(error, repeatable) || (asked !== undefined && asked > MAX_RETRY_AFTER_MS)) {
    return undefined;
  }
  const backoff = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  return asked ?? backoff * (0.5 + Math.random() / 2);
}

/** `Retry-After` as milliseconds from `nowMs`: seconds or a date. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) {
    return undefined;
  }
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

/** Waits, unless the signal fires first; then it rejects with the signal's reason. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

function mayPass(error: unknown, repeatable: boolean): boolean {
  if (error instanceof UosApiError) {
    // why not 501: what is not built yet will not be there in a second either
    return error.status === 429 || (repeatable && error.status >= 500 && error.status !== 501);
  }
  // why refused and unknown hosts are told at once: a person waits, and a server that is down stays down for longer
  return (
    repeatable &&
    (error instanceof UosTimeoutError || (error instanceof UosConnectionError && error.reason === 'closed'))
  );
}
