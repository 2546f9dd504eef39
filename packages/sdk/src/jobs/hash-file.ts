// MD5 of a file, 10 MB at a time, with whatever hasher the runtime has.
import { type ByteSource, type Hasher, type HashOptions, md5InChunks } from '@uos/contract/rules';

import type { UploadSource } from './byte-source.ts';

export type { ByteSource, Hasher, HashOptions };

/** Makes a fresh MD5 hasher: `node:crypto` on Node (`nodeMd5`), a library such as spark-md5 in a browser. */
export type CreateMd5 = () => Hasher;

/**
 * MD5 of a whole source as 32 lower-case hex digits.
 * @throws the signal's reason when aborted; RangeError when the source shrinks while it is read.
 * @example const md5 = await hashFile(fileSource(path), nodeMd5);
 */
export function hashFile(
  source: ByteSource & Pick<Partial<UploadSource>, 'md5'>,
  createMd5: CreateMd5,
  options: HashOptions = {},
): Promise<string> {
  if (source.md5 === undefined) {
    return md5InChunks(source, createMd5(), options);
  }
  return source.md5(options.signal, (bytes) => options.onProgress?.(bytes, source.size));
}
