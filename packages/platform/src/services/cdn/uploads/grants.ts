// What a client is given to upload with: signed, short-lived texts that say which content may be stored, and no more.

import { UNKNOWN_HASH } from '@uos/contract/rules';
import { openText, signText } from '#kernel/keys/signed-text';
import type { Ports } from '#kernel/ports';

/** Permission to store one content for an app. */
export interface UploadGrant {
  readonly appId: string;
  readonly md5: string;
  readonly size?: number | undefined;
  /** Entry that waits for the content; the permission ends when it wants another. */
  readonly entryId?: string | undefined;
  /** Unix milliseconds. */
  readonly deadline: number;
}

/** Permission to store blocks of a content whose hash is told when they are joined, by the grant for it. */
export interface BlockGrant extends Omit<UploadGrant, 'md5' | 'entryId'> {
  readonly md5?: undefined;
  readonly entryId?: undefined;
}

const TOKEN = 'cdn-upload-token';
const SIGNED_URL = 'cdn-signed-upload';

/** Mode A: the reply of `uploadtoken`. Source: wire/cdn-and-platform.md 1.6. */
export function uploadToken(
  ports: Ports,
  appId: string,
  content: { md5?: string | undefined; size?: number | undefined },
  exist: boolean,
) {
  const deadline = deadlineOf(ports);
  const { md5, size } = content;
  const grant: UploadGrant | BlockGrant =
    md5 === undefined ? { appId, size, deadline } : { appId, md5, size, deadline };
  return {
    uploadToken: signText(ports, grant, TOKEN),
    uploadUrl: `${ports.origins.console}/upload`,
    objectKey: `${appId}/${md5 ?? UNKNOWN_HASH}`,
    exist,
    expires: Math.floor(deadline / 1000),
  };
}

/** Mode C: where one PUT stores the content that an entry waits for. */
export function signedUploadUrl(
  ports: Ports,
  entry: { app_id: string; id: string; md5: string; size: number },
): string {
  const { app_id: appId, id: entryId, md5, size } = entry;
  const grant: UploadGrant = { appId, entryId, md5, size, deadline: deadlineOf(ports) };
  return `${ports.origins.console}/upload/signed/${signText(ports, grant, SIGNED_URL)}`;
}

export function openUploadToken(ports: Ports, token: string): UploadGrant | BlockGrant | 'expired' | undefined {
  return alive(ports, openText<UploadGrant | BlockGrant>(ports, token, TOKEN));
}

export function openSignedUpload(ports: Ports, token: string): UploadGrant | 'expired' | undefined {
  return alive(ports, openText<UploadGrant>(ports, token, SIGNED_URL));
}

export function alive<Facts extends { deadline: number }>(
  ports: Ports,
  facts: Facts | undefined,
): Facts | 'expired' | undefined {
  return facts !== undefined && facts.deadline <= ports.clock.now().getTime() ? 'expired' : facts;
}

function deadlineOf(ports: Ports): number {
  return ports.clock.now().getTime() + ports.config.uploadTokenTtlSeconds * 1000;
}
