// Who may read a private bucket: the app by its own credential, or the holder of a signed, short-lived token.

import { openText, signText } from '#kernel/keys/signed-text';
import type { Ports } from '#kernel/ports';
import type { Exchange } from '#kernel/server/stream-route';
import type { ContentPlace } from '../store/content.ts';
import { alive } from '../uploads/grants.ts';

const READ_TOKEN = 'cdn-read-token';

interface ReadGrant {
  readonly bucketId: string;
  /** Unix milliseconds. */
  readonly deadline: number;
}

/** The token that lets a redirected request go on, or undefined where the caller may not read the bucket. */
export async function readToken(ports: Ports, exchange: Exchange, place: ContentPlace): Promise<string | undefined> {
  const token = exchange.query.get('token');
  if (token !== null) {
    const grant = alive(ports, openText<ReadGrant>(ports, token, READ_TOKEN));
    return grant !== 'expired' && grant?.bucketId === place.bucket_id ? token : undefined;
  }
  if (exchange.request.headers.authorization === undefined) {
    return undefined;
  }
  const { app } = await exchange.who();
  return app?.id === place.app_id ? newReadToken(ports, place.bucket_id) : undefined;
}

function newReadToken(ports: Ports, bucketId: string): string {
  const deadline = ports.clock.now().getTime() + ports.config.uploadTokenTtlSeconds * 1000;
  return signText(ports, { bucketId, deadline } satisfies ReadGrant, READ_TOKEN);
}
