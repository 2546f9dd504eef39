// A whole list as an array, for those who need it at once.

export interface ListAllOptions {
  /** Rows to take at most; all when absent. */
  readonly limit?: number;
}

/**
 * Collects the rows of a list. Stops asking for pages once the limit is reached.
 * @example const buckets = await listAll(uos.cdn.buckets.list.all(), { limit: 500 });
 */
export async function listAll<T>(
  rows: AsyncIterable<T>,
  { limit = Number.POSITIVE_INFINITY }: ListAllOptions = {},
): Promise<T[]> {
  const found: T[] = [];
  if (limit <= 0) {
    return found;
  }
  for await (const row of rows) {
    found.push(row);
    if (found.length >= limit) {
      break;
    }
  }
  return found;
}
