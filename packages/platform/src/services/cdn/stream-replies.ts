// Answers of the stream routes, which write to the socket themselves: refusals and small JSON.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseAway } from '#db/away';
import { DISK_FULL, isDiskFull } from '#kernel/disk/full';
import { cdnRefusal, Refusal, styles } from '#kernel/errors';
import { ObjectStoreError, ObjectTooLarge } from '#kernel/objects';
import type { Ports } from '#kernel/ports';

export type HeaderFields = Readonly<Record<string, string>>;

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: HeaderFields = {}): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    })
    .end(response.req.method === 'HEAD' ? undefined : text);
}

/** A refusal in the body of content delivery. */
export function sendRefusal(response: ServerResponse, refusal: Refusal, headers: HeaderFields = {}): void {
  sendJson(response, refusal.status, styles.cdn.body(refusal), { ...headers, ...refusal.headers });
}

/** What went wrong in a stream route as a refusal; what nobody foresaw is logged and says nothing. */
export function refusalOf(error: unknown, ports: Ports, what: string): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  if (error instanceof ObjectTooLarge) {
    return cdnRefusal(1, error.message);
  }
  if (isDatabaseAway(error)) {
    ports.log.warn({ err: error }, `${what} waits for the database`);
    return styles.cdn.common.unavailable('database unavailable', { headers: { 'Retry-After': '1' } });
  }
  ports.log.error({ err: error }, `${what} failed`);
  if (error instanceof ObjectStoreError) {
    return styles.cdn.common.unavailable('the object store does not answer', { headers: { 'Retry-After': '5' } });
  }
  return isDiskFull(error) ? styles.cdn.common['storage-full'](DISK_FULL) : styles.cdn.common.internal('');
}

/** True where the client went away before it had sent or received everything: there is nobody to answer. */
export function hungUp(request: IncomingMessage, response: ServerResponse): boolean {
  return response.destroyed || (request.destroyed && !request.complete);
}
