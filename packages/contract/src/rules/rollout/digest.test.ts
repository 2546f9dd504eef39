import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256After } from './digest.ts';

const node = (text: string): number[] => {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({ length: 8 }, (_, index) => digest.readInt32BE(index * 4));
};

describe('a digest', () => {
  it('is what Node makes of both parts together, at every length around a block', () => {
    for (const beginning of [0, 1, 55, 63, 64, 65, 130].map((length) => 'x'.repeat(length))) {
      const after = sha256After(beginning);
      for (let length = 0; length < 200; length += 1) {
        for (const rest of ['y'.repeat(length), 'é'.repeat(length)]) {
          expect([...after(rest)], `${beginning.length} ${length}`).toEqual(node(`${beginning}${rest}`));
        }
      }
    }
  });

  it('is that of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (beginning, rest) => {
        expect([...sha256After(beginning)(rest)]).toEqual(node(`${beginning}${rest}`));
      }),
    );
  });
});
