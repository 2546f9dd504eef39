import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hmacSha1, sha1 } from './sha1.ts';

const texts = [
  '',
  'abc',
  'x'.repeat(55),
  'x'.repeat(56),
  'x'.repeat(64),
  `灯塔 ${'1795168800;1795170600 '.repeat(40)}`,
];

it.each(texts)('sums as everybody does (%#)', (text) => {
  expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
});

it.each(texts)('signs as everybody does, with keys of any length (%#)', (key) => {
  expect(hmacSha1(key, 'put\n/cos\n')).toBe(createHmac('sha1', key).update('put\n/cos\n').digest('hex'));
});
