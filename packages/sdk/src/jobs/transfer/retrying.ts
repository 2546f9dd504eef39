// When a transfer is tried again. More patient than a single call: what is at stake is a run of minutes.
import { UosApiError, UosConnectionError, UosTimeoutError } from '../../runtime/errors.ts';
import { sleep } from '../../runtime/retry.ts';

export interface Patience {
  /** Attempts of one transfer, the first included. */
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly signal?: AbortSignal | undefined;
  /** True once something went through: a server that is away now was there before. */
  readonly wasThere: () => boolean;
  /** The far side said that it is too much, or went silent. */
  readonly onOverload: (pauseMs: number) => void;
}

const MAX_DELAY_MS = 10_000;
/** A server that asks for a longer pause is told to the caller instead. */
const MAX_RETRY_AFTER_MS = 120_000;
const TOO_MUCH: ReadonlySet<number> = new Set([408, 429, 503]);

/** Tries until it works, it is pointless, or patience is at its end. */
export async function patiently<T>(task: () => Promise<T>, patience: Patience): Promise<T> {
  const { attempts, firstDelayMs, signal } = patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      const backoffMs = Math.min(firstDelayMs * 2 ** (attempt - 1), MAX_DELAY_MS) * (0.5 + Math.random() / 2);
      const delayMs = attempt < attempts ? delayAfter(error, backoffMs, patience) : undefined;
      if (delayMs === undefined || !(await sleep(delayMs, signal))) {
        throw error;
      }
    }
  }
}

function delayAfter(error: unknown, backoffMs: number, { onOverload, wasThere }: Patience): number | undefined {
  if (error instanceof UosApiError) {
    const { status, retryAfterMs } = error;
    if (TOO_MUCH.has(status)) {
      const pauseMs = retryAfterMs ?? backoffMs;
      onOverload(pauseMs);
      return pauseMs <= MAX_RETRY_AFTER_MS ? pauseMs : undefined;
    }
    return status >= 500 && status !== 501 ? backoffMs : undefined;
  }
  if (error instanceof UosTimeoutError) {
    onOverload(0);
    return backoffMs;
  }
  if (error instanceof UosConnectionError) {
    return error.reason === 'closed' || wasThere() ? backoffMs : undefined;
  }
  return isCut(error) ? backoffMs : undefined;
}

const CUT: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_SOCKET']);

/** An answer that broke off while it was being read: the runtime's own error, because the call itself succeeded. */
function isCut(error: unknown): boolean {
  return error instanceof Error && CUT.has((error as { code?: unknown }).code);
}

/** A failure that every other transfer of the run would meet too. */
export function isHopeless(error: unknown): boolean {
  return (
    error instanceof UosConnectionError ||
    error instanceof UosTimeoutError ||
    (error instanceof UosApiError && [401, 423, 429, 503].includes(error.status))
  );
}

/** The far side does not want this, and says the same the next time. */
export function isRefusal(error: unknown): boolean {
  return error instanceof UosApiError && [400, 409, 413, 422].includes(error.status);
}
