import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { styles } from '#kernel/call/errors';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { entryOf, must, newBucket, putFile } from '../../../services/cdn/testing.ts';
import { DISK_FULL, isDiskFull } from './full.ts';

let platform: TestPlatform;
let app: TestApp;
let bucket: string;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app();
  bucket = await newBucket(app);
});
afterAll(() => platform.stop());

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('a full disk', () => {
  it('is told from other failures, however deep it is among the causes', () => {
    expect(isDiskFull(new Error('not kept', { cause: noSpace() }))).toBe(true);
    expect(isDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
    expect(isDiskFull(Object.assign(new Error('not there'), { code: 'ENOENT' }))).toBe(false);
    expect(isDiskFull('ENOSPC')).toBe(false);
  });

  it('answers an upload with 507, and takes it once there is room', async () => {
    const content = 'wants to be kept';
    const [entry] = await must<{ signed_url: string }[]>(app, 'POST', `/buckets/${bucket}/multientries/`, [
      { ...entryOf('a.txt', content), signed_url: true },
    ]);
    const put = () => fetch(entry?.signed_url ?? '', { method: 'PUT', body: content });
    const full = vi.spyOn(platform.ports.objects, 'draft').mockRejectedValueOnce(noSpace());
    const refused = await put();
    full.mockRestore();
    expect(refused.status).toBe(507);
    expect(await refused.json()).toEqual({ code: 8, reason: 'Internal error', details: [DISK_FULL] });
    expect((await put()).status).toBe(200);
    await putFile(app, bucket, 'b.txt', 'as before');
  });

  it('answers a call that the database has no room for with 507 and changes nothing', async () => {
    const { db } = platform.ports;
    await sql`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`.execute(db);
    await sql`CREATE TRIGGER no_room AFTER INSERT ON cdn_buckets EXECUTE FUNCTION no_room()`.execute(db);
    const answer = await app.call('POST', '/api/v1/buckets/', { name: 'second' });
    await sql`DROP FUNCTION no_room CASCADE`.execute(db);
    expect([answer.status, answer.body]).toEqual([507, { code: 8, reason: 'Internal error', details: [DISK_FULL] }]);
    expect((await must<{ name: string }[]>(app, 'GET', '/buckets/')).map(({ name }) => name)).toEqual(['main']);
  });

  it('is explained by the platform core too, which otherwise keeps its failures to itself', () => {
    const { body, common } = styles.platform;
    expect(body(common['storage-full'](DISK_FULL))).toEqual({
      code: 507,
      info: 'request err',
      message: 'request err',
      details: [DISK_FULL],
    });
    expect(body(common.internal('a secret'))).toEqual({ code: 500 });
  });
});
