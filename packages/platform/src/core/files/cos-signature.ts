// Signatures of COS XML requests with a temporary key. Source: wire/data-and-tools.md 2.3.
import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '#kernel/keys/seal';
import type { TemporaryKey } from './credential.ts';

export interface SignedRequest {
  readonly method: string;
  /** Paths the client may have signed, decoded. */
  readonly paths: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export type Signed = 'right' | 'wrong' | 'expired' | 'absent';

/** Is the request signed with the key? Its window of time has to hold `now`. */
export function checkCosSignature(request: SignedRequest, key: TemporaryKey, now: Date): Signed {
  const signature = fieldsOf(String(request.headers.authorization ?? ''));
  if (signature['q-sign-algorithm'] !== 'sha1' || signature['q-ak'] !== key.tmpSecretId) {
    return signature['q-sign-algorithm'] === undefined ? 'absent' : 'wrong';
  }
  const keyTime = signature['q-key-time'] ?? '';
  const [start, end] = (signature['q-sign-time'] ?? '').split(';').map(Number);
  const seconds = now.getTime() / 1000;
  const given = signature['q-signature'] ?? '';
  const right = readings(request, signature).some((text) => sameSecret(sign(text, key, keyTime), given));
  if (!right) {
    return 'wrong';
  }
  const inTime = start !== undefined && end !== undefined && start - SKEW_SECONDS <= seconds && seconds < end;
  return inTime ? 'right' : 'expired';
}

const SKEW_SECONDS = 300;

function fieldsOf(header: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    header.split('&').map((pair) => {
      const equals = pair.indexOf('=');
      return [pair.slice(0, equals), pair.slice(equals + 1)];
    }),
  );
}

/** Every text that the client may have meant: real ones sign the host with its port or without. */
function readings({ method, paths, query, headers }: SignedRequest, signature: Readonly<Record<string, string>>) {
  const listed = (signature['q-header-list'] ?? '').split(';').filter((name) => name !== '');
  const params = (signature['q-url-param-list'] ?? '')
    .split(';')
    .filter((name) => name !== '')
    .map((name) => `${encode(name).toLowerCase()}=${encode(query.get(name) ?? '')}`)
    .join('&');
  const host = String(headers.host ?? '');
  const hosts = [...new Set([host, host.replace(/:\d+$/, '')])];
  return paths.flatMap((path) =>
    hosts.map((asHost) => {
      const lines = listed
        .map((name) => `${name}=${encode(name === 'host' ? asHost : String(headers[name] ?? ''))}`)
        .join('&');
      return [method.toLowerCase(), path, params, lines, ''].join('\n');
    }),
  );
}

function sign(text: string, { tmpSecretKey }: TemporaryKey, keyTime: string): string {
  const signKey = createHmac('sha1', tmpSecretKey).update(keyTime).digest('hex');
  const toSign = ['sha1', keyTime, createHash('sha1').update(text).digest('hex'), ''].join('\n');
  return createHmac('sha1', signKey).update(toSign).digest('hex');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
