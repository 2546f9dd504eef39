import { describe, expect, it } from 'vitest';
import { lengthWords, validityWords } from './mail-words.ts';

describe('how long a mail is valid', () => {
  it('is said in the largest unit that fits', () => {
    expect([2_592_000, 7200, 90].map(lengthWords)).toEqual(['30 天', '2 小时', '2 分钟']);
  });

  it('counts from receipt, or ends at a moment', () => {
    expect(validityWords({ expireType: 'Duration', expireDuration: 86_400 })).toBe('收到后 1 天内有效');
    expect(validityWords({ expireType: 'FixedTime', expireAt: '2026-12-01T00:00:00+08:00' })).toBe(
      '2026-12-01 00:00 前有效',
    );
    expect(validityWords({ expireType: 'FixedTime' })).toBe('不过期');
  });
});
