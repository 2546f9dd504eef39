// SQL of revisions. A change of state is one conditional statement.
import { stepTo, transitions } from '@uos/contract/labels';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { HostingTables } from '../tables.ts';

export type RevisionRow = Selectable<HostingTables['hosting_revisions']>;

const steps = transitions.profileRevision.status;

/** Newest version first. */
export async function listRevisions(
  db: Db,
  profileId: string,
  page: PageRequest,
): Promise<{ rows: RevisionRow[]; total: number }> {
  const query = db
    .selectFrom('hosting_revisions')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('version', 'desc');
  return readPage(query, page);
}

export async function findRevision(db: Db, appId: string, id: string): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('hosting_revisions')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The released one, or the newest of all. */
export async function revisionOf(
  db: Db,
  profileId: string,
  which: 'released' | 'newest',
): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('hosting_revisions')
    .selectAll()
    .where('profile_id', '=', profileId)
    .$if(which === 'released', (q) => q.where('status', '=', 'released'))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRevision(db: Db, row: Insertable<HostingTables['hosting_revisions']>): Promise<void> {
  await db.insertInto('hosting_revisions').values(row).execute();
}

/** False where it is a draft no more. */
export async function updateDraft(
  db: Db,
  id: string,
  change: Updateable<HostingTables['hosting_revisions']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosting_revisions')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where it is a draft no more. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hosting_revisions')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Archives the others of its profile and releases it; false where it is released already. Whoever asks holds the profile. */
export async function releaseRevision(
  db: Db,
  { id, profile_id }: Pick<RevisionRow, 'id' | 'profile_id'>,
  by: { readonly released_at: string; readonly released_by: string },
): Promise<boolean> {
  await db
    .updateTable('hosting_revisions')
    .set({ status: 'archived' })
    .where('profile_id', '=', profile_id)
    .where('id', '<>', id)
    .where('status', 'in', stepTo(steps, 'archived').from)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('hosting_revisions')
    .set({ status: 'released', ...by })
    .where('id', '=', id)
    .where('status', 'in', stepTo(steps, 'released').from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
