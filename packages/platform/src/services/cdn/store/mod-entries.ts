// SQL of the files of mods: entries of the hidden bucket, in one folder per version, with what was found in them.
import type { labels } from '@uos/contract/labels';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { likePart, type PageRequest } from '#kernel/call/paging';
import type { InspectResult } from '../mods/rules.ts';
import type { Verdict } from '../mods/verdict.ts';

export interface ModEntryView {
  readonly id: string;
  readonly app_id: string;
  readonly bucket_id: string;
  /** Path inside the version, without its folder. */
  readonly path: string;
  readonly md5: string;
  readonly size: number;
  readonly content_type: string;
  readonly modified_at: string;
  readonly complete: boolean;
  readonly result: InspectResult;
  readonly label: string;
  readonly score: number;
  readonly detail: string;
  readonly report_status: keyof typeof labels.modEntry.reportStatus;
}

export interface ModEntryFilter {
  readonly versionId: string;
  readonly path?: string | undefined;
  readonly entryId?: string | undefined;
}

/** Files of a version by path; all of them without a page. */
export async function listModEntries(db: Db, filter: ModEntryFilter, page?: PageRequest): Promise<ModEntryView[]> {
  const { rows } = await sql<ModEntryView>`
    SELECT e.id, e.app_id, e.bucket_id, ${PATH} AS path, e.md5, e.size, e.content_type, e.modified_at,
      f.result, f.label, f.score, f.detail,
      CASE WHEN m.report_status = 'down' THEN 'down' ELSE f.report_status END AS report_status,
      EXISTS (SELECT 1 FROM cdn_objects o WHERE o.app_id = e.app_id AND o.md5 = e.md5 AND o.size = e.size) AS complete
    FROM ${FILES} WHERE ${conditions(filter)}
    ORDER BY e.path ${page === undefined ? sql`` : sql`LIMIT ${page.limit} OFFSET ${page.offset}`}`.execute(db);
  return rows;
}

export async function countModEntries(db: Db, filter: ModEntryFilter): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*) AS total FROM ${FILES} WHERE ${conditions(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const FILES = sql`cdn_mod_entries f JOIN cdn_entries e ON e.id = f.entry_id
  JOIN cdn_mod_versions v ON v.id = f.version_id JOIN cdn_mods m ON m.id = v.mod_id`;

const PATH = sql`substr(e.path, length(v.version) + 2)`;

function conditions({ versionId, path, entryId }: ModEntryFilter) {
  return sql`f.version_id = ${versionId}
    ${path === undefined ? sql`` : sql`AND ${PATH} LIKE ${likePart(path)}`}
    ${entryId === undefined ? sql`` : sql`AND f.entry_id = ${entryId}`}`;
}

export async function insertModEntry(db: Db, entryId: string, versionId: string): Promise<void> {
  await db.insertInto('cdn_mod_entries').values({ entry_id: entryId, version_id: versionId }).execute();
}

export async function writeVerdicts(db: Db, verdicts: readonly (Verdict & { entry_id: string })[]): Promise<void> {
  await sql`
    UPDATE cdn_mod_entries f SET result = g.result, label = g.label, score = g.score, detail = g.detail
    FROM jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
      AS g (entry_id uuid, result text, label text, score integer, detail text)
    WHERE f.entry_id = g.entry_id`.execute(db);
}

/** Marks a file of the mod as reported. False where the mod has no such file. */
export async function reportModEntry(db: Db, modId: string, entryId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE cdn_mod_entries f SET report_status = 'reported' FROM cdn_mod_versions v
    WHERE f.entry_id = ${entryId} AND v.id = f.version_id AND v.mod_id = ${modId} RETURNING f.entry_id`.execute(db);
  return rows.length === 1;
}

/** Forgets which files of the mod were reported. */
export async function clearReports(db: Db, modId: string): Promise<void> {
  await sql`
    UPDATE cdn_mod_entries f SET report_status = '' FROM cdn_mod_versions v
    WHERE v.id = f.version_id AND v.mod_id = ${modId} AND f.report_status <> ''`.execute(db);
}
