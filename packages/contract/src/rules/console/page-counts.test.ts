import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMorePages, listAllPage } from './page-counts.ts';

describe('hasMorePages', () => {
  it('reads every item of a list once and then stops', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), (total) => {
        const read: number[] = [];
        let page = 0;
        do {
          page += 1;
          const { start, count } = listAllPage(page);
          for (let item = start; item < Math.min(start + count, total); item += 1) {
            read.push(item);
          }
        } while (hasMorePages(page, total));
        expect(read).toEqual(Array.from({ length: total }, (_, item) => item));
        expect(page).toBe(Math.max(1, Math.ceil(total / 50)));
      }),
    );
  });
});
