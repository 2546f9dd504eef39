// SQL of achievements and of how far personas are. Progress is arithmetic of the database on one row.
import type { labels } from '@uos/contract/labels';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { AchievementTables } from './tables.ts';

const ACHIEVEMENTS = 'passport_achievements';
type Table = AchievementTables[typeof ACHIEVEMENTS];
export type AchievementRow = Selectable<Table>;
type AchieveStatus = keyof typeof labels.personaAchievement.achieveStatus;
type RedeemStatus = keyof typeof labels.personaAchievement.redeemStatus;

export interface AchievementFilter {
  /** A pattern of LIKE. */
  readonly name?: string | undefined;
  readonly category?: string | undefined;
  readonly series?: string | undefined;
  readonly isReleased?: boolean | undefined;
}

/** Newest first. */
export async function listAchievements(
  db: Db,
  appId: string,
  { name, category, series, isReleased }: AchievementFilter,
  page: PageRequest,
): Promise<{ rows: AchievementRow[]; total: number }> {
  const query = db
    .selectFrom(ACHIEVEMENTS)
    .selectAll()
    .where('app_id', '=', appId)
    .$if(name !== undefined, (q) => q.where('display_name', 'ilike', name ?? ''))
    .$if(category !== undefined, (q) => q.where('category', '=', category ?? ''))
    .$if(series !== undefined, (q) => q.where('series', '=', series ?? ''))
    .$if(isReleased !== undefined, (q) => q.where('is_released', '=', isReleased ?? false))
    .orderBy('created_at', 'desc')
    .orderBy('slug_name', 'desc');
  return readPage(query, page);
}

const these = (db: Db, appId: string, slugs: readonly string[]) =>
  db
    .selectFrom(ACHIEVEMENTS)
    .selectAll()
    .where('app_id', '=', appId)
    .where('slug_name', 'in', slugs)
    .orderBy('slug_name');

export async function findAchievement(db: Db, appId: string, slug: string): Promise<AchievementRow | undefined> {
  return these(db, appId, [slug]).executeTakeFirst();
}

/** Those of the slugs that there are, held until the end of the transaction. */
export async function lockAchievements(db: Db, appId: string, slugs: readonly string[]): Promise<AchievementRow[]> {
  return these(db, appId, slugs).forNoKeyUpdate().execute();
}

/** The same, held together with others who only need them to stay as they are. */
export async function keepAchievements(db: Db, appId: string, slugs: readonly string[]): Promise<AchievementRow[]> {
  return these(db, appId, slugs).forShare().execute();
}

/** False where the slug is taken. */
export async function insertAchievement(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(ACHIEVEMENTS)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateAchievements(
  db: Db,
  appId: string,
  slugs: readonly string[],
  change: Updateable<Table>,
): Promise<void> {
  await db.updateTable(ACHIEVEMENTS).set(change).where('app_id', '=', appId).where('slug_name', 'in', slugs).execute();
}

/** False where it is released. */
export async function deleteAchievement(db: Db, appId: string, slug: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(ACHIEVEMENTS)
    .where('app_id', '=', appId)
    .where('slug_name', '=', slug)
    .where('is_released', '=', false)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Words in use, in the order of the alphabet. */
export async function wordsOf(db: Db, appId: string, column: 'category' | 'series'): Promise<string[]> {
  const rows = await db
    .selectFrom(ACHIEVEMENTS)
    .select(`${column} as word`)
    .distinct()
    .where('app_id', '=', appId)
    .orderBy('word')
    .execute();
  return rows.map(({ word }) => word).filter((word) => word.trim() !== '');
}

/** Slug of one that gives a resource. */
export async function achievementWith(db: Db, appId: string, resource: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(ACHIEVEMENTS)
    .select('slug_name')
    .where('app_id', '=', appId)
    .where(sql<boolean>`rewards @> ${JSON.stringify([{ resourceSlug: resource }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row?.slug_name;
}

/** How far a persona is; one that never moved is where it starts. */
export interface StandingRow {
  readonly persona_id: string;
  readonly slug_name: string;
  readonly display_name: string;
  readonly value: number;
  readonly threshold_value: number;
  readonly achieved_at: string | null;
  readonly redeemed_at: string | null;
  readonly custom_data: Record<string, string>;
  readonly properties: Record<string, string>;
}

export interface StandingFilter {
  readonly slugs?: readonly string[] | undefined;
  readonly category?: string | undefined;
  readonly achieveStatus?: AchieveStatus | undefined;
  readonly redeemStatus?: RedeemStatus | undefined;
  /** As players see them: released ones, and hidden ones once they are done. */
  readonly isPlayer?: boolean;
}

const matching = ({ slugs, category, achieveStatus, redeemStatus, isPlayer = false }: StandingFilter) => sql`
  (${slugs === undefined ? null : JSON.stringify(slugs)}::jsonb IS NULL
    OR a.slug_name IN (SELECT jsonb_array_elements_text(${JSON.stringify(slugs ?? [])}::jsonb)))
  AND (${category ?? null}::text IS NULL OR a.category = ${category ?? null})
  AND (${achieveStatus ?? null}::text IS NULL OR (p.achieved_at IS NOT NULL) = (${achieveStatus ?? null} = 'achieved'))
  AND (${redeemStatus ?? null}::text IS NULL OR (p.redeemed_at IS NOT NULL) = (${redeemStatus ?? null} = 'redeemed'))
  AND (NOT ${isPlayer}::boolean OR (a.is_released AND (NOT a.hidden OR p.achieved_at IS NOT NULL)))`;

/** Of one persona: also those that it never touched, unless they are not released. */
export async function standingsOf(
  db: Db,
  appId: string,
  personaId: string,
  filter: StandingFilter,
  page: PageRequest,
): Promise<{ rows: StandingRow[]; total: number }> {
  const from = sql`passport_achievements a LEFT JOIN passport_persona_achievements p
    ON p.app_id = a.app_id AND p.slug_name = a.slug_name AND p.persona_id = ${personaId}
    WHERE a.app_id = ${appId} AND (a.is_released OR p.persona_id IS NOT NULL) AND ${matching(filter)}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${from}`.execute(db);
  const { rows } = await sql<StandingRow>`
    SELECT ${personaId}::uuid AS persona_id, a.slug_name, a.display_name, coalesce(p.value, a.start_value) AS value,
      a.threshold_value, p.achieved_at, p.redeemed_at, coalesce(p.custom_data, '{}'::jsonb) AS custom_data, a.properties
    FROM ${from} ORDER BY a.created_at, a.slug_name LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Of all personas: those that were touched, the latest first. */
export async function listStandings(
  db: Db,
  appId: string,
  filter: StandingFilter,
  page: PageRequest,
): Promise<{ rows: StandingRow[]; total: number }> {
  const from = sql`passport_persona_achievements p JOIN passport_achievements a
    ON a.app_id = p.app_id AND a.slug_name = p.slug_name WHERE p.app_id = ${appId} AND ${matching(filter)}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${from}`.execute(db);
  const { rows } = await sql<StandingRow>`
    SELECT p.persona_id, a.slug_name, a.display_name, p.value, a.threshold_value, p.achieved_at, p.redeemed_at,
      p.custom_data, a.properties
    FROM ${from} ORDER BY p.modified_at DESC, p.persona_id, p.slug_name
    LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export interface Move {
  readonly action: keyof typeof labels.personaAchievement.action;
  readonly value: number;
  readonly customData: Readonly<Record<string, string>> | undefined;
}

/** Moves a persona on. What is done stays done, and its value goes no way back from then on. */
export async function moveOn(
  db: Db,
  achievement: AchievementRow,
  { personaId, now }: { readonly personaId: string; readonly now: string },
  { action, value, customData }: Move,
): Promise<void> {
  const { app_id: appId, slug_name: slug, start_value: start, threshold_value: threshold } = achievement;
  const from = (old: ReturnType<typeof sql>) =>
    action === 'Set' ? sql`${value}::float8` : sql`${old} + ${action === 'Increase' ? value : -value}::float8`;
  const isUp = threshold > start;
  const isDone = (reached: ReturnType<typeof sql>) =>
    isUp ? sql`${reached} >= ${threshold}::float8` : sql`${reached} <= ${threshold}::float8`;
  const first = from(sql`${start}::float8`);
  const next = from(sql`p.value`);
  const further = isUp ? sql`greatest(p.value, ${next})` : sql`least(p.value, ${next})`;
  const data = customData === undefined ? null : JSON.stringify(customData);
  await sql`
    INSERT INTO passport_persona_achievements AS p
      (app_id, persona_id, slug_name, value, achieved_at, custom_data, modified_at)
    VALUES (${appId}::uuid, ${personaId}::uuid, ${slug}, ${first}, CASE WHEN ${isDone(first)} THEN ${now}::timestamptz END,
      coalesce(${data}::jsonb, '{}'::jsonb), ${now}::timestamptz)
    ON CONFLICT (app_id, persona_id, slug_name) DO UPDATE SET
      value = CASE WHEN p.achieved_at IS NULL THEN ${next} ELSE ${further} END,
      achieved_at = coalesce(p.achieved_at, CASE WHEN ${isDone(next)} THEN ${now}::timestamptz END),
      custom_data = coalesce(${data}::jsonb, p.custom_data),
      modified_at = excluded.modified_at`.execute(db);
}

/** False where it is not done, or the rewards were taken. */
export async function markRedeemed(
  db: Db,
  appId: string,
  { personaId, slug, now }: { readonly personaId: string; readonly slug: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_persona_achievements')
    .set({ redeemed_at: now, modified_at: now })
    .where('app_id', '=', appId)
    .where('persona_id', '=', personaId)
    .where('slug_name', '=', slug)
    .where('achieved_at', 'is not', null)
    .where('redeemed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function forgetProgress(db: Db, appId: string, personaIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('passport_persona_achievements')
    .where('app_id', '=', appId)
    .where('persona_id', 'in', personaIds)
    .execute();
}
