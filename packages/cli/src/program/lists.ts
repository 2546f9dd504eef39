// Reading lists: as many rows as asked for, page by page.
import type { FlagSpecs } from './command.ts';

export const LIMIT_FLAG = {
  limit: {
    type: 'number',
    value: 'n',
    least: 0,
    text: { zh: '最多列出多少条，默认全部', en: 'At most so many; all unless given' },
  },
} as const satisfies FlagSpecs;

/** The first `limit` rows. */
export async function take<T>(rows: AsyncIterable<T>, limit = Number.POSITIVE_INFINITY): Promise<T[]> {
  const taken: T[] = [];
  if (limit <= 0) {
    return taken;
  }
  for await (const row of rows) {
    taken.push(row);
    if (taken.length >= limit) {
      break;
    }
  }
  return taken;
}

/** Size of the pages to ask for: no more rows than wanted. */
export function pageSize(limit: number | undefined, largest = 1000): number {
  return Math.max(1, Math.min(limit ?? largest, largest));
}
