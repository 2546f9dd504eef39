// What stream routes share: they write to the socket themselves, so they answer, fail and let go here, in one way.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal, styles } from '#kernel/call/errors';
import { type Failing, refusalOf } from '#kernel/call/refuse';
import type { Log } from '#kernel/watch/log';
import type { Exchange } from './stream-route.ts';

export type HeaderFields = Readonly<Record<string, string>>;

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: HeaderFields = {}): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    })
    .end(response.req.method === 'HEAD' ? undefined : text);
}

/** A refusal of the server itself, or of a stream route without words of its own. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  info: string,
  details: readonly string[] = [],
): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ code: status, info, message: info, details }));
}

const said = (status: number) => (detail: string, options: ConstructorParameters<typeof Refusal>[2]) =>
  new Refusal(status, detail, options);

/** How a stream route says no. */
export interface StreamWords {
  readonly style: Failing;
  send(exchange: Exchange, refusal: Refusal): void;
}

const PLAIN: StreamWords = {
  style: {
    refuse: styles.platform.refuse,
    common: {
      unavailable: said(503),
      'storage-full': said(507),
      internal: (_detail, options) => new Refusal(500, 'Internal Server Error', options),
    },
  },
  send({ response }, { status, message, details, headers }) {
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value);
    }
    sendPlain(response, status, message, details);
  },
};

/** The one end of every stream that fails: nobody is answered who hung up, and nothing is added to half an answer. */
export function failStream(error: unknown, exchange: Exchange, log: Log, path: string, words = PLAIN): void {
  const { request, response } = exchange;
  if (hungUp(request, response)) {
    response.destroy();
  } else if (response.headersSent) {
    log.error({ path, err: error }, 'an answer broke off');
    response.destroy();
  } else {
    words.send(exchange, refusalOf(error, words.style, log, { path }));
  }
}

/** True where the client went away before it had sent or received everything: there is nobody to answer. */
export function hungUp(request: IncomingMessage, response: ServerResponse): boolean {
  return response.destroyed || (request.destroyed && !request.complete);
}

class BodyTooLarge extends Refusal {
  constructor(limitBytes: number) {
    super(413, `the body is larger than ${limitBytes} bytes`, { code: 1 });
    this.name = 'BodyTooLarge';
  }
}

/**
 * The body, no more of it than may be; whoever stops reading it early leaves the connection open, so that a refusal can
 * still be answered.
 */
export async function* bodyOf(request: IncomingMessage, limitBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > limitBytes) {
      throw new BodyTooLarge(limitBytes);
    }
    yield chunk;
  }
}

/** The whole of a small body; undefined where it is larger than it may be, and the rest of it is not read. */
export async function readWhole(body: AsyncIterable<Uint8Array>, limitBytes?: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (limitBytes !== undefined && bytes > limitBytes) {
        return undefined;
      }
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      return undefined;
    }
    throw error;
  }
  return Buffer.concat(chunks, bytes);
}

/** Cuts whoever sends nothing of a body for so long; what was sent of it is dropped. */
export function cutIdle(request: IncomingMessage, response: ServerResponse, idleMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) === 0) {
    return;
  }
  request.setTimeout(idleMs, () => request.destroy());
  request.once('end', () => {
    // why: work on a whole body, such as joining a large object, is silent for longer than a client may be
    if (!response.writableFinished) {
      request.setTimeout(0);
    }
  });
}

/** How long a client that has its answer may go on sending before its connection is cut. */
const DRAIN_MS = 10_000;

/** The answer is out; what a client still sends is thrown away for a while, so that it gets to read it. */
export function cutSlowly(request: IncomingMessage): void {
  if (!request.complete) {
    request.resume();
    const cut = setTimeout(() => request.destroy(), DRAIN_MS).unref();
    request.once('close', () => clearTimeout(cut));
  }
}
