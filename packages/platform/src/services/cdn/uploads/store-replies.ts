// How the upload routes of mode A answer: as an object store does, `{ code, message }` under the HTTP status.
import type { ServerResponse } from 'node:http';
import { Refusal } from '#kernel/errors';
import type { Ports } from '#kernel/ports';
import { refusalOf, sendJson } from '../stream-replies.ts';
import type { UploadGrant } from './grants.ts';

/** A refusal of mode A: 400 unless told. */
export function storeRefusal(message: string, options: { status?: number; cause?: unknown } = {}): Refusal {
  return new Refusal(options.status ?? 400, message, { cause: options.cause });
}

export function sendStored(response: ServerResponse, grant: UploadGrant): void {
  sendJson(response, 200, { hash: grant.md5, key: `${grant.appId}/${grant.md5}` });
}

/** The content was there before; clients treat it as success. */
export function sendExists(response: ServerResponse): void {
  sendJson(response, 406, { code: 406, message: 'the content is already stored' });
}

export function sendStoreError(response: ServerResponse, error: unknown, ports: Ports): void {
  const { status, message, headers } = refusalOf(error, ports, 'an upload');
  sendJson(response, status, { code: status, message }, headers);
}
