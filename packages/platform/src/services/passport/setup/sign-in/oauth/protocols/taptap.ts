// TapTap: a code with its verifier, then a call signed with the MAC key of the token.
// Source: developer.taptap.cn/docs/sdk/taptap-login (OAuth 接口, MAC Token 算法).
import { createHmac } from 'node:crypto';
import {
  type Access,
  codeForm,
  need,
  type Protocol,
  type ProviderReply,
  query,
  refuseByError,
  word,
} from '../protocol.ts';
import { subjectsOf } from './wechat.ts';

export const taptap: Protocol = {
  hasVerifier: true,
  hasNonce: false,
  async redeem(access, given) {
    const form = { ...codeForm(access, given), secret_type: 'hmac-sha-1' };
    const tokens = await access.ask({ url: `${access.base}/oauth2/v1/token`, form });
    const token = dataOf(tokens);
    const kid = need(token.kid, 'key id');
    const url = query(`${access.base}/account/basic-info/v1`, { client_id: access.clientId });
    const headers = { Authorization: macHeader(access, url, { kid, key: need(token.mac_key, 'key') }) };
    const me = dataOf(await access.ask({ url, headers }));
    return {
      subjects: subjectsOf(access, need(me.openid, 'openid'), word(me.unionid)),
      name: word(me.name),
      avatarUrl: word(me.avatar),
    };
  },
};

/** `{success, data}`, where `data` says the error too. */
function dataOf({ status, facts }: ProviderReply): Readonly<Record<string, unknown>> {
  const data = (facts.data ?? {}) as Readonly<Record<string, unknown>>;
  refuseByError({ status, facts: { error: data.error } });
  return data;
}

function macHeader(
  { now, random }: Access,
  url: string,
  { kid, key }: { readonly kid: string; readonly key: string },
): string {
  const nonce = random();
  const mac = macOf(url, { key, ts: String(now), nonce });
  return `MAC id="${kid}", ts="${now}", nonce="${nonce}", mac="${mac}"`;
}

/** The signature of a GET. */
export function macOf(url: string, { key, ts, nonce }: { key: string; ts: string; nonce: string }): string {
  const { pathname, search, hostname, port, protocol } = new URL(url);
  const at = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  const text = `${ts}\n${nonce}\nGET\n${pathname}${search}\n${hostname}\n${at}\n\n`;
  return createHmac('sha1', key).update(text).digest('base64');
}
