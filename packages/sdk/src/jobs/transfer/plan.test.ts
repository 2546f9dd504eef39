import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Hasher, UploadSource } from '../index.ts';
import { planTransfer } from './plan.ts';
import type { LocalFile, RemoteFile, TransferTarget } from './ports.ts';

const MIB = 1024 * 1024;
const SIZES = { alone: 300 * MIB, twice: 310 * MIB, moved: 320 * MIB, known: 330 * MIB, same: 340 * MIB, small: 5 };

const hashed: string[] = [];
const md5 = (path: string): string => createHash('md5').update(path).digest('hex');
const createMd5 = (): Hasher => {
  throw new Error('a source of these tests hashes itself');
};
const local = (path: string, size: number, content = path): LocalFile => {
  const source: UploadSource = {
    size,
    read: () => Promise.reject(new Error('nothing is read')),
    body: () => new Uint8Array(),
    async md5() {
      hashed.push(path);
      return md5(content);
    },
  };
  return { path, stamp: `stamp of ${path}`, source };
};
const remote = (path: string, size: number, content = path): RemoteFile => ({
  ...{ path, size, md5: md5(content), id: path, complete: true },
});
const target = (takesUnhashed: TransferTarget['takesUnhashed'], remotes: readonly RemoteFile[]): TransferTarget => ({
  async *list() {
    yield remotes;
  },
  refuses: () => undefined,
  batchFiles: 10,
  ...(takesUnhashed !== undefined && { takesUnhashed }),
  announce: () => Promise.reject(new Error('nothing is announced')),
  send: () => Promise.reject(new Error('nothing is sent')),
  remove: () => Promise.reject(new Error('nothing is removed')),
});

describe('planTransfer', () => {
  const files = [
    local('a-alone', SIZES.alone),
    local('b-twice', SIZES.twice),
    local('c-twice', SIZES.twice, 'b-twice'),
    local('d-moved', SIZES.moved, 'z-old'),
    local('e-known', SIZES.known),
    local('f-same', SIZES.same),
    local('g-grown', SIZES.alone + 1),
    local('h-small', SIZES.small),
  ];
  const remotes = [remote('f-same', SIZES.same), remote('g-grown', SIZES.alone - 1), remote('z-old', SIZES.moved)];
  const memory = {
    hashOf: (path: string) => (path === 'e-known' ? md5(path) : undefined),
    keepHash: () => undefined,
  };
  const plan = (takesUnhashed?: TransferTarget['takesUnhashed']) => {
    hashed.splice(0);
    return planTransfer(target(takesUnhashed, remotes), { files: () => files, createMd5, memory });
  };

  it('leaves large files unhashed that no other of either side is as large as', async () => {
    const { create, change, same, moves } = await plan(({ size }) => size > MIB);
    expect(hashed.toSorted()).toEqual(['b-twice', 'c-twice', 'd-moved', 'f-same', 'h-small']);
    const late = [...create, ...change].flatMap((file) => (file.md5 === undefined ? [file.path] : []));
    expect(late).toEqual(['a-alone', 'g-grown']);
    expect(change.map(({ path }) => path)).toEqual(['g-grown']);
    expect(same).toBe(1);
    expect(moves).toEqual([{ from: 'z-old', to: 'd-moved' }]);
  });

  it('hashes every file for a target that takes none without its hash', async () => {
    const { create, change } = await plan();
    expect(hashed).toHaveLength(7);
    expect([...create, ...change].filter((file) => file.md5 === undefined)).toEqual([]);
  });
});
