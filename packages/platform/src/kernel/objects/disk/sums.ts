// What is known of bytes once they went by. Only what is asked for is computed: of all sums MD5 is the dearest.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Lower-case hex digits, and an unsigned number. */
export interface Sums {
  md5?: string;
  sha1?: string;
  crc32?: number;
}

export type SumName = keyof Sums;

export interface Summing {
  update(chunk: Uint8Array): void;
  result(): Sums;
}

export function sumsOf(names: readonly SumName[]): Summing {
  const hashes = (['md5', 'sha1'] as const)
    .filter((name) => names.includes(name))
    .map((name) => ({ name, hash: createHash(name) }));
  let crc = names.includes('crc32') ? 0 : undefined;
  return {
    update(chunk) {
      for (const { hash } of hashes) {
        hash.update(chunk);
      }
      crc = crc === undefined ? undefined : crc32(chunk, crc);
    },
    result: () => ({
      ...Object.fromEntries(hashes.map(({ name, hash }) => [name, hash.digest('hex')])),
      ...(crc !== undefined && { crc32: crc }),
    }),
  };
}
