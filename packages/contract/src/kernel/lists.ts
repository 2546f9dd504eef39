// The list shapes that several services share. One more, `content-range`, is a bare array with a header.
import * as z from 'zod';
import { alsoAs, count, field } from './fields.ts';

/** Query of a `total-items` list: 20 rows unless told, below 100000 never clamped. Source: wire/cdn-and-platform.md 2.1. */
export const offsetCount = {
  offset: field(z.int().min(0).optional(), '起始位置', 'Rows to skip, default 0'),
  count: field(z.int().min(0).optional(), '条数', 'Rows to answer, default 20'),
};

/** Reply of a `total-items` or `start-items` list. */
export const totalItems = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    TotalCount: count('总数', 'Rows that match, on all pages'),
    Items: field(z.array(item), '列表', 'Rows of this page'),
  });

/** Query or body of a `start-count` list; the server clamps `count` to 100. Source: wire/passport.md 1.4. */
export const startCount = {
  start: alsoAs(field(z.int().min(0).optional(), '起始位置', 'Rows to skip, default 0'), 'offset'),
  count: alsoAs(field(z.int().min(0).optional(), '条数', 'Rows to answer, default 20, at most 100'), 'limit'),
};

/**
 * Query or body of a `start-items` or `start-total` list, 20 rows unless told.
 * Source: wire/realtime-and-compute.md 1.4, wire/data-and-tools.md 0.
 */
export const startItems = {
  start: startCount.start,
  count: alsoAs(offsetCount.count, 'limit'),
};

/** Query of an `offset-limit` list; the server clamps `limit` to 9999. Source: wire/realtime-and-compute.md 1.4. */
export const offsetLimit = {
  offset: alsoAs(offsetCount.offset, 'start'),
  limit: alsoAs(field(z.int().min(0).optional(), '条数', 'Rows to answer, default 20, at most 9999'), 'count'),
};

/** What an `offset-limit` or `start-total` reply says beside its rows. */
export const totalCount = count('总数', 'Rows that match, on all pages');

/** What a `start-count` reply says beside its rows. */
export const startCountTotal = {
  start: count('起始位置', 'Rows skipped'),
  count: count('条数', 'Page size that was applied'),
  total: count('总数', 'Rows that match, on all pages'),
};
