// How much a list asks for at once, and how a complete list is read. Source: platform-core 9; passport 7.

export const pageCounts = {
  /** DEFAULT_MAX_PAGE_COUNT */
  max: 9999,
  /** DefaultBucketSize */
  buckets: 20,
  appsOfOrganization: 9999,
  bills: 99_999,
  listAll: 50,
} as const;

export interface Page {
  readonly start: number;
  readonly count: number;
}

/** The page to ask for, counted from 1, when a complete list is wanted. */
export function listAllPage(page: number): Page {
  return { start: (page - 1) * pageCounts.listAll, count: pageCounts.listAll };
}

/** True while pages after `page` remain: a list is complete when page x 50 is at least `total`. */
export function hasMorePages(page: number, total: number): boolean {
  return page * pageCounts.listAll < total;
}
