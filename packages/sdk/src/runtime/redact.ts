// Takes secrets out of whatever is shown, logged or kept.
import type { PreparedRequest, WireRequest } from './types.ts';

const HIDDEN = '***';
const SECRET_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'set-cookie', 'x-nonce-token']);
const SECRET_KEY = /secret|password|token|verifier|credential|idcard|^code$/i;

/** A request as it may be printed: who is calling and what is secret in body and query are masked. */
export function redactRequest(operation: string, request: WireRequest): PreparedRequest {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      SECRET_HEADERS.has(name) ? mask(name, value) : value,
    ]),
  );
  const body = readBody(request);
  return {
    operation,
    method: request.method,
    url: redactUrl(request.url),
    headers,
    ...(body !== undefined && { body: redactValue(body) }),
  };
}

/** Masks the values of secret query keys. */
export function redactUrl(url: string): string {
  return url.replace(/([?&])([^=&#]+)=([^&#]*)/g, (pair, mark: string, key: string) =>
    SECRET_KEY.test(key) ? `${mark}${key}=${HIDDEN}` : pair,
  );
}

/** Masks the values of secret keys, at any depth. */
export function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(redactValue);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEY.test(key) && typeof inner === 'string' ? HIDDEN : redactValue(inner),
    ]),
  );
}

/** Takes known secrets out of a text that somebody else wrote, such as a server's error. */
export function redactText(text: string, secrets: readonly string[]): string {
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, HIDDEN), text);
}

// why the scheme stays: whether a call went out as Basic, Bearer or with a cookie is what one wants to see
function mask(name: string, value: string): string {
  const cut = value.indexOf(name === 'cookie' ? '=' : ' ');
  return cut === -1 ? HIDDEN : `${value.slice(0, cut + 1)}${HIDDEN}`;
}

function readBody({ body }: WireRequest): unknown {
  if (typeof body === 'string') {
    try {
      return JSON.parse(body);
    } catch {
      return body;
    }
  }
  return body instanceof Uint8Array ? `<${body.byteLength} bytes>` : body && '<stream>';
}
