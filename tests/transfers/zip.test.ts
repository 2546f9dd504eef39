// A build as the SDK packs it, and as the platform unpacks it.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpack } from '../../packages/platform/src/engines/builds/unpack.ts';
import { type PackableFile, packFolder } from '../../packages/sdk/src/jobs/node-zip.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'uos-zip-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string | Uint8Array>>): PackableFile[] {
  return Object.entries(files).map(([path, content]) => {
    const file = join(home, 'in', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    const isExecutable = path === 'server';
    chmodSync(file, isExecutable ? 0o700 : 0o600);
    return { path, file, isExecutable };
  });
}

const bytesOf = (name: string): Buffer => readFileSync(join(home, name));

describe('packFolder', () => {
  it('packs small files, large ones, empty ones and names of any language', async () => {
    const large = new Uint8Array(3_000_000).map((_, index) => (index * 7919) % 251);
    const files = put({ server: '#!/bin/sh\n', 'data/地图.json': '{}', 'data/large.bin': large, empty: '' });
    const packed = await packFolder(files, join(home, 'a.zip'));
    expect(packed).toEqual({ files: 4, bytes: bytesOf('a.zip').length });
    await unpack(join(home, 'a.zip'), 'a.zip', join(home, 'out'), { bytes: 1e9, files: 100 });
    for (const { path, file, isExecutable } of files) {
      expect(readFileSync(join(home, 'out', path)).equals(readFileSync(file)), path).toBe(true);
      expect(statSync(join(home, 'out', path)).mode & 0o111, path).toBe(isExecutable ? 0o111 : 0);
    }
  });

  it('makes equal files of equal folders, whenever they were written', async () => {
    await packFolder(put({ server: 'a', text: 'b' }), join(home, 'a.zip'));
    await packFolder(put({ server: 'a', text: 'b' }), join(home, 'b.zip'));
    await packFolder(put({ server: 'a', text: 'c' }), join(home, 'c.zip'));
    expect(bytesOf('a.zip').equals(bytesOf('b.zip'))).toBe(true);
    expect(bytesOf('a.zip').equals(bytesOf('c.zip'))).toBe(false);
  });

  it('leaves nothing behind where a file cannot be read', async () => {
    const gone = { path: 'gone', file: join(home, 'gone'), isExecutable: false };
    await expect(packFolder([gone], join(home, 'a.zip'))).rejects.toThrow('ENOENT');
    expect(() => bytesOf('a.zip')).toThrow('ENOENT');
  });
});
