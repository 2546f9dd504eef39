import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '#kernel/keys/ids';
import { type KeptObject, ObjectMissing, type Objects, ObjectTooLarge, PartMissing } from '#kernel/objects/objects';
import { folderObjects } from './folder-objects.ts';

let folder: string;
let objects: Objects;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-objects-'));
  objects = folderObjects(folder, randomIds);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const drafts = () => readdir(join(folder, 'drafts'));
const part = (upload: string, offset = 0, size = 0) => ({ upload, offset, size });
async function* chunks(...parts: (string | Buffer | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) {
      throw part;
    }
    yield Buffer.from(part);
  }
}

describe('folderObjects', () => {
  it('hashes while it writes, and reads back whole and in part', async () => {
    const bytes = randomBytes(700_000);
    const draft = await objects.draft(chunks(bytes.subarray(0, 1), bytes.subarray(1)), 1e6);
    const object = { md5: createHash('md5').update(bytes).digest('hex'), size: bytes.byteLength };
    expect(draft).toMatchObject(object);
    expect(await objects.has('tenant', object)).toBe(false);
    await draft.keep('tenant');
    await draft.discard();
    expect(await objects.has('tenant', object)).toBe(true);
    expect(await objects.has('other', object)).toBe(false);
    expect(await buffer(await objects.read('tenant', object))).toEqual(bytes);
    const part = await objects.read('tenant', object, { start: 5, end: 9 });
    expect(await buffer(part)).toEqual(bytes.subarray(5, 10));
    expect(Buffer.from(await objects.readWhole('tenant', object))).toEqual(bytes);
    await expect(objects.read('other', object)).rejects.toThrow(ObjectMissing);
    await expect(objects.readWhole('other', object)).rejects.toThrow(ObjectMissing);
    await truncate(join(folder, 'objects', 'tenant', object.md5.slice(0, 2), `${object.md5}-${object.size}`), 5);
    await expect(objects.readWhole('tenant', object)).rejects.toThrow(ObjectMissing);
    expect(await drafts()).toEqual([]);
  });

  it('keeps an empty object', async () => {
    const draft = await objects.draft(chunks(), 10);
    await draft.keep('tenant');
    expect(await buffer(await objects.read('tenant', draft))).toHaveLength(0);
    expect(await objects.readWhole('tenant', draft)).toHaveLength(0);
  });

  it('leaves nothing behind of what is discarded, too large or broken off', async () => {
    await (await objects.draft(chunks('abc'), 10)).discard();
    await expect(objects.draft(chunks('abc', 'def'), 5)).rejects.toThrow(ObjectTooLarge);
    await expect(objects.draft(chunks('abc', new Error('gone')), 10)).rejects.toThrow('gone');
    await expect(objects.draft(chunks(new Error('gone at once')), 10)).rejects.toThrow('gone at once');
    await expect(objects.writePart(part('p'), chunks('abc', 'def'), 5)).rejects.toThrow(ObjectTooLarge);
    await objects.discardParts([part('p')]);
    expect(await drafts()).toEqual([]);
  });

  it('lists what it keeps and nothing else, and frees it', async () => {
    const list = async () => {
      const all: KeptObject[] = [];
      for await (const page of objects.list()) {
        all.push(...page);
      }
      return all;
    };
    expect(await list()).toEqual([]);
    const draft = await objects.draft(chunks('abc'), 10);
    await draft.keep('tenant');
    await writeFile(join(folder, 'objects', 'notes.txt'), 'not ours');
    await writeFile(join(folder, 'objects', 'tenant', draft.md5.slice(0, 2), `${draft.md5}-03`), 'not ours');
    const object = { md5: draft.md5, size: 3 };
    expect(await list()).toEqual([{ tenant: 'tenant', ...object }]);
    await objects.remove('tenant', object);
    await objects.remove('tenant', object);
    expect(await objects.has('tenant', object)).toBe(false);
    expect(await list()).toEqual([]);
  });

  it('joins the parts of an upload, and a part written again replaces itself', async () => {
    expect(await objects.writePart(part('b', 6), chunks('wrong'), 10)).toMatchObject({ size: 5 });
    expect(await objects.writePart(part('b', 6), chunks('world'), 10)).toEqual({
      size: 5,
      sha1: createHash('sha1').update('world').digest('hex'),
      crc32: crc32('world'),
    });
    await objects.writePart(part('b'), chunks('hello '), 10);
    const draft = await objects.draftOfParts([part('b', 0, 6), part('b', 6, 5)], 100);
    expect(draft.md5).toBe(createHash('md5').update('hello world').digest('hex'));
    await draft.discard();
    const again = await objects.draftOfParts([part('b', 0, 6), part('b', 6, 5)], 100);
    expect(again.md5, 'a discarded draft leaves its parts').toBe(draft.md5);
    await again.keep('tenant');
    await again.discard();
    await objects.discardParts([part('b'), part('b', 6), part('never')]);
    await expect(objects.draftOfParts([part('b', 0, 6)], 100)).rejects.toThrow(PartMissing);
    expect(await drafts()).toEqual([]);
  });

  it('joins parts with gaps between them, and parts in another order', async () => {
    await objects.writePart(part('g', 100), chunks('world'), 10);
    await objects.writePart(part('g'), chunks('hello '), 10);
    const apart = await objects.draftOfParts([part('g', 0, 6), part('g', 100, 5)], 100);
    const turned = await objects.draftOfParts([part('g', 100, 5), part('g', 0, 6)], 100);
    expect(apart.md5).toBe(createHash('md5').update('hello world').digest('hex'));
    expect(turned.md5).toBe(createHash('md5').update('worldhello ').digest('hex'));
    await expect(objects.draftOfParts([part('g', 100, 9)], 100)).rejects.toThrow(PartMissing);
  });

  it('proves what is there, whoever goes on writing into the upload', async () => {
    await objects.writePart(part('w'), chunks('hello'), 10);
    const gate = Promise.withResolvers<void>();
    const late = async function* (): AsyncGenerator<Uint8Array> {
      await gate.promise;
      yield Buffer.from('HELLO');
    };
    const writing = objects.writePart(part('w'), late(), 10);
    const joining = objects.draftOfParts([part('w', 0, 5)], 100);
    gate.resolve();
    const [, draft] = await Promise.all([writing, joining]);
    await objects.writePart(part('w'), chunks('other'), 10);
    await draft.keep('tenant');
    const kept = await buffer(await objects.read('tenant', draft));
    expect(createHash('md5').update(kept).digest('hex')).toBe(draft.md5);
  });

  it('sweeps drafts of a crash and parts nobody can join any more, and leaves young parts', async () => {
    await objects.sweep();
    await objects.writePart(part('young'), chunks('a'), 10);
    await objects.writePart(part('old'), chunks('a'), 10);
    await utimes(join(folder, 'drafts', 'old.part'), new Date(0), new Date(0));
    await writeFile(join(folder, 'drafts', 'crashed.draft'), 'half');
    await objects.sweep();
    expect(await drafts()).toEqual(['young.part']);
  });
});
