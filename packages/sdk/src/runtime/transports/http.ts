// The Node transport for one-shot programs: `node:http` starts in a few milliseconds, a connection pool does not.
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transport, WireRequest, WireResponse } from '../types.ts';
import { followRedirects } from './redirects.ts';

/** Sends with `node:http` or `node:https`. */
export function httpTransport(): Transport {
  return followRedirects(async (request) => {
    const url = new URL(request.url);
    // why lazily: most one-shot calls go to a platform on this machine, and TLS costs a third of the start
    const start = url.protocol === 'https:' ? (await import('node:https')).request : httpRequest;
    const { method, headers, signal, timeoutMs: timeout } = request;
    return exchange(request, start(url, { method, headers, signal, timeout }));
  });
}

function exchange(request: WireRequest, outgoing: ClientRequest): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    outgoing.on('timeout', () => outgoing.destroy(new TimeoutError()));
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => resolve(wrap(incoming)));
    writeBody(request.body, outgoing, reject);
  });
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

function writeBody(body: WireRequest['body'], outgoing: ClientRequest, fail: (error: unknown) => void): void {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) {
    outgoing.end(body);
    return;
  }
  pipeline(body instanceof Blob ? Readable.fromWeb(body.stream()) : Readable.from(body), outgoing).catch(fail);
}

function wrap(incoming: IncomingMessage): WireResponse {
  return {
    status: incoming.statusCode ?? 0,
    header: (name) => {
      const value = incoming.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    text: async () => (await collect(incoming)).toString('utf8'),
    bytes: async () => {
      const { buffer, byteOffset, byteLength } = await collect(incoming);
      return new Uint8Array(buffer, byteOffset, byteLength);
    },
    stream: () => incoming,
  };
}

async function collect(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
