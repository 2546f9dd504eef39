// A request of node's server → a call of the pipeline → its answer on the wire. Straight from the one to the other: what
// lies between them is paid by every call.
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sentBody } from '#kernel/call/input/read-body';
import type { Answer, AnswerHeaders, CallRequest, SentHeaders } from '#kernel/call/message';
import { spelled } from './spelled-response.ts';
import { cutSlowly } from './stream-replies.ts';

interface Came {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly query: string;
  readonly remoteAddress: string;
  /** Headers of every answer, which one may say otherwise. */
  readonly common: readonly (readonly [string, string])[];
}

const NO_QUERY = new URLSearchParams();

export async function serveCall(answerOf: (request: CallRequest) => Promise<Answer>, came: Came): Promise<void> {
  const { request, response } = came;
  const answer = await answerOf({
    method: request.method ?? '',
    path: came.path,
    query: came.query === '' ? NO_QUERY : new URLSearchParams(came.query),
    headers: sentHeaders(request),
    body: sentBody(request),
    remoteAddress: came.remoteAddress,
    gone: () => goneSignal(response),
  });
  if (!request.complete) {
    response.once('finish', () => cutSlowly(request));
  }
  await write(answer, came.common, response);
}

function sentHeaders({ headers }: IncomingMessage): SentHeaders {
  return {
    get(name) {
      const value = headers[name.toLowerCase()];
      return (Array.isArray(value) ? value.join(', ') : value) ?? null;
    },
    has: (name) => headers[name.toLowerCase()] !== undefined,
  };
}

function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const tell = (): void => {
    if (!response.writableFinished) {
      gone.abort();
    }
  };
  if (response.destroyed) {
    tell();
  } else {
    response.once('close', tell);
  }
  return gone.signal;
}

async function write(
  { status, headers, body }: Answer,
  common: Came['common'],
  response: ServerResponse,
): Promise<void> {
  const fields = fieldsOf(headers, common);
  if (body === undefined || body instanceof Uint8Array) {
    if (body !== undefined) {
      fields.push('Content-Length', body.byteLength);
    }
    response.writeHead(status, fields).end(body);
    return;
  }
  if (typeof body === 'string') {
    const bytes = Buffer.byteLength(body);
    fields.push('Content-Length', bytes);
    // why: what is ASCII alone is copied as it is, several times as fast as it is written as UTF-8
    response.writeHead(status, fields).end(body, bytes === body.length ? 'latin1' : 'utf8');
    return;
  }
  response.writeHead(status, fields).flushHeaders();
  await writeAsItIsRead(body, response);
}

/** Names and values in turn, which node writes as they are: to be set one by one costs each of them three times as much. */
function fieldsOf(headers: AnswerHeaders, common: Came['common']): OutgoingHttpHeader[] {
  const fields: OutgoingHttpHeader[] = [];
  for (const [name, value] of common) {
    if (!headers.has(name)) {
      fields.push(name, value);
    }
  }
  for (const { name, value } of headers.all()) {
    fields.push(spelled(name), typeof value === 'string' ? value : [...value]);
  }
  return fields;
}

/** Ends its source where the caller goes away, which is nobody's error. */
async function writeAsItIsRead(body: AsyncIterable<Uint8Array>, response: ServerResponse): Promise<void> {
  const source = Readable.from(body);
  if (response.destroyed || response.req.method === 'HEAD') {
    source.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(source, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      throw error;
    }
  }
}
