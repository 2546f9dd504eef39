// Mode A below 200 MiB: one multipart form, the token before the file. Source: wire/cdn-and-platform.md 1.6.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type busboy from 'busboy';
import type { Ports } from '#kernel/ports';
import type { Exchange } from '#kernel/server/stream-route';
import { objectTooLarge } from '../rules.ts';
import { type BlockGrant, openUploadToken, type UploadGrant } from './grants.ts';
import { admitUpload, receive } from './keep.ts';
import { withCrlf } from './line-ends.ts';
import { contentLength } from './request.ts';
import { sendExists, sendStored, storeRefusal } from './store-replies.ts';

/** Room for the fields and boundaries around the file. */
export const FORM_OVERHEAD_BYTES = 1024 * 1024;

export async function postForm(ports: Ports, { request, response, body }: Exchange): Promise<void> {
  if ((contentLength(request) ?? 0) > ports.config.objectLimitBytes + FORM_OVERHEAD_BYTES) {
    throw objectTooLarge(ports.config.objectLimitBytes);
  }
  const form = await openForm(request.headers);
  let token: string | undefined;
  let result: Promise<Outcome> | undefined;
  form.on('field', (name, value) => {
    if (name === 'token') {
      token = value;
    }
  });
  form.on('file', (_name, file) => {
    // why: a form that is cut off ends its file with an error while the token is still being checked
    file.on('error', () => undefined);
    result ??= takeFile(ports, token, file);
    // why: a refusal ends the form at once; it must not wait for a body that nobody reads
    result.catch((error: unknown) => form.destroy(error as Error));
  });
  try {
    await pipeline(Readable.from(withCrlf(body, boundaryOf(request.headers['content-type']))), form);
  } catch (error) {
    await result?.catch(() => undefined);
    throw isMalformed(error) ? storeRefusal(error.message) : error;
  }
  const outcome = await result;
  if (outcome === undefined) {
    throw storeRefusal('the form has no file');
  }
  if (outcome.exists) {
    sendExists(response);
  } else {
    sendStored(response, outcome.grant);
  }
}

interface Outcome {
  readonly grant: UploadGrant;
  readonly exists: boolean;
}

async function takeFile(ports: Ports, token: string | undefined, file: Readable): Promise<Outcome> {
  const grant = checkToken(ports, token);
  if ((await admitUpload(ports, grant)) === 'stored') {
    file.resume();
    return { grant, exists: true };
  }
  await receive(ports, grant, file);
  return { grant, exists: false };
}

/** The grant of a mode A token that names its content, or the refusal that ends the upload. */
export function checkToken(ports: Ports, token: string | undefined): UploadGrant {
  const grant = checkBlockToken(ports, token);
  if (grant.md5 === undefined) {
    throw storeRefusal('the upload token is one for blocks alone: ask for that of the hash');
  }
  return grant;
}

/** The grant of any mode A token: blocks may be sent before the hash of the whole is known. */
export function checkBlockToken(ports: Ports, token: string | undefined): UploadGrant | BlockGrant {
  if (token === undefined || token === '') {
    throw storeRefusal('the upload token is missing; in a form it stands before the file', { status: 401 });
  }
  const grant = openUploadToken(ports, token);
  if (grant === 'expired') {
    throw storeRefusal('the upload token has expired: ask for a new one', { status: 401 });
  }
  if (grant === undefined) {
    throw storeRefusal('the upload token is not valid', { status: 401 });
  }
  return grant;
}

async function openForm(headers: Parameters<typeof busboy>[0]['headers']): Promise<busboy.Busboy> {
  const { default: open } = await import('busboy');
  try {
    return open({ headers, limits: { files: 1, fields: 100, fieldSize: 64 * 1024, parts: 101 } });
  } catch (error) {
    throw storeRefusal('send multipart/form-data with a boundary', { cause: error });
  }
}

function boundaryOf(contentType = ''): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  return quoted ?? bare ?? '';
}

/** busboy's own complaints are plain errors; those of the connection carry a code. */
function isMalformed(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Error' && !('code' in error);
}
