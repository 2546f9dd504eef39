import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '#kernel/keys/ids';
import { folderObjects } from '#kernel/objects/folder/folder-objects';
import { createLocalCopies } from './local-copies.ts';
import { ObjectMissing, type Objects, type StoredObject } from './objects.ts';

let folder: string;
let local: Objects;
/** The same store, as one of which no file is here. */
let remote: Objects;
let reads: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-copies-'));
  local = folderObjects(join(folder, 'store'), randomIds);
  const { file: _file, ...away } = local;
  reads = [];
  remote = {
    ...away,
    read(tenant, object) {
      reads.push(object.md5);
      return local.read(tenant, object);
    },
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const copiesOf = (objects: Objects, limitBytes?: number) =>
  createLocalCopies({
    ...{ objects, folder: join(folder, 'copies'), ids: randomIds },
    ...(limitBytes !== undefined && { limitBytes }),
  });
async function kept(text: string): Promise<StoredObject> {
  const bytes = Buffer.from(text);
  const object = { md5: createHash('md5').update(bytes).digest('hex'), size: bytes.byteLength };
  await (await local.draftOf(bytes, object.md5)).keep('tenant');
  return object;
}
const text = (path: string) => readFile(path, 'utf8');

describe('createLocalCopies', () => {
  it('copies nothing of a store that is a folder', async () => {
    const copies = copiesOf(local);
    const object = await kept('some');
    expect(await copies.use('tenant', object, async (path) => [path, await text(path)])).toEqual([
      local.file?.('tenant', object),
      'some',
    ]);
    await local.remove('tenant', object);
    await expect(copies.use('tenant', object, text)).rejects.toThrow(ObjectMissing);
  });

  it('copies an object once for many who ask together, and finds the copy after a restart', async () => {
    const object = await kept('some');
    const copies = copiesOf(remote);
    expect(await Promise.all([1, 2, 3].map(() => copies.use('tenant', object, text)))).toEqual([
      'some',
      'some',
      'some',
    ]);
    expect(await copiesOf(remote).use('tenant', object, text)).toBe('some');
    expect(reads).toEqual([object.md5]);
  });

  it('gives way to others by the longest unused, but for what is at work', async () => {
    const copies = copiesOf(remote, 10);
    const [first, second, third] = [await kept('1111'), await kept('2222'), await kept('3333')];
    await copies.use('tenant', first, async (path) => {
      await copies.use('tenant', second, text);
      await copies.use('tenant', third, text);
      expect(await text(path)).toBe('1111');
    });
    await copies.use('tenant', third, text);
    await copies.use('tenant', second, text);
    expect(reads).toEqual([first.md5, second.md5, third.md5, second.md5]);
  });

  it('copies anew what failed and what somebody took away, and throws what the work throws', async () => {
    const copies = copiesOf(remote);
    const object = { md5: createHash('md5').update('late').digest('hex'), size: 4 };
    await expect(copies.use('tenant', object, text)).rejects.toThrow(ObjectMissing);
    await kept('late');
    expect(await copies.use('tenant', object, text)).toBe('late');
    await rm(join(folder, 'copies'), { recursive: true });
    await expect(copies.use('tenant', object, text)).rejects.toThrow('ENOENT');
    expect(await copies.use('tenant', object, text)).toBe('late');
    await expect(copies.use('tenant', object, () => Promise.reject(new Error('of its own')))).rejects.toThrow('own');
    expect(reads).toHaveLength(3);
  });
});

describe('draftByFile', () => {
  it('keeps what was written under its hash, and leaves nothing of what failed or was too large', async () => {
    const draft = await local.draftByFile((path) => writeFile(path, 'made'), 100);
    await draft.keep('tenant');
    expect(Buffer.from(await local.readWhole('tenant', draft)).toString()).toBe('made');
    await expect(local.draftByFile((path) => writeFile(path, 'made'), 3)).rejects.toThrow('exceeding');
    await expect(local.draftByFile(() => Promise.reject(new Error('of its own')), 3)).rejects.toThrow('own');
    await expect(local.draftByFile(async () => undefined, 3)).rejects.toThrow('ENOENT');
  });
});
