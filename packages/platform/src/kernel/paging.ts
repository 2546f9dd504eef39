// The three ways a list is cut into pages; each clamps what the caller asks for.

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

const CDN_PAGE_LIMIT = 9999;

/** Content delivery: `page` from 1, `per_page` 20 by default and at most 9999. Source: wire 1.3. */
export function contentRangePage(input: { page?: number | undefined; per_page?: number | undefined }): PageRequest {
  const limit = Math.min(input.per_page ?? 20, CDN_PAGE_LIMIT);
  return { limit, offset: ((input.page ?? 1) - 1) * limit };
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
