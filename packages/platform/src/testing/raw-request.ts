// A request as a foreign client sends it, and the answer as it comes off the wire: header names in their own case, the
// body as bytes. Nothing is added but what HTTP/1.1 itself wants.
import { request } from 'node:http';

export interface RawAsked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The console's origin unless told. */
  readonly origin?: string;
}

export interface RawReply {
  readonly status: number;
  /** Names and values as they were sent. */
  readonly rawHeaders: readonly (readonly [string, string])[];
  /** The value of a header spelled exactly so. */
  header(name: string): string | undefined;
  readonly bytes: Buffer;
  readonly text: string;
  /** Parsed JSON, undefined where it is none. */
  readonly json: unknown;
}

export function rawRequest(
  { origin, port }: { readonly origin: string; readonly port: number },
  path: string,
  asked: RawAsked = {},
): Promise<RawReply> {
  const { method = 'GET', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...{ host: '127.0.0.1', port, path, method },
        // why the length: a body of DELETE would come in chunks, which some clients never send
        headers: {
          Host: new URL(asked.origin ?? origin).host,
          ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Uint8Array[] = [];
        answer.on('data', (chunk: Uint8Array) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve(replyOf(answer.statusCode ?? 0, answer.rawHeaders, Buffer.concat(chunks))));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

function replyOf(status: number, raw: readonly string[], bytes: Buffer): RawReply {
  const rawHeaders = raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []));
  const text = bytes.toString('utf8');
  return {
    ...{ status, rawHeaders, bytes, text, json: parsed(text) },
    header: (wanted) => rawHeaders.find(([name]) => name === wanted)?.[1],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
