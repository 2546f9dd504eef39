// SQL of releases. A release is written once, from a query, and never changed; its number was taken under the bucket.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { likePart, type PageRequest } from '#kernel/paging';
import type { CdnTables } from '../tables.ts';
import { contentConditions, type EntryFilter } from './entries.ts';

export type ReleaseRow = Selectable<CdnTables['cdn_releases']>;

export interface BadgeOfRelease {
  readonly name: string;
  readonly created_at: string;
  readonly created_by: string;
  readonly created_by_name: string;
}

export interface ReleaseView extends ReleaseRow {
  badges: BadgeOfRelease[];
}

/** The badges that point at the release called `r`, as jsonb. */
export const BADGES_OF_RELEASE = sql`coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', x.name, 'created_at', x.created_at, 'created_by', x.created_by,
      'created_by_name', x.created_by_name) ORDER BY x.name)
    FROM cdn_badges x WHERE x.release_id = r.id
  ), '[]'::jsonb)`;

export interface ReleaseFilter {
  readonly releasenum?: number | undefined;
  readonly notes?: string | undefined;
  /** Badge that points at the release. */
  readonly badges?: string | undefined;
}

/** Newest first. */
export async function listReleases(
  db: Db,
  bucketId: string,
  filter: ReleaseFilter,
  page: PageRequest,
): Promise<{ rows: ReleaseView[]; total: number }> {
  const where = sql`r.bucket_id = ${bucketId}
    ${filter.releasenum === undefined ? sql`` : sql`AND r.releasenum = ${filter.releasenum}::bigint`}
    ${filter.notes === undefined ? sql`` : sql`AND r.notes ILIKE ${likePart(filter.notes)}`}
    ${filter.badges === undefined ? sql`` : sql`AND r.id IN (${badgeTarget(bucketId, filter.badges)})`}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM cdn_releases r WHERE ${where}`.execute(db);
  const rows = await view(db, where, sql`ORDER BY r.releasenum DESC LIMIT ${page.limit} OFFSET ${page.offset}`);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function findRelease(db: Db, bucketId: string, id: string): Promise<ReleaseView | undefined> {
  const [row] = await view(db, sql`r.bucket_id = ${bucketId} AND r.id = ${id}`, sql``);
  return row;
}

export async function findReleaseByBadge(db: Db, bucketId: string, badge: string): Promise<ReleaseView | undefined> {
  const [row] = await view(db, sql`r.id = (${badgeTarget(bucketId, badge)})`, sql``);
  return row;
}

/** Keeps the release where it is until the transaction ends; undefined where there is none. */
export async function holdRelease(db: Db, bucketId: string, id: string): Promise<ReleaseRow | undefined> {
  return db
    .selectFrom('cdn_releases')
    .selectAll()
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

export type ReleaseEntryView = Selectable<CdnTables['cdn_release_entries']>;

const SORT_COLUMNS = { path: sql`e.path`, content_size: sql`e.size`, last_modified: sql`e.modified_at` } as const;

export async function listReleaseEntries(
  db: Db,
  releaseId: string,
  filter: Omit<EntryFilter, 'complete'> & { readonly fuzzy?: string | undefined },
  page: PageRequest,
): Promise<{ rows: ReleaseEntryView[]; total: number }> {
  const where = sql`e.release_id = ${releaseId} AND ${contentConditions(filter)}
    ${filter.fuzzy === undefined ? sql`` : sql`AND e.path ILIKE ${likePart(filter.fuzzy)}`}`;
  const direction = filter.sort_order === 'desc' ? sql`DESC` : sql`ASC`;
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM cdn_release_entries e WHERE ${where}`.execute(db);
  const { rows } = await sql<ReleaseEntryView>`
    SELECT e.* FROM cdn_release_entries e WHERE ${where}
    ORDER BY ${SORT_COLUMNS[filter.sort_by ?? 'path']} ${direction}, e.path ${direction}
    LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Paths of current entries whose content is not stored yet, a few of them. */
export async function incompletePaths(db: Db, bucketId: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    SELECT e.path FROM cdn_entries e
    WHERE e.bucket_id = ${bucketId} AND NOT EXISTS (
      SELECT 1 FROM cdn_objects o WHERE o.app_id = e.app_id AND o.md5 = e.md5 AND o.size = e.size)
    ORDER BY e.path LIMIT 5`.execute(db);
  return rows.map((row) => row.path);
}

export interface NewRelease {
  readonly id: string;
  readonly app_id: string;
  readonly bucket_id: string;
  readonly releasenum: number;
  readonly notes: string;
  readonly metadata: unknown;
  readonly promoted_from_bucket: string | null;
  readonly promoted_from_release: string | null;
  readonly created_at: string;
  readonly created_by: string;
  readonly created_by_name: string;
}

/**
 * Writes the release with its entries, its sums and its changes against the release before it, in one statement.
 * `source` yields path, entry_id, version_id, md5, size, content_type, labels, metadata and modified_at.
 */
export async function insertRelease(db: Db, release: NewRelease, source = currentEntries(release)): Promise<void> {
  await sql`
    WITH held AS (${source}),
    before AS (
      SELECT p.* FROM cdn_release_entries p JOIN cdn_releases r ON r.id = p.release_id
      WHERE r.bucket_id = ${release.bucket_id} AND r.releasenum = ${release.releasenum} - 1
    ),
    compared AS (
      SELECT held.*, CASE
          WHEN before.path IS NULL THEN 'Add'
          WHEN (before.md5, before.size, before.content_type) = (held.md5, held.size, held.content_type)
            THEN 'Unchanged'
          ELSE 'Update'
        END AS change_state
      FROM held LEFT JOIN before ON before.path = held.path
    ),
    made AS (
      INSERT INTO cdn_releases (id, app_id, bucket_id, releasenum, notes, metadata, promoted_from_bucket,
        promoted_from_release, created_at, created_by, created_by_name, content_hash, content_size, entry_count,
        added, updated, unchanged, deleted)
      SELECT ${release.id}, ${release.app_id}, ${release.bucket_id}, ${release.releasenum}, ${release.notes},
        ${jsonOrNull(release.metadata)}, ${release.promoted_from_bucket}, ${release.promoted_from_release},
        ${release.created_at}, ${release.created_by}, ${release.created_by_name},
        md5(coalesce(string_agg(path || ':' || md5, E'\n' ORDER BY path), '')),
        coalesce(sum(size), 0)::bigint,
        count(*),
        count(*) FILTER (WHERE change_state = 'Add'),
        count(*) FILTER (WHERE change_state = 'Update'),
        count(*) FILTER (WHERE change_state = 'Unchanged'),
        (SELECT count(*) FROM before) - count(*) FILTER (WHERE change_state <> 'Add')
      FROM compared
      RETURNING id
    )
    INSERT INTO cdn_release_entries (release_id, path, entry_id, version_id, md5, size, content_type, labels, metadata,
      change_state, modified_at)
    SELECT made.id, path, entry_id, version_id, md5, size, content_type, labels, metadata, change_state, modified_at
    FROM compared, made`.execute(db);
}

/** The bucket's current entries, as a release holds them. */
function currentEntries(release: { bucket_id: string }): RawBuilder<unknown> {
  return sql`
    SELECT path, id AS entry_id, version_id, md5, size, content_type, labels, metadata, modified_at
    FROM cdn_entries WHERE bucket_id = ${release.bucket_id}`;
}

export interface VersionChoice {
  readonly entryid: string;
  readonly versionid: string;
}

/** Chosen versions of the bucket, as a release holds them. */
export function chosenVersions(bucketId: string, choices: readonly VersionChoice[]): RawBuilder<unknown> {
  return sql`
    SELECT v.path, v.entry_id, v.id AS version_id, v.md5, v.size, v.content_type, v.labels, v.metadata,
      v.created_at AS modified_at
    FROM jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) AS c (entryid uuid, versionid uuid)
    JOIN cdn_entry_versions v ON v.id = c.versionid AND v.entry_id = c.entryid AND v.bucket_id = ${bucketId}`;
}

export interface ChoiceFacts {
  /** Choices that are versions of the bucket. */
  readonly found: number;
  readonly paths: number;
  /** A path whose content is not stored, if there is one. */
  readonly incomplete: string | null;
}

export async function checkChoice(db: Db, bucketId: string, choices: readonly VersionChoice[]): Promise<ChoiceFacts> {
  const { rows } = await sql<ChoiceFacts>`
    SELECT count(*) AS found, count(DISTINCT path) AS paths,
      min(path) FILTER (WHERE NOT EXISTS (SELECT 1 FROM cdn_objects o JOIN cdn_buckets b ON b.app_id = o.app_id
        WHERE b.id = ${bucketId} AND o.md5 = v.md5 AND o.size = v.size)) AS incomplete
    FROM (${chosenVersions(bucketId, choices)}) v`.execute(db);
  return rows[0] ?? { found: 0, paths: 0, incomplete: null };
}

function badgeTarget(bucketId: string, badge: string): RawBuilder<unknown> {
  return sql`SELECT b.release_id FROM cdn_badges b WHERE b.bucket_id = ${bucketId} AND b.name = ${badge}`;
}

function jsonOrNull(value: unknown): RawBuilder<unknown> {
  return value === undefined || value === null ? sql`NULL::jsonb` : sql`${JSON.stringify(value)}::jsonb`;
}

async function view(db: Db, where: RawBuilder<unknown>, tail: RawBuilder<unknown>): Promise<ReleaseView[]> {
  const { rows } = await sql<ReleaseView>`
    SELECT r.*, ${BADGES_OF_RELEASE} AS badges FROM cdn_releases r WHERE ${where} ${tail}`.execute(db);
  return rows;
}
