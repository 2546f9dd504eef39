import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hmacSha1, sha1 } from './sha1.ts';

const TEXTS = ['', 'abc', '玉兔摘星 🐇', ...[55, 56, 63, 64, 65, 119, 1000].map((length) => 'a'.repeat(length))];

it.each(TEXTS)('hashes %s as others do', (text) => {
  expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
  for (const key of ['', 'key', 'k'.repeat(64), 'k'.repeat(65)]) {
    expect(hmacSha1(key, text)).toBe(createHmac('sha1', key).update(text).digest('hex'));
  }
});
