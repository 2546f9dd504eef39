// A folder and a bucket of very many files, compared in a process of its own: what it takes in memory and time. The
// server is a bare one that makes its pages up, because 100,000 rows are not what is measured here.
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { hashOf, pathOf } from './listing-names.ts';

export interface Compared {
  readonly files: number;
  readonly same: number;
  readonly peakMiB: number;
  readonly seconds: number;
}

export async function compareMany(files: number): Promise<Compared> {
  const server = await serveListing(files, (n) => hashOf(n));
  // why the built library: stripping types takes 30 MB of its own
  const client = join(import.meta.dirname, 'listing-client.mjs');
  const child = fork(client, ['compare', String(server.port), String(files)], { execArgv: [] });
  const compared = await new Promise<Compared>((resolve, reject) => {
    child.once('message', (value) => resolve(value as Compared));
    child.once('exit', (code) => reject(new Error(`the comparison ended with ${code}`)));
  });
  server.close();
  return compared;
}

export interface Listing {
  readonly port: number;
  close(): void;
}

/** `baseInfo` is what a platform would say that stands where this one does. */
export async function serveListing(
  files: number,
  contentHash: (n: number) => string,
  baseInfo: (origin: string) => string = () => '{}',
): Promise<Listing> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    if (url.pathname === '/auth/base-info') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(baseInfo(url.origin));
      return;
    }
    const perPage = Number(url.searchParams.get('per_page') ?? 20);
    const from = (Number(url.searchParams.get('page') ?? 1) - 1) * perPage;
    const rows = Array.from({ length: Math.max(0, Math.min(perPage, files - from)) }, (_, n) =>
      entry(from + n, contentHash),
    );
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-range': `items ${from + 1}-${from + rows.length}/${files}`,
      })
      .end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The files of the listing, all of them empty. */
export function emptyFiles(folder: string, files: number): string {
  for (let n = 0; n < files; n += 1) {
    const file = join(folder, pathOf(n));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  return folder;
}

/** As large as a real one. */
function entry(n: number, contentHash: (n: number) => string) {
  const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const link = `http://127.0.0.1:65535/client_api/v1/buckets/${id}/entries/${id}/versions/${id}/content/`;
  return {
    entryid: id,
    path: pathOf(n),
    content_hash: contentHash(n),
    content_size: 0,
    content_type: 'application/octet-stream',
    current_versionid: id,
    labels: [],
    metadata: null,
    complete: true,
    content_link: link,
    link,
    last_modified: '2026-11-21T00:00:00.000Z',
    last_modified_by: id,
    last_modified_by_name: 'bench',
    updated_at: '2026-11-21T00:00:00.000Z',
  };
}
