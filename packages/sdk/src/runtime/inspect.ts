// What hooks, `--dry-run` and an inspector see of a call: all of it but the secrets. Loaded when somebody looks.
import type { CallOptions, Hooks, PreparedRequest, ResponseInfo, Row, WireRequest } from './types.ts';

const HIDDEN = '***';
const SECRET_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'set-cookie', 'x-nonce-token']);
const SECRET_KEY = /secret|password|token|verifier|credential|idcard|realname|phone|^e?mail$|^code$/i;

/** Tells the hooks of a request, and gives back what tells them of each answer. */
export function watch(
  operation: Asked,
  request: WireRequest,
  hooks: Hooks,
  onResponse: CallOptions['onResponse'],
): (answer: Pick<ResponseInfo, 'status' | 'ms' | 'attempt'> & { readonly requestId: string | undefined }) => void {
  const shown = redactRequest(operation, request);
  hooks.onRequest?.(shown);
  return ({ requestId, ...facts }) => {
    const { method, url } = shown;
    const info = { operation: operation.id, method, url, ...facts, ...(requestId !== undefined && { requestId }) };
    hooks.onResponse?.(info);
    onResponse?.(info);
  };
}

/** A request as it may be printed: who is calling and what is secret in body and query are masked. */
export function redactRequest({ id, row }: Asked, request: WireRequest): PreparedRequest {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      SECRET_HEADERS.has(name) ? mask(name, value) : value,
    ]),
  );
  const body = readBody(request);
  return {
    operation: id,
    method: request.method,
    effect: row.effect ?? (request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'),
    url: redactUrl(request.url),
    headers,
    ...(body !== undefined && { body: redactValue(body) }),
  };
}

/** What of an operation is told. */
interface Asked {
  readonly id: string;
  readonly row: Pick<Row, 'effect'>;
}

/** Masks the values of secret query keys. */
function redactUrl(url: string): string {
  // why: the address of a signed upload is itself the permission; wire/cdn-and-platform.md 1.6
  return url
    .replace(/(\/upload\/signed\/)[^/?#]+/, `$1${HIDDEN}`)
    .replace(/([?&])([^=&#]+)=([^&#]*)/g, (pair, mark: string, key: string) =>
      SECRET_KEY.test(key) ? `${mark}${key}=${HIDDEN}` : pair,
    );
}

/** Masks the values of secret keys, at any depth. */
function redactValue(value: unknown): unknown {
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
  if (body instanceof Uint8Array || body instanceof Blob) {
    return `<${body instanceof Blob ? body.size : body.byteLength} bytes>`;
  }
  return body && '<stream>';
}
