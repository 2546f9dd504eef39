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

const REASONS: readonly (readonly [RegExp, ConnectionReason])[] = [
  [/ECONNREFUSED/, 'refused'],
  [/ENOTFOUND|EAI_AGAIN/, 'unknown-host'],
  [/CERT|SIGNED|SSL|TLS/, 'certificate'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET|ECONNABORTED|UND_ERR_RES_CONTENT_LENGTH_MISMATCH/, 'closed'],
];

export function transportError(error: unknown, operation: string, request: WireRequest): UosError {
  if (request.signal?.aborted === true) {
    return new UosAbortError({ operation, cause: request.signal.reason });
  }
  if (isUosError(error)) {
    return error;
  }
  const code = codeOf(error);
  if (/TIMEOUT|TIMEDOUT/i.test(code)) {
    return new UosTimeoutError({ operation, cause: error, timeoutMs: request.timeoutMs });
  }
  const reason = REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'unreachable';
  return new UosConnectionError({ operation, cause: error, reason, origin: originOf(request.url) });
}

/** The first telling code of an error or its causes; fetch hides it one level down. */
function codeOf(error: unknown): string {
  for (
    let at = error as { code?: unknown; name?: unknown; cause?: unknown } | undefined;
    at;
    at = at.cause as typeof at
  ) {
    if (typeof at.code === 'string') {
      return at.code;
    }
    if (at.name === 'TimeoutError') {
      return 'TIMEOUT';
    }
  }
  return '';
}

function originOf(url: string): string {
  return /^[a-z]+:\/\/[^/?#]+/i.exec(url)?.[0] ?? url;
}
