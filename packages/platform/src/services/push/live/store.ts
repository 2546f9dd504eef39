// SQL of tokens, sessions and of how many are in a channel.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PushSessionsTable } from './tables.ts';

interface Permission {
  readonly app_id: string;
  readonly server_id: string;
  readonly signed_with: string;
}

export interface TokenRow extends Permission {
  readonly token_hash: string;
  readonly player_id: string;
  readonly expires_at: string;
}

/** Keeps a token; late ones of the app go. */
export async function insertToken(db: Db, row: TokenRow, now: string): Promise<void> {
  await db.deleteFrom('push_tokens').where('app_id', '=', row.app_id).where('expires_at', '<=', now).execute();
  await db.insertInto('push_tokens').values(row).execute();
}

interface Shown {
  readonly hash: string;
  readonly playerId: string;
}

/** What a token is for, taken or not; undefined where it is unknown, late or somebody else's. */
export async function readToken(db: Db, { hash, playerId }: Shown, now: string): Promise<Permission | undefined> {
  return db
    .selectFrom('push_tokens')
    .select(['app_id', 'server_id', 'signed_with'])
    .where('token_hash', '=', hash)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes a token, which is then gone; false where somebody else did, or it was taken away. */
export async function takeToken(db: Db, { hash, playerId }: Shown): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_tokens')
    .where('token_hash', '=', hash)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Takes tokens and sessions of players away; answers the ids of the sessions. why in that order: who is on the way in
 * takes the token in the transaction that writes the session, so either of the two is found
 */
export async function endPlayers(db: Db, appId: string, playerIds: readonly string[]): Promise<string[]> {
  await db.deleteFrom('push_tokens').where('app_id', '=', appId).where('player_id', 'in', playerIds).execute();
  const rows = await db
    .deleteFrom('push_sessions')
    .where('app_id', '=', appId)
    .where('player_id', 'in', playerIds)
    .returning('session_id')
    .execute();
  return rows.map(({ session_id }) => session_id);
}

/** Whether players of the app may come in by that server now. */
export async function isOpenToPlayers(db: Db, appId: string, serverId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_apps')
    .innerJoin('apps', 'apps.id', 'push_apps.app_id')
    .innerJoin('app_services as s', (join) => join.onRef('s.app_id', '=', 'push_apps.app_id').on('s.name', '=', 'push'))
    .innerJoin('push_servers', 'push_servers.app_id', 'push_apps.app_id')
    .select('apps.id')
    .where('push_apps.app_id', '=', appId)
    .where('push_servers.id', '=', serverId)
    .where('push_servers.status', '=', 'running')
    .where('apps.status', '=', 'Active')
    .where('s.status', '=', 'Enabled')
    .executeTakeFirst();
  return row !== undefined;
}

/** The one session of a player; answers the id of the one before, where that was not ended. */
export async function replaceSession(db: Db, row: Omit<PushSessionsTable, 'replaced'>): Promise<string | undefined> {
  const { replaced } = await db
    .insertInto('push_sessions')
    .values({ ...row, replaced: null })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'player_id']).doUpdateSet((eb) => ({
        replaced: eb.ref('push_sessions.session_id'),
        session_id: eb.ref('excluded.session_id'),
        instance: eb.ref('excluded.instance'),
        server_id: eb.ref('excluded.server_id'),
        connected_at: eb.ref('excluded.connected_at'),
      })),
    )
    .returning('replaced')
    .executeTakeFirstOrThrow();
  return replaced ?? undefined;
}

export async function deleteSessions(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('push_sessions').where('session_id', 'in', ids).execute();
}

/** Those of the sessions that no other has replaced. */
export async function currentSessions(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await db.selectFrom('push_sessions').select('session_id').where('session_id', 'in', ids).execute();
  return new Set(rows.map(({ session_id }) => session_id));
}

/** The processes that have sessions of the app and live. */
export async function processesOf(db: Db, appId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_sessions')
    .innerJoin('instances', 'instances.id', 'push_sessions.instance')
    .select('push_sessions.instance')
    .distinct()
    .where('app_id', '=', appId)
    .execute();
  return rows.map(({ instance }) => instance);
}

/** Says how many of this process are in channels; of one that was deleted nothing is said. */
export async function writePresence(
  db: Db,
  instance: string,
  counts: readonly { readonly id: string; readonly count: number }[],
): Promise<void> {
  await sql`
    INSERT INTO push_presence (channel_id, instance, subscribers)
    SELECT c.id, ${instance}, g.count
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS g (id uuid, count int)
    JOIN push_channels c ON c.id = g.id
    ON CONFLICT (channel_id, instance) DO UPDATE SET subscribers = excluded.subscribers`.execute(db);
}

/** How many are in each of the channels, on the processes that live but for one, which knows its own. */
export async function presenceElsewhere(
  db: Db,
  instance: string,
  channelIds: readonly string[],
): Promise<Map<string, number>> {
  if (channelIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom('push_presence')
    .innerJoin('instances', 'instances.id', 'push_presence.instance')
    .select(['channel_id', sql<number>`sum(subscribers)::int`.as('subscribers')])
    .where('channel_id', 'in', channelIds)
    .where('push_presence.instance', '!=', instance)
    .groupBy('channel_id')
    .execute();
  return new Map(rows.map(({ channel_id, subscribers }) => [channel_id, subscribers]));
}

/** What this process said goes with it. */
export async function forgetProcess(db: Db, instance: string): Promise<void> {
  await db.deleteFrom('push_presence').where('instance', '=', instance).execute();
  await db.deleteFrom('push_sessions').where('instance', '=', instance).execute();
}

export interface SecretsRow {
  readonly id: string;
  readonly secret: string;
  readonly service_secret: string;
}

export async function secretsOf(db: Db, appIds: readonly string[]): Promise<SecretsRow[]> {
  return appIds.length === 0
    ? []
    : db.selectFrom('apps').select(['id', 'secret', 'service_secret']).where('id', 'in', appIds).execute();
}

/** What is late goes: tokens, kept messages, channels of players that nobody is in, what dead processes said. */
export async function sweep(db: Db, now: string, unusedSince: string): Promise<void> {
  await db.deleteFrom('push_tokens').where('expires_at', '<=', now).execute();
  for (const table of ['push_sessions', 'push_presence'] as const) {
    await db.deleteFrom(table).where('instance', 'not in', db.selectFrom('instances').select('id')).execute();
  }
  const unused = db.selectFrom('push_channels').select('id').where('used_at', '<=', unusedSince);
  await db.deleteFrom('push_messages').where('channel_id', 'in', unused).execute();
  await db
    .deleteFrom('push_channels')
    .where('is_public', '=', false)
    .where('used_at', '<=', unusedSince)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_presence')
            .select('channel_id')
            .whereRef('channel_id', '=', 'push_channels.id')
            .where('subscribers', '>', 0),
        ),
      ),
    )
    .execute();
}
