// Checkpoints of builds, and the contents that images share.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { BuildRequest, Stage } from './port.ts';
import type { BuildsTable, ImageContentsTable } from './tables.ts';

export type Checkpoint = BuildsTable;

/** The checkpoint of this attempt, made where it is the first turn of it; undefined where a later one has begun. */
export async function beginBuild(db: Db, { id, appId, attempt }: BuildRequest): Promise<Checkpoint | undefined> {
  await sql`
    INSERT INTO builds (id, app_id, attempt, stage) VALUES (${id}, ${appId}, ${attempt}, '')
    ON CONFLICT (id) DO UPDATE SET attempt = excluded.attempt, stage = '', content_hash = NULL, bytes = NULL,
      files = NULL
    WHERE builds.attempt < excluded.attempt`.execute(db);
  return db.selectFrom('builds').selectAll().where('id', '=', id).where('attempt', '=', attempt).executeTakeFirst();
}

/** False where a later attempt has begun. */
export async function stageDone(
  db: Db,
  { id, attempt }: Pick<BuildRequest, 'id' | 'attempt'>,
  stage: Stage | '',
  facts: Partial<Pick<BuildsTable, 'content_hash' | 'bytes' | 'files'>> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('builds')
    .set({ stage, ...facts })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A build of which nothing is left to do. */
export async function insertBuilt(
  db: Db,
  { id, appId, contentHash, bytes, files }: Pick<BuildRequest, 'id' | 'appId'> & BuiltFacts,
): Promise<void> {
  await db
    .insertInto('builds')
    .values({ id, app_id: appId, attempt: 0, stage: 'build_docker_image', content_hash: contentHash, bytes, files })
    .execute();
}

interface BuiltFacts {
  readonly contentHash: string;
  readonly bytes: number;
  readonly files: number;
}

export async function deleteBuild(db: Db, id: string): Promise<Checkpoint | undefined> {
  return db.deleteFrom('builds').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function isContentUsed(db: Db, appId: string, contentHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('builds')
    .select('id')
    .where('app_id', '=', appId)
    .where('content_hash', '=', contentHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findContent(db: Db, appId: string, contentHash: string): Promise<ImageContentsTable | undefined> {
  return db
    .selectFrom('image_contents')
    .selectAll()
    .where('app_id', '=', appId)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
}

/** Names the archive from which the content is made. */
export async function putContent(db: Db, content: ImageContentsTable): Promise<void> {
  await db
    .insertInto('image_contents')
    .values(content)
    .onConflict((conflict) => conflict.columns(['app_id', 'content_hash']).doUpdateSet(content))
    .execute();
}

export async function deleteContent(
  db: Db,
  appId: string,
  contentHash: string,
): Promise<ImageContentsTable | undefined> {
  return db
    .deleteFrom('image_contents')
    .where('app_id', '=', appId)
    .where('content_hash', '=', contentHash)
    .returningAll()
    .executeTakeFirst();
}

export async function isArchiveUsed(
  db: Db,
  { app_id, md5, size }: Pick<ImageContentsTable, 'app_id' | 'md5' | 'size'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('image_contents')
    .select('content_hash')
    .where('app_id', '=', app_id)
    .where('md5', '=', md5)
    .where('size', '=', size)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
