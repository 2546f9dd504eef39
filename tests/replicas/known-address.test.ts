// Wrong passwords of others, on two replicas that share one PostgreSQL: who has signed in from an address before gets in
// with the right one, whatever is tried meanwhile for the same account or from the same network; who guesses does not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../packages/platform/src/kernel/who/password.ts';
import { rawRequest, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startS3, type TestS3 } from '../support/s3.ts';

const PASSWORD = 'the right password';
const HOME = '2001:db8:5:5::1';
const NEXT_DOOR = '2001:db8:5:5::2';
const AWAY = '198.51.100.20';

let postgres: TestPostgres;
let s3: TestS3;
let replicas: TestPlatform[];
beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const objects = { objects: s3.place(), s3: s3.access };
  const shared = { databaseUrl: await postgres.createDatabase({ migrated: true }), masterKey: 'd0'.repeat(32) };
  const origins = { origin: 'http://console.test', contentOrigin: 'http://content.test' };
  replicas = [];
  for (let n = 0; n < 2; n += 1) {
    replicas.push(await testPlatform({ ...shared, ...objects, ...origins, trustedProxies: 1 }));
  }
  const password_hash = await hashPassword(PASSWORD);
  await (replicas[0] as TestPlatform).ports.db
    .insertInto('operators')
    .values(
      ['ana', 'ben', 'cleo'].map((login) => ({
        ...{ login, name: login, kind: 'admin' as const, password_hash },
        created_at: new Date().toISOString(),
      })),
    )
    .execute();
});
afterAll(async () => {
  await Promise.all((replicas ?? []).map((replica) => replica.stop()));
  await postgres?.stop();
  await s3?.stop();
});

let turn = 0;
/** Each on the next replica, behind a proxy that says where it came from. */
async function signIn(Username: string, Password: string, address: string): Promise<number> {
  turn += 1;
  const replica = replicas[turn % replicas.length] as TestPlatform;
  const { status } = await rawRequest(replica, '/auth/admin-login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ Username, Password }),
  });
  return status;
}

describe('an operator who has signed in from an address', () => {
  it('gets in from there while others guess, for that account from elsewhere and for others next door', async () => {
    expect(await signIn('ana', PASSWORD, HOME)).toBe(200);
    const guesses = await Promise.all([
      ...Array.from({ length: 12 }, () => signIn('ana', 'a guess', AWAY)),
      ...Array.from({ length: 20 }, () => signIn('ben', 'a guess', NEXT_DOOR)),
    ]);
    expect(guesses.filter((status) => status === 400)).toHaveLength(10);
    expect(new Set(guesses)).toEqual(new Set([400, 429]));
    expect(await signIn('cleo', PASSWORD, NEXT_DOOR)).toBe(429);
    expect(await signIn('ana', PASSWORD, AWAY)).toBe(429);
    expect(await signIn('ana', PASSWORD, HOME)).toBe(200);
    expect(await signIn('ana', PASSWORD, NEXT_DOOR)).toBe(200);
    expect(await signIn('ana', PASSWORD, AWAY)).toBe(429);
  });

  it('has five guesses a minute there, however many are made at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 30 }, () => signIn('ana', 'a guess', HOME)));
    expect(guesses.filter((status) => status !== 429)).toEqual([400, 400, 400, 400, 400]);
  });
});
