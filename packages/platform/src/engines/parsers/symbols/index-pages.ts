// Pages of an index: those that are needed are asked for together, since each question waits for its answer.
import type { ByteRange } from '#engines/parsers/protocol';
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';

export interface Pages {
  /** Afterwards what lies in these places can be read. @throws Unreadable for what is not in the file */
  need(ranges: readonly ByteRange[]): Promise<void>;
  /** Of a place that was needed. */
  bytes(at: number, length: number): Buffer;
}

const PAGE = 4096;
/** Neighbours are one place up to so many. */
const PAGES_OF_RANGE = 16;
const PAGES_KEPT = 8192;

export function openPages(file: Source): Pages {
  const pages = new Map<number, Buffer>();
  return {
    async need(ranges) {
      const wanted = new Set<number>();
      for (const [at, length] of ranges) {
        if (!(at >= 0 && at + length <= file.size)) {
          throw new Unreadable('the index is broken');
        }
        for (let page = Math.floor(at / PAGE); page * PAGE < at + length; page += 1) {
          wanted.add(page);
        }
      }
      const missing = [...wanted].filter((page) => !pages.has(page)).sort((a, b) => a - b);
      forget(missing.length, wanted);
      const asked = rangesOf(missing);
      const found = await file.gather(
        asked.map(({ first, count }) => [first * PAGE, Math.min(count * PAGE, file.size - first * PAGE)] as const),
      );
      asked.forEach(({ first, count }, index) => {
        for (let page = 0; page < count; page += 1) {
          pages.set(first + page, found[index]?.subarray(page * PAGE, (page + 1) * PAGE) ?? Buffer.alloc(0));
        }
      });
    },
    bytes(at, length) {
      const first = Math.floor(at / PAGE);
      const from = at - first * PAGE;
      const page = pages.get(first);
      if (page !== undefined && from + length <= page.length) {
        return page.subarray(from, from + length);
      }
      const pieces: Buffer[] = [];
      for (let number = first; number * PAGE < at + length; number += 1) {
        pieces.push(pages.get(number) ?? Buffer.alloc(0));
      }
      const whole = Buffer.concat(pieces);
      if (from + length > whole.length) {
        throw new Error('a page was not asked for');
      }
      return whole.subarray(from, from + length);
    },
  };

  /** Makes room, oldest first. */
  function forget(coming: number, wanted: ReadonlySet<number>): void {
    for (const page of pages.keys()) {
      if (pages.size + coming <= PAGES_KEPT) {
        return;
      }
      if (!wanted.has(page)) {
        pages.delete(page);
      }
    }
  }
}

function rangesOf(pages: readonly number[]): { first: number; count: number }[] {
  const ranges: { first: number; count: number }[] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last !== undefined && page === last.first + last.count && last.count < PAGES_OF_RANGE) {
      last.count += 1;
    } else {
      ranges.push({ first: page, count: 1 });
    }
  }
  return ranges;
}
