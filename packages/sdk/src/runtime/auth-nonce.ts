// How a game client proves its app without sending the secret. Source: wire/passport.md 1.2.
import { type Credential, credential } from './auth.ts';
import { sha256 } from './sha256.ts';
import { uuid } from './uuid.ts';

export interface NonceOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** Milliseconds since 1970 as the server counts them; the clock of the device when absent. */
  readonly now?: () => number;
}

/**
 * A game build: every call carries a fresh nonce and a hash over it, made with AppSecret (not AppServiceSecret).
 * @example createUos({ origin, as: appNonce({ appId, appSecret }) })
 */
export function appNonce({ appId, appSecret, now = Date.now }: NonceOptions): Credential {
  return credential('nonce', () => nonceHeaders({ appId, appSecret, now }), [appSecret]);
}

/** The headers of one call: a nonce is good once. */
export function nonceHeaders({ appId, appSecret, now = Date.now }: NonceOptions) {
  const timestamp = String(Math.floor(now() / 1000));
  const nonce = uuid();
  const hash = sha256(`${appId}:${appSecret}:${timestamp}:${nonce}`);
  return { authorization: `nonce ${hash}`, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-appid': appId };
}
