// The object store on a local folder: drafts are hashed while they are written, then renamed under their hash.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ids } from '#kernel/ids';
import { type Draft, ObjectMissing, type Objects, ObjectTooLarge, type StoredObject } from '#kernel/objects';

/** Objects below `folder/objects/{tenant}/{md5}-{size}`, unfinished ones below `folder/drafts`. */
export function folderObjects(folder: string, ids: Ids): Objects {
  const objectFile = (tenant: string, object: StoredObject) =>
    join(folder, 'objects', tenant, object.md5.slice(0, 2), `${object.md5}-${object.size}`);
  const partFile = (part: string) => join(folder, 'drafts', `${part}.part`);

  const draft = async (source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Draft> => {
    const file = join(folder, 'drafts', `${ids.uuid()}.draft`);
    await mkdir(dirname(file), { recursive: true });
    try {
      const object = await writeHashed(file, source, limitBytes);
      return {
        ...object,
        async keep(tenant) {
          const target = objectFile(tenant, object);
          await mkdir(dirname(target), { recursive: true });
          await rename(file, target);
        },
        discard: () => rm(file, { force: true }),
      };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  };

  return {
    draft,
    draftOfParts: (parts, limitBytes) => draft(joined(parts.map(partFile)), limitBytes),
    async writePart(part, offset, source, limitBytes) {
      const file = partFile(part);
      await mkdir(dirname(file), { recursive: true });
      let size = offset;
      const bounded = async function* (): AsyncGenerator<Uint8Array> {
        for await (const chunk of source) {
          size += chunk.byteLength;
          if (size > limitBytes) {
            throw new ObjectTooLarge(limitBytes);
          }
          yield chunk;
        }
      };
      await pipeline(bounded, createWriteStream(file, offset === 0 ? {} : { flags: 'r+', start: offset }));
      return size;
    },
    async discardParts(parts) {
      await Promise.all(parts.map((part) => rm(partFile(part), { force: true })));
    },
    async has(tenant, object) {
      const found = await stat(objectFile(tenant, object)).catch(() => undefined);
      return found?.size === object.size;
    },
    async read(tenant, object, range) {
      const handle = await open(objectFile(tenant, object)).catch(() => {
        throw new ObjectMissing(object);
      });
      return object.size === 0 ? empty(handle) : handle.createReadStream(range ?? {});
    },
  };
}

async function empty(handle: { close(): Promise<void> }): Promise<Readable> {
  await handle.close();
  return Readable.from([]);
}

async function* joined(files: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const file of files) {
    yield* createReadStream(file, { highWaterMark: 1024 * 1024 });
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
  await pipeline(hashed, createWriteStream(file, { flush: true }));
  return { md5: hash.digest('hex'), size };
}
