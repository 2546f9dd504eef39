import { describe, expect, it } from 'vitest';
import { momentOf } from './moments.ts';

describe('momentOf', () => {
  it('is in UTC, and nothing stays nothing', () => {
    expect(momentOf('2026-05-01T08:00:00+08:00')).toBe('2026-05-01T00:00:00.000Z');
    expect([momentOf(undefined), momentOf(null)]).toEqual([null, null]);
  });

  it('refuses what no column can say', () => {
    for (const text of ['9999-12-31T23:59:59-12:00', '0000-06-01T00:00:00Z', '0001-01-01T00:00:00+12:00']) {
      expect(() => momentOf(text)).toThrow(expect.objectContaining({ status: 400, code: 30_001 }));
    }
  });
});
