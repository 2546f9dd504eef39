// A disk of PostgreSQL without room: its tables stand on a small file system of their own, which is filled to the last
// byte. What adds is refused with a word that says why, nothing is half done, and what makes room goes on.
import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../packages/platform/src/kernel/who/password.ts';
import { entryOf, newBucket, putFile } from '../../packages/platform/src/services/cdn/testing.ts';
import { signIn, type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPrivate, type TestPostgres } from '../support/postgres.ts';

const run = promisify(execFile);
const disk = await mkdtemp(join(tmpdir(), 'uos-small-disk-'));
/** Only root may, and not in every container. */
const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]).then(
  () => true,
  () => false,
);

let postgres: TestPostgres;
afterAll(async () => {
  await postgres?.stop();
  if (isMounted) {
    await run('umount', [disk]);
  }
  await rm(disk, { recursive: true, force: true });
});

describe.skipIf(!isMounted)('a full disk of PostgreSQL', () => {
  let platform: TestPlatform;
  let app: TestApp;
  let bucket: string;
  let password: string;

  beforeAll(async () => {
    postgres = await startPrivate();
    const url = new URL(postgres.url);
    const client = new Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const { uid, gid } = await stat(rows[0]?.data_directory ?? '');
    await chown(disk, uid, gid);
    await chmod(disk, 0o700);
    await client.query(`CREATE TABLESPACE small LOCATION '${disk}'`);
    await client.query('CREATE DATABASE small TABLESPACE small');
    await client.end();
    url.pathname = '/small';
    platform = await testPlatform({ databaseUrl: url.href });
    app = await platform.app();
    bucket = await newBucket(app);
    await putFile(app, bucket, 'a.txt', 'to be deleted');
    ({ password } = await platform.user('who-makes-room', app.orgId));
    await platform.ports.db
      .insertInto('operators')
      .values({
        ...{ login: 'keeper', name: 'keeper', kind: 'admin', created_at: new Date().toISOString() },
        password_hash: await hashPassword('a long password'),
      })
      .execute();
    // why once before: what people do every day has its pages already
    await signIn(platform, { login: 'who-makes-room', password });
    await run('sh', ['-c', `cat /dev/zero > ${disk}/filler`]).catch(() => undefined);
  });
  afterAll(() => platform?.stop());

  const entries = (count: number, from = 0) =>
    Array.from({ length: count }, (_, n) => entryOf(`folder/with/a/long/name/${'x'.repeat(200)}-${from + n}`, 'a'));

  it('refuses what adds much by 507 and a word that says why, and none of it is there', async () => {
    let answer = await app.call('POST', `/api/v1/buckets/${bucket}/multientries/`, entries(1));
    let added = answer.status === 200 ? 1 : 0;
    for (let round = 1; answer.status === 200 && round < 50; round += 1) {
      answer = await app.call('POST', `/api/v1/buckets/${bucket}/multientries/`, entries(200, round * 200));
      added += answer.status === 200 ? 200 : 0;
    }
    expect([answer.status, answer.body]).toEqual([
      507,
      { code: 8, reason: 'Internal error', details: ['the disk of the server is full'] },
    ]);
    const list = await app.call('GET', `/api/v1/buckets/${bucket}/entries/?per_page=1`);
    expect(list.headers.get('content-range')).toBe(`items 1-1/${added + 1}`);
  });

  it('goes on to serve what there is, and says that it is ready', async () => {
    expect((await app.call('GET', `/api/v1/buckets/${bucket}/`)).status).toBe(200);
    expect((await fetch(`${platform.origin}/livez`)).status).toBe(200);
    expect((await fetch(`${platform.origin}/readyz`)).status).toBe(200);
  });

  it('lets people and operators in', async () => {
    const page = await signIn(platform, { login: 'who-makes-room', password });
    expect((await page.go('/auth/auth-check')).status).toBe(200);
    const json = { Username: 'keeper', Password: 'a long password' };
    expect((await platform.call('POST', '/auth/admin-login', json)).status).toBe(200);
  });

  it('lets them delete', async () => {
    const list = await app.call('GET', `/api/v1/buckets/${bucket}/entries/?path=a.txt`);
    const [entry] = list.body as { entryid: string }[];
    const gone = await app.call('DELETE', `/api/v1/buckets/${bucket}/entries/${entry?.entryid}/`);
    expect(gone.status).toBe(204);
    expect((await app.call('DELETE', `/api/v1/buckets/${bucket}/`)).status).toBe(204);
  });

  it('goes on by itself once there is room', async () => {
    await rm(`${disk}/filler`);
    const again = await newBucket(app, 'again');
    const answer = await app.call('POST', `/api/v1/buckets/${again}/multientries/`, entries(200));
    expect(answer.status).toBe(200);
  });
});
