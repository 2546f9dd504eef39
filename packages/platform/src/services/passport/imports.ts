// Imports: each row is tried by itself, the good ones stay and the bad ones are listed. Source: wire/passport.md row 121.
import { inSavepoint } from '#db/give-back';
import type { Call } from '#kernel/call/call';
import { Refusal } from '#kernel/call/errors';
import { UnreadRow } from '#kernel/call/input/unread-row';

type Outcome = 'created' | 'updated';

/** Longer ones are no names. */
const LONGEST_NAME = 128;

/**
 * Does the rows one after another; what one is refused for is listed, and nothing of it has happened. A row is named by
 * its slug, or by the field that is told.
 */
export async function importRows<Row extends object>(
  { db }: Pick<Call, 'db'>,
  rows: readonly Row[],
  work: (row: Row) => Promise<Outcome>,
  name = 'slugName',
) {
  const counts: Record<Outcome, number> = { created: 0, updated: 0 };
  const failed: { index: number; slugName: string; message: string }[] = [];
  for (const [index, row] of rows.entries()) {
    const given = row instanceof UnreadRow ? row.given : row;
    try {
      if (row instanceof UnreadRow) {
        throw row.refusal;
      }
      counts[await inSavepoint(db, () => work(row))] += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      const [detail] = error.details;
      failed.push({
        index,
        slugName: nameOf(given, name),
        message: detail === undefined ? error.message : `${error.message}: ${detail}`,
      });
    }
  }
  return { createdCount: counts.created, updatedCount: counts.updated, failed };
}

/** why with care: a row that could not be read may be anything */
function nameOf(given: unknown, key: string): string {
  const name = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>)[key] : '';
  return typeof name === 'string' ? name.slice(0, LONGEST_NAME).toWellFormed() : '';
}
