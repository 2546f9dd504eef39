import { beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { countAttempt, forgiveAttempt, networkOf } from './login-limits.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});

describe('countAttempt', () => {
  it('counts the addresses of one IPv6 network as one', async () => {
    const { db } = platform.ports;
    const waits: number[] = [];
    for (let n = 1; n <= 14; n += 1) {
      const attempt = { kind: 'operator', login: `nobody-${n}`, address: `2001:db8:7:9::${n}` } as const;
      waits.push(await countAttempt(db, new Date('2026-01-01T00:00:00Z'), attempt));
    }
    expect(waits.map((wait) => wait === 0)).toEqual(Array.from({ length: 14 }, (_, index) => index < 10));
  });

  it('leaves five tries a minute to who has signed in from there, for thirty days', async () => {
    const { db } = platform.ports;
    const own = { kind: 'user', login: 'ana', address: '2001:db8:1:1::1' } as const;
    const at = (seconds: number): Date => new Date(Date.parse('2026-02-01T00:00:00Z') + seconds * 1000);
    const tries = async (seconds: number, attempt: Parameters<typeof countAttempt>[2], times = 12) => {
      const waits: boolean[] = [];
      for (let n = 0; n < times; n += 1) {
        waits.push((await countAttempt(db, at(seconds), attempt)) === 0);
      }
      return waits.filter(Boolean).length;
    };
    expect(await countAttempt(db, at(0), own)).toBe(0);
    await forgiveAttempt(db, at(0), own);
    expect(await tries(1, { ...own, address: '2001:db8:2:2::1' })).toBe(5);
    expect(await tries(1, { ...own, login: 'ben' })).toBe(5);
    expect(await tries(1, { ...own, login: 'cleo' })).toBe(0);
    expect(await tries(2, { ...own, address: '2001:db8:1:1::77' })).toBe(5);
    expect(await tries(70, own, 1)).toBe(1);
    await forgiveAttempt(db, at(70), own);
    expect(await tries(71, { ...own, address: '2001:db8:2:2::1' })).toBe(0);
    expect(await tries(70 + 31 * 24 * 3600, own)).toBe(5);
  });

  it('keeps the tries of others counted when somebody known signs in', async () => {
    const { db } = platform.ports;
    const own = { kind: 'operator', login: 'dora', address: '192.0.2.77' } as const;
    const now = new Date('2026-03-01T00:00:00Z');
    await forgiveAttempt(db, now, own);
    const guesses = { ...own, address: '198.51.100.9' };
    for (let n = 0; n < 5; n += 1) {
      expect(await countAttempt(db, now, guesses)).toBe(0);
    }
    await forgiveAttempt(db, now, own);
    expect(await countAttempt(db, now, guesses)).toBeGreaterThan(0);
    expect(await countAttempt(db, now, own)).toBe(0);
  });
});

describe('networkOf', () => {
  it.each([
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['2001:0db8:7:9:1:2:3:4', '2001:db8:7:9::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['192.0.2.1', '192.0.2.1'],
    ['', ''],
  ])('of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
