// What the upload routes read from a request.
import type { IncomingMessage } from 'node:http';

/** Bytes the client announced; undefined for a chunked body. */
export function contentLength(request: IncomingMessage): number | undefined {
  const text = request.headers['content-length'];
  return text === undefined ? undefined : Number(text);
}

/** The body; whoever stops reading it early leaves the connection open, so that a refusal can still be answered. */
export async function* bodyOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    yield chunk as Uint8Array;
  }
}
