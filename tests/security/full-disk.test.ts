// A disk without room: what adds is refused, and what makes room, or lets in who will, goes on. The platform looks at the
// real file system; only what it wants to keep free is the test's.
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../packages/platform/src/kernel/who/password.ts';
import { collectObjects } from '../../packages/platform/src/services/cdn/collect.ts';
import { entryOf, newBucket, putFile } from '../../packages/platform/src/services/cdn/testing.ts';
import { collectContents } from '../../packages/platform/src/services/save/collect.ts';
import {
  asServer,
  putObject,
  type Saved,
  saved,
  type UploadToken,
} from '../../packages/platform/src/services/save/testing.ts';
import { signIn, type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe.each(['embedded', 'postgres'] as const)('a full disk, %s', (engine) => {
  let platform: TestPlatform;
  let app: TestApp;
  let bucket: string;
  let save: Saved;
  let reserve = 0;
  let person: { id: string; password: string };
  const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  beforeAll(async () => {
    platform = await testPlatform({
      reserveBytes: () => reserve,
      ...(engine === 'postgres' ? { databaseUrl: await postgres.createDatabase({ migrated: true }) } : {}),
    });
    app = await platform.app(['asset-streaming', 'save']);
    save = await saved(asServer(app), 'kept', { userId: 'ana' });
    bucket = await newBucket(app);
    await putFile(app, bucket, 'a.txt', 'to be deleted');
    person = await platform.user('who-makes-room', app.orgId);
    await platform.ports.db
      .insertInto('operators')
      .values({
        login: 'keeper',
        name: 'keeper',
        kind: 'admin',
        password_hash: await hashPassword('a long password'),
        created_at: new Date().toISOString(),
      })
      .execute();
    // why three quarters: less than is wanted, and more than the half of it that stays untouched
    const { bavail, bsize } = await statfs(tmpdir());
    reserve = (bavail * bsize * 4) / 3;
    // why also this: where PostgreSQL has a disk of its own it is the contents that lack room
    vi.spyOn(platform.ports.objects, 'draft').mockRejectedValue(noSpace());
    await vi.waitFor(
      async () => {
        const refused = await app.call('POST', '/api/v1/buckets/', { name: `late-${Math.random()}` });
        expect(engine === 'embedded' ? refused.status : 507).toBe(507);
      },
      { timeout: 5000, interval: 100 },
    );
  });
  afterAll(async () => {
    reserve = 0;
    await platform?.stop();
  });

  it('takes no upload', async () => {
    const answer = await app.call('POST', `/api/v1/buckets/${bucket}/entries/`, {
      ...entryOf('b.txt', 'one more'),
      signed_url: true,
    });
    const { signed_url = '' } = answer.body as { signed_url?: string };
    const put = answer.status === 507 ? answer : await fetch(signed_url, { method: 'PUT', body: 'one more' });
    expect(put.status).toBe(507);
  });

  it('takes no save, and loses none', async () => {
    const ask = asServer(app);
    const asked = { userId: 'ana', saveId: save.saveId, fileUploadRequest: {} };
    const given = await ask('POST', '/saves/upload-token', asked);
    const { fileUploadToken } = given.body as { fileUploadToken: UploadToken };
    if (given.status === 200) {
      const put = await putObject(fileUploadToken, 'one more');
      expect([put.status, await put.text()]).toEqual([507, expect.stringContaining('the disk of the server is full')]);
    } else {
      expect([given.status, given.body]).toMatchObject([
        507,
        { details: [{ reason: 'the disk of the server is full' }] },
      ]);
    }
    const { body } = await ask('GET', `/saves/${save.saveId}?includeDownloadURL=true`);
    expect(await (await fetch((body as { save: Saved }).save.file.fileURL ?? '')).text()).toBe('kept');
  });

  it('lets saves be deleted, and frees what was in them', async () => {
    expect((await asServer(app)('DELETE', `/saves/${save.saveId}`)).status).toBe(200);
    expect(await collectContents(platform.ports)).toMatchObject({ freed: 1, freedBytes: 4 });
  });

  it('lets people and operators in, and out', async () => {
    const { password } = person;
    const page = await signIn(platform, { login: 'who-makes-room', password });
    expect((await page.go('/auth/auth-check')).status).toBe(200);
    const operator = await platform.call('POST', '/auth/admin-login', {
      Username: 'keeper',
      Password: 'a long password',
    });
    expect(operator.status).toBe(200);
    const [cookie = ''] = /admin_sst=[^;]+/.exec(operator.headers.getSetCookie().join()) ?? [];
    const out = await platform.call('POST', '/auth/logout', undefined, { headers: { Cookie: cookie } });
    expect(out.status).toBe(200);
  });

  it('lets them delete, and frees what was deleted', async () => {
    const list = await app.call('GET', `/api/v1/buckets/${bucket}/entries/?path=a.txt`);
    const [entry] = list.body as { entryid: string }[];
    const many = await app.call('POST', `/api/v1/buckets/${bucket}/delmultientries/`, [{ entryid: entry?.entryid }]);
    expect([many.status, many.body]).toEqual([200, { deleted: 1 }]);
    expect((await app.call('DELETE', `/api/v1/buckets/${bucket}/`)).status).toBe(204);
    const { ports } = platform;
    const inDays = (days: number) =>
      collectObjects(ports, { now: new Date(Date.now() + days * 24 * 3_600_000), graceSeconds: 24 * 3600 });
    await inDays(1);
    expect(await inDays(3)).toMatchObject({ forgotten: 1 });
  });
});
