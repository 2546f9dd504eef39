// SQL of how far personas are in quests. Every write rolls the period in the same statement, and never back: a clock that
// is behind another's must not begin yesterday anew.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { prepared } from '#db/prepared';
import type { QuestTables } from '../tables.ts';

type ReachedRow = Selectable<QuestTables['passport_persona_quest_items']>;

/** A quest or an item of it, and when the period of now began. */
interface Begun {
  readonly id: string;
  readonly start: string;
}

// why in an order: two that roll the same ones queue up and never deadlock. why not all of them: what an insert meets is
// locked, which is a write and a wait for the disk, also where it changes nothing; and most fetches find all begun
const ROLLING = `INSERT INTO passport_persona_quests AS p (app_id, persona_id, quest_id, period_start, updated_at)
  SELECT $1::uuid, $2::uuid, q.id, q.start, $3::timestamptz
  FROM unnest($4::uuid[], $5::timestamptz[]) AS q(id, start)
  WHERE NOT EXISTS (SELECT FROM passport_persona_quests b
    WHERE b.app_id = $1::uuid AND b.persona_id = $2::uuid AND b.quest_id = q.id AND b.period_start >= q.start)
  ORDER BY q.id
  ON CONFLICT (app_id, persona_id, quest_id) DO UPDATE
    SET period_start = excluded.period_start, updated_at = excluded.updated_at
    WHERE p.period_start < excluded.period_start`;

/** Begins the periods that are due. */
export async function rollQuests(
  db: Db,
  { appId, personaId, now }: { readonly appId: string; readonly personaId: string; readonly now: string },
  quests: readonly Begun[],
): Promise<void> {
  if (quests.length > 0) {
    const values = [appId, personaId, now, quests.map(({ id }) => id), quests.map(({ start }) => start)];
    await db.executeQuery(prepared('passport_quests_roll', ROLLING, values));
  }
}

/** What a persona has reached in some items; rows of another period say nothing of this one. */
export async function reachedIn(
  db: Db,
  { appId, personaId }: { readonly appId: string; readonly personaId: string },
  itemIds: readonly string[],
): Promise<ReachedRow[]> {
  return itemIds.length === 0
    ? []
    : db
        .selectFrom('passport_persona_quest_items')
        .selectAll()
        .where('app_id', '=', appId)
        .where('persona_id', '=', personaId)
        .where('item_id', 'in', itemIds)
        .execute();
}

interface Step {
  readonly appId: string;
  readonly personaId: string;
  readonly questId: string;
  readonly itemId: string;
  /** When the period of now began. */
  readonly start: string;
  readonly now: string;
}

/** What every client reads exactly. */
const MOST = Number.MAX_SAFE_INTEGER;

/** Moves a persona on in a task; one that is done in this period stays as it is. */
export async function moveOn(
  db: Db,
  { appId, personaId, questId, itemId, start, now }: Step,
  {
    action,
    value,
    threshold,
  }: { readonly action: 'Increase' | 'Set'; readonly value: number; readonly threshold: number },
): Promise<void> {
  const isSet = action === 'Set';
  await sql`WITH rolled AS (
      INSERT INTO passport_persona_quests AS p (app_id, persona_id, quest_id, period_start, updated_at)
      VALUES (${appId}, ${personaId}, ${questId}, ${start}, ${now})
      ON CONFLICT (app_id, persona_id, quest_id) DO UPDATE
        SET period_start = excluded.period_start, updated_at = excluded.updated_at
        WHERE p.period_start < excluded.period_start
    )
    INSERT INTO passport_persona_quest_items AS i
      (app_id, persona_id, item_id, period_start, value, completed_at, redeemed_at, updated_at)
    VALUES (${appId}, ${personaId}, ${itemId}, ${start}, ${value}::bigint,
      CASE WHEN ${value}::bigint >= ${threshold}::float8 THEN ${now}::timestamptz END, NULL, ${now})
    ON CONFLICT (app_id, persona_id, item_id) DO UPDATE SET (period_start, value, completed_at, redeemed_at, updated_at) = (
      SELECT greatest(i.period_start, excluded.period_start), next.value,
        CASE WHEN next.value >= ${threshold}::float8 THEN excluded.updated_at END, NULL::timestamptz, excluded.updated_at
      FROM (SELECT CASE WHEN ${isSet}::boolean OR i.period_start < excluded.period_start THEN excluded.value
        ELSE least(i.value + excluded.value, ${MOST}::bigint) END AS value) AS next)
    WHERE i.period_start < excluded.period_start OR i.completed_at IS NULL`.execute(db);
}

/** Takes the reward of a task; false where it is not done in this period, or was taken. */
export async function redeemTask(
  db: Db,
  { appId, personaId, itemId, start, now }: Omit<Step, 'questId'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_persona_quest_items')
    .set({ redeemed_at: now, updated_at: now })
    .where('app_id', '=', appId)
    .where('persona_id', '=', personaId)
    .where('item_id', '=', itemId)
    .where('period_start', '=', start)
    .where('completed_at', 'is not', null)
    .where('redeemed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the reward that enough points of tasks are done for; false where they are not, or it was taken. */
export async function redeemPoints(
  db: Db,
  { appId, personaId, questId, itemId, start, now }: Step,
  threshold: number,
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO passport_persona_quest_items AS i
      (app_id, persona_id, item_id, period_start, value, completed_at, redeemed_at, updated_at)
    SELECT ${appId}::uuid, ${personaId}::uuid, ${itemId}::uuid, ${start}::timestamptz, sum(t.points),
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    FROM passport_quest_items t JOIN passport_persona_quest_items r
      ON r.app_id = t.app_id AND r.persona_id = ${personaId} AND r.item_id = t.id
    WHERE t.app_id = ${appId} AND t.quest_id = ${questId} AND t.kind = 'Task' AND t.published
      AND r.period_start = ${start} AND r.completed_at IS NOT NULL
    HAVING sum(t.points) >= ${threshold}::float8
    ON CONFLICT (app_id, persona_id, item_id) DO UPDATE SET period_start = excluded.period_start,
      value = excluded.value, completed_at = excluded.completed_at, redeemed_at = excluded.redeemed_at,
      updated_at = excluded.updated_at
    WHERE i.period_start < excluded.period_start OR (i.period_start = excluded.period_start AND i.redeemed_at IS NULL)
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** Everything of some personas. */
export async function deleteProgressOf(db: Db, appId: string, personaIds: readonly string[]): Promise<void> {
  if (personaIds.length > 0) {
    for (const table of ['passport_persona_quest_items', 'passport_persona_quests'] as const) {
      await db.deleteFrom(table).where('app_id', '=', appId).where('persona_id', 'in', personaIds).execute();
    }
  }
}
