// What an import of one row says where the row was left out: it becomes the reason of that row.
import type { PassportImportResult } from '@uos/sdk/browser';

/** @throws what is wrong with the row */
export function failedOf({ failed: [first] }: PassportImportResult): void {
  if (first !== undefined) {
    throw new Error(first.message);
  }
}
