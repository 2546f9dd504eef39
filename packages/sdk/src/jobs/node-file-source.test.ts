import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileSource } from './node-file-source.ts';
import { hashOnThread } from './node-hash-thread.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos source '));
  path = join(folder, 'file.bin');
});
afterEach(() => rm(folder, { recursive: true }));

describe('md5Aside', () => {
  it('is the hash of the file, computed on a thread', async () => {
    const bytes = randomBytes(3_000_001);
    await writeFile(path, bytes);
    const md5 = createHash('md5').update(bytes).digest('hex');
    expect(await hashOnThread(path)).toEqual({ md5, size: bytes.byteLength });
    expect(await (await fileSource(path)).md5Aside?.()).toBe(md5);
  });

  it('refuses a file that is not what it was, one that is gone, and ends where it is told to', async () => {
    await writeFile(path, 'before');
    const source = await fileSource(path);
    await appendFile(path, ', and after');
    await expect(source.md5Aside?.()).rejects.toMatchObject({ name: 'FileChangedError' });
    const stop = new AbortController();
    const hashing = hashOnThread(path, stop.signal);
    stop.abort(new Error('stop'));
    await expect(hashing).rejects.toThrow('stop');
    await expect(source.md5Aside?.(stop.signal)).rejects.toThrow('stop');
    await rm(path);
    await expect(source.md5Aside?.()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('has a stamp that changes with the file', async () => {
    await writeFile(path, 'one');
    const { stamp } = await fileSource(path);
    expect((await fileSource(path)).stamp).toBe(stamp);
    await writeFile(path, 'three');
    expect((await fileSource(path)).stamp).not.toBe(stamp);
  });
});
