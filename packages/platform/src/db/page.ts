// One page of a list, and how many rows the list has.
import type { SelectQueryBuilder } from 'kysely';

/** Runs a query whose order is set, once for the rows of the page and once to count all of them. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Row[]; total: number }> {
  const [counted] = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .execute();
  const rows = await query.limit(limit).offset(offset).execute();
  return { rows: rows as Row[], total: counted?.total ?? 0 };
}
