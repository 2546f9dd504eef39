// SQL of bans and of what else players are kept from.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PlayerTables } from '../tables.ts';

export type BanActionRow = Selectable<PlayerTables['passport_ban_actions']>;

/** What is in force, by whom it keeps from something. */
export async function actionsOf(
  db: Db,
  appId: string,
  ids: readonly string[],
  now: string,
): Promise<Map<string, BanActionRow[]>> {
  const of = new Map<string, BanActionRow[]>();
  if (ids.length === 0) {
    return of;
  }
  const rows = await db
    .selectFrom('passport_ban_actions')
    .selectAll()
    .where('app_id', '=', appId)
    .where('subject_id', 'in', ids)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .orderBy('type')
    .execute();
  for (const row of rows) {
    of.set(row.subject_id, [...(of.get(row.subject_id) ?? []), row]);
  }
  return of;
}

/** The whole set of one; it replaces what was there. */
export async function setActions(
  db: Db,
  appId: string,
  id: string,
  rows: readonly Insertable<PlayerTables['passport_ban_actions']>[],
): Promise<void> {
  await db.deleteFrom('passport_ban_actions').where('app_id', '=', appId).where('subject_id', '=', id).execute();
  if (rows.length > 0) {
    await db.insertInto('passport_ban_actions').values(rows).execute();
  }
}

type Subject = 'passport_users' | 'passport_personas';

interface Standing {
  readonly status: 'Active' | 'Banned' | 'Sealed';
  readonly ban_reason: string;
  readonly banned_at: string | null;
  readonly unban_at: string | null;
}

/**
 * Moves somebody to another state where the present one allows it; tokens of before end where `raises`. Answers the new
 * generation, or undefined where the state forbids it or nobody is there.
 */
export async function moveTo(
  db: Db,
  table: Subject,
  at: {
    readonly appId: string;
    readonly id: string;
    readonly from: readonly Standing['status'][];
    readonly now: string;
  },
  { raises, ...to }: Standing & { readonly raises: boolean },
): Promise<number | undefined> {
  // why: a ban that has ended is no ban any more, though nobody wrote that down
  const status = sql`CASE WHEN status = 'Banned' AND unban_at <= ${at.now}::timestamptz THEN 'Active' ELSE status END`;
  const { rows } = await sql<{ token_generation: number }>`
    UPDATE ${sql.table(table)} SET status = ${to.status}, ban_reason = ${to.ban_reason},
      banned_at = ${to.banned_at}::timestamptz, unban_at = ${to.unban_at}::timestamptz,
      token_generation = token_generation + ${raises ? 1 : 0}, modified_at = ${at.now}::timestamptz
    WHERE app_id = ${at.appId} AND id = ${at.id} AND ${status} = ANY(${[...at.from]}::text[])
    RETURNING token_generation`.execute(db);
  return rows[0]?.token_generation;
}
