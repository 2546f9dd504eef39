// The object store on a local folder: drafts are hashed while they are written, then renamed under their hash.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ids } from '#kernel/ids';
import {
  type Draft,
  ObjectMissing,
  type Objects,
  ObjectTooLarge,
  objectKey,
  PartMissing,
  parseObjectKey,
  type StoredObject,
} from '#kernel/objects';

/** Parts of a sliced upload survive a restart; past this age no upload token is left that could join them. */
const PART_LIFE_MS = 24 * 3_600_000;

const READ_BYTES = 256 * 1024;

/** Objects below `folder/objects/{tenant}/{md5}-{size}`, unfinished ones below `folder/drafts`. */
export function folderObjects(folder: string, ids: Ids): Objects {
  const drafts = join(folder, 'drafts');
  const objectsFolder = join(folder, 'objects');
  const objectFile = (tenant: string, object: StoredObject) => join(objectsFolder, objectKey(tenant, object));
  const partFile = (part: string) => join(drafts, `${part}.part`);

  const writeDraft = async (source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<[string, StoredObject]> => {
    const file = join(drafts, `${ids.uuid()}.draft`);
    await mkdir(drafts, { recursive: true });
    try {
      return [file, await writeHashed(file, source, limitBytes)];
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  };

  const draft = async (source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Draft> => {
    const [file, object] = await writeDraft(source, limitBytes);
    return {
      ...object,
      async keep(tenant) {
        const target = objectFile(tenant, object);
        await mkdir(dirname(target), { recursive: true });
        await rename(file, target);
        await syncFolder(dirname(target));
      },
      discard: () => rm(file, { force: true }),
    };
  };

  return {
    draft,
    draftOfParts: (parts, limitBytes) => draft(joined(parts, partFile), limitBytes),
    async writePart(part, source, limitBytes) {
      const [file, { size }] = await writeDraft(source, limitBytes);
      await rename(file, partFile(part));
      return size;
    },
    async discardParts(parts) {
      await Promise.all(parts.map((part) => rm(partFile(part), { force: true })));
    },
    async sweep() {
      const names = await readdir(drafts).catch(() => []);
      for (const name of names) {
        const file = join(drafts, name);
        if (name.endsWith('.draft') || (await olderThan(file, PART_LIFE_MS))) {
          await rm(file, { force: true });
        }
      }
    },
    async has(tenant, object) {
      const found = await stat(objectFile(tenant, object)).catch(() => undefined);
      return found?.size === object.size;
    },
    async read(tenant, object, range) {
      const handle = await open(objectFile(tenant, object)).catch(() => {
        throw new ObjectMissing(object);
      });
      if (object.size === 0) {
        return empty(handle);
      }
      // why the exact end: the stream then stops without another read, and a small one needs no large buffer
      const { start, end } = range ?? { start: 0, end: object.size - 1 };
      return handle.createReadStream({ start, end, highWaterMark: Math.min(READ_BYTES, end - start + 1) });
    },
    remove: (tenant, object) => rm(objectFile(tenant, object), { force: true }),
    async *list() {
      for (const tenant of await namesIn(objectsFolder)) {
        for (const shard of await namesIn(join(objectsFolder, tenant))) {
          const names = await namesIn(join(objectsFolder, tenant, shard));
          yield names.flatMap((name) => parseObjectKey(`${tenant}/${shard}/${name}`) ?? []);
        }
      }
    },
  };
}

/** Nothing where there is no such folder, or no folder of that name. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
      return [];
    }
    throw error;
  });
}

async function empty(handle: { close(): Promise<void> }): Promise<Readable> {
  await handle.close();
  return Readable.from([]);
}

async function* joined(parts: readonly string[], fileOf: (part: string) => string): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    try {
      yield* createReadStream(fileOf(part), { highWaterMark: 1024 * 1024 });
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new PartMissing(part) : error;
    }
  }
}

/** Writes, hashes and syncs in one pass, so that what is acknowledged is on the disk. */
async function writeHashed(file: string, source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<StoredObject> {
  const hash = createHash('md5');
  let size = 0;
  const hashed = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > limitBytes) {
        throw new ObjectTooLarge(limitBytes);
      }
      hash.update(chunk);
      yield chunk;
    }
  };
  // why opened first: a stream that fails while it opens its file would make it after it was removed
  const handle = await open(file, 'wx');
  await pipeline(hashed, handle.createWriteStream({ flush: true }));
  return { md5: hash.digest('hex'), size };
}

/** A renamed file is only safe from a power cut once its folder is on the disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function olderThan(file: string, ageMs: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ageMs;
}
