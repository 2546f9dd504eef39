import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';
import { uuid } from './uuid.ts';

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
});

describe('uuid', () => {
  const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('is one of version 4, with whatever the page has', () => {
    const bytes = { getRandomValues: (into: Uint8Array) => crypto.getRandomValues(into as Uint8Array<ArrayBuffer>) };
    expect([uuid(), uuid(bytes), uuid({})]).toEqual([1, 2, 3].map(() => expect.stringMatching(V4)));
    expect(new Set(Array.from({ length: 1000 }, () => uuid({}))).size).toBe(1000);
  });
});
