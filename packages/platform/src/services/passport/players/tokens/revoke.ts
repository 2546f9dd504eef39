// Ends tokens, in the transaction of whatever ends them, and tells every process.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { REVOKED, revokedId } from './standing.ts';
import { insertRevocations, type Revocation } from './store.ts';

export async function revoke(ports: Pick<Ports, 'fanOut'>, db: Db, rows: readonly Revocation[]): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  await insertRevocations(db, rows);
  for (const row of rows) {
    await ports.fanOut.publish(db, REVOKED, revokedId(row));
  }
}
