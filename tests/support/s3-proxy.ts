// Stands before s3rver, which takes anonymous and wrongly signed writes: lets through what is signed and whole,
// adds the calls it lacks, can be told to fail, and counts what passes.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Keys, refuseSignature, type S3Refusal } from './s3-signature.ts';

/** A fault to put in the way of requests: answered instead of the store, or after the store has done them. */
export interface Fault {
  /** Requests that meet it, by method and target. */
  readonly of: (method: string, target: string) => boolean;
  readonly status: number;
  readonly body?: string;
  readonly after?: boolean;
}

export interface S3Proxy {
  readonly url: string;
  /** `METHOD /target` of every request that was let through. */
  readonly passed: string[];
  readonly refused: S3Refusal[];
  /** Uploads in parts that are neither joined nor aborted. */
  readonly uploads: Map<string, { readonly key: string; startedAt: Date }>;
  fault: Fault | undefined;
  /** Keys in one page of a list. */
  pageKeys: number;
  /** What the proxy takes for the time. */
  now: () => Date;
  close(): Promise<void>;
}

export async function startS3Proxy(store: { port: number; bucket: string }, keys: Keys): Promise<S3Proxy> {
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      response.destroy(error as Error);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: S3Proxy = {
    url: `http://127.0.0.1:${port}`,
    passed: [],
    refused: [],
    uploads: new Map(),
    fault: undefined,
    pageKeys: 1000,
    now: () => new Date(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: target = '/', headers } = incoming;
    const body = await bytesOf(incoming);
    const refusal =
      refuseSignature({ method, target, headers, body }, keys, proxy.now()) ?? (await refuseOverwrite(incoming));
    if (refusal !== undefined) {
      proxy.refused.push(refusal);
      sendError(response, refusal);
      return;
    }
    proxy.passed.push(`${method} ${target}`);
    const fault = proxy.fault?.of(method, target) ? proxy.fault : undefined;
    if (fault === undefined || fault.after === true) {
      const answer = await answerOf(incoming, body);
      if (fault === undefined) {
        send(response, answer);
        return;
      }
    }
    if (fault !== undefined) {
      send(response, { status: fault.status, headers: {}, body: Buffer.from(fault.body ?? '') });
    }
  }

  /** A write under `If-None-Match: *` finds nothing there, or is refused. */
  async function refuseOverwrite({ method, url = '', headers }: IncomingMessage): Promise<S3Refusal | undefined> {
    if (method !== 'PUT' || headers['if-none-match'] !== '*') {
      return undefined;
    }
    const { status } = await ask(store.port, 'HEAD', url, {}, Buffer.alloc(0));
    return status === 200 ? { status: 412, code: 'PreconditionFailed' } : undefined;
  }

  async function answerOf({ method = 'GET', url: target = '/', headers }: IncomingMessage, body: Buffer) {
    const { pathname, searchParams } = new URL(target, proxy.url);
    const uploadId = searchParams.get('uploadId');
    if (method === 'GET' && searchParams.has('uploads')) {
      return xml(uploadList(proxy, store.bucket, searchParams.get('prefix') ?? ''));
    }
    if (uploadId !== null && !proxy.uploads.has(uploadId)) {
      return xml(errorText('NoSuchUpload'), 404);
    }
    if (method === 'DELETE' && uploadId !== null) {
      proxy.uploads.delete(uploadId);
      return { status: 204, headers: {}, body: Buffer.alloc(0) };
    }
    const kept = Object.fromEntries(
      Object.entries(headers).filter(([name]) => name !== 'authorization' && name !== 'host'),
    );
    if (searchParams.has('list-type')) {
      return listOf(pathname, searchParams);
    }
    const isLink = searchParams.has('X-Amz-Signature');
    const overrides = overridesIn(searchParams);
    for (const name of isLink ? [...searchParams.keys()] : []) {
      if (name.startsWith('X-Amz-')) {
        searchParams.delete(name);
      }
    }
    const whole = isLink ? `${pathname}?${searchParams}` : target;
    const answer = await ask(store.port, method, whole, kept, body);
    if (answer.status >= 300) {
      return answer;
    }
    if (isLink) {
      return { ...answer, headers: { ...answer.headers, ...overrides } };
    }
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = /<UploadId>([^<]+)</.exec(answer.body.toString())?.[1] ?? '';
      proxy.uploads.set(id, { key: pathname.slice(`/${store.bucket}/`.length), startedAt: proxy.now() });
    } else if (method === 'POST' && uploadId !== null) {
      proxy.uploads.delete(uploadId);
    } else if (method === 'PUT' && uploadId === null && headers['x-amz-copy-source'] === undefined) {
      await settled(pathname, body.byteLength);
    }
    return answer;
  }

  /** One page by the first version of the call: s3rver cannot page by the second one on this Node. */
  async function listOf(bucket: string, query: URLSearchParams): Promise<Answer> {
    const asked = new URLSearchParams({
      prefix: query.get('prefix') ?? '',
      marker: query.get('continuation-token') ?? '',
      'max-keys': String(proxy.pageKeys),
    });
    const answer = await ask(store.port, 'GET', `${bucket}?${asked}`, {}, Buffer.alloc(0));
    return answer.status === 200 ? xml(secondVersion(answer.body.toString())) : answer;
  }

  /** s3rver answers a write before its file is whole. */
  async function settled(path: string, size: number): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      const { headers } = await ask(store.port, 'HEAD', path, {}, Buffer.alloc(0));
      if (Number(headers['content-length']) === size) {
        return;
      }
      await delay(5);
    }
    throw new Error(`${path} did not become ${size} bytes`);
  }

  return proxy;
}

/** Headers that a link asks for, taken out of the query: s3rver gives them only to callers it has checked itself. */
function overridesIn(query: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of [...query]) {
    if (name.startsWith('response-')) {
      found[name.slice('response-'.length)] = value;
      query.delete(name);
    }
  }
  return found;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

function ask(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      bytesOf(response).then((bytes) => {
        resolve({ status: response.statusCode ?? 500, headers: response.headers, body: bytes });
      }, reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _chunked, ...kept } = headers;
  response.writeHead(status, { 'content-length': body.byteLength, ...kept }).end(body);
}

function sendError(response: ServerResponse, { status, code }: S3Refusal): void {
  send(response, xml(errorText(code), status));
}

function errorText(code: string): string {
  return `<Error><Code>${code}</Code></Error>`;
}

function xml(text: string, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(text) };
}

/** A page of the first version as the second one says it; the token is the last key of the page. */
function secondVersion(page: string): string {
  const items = page.match(/<Contents>.*?<\/Contents>/gs) ?? [];
  const last = /<Key>([^<]*)</.exec(items.at(-1) ?? '')?.[1] ?? '';
  const next = page.includes('<IsTruncated>true<') ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
  return `<ListBucketResult>${next}${items.join('')}</ListBucketResult>`;
}

function uploadList(proxy: S3Proxy, bucket: string, prefix: string): string {
  const rows = [...proxy.uploads]
    .filter(([, { key }]) => key.startsWith(prefix))
    .map(
      ([id, { key, startedAt }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${startedAt.toISOString()}</Initiated></Upload>`,
    );
  return `<ListMultipartUploadsResult><Bucket>${bucket}</Bucket><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`;
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
