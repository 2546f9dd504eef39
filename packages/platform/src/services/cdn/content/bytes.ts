// Sends one stored content: whole, a range of it, or word that it has not changed. Source: wire 1.7.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { type HeaderFields, hungUp } from '#kernel/server/stream-replies';
import type { Exchange } from '#kernel/server/stream-route';
import type { Content } from '../store/content.ts';
import { sendRefusal } from '../stream-replies.ts';
import type { Downloads } from './downloads.ts';
import { CONTENT_HEADERS } from './headers.ts';
import { wantedPart } from './ranges.ts';

/** Answers with the content; `cacheControl` says how long others may keep it. */
export async function sendBytes(
  ports: Ports,
  downloads: Downloads,
  { request, response }: Exchange,
  content: Content,
  cacheControl: string,
): Promise<void> {
  const etag = `"${content.md5}"`;
  const lastModified = new Date(content.modified_at).toUTCString();
  const headers: HeaderFields = {
    ...CONTENT_HEADERS,
    'Cache-Control': cacheControl,
    ETag: etag,
    'Last-Modified': lastModified,
    'Accept-Ranges': 'bytes',
  };
  const method = request.method ?? 'GET';
  const part = wantedPart(method, request.headers, { etag, lastModified, size: content.size });
  if (part.status === 304) {
    response.writeHead(304, headers).end();
    return;
  }
  if (part.status === 416) {
    const refusal = styles.cdn.refuse('out-of-range', `the object has ${content.size} bytes`, { status: 416 });
    sendRefusal(response, refusal, {
      ...CONTENT_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Range': `bytes */${content.size}`,
    });
    return;
  }
  const range = part.status === 206 ? { start: part.start, end: part.end } : undefined;
  const length = range === undefined ? content.size : range.end - range.start + 1;
  const link = method === 'GET' ? await storeLink(ports, content, cacheControl) : undefined;
  if (link !== undefined) {
    response
      .writeHead(307, { ...CONTENT_HEADERS, 'Cache-Control': 'private, no-store', 'Content-Length': 0, Location: link })
      .end();
    downloads.served(content, content.path, length);
    return;
  }
  const body = method === 'HEAD' ? undefined : await readPart(ports, content, range);
  response.writeHead(part.status, {
    ...headers,
    'Content-Type': content.content_type,
    'Content-Length': length,
    ...(range === undefined ? {} : { 'Content-Range': `bytes ${range.start}-${range.end}/${content.size}` }),
  });
  if (body === undefined) {
    response.end();
    return;
  }
  if (body instanceof Uint8Array) {
    response.end(body);
    downloads.served(content, content.path, length);
    return;
  }
  const sent = countBytes(body);
  try {
    await pipeline(body, response);
  } catch (error) {
    if (!hungUp(request, response)) {
      throw error;
    }
  } finally {
    downloads.served(content, content.path, sent());
  }
}

/** Up to this size one piece of memory costs less than a stream; for most files of a game. */
const WHOLE_BYTES = 64 * 1024;

async function readPart(
  { objects }: Ports,
  content: Content,
  range: { readonly start: number; readonly end: number } | undefined,
): Promise<Uint8Array | Readable> {
  if (content.size > WHOLE_BYTES) {
    return objects.read(content.app_id, content, range);
  }
  const bytes = await objects.readWhole(content.app_id, content);
  return range === undefined ? bytes : bytes.subarray(range.start, range.end + 1);
}

/** Below this a second request costs more than the bytes. */
const LINKED_BYTES = 1024 * 1024;
const LINK_TTL_SECONDS = 3600;

/** Where the caller reads the content itself; its own request for a range goes there as it is. */
async function storeLink(ports: Ports, content: Content, cacheControl: string): Promise<string | undefined> {
  if (!ports.config.objectsRedirect || content.size < LINKED_BYTES) {
    return undefined;
  }
  return ports.objects.link?.(content.app_id, content, {
    ttlSeconds: LINK_TTL_SECONDS,
    contentType: content.content_type,
    cacheControl,
  });
}

function countBytes(body: Readable): () => number {
  let bytes = 0;
  body.on('data', (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
  });
  return () => bytes;
}
