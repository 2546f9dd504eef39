// Tags as users and personas carry them.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

export interface AttachedTag {
  readonly tagID: string;
  readonly name: string;
  readonly color: string;
}

/** By the id of whoever carries them, in the order of their names. why both: the id of a user is never a persona's */
export async function attachedTags(db: Db, appId: string, ids: readonly string[]): Promise<Map<string, AttachedTag[]>> {
  const of = new Map<string, AttachedTag[]>();
  if (ids.length === 0) {
    return of;
  }
  const { rows } = await sql<AttachedTag & { owner: string }>`
    SELECT c.owner, t.id AS "tagID", t.name, t.color FROM (
      SELECT user_id AS owner, tag_id FROM passport_user_tags WHERE app_id = ${appId} AND user_id IN (${sql.join(ids)})
      UNION ALL
      SELECT persona_id, tag_id FROM passport_persona_tags WHERE app_id = ${appId} AND persona_id IN (${sql.join(ids)})
    ) c JOIN passport_tags t ON t.app_id = ${appId} AND t.id = c.tag_id ORDER BY t.name`.execute(db);
  for (const { owner, ...tag } of rows) {
    of.set(owner, [...(of.get(owner) ?? []), tag]);
  }
  return of;
}
