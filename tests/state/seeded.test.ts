// A seeded platform: the same steps give the same bytes.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBucket, putFile, release } from '../../packages/platform/src/services/cdn/testing.ts';
import type { PlatformOptions } from '../../packages/platform/src/start/main.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { signIn, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'uos-seeded-'));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A tenant, a sign-in, uploads, a release, a restart, and days, bills among them; answers the archive of it. */
async function steps(name: string, options: PlatformOptions, days = 33): Promise<Buffer> {
  const own: PlatformOptions = { dataFolder: join(folder, name), clock: 'test', ...options };
  const first = await testPlatform({ ...own, seedDemo: true });
  const app = await first.app();
  const bucket = await newBucket(app);
  const entry = await putFile(app, bucket, 'a.txt', 'one');
  await release(app, bucket, { entries: [{ entryid: entry.entryid, versionid: entry.current_versionid }] });
  if (first.logins !== undefined) {
    await (await signIn(first, first.logins.user)).go(`/api/app/${first.logins.app.id}`);
  }
  await first.stop();
  const second = await testPlatform(own);
  await putFile(
    { ...app, call: (method, path, body) => second.call(method, path, body, basicOf(app)) },
    bucket,
    'b.txt',
    'two',
  );
  await second.testClock?.advance((now) => new Date(now.getTime() + days * 86_400_000));
  const file = join(folder, `${name}.tar`);
  await exportState({ db: second.ports.db, objects: second.ports.objects }, file);
  await second.stop();
  return readFile(file);
}

const onPostgres = async (name: string, seed: number, days?: number) =>
  digest(await steps(name, { seed, databaseUrl: await postgres.createDatabase() }, days));

const basicOf = ({ id, serviceSecret }: { id: string; serviceSecret: string }) => ({ basic: `${id}:${serviceSecret}` });
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a platform with a seed', () => {
  it('gives the same archive for the same steps on either engine', {
    timeout: 400_000,
  }, async () => {
    const one = digest(await steps('one', { seed: 7 }));
    expect(await onPostgres('two', 7)).toBe(one);
  });

  it('gives the same archive on the same engine, and another for another seed', { timeout: 400_000 }, async () => {
    const one = await onPostgres('three', 7, 1);
    expect(await onPostgres('four', 7, 1)).toBe(one);
    expect(await onPostgres('five', 8, 1)).not.toBe(one);
  });
});
