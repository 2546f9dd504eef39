// Signs requests as COS clients do. Written from the description of the signature, apart from what checks it.
import { createHash, createHmac } from 'node:crypto';

export interface CosRequest {
  readonly method: string;
  /** Host and path as the client writes them into what it signs. */
  readonly host: string;
  readonly path: string;
  readonly key: { readonly tmpSecretId: string; readonly tmpSecretKey: string };
  readonly token: string;
  readonly nowSeconds: number;
}

/** Headers of a signed request. */
export function cosHeaders({ method, host, path, key, token, nowSeconds }: CosRequest): Record<string, string> {
  const headers = `host=${host}&x-cos-security-token=${encodeURIComponent(token)}`;
  const hmac = (secret: string, text: string) => createHmac('sha1', secret).update(text).digest('hex');
  const time = `${nowSeconds - 10};${nowSeconds + 600}`;
  const request = [method, path, '', headers, ''].join('\n');
  const toSign = `sha1\n${time}\n${createHash('sha1').update(request).digest('hex')}\n`;
  const fields = [
    ['q-sign-algorithm', 'sha1'],
    ['q-ak', key.tmpSecretId],
    ['q-sign-time', time],
    ['q-key-time', time],
    ['q-header-list', 'host;x-cos-security-token'],
    ['q-url-param-list', ''],
    ['q-signature', hmac(hmac(key.tmpSecretKey, time), toSign)],
  ];
  return { Authorization: fields.map((pair) => pair.join('=')).join('&'), 'x-cos-security-token': token };
}
