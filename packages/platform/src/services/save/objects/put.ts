// Takes the bytes of one upload: up to its limit, hashed on the way, kept together with the row that names them; and takes
// them back.
import { type Draft, ObjectTooLarge } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import type { Exchange } from '#kernel/server/stream-route';
import { imageOf, PICTURE_BYTES } from '../rules.ts';
import { contents } from '../store/contents.ts';
import { arrive, findUpload, noteTooLarge, takeBack } from '../store/uploads.ts';
import type { Grant } from './address.ts';
import { type Fault, sendFault } from './cos-replies.ts';

export async function putObject(ports: Ports, exchange: Exchange, grant: Grant): Promise<void> {
  const { request, response, body } = exchange;
  const digest = digestOf(request.headers['content-md5']);
  const announced = Number(request.headers['content-length'] ?? 0);
  const taken = await takeObject(ports, grant, { body, announced, digest });
  if (typeof taken === 'string') {
    sendFault(exchange, taken);
  } else {
    response.writeHead(200, { ETag: `"${taken.md5}"`, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  }
}

interface Sent {
  readonly body: AsyncIterable<Uint8Array>;
  /** Bytes that there are to be; 0 where that is not known. */
  readonly announced: number;
  readonly digest?: string | undefined;
  /** Bytes that there may be, beside the limit of the app. */
  readonly lengths?: { readonly least: number; readonly most: number };
}

/** Keeps what is sent, or says what is wrong with it. */
export async function takeObject(
  ports: Ports,
  grant: Grant,
  { body, announced, digest, lengths }: Sent,
): Promise<Fault | { readonly md5: string }> {
  const upload = await findUpload(ports.db, grant.appId, grant.objectId);
  if (upload?.open !== true) {
    return upload === undefined ? 'denied' : 'off';
  }
  if (digest === 'wrong') {
    return 'no-digest';
  }
  const received = announced > upload.limit_bytes ? undefined : await receive(ports, body, upload.limit_bytes);
  if (received === undefined) {
    await noteTooLarge(ports.db, grant.appId, grant.objectId);
    return 'too-large';
  }
  const { draft } = received;
  try {
    if (lengths !== undefined && (draft.size < lengths.least || draft.size > lengths.most)) {
      return draft.size < lengths.least ? 'too-small' : 'too-large';
    }
    if (digest !== undefined && digest !== draft.md5) {
      return 'bad-digest';
    }
    return (await keep(ports, grant, received)) ? { md5: draft.md5 } : 'denied';
  } finally {
    await draft.discard();
  }
}

/** What was uploaded and is not confirmed goes again, as often as it is asked for; its bytes go with the next collection. */
export async function deleteObject(ports: Ports, exchange: Exchange, { appId, objectId }: Grant): Promise<void> {
  if (await takeBack(ports.db, appId, objectId)) {
    exchange.response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  } else {
    sendFault(exchange, 'denied');
  }
}

interface Received {
  readonly draft: Draft;
  readonly image: ReturnType<typeof imageOf>;
}

/** Undefined where there is more of it than may be. */
async function receive(
  ports: Ports,
  body: AsyncIterable<Uint8Array>,
  limitBytes: number,
): Promise<Received | undefined> {
  const head = beginning(body);
  try {
    const draft = await ports.objects.draft(head.source, limitBytes);
    return { draft, image: imageOf(head.bytes()) };
  } catch (error) {
    if (error instanceof ObjectTooLarge) {
      return undefined;
    }
    throw error;
  }
}

/** The row and the bytes appear together; false where the permission was used up meanwhile. */
async function keep(ports: Ports, { appId, objectId }: Grant, { draft, image }: Received): Promise<boolean> {
  const tenant = contents.tenantOf(appId);
  const uploaded_at = ports.clock.now().toISOString();
  return ports.db.transaction().execute(async (db) => {
    await contents.lock(db, draft);
    const row = { app_id: appId, id: objectId, etag: draft.md5, size: draft.size, image, uploaded_at };
    if (!(await arrive(db, row))) {
      return false;
    }
    if (!(await ports.objects.has(tenant, draft))) {
      await draft.keep(tenant);
    }
    return true;
  });
}

/** A body whose first bytes are remembered. */
function beginning(body: AsyncIterable<Uint8Array>) {
  let kept = Buffer.alloc(0);
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      if (kept.byteLength < PICTURE_BYTES) {
        // why copied: whoever takes a chunk takes its memory
        kept = Buffer.concat([kept, chunk.subarray(0, PICTURE_BYTES)]);
      }
      yield chunk;
    }
  }
  return { source: read(), bytes: () => kept };
}

/** `Content-MD5` as hex; undefined where there is none. */
function digestOf(header: string | string[] | undefined): string | 'wrong' | undefined {
  if (header === undefined || header === '') {
    return undefined;
  }
  const bytes = Buffer.from(String(header), 'base64');
  return bytes.byteLength === 16 ? bytes.toString('hex') : 'wrong';
}
