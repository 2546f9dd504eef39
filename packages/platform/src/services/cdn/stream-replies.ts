// How content delivery says no in a stream: in the body of its own style.
import type { ServerResponse } from 'node:http';
import { type Refusal, styles } from '#kernel/call/errors';
import { refusalOf } from '#kernel/call/refuse';
import type { Ports } from '#kernel/ports';
import { type HeaderFields, sendJson } from '#kernel/server/stream-replies';

/** A refusal in the body of content delivery. */
export function sendRefusal(response: ServerResponse, refusal: Refusal, headers: HeaderFields = {}): void {
  sendJson(response, refusal.status, styles.cdn.body(refusal), { ...headers, ...refusal.headers });
}

/** What went wrong with one file of several, which is told beside how the others went. */
export function fileRefusal(error: unknown, ports: Ports): Refusal {
  return refusalOf(error, styles.cdn, ports.log, { what: 'an upload' });
}
