// The files of a folder and a bucket that hold the same, made up by number.
import { createHash } from 'node:crypto';

/** Path of the n-th file. */
export function pathOf(n: number): string {
  return `folder-${String(Math.floor(n / 100)).padStart(5, '0')}/file-${String(n).padStart(7, '0')}.bin`;
}

/** MD5 of its contents, lower-case hex. */
export function hashOf(n: number): string {
  return createHash('md5').update(pathOf(n)).digest('hex');
}
