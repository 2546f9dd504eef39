// SQL of entries and their versions. Writers hold the bucket (`holdBucket`), so that a path has one writer at a time.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';
import { likePart, type PageRequest } from '#kernel/call/paging';
import type { WantedEntry } from '../rules.ts';
import { inSteps, NOTHING, nextStep, STEP_ROWS } from './steps.ts';

export interface EntryView {
  id: string;
  app_id: string;
  bucket_id: string;
  path: string;
  version_id: string;
  md5: string;
  size: number;
  content_type: string;
  labels: string[];
  metadata: unknown;
  modified_at: string;
  modified_by: string;
  modified_by_name: string;
  complete: boolean;
}

export interface EntryFilter {
  readonly path?: string | undefined;
  readonly label?: string | undefined;
  readonly content_type?: string | undefined;
  readonly complete?: boolean | undefined;
  readonly sort_by?: keyof typeof SORT_COLUMNS | undefined;
  readonly sort_order?: 'asc' | 'desc' | undefined;
}

export interface EntryPage {
  readonly rows: EntryView[];
  readonly total: number;
  readonly first: number;
}

const SORT_COLUMNS = { path: sql`e.path`, content_size: sql`e.size`, last_modified: sql`e.modified_at` } as const;

const COMPLETE = sql`EXISTS (SELECT 1 FROM cdn_objects o WHERE o.app_id = e.app_id AND o.md5 = e.md5 AND o.size = e.size)`;

const WRITE_OVER = sql`version_id = excluded.version_id, md5 = excluded.md5, size = excluded.size,
  content_type = excluded.content_type, labels = excluded.labels, metadata = excluded.metadata,
  modified_at = excluded.modified_at, modified_by = excluded.modified_by, modified_by_name = excluded.modified_by_name`;

/** One page of the current entries; `after` begins behind that entry, whatever `page` says. */
export async function listEntries(
  db: Db,
  bucketId: string,
  filter: EntryFilter,
  page: PageRequest,
  after?: EntryView,
): Promise<EntryPage> {
  const where = entryConditions(bucketId, filter);
  const column = SORT_COLUMNS[filter.sort_by ?? 'path'];
  const descending = filter.sort_order === 'desc';
  const behind = (entry: EntryView | undefined) =>
    entry === undefined
      ? sql`true`
      : sql`(${column}, e.path) ${descending ? sql`<` : sql`>`} ${keyOf(entry, filter.sort_by ?? 'path')}`;
  const { rows: counted } = await sql<{ total: number; before: number }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE NOT (${behind(after)})) AS before
    FROM cdn_entries e WHERE ${where}`.execute(db);
  const direction = descending ? sql`DESC` : sql`ASC`;
  const rows: EntryView[] = [];
  await inSteps(async () => {
    const last = rows.at(-1) ?? after;
    const limit = Math.min(STEP_ROWS, page.limit - rows.length);
    const { rows: step } = await sql<EntryView>`
      SELECT e.*, ${COMPLETE} AS complete FROM cdn_entries e WHERE ${where} AND ${behind(last)}
      ORDER BY ${column} ${direction}, e.path ${direction}
      LIMIT ${limit} OFFSET ${last === undefined ? page.offset : 0}`.execute(db);
    rows.push(...step);
    return step.length < STEP_ROWS || rows.length === page.limit ? null : '';
  });
  const { total = 0, before = 0 } = counted[0] ?? {};
  return { rows, total, first: (after === undefined ? page.offset : before) + 1 };
}

/** Entries whose path contains the text, in any case. */
export async function searchEntries(db: Db, bucketId: string, text: string, page: PageRequest): Promise<EntryPage> {
  const where = sql`e.bucket_id = ${bucketId} AND e.path ILIKE ${likePart(text)}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM cdn_entries e WHERE ${where}`.execute(db);
  const { rows } = await sql<EntryView>`
    SELECT e.*, ${COMPLETE} AS complete FROM cdn_entries e WHERE ${where}
    ORDER BY e.path LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0, first: page.offset + 1 };
}

export async function findEntry(db: Db, bucketId: string, id: string): Promise<EntryView | undefined> {
  const { rows } = await sql<EntryView>`
    SELECT e.*, ${COMPLETE} AS complete FROM cdn_entries e WHERE e.bucket_id = ${bucketId} AND e.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** An entry as one of its versions had it; versions outlive their entry while a release holds them. */
export async function findEntryVersion(
  db: Db,
  bucketId: string,
  id: string,
  versionId: string,
): Promise<EntryView | undefined> {
  const { rows } = await sql<EntryView>`
    SELECT e.entry_id AS id, e.id AS version_id, e.app_id, e.bucket_id, e.path, e.md5, e.size, e.content_type, e.labels,
      e.metadata, e.created_at AS modified_at, e.created_by AS modified_by, e.created_by_name AS modified_by_name,
      ${COMPLETE} AS complete
    FROM cdn_entry_versions e
    WHERE e.id = ${versionId} AND e.entry_id = ${id} AND e.bucket_id = ${bucketId}`.execute(db);
  return rows[0];
}

export async function pathIsTaken(db: Db, bucketId: string, path: string, exceptId?: string): Promise<boolean> {
  const row = await db
    .selectFrom('cdn_entries')
    .select('id')
    .where('bucket_id', '=', bucketId)
    .where('path', '=', path)
    .executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

/** Moves an entry; its content is written by `putEntries` afterwards. */
export async function moveEntry(db: Db, bucketId: string, id: string, path: string): Promise<void> {
  await db.updateTable('cdn_entries').set({ path }).where('bucket_id', '=', bucketId).where('id', '=', id).execute();
}

export interface Writer {
  readonly appId: string;
  readonly bucketId: string;
  readonly at: string;
  readonly by: string;
  readonly byName: string;
}

/** Ids of an entry and a version that may be needed for a path. */
export interface FreshIds {
  readonly id: string;
  readonly version_id: string;
}

/**
 * Creates or changes the entries of these paths in one statement. New content, or a new type of it, makes a new
 * version; anything else changes the current one. The rows come back in the order given.
 */
export async function putEntries(
  db: Db,
  writer: Writer,
  wanted: readonly (WantedEntry & FreshIds)[],
): Promise<EntryView[]> {
  const given = JSON.stringify(
    wanted.map(({ labels, metadata, ...entry }) => ({
      ...entry,
      labels: labels ?? null,
      metadata: metadata ?? null,
      has_metadata: metadata !== undefined,
    })),
  );
  const { rows } = await sql<EntryView>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS g (id uuid, version_id uuid, path text, md5 text,
        size bigint, content_type text, labels jsonb, metadata jsonb, has_metadata boolean)
    ), resolved AS (
      SELECT g.id, g.path, g.md5, g.size, g.content_type,
        CASE WHEN (e.md5, e.size, e.content_type) = (g.md5, g.size, g.content_type) THEN e.version_id
          ELSE g.version_id END AS version_id,
        coalesce(g.labels, e.labels, '[]'::jsonb) AS labels,
        CASE WHEN g.has_metadata THEN g.metadata ELSE e.metadata END AS metadata
      FROM given g LEFT JOIN cdn_entries e ON e.bucket_id = ${writer.bucketId} AND e.path = g.path
    ), written AS (
      INSERT INTO cdn_entries (id, app_id, bucket_id, path, version_id, md5, size, content_type, labels, metadata,
        modified_at, modified_by, modified_by_name)
      SELECT id, ${writer.appId}, ${writer.bucketId}, path, version_id, md5, size, content_type, labels, metadata,
        ${writer.at}, ${writer.by}, ${writer.byName}
      FROM resolved
      ON CONFLICT (bucket_id, path) DO UPDATE SET ${WRITE_OVER}
      RETURNING *
    ), versions AS (
      ${versionsOf(sql`written`)}
    )
    SELECT e.*, ${COMPLETE} AS complete FROM written e`.execute(db);
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return wanted.flatMap(({ path }) => byPath.get(path) ?? []);
}

/** Writes the current version of each row of `entries`; a version that is there only takes new labels and metadata. */
function versionsOf(entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    INSERT INTO cdn_entry_versions (id, app_id, bucket_id, entry_id, path, md5, size, content_type, labels, metadata,
      created_at, created_by, created_by_name)
    SELECT version_id, app_id, bucket_id, id, path, md5, size, content_type, labels, metadata, modified_at,
      modified_by, modified_by_name
    FROM ${entries}
    ON CONFLICT (id) DO UPDATE SET path = excluded.path, labels = excluded.labels, metadata = excluded.metadata`;
}

export type EntryChoice =
  | { readonly ids: readonly string[] }
  | { readonly folder: string }
  | { readonly notInRelease: string };

/** Deletes entries of the bucket and those of their versions that no release holds. Answers how many entries went. */
export async function deleteEntries(db: Db, bucketId: string, which: EntryChoice): Promise<number> {
  let deleted = 0;
  await inSteps(async (after) => {
    const { rows } = await sql<{ deleted: number; count: number; last: string | null }>`
      WITH next AS (
        SELECT e.id, e.path FROM cdn_entries e
        WHERE e.bucket_id = ${bucketId} AND e.path > ${after} AND ${among(which)}
        ORDER BY e.path LIMIT ${STEP_ROWS}
      ), gone AS (
        DELETE FROM cdn_entries e USING next WHERE e.id = next.id AND ${unlessHeld(which)} RETURNING e.id
      ), versions AS (
        DELETE FROM cdn_entry_versions v USING gone
        WHERE v.entry_id = gone.id AND NOT EXISTS (SELECT 1 FROM cdn_release_entries r WHERE r.version_id = v.id)
      )
      SELECT (SELECT count(*) FROM gone) AS deleted, count(*) AS count, max(path) AS last FROM next`.execute(db);
    const [step = { deleted: 0, ...NOTHING }] = rows;
    deleted += step.deleted;
    return nextStep(step);
  });
  return deleted;
}

function among(which: EntryChoice): RawBuilder<unknown> {
  if ('ids' in which) {
    return sql`e.id = ANY(${which.ids}::uuid[])`;
  }
  return 'folder' in which ? below(which.folder) : sql`true`;
}

function unlessHeld(which: EntryChoice): RawBuilder<unknown> {
  return 'notInRelease' in which
    ? sql`NOT EXISTS (
        SELECT 1 FROM cdn_release_entries r WHERE r.release_id = ${which.notInRelease} AND r.path = e.path)`
    : sql`true`;
}

/** Deletes everything that a bucket holds; its own row is left to the caller, who has it locked. */
export async function emptyBucket(db: Db, bucketId: string): Promise<void> {
  const releases = await db.selectFrom('cdn_releases').select('id').where('bucket_id', '=', bucketId).execute();
  for (const { id } of releases) {
    await deleteInSteps(db, 'cdn_release_entries', sql`release_id = ${id}`, 'path');
    await db.deleteFrom('cdn_releases').where('id', '=', id).execute();
  }
  await deleteInSteps(db, 'cdn_entries', sql`bucket_id = ${bucketId}`, 'path');
  await deleteInSteps(db, 'cdn_entry_versions', sql`bucket_id = ${bucketId}`, 'id');
}

async function deleteInSteps(
  db: Db,
  table: 'cdn_entries' | 'cdn_entry_versions' | 'cdn_release_entries',
  where: RawBuilder<unknown>,
  key: 'path' | 'id',
): Promise<void> {
  const column = sql.ref(key);
  await inSteps(async (after) => {
    const { rows } = await sql<{ count: number; last: string | null }>`
      WITH next AS (
        SELECT ${column} AS key, ctid AS place FROM ${sql.table(table)}
        WHERE ${where} ${after === '' ? sql`` : sql`AND ${column} > ${after}`} ORDER BY 1 LIMIT ${STEP_ROWS}
      ), gone AS (
        DELETE FROM ${sql.table(table)} USING next WHERE ${sql.table(table)}.ctid = next.place
      )
      SELECT count(*) AS count, max(key::text COLLATE "C") AS last FROM next`.execute(db);
    return nextStep(rows[0] ?? NOTHING);
  });
}

/**
 * Makes the entries of a release current in another bucket of the app. What is there already with the same content
 * stays as it is; ids of new rows are made from `seed` and the path.
 */
export async function copyRelease(db: Db, writer: Writer, releaseId: string, seed: string): Promise<void> {
  await inSteps(async (after) => {
    const { rows } = await sql<{ count: number; last: string | null }>`
      WITH released AS (
        SELECT * FROM cdn_release_entries WHERE release_id = ${releaseId} AND path > ${after}
        ORDER BY path LIMIT ${STEP_ROWS}
      ), source AS (
        SELECT r.path, r.md5, r.size, r.content_type, r.labels, r.metadata, ${derivedId(`${seed}/entry/`)} AS id,
          CASE WHEN (e.md5, e.size, e.content_type) = (r.md5, r.size, r.content_type) THEN e.version_id
            ELSE ${derivedId(`${seed}/version/`)} END AS version_id
        FROM released r LEFT JOIN cdn_entries e ON e.bucket_id = ${writer.bucketId} AND e.path = r.path
      ), written AS (
        INSERT INTO cdn_entries AS e (id, app_id, bucket_id, path, version_id, md5, size, content_type, labels,
          metadata, modified_at, modified_by, modified_by_name)
        SELECT id, ${writer.appId}, ${writer.bucketId}, path, version_id, md5, size, content_type, labels, metadata,
          ${writer.at}, ${writer.by}, ${writer.byName}
        FROM source
        ON CONFLICT (bucket_id, path) DO UPDATE SET ${WRITE_OVER}
        WHERE (e.version_id, e.labels, e.metadata) IS DISTINCT FROM
          (excluded.version_id, excluded.labels, excluded.metadata)
        RETURNING *
      ), versions AS (
        ${versionsOf(sql`written`)}
      )
      SELECT count(*) AS count, max(path) AS last FROM released`.execute(db);
    return nextStep(rows[0] ?? NOTHING);
  });
}

/** A uuid made from the seed and the path of `r`, with the marks of a random one. */
function derivedId(seed: string): RawBuilder<unknown> {
  return sql`overlay(overlay(md5(${seed} || r.path) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid`;
}

export interface DirectoryRow {
  type: 'directory' | 'entry';
  name: string;
  entry_count: number;
  content_size: number;
  last_modified: string;
  entry: EntryView | null;
}

/** What lies directly in a folder: sub-folders first, summed over all below them, then files. */
export async function listDirectory(
  db: Db,
  bucketId: string,
  folder: string,
  page: PageRequest,
): Promise<{ rows: DirectoryRow[]; total: number }> {
  // why in SQL: JavaScript counts UTF-16 units, PostgreSQL characters
  const rest = folder === '' ? sql`e.path` : sql`substr(e.path, length(${folder}::text) + 2)`;
  const items = sql`
    SELECT 'directory' AS type, split_part(${rest}, '/', 1) AS name, count(*) AS entry_count,
      sum(e.size)::bigint AS content_size, max(e.modified_at) AS last_modified, NULL::uuid AS entry_id
    FROM cdn_entries e
    WHERE e.bucket_id = ${bucketId} AND ${below(folder)} AND strpos(${rest}, '/') > 0
    GROUP BY 2
    UNION ALL
    SELECT 'entry', ${rest}, 1, e.size, e.modified_at, e.id
    FROM cdn_entries e
    WHERE e.bucket_id = ${bucketId} AND ${below(folder)} AND strpos(${rest}, '/') = 0`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${items}) i`.execute(db);
  const { rows } = await sql<DirectoryRow>`
    SELECT i.type, i.name, i.entry_count, i.content_size, i.last_modified,
      (SELECT to_jsonb(e) || jsonb_build_object('complete', ${COMPLETE}) FROM cdn_entries e WHERE e.id = i.entry_id)
        AS entry
    FROM (${items} ORDER BY 1, 2 LIMIT ${page.limit} OFFSET ${page.offset}) i ORDER BY i.type, i.name`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** All paths inside the folder: `a/` up to, not including, `a0`, because `0` follows `/` in the C collation. */
function below(folder: string): RawBuilder<unknown> {
  return folder === '' ? sql`true` : sql`(e.path >= ${`${folder}/`} AND e.path < ${`${folder}0`})`;
}

function entryConditions(bucketId: string, filter: EntryFilter): RawBuilder<unknown> {
  return sql`e.bucket_id = ${bucketId} AND ${contentConditions(filter)}
    ${filter.complete === undefined ? sql`` : sql`AND ${COMPLETE} = ${filter.complete}`}`;
}

/** The filters that current entries and entries of a release share; the rows are called `e`. */
export function contentConditions(filter: Pick<EntryFilter, 'path' | 'label' | 'content_type'>): RawBuilder<unknown> {
  return sql`true
    ${filter.path === undefined ? sql`` : sql`AND e.path LIKE ${likePart(filter.path)}`}
    ${filter.label === undefined ? sql`` : sql`AND e.labels @> ${JSON.stringify([filter.label])}::jsonb`}
    ${filter.content_type === undefined ? sql`` : sql`AND e.content_type = ${filter.content_type}`}`;
}

function keyOf(entry: EntryView, sortBy: keyof typeof SORT_COLUMNS): RawBuilder<unknown> {
  const key = {
    path: sql`${entry.path}`,
    content_size: sql`${entry.size}::bigint`,
    last_modified: sql`${entry.modified_at}::timestamptz`,
  }[sortBy];
  return sql`(${key}, ${entry.path} COLLATE "C")`;
}
