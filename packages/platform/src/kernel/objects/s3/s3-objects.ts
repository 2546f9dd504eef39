// The object store on S3: small drafts wait in memory, large ones are sent in parts as they arrive, then copied
// under their hash by the store itself. It decides nothing: which content exists is a row in PostgreSQL.
import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { crc32 } from 'node:zlib';
import type { Ids } from '#kernel/keys/ids';
import {
  type Draft,
  type KeptObject,
  ObjectMissing,
  ObjectStoreError,
  type Objects,
  ObjectTooLarge,
  objectKey,
  PartMissing,
  type PartPlace,
  parseObjectKey,
  type StoredObject,
} from '#kernel/objects/objects';
import type { S3Place } from './address.ts';
import { presignedGet } from './link.ts';
import { type S3Send, s3Sender, writtenText, xmlValue } from './request.ts';

/** S3 takes no smaller part but the last, and this much of an upload is in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_MAX = 10_000;
/** S3 copies no larger object in one request. */
const COPY_BYTES_MAX = 5 * 1024 ** 3;
/** Past this age no upload token is left that could go on with what an upload began. */
const UNFINISHED_LIFE_MS = 24 * 3_600_000;
/** Copying and joining gigabytes takes the store a while. */
const WHOLE_OBJECT_TIMEOUT_MS = 280_000;

const OBJECTS = 'objects/';
const DRAFTS = 'drafts/';

/** Objects below `{prefix}objects/`, unfinished ones below `{prefix}drafts/`, files on their way there in the folder. */
export function s3Objects(place: S3Place, ids: Ids, folder: string): Objects {
  const send = s3Sender(place);
  const objectAt = (tenant: string, object: StoredObject) => `${OBJECTS}${objectKey(tenant, object)}`;
  const partAt = ({ upload, offset }: PartPlace) => `${DRAFTS}${upload}-${offset}.part`;
  const put = async (key: string, bytes: Uint8Array) => {
    await drained(await send({ method: 'PUT', key, body: bytes, headers: { 'Content-MD5': md5Base64(bytes) } }));
  };
  const remove = async (key: string) => {
    await drained(await send({ method: 'DELETE', key, expected: [404] }));
  };

  /** All bytes are here: they go straight under their hash once they are proved. */
  const smallDraft = (bytes: Uint8Array, object: StoredObject): Draft => ({
    ...object,
    keep: (tenant) => put(objectAt(tenant, object), bytes),
    discard: () => Promise.resolve(),
  });

  const largeDraft = (key: string, object: StoredObject): Draft => ({
    ...object,
    async keep(tenant) {
      const copied = await send({
        method: 'PUT',
        key: objectAt(tenant, object),
        headers: { 'X-Amz-Copy-Source': `/${place.bucket}/${place.prefix}${key}` },
        timeoutMs: WHOLE_OBJECT_TIMEOUT_MS,
      });
      await writtenText(copied, `copy of ${key}`);
    },
    discard: () => remove(key),
  });

  const draft = async (source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Draft> => {
    const limit = Math.min(limitBytes, COPY_BYTES_MAX);
    const partBytes = Math.max(PART_BYTES, Math.ceil(limit / PARTS_MAX));
    const hash = createHash('md5');
    const key = `${DRAFTS}${ids.uuid()}.draft`;
    let size = 0;
    let upload: Multipart | undefined;
    try {
      for await (const { bytes, last } of inParts(source, partBytes, limit)) {
        hash.update(bytes);
        size += bytes.byteLength;
        if (last && upload === undefined) {
          return smallDraft(bytes, { md5: hash.digest('hex'), size });
        }
        upload ??= await beginMultipart(send, key);
        await upload.add(bytes);
      }
      await upload?.complete();
      return largeDraft(key, { md5: hash.digest('hex'), size });
    } catch (error) {
      // why its own failure is left out: the sweep finds what could not be aborted now
      await upload?.abort().catch(() => undefined);
      throw error;
    }
  };

  const draftByFile: Objects['draftByFile'] = async (write, limitBytes) => {
    const file = join(folder, `${ids.uuid()}.draft`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await write(file);
      return await draft(createReadStream(file), limitBytes);
    } finally {
      await rm(file, { force: true });
    }
  };

  const readKey = async (key: string, range?: { start: number; end: number }) => {
    const headers: Record<string, string> = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
    const answer = await send({ method: 'GET', key, headers, expected: [404] });
    if (answer.status !== 404) {
      return { answer, body: bodyOf(answer) };
    }
    await missingKey(answer, key);
    return undefined;
  };

  const read: Objects['read'] = async (tenant, object, range) => {
    const found = await readKey(objectAt(tenant, object), object.size === 0 ? undefined : range);
    if (found === undefined) {
      throw new ObjectMissing(object);
    }
    const expected = range === undefined ? object.size : range.end - range.start + 1;
    if (Number(found.answer.headers.get('Content-Length') ?? Number.NaN) !== expected) {
      found.body.destroy();
      throw new ObjectStoreError('away', `object ${object.md5}: the store does not answer with ${expected} bytes`);
    }
    return found.body;
  };

  return {
    draft,
    draftByFile,
    draftOf: (bytes, md5) => Promise.resolve(smallDraft(bytes, { md5, size: bytes.byteLength })),
    draftOfParts(parts, limitBytes) {
      const joined = async function* (): AsyncGenerator<Uint8Array> {
        for (const part of parts) {
          const found = await readKey(partAt(part));
          if (found === undefined) {
            throw new PartMissing(part);
          }
          yield* found.body;
        }
      };
      return draft(joined(), limitBytes);
    },
    async writePart(part, source, limitBytes, { summed = true } = {}) {
      const bytes = await wholeOf(source, limitBytes);
      await put(partAt(part), bytes);
      return { size: bytes.byteLength, ...(summed && { sha1: hash('sha1', bytes), crc32: crc32(bytes) }) };
    },
    async discardParts(parts) {
      for (const part of parts) {
        await remove(partAt(part));
      }
    },
    async sweep() {
      await rm(folder, { recursive: true, force: true });
      const before = Date.now() - UNFINISHED_LIFE_MS;
      for await (const page of listKeys(send, place, DRAFTS)) {
        for (const { key } of page.filter(({ modifiedAt }) => modifiedAt < before)) {
          await remove(key);
        }
      }
      for await (const { key, uploadId, startedAt } of listUploads(send, place, DRAFTS)) {
        if (startedAt < before) {
          await abortMultipart(send, key, uploadId);
        }
      }
    },
    async has(tenant, object) {
      const answer = await send({ method: 'HEAD', key: objectAt(tenant, object), expected: [404] });
      return answer.ok && Number(answer.headers.get('Content-Length')) === object.size;
    },
    read,
    async readWhole(tenant, object) {
      const body = await read(tenant, object);
      return buffer(body).catch((cause: unknown) => {
        throw new ObjectStoreError('away', `object ${object.md5}: the answer broke off`, { cause });
      });
    },
    link: (tenant, object, options) => presignedGet(place, objectAt(tenant, object), options),
    remove: (tenant, object) => remove(objectAt(tenant, object)),
    async *list() {
      for await (const page of listKeys(send, place, OBJECTS)) {
        yield page.flatMap(({ key }): KeptObject[] => {
          const object = parseObjectKey(key.slice(OBJECTS.length));
          return object === undefined ? [] : [object];
        });
      }
    },
  };
}

interface Multipart {
  add(bytes: Uint8Array): Promise<void>;
  complete(): Promise<void>;
  abort(): Promise<void>;
}

async function beginMultipart(send: S3Send, key: string): Promise<Multipart> {
  const what = `upload of ${key}`;
  const begun = await send({ method: 'POST', key, query: { uploads: '' }, repeatable: false });
  const uploadId = xmlValue(await writtenText(begun, what), 'UploadId');
  if (uploadId === undefined) {
    throw new ObjectStoreError('away', `${what}: the store gave it no id`);
  }
  const etags: string[] = [];
  return {
    async add(bytes) {
      const answer = await send({
        method: 'PUT',
        key,
        query: { partNumber: String(etags.length + 1), uploadId },
        headers: { 'Content-MD5': md5Base64(bytes) },
        body: bytes,
      });
      await drained(answer);
      etags.push(answer.headers.get('ETag') ?? '');
    },
    async complete() {
      const parts = etags.map(
        (etag, index) =>
          `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
      );
      const completed = await send({
        method: 'POST',
        key,
        query: { uploadId },
        headers: { 'Content-Type': 'application/xml' },
        body: Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`),
        timeoutMs: WHOLE_OBJECT_TIMEOUT_MS,
        repeatable: false,
      });
      await writtenText(completed, what);
    },
    abort: () => abortMultipart(send, key, uploadId),
  };
}

async function abortMultipart(send: S3Send, key: string, uploadId: string): Promise<void> {
  await drained(await send({ method: 'DELETE', key, query: { uploadId }, expected: [404] }));
}

async function* listKeys(
  send: S3Send,
  place: S3Place,
  below: string,
): AsyncGenerator<{ key: string; modifiedAt: number }[]> {
  let next: string | undefined;
  do {
    const query = { 'list-type': '2', prefix: `${place.prefix}${below}` };
    const answer = await send({
      method: 'GET',
      query: next === undefined ? query : { ...query, 'continuation-token': next },
    });
    const xml = await writtenText(answer, 'list of objects');
    yield elements(xml, 'Contents').map((item) => ({
      key: (xmlValue(item, 'Key') ?? '').slice(place.prefix.length),
      modifiedAt: Date.parse(xmlValue(item, 'LastModified') ?? ''),
    }));
    next = xmlValue(xml, 'NextContinuationToken');
  } while (next !== undefined && next !== '');
}

async function* listUploads(
  send: S3Send,
  place: S3Place,
  below: string,
): AsyncGenerator<{ key: string; uploadId: string; startedAt: number }> {
  let next: Record<string, string> | undefined = {};
  while (next !== undefined) {
    const query: Record<string, string> = { uploads: '', prefix: `${place.prefix}${below}`, ...next };
    const xml = await writtenText(await send({ method: 'GET', query }), 'list of uploads');
    for (const item of elements(xml, 'Upload')) {
      yield {
        key: (xmlValue(item, 'Key') ?? '').slice(place.prefix.length),
        uploadId: xmlValue(item, 'UploadId') ?? '',
        startedAt: Date.parse(xmlValue(item, 'Initiated') ?? ''),
      };
    }
    next =
      xmlValue(xml, 'IsTruncated') === 'true'
        ? {
            'key-marker': xmlValue(xml, 'NextKeyMarker') ?? '',
            'upload-id-marker': xmlValue(xml, 'NextUploadIdMarker') ?? '',
          }
        : undefined;
  }
}

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map((match) => match[1] ?? '');
}

interface Part {
  readonly bytes: Uint8Array;
  readonly last: boolean;
}

/** Cuts a stream into parts of one size; the last one is whatever is left, also nothing. */
async function* inParts(
  source: AsyncIterable<Uint8Array>,
  partBytes: number,
  limitBytes: number,
): AsyncGenerator<Part> {
  let chunks: Uint8Array[] = [];
  let held = 0;
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > limitBytes) {
      throw new ObjectTooLarge(limitBytes);
    }
    let rest = chunk;
    while (held + rest.byteLength > partBytes) {
      const fitting = rest.subarray(0, partBytes - held);
      const bytes = Buffer.concat([...chunks, fitting]);
      // why before the yield: what was joined must not stay in memory twice while it is sent
      chunks = [];
      held = 0;
      rest = rest.subarray(fitting.byteLength);
      yield { bytes, last: false };
    }
    chunks.push(rest);
    held += rest.byteLength;
  }
  yield { bytes: Buffer.concat(chunks), last: true };
}

async function wholeOf(source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  for await (const { bytes } of inParts(source, limitBytes, limitBytes)) {
    return bytes;
  }
  return new Uint8Array();
}

function bodyOf(answer: Response): Readable {
  return answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body as ReadableStream);
}

/** A bucket that is gone is not an object that is gone. */
async function missingKey(answer: Response, key: string): Promise<void> {
  const code = xmlValue(await answer.text().catch(() => ''), 'Code');
  if (code === 'NoSuchBucket') {
    throw new ObjectStoreError('bucket', `GET ${key}: 404 NoSuchBucket`);
  }
}

/** Reads what is left of an answer, so that its connection is free again. */
async function drained(answer: Response): Promise<void> {
  await answer.arrayBuffer().catch(() => undefined);
}

function md5Base64(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64');
}
