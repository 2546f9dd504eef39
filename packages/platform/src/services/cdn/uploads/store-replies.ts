// How the upload routes of mode A answer: as an object store does, `{ code, message }` under the HTTP status.
import type { ServerResponse } from 'node:http';
import { Refusal } from '#kernel/call/errors';
import { sendJson } from '#kernel/server/stream-replies';
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

export function sendStoreRefusal(response: ServerResponse, { status, message, headers }: Refusal): void {
  sendJson(response, status, { code: status, message }, headers);
}
