// Mode C: one PUT with the bytes to the URL that came with the entry. Source: wire/cdn-and-platform.md 1.6.
import { styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { sendJson } from '#kernel/server/stream-replies';
import type { Exchange } from '#kernel/server/stream-route';
import { openSignedUpload, type UploadGrant } from './grants.ts';
import { admitUpload, receive, refuseLength } from './keep.ts';
import { contentLength } from './request.ts';

export async function putSigned(ports: Ports, { request, response, body }: Exchange, token: string): Promise<void> {
  const grant = checkSignedUpload(ports, token);
  const length = contentLength(request);
  if (length !== undefined) {
    refuseLength(ports, grant, length);
  }
  if ((await admitUpload(ports, grant)) === 'missing') {
    await receive(ports, grant, body);
  }
  sendJson(response, 200, { content_hash: grant.md5, content_size: grant.size }, { ETag: `"${grant.md5}"` });
}

/** The grant of a signed URL, or code 4. */
export function checkSignedUpload(ports: Ports, token: string): UploadGrant {
  const grant = openSignedUpload(ports, token);
  if (grant === undefined || grant === 'expired') {
    throw styles.cdn.refuse(
      'denied',
      `the signed upload URL ${grant === 'expired' ? 'has expired: ask for a new one' : 'is not valid'}`,
    );
  }
  return grant;
}
