import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileSource } from './node-file-source.ts';
import { glimpse, zipMembers } from './node-unzip.ts';
import { packFolder } from './node-zip.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'uos unzip '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function zipOf(contents: Readonly<Record<string, Buffer>>, name: string) {
  const files = Object.entries(contents).map(([path, bytes], index) => {
    const file = join(folder, `${name}-${index}`);
    writeFileSync(file, bytes);
    return { path, file, isExecutable: false };
  });
  await packFolder(files, join(folder, name));
  return fileSource(join(folder, name));
}

describe('zipMembers', () => {
  it('lists the files of a zip file, and takes what is none for none', async () => {
    const zip = await zipOf({ 'a/one.so': Buffer.from('1'), 'b.txt': Buffer.alloc(9) }, 'two.zip');
    expect((await zipMembers(zip))?.map(({ name, size }) => [name, size])).toEqual([
      ['a/one.so', 1],
      ['b.txt', 9],
    ]);
    writeFileSync(join(folder, 'none'), 'PK is no zip file');
    expect(await zipMembers(await fileSource(join(folder, 'none')))).toBeUndefined();
  });
});

describe('glimpse', () => {
  it('reads the beginning and the end of a file that is packed, and zeros between them', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024);
    for (let at = 0; at < large.length; at += 4) {
      large.writeUInt32LE(at, at);
    }
    const zip = await zipOf({ large }, 'large.zip');
    const [member] = (await zipMembers(zip)) ?? [];
    const file = await glimpse(zip, member ?? { name: '', size: 0, packed: 0, method: 0, at: 0 });
    const same = async (from: number, to: number) =>
      Buffer.compare(await file.read(from, to), large.subarray(from, to));
    expect([await same(0, 64), await same(1000, 1_000_000), await same(large.length - 900_000, large.length)]).toEqual([
      0, 0, 0,
    ]);
    expect(await same(large.length - 10, large.length + 50), 'no further than the end').toBe(0);
    expect((await file.read(2_000_000, 2_000_004)).every((byte) => byte === 0)).toBe(true);
  });
});
