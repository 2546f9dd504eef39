import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#kernel/call/call';
import { type TestPlatform, testPlatform } from '#testing';
import { KIND } from './names.ts';
import { refusePlaced } from './place.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

/** What is said to who wants a server of that size there. */
async function refusal(region: string, cpuMillis: number): Promise<string> {
  const { db, servers } = platform.ports;
  const wish = { id: randomUUID(), kind: KIND, appId: randomUUID(), region, ports: [], trusted: true };
  const placed = await servers.place(db, { ...wish, limits: { cpuMillis, memoryMiB: 1 } });
  if (placed.placed) {
    throw new Error('it was placed');
  }
  const refuse = ((_kind: string, message: string) => new Error(message)) as Call['refuse'];
  try {
    return refusePlaced({ refuse }, placed);
  } catch (error) {
    return String(error);
  }
}

describe('a server that no machine takes', () => {
  it('is refused with the reason once, and what of it tells more', async () => {
    expect(await refusal('mars', 1)).toBe('Error: no capacity: no node of mars is live');
    expect(await refusal('local', 1_000_000_000)).toMatch(
      /^Error: no capacity in local: asked for 1000000000m and 1Mi/,
    );
  });
});
