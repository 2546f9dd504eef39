// Contents as files of this machine, for processes that read them where they lie. A store that is a folder has them
// already; of another one copies are kept here, as many as fit, and the longest unused goes first.
import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Ids } from '#kernel/keys/ids';
import { ObjectMissing, type Objects, objectKey, parseObjectKey, type StoredObject } from './objects.ts';

export interface LocalCopies {
  /**
   * Does the work with the path of a file that holds the content, and that stays there until it is done.
   * @throws ObjectMissing
   */
  use<T>(tenant: string, object: StoredObject, work: (path: string) => Promise<T>): Promise<T>;
}

export interface LocalCopiesOptions {
  readonly objects: Objects;
  /** Nobody else's. */
  readonly folder: string;
  readonly ids: Ids;
  readonly limitBytes?: number;
}

const LIMIT_BYTES = 2 * 1024 ** 3;
/** In the name of a copy that is not whole yet. */
const UNFINISHED = '.part';

interface Copy {
  readonly size: number;
  /** Settles once it is whole. */
  readonly ready: Promise<void>;
  users: number;
}

export function createLocalCopies({ objects, folder, ids, limitBytes = LIMIT_BYTES }: LocalCopiesOptions): LocalCopies {
  /** The longest unused first. */
  const copies = new Map<string, Copy>();
  let found: Promise<void> | undefined;

  const discover = async (): Promise<void> => {
    const known: { readonly key: string; readonly size: number; readonly usedAt: number }[] = [];
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names) {
      const object = parseObjectKey(name);
      const file = await stat(join(folder, name)).catch(() => undefined);
      if (object !== undefined && file?.size === object.size) {
        known.push({ key: name, size: object.size, usedAt: file.mtimeMs });
      } else if (name.includes(UNFINISHED)) {
        await rm(join(folder, name), { force: true });
      }
    }
    for (const { key, size } of known.toSorted((a, b) => a.usedAt - b.usedAt)) {
      copies.set(key, { size, ready: Promise.resolve(), users: 0 });
    }
  };
  const copy = async (tenant: string, object: StoredObject, key: string): Promise<void> => {
    const path = join(folder, key);
    const part = `${path}${UNFINISHED}-${ids.uuid()}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await pipeline(await objects.read(tenant, object), createWriteStream(part, { flags: 'wx', mode: 0o600 }));
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  const makeRoom = (): void => {
    let kept = [...copies.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [key, { size, users }] of copies) {
      if (kept <= limitBytes) {
        return;
      }
      if (users === 0) {
        copies.delete(key);
        kept -= size;
        // why at once: whoever asks for it again makes a new one of that name meanwhile
        rmSync(join(folder, key), { force: true });
      }
    }
  };
  const copyOf = (tenant: string, object: StoredObject, key: string): Copy => {
    const known = copies.get(key);
    const own = known ?? { size: object.size, ready: copy(tenant, object, key), users: 0 };
    copies.delete(key);
    copies.set(key, own);
    return own;
  };

  return {
    async use(tenant, object, work) {
      if (objects.file !== undefined) {
        if (!(await objects.has(tenant, object))) {
          throw new ObjectMissing(object);
        }
        return work(objects.file(tenant, object));
      }
      found ??= discover();
      await found;
      const key = objectKey(tenant, object);
      const own = copyOf(tenant, object, key);
      own.users += 1;
      try {
        await own.ready;
        return await work(join(folder, key));
      } catch (error) {
        // why forgotten: what is not there is copied anew by whoever asks next
        if (copies.get(key) === own && (await stat(join(folder, key)).catch(() => undefined)) === undefined) {
          copies.delete(key);
        }
        throw error;
      } finally {
        own.users -= 1;
        makeRoom();
      }
    },
  };
}
