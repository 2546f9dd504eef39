// SQL of releases. A release is written once and never changed; its number was taken under the bucket.
import { createHash } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { likePart, type PageRequest } from '#kernel/call/paging';
import type { CdnTables } from '../tables.ts';
import { contentConditions, type EntryFilter } from './entries.ts';
import { inSteps, NOTHING, nextStep, parts, STEP_ROWS } from './steps.ts';

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

export interface VersionChoice {
  readonly entryid: string;
  readonly versionid: string;
}

/** What was found wrong with a release while it was written; its transaction must not be committed then. */
export interface ReleaseFaults {
  /** Chosen versions that are not in the bucket. */
  readonly missing: number;
  /** Chosen versions of a path that another one has already. */
  readonly repeated: number;
  /** Paths whose content is not stored, a few of them. */
  readonly incomplete: readonly string[];
}

/**
 * Writes the release with its entries, its sums and its changes against the release before it: the chosen versions, or
 * the bucket's current entries. The bucket is held, so nothing changes between the steps.
 */
export async function insertRelease(
  db: Db,
  release: NewRelease,
  choices?: readonly VersionChoice[],
): Promise<ReleaseFaults> {
  await insertEmpty(db, release);
  const counted = { given: choices?.length ?? 0, held: 0, written: 0 };
  const fill = async (source: RawBuilder<unknown>): Promise<string | null> => {
    const step = await fillRelease(db, release, source);
    counted.held += step.count;
    counted.written += step.written;
    return nextStep(step);
  };
  if (choices === undefined) {
    await inSteps((after) => fill(currentEntries(release.bucket_id, after)));
  } else {
    const rest = parts(choices);
    await inSteps(async () => {
      const part = rest.shift();
      return part === undefined ? null : ((await fill(chosenVersions(release.bucket_id, part))) ?? '');
    });
  }
  const missing = choices === undefined ? 0 : counted.given - counted.held;
  const repeated = counted.held - counted.written;
  // why no sums of what is refused: its transaction is not committed
  const incomplete = missing + repeated > 0 ? [] : await sumUp(db, release);
  return { missing, repeated, incomplete };
}

async function insertEmpty(db: Db, release: NewRelease): Promise<void> {
  const { metadata, ...facts } = release;
  const none = { content_size: 0, entry_count: 0, added: 0, updated: 0, unchanged: 0, deleted: 0 };
  await db
    .insertInto('cdn_releases')
    .values({ ...facts, ...none, content_hash: '', metadata: jsonOrNull(metadata) })
    .execute();
}

/** `source` yields path, entry_id, version_id, md5, size, content_type, labels, metadata and modified_at. */
async function fillRelease(
  db: Db,
  release: NewRelease,
  source: RawBuilder<unknown>,
): Promise<{ written: number; count: number; last: string | null }> {
  const { rows } = await sql<{ written: number; count: number; last: string | null }>`
    WITH held AS (${source}),
    written AS (
      INSERT INTO cdn_release_entries (release_id, path, entry_id, version_id, md5, size, content_type, labels,
        metadata, change_state, modified_at)
      SELECT ${release.id}, held.path, held.entry_id, held.version_id, held.md5, held.size, held.content_type,
        held.labels, held.metadata,
        CASE
          WHEN before.path IS NULL THEN 'Add'
          WHEN (before.md5, before.size, before.content_type) = (held.md5, held.size, held.content_type)
            THEN 'Unchanged'
          ELSE 'Update'
        END,
        held.modified_at
      FROM held LEFT JOIN cdn_release_entries before
        ON before.release_id = (${releaseBefore(release, sql`id`)}) AND before.path = held.path
      ON CONFLICT (release_id, path) DO NOTHING
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM written) AS written, count(*) AS count, max(path) AS last FROM held`.execute(db);
  return rows[0] ?? { written: 0, ...NOTHING };
}

/** A column of the release before this one; a query of no row where it is the first. */
function releaseBefore({ bucket_id, releasenum }: NewRelease, column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT p.${column} FROM cdn_releases p WHERE p.bucket_id = ${bucket_id} AND p.releasenum = ${releasenum - 1}`;
}

/** The bucket's current entries behind a path, as a release holds them. */
function currentEntries(bucketId: string, after: string): RawBuilder<unknown> {
  return sql`
    SELECT path, id AS entry_id, version_id, md5, size, content_type, labels, metadata, modified_at
    FROM cdn_entries WHERE bucket_id = ${bucketId} AND path > ${after} ORDER BY path LIMIT ${STEP_ROWS}`;
}

/** Chosen versions of the bucket, as a release holds them. */
function chosenVersions(bucketId: string, choices: readonly VersionChoice[]): RawBuilder<unknown> {
  return sql`
    SELECT v.path, v.entry_id, v.id AS version_id, v.md5, v.size, v.content_type, v.labels, v.metadata,
      v.created_at AS modified_at
    FROM jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) AS c (entryid uuid, versionid uuid)
    JOIN cdn_entry_versions v ON v.id = c.versionid AND v.entry_id = c.entryid AND v.bucket_id = ${bucketId}`;
}

interface StepSums {
  readonly count: number;
  readonly size: number;
  readonly added: number;
  readonly updated: number;
  readonly contents: string | null;
  readonly incomplete: readonly string[] | null;
  readonly last: string | null;
}

const SHOWN_PATHS = 5;

/** Writes sums, changes and hash of what the release holds; answers paths whose content is not stored. */
async function sumUp(db: Db, release: NewRelease): Promise<readonly string[]> {
  const hash = createHash('md5');
  const incomplete: string[] = [];
  const sums = { content_size: 0, entry_count: 0, added: 0, updated: 0, unchanged: 0 };
  await inSteps(async (after) => {
    const { rows } = await sql<StepSums>`
      SELECT count(*) AS count, coalesce(sum(size), 0)::bigint AS size,
        count(*) FILTER (WHERE change_state = 'Add') AS added,
        count(*) FILTER (WHERE change_state = 'Update') AS updated,
        string_agg(path || ':' || md5, E'\n' ORDER BY path) AS contents,
        (array_agg(path ORDER BY path) FILTER (WHERE NOT EXISTS (
          SELECT 1 FROM cdn_objects o WHERE o.app_id = ${release.app_id} AND o.md5 = e.md5 AND o.size = e.size)
        ))[1:${sql.lit(SHOWN_PATHS)}] AS incomplete,
        max(path) AS last
      FROM (
        SELECT path, md5, size, change_state FROM cdn_release_entries
        WHERE release_id = ${release.id} AND path > ${after} ORDER BY path LIMIT ${STEP_ROWS}
      ) e`.execute(db);
    const [step] = rows;
    if (step === undefined || step.count === 0) {
      return null;
    }
    hash.update(`${after === '' ? '' : '\n'}${step.contents}`);
    incomplete.push(...(step.incomplete ?? []));
    sums.content_size += step.size;
    sums.entry_count += step.count;
    sums.added += step.added;
    sums.updated += step.updated;
    sums.unchanged += step.count - step.added - step.updated;
    return nextStep(step);
  });
  const before = sql<number>`coalesce((${releaseBefore(release, sql`entry_count`)}), 0)`;
  await db
    .updateTable('cdn_releases')
    .set({
      ...sums,
      deleted: sql<number>`${before} - ${sums.updated + sums.unchanged}`,
      content_hash: hash.digest('hex'),
    })
    .where('id', '=', release.id)
    .execute();
  return incomplete.slice(0, SHOWN_PATHS);
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
