// SQL of images. A change of state is one conditional statement, of one attempt to build.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { HostingTables } from '../tables.ts';

export type ImageRow = Selectable<HostingTables['hosting_images']>;

const ENDED = ['success', 'failure', 'error', 'timeout'] as const;

/** Newest first. */
export async function listImages(
  db: Db,
  { gameId, status }: { readonly gameId: string; readonly status?: ImageRow['status'] | undefined },
  page: PageRequest,
): Promise<{ rows: ImageRow[]; total: number }> {
  const query = db
    .selectFrom('hosting_images')
    .selectAll()
    .where('game_id', '=', gameId)
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'pending'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export async function findImage(db: Db, appId: string, id: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('hosting_images')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Undefined where it is gone or its build has ended. */
export async function imageToBuild(db: Db, id: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('hosting_images')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'not in', [...ENDED])
    .executeTakeFirst();
}

export async function countImages(db: Db, gameId: string): Promise<number> {
  const { count } = await db
    .selectFrom('hosting_images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertImage(db: Db, row: Insertable<HostingTables['hosting_images']>): Promise<void> {
  await db.insertInto('hosting_images').values(row).execute();
}

type Attempt = Pick<ImageRow, 'id' | 'attempt'>;

export async function enterStage(db: Db, { id, attempt }: Attempt, stage: ImageRow['stage']): Promise<void> {
  await db
    .updateTable('hosting_images')
    .set({ status: stage, stage })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'not in', [...ENDED])
    .execute();
}

export interface BuildEnd {
  readonly status: (typeof ENDED)[number];
  readonly reason: string;
  readonly contentHash?: string;
  readonly at: string;
}

export async function endBuild(
  db: Db,
  { id, attempt }: Attempt,
  { status, reason, contentHash, at }: BuildEnd,
): Promise<void> {
  await db
    .updateTable('hosting_images')
    .set({
      ...{ status, failed_reason: reason, finished_at: at },
      ...(contentHash !== undefined && { content_hash: contentHash }),
    })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'not in', [...ENDED])
    .execute();
}

/** False where it is being built. */
export async function rebuildImage(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosting_images')
    .set((eb) => ({
      ...{ status: 'pending' as const, stage: 'pending' as const, failed_reason: '', finished_at: null },
      attempt: eb('attempt', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', 'in', [...ENDED])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Nobody deletes it until the end of the transaction; undefined where somebody has. */
export async function holdImage(db: Db, appId: string, id: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('hosting_images')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** Nobody releases a revision of it until the end of the transaction. */
export async function lockImageToGo(db: Db, id: string): Promise<void> {
  await db.selectFrom('hosting_images').select('id').where('id', '=', id).forUpdate().execute();
}

/** False where a released revision uses it; whoever asks holds it. */
export async function deleteImage(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM hosting_images i WHERE i.id = ${id}
      AND NOT EXISTS (SELECT 1 FROM hosting_revisions r WHERE r.image_id = i.id AND r.status = 'released')
    RETURNING i.id`.execute(db);
  return rows.length === 1;
}
