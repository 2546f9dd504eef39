// What the jobs need of Node: files as sources, MD5 from node:crypto, a walk over a folder.
import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { open, opendir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isSkipped } from '@uos/contract/rules';
import type { UploadSource } from './byte-source.ts';
import type { Hasher } from './hash-file.ts';
import type { LocalFile } from './sync-plan.ts';

const STREAM_CHUNK_BYTES = 256 * 1024;

/** An MD5 hasher of `node:crypto`. */
export function nodeMd5(): Hasher {
  const hash = createHash('md5');
  return { update: (chunk) => hash.update(chunk), hex: () => hash.digest('hex') };
}

/** A file on disk. `size` is that of now: a file that changes while it is read or sent is refused. */
export async function fileSource(path: string): Promise<UploadSource> {
  return sourceOf(path, (await stat(path)).size);
}

export interface WalkOptions {
  /** True for a path below the folder, with forward slashes, that stays at home; `isSkipped` when absent. */
  readonly ignores?: (path: string) => boolean;
}

/**
 * Every file below a folder, in order of path. Links are followed unless they lead back into a folder that is being
 * walked; what is neither file nor folder is left out.
 * @example for await (const file of walkFolder('dist')) console.log(file.path, file.source.size);
 */
export async function* walkFolder(
  folder: string,
  { ignores = isSkipped }: WalkOptions = {},
): AsyncGenerator<LocalFile, void, undefined> {
  yield* walk(folder, folder, ignores, [await realpath(folder)]);
}

async function* walk(
  root: string,
  folder: string,
  ignores: (path: string) => boolean,
  above: readonly string[],
): AsyncGenerator<LocalFile, void, undefined> {
  const names: string[] = [];
  for await (const { name } of await opendir(folder)) {
    names.push(name);
  }
  for (const name of names.sort()) {
    const full = join(folder, name);
    const path = relative(root, full).split(sep).join('/');
    const found = await stat(full);
    // why the slash: rules such as `dist/` mean folders only
    if (ignores(found.isDirectory() ? `${path}/` : path)) {
      continue;
    }
    if (found.isFile()) {
      yield { path, stamp: stampOf(found), source: sourceOf(full, found.size) };
    } else if (found.isDirectory()) {
      const real = await realpath(full);
      if (!above.includes(real)) {
        yield* walk(root, full, ignores, [...above, real]);
      }
    }
  }
}

/** Changes whenever the content may have changed. */
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(':');
}

function sourceOf(path: string, size: number): UploadSource {
  return {
    size,
    read: async (start, end) => {
      const file = await open(path);
      try {
        const bytes = new Uint8Array(end - start);
        const { bytesRead } = await file.read(bytes, 0, bytes.byteLength, start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    // why an empty array: a stream from 0 to -1 would read the whole file
    body: (start, end) =>
      end === start
        ? new Uint8Array()
        : createReadStream(path, { start, end: end - 1, highWaterMark: STREAM_CHUNK_BYTES }),
  };
}
