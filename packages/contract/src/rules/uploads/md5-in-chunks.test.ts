import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ByteSource, type Hasher, md5InChunks } from './md5-in-chunks.ts';

const md5 = (): Hasher => {
  const hash = createHash('md5');
  return { update: (chunk) => hash.update(chunk), hex: () => hash.digest('hex') };
};
const bytes = (data: Uint8Array): ByteSource => ({
  size: data.byteLength,
  read: (start, end) => Promise.resolve(data.subarray(start, end)),
});

describe('md5InChunks', () => {
  it('is the hash of the whole, whatever the chunk', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.integer({ min: 1, max: 400 }),
        async (data, chunkBytes) => {
          expect(await md5InChunks(bytes(data), md5(), { chunkBytes })).toBe(
            createHash('md5').update(data).digest('hex'),
          );
        },
      ),
    );
  });

  it('reads 10 MB at a time and tells how far it is', async () => {
    const parts: string[] = [];
    const size = 20_000_001;
    const source: ByteSource = { size, read: (start, end) => Promise.resolve(new Uint8Array(end - start)) };
    await md5InChunks(source, md5(), { onProgress: (hashed, total) => parts.push(`${hashed}/${total}`) });
    expect(parts).toEqual(['10000000/20000001', '20000000/20000001', '20000001/20000001']);
  });

  it('hashes nothing to the empty hash', async () => {
    expect(await md5InChunks(bytes(new Uint8Array()), md5())).toBe('d41d8cd98f00b204e9800998ecf8427e');
  });

  it('stops when aborted and when the source shrinks', async () => {
    const data = bytes(new Uint8Array(100));
    const signal = AbortSignal.abort(new Error('stop'));
    await expect(md5InChunks(data, md5(), { signal })).rejects.toThrow('stop');
    const shrunk: ByteSource = { size: 200, read: data.read };
    await expect(md5InChunks(shrunk, md5(), { chunkBytes: 90 })).rejects.toThrow('source ended at 100 of 200 bytes');
  });
});
