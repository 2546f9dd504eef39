import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256, sha256After } from './sha256.ts';

describe('sha256', () => {
  it('is what Node makes of any text, at every length around a block', () => {
    const node = (text: string): string => createHash('sha256').update(text).digest('hex');
    for (let length = 0; length < 200; length += 1) {
      const text = 'é'.repeat(length);
      expect(sha256(text), `${length}`).toBe(node(text));
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(sha256(text)).toBe(node(text));
      }),
    );
  });

  it('is the same where texts that begin alike are begun once', () => {
    for (const length of [0, 1, 55, 63, 64, 65, 130]) {
      const beginning = 'x'.repeat(length);
      const after = sha256After(beginning);
      for (const rest of ['', 'ana', '玩家', 'é'.repeat(300), 'y'.repeat(64 - (length % 64))]) {
        const node = createHash('sha256').update(`${beginning}${rest}`).digest();
        const words = Array.from({ length: 8 }, (_, index) => node.readInt32BE(index * 4));
        expect([...after(rest)], `${length} ${rest.length}`).toEqual(words);
      }
    }
  });
});
