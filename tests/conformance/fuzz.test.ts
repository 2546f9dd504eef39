// The short round of odd requests: every served operation, always the same ones. `npm run soak -- fuzz` has the long one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { fuzz, servedOperations } from './fuzz/run.ts';
import { stall } from './fuzz/stall.ts';

const PER_OPERATION = 5;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
});
afterAll(() => platform?.stop());

describe('odd requests of every served operation', () => {
  it('are answered without a failure, in the declared shapes', { timeout: 900_000 }, async () => {
    const { requests, problems } = await fuzz(platform, { perOperation: PER_OPERATION, seed: 1 });
    expect(problems).toEqual([]);
    expect(requests).toBe(PER_OPERATION * servedOperations().length);
  });
});

describe('bodies that never come', () => {
  it('are waited for by no call and no stream', { timeout: 400_000 }, async () => {
    const impatient = await testPlatform({ config: { bodyTimeoutMs: 500, bodyIdleMs: 500 } });
    const { ways, problems } = await stall(impatient, 15_000);
    await impatient.stop();
    expect(problems).toEqual([]);
    expect(ways).toBeGreaterThan(100);
  });
});
