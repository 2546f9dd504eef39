// SQL of crashes, with the symbol files that they wait for.
import { type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import type { StacktraceTables } from '../tables.ts';

export type RecordRow = Selectable<StacktraceTables['stack_records']>;
/** Without what makes it long. */
export type RecordHead = Omit<RecordRow, 'raw_stack' | 'frames'>;

const HEAD = [
  ...(['app_id', 'id', 'group_id', 'title', 'signal', 'status', 'tags', 'platform', 'app_version'] as const),
  ...(['device_model', 'os_version', 'user_id', 'missing_build_ids', 'occurred_at', 'created_at'] as const),
] as const;

export async function insertRecord(db: Db, row: RecordRow, missing: ReadonlyMap<string, string>): Promise<void> {
  await db
    .insertInto('stack_records')
    .values({
      ...row,
      tags: json([...row.tags]),
      frames: json([...row.frames]),
      missing_build_ids: json([...row.missing_build_ids]),
    })
    .execute();
  await insertMissing(db, row.app_id, row.id, missing);
}

async function insertMissing(db: Db, appId: string, id: string, missing: ReadonlyMap<string, string>): Promise<void> {
  if (missing.size > 0) {
    const rows = [...missing].map(([build_id, module]) => ({ app_id: appId, record_id: id, build_id, module }));
    await db.insertInto('stack_missing').values(rows).execute();
  }
}

export type Read = Pick<RecordRow, 'group_id' | 'title' | 'signal' | 'status' | 'frames'>;

/** What was read anew; answers the group it was in, undefined where the record is gone. */
export async function updateRecord(
  db: Db,
  appId: string,
  id: string,
  read: Read,
  missing: ReadonlyMap<string, string>,
): Promise<RecordHead | undefined> {
  const before = await db
    .selectFrom('stack_records')
    .select(HEAD)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) {
    return undefined;
  }
  await db
    .updateTable('stack_records')
    .set({ ...read, frames: json([...read.frames]), missing_build_ids: json([...missing.keys()]) })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('stack_missing').where('app_id', '=', appId).where('record_id', '=', id).execute();
  await insertMissing(db, appId, id, missing);
  return before;
}

export interface RecordFilter {
  readonly status?: RecordRow['status'] | undefined;
  readonly tags?: readonly string[] | undefined;
  /** A pattern. */
  readonly keyword?: string | undefined;
  readonly appVersions?: readonly string[] | undefined;
  readonly platforms?: readonly string[] | undefined;
  readonly groupId?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export async function listRecords(db: Db, appId: string, filter: RecordFilter, { offset, limit }: PageRequest) {
  let query = db.selectFrom('stack_records').where('app_id', '=', appId);
  const { status, tags, keyword, appVersions, platforms, groupId, from, until } = filter;
  if (status !== undefined) {
    query = query.where('status', '=', status);
  }
  if (tags !== undefined && tags.length > 0) {
    query = query.where(sql<boolean>`tags ?| ${[...tags]}::text[]`);
  }
  if (keyword !== undefined) {
    query = query.where((eb) => eb.or([eb('title', 'ilike', keyword), eb('raw_stack', 'ilike', keyword)]));
  }
  if (appVersions !== undefined && appVersions.length > 0) {
    query = query.where('app_version', 'in', appVersions);
  }
  if (platforms !== undefined && platforms.length > 0) {
    query = query.where('platform', 'in', platforms);
  }
  if (groupId !== undefined) {
    query = query.where('group_id', '=', groupId);
  }
  if (from !== undefined) {
    query = query.where('created_at', '>=', from);
  }
  if (until !== undefined) {
    query = query.where('created_at', '<=', until);
  }
  const rows = await query
    .select(HEAD)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findRecord(db: Db, appId: string, id: string): Promise<RecordRow | undefined> {
  return db.selectFrom('stack_records').selectAll().where('app_id', '=', appId).where('id', '=', id).executeTakeFirst();
}

/** Those of the app among them. */
export async function findRecords(db: Db, appId: string, ids: readonly string[]): Promise<RecordRow[]> {
  return db.selectFrom('stack_records').selectAll().where('app_id', '=', appId).where('id', 'in', ids).execute();
}

/** All of them or none: answers fewer where one is not there. */
export async function setTags(
  db: Db,
  appId: string,
  tagsById: ReadonlyMap<string, readonly string[]>,
): Promise<readonly { readonly id: string; readonly tags: readonly string[] }[]> {
  const given = [...tagsById].map(([id, tags]) => ({ id, tags }));
  const { rows } = await sql<{ id: string; tags: readonly string[] }>`
    UPDATE stack_records r SET tags = g.tags
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g (id uuid, tags jsonb)
    WHERE r.app_id = ${appId} AND r.id = g.id RETURNING r.id, r.tags`.execute(db);
  return rows;
}

export async function lockRecords(db: Db, appId: string, ids: readonly string[]): Promise<RecordHead[]> {
  return db
    .selectFrom('stack_records')
    .select(HEAD)
    .where('app_id', '=', appId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Counts a report that arrives; false where as many came already since the first of them. */
export async function arrives(
  db: Db,
  appId: string,
  { now, since, most }: { readonly now: string; readonly since: string; readonly most: number },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO stack_arrivals AS a (app_id, since, count) VALUES (${appId}, ${now}::timestamptz, 1)
    ON CONFLICT (app_id) DO UPDATE SET
      since = CASE WHEN a.since > ${since}::timestamptz THEN a.since ELSE excluded.since END,
      count = CASE WHEN a.since > ${since}::timestamptz THEN a.count + 1 ELSE 1 END
    WHERE a.since <= ${since}::timestamptz OR a.count < ${most}
    RETURNING count`.execute(db);
  return rows.length === 1;
}

/** Names the locks of what is being kept among all advisory locks. */
const KEEPING_LOCKS = 0x57ac5;

/** To the end of the transaction: many keep crashes of an app beside each other, who keeps alone waits for them. */
export async function lockKeeping(
  db: Db,
  { appId, how }: { readonly appId: string; readonly how: 'beside' | 'alone' },
): Promise<void> {
  const lock = sql.raw(how === 'beside' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await sql`SELECT ${lock}(${KEEPING_LOCKS}::int, hashtext(${appId}))`.execute(db);
}

/** Ids of records that a symbol file could make readable, newest first. */
export async function recordsWaiting(
  db: Db,
  appId: string,
  of: { readonly buildId: string; readonly version: string },
  most: number,
): Promise<readonly string[]> {
  const { rows } =
    of.buildId === ''
      ? await sql<{ id: string }>`
          SELECT id FROM stack_records WHERE app_id = ${appId} AND (${of.version} = '' OR app_version = ${of.version})
          ORDER BY created_at DESC, id LIMIT ${most}`.execute(db)
      : await sql<{ id: string }>`
          SELECT r.id FROM stack_records r WHERE r.app_id = ${appId} AND EXISTS (
            SELECT 1 FROM stack_missing m WHERE m.app_id = r.app_id AND m.record_id = r.id
              AND (m.build_id = ${of.buildId} OR (length(${of.buildId}) = 32 AND m.build_id LIKE ${`${of.buildId}%`})))
          ORDER BY r.created_at DESC, r.id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface MissingRow {
  readonly build_id: string;
  readonly module: string;
  readonly count: number;
  readonly versions: readonly string[];
  readonly last_seen: string;
}

/** Builds that crashes wait for, most crashes first. */
export async function listMissing(db: Db, appId: string, { offset, limit }: PageRequest) {
  const { rows } = await sql<MissingRow>`
    SELECT m.build_id, min(m.module) AS module, count(*) AS count, max(r.created_at) AS last_seen,
      (coalesce(jsonb_agg(DISTINCT r.app_version) FILTER (WHERE r.app_version <> ''), '[]')) AS versions
    FROM stack_missing m JOIN stack_records r ON r.app_id = m.app_id AND r.id = m.record_id
    WHERE m.app_id = ${appId}
    GROUP BY m.build_id ORDER BY count(*) DESC, m.build_id OFFSET ${offset} LIMIT ${limit}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(DISTINCT build_id) AS total FROM stack_missing WHERE app_id = ${appId}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
