import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ObjectTooLarge } from '#kernel/objects/objects';
import { writeBody } from './write-body.ts';

const MIB = 1024 * 1024;

let folder: string;
let file: FileHandle;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-body-'));
  file = await open(join(folder, 'body'), 'w+');
});
afterEach(async () => {
  await file.close();
  await rm(folder, { recursive: true });
});

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) {
    yield bytes.subarray(at, at + size);
  }
}

const written = () => readFile(join(folder, 'body'));
const options = { offset: 0, limitBytes: 10 * MIB, sums: ['md5', 'sha1', 'crc32'] as const };

describe('writeBody', () => {
  it.each([
    ['nothing', 0, 7],
    ['a small body', 1000, 7],
    ['exactly what is gathered at once', MIB, 64 * 1024],
    ['a large body in odd pieces', 3 * MIB + 5, 65_537],
    ['a large body in one piece', 5 * MIB, 5 * MIB],
  ])('writes %s and sums it up', async (_name, size, piece) => {
    const bytes = randomBytes(size);
    const expected = {
      md5: createHash('md5').update(bytes).digest('hex'),
      sha1: createHash('sha1').update(bytes).digest('hex'),
      crc32: crc32(bytes),
    };
    expect(await writeBody(file, pieces(Buffer.from(bytes), piece), options)).toEqual({ size, sums: expected });
    expect((await written()).equals(bytes)).toBe(true);
  });

  it('keeps memory that is part of a larger buffer', async () => {
    const bytes = randomBytes(4 * MIB);
    const before = Buffer.from(bytes);
    await writeBody(file, pieces(bytes.subarray(MIB), MIB), { ...options, offset: MIB });
    expect(bytes.equals(before)).toBe(true);
    expect((await written()).subarray(MIB).equals(before.subarray(MIB))).toBe(true);
  });

  it('refuses what is too long, and ends with what its source ends with', async () => {
    const long = writeBody(file, pieces(randomBytes(4 * MIB), MIB), { ...options, limitBytes: 3 * MIB });
    await expect(long).rejects.toThrow(ObjectTooLarge);
    const cut = async function* (): AsyncGenerator<Uint8Array> {
      yield* pieces(randomBytes(3 * MIB), MIB);
      throw new Error('gone');
    };
    await expect(writeBody(file, cut(), options)).rejects.toThrow('gone');
  });

  it('says what the system says of the disk', async () => {
    const full = await open('/dev/full', 'w');
    try {
      for (const size of [10, 4 * MIB]) {
        await expect(writeBody(full, pieces(randomBytes(size), MIB), options)).rejects.toMatchObject({
          code: 'ENOSPC',
        });
      }
    } finally {
      await full.close();
    }
  });
});
