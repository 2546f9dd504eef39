// Reads archives. `proveArchive` reads all of one before anything is changed by it; `eachMember` reads it again to act.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import * as z from 'zod';
import { parseObjectKey } from '#kernel/objects/objects';
import {
  ArchiveError,
  FORMAT,
  FORMAT_VERSION,
  HEADER,
  type Header,
  MANIFEST,
  type Manifest,
  type Member,
  OBJECT,
  ROWS,
} from './archive.ts';

export interface ProvedArchive {
  readonly header: Header;
  readonly manifest: Manifest;
  readonly bytes: number;
}

/** Rows are kept whole in memory while they are written; no honest archive has more of them in one member. */
const TEXT_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Reads the archive through: each member has the length and the hash that the manifest says, none is missing. `admit`
 * sees the header first and may throw.
 * @throws ArchiveError
 */
export async function proveArchive(file: string, admit: (header: Header) => void): Promise<ProvedArchive> {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  const found: Member[] = [];
  await eachMember(file, async (name, content) => {
    if (manifest !== undefined) {
      throw new ArchiveError('damaged', `${name} behind the manifest`);
    }
    if (header === undefined) {
      if (name !== HEADER) {
        throw new ArchiveError('not-an-archive', file);
      }
      const text = await textOf(name, content);
      header = readHeader(text, file);
      admit(header);
      found.push({ name, size: Buffer.byteLength(text), sha256: sha256(text) });
    } else if (name === MANIFEST) {
      manifest = parsed(MANIFEST_SHAPE, await textOf(name, content), name);
    } else {
      found.push(await measured(name, content));
    }
  });
  if (header === undefined) {
    throw new ArchiveError('not-an-archive', file);
  }
  if (manifest === undefined) {
    throw new ArchiveError('cut-off', file);
  }
  holdTo(manifest, found);
  return { header, manifest, bytes: (await stat(file)).size };
}

/** Calls back for each member in order; what the callback leaves unread is read over. */
export async function eachMember(
  file: string,
  visit: (name: string, content: Readable, size: number) => Promise<void>,
): Promise<void> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  const members = extract();
  source.on('error', (error) => members.destroy(error));
  source.pipe(members);
  let any = false;
  try {
    for await (const entry of members) {
      any = true;
      const { name, size = 0, type } = entry.header;
      if (type !== 'file') {
        throw new ArchiveError('damaged', name);
      }
      await visit(name, entry as unknown as Readable, size);
      entry.resume();
    }
  } catch (error) {
    throw asArchiveError(error, file, any);
  } finally {
    source.destroy();
  }
}

export async function textOf(name: string, content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > TEXT_BYTES_MAX) {
      throw new ArchiveError('damaged', name);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function measured(name: string, content: Readable): Promise<Member> {
  const key = OBJECT.exec(name)?.groups?.key;
  if (!ROWS.test(name) && (key === undefined || parseObjectKey(key) === undefined)) {
    throw new ArchiveError('damaged', name);
  }
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  return { name, size, sha256: hash.digest('hex') };
}

function holdTo({ members }: Manifest, found: readonly Member[]): void {
  const names = new Set<string>();
  for (const { name } of found) {
    if (names.has(name)) {
      throw new ArchiveError('damaged', `${name} is there twice`);
    }
    names.add(name);
  }
  for (const [index, { name, size, sha256: hash }] of members.entries()) {
    const other = found[index];
    if (other?.name !== name || other.size !== size || other.sha256 !== hash) {
      throw new ArchiveError('damaged', name);
    }
  }
  const extra = found[members.length];
  if (extra !== undefined) {
    throw new ArchiveError('damaged', extra.name);
  }
}

function readHeader(text: string, file: string): Header {
  const { success, data } = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(jsonOf(text));
  if (!success) {
    throw new ArchiveError('not-an-archive', file);
  }
  if (data.version !== FORMAT_VERSION) {
    throw new ArchiveError('format', String(data.version));
  }
  return parsed(HEADER_SHAPE, text, HEADER);
}

function parsed<Shape extends z.ZodType>(shape: Shape, text: string, name: string): z.infer<Shape> {
  const { success, data } = shape.safeParse(jsonOf(text));
  if (!success) {
    throw new ArchiveError('damaged', name);
  }
  return data;
}

/** Undefined, which no shape accepts, for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asArchiveError(error: unknown, file: string, any: boolean): unknown {
  const { message = '', code } = error as NodeJS.ErrnoException;
  if (error instanceof ArchiveError) {
    return error;
  }
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') {
    return new ArchiveError('missing', file, { cause: error });
  }
  if (/Unexpected end/i.test(message)) {
    return new ArchiveError('cut-off', file, { cause: error });
  }
  if (/Invalid tar header/i.test(message)) {
    return new ArchiveError(any ? 'damaged' : 'not-an-archive', file, { cause: error });
  }
  return error;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const COUNT = z.int().min(0);
const HEADER_SHAPE = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  schema: z.string(),
  objects: z.boolean(),
  clock: z
    .object({ mode: z.literal('test'), now: z.iso.datetime(), seed: z.int().nullable(), starts: COUNT })
    .nullable(),
});
const MANIFEST_SHAPE = z.object({
  schema: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: COUNT })),
  sequences: z.record(z.string(), z.object({ value: z.int(), called: z.boolean() })),
  objects: z.object({ count: COUNT, bytes: COUNT }),
  keyIds: z.array(z.string()),
  members: z.array(z.object({ name: z.string(), size: COUNT, sha256: z.string() })),
});
