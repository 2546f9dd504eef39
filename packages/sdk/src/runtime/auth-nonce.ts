// How a game client proves its app without sending the secret. Source: wire/passport.md 1.2.
import { type Credential, credential } from './auth.ts';

/**
 * A game build: every call carries a fresh nonce and a hash over it, made with AppSecret (not AppServiceSecret).
 * @example createUos({ origin, as: appNonce({ appId, appSecret }) })
 */
export function appNonce({ appId, appSecret }: { appId: string; appSecret: string }): Credential {
  const headers = async (): Promise<Record<string, string>> => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = crypto.randomUUID();
    const text = new TextEncoder().encode(`${appId}:${appSecret}:${timestamp}:${nonce}`);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
    const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return { authorization: `nonce ${hex}`, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-appid': appId };
  };
  return credential('nonce', headers, [appSecret]);
}
