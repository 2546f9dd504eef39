import { describe, expect, it } from 'vitest';
import { changesBetween } from './history.ts';

const none = new Set<string>();

describe(changesBetween, () => {
  it('names the fields that differ, objects taken apart', () => {
    expect(changesBetween({ a: 1, p: { x: 'old', y: 1 } }, { a: 1, p: { x: 'new' }, b: [1] }, none)).toEqual([
      { field: 'b', after: '[1]' },
      { field: 'p.x', before: 'old', after: 'new' },
      { field: 'p.y', before: '1' },
    ]);
  });

  it('hides secrets at any depth, and the time of the change itself', () => {
    expect(
      changesBetween(
        { k: { secret: 'a', last_modified: '1' }, UpdatedAt: '1' },
        { k: { secret: 'b', last_modified: '2' }, UpdatedAt: '2' },
        new Set(['secret']),
      ),
    ).toEqual([{ field: 'k.secret', before: '***', after: '***' }]);
  });

  it('cuts what is long', () => {
    const [change] = changesBetween(undefined, { text: 'x'.repeat(5000) }, none);
    expect(change?.after).toHaveLength(1001);
  });
});
