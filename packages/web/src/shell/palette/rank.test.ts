import { describe, expect, it } from 'vitest';
import { rank } from './rank.ts';

const bucket = { title: '资源桶', hint: '构建与分发/资源分发', words: 'asset/bucket' };

describe('rank', () => {
  it('puts a name before its letters and both before its group', () => {
    const ranks = ['资源桶', '资源', '源桶', 'zyt', 'bucket', 'zyff', '分发 zyt', 'xyz'].map((query) =>
      rank(bucket, query),
    );
    expect(ranks).toEqual([100, 90, 80, 70, 50, 40, 30, 0]);
  });

  it('fits everything while nothing is typed', () => {
    expect(rank(bucket, ' ')).toBe(1);
  });
});
