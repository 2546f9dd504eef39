// SQL of bundle analyses, and of the contents they look into.
import { cdnTransitions, stepTo } from '@uos/contract/labels';
import { type Insertable, type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { BundleContents } from '#engines/parsers/unity-fs';
import type { UsageTables } from '../tables.ts';

export type Analysis = Selectable<UsageTables['cdn_bundle_analyses']>;

/** The bundle that a question is about; without a release it is the current entry. */
export interface Place {
  readonly appId: string;
  readonly bucketId: string;
  readonly releaseId: string | null;
  readonly path: string;
}

/** The newest analysis of a bundle. */
export async function findAnalysis(db: Db, place: Place): Promise<Analysis | undefined> {
  return db
    .selectFrom('cdn_bundle_analyses')
    .selectAll()
    .where('app_id', '=', place.appId)
    .where('bucket_id', '=', place.bucketId)
    .where('path', '=', place.path)
    .where('release_id', 'is not distinct from', place.releaseId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertAnalysis(db: Db, row: Insertable<UsageTables['cdn_bundle_analyses']>): Promise<void> {
  await db.insertInto('cdn_bundle_analyses').values(row).execute();
}

/** States of an analysis that has not ended. */
export const OPEN = stepTo(cdnTransitions.bundleAnalysis.status, 'Failed').from;

export interface Outcome {
  readonly status: 'Finished' | 'Failed';
  readonly result: BundleContents | null;
  readonly error: string;
}

/** Ends an analysis that has not ended yet; a late answer does not undo a time-out. */
export async function endAnalysis(db: Db, id: string, { status, result, error }: Outcome, now: string): Promise<void> {
  await db
    .updateTable('cdn_bundle_analyses')
    .set({ status, result: json<BundleContents | null>(result), error, finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .execute();
}

/** The release that a badge points at. */
export async function releaseOfBadge(
  db: Db,
  appId: string,
  bucketId: string,
  badge: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('cdn_badges')
    .select('release_id')
    .where('app_id', '=', appId)
    .where('bucket_id', '=', bucketId)
    .where('name', '=', badge)
    .executeTakeFirst();
  return row?.release_id;
}

/** The stored content at the place. */
export async function findStored(db: Db, { appId, bucketId, releaseId, path }: Place) {
  const entry =
    releaseId === null
      ? sql`SELECT e.md5, e.size FROM cdn_entries e
          WHERE e.app_id = ${appId} AND e.bucket_id = ${bucketId} AND e.path = ${path}`
      : sql`SELECT e.md5, e.size FROM cdn_release_entries e JOIN cdn_releases r ON r.id = e.release_id
          WHERE r.app_id = ${appId} AND r.bucket_id = ${bucketId} AND r.id = ${releaseId} AND e.path = ${path}`;
  const { rows } = await sql<{ md5: string; size: number }>`
    SELECT o.md5, o.size FROM (${entry}) e
    JOIN cdn_objects o ON o.app_id = ${appId} AND o.md5 = e.md5 AND o.size = e.size`.execute(db);
  return rows[0];
}
