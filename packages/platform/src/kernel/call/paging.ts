// The ways a list is cut into pages; each clamps what the caller asks for.

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

const CDN_PAGE_LIMIT = 9999;

/** Content delivery: `page` from 1, `per_page` 20 by default and at most 9999. Source: wire 1.3. */
export function contentRangePage(input: { page?: number | undefined; per_page?: number | undefined }): PageRequest {
  const limit = Math.min(input.per_page ?? 20, CDN_PAGE_LIMIT);
  // why: a far page is empty, not an integer that PostgreSQL cannot read
  return { limit, offset: Math.min(((input.page ?? 1) - 1) * limit, Number.MAX_SAFE_INTEGER) };
}

const OFFSET_COUNT_LIMIT = 100_000;

/** Platform core: `offset` from 0, `count` 20 by default; the console asks for 9999 and 99999. Source: wire 2.1. */
export function offsetCountPage(input: { offset?: number | undefined; count?: number | undefined }): PageRequest {
  return { limit: Math.min(input.count ?? 20, OFFSET_COUNT_LIMIT), offset: input.offset ?? 0 };
}

const OFFSET_LIMIT_LIMIT = 9999;

/** Services that run something: `offset` from 0, `limit` 20 by default. Source: wire/realtime-and-compute.md 1.4. */
export function offsetLimitPage(input: { offset?: number | undefined; limit?: number | undefined }): PageRequest {
  return { limit: Math.min(input.limit ?? 20, OFFSET_LIMIT_LIMIT), offset: input.offset ?? 0 };
}

const START_COUNT_LIMIT = 100;

/** Player accounts: `start` from 0, `count` 20 by default and at most 100. Source: wire/passport.md 1.4. */
export function startCountPage(input: { start?: number | undefined; count?: number | undefined }): PageRequest {
  return { limit: Math.min(input.count ?? 20, START_COUNT_LIMIT), offset: input.start ?? 0 };
}

/** `%` and `_` are characters like any other in what a person searches for. */
export function likePart(text: string): string {
  return `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
}

/** Is the error PostgreSQL's unique violation, on that index where one is named? */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && (index === undefined || constraint === index);
}
