// What Node's error codes say about a connection that failed.
import type { ConnectionReason } from '../errors.ts';
import { plainReason } from '../failure.ts';

const REASONS: readonly (readonly [RegExp, ConnectionReason | 'timeout'])[] = [
  [/TIMEOUT|TIMEDOUT/, 'timeout'],
  [/ECONNREFUSED/, 'refused'],
  [/ENOTFOUND|EAI_AGAIN/, 'unknown-host'],
  [/CERT|SIGNED|SSL|TLS/, 'certificate'],
  [/ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH/, 'closed'],
];

/** Reads the first telling code of an error or its causes. */
export function nodeReason(error: unknown): ConnectionReason | 'timeout' {
  for (let at = error as { code?: unknown; cause?: unknown } | undefined; at; at = at.cause as typeof at) {
    const { code } = at;
    const found = typeof code === 'string' ? REASONS.find(([pattern]) => pattern.test(code)) : undefined;
    if (found !== undefined) {
      return found[1];
    }
  }
  return plainReason(error);
}
