import { beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { countAttempt, networkOf } from './login-limits.ts';

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
