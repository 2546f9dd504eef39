// Sends a backup to whoever has a link that a call has answered.
import { pipeline } from 'node:stream/promises';
import { storage } from '@uos/contract';
import { cosWords, sendCosError } from '#core/files/cos-words';
import type { Ports } from '#kernel/ports';
import { hungUp } from '#kernel/server/stream-replies';
import type { Asking, Exchange, StreamRoute } from '#kernel/server/stream-route';
import { findDownload } from '../store/backups.ts';
import { contents } from '../store/contents.ts';
import { BACKUP_PATH, fileNameOf, openLink } from './address.ts';

export function downloadRoutes(ports: Ports): StreamRoute[] {
  return [
    {
      origin: 'content',
      prefix: `${BACKUP_PATH}/`,
      methods: ['GET', 'HEAD'],
      body: 'none',
      calls: { calls: 600, seconds: 60, of: (asked) => callerOf(ports, asked) },
      service: storage,
      admits: 'grant',
      words: cosWords,
      serve: (exchange) => serve(ports, exchange),
      otherMethod: async (exchange) => sendCosError(exchange, 405, 'MethodNotAllowed', 'GET is taken'),
    },
  ];
}

async function serve(ports: Ports, exchange: Exchange): Promise<void> {
  const { request, response, query, path } = exchange;
  const link = openLink(ports, query.get('sign') ?? '', ports.clock.now());
  const row = link === undefined ? undefined : await findDownload(ports.db, link.appId, link.backupId);
  // why the path too: an address is of one backup, however it is spelled
  if (row === undefined || row.etag === null || row.size === null || !path.includes(row.id)) {
    sendCosError(exchange, 403, 'AccessDenied', 'the link is not good, or not any more: ask for a new one');
    return;
  }
  if (!row.open) {
    sendCosError(exchange, 403, 'AccessDenied', 'storage is not enabled for this app');
    return;
  }
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': row.size,
    'Content-Disposition': `attachment; filename="${fileNameOf(row)}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-store',
    ETag: `"${row.etag}"`,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const body = await ports.objects.read(contents.tenantOf(row.app_id), { md5: row.etag, size: row.size });
  try {
    await pipeline(body, response);
  } catch (error) {
    if (!hungUp(request, response)) {
      throw error;
    }
  }
}

/** The app that a good link is of; an address where there is none, and of whoever guesses one. */
function callerOf(ports: Ports, asked: Asking): string {
  return openLink(ports, asked.query.get('sign') ?? '', ports.clock.now())?.appId ?? asked.remoteAddress;
}
