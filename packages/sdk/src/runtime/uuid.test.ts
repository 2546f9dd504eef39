import { describe, expect, it } from 'vitest';
import { uuid } from './uuid.ts';

describe('uuid', () => {
  const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('is one of version 4, with whatever the page has', () => {
    const bytes = { getRandomValues: (into: Uint8Array) => crypto.getRandomValues(into as Uint8Array<ArrayBuffer>) };
    expect([uuid(), uuid(bytes), uuid({})]).toEqual([1, 2, 3].map(() => expect.stringMatching(V4)));
    expect(new Set(Array.from({ length: 1000 }, () => uuid({}))).size).toBe(1000);
  });
});
