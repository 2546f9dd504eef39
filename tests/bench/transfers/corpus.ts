// What is transferred: folders of known shape, with contents no compressor and no de-duplication can shrink.
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Files of 1 to 16 KiB in folders of 100. */
export function smallFiles(folder: string, count: number): string {
  for (let n = 0; n < count; n += 1) {
    const below = join(folder, `folder-${String(Math.floor(n / 100)).padStart(3, '0')}`);
    mkdirSync(below, { recursive: true });
    writeFileSync(
      join(below, `file-${String(n).padStart(6, '0')}.bin`),
      randomBytes(1024 + ((n * 7919) % (15 * 1024))),
    );
  }
  return folder;
}

/** One file of so many MiB. */
export function largeFile(folder: string, mebibytes: number): string {
  mkdirSync(folder, { recursive: true });
  const file = openSync(join(folder, 'large.bin'), 'w');
  for (let n = 0; n < mebibytes; n += 1) {
    writeSync(file, randomBytes(1024 * 1024));
  }
  closeSync(file);
  return folder;
}
