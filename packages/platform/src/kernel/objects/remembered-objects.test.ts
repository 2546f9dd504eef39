import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '#kernel/keys/ids';
import { folderObjects } from '#kernel/objects/folder/folder-objects';
import { ObjectMissing, type Objects, type StoredObject } from './objects.ts';
import { rememberSmall } from './remembered-objects.ts';

const KIB = 1024;

let folder: string;
let store: Objects;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-remembered-'));
  store = folderObjects(folder, randomIds);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function kept(text: string, tenant = 'tenant'): Promise<StoredObject> {
  const bytes = Buffer.from(text);
  const object = { md5: createHash('md5').update(bytes).digest('hex'), size: bytes.byteLength };
  await (await store.draftOf(bytes, object.md5)).keep(tenant);
  return object;
}

/** Empties the store behind the back of what remembers. */
const loseFiles = async () => {
  for (const tenant of await readdir(join(folder, 'objects'))) {
    await rm(join(folder, 'objects', tenant), { recursive: true });
  }
};

const textOf = async (objects: Objects, object: StoredObject, tenant = 'tenant') =>
  Buffer.from(await objects.readWhole(tenant, object)).toString();

describe('rememberSmall', () => {
  it('reads an object once, an empty one too', async () => {
    const objects = rememberSmall(store);
    const [some, empty] = [await kept('some'), await kept('')];
    expect([await textOf(objects, some), await textOf(objects, empty)]).toEqual(['some', '']);
    await loseFiles();
    expect([await textOf(objects, some), await textOf(objects, empty)]).toEqual(['some', '']);
    await expect(textOf(store, some)).rejects.toThrow(ObjectMissing);
  });

  it('never gives one tenant what it remembers of another', async () => {
    const objects = rememberSmall(store);
    const object = await kept('mine');
    await textOf(objects, object);
    await expect(textOf(objects, object, 'other')).rejects.toThrow(ObjectMissing);
  });

  it('forgets what is removed', async () => {
    const objects = rememberSmall(store);
    const object = await kept('gone');
    await textOf(objects, object);
    await objects.remove('tenant', object);
    await expect(textOf(objects, object)).rejects.toThrow(ObjectMissing);
  });

  it('gives way to others by the longest unused', async () => {
    const objects = rememberSmall(store, 10 * KIB);
    const [first, second, third] = [
      await kept('1'.repeat(4 * KIB)),
      await kept('2'.repeat(4 * KIB)),
      await kept('3'.repeat(4 * KIB)),
    ];
    await textOf(objects, first);
    await textOf(objects, second);
    await textOf(objects, first);
    await textOf(objects, third);
    await loseFiles();
    expect(await textOf(objects, first)).toBe('1'.repeat(4 * KIB));
    expect(await textOf(objects, third)).toBe('3'.repeat(4 * KIB));
    await expect(textOf(objects, second)).rejects.toThrow(ObjectMissing);
  });

  it('counts what very many empty objects take', async () => {
    const objects = rememberSmall(store, KIB);
    const empty = await kept('', 't1');
    await kept('', 't2');
    await kept('', 't3');
    for (const tenant of ['t1', 't2', 't3']) {
      await textOf(objects, empty, tenant);
    }
    await loseFiles();
    await expect(textOf(objects, empty, 't1')).rejects.toThrow(ObjectMissing);
    expect(await textOf(objects, empty, 't3')).toBe('');
  });
});
