// What the upload routes read from a request.
import type { IncomingMessage } from 'node:http';

/** Bytes the client announced; undefined for a chunked body. */
export function contentLength(request: IncomingMessage): number | undefined {
  const text = request.headers['content-length'];
  return text === undefined ? undefined : Number(text);
}
