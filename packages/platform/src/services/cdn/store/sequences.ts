// SQL of an app's sequence: a number that every release, badge and promotion raises.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

export interface SequenceView {
  readonly sequence: number;
  readonly generated_at: string | null;
  /** Entries that the badges of the app reach. */
  readonly count: number;
}

export async function raiseSequence(db: Db, appId: string): Promise<void> {
  await db
    .insertInto('cdn_sequences')
    .values({ app_id: appId, sequence: 1, generated_at: null })
    .onConflict((conflict) =>
      conflict.column('app_id').doUpdateSet({ sequence: sql<number>`cdn_sequences.sequence + 1` }),
    )
    .execute();
}

export async function markGenerated(db: Db, appId: string, now: string): Promise<void> {
  await db
    .insertInto('cdn_sequences')
    .values({ app_id: appId, sequence: 0, generated_at: now })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet({ generated_at: now }))
    .execute();
}

export async function readSequence(db: Db, appId: string): Promise<SequenceView> {
  const { rows } = await sql<SequenceView>`
    SELECT coalesce(s.sequence, 0) AS sequence, s.generated_at,
      (SELECT coalesce(sum(r.entry_count), 0)::bigint FROM cdn_badges b JOIN cdn_releases r ON r.id = b.release_id
        WHERE b.app_id = a.id) AS count
    FROM apps a LEFT JOIN cdn_sequences s ON s.app_id = a.id WHERE a.id = ${appId}`.execute(db);
  return rows[0] ?? { sequence: 0, generated_at: null, count: 0 };
}
