import type { PageRequest } from '#kernel/call/paging';

const LIMIT = 9999;

/** `offset` from 0, `limit` 20 by default. Source: wire/realtime-and-compute.md 1.4. */
export function pageOf(input: { offset?: number | undefined; limit?: number | undefined }): PageRequest {
  return { offset: input.offset ?? 0, limit: Math.min(input.limit ?? 20, LIMIT) };
}
