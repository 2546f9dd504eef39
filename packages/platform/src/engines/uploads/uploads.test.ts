// Transfers against a real platform: what is whole and announced is kept, all else leaves nothing.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { UploadTooLarge, type UploadWish } from './port.ts';
import { createUploads } from './uploads.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const wishOf = (bytes: Uint8Array, more: Partial<UploadWish> = {}): UploadWish => ({
  ...{ appId: platform.ports.ids.uuid(), purpose: 'test', filename: '../C:\\x\\my server.zip', size: bytes.length },
  ...{ md5: md5Of(bytes).toUpperCase(), maxBytes: 1_000_000, now: platform.ports.clock.now().toISOString() },
  ...more,
});
const token = (wish: UploadWish) =>
  platform.ports.db.transaction().execute((tx) => platform.ports.uploads.token(tx, wish));
const find = ({ appId, purpose }: UploadWish, objectName: string) =>
  platform.ports.uploads.find(platform.ports.db, { appId, purpose, objectName });

describe('an upload', () => {
  it('is taken where it is what was announced, read back, and not sent again', async () => {
    const bytes = randomBytes(100_000);
    const wish = wishOf(bytes);
    const given = await token(wish);
    expect(given).toMatchObject({ method: 'PUT', present: false, maxSize: 1_000_000 });
    expect(given.expiredTime - given.startTime).toBe(3600);
    expect(await find(wish, given.objectName)).toBeUndefined();
    const reply = await fetch(given.uploadUrl, { method: 'PUT', headers: given.headers, body: bytes });
    expect([reply.status, await reply.json()]).toEqual([200, {}]);
    const file = await find(wish, given.objectName);
    expect(file).toEqual({
      ...{ objectName: given.objectName, filename: 'my_server.zip', size: 100_000, md5: md5Of(bytes) },
    });
    const read = await platform.ports.uploads.read(wish.appId, { size: 100_000, md5: md5Of(bytes) });
    expect(Buffer.concat(await read.toArray())).toEqual(bytes);
    const again = await token(wish);
    expect(again.present).toBe(true);
    expect(await find(wish, again.objectName)).toMatchObject({ size: 100_000 });
    expect(await find({ ...wish, appId: platform.ports.ids.uuid() }, given.objectName)).toBeUndefined();
    expect(await find({ ...wish, purpose: 'another' }, given.objectName)).toBeUndefined();
    expect((await token({ ...wish, appId: platform.ports.ids.uuid() })).present).toBe(false);
  });

  it('over the limit is refused before it is sent', async () => {
    await expect(token(wishOf(randomBytes(10), { maxBytes: 9 }))).rejects.toBeInstanceOf(UploadTooLarge);
  });

  it('of another content, another size, cut off, or with another token leaves nothing', async () => {
    const bytes = randomBytes(50_000);
    const wish = wishOf(bytes);
    const given = await token(wish);
    const put = async (body: Uint8Array, url = given.uploadUrl) => {
      const reply = await fetch(url, { method: 'PUT', body });
      return [reply.status, ((await reply.json()) as { message: string }).message];
    };
    expect(await put(randomBytes(50_000))).toEqual([400, expect.stringContaining('is not the one')]);
    expect(await put(bytes.subarray(1))).toEqual([400, 'the file was to have 50000 bytes, not 49999']);
    const streamed = await fetch(given.uploadUrl, {
      ...{ method: 'PUT', duplex: 'half' },
      body: Readable.toWeb(Readable.from([bytes, bytes])),
    } as RequestInit);
    expect([streamed.status, await streamed.json()]).toMatchObject([400, { message: 'Object size exceeding limit' }]);
    expect(await put(bytes, given.uploadUrl.replace('?sign=', '?sign=x'))).toEqual([403, 'permission denied']);
    const other = await token(wish);
    const mixed = `${other.uploadUrl.split('?')[0]}?${given.uploadUrl.split('?')[1]}`;
    expect(await put(bytes, mixed)).toEqual([403, 'permission denied']);
    expect((await fetch(given.uploadUrl)).status).toBe(405);
    expect(await find(wish, given.objectName)).toBeUndefined();
    expect(await platform.ports.objects.has(`uploads-${wish.appId}`, { md5: md5Of(bytes), size: 50_000 })).toBe(false);
  });

  it('is taken for an hour', async () => {
    const bytes = randomBytes(10);
    const wish = wishOf(bytes);
    const { db, objects, ids, seal, origins } = platform.ports;
    const late = new Date(Date.now() - 3_601_000).toISOString();
    const uploads = createUploads({
      ...{ db, objects, ids, seal, origin: origins.console, idleMs: 1000, clock: platform.ports.clock },
    });
    const given = await uploads.token(db, { ...wish, now: late });
    const reply = await fetch(given.uploadUrl, { method: 'PUT', body: bytes });
    expect([reply.status, await reply.json()]).toMatchObject([403, { message: expect.stringContaining('expired') }]);
  });
});

describe('forget', () => {
  it('frees what is old, but not what a newer one needs', async () => {
    const bytes = randomBytes(2000);
    const wish = wishOf(bytes, { now: '2000-01-01T00:00:00.000Z' });
    const { uploads, db, objects } = platform.ports;
    const first = await token({ ...wish, now: platform.ports.clock.now().toISOString() });
    await fetch(first.uploadUrl, { method: 'PUT', body: bytes });
    const old = await token(wish);
    expect(old.present).toBe(true);
    await uploads.forget(db, '2001-01-01T00:00:00.000Z');
    expect(await find(wish, old.objectName)).toBeUndefined();
    expect(await find(wish, first.objectName)).toBeDefined();
    await db.updateTable('uploads').set({ asked_at: wish.now }).where('object_name', '=', first.objectName).execute();
    await uploads.forget(db, '2001-01-01T00:00:00.000Z');
    expect(await objects.has(`uploads-${wish.appId}`, { md5: md5Of(bytes), size: 2000 })).toBe(false);
  });
});
