// Imports: each row is tried by itself, the good ones stay and the bad ones are listed.
import { inSavepoint } from '#db/give-back';
import type { Call } from '#kernel/call/call';
import { Refusal } from '#kernel/call/errors';

type Outcome = 'created' | 'updated';

/** Does the rows one after another; what one is refused for is listed, and nothing of it has happened. */
export async function importRows<Row extends { readonly slugName: string }>(
  { db }: Pick<Call, 'db'>,
  rows: readonly Row[],
  work: (row: Row) => Promise<Outcome>,
) {
  const counts: Record<Outcome, number> = { created: 0, updated: 0 };
  const failed: { index: number; slugName: string; message: string }[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      counts[await inSavepoint(db, () => work(row))] += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      const [detail] = error.details;
      failed.push({
        index,
        slugName: row.slugName,
        message: detail === undefined ? error.message : `${error.message}: ${detail}`,
      });
    }
  }
  return { createdCount: counts.created, updatedCount: counts.updated, failed };
}
