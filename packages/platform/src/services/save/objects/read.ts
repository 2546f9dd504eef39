// Sends the bytes of one file: by a link that a call has answered, or to whoever holds the key that wrote it.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ports } from '#kernel/ports';
import { hungUp } from '#kernel/server/stream-replies';
import type { Exchange } from '#kernel/server/stream-route';
import { contents } from '../store/contents.ts';
import { type FileRow, findFile } from '../store/uploads.ts';
import { type Grant, openLink } from './address.ts';
import { sendFault } from './cos-replies.ts';
import type { Downloads } from './downloads.ts';

export async function readLinked(ports: Ports, downloads: Downloads, exchange: Exchange, token: string): Promise<void> {
  const link = openLink(ports, token, ports.clock.now());
  const file =
    link === undefined || link === 'expired' ? undefined : await findFile(ports.db, link.appId, link.objectId);
  // why the path too: an address is of one file, however it is spelled
  if (file === undefined || !file.is_kept || !exchange.path.includes(file.id)) {
    sendFault(exchange, 'missing');
  } else if (!file.open) {
    sendFault(exchange, 'off');
  } else {
    await send(ports, downloads, exchange, file);
  }
}

export async function readGranted(ports: Ports, downloads: Downloads, exchange: Exchange, grant: Grant): Promise<void> {
  const file = await findFile(ports.db, grant.appId, grant.objectId);
  if (file === undefined) {
    sendFault(exchange, 'missing');
  } else if (!file.open) {
    sendFault(exchange, 'off');
  } else {
    await send(ports, downloads, exchange, file);
  }
}

async function send(ports: Ports, downloads: Downloads, { request, response }: Exchange, file: FileRow): Promise<void> {
  const etag = `"${file.etag}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag, 'Cache-Control': CACHE }).end();
    return;
  }
  // why only what was confirmed as such: a save may begin like a picture and is none
  const isShown = file.kind !== 'file' && file.image !== '' && file.is_kept;
  response.writeHead(200, {
    'Content-Type': isShown ? `image/${file.image}` : 'application/octet-stream',
    'Content-Length': file.size,
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName(file)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': CACHE,
    ETag: etag,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const body = await ports.objects.read(contents.tenantOf(file.app_id), { md5: file.etag, size: file.size });
  const sent = countBytes(body);
  try {
    await pipeline(body, response);
  } catch (error) {
    if (!hungUp(request, response)) {
      throw error;
    }
  } finally {
    downloads.sent(file.app_id, sent());
  }
}

const CACHE = 'private, max-age=600';

function encodedName({ name, id }: FileRow): string {
  return encodeURIComponent((name === '' ? id : name).toWellFormed()).replace(/['()*]/g, escape);
}

function countBytes(body: Readable): () => number {
  let bytes = 0;
  body.on('data', (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
  });
  return () => bytes;
}
