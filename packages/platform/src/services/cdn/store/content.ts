// SQL of content requests: one query each, by primary keys, that also tells who may have the content.
import type { ContentTarget } from '@uos/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';

/** The bucket that a request names. */
export interface ContentPlace {
  readonly app_id: string;
  readonly bucket_id: string;
  readonly private: boolean;
  /** False where the app is not active or content delivery is off. */
  readonly open: boolean;
  /** When the caches in front of the bucket were last told to forget it. */
  readonly cache_cleared_at: string | null;
  /** Release the content is pinned to; null for current entries and single versions. */
  readonly release_id: string | null;
}

/** A stored content with the name it is asked for by. */
export interface Content extends ContentPlace {
  readonly found: true;
  readonly path: string;
  readonly md5: string;
  readonly size: number;
  readonly content_type: string;
  readonly modified_at: string;
}

export type ContentView = Content | (ContentPlace & { readonly found: false });

/** What a URL below the content base points at; undefined where its bucket is unknown. */
export async function findContent(db: Db, target: ContentTarget): Promise<ContentView | undefined> {
  const bucket = sql`b.id = ${target.bucketId}`;
  if ('entryId' in target) {
    return find(db, bucket, { content: entryOf(target) });
  }
  if (target.badge !== undefined) {
    const pin = sql`LEFT JOIN cdn_badges p ON p.bucket_id = b.id AND p.name = ${target.badge}`;
    return find(db, bucket, { pin, releaseId: sql`p.release_id`, ...released(sql`p.release_id`, target.path) });
  }
  if (target.releaseId !== undefined) {
    const pin = sql`LEFT JOIN cdn_releases p ON p.bucket_id = b.id AND p.id = ${target.releaseId}`;
    return find(db, bucket, { pin, releaseId: sql`p.id`, ...released(sql`p.id`, target.path) });
  }
  return find(db, bucket, { content: current(target.path) });
}

/** A path of a release, by the app that owns it. */
export async function findReleased(
  db: Db,
  appId: string,
  releaseId: string,
  path: string,
): Promise<ContentView | undefined> {
  const id = sql`${releaseId}::uuid`;
  const bucket = sql`b.app_id = ${appId} AND b.id = (SELECT r.bucket_id FROM cdn_releases r WHERE r.id = ${id})`;
  return find(db, bucket, { releaseId: id, ...released(id, path) });
}

/** A current path of a bucket, by the app that owns it. */
export async function findCurrent(
  db: Db,
  appId: string,
  bucketId: string,
  path: string,
): Promise<ContentView | undefined> {
  return find(db, sql`b.app_id = ${appId} AND b.id = ${bucketId}`, { content: current(path) });
}

/** A content by its hash, under a name it has in one of the app's buckets; open buckets and the name given go first. */
export async function findByHash(db: Db, appId: string, md5: string, name: string): Promise<ContentView | undefined> {
  return find(db, sql`b.app_id = ${appId}`, {
    content: sql`JOIN (${VERSIONS}) t ON t.bucket_id = b.id AND t.app_id = ${appId} AND t.md5 = ${md5}`,
    tail: sql`ORDER BY found DESC, b.private, t.path <> ${name} AND right(t.path, length(${name}::text) + 1) <> '/' || ${name}
      LIMIT 1`,
  });
}

interface Query {
  readonly pin?: RawBuilder<unknown>;
  readonly releaseId?: RawBuilder<unknown>;
  /** Joins the row of the content as `t`. */
  readonly content: RawBuilder<unknown>;
  /** Is the content of `t` in the object store? */
  readonly found?: RawBuilder<unknown>;
  readonly tail?: RawBuilder<unknown>;
}

async function find(db: Db, bucket: RawBuilder<unknown>, query: Query): Promise<ContentView | undefined> {
  const { rows } = await sql<ContentView>`
    SELECT b.app_id, b.id AS bucket_id, b.private, b.cache_cleared_at, ${query.releaseId ?? sql`NULL::uuid`} AS release_id,
      (SELECT a.status FROM apps a WHERE a.id = b.app_id) = 'Active' AND coalesce((SELECT s.status
        FROM app_services s WHERE s.app_id = b.app_id AND s.name = 'asset-streaming') = 'Enabled', false) AS open,
      ${query.found ?? STORED} AND ${SHOWN} AS found, t.path, t.md5, t.size, t.content_type, t.modified_at
    FROM cdn_buckets b ${query.pin ?? sql``} ${query.content}
    WHERE ${bucket} ${query.tail ?? sql``}`.execute(db);
  return rows[0];
}

const VERSIONS = sql`SELECT v.*, v.created_at AS modified_at FROM cdn_entry_versions v`;

const STORED = sql`EXISTS (SELECT 1 FROM cdn_objects o
  WHERE o.app_id = b.app_id AND o.md5 = t.md5 AND o.size = t.size)`;

/** False for the files of a mod that was taken down. */
const SHOWN = sql`(NOT b.hidden
  OR NOT EXISTS (SELECT 1 FROM cdn_mods m WHERE m.bucket_id = b.id AND m.report_status = 'down'))`;

function released(releaseId: RawBuilder<unknown>, path: string): Pick<Query, 'content' | 'found'> {
  return {
    content: sql`LEFT JOIN cdn_release_entries t ON t.release_id = ${releaseId} AND t.path = ${path}`,
    // why not looked up: only what is stored is released, and what a release holds is never removed
    found: sql`t.path IS NOT NULL`,
  };
}

function current(path: string): RawBuilder<unknown> {
  return sql`LEFT JOIN cdn_entries t ON t.bucket_id = b.id AND t.path = ${path}`;
}

function entryOf({ entryId, versionId }: { entryId: string; versionId?: string }): RawBuilder<unknown> {
  return versionId === undefined
    ? sql`LEFT JOIN cdn_entries t ON t.bucket_id = b.id AND t.id = ${entryId}`
    : sql`LEFT JOIN (${VERSIONS}) t ON t.bucket_id = b.id AND t.id = ${versionId} AND t.entry_id = ${entryId}`;
}
