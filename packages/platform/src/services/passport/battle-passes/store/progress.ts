// SQL of how far personas are in battle passes. Every statement carries the app.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { BattlePassTables } from '../tables.ts';

export type ProgressRow = Selectable<BattlePassTables['passport_persona_battle_passes']>;

const PROGRESS = 'passport_persona_battle_passes';

/** A persona in a pass. */
export interface Place {
  readonly appId: string;
  readonly personaId: string;
  readonly battlePass: string;
}

/** Newest first. */
export async function listProgress(
  db: Db,
  appId: string,
  { personaId, battlePass }: { readonly personaId?: string | undefined; readonly battlePass?: string | undefined },
  page: PageRequest,
): Promise<{ rows: ProgressRow[]; total: number }> {
  const query = db
    .selectFrom(PROGRESS)
    .selectAll()
    .where('app_id', '=', appId)
    .$if(personaId !== undefined, (q) => q.where('persona_id', '=', personaId ?? ''))
    .$if(battlePass !== undefined, (q) => q.where('battle_pass', '=', battlePass ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('persona_id', 'desc')
    .orderBy('battle_pass', 'desc');
  return readPage(query, page);
}

const at = (db: Db, { appId, personaId, battlePass }: Place) =>
  db
    .selectFrom(PROGRESS)
    .selectAll()
    .where('app_id', '=', appId)
    .where('persona_id', '=', personaId)
    .where('battle_pass', '=', battlePass);

export async function findProgress(db: Db, place: Place): Promise<ProgressRow | undefined> {
  return at(db, place).executeTakeFirst();
}

/** The same, which nobody deletes before the end of the transaction. */
export async function keepProgress(db: Db, place: Place): Promise<ProgressRow | undefined> {
  return at(db, place).forKeyShare().executeTakeFirst();
}

/** Begins what is not there yet, and holds it until the end of the transaction. */
export async function beginProgress(db: Db, { appId, personaId, battlePass }: Place, now: string): Promise<void> {
  await sql`INSERT INTO passport_persona_battle_passes (app_id, persona_id, battle_pass, level, exp, total_exp,
      day_start, day_exp, week_start, week_exp, added, created_at, updated_at)
    VALUES (${appId}, ${personaId}, ${battlePass}, 0, 0, 0, ${NEVER}, 0, ${NEVER}, 0, 0, ${now}, ${now})
    ON CONFLICT (app_id, persona_id, battle_pass) DO UPDATE SET updated_at = excluded.updated_at`.execute(db);
}

const NEVER = '1970-01-01T00:00:00Z';

interface Addition {
  readonly exp: number;
  /** When the day and the week of now began. */
  readonly day: string;
  readonly week: string;
  readonly now: string;
}

/** What every client reads exactly. */
const MOST = Number.MAX_SAFE_INTEGER;

/**
 * Adds experience as far as the limits of the day and the week go, and the levels that it makes, in one statement: the row
 * says in `added` what it was. Undefined where the persona has not begun, or the pass is gone.
 * why the later period counts: a clock that is behind another's must not begin yesterday anew
 */
export async function addExp(
  db: Db,
  { appId, personaId, battlePass }: Place,
  { exp, day, week, now }: Addition,
): Promise<ProgressRow | undefined> {
  const { rows } = await sql<ProgressRow>`UPDATE passport_persona_battle_passes AS p SET
      (level, exp, total_exp, day_start, day_exp, week_start, week_exp, added, updated_at) = (
        SELECT p.level + made.levels, p.exp + gain.added - made.spent, p.total_exp + gain.added,
          period.day, had.day_exp + gain.added, period.week, had.week_exp + gain.added, gain.added, ${now}::timestamptz
        FROM (SELECT greatest(p.day_start, ${day}::timestamptz) AS day,
            greatest(p.week_start, ${week}::timestamptz) AS week) AS period
        CROSS JOIN LATERAL (SELECT CASE WHEN p.day_start < period.day THEN 0 ELSE p.day_exp END AS day_exp,
            CASE WHEN p.week_start < period.week THEN 0 ELSE p.week_exp END AS week_exp) AS had
        CROSS JOIN LATERAL (SELECT greatest(0, least(${exp}::bigint, ${MOST}::bigint - p.total_exp,
            CASE WHEN b.daily_exp_limit > 0 THEN b.daily_exp_limit - had.day_exp END,
            CASE WHEN b.weekly_exp_limit > 0 THEN b.weekly_exp_limit - had.week_exp END)) AS added) AS gain
        CROSS JOIN LATERAL (SELECT count(*)::integer AS levels, coalesce(max(step.need), 0)::bigint AS spent
          FROM (SELECT sum((b.level_exp ->> CASE WHEN jsonb_array_length(b.level_exp) = 1 THEN 0 ELSE next END)::bigint)
              OVER (ORDER BY next) AS need
            FROM generate_series(p.level, b.max_level - 1) AS next) AS step
          WHERE step.need <= p.exp + gain.added) AS made)
    FROM passport_battle_passes AS b
    WHERE p.app_id = ${appId} AND p.persona_id = ${personaId} AND p.battle_pass = ${battlePass}
      AND b.app_id = p.app_id AND b.slug_name = p.battle_pass
    RETURNING p.*`.execute(db);
  return rows[0];
}

/** With what was unlocked and claimed. */
export async function deleteProgress(
  db: Db,
  { appId, personaId, battlePass }: Pick<Place, 'appId' | 'battlePass'> & { readonly personaId?: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(PROGRESS)
    .where('app_id', '=', appId)
    .where('battle_pass', '=', battlePass)
    .$if(personaId !== undefined, (q) => q.where('persona_id', '=', personaId ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Everything of some personas. */
export async function deleteProgressOf(db: Db, appId: string, personaIds: readonly string[]): Promise<void> {
  if (personaIds.length > 0) {
    await db.deleteFrom(PROGRESS).where('app_id', '=', appId).where('persona_id', 'in', personaIds).execute();
  }
}

interface Whose {
  readonly personaIds: readonly string[];
  readonly battlePasses: readonly string[];
}

/** Slots that were opened for some personas. */
export async function unlocksOf(db: Db, appId: string, { personaIds, battlePasses }: Whose) {
  return personaIds.length === 0 || battlePasses.length === 0
    ? []
    : db
        .selectFrom('passport_battle_pass_unlocks')
        .select(['persona_id', 'battle_pass', 'slot_id'])
        .where('app_id', '=', appId)
        .where('persona_id', 'in', personaIds)
        .where('battle_pass', 'in', battlePasses)
        .execute();
}

/** Rewards that some personas have taken, by their levels. */
export async function claimsOf(db: Db, appId: string, { personaIds, battlePasses }: Whose) {
  return personaIds.length === 0 || battlePasses.length === 0
    ? []
    : db
        .selectFrom('passport_battle_pass_claims')
        .select(['persona_id', 'battle_pass', 'slot_id', 'level'])
        .where('app_id', '=', appId)
        .where('persona_id', 'in', personaIds)
        .where('battle_pass', 'in', battlePasses)
        .orderBy('level')
        .execute();
}

/** When some personas got products last that they bought and may keep. */
export async function boughtBy(
  db: Db,
  appId: string,
  { personaIds, products }: { readonly personaIds: readonly string[]; readonly products: readonly string[] },
): Promise<{ persona_id: string; product_slug: string; at: string }[]> {
  return personaIds.length === 0 || products.length === 0
    ? []
    : db
        .selectFrom('passport_orders')
        .select(({ fn }) => ['persona_id', 'product_slug', fn.max('fulfilled_at').$castTo<string>().as('at')])
        .where('app_id', '=', appId)
        .where('persona_id', 'in', personaIds)
        .where('product_slug', 'in', products)
        .where('status', '=', 'Fulfilled')
        .where('fulfilled_at', 'is not', null)
        .groupBy(['persona_id', 'product_slug'])
        .execute();
}

/** Opens a slot for good. */
export async function insertUnlock(
  db: Db,
  { appId, personaId, battlePass }: Place,
  { slotId, now }: { readonly slotId: string; readonly now: string },
): Promise<void> {
  await db
    .insertInto('passport_battle_pass_unlocks')
    .values({ app_id: appId, persona_id: personaId, battle_pass: battlePass, slot_id: slotId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes rewards; answers those that nobody had taken before. */
export async function insertClaims(
  db: Db,
  { appId, personaId, battlePass }: Place,
  rewards: readonly { readonly slotId: string; readonly level: number }[],
  now: string,
): Promise<{ slot_id: string; level: number }[]> {
  const common = { app_id: appId, persona_id: personaId, battle_pass: battlePass, at: now };
  return db
    .insertInto('passport_battle_pass_claims')
    .values(rewards.map(({ slotId, level }) => ({ ...common, slot_id: slotId, level })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['slot_id', 'level'])
    .execute();
}
