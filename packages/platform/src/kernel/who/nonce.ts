// A build of a game proves AppSecret without sending it: sha256 over app, secret, time and a number used once.
// Source: wire/passport.md 1.2, wire/realtime-and-compute.md 1.2 A2.
import { createHash } from 'node:crypto';
import type { Db } from '#db/connect';
import type { SentHeaders } from '#kernel/call/message';
import { sameSecret } from '#kernel/keys/seal';
import type { Ports } from '#kernel/ports';

/** Seconds that the clock of a device may be wrong. */
const TOLERANCE_SECONDS = 300;
const KEPT_SECONDS = 600;

export interface SignedNonce {
  readonly appId: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly hash: string;
}

/** The nonce of a request in any of the three ways that clients send it, or undefined where there is none. */
export function nonceOf(headers: SentHeaders): SignedNonce | undefined {
  const hash =
    /^(?:nonce|bearer)\s+([0-9a-f]{64})$/i.exec(headers.get('authorization') ?? '')?.[1] ??
    headers.get('x-nonce-token') ??
    undefined;
  return hash === undefined
    ? undefined
    : {
        appId: headers.get('x-appid') ?? '',
        timestamp: headers.get('x-timestamp') ?? '',
        nonce: headers.get('x-nonce') ?? '',
        hash: hash.toLowerCase(),
      };
}

/** Is the hash right, fresh, and seen for the first time? `late` is told apart because SDKs compare that text. */
export async function checkNonce(
  db: Db,
  ports: Pick<Ports, 'clock'>,
  { appId, timestamp, nonce, hash }: SignedNonce,
  secret: string,
): Promise<'right' | 'late' | 'wrong'> {
  const now = ports.clock.now().getTime();
  const wanted = createHash('sha256').update(`${appId}:${secret}:${timestamp}:${nonce}`).digest('hex');
  if (nonce === '' || nonce.length > 128 || !/^\d{1,12}$/.test(timestamp) || !sameSecret(wanted, hash)) {
    return 'wrong';
  }
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) {
    return 'late';
  }
  await db.deleteFrom('used_nonces').where('expires_at', '<', new Date(now).toISOString()).execute();
  const kept = await db
    .insertInto('used_nonces')
    .values({ app_id: appId.toLowerCase(), nonce, expires_at: new Date(now + KEPT_SECONDS * 1000).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(kept.numInsertedOrUpdatedRows ?? 0) === 1 ? 'right' : 'wrong';
}
