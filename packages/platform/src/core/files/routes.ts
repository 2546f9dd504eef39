// Uploads with a temporary credential, and the way back to what was uploaded. Bytes are written on the console origin and
// read on the content origin: there a file can be whatever it is, the session is not there.
import { pipeline } from 'node:stream/promises';
import { openText, signText } from '#kernel/keys/signed-text';
import { ObjectTooLarge } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import { hungUp } from '#kernel/server/stream-replies';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';
import { checkCosSignature } from './cos-signature.ts';
import { FILES_PATH, type FileGrant, OBJECTS_PATH, openGrant, temporaryKey, urlPath } from './credential.ts';
import { FILE_TENANT, findFile, insertFile, nameInPath, readableFile, type StoredFile } from './files.ts';
import { contentTypeOf, isShown, LARGEST_FILE_BYTES, rulesOf } from './purposes.ts';
import { sendRefused, type UploadFault } from './replies.ts';

/** How long an address on the content origin opens a file that not everybody may read. */
const LINK_SECONDS = 600;
const LINK = 'file-link';

interface FileLink {
  readonly name: string;
  /** Unix seconds. */
  readonly until: number;
}

export function fileRoutes(ports: Ports): StreamRoute[] {
  const read = {
    prefix: `${FILES_PATH}/`,
    methods: ['GET', 'HEAD'],
    body: 'none',
    calls: { unlimited: 'a page shows many files at once' },
    admits: 'reader',
    otherMethod: async (exchange) => sendRefused(exchange, 'missing'),
  } as const satisfies Partial<StreamRoute>;
  return [
    {
      origin: 'console',
      prefix: `${OBJECTS_PATH}/`,
      methods: ['PUT'],
      body: { limitBytes: LARGEST_FILE_BYTES, idleMs: ports.config.bodyIdleMs },
      calls: { calls: 1200, seconds: 60, of: ({ remoteAddress }) => remoteAddress },
      admits: 'grant',
      serve: (exchange) => putObject(ports, exchange),
      otherMethod: async (exchange) => sendRefused(exchange, 'method'),
    },
    { ...read, origin: 'console', serve: (exchange) => leadToFile(ports, exchange) },
    { ...read, origin: 'content', serve: (exchange) => sendFile(ports, exchange) },
  ];
}

async function putObject(ports: Ports, exchange: Exchange): Promise<void> {
  const { request, response, path } = exchange;
  const name = nameInPath(path.slice(OBJECTS_PATH.length + 1));
  const grant = grantOf(ports, exchange, name);
  if (typeof grant === 'string') {
    sendRefused(exchange, grant);
    return;
  }
  const limitBytes = rulesOf(grant.purpose)?.limitBytes ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
    sendRefused(exchange, 'too-large');
    return;
  }
  const etag = await receive(ports, exchange, grant, limitBytes);
  if (etag === 'too-large' || etag === 'exists') {
    sendRefused(exchange, etag);
    return;
  }
  response.writeHead(200, { ETag: `"${etag}"`, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}

/** What the request may write: by the signed address, or by a signature with the temporary key. */
function grantOf(ports: Ports, exchange: Exchange, name: string | undefined): FileGrant | UploadFault {
  const { request, query, path } = exchange;
  const { headers, method = '' } = request;
  const inUrl = query.get('sign');
  const token = inUrl ?? String(headers['x-cos-security-token'] ?? '');
  const now = ports.clock.now();
  const grant = openGrant(ports, token, now);
  if (grant === undefined || grant === 'expired') {
    return grant ?? 'denied';
  }
  if (inUrl === null) {
    const object = nameInPath(path) ?? '';
    const paths = [object, object.slice(OBJECTS_PATH.length)];
    const signed = checkCosSignature({ method, paths, query, headers }, temporaryKey(ports, token), now);
    if (signed !== 'right') {
      return signed === 'wrong' ? 'signature' : signed === 'expired' ? 'expired' : 'denied';
    }
  }
  // why after the signature: who holds no key learns nothing of names
  return grant.name === name ? grant : 'denied';
}

async function receive(
  ports: Ports,
  { body }: Exchange,
  grant: FileGrant,
  limitBytes: number,
): Promise<string | 'too-large' | 'exists'> {
  const draft = await ports.objects.draft(body, limitBytes).catch((error: unknown) => {
    if (error instanceof ObjectTooLarge) {
      return undefined;
    }
    throw error;
  });
  if (draft === undefined) {
    return 'too-large';
  }
  try {
    const file = fileOf(grant, draft, ports.clock.now().toISOString());
    if (!(await ports.objects.has(FILE_TENANT, draft))) {
      await draft.keep(FILE_TENANT);
    }
    const before = await insertFile(ports.db, file);
    return before === undefined || before.etag === file.etag ? file.etag : 'exists';
  } finally {
    await draft.discard();
  }
}

function fileOf(grant: FileGrant, { md5, size }: { md5: string; size: number }, now: string): StoredFile {
  return {
    name: grant.name,
    area: grant.area.kind,
    area_id: grant.area.id,
    purpose: grant.purpose,
    etag: md5,
    size,
    content_type: contentTypeOf(grant.name),
    created_by: grant.createdBy,
    created_at: now,
  };
}

/** Asks who reads, and sends them to the bytes. */
async function leadToFile(ports: Ports, exchange: Exchange): Promise<void> {
  const { response, path } = exchange;
  const name = nameInPath(path.slice(FILES_PATH.length + 1)) ?? '';
  const isPublic = rulesOf(name.split('/')[0] ?? '')?.isPublic === true;
  const file = isPublic ? await findFile(ports.db, name) : await readableFile(ports.db, await exchange.who(), name);
  if (file === undefined) {
    sendRefused(exchange, 'missing');
    return;
  }
  const until = Math.floor(ports.clock.now().getTime() / 1000) + LINK_SECONDS;
  const token = isPublic ? '' : `?token=${signText(ports, { name, until } satisfies FileLink, LINK)}`;
  const Location = `${ports.origins.content}${FILES_PATH}/${urlPath(name)}${token}`;
  response.writeHead(302, { Location, 'Cache-Control': 'private, no-store', 'Content-Length': 0 }).end();
}

async function sendFile(ports: Ports, exchange: Exchange): Promise<void> {
  const { request, response, path, query } = exchange;
  const name = nameInPath(path.slice(FILES_PATH.length + 1)) ?? '';
  const link = openText<FileLink>(ports, query.get('token') ?? '', LINK);
  const isPublic = rulesOf(name.split('/')[0] ?? '')?.isPublic === true;
  const opens = isPublic || (link?.name === name && link.until * 1000 > ports.clock.now().getTime());
  const file = opens ? await findFile(ports.db, name) : undefined;
  if (file === undefined) {
    sendRefused(exchange, 'missing');
    return;
  }
  const fileName = encodeURIComponent(name.slice(name.lastIndexOf('/') + 1)).replace(/['()*]/g, escape);
  const disposition = isShown(file.content_type) ? 'inline' : 'attachment';
  response.writeHead(200, {
    'Content-Type': file.content_type,
    'Content-Length': file.size,
    'Content-Disposition': `${disposition}; filename*=UTF-8''${fileName}`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, max-age=600',
    ETag: `"${file.etag}"`,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(await ports.objects.read(FILE_TENANT, { md5: file.etag, size: file.size }), response).catch(
    (error: unknown) => {
      if (!hungUp(request, response)) {
        throw error;
      }
    },
  );
}
