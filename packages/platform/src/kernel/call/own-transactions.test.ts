import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let asked: () => void = () => undefined;
const beingAsked = new Promise<void>((resolve) => {
  asked = resolve;
});
let answer: () => void = () => undefined;

beforeAll(async () => {
  platform = await testPlatform({ own: true });
  const waiting = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  Object.assign(platform.ports, {
    directory: {
      check: () => {
        asked();
        return waiting;
      },
    },
  });
});
afterAll(() => platform.stop());

describe('a sign-in that waits for the directory', () => {
  it('does not hold the database meanwhile', async () => {
    const app = await platform.app();
    const login = platform.call('POST', '/auth/admin-login', { Username: 'somebody', Password: 'a password' });
    await beingAsked;
    expect((await app.call('POST', '/api/v1/buckets/', { name: 'meanwhile' })).status).toBe(200);
    answer();
    expect((await login).body).toMatchObject({ info: 'invalid username or password' });
  });
});
