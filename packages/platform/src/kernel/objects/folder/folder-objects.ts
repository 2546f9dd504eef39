// The object store on a local folder: drafts are hashed while they are written, then renamed under their hash.
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Ids } from '#kernel/keys/ids';
import { onDiskThread } from '#kernel/objects/disk/disk-thread';
import { writeBody } from '#kernel/objects/disk/write-body';
import {
  type Draft,
  ObjectMissing,
  type Objects,
  ObjectTooLarge,
  objectKey,
  type Part,
  parseObjectKey,
  type StoredObject,
} from '#kernel/objects/objects';
import { partFiles } from './folder-parts.ts';

/** Parts of a sliced upload survive a restart; past this age no upload token is left that could join them. */
const PART_LIFE_MS = 24 * 3_600_000;

const READ_BYTES = 256 * 1024;

export interface FolderOptions {
  /**
   * Whether what is kept outlasts a power cut, because the disk has it before it is acknowledged; true unless told.
   * Without it what is kept outlasts the process, which is all that the embedded database promises.
   */
  readonly durable?: boolean | undefined;
}

/** Objects below `folder/objects/{tenant}/{md5}-{size}`, unfinished ones below `folder/drafts`. */
export function folderObjects(folder: string, ids: Ids, { durable = true }: FolderOptions = {}): Objects {
  const drafts = join(folder, 'drafts');
  const objectsFolder = join(folder, 'objects');
  const objectFile = (tenant: string, object: StoredObject) => join(objectsFolder, objectKey(tenant, object));
  const openObject = (tenant: string, object: StoredObject): Promise<FileHandle> =>
    open(objectFile(tenant, object)).catch((error: NodeJS.ErrnoException) => {
      // why only then: a process that may open no more files must not say that a content is gone
      throw error.code === 'ENOENT' ? new ObjectMissing(object) : error;
    });
  const newDraft = () => join(drafts, `${ids.uuid()}.draft`);
  const parts = partFiles(
    (upload) => join(drafts, `${upload}.part`),
    (work) => inFolder(drafts, work),
  );

  const draftIn = (file: string, object: StoredObject, discard: () => Promise<void>): Draft => {
    let isKept = false;
    return {
      ...object,
      async keep(tenant) {
        const target = objectFile(tenant, object);
        await inFolder(dirname(target), () => rename(file, target));
        isKept = true;
        if (durable) {
          await syncFolder(dirname(target));
        }
      },
      discard: () => (isKept ? Promise.resolve() : discard()),
    };
  };
  const written = async (write: (file: string) => Promise<StoredObject>): Promise<Draft> => {
    const file = newDraft();
    const discard = () => rm(file, { force: true });
    try {
      return draftIn(file, await write(file), discard);
    } catch (error) {
      await discard();
      throw error;
    }
  };
  const draft = (source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Draft> =>
    written((file) =>
      inFolder(drafts, () => open(file, 'wx')).then((handle) => writeHashed(handle, source, { limitBytes, durable })),
    );

  return {
    draft,
    draftOf: (bytes, md5) =>
      written(async (file) => {
        await inFolder(drafts, () => writeFile(file, bytes, { flag: 'wx', flush: durable }));
        return { md5, size: bytes.byteLength };
      }),
    draftByFile: (write, limitBytes) =>
      written(async (file) => {
        await mkdir(drafts, { recursive: true });
        await write(file);
        const [object] = await Promise.all([proved(file), durable && syncFile(file)]);
        if (object.size > limitBytes) {
          throw new ObjectTooLarge(limitBytes);
        }
        return object;
      }),
    async draftOfParts(joined, limitBytes) {
      const [first] = joined;
      if (first === undefined || !isWhole(joined)) {
        return draft(parts.read(joined), limitBytes);
      }
      // why renamed first: whoever still sends a part of it must not write into what is being proved
      const file = newDraft();
      const prove = await parts.take(first, file);
      const putBack = () => parts.putBack(first, file);
      try {
        const [object] = await Promise.all([prove(), durable && syncFile(file)]);
        if (object.size > limitBytes) {
          throw new ObjectTooLarge(limitBytes);
        }
        return draftIn(file, object, putBack);
      } catch (error) {
        await putBack();
        throw error;
      }
    },
    writePart: parts.write,
    async discardParts(places) {
      await Promise.all(Array.from(new Set(places.map(({ upload }) => upload)), parts.remove));
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
    file: objectFile,
    async has(tenant, object) {
      const found = await stat(objectFile(tenant, object)).catch(() => undefined);
      return found?.size === object.size;
    },
    async read(tenant, object, range) {
      const handle = await openObject(tenant, object);
      if (object.size === 0) {
        return empty(handle);
      }
      // why the exact end: the stream then stops without another read, and a small one needs no large buffer
      const { start, end } = range ?? { start: 0, end: object.size - 1 };
      return handle.createReadStream({ start, end, highWaterMark: Math.min(READ_BYTES, end - start + 1) });
    },
    async readWhole(tenant, object) {
      const handle = await openObject(tenant, object);
      try {
        // why slow: a small buffer of the pool would keep its neighbours in memory
        const bytes = Buffer.allocUnsafeSlow(object.size);
        const { bytesRead } = await handle.read(bytes, 0, object.size, 0);
        if (bytesRead !== object.size) {
          throw new ObjectMissing(object);
        }
        return bytes;
      } finally {
        await handle.close();
      }
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

/** Parts that follow each other without a gap are the object already. */
function isWhole(parts: readonly Part[]): boolean {
  let next = 0;
  return parts.every(({ offset, size }) => {
    const follows = offset === next;
    next += size;
    return follows;
  });
}

interface Writing {
  readonly limitBytes: number;
  readonly durable: boolean;
}

/** Writes, hashes and syncs in one pass, so that what is acknowledged is on the disk. Closes the file. */
async function writeHashed(
  file: FileHandle,
  source: AsyncIterable<Uint8Array>,
  { limitBytes, durable }: Writing,
): Promise<StoredObject> {
  try {
    const { size, sums } = await writeBody(file, source, { offset: 0, limitBytes, sums: ['md5'] });
    if (durable) {
      await file.sync();
    }
    return { md5: sums.md5 ?? '', size };
  } finally {
    await file.close();
  }
}

/** Hash and size, found by the thread for large files. */
async function proved(file: string): Promise<StoredObject> {
  try {
    return await onDiskThread<StoredObject>({ kind: 'prove', key: file, file });
  } finally {
    await onDiskThread({ kind: 'forget', key: file });
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the folder only where the work finds that it is missing. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
    await mkdir(folder, { recursive: true });
    return work();
  }
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
