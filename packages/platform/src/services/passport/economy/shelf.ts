// Products as somebody sees them: what they are called, and what one persona may still buy.
import { limitPeriodStart, type NotSold, notSold as whyNotSold } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import { shownAmounts } from './replies.ts';
import { countsOf, type Period, type ProductRow } from './store/products.ts';
import { findResources } from './store/resources.ts';

interface Seen {
  readonly db: Db;
  readonly appId: string;
  readonly now: string;
  /** Adds what this one has bought. */
  readonly personaId: string | undefined;
}

export const periodOf = (row: ProductRow, now: string): Period => ({
  turn: row.limit_turn,
  start: limitPeriodStart(row.reset_schedule, now),
});

const NOT_SOLD: Readonly<Record<NotSold, string>> = {
  unpublished: 'the product is unpublished',
  early: 'the product is not sold yet',
  over: 'the product is not sold any more',
};

/** Why it is not sold now, or undefined. */
export function notSold(
  { published, start_time: startTime, end_time: endTime }: ProductRow,
  now: string,
): string | undefined {
  const why = whyNotSold({ published, startTime, endTime }, now);
  return why === undefined ? undefined : NOT_SOLD[why];
}

export async function productReplies({ db, appId, now, personaId }: Seen, rows: readonly ProductRow[]) {
  const slugs = rows.flatMap(({ costs, rewards }) => [...costs, ...rewards].map(({ resourceSlug }) => resourceSlug));
  const resources = new Map((await findResources(db, appId, [...new Set(slugs)])).map((row) => [row.slug_name, row]));
  const counts =
    personaId === undefined
      ? undefined
      : await countsOf(
          db,
          { appId, personaId, now },
          rows.map((row) => ({ id: row.id, ...periodOf(row, now) })),
        );
  return rows.map((row) => {
    const consumeCount = counts?.get(row.id) ?? 0;
    const isLeft = row.limit_count === 0 || consumeCount < row.limit_count;
    return {
      id: row.id,
      idDomainID: row.app_id,
      slugName: row.slug_name,
      displayName: row.display_name,
      categorySlug: row.category,
      costs: [...shownAmounts(row.costs, resources)],
      rewards: [...shownAmounts(row.rewards, resources)],
      limitCount: row.limit_count,
      ...(row.reset_schedule !== null && { resetSchedule: row.reset_schedule }),
      ...(counts !== undefined && { consumeCount, purchasable: notSold(row, now) === undefined && isLeft }),
      ...(row.start_time !== null && { startTime: row.start_time }),
      ...(row.end_time !== null && { endTime: row.end_time }),
      publishStatus: row.published ? ('published' as const) : ('unpublished' as const),
      customData: row.custom_data,
      createdAt: row.created_at,
      modifiedAt: row.modified_at,
    };
  });
}
