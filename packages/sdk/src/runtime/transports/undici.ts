// The Node transport for throughput: one pool of kept-alive connections for the whole process.
import { Agent, type Dispatcher, request as send } from 'undici';
import type { Transport, WireRequest, WireResponse } from '../types.ts';
import { followRedirects } from './redirects.ts';

const CONNECT_TIMEOUT_MS = 10_000;

let sharedAgent: Agent | undefined;

/**
 * Sends with undici. Without a dispatcher all clients of the process share one pool.
 * @example createUos({ origin, transport: undiciTransport(new ProxyAgent('http://proxy:3128')) })
 */
export function undiciTransport(dispatcher?: Dispatcher): Transport {
  return followRedirects(async ({ url, method, headers, body, signal, timeoutMs }: WireRequest) => {
    sharedAgent ??= new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });
    const response = await send(url, {
      method: method as Dispatcher.HttpMethod,
      headers,
      dispatcher: dispatcher ?? sharedAgent,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      body: body as Dispatcher.DispatchOptions['body'],
      signal,
    });
    return wrap(response);
  });
}

function wrap({ statusCode, headers, body }: Dispatcher.ResponseData): WireResponse {
  return {
    status: statusCode,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    text: () => body.text(),
    bytes: () => body.bytes(),
    stream: () => body,
  };
}
