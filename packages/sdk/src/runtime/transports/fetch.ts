// The browser's transport, for any runtime that has `fetch`.
import type { Transport, WireRequest, WireResponse } from '../types.ts';

/** why not the caller's: `fetch` counts from the beginning, and knows no silence; who follows longer opens it again. */
const FOLLOWED_MS = 3_600_000;

/** Sends with `fetch`, which also follows redirects and keeps the browser's cookies. */
export function fetchTransport(send: typeof fetch = fetch): Transport {
  return async (request) => wrap(await send(request.url, init(request)));
}

function init({ method, headers, body, signal, timeoutMs, cookies, followed }: WireRequest): RequestInit {
  const timeout = AbortSignal.timeout(followed ? FOLLOWED_MS : timeoutMs);
  return {
    method,
    headers,
    credentials: cookies === true ? 'include' : 'same-origin',
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    body: body as RequestInit['body'],
  };
}

function wrap(response: Response): WireResponse {
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    text: () => response.text(),
    bytes: async () => new Uint8Array(await response.arrayBuffer()),
    stream: () => response.body as AsyncIterable<Uint8Array>,
  };
}
