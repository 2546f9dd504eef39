// SQL of groups: crashes of one cause. A group is there as long as a crash is in it.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import type { StacktraceTables } from '../tables.ts';

export type GroupRow = Selectable<StacktraceTables['stack_groups']>;

/** A group with what its records say. */
export interface GroupView extends GroupRow {
  readonly users: number;
  readonly versions: readonly Counted[];
  readonly devices: readonly Counted[];
  readonly missing: readonly string[];
}

export interface Counted {
  readonly name: string;
  readonly count: number;
}

/** Counts a crash; answers how many the group has now. */
export async function addToGroup(
  db: Db,
  group: Pick<GroupRow, 'app_id' | 'id' | 'title' | 'signal'>,
  seenAt: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    INSERT INTO stack_groups AS g (app_id, id, title, signal, count, first_seen, last_seen)
    VALUES (${group.app_id}, ${group.id}, ${group.title}, ${group.signal}, 1, ${seenAt}, ${seenAt})
    ON CONFLICT (app_id, id) DO UPDATE SET count = g.count + 1, title = excluded.title,
      first_seen = least(g.first_seen, excluded.first_seen), last_seen = greatest(g.last_seen, excluded.last_seen)
    RETURNING count`.execute(db);
  return rows[0]?.count ?? 1;
}

/** Takes a crash out; a group that is empty then vanishes. */
export async function takeFromGroup(db: Db, appId: string, id: string): Promise<void> {
  await sql`UPDATE stack_groups SET count = greatest(count - 1, 0) WHERE app_id = ${appId} AND id = ${id}`.execute(db);
  await sql`
    DELETE FROM stack_groups g WHERE g.app_id = ${appId} AND g.id = ${id}
      AND NOT EXISTS (SELECT 1 FROM stack_records r WHERE r.app_id = g.app_id AND r.group_id = g.id)`.execute(db);
}

/** How many records of the group were kept since a moment, and the newest of them. */
export async function keptSince(db: Db, appId: string, id: string, since: string) {
  const { rows } = await sql<{ count: number; newest: string | null }>`
    SELECT count(*) AS count, (array_agg(id ORDER BY created_at DESC))[1] AS newest FROM stack_records
    WHERE app_id = ${appId} AND group_id = ${id} AND created_at >= ${since}::timestamptz`.execute(db);
  return rows[0] ?? { count: 0, newest: null };
}

export interface GroupFilter {
  readonly id?: string | undefined;
  /** A pattern. */
  readonly keyword?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Seen last first. */
export async function listGroups(db: Db, appId: string, filter: GroupFilter, { offset, limit }: PageRequest) {
  const { id, keyword, from, until } = filter;
  const where = sql`g.app_id = ${appId}
    ${id === undefined ? sql`` : sql`AND g.id = ${id}`}
    ${keyword === undefined ? sql`` : sql`AND g.title ILIKE ${keyword}`}
    ${from === undefined ? sql`` : sql`AND g.last_seen >= ${from}::timestamptz`}
    ${until === undefined ? sql`` : sql`AND g.first_seen <= ${until}::timestamptz`}`;
  const { rows } = await sql<GroupView>`
    SELECT g.*, coalesce(s.users, 0) AS users, coalesce(s.missing, '[]') AS missing,
      ${countsOf('app_version')} AS versions, ${countsOf('device_model')} AS devices
    FROM (SELECT * FROM stack_groups g WHERE ${where} ORDER BY g.last_seen DESC, g.id OFFSET ${offset} LIMIT ${limit}) g
    LEFT JOIN LATERAL (
      SELECT count(DISTINCT r.user_id) FILTER (WHERE r.user_id <> '') AS users,
        (SELECT jsonb_agg(DISTINCT m.build_id) FROM stack_missing m JOIN stack_records q
          ON q.app_id = m.app_id AND q.id = m.record_id
          WHERE q.app_id = g.app_id AND q.group_id = g.id) AS missing
      FROM stack_records r WHERE r.app_id = g.app_id AND r.group_id = g.id
    ) s ON true
    ORDER BY g.last_seen DESC, g.id`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM stack_groups g WHERE ${where}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

const MOST_COUNTED = 10;

const countsOf = (column: 'app_version' | 'device_model') => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'count', c.count) ORDER BY c.count DESC, c.name), '[]') FROM (
    SELECT r.${sql.ref(column)} AS name, count(*) AS count FROM stack_records r
    WHERE r.app_id = g.app_id AND r.group_id = g.id AND r.${sql.ref(column)} <> ''
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_COUNTED}
  ) c)`;
