// SQL of how many personas have done what of a quest in a period. A period that began later, by a clock that is ahead of
// this one, counts as this one, as it does where one persona is read.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

interface Asked {
  readonly appId: string;
  readonly questId: string;
  /** When the period of now began. */
  readonly start: string;
}

/** How many personas have begun the period. */
export async function begunIn(db: Db, { appId, questId, start }: Asked): Promise<number> {
  const { n } = await db
    .selectFrom('passport_persona_quests')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('app_id', '=', appId)
    .where('quest_id', '=', questId)
    .where('period_start', '>=', start)
    .executeTakeFirstOrThrow();
  return n;
}

interface Completion {
  readonly slug_name: string;
  readonly completed: number;
  readonly redeemed: number;
}

/** Of every item, in their order. A reward for points is done where the points of tasks are enough, or where it was taken. */
export async function completionIn(db: Db, { appId, questId, start }: Asked): Promise<readonly Completion[]> {
  const { rows } = await sql<Completion>`WITH items AS (
      SELECT id, slug_name, kind, threshold, points, published, position, created_at FROM passport_quest_items
      WHERE app_id = ${appId} AND quest_id = ${questId}
    ), reached AS (
      SELECT i.id, i.kind, i.points, i.published, r.persona_id,
        r.completed_at IS NOT NULL AS done, r.redeemed_at IS NOT NULL AS redeemed
      FROM items i JOIN passport_persona_quest_items r ON r.app_id = ${appId} AND r.item_id = i.id
      WHERE r.period_start >= ${start}
    ), bars AS (
      SELECT persona_id, sum(points) AS points FROM reached WHERE kind = 'Task' AND published AND done GROUP BY persona_id
    ), counted AS (
      SELECT id, count(*) FILTER (WHERE done) AS completed, count(*) FILTER (WHERE redeemed) AS redeemed
      FROM reached GROUP BY id
    ), untaken AS (
      SELECT i.id, count(*) AS completed FROM items i JOIN bars b ON b.points >= i.threshold
      LEFT JOIN reached r ON r.id = i.id AND r.persona_id = b.persona_id AND r.redeemed
      WHERE i.kind = 'PointReward' AND r.id IS NULL GROUP BY i.id
    )
    SELECT i.slug_name, coalesce(c.completed, 0) + coalesce(u.completed, 0) AS completed,
      coalesce(c.redeemed, 0) AS redeemed
    FROM items i LEFT JOIN counted c ON c.id = i.id LEFT JOIN untaken u ON u.id = i.id
    ORDER BY i.position, i.created_at, i.slug_name`.execute(db);
  return rows;
}
