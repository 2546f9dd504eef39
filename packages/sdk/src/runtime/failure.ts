// Whatever a transport rejects with becomes one of the SDK's own errors.
import {
  type ConnectionReason,
  isUosError,
  UosAbortError,
  UosConnectionError,
  type UosError,
  UosTimeoutError,
} from './errors.ts';
import type { WireRequest } from './types.ts';

/** Tells why a transport of this runtime failed. A browser does not say. */
export type ReasonOf = (error: unknown) => ConnectionReason | 'timeout';

/** The reason as a browser knows it: in time or not. */
export function plainReason(error: unknown): ConnectionReason | 'timeout' {
  return (error as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'unreachable';
}

export function transportError(cause: unknown, operation: string, request: WireRequest, reasonOf: ReasonOf): UosError {
  const { signal, timeoutMs, url } = request;
  if (signal?.aborted) {
    return new UosAbortError('abort', { operation, cause });
  }
  if (isUosError(cause)) {
    return cause;
  }
  const reason = cause instanceof SyntaxError ? 'not-json' : reasonOf(cause);
  return reason === 'timeout'
    ? new UosTimeoutError(reason, { operation, cause, timeoutMs })
    : new UosConnectionError(reason, { operation, cause, reason, origin: url.split('/', 3).join('/') });
}
