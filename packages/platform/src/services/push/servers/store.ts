// SQL of the servers of push.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PushTables } from '../tables.ts';
import { mayBecome, type Step } from './plan.ts';

export type ServerRow = Selectable<PushTables['push_servers']>;

export interface ServerView extends ServerRow {
  readonly players: number;
  readonly is_seen_to: boolean;
  /** Microseconds of a core, of the last second. */
  readonly cpu_micros: number;
  /** Of the memory of its machine, in hundredths of a percent. */
  readonly memory_share: number;
}

/** One after the other where several processes see to the servers of an app. */
export async function lockServers(db: Db, appId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('push_servers'), hashtext(${appId}))`.execute(db);
}

const views = (db: Db) =>
  db
    .selectFrom('push_servers as s')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('push_loads as l')
          .innerJoin('instances as i', 'i.id', 'l.instance')
          .whereRef('l.server_id', '=', 's.id')
          .select([
            sql<number>`coalesce(sum(l.players), 0)::int`.as('players'),
            sql<number>`coalesce(sum(l.cpu_micros), 0)::int`.as('cpu_micros'),
            sql<number>`coalesce(max(l.memory_bytes * 10000 / greatest(l.memory_total, 1)), 0)::int`.as('memory_share'),
          ])
          .as('l'),
      (join) => join.onTrue(),
    )
    .selectAll('s')
    .select((eb) => [
      eb.fn.coalesce('l.players', sql<number>`0`).as('players'),
      eb.fn.coalesce('l.cpu_micros', sql<number>`0`).as('cpu_micros'),
      eb.fn.coalesce('l.memory_share', sql<number>`0`).as('memory_share'),
      sql<boolean>`EXISTS (SELECT 1 FROM instances i WHERE i.id = s.host)`.as('is_seen_to'),
    ]);

/** Oldest first; those that are deleted are shown as long as `since` says. */
export async function listServers(db: Db, appId: string, since: string): Promise<ServerView[]> {
  return views(db)
    .where('s.app_id', '=', appId)
    .where((eb) => eb.or([eb('s.status', '<>', 'deleted'), eb('s.ended_at', '>', since)]))
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute();
}

/** The one with the fewest players that has a place left. */
export async function serverWithPlace(db: Db, appId: string, limit: number): Promise<ServerView | undefined> {
  return views(db)
    .where('s.app_id', '=', appId)
    .where('s.status', '=', 'running')
    .where((eb) => eb(eb.fn.coalesce('l.players', sql<number>`0`), '<', limit))
    .where(sql<boolean>`EXISTS (SELECT 1 FROM instances i WHERE i.id = s.host)`)
    .orderBy('players')
    .orderBy('s.created_at')
    .limit(1)
    .executeTakeFirst();
}

export interface BegunServer extends Pick<ServerRow, 'id' | 'app_id' | 'name' | 'version_id' | 'version'> {
  readonly created_at: string;
}

export async function insertServer(db: Db, row: BegunServer): Promise<void> {
  await db
    .insertInto('push_servers')
    .values({
      ...row,
      ...{ status: 'created', host: null, ip: '', port: 0, started_at: null, ended_at: null, metered_until: null },
    })
    .execute();
}

export interface Host {
  readonly instance: string;
  readonly ip: string;
  readonly port: number;
}

/** Takes a step where the server may take it; false where it is no more what it was. */
export async function moveServer(
  db: Db,
  { id, to }: Step,
  { host, now }: { host: Host; now: string },
): Promise<boolean> {
  const change = {
    running: { host: host.instance, ip: host.ip, port: host.port, started_at: now, metered_until: now },
    failure: { host: null, metered_until: null },
    waiting_exited: {},
    deleted: { host: null, ended_at: now, metered_until: null },
  }[to];
  const { numUpdatedRows } = await db
    .updateTable('push_servers')
    .set({ status: to, ...change })
    .where('id', '=', id)
    .where('status', 'in', mayBecome(to))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Servers of a process that has lost its sockets, or ends: another one, or the same, takes them over. */
export async function failServersOf(db: Db, instance: string): Promise<string[]> {
  const rows = await db
    .updateTable('push_servers')
    .set({ status: 'failure', host: null, metered_until: null })
    .where('host', '=', instance)
    .where('status', '=', 'running')
    .returning('app_id')
    .execute();
  return [...new Set(rows.map(({ app_id }) => app_id))];
}

/** The same of all others, where there can be none. */
export async function failServersOfOthers(db: Db, instance: string): Promise<void> {
  await db
    .updateTable('push_servers')
    .set({ status: 'failure', host: null, metered_until: null })
    .where('host', '<>', instance)
    .where('status', '=', 'running')
    .execute();
}

/** True where a server of the app waits for a process. */
export async function hasHomeless(db: Db, appId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_servers as s')
    .select('s.id')
    .where('s.app_id', '=', appId)
    .where((eb) =>
      eb.or([
        eb('s.status', 'in', ['created', 'failure']),
        eb.and([
          eb('s.status', '=', 'running'),
          sql<boolean>`NOT EXISTS (SELECT 1 FROM instances i WHERE i.id = s.host)`,
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Apps whose servers have a step before them. */
export async function unsettledApps(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('push_servers as s')
    .select('s.app_id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('s.status', 'in', ['created', 'failure', 'waiting_exited']),
        eb.and([
          eb('s.status', '=', 'running'),
          sql<boolean>`NOT EXISTS (SELECT 1 FROM instances i WHERE i.id = s.host)`,
        ]),
      ]),
    )
    .execute();
  return rows.map(({ app_id }) => app_id);
}

/** Ends are shown for a while. */
export async function forgetServers(db: Db, before: string): Promise<void> {
  await db.deleteFrom('push_servers').where('status', '=', 'deleted').where('ended_at', '<', before).execute();
}
