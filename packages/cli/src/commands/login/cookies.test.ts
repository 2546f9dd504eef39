import { describe, expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');

describe('readCookie', () => {
  it('finds a cookie among several that were joined by commas', () => {
    const header =
      'sst=abc%3D; Path=/; HttpOnly; Expires=Sat, 28 Nov 2026 00:00:00 GMT, userId=u1; Path=/, userName=%E5%B0%8F; Max-Age=60';
    expect(readCookie(header, 'sst', NOW)).toEqual({ value: 'abc=', expiresAt: '2026-11-28T00:00:00.000Z' });
    expect(readCookie(header, 'userName', NOW)).toEqual({ value: '小', expiresAt: '2026-11-21T00:01:00.000Z' });
    expect(readCookie(header, 'userId', NOW)).toEqual({ value: 'u1' });
  });

  it('takes a cookie that is being cleared for none', () => {
    expect(readCookie('sst=; Max-Age=0', 'sst', NOW)).toBeUndefined();
    expect(readCookie('', 'sst', NOW)).toBeUndefined();
    expect(readCookie('admin_sst=x', 'sst', NOW)).toBeUndefined();
  });
});
