// SQL of messages: offsets of channels, what they keep, and the outbox by which processes hear of them.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Delivery } from './delivery.ts';

/**
 * Until the end of the transaction nobody else writes messages. why: a sequence is not a commit order, and readers of the
 * outbox go on from their last id
 */
export async function lockOutbox(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('push_outbox'))`.execute(db);
}

/** How many messages somebody has for the channel of that name: `ofPublic` of them only where it is a configured one. */
export interface WantedOffsets {
  readonly appId: string;
  readonly name: string;
  readonly ofAny: number;
  readonly ofPublic: number;
}

export interface SendingChannel {
  readonly id: string;
  readonly app_id: string;
  readonly name: string;
  readonly is_public: boolean;
  readonly level_id: string;
  /** Of the last of these messages. */
  readonly last_offset: number;
  /** Before these messages. */
  readonly used_at: string | null;
}

/** Gives the channels that there are the offsets of these messages. */
export async function takeOffsets(db: Db, wanted: readonly WantedOffsets[], now: string): Promise<SendingChannel[]> {
  if (wanted.length === 0) {
    return [];
  }
  const { rows } = await sql<SendingChannel>`
    UPDATE push_channels c
    SET last_offset = c.last_offset + g."ofAny" + CASE WHEN c.is_public THEN g."ofPublic" ELSE 0 END, used_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      AS g ("appId" uuid, name text, "ofAny" int, "ofPublic" int)
    JOIN push_channels before ON before.app_id = g."appId" AND before.name = g.name
    JOIN push_apps a ON a.app_id = before.app_id
    WHERE c.id = before.id AND (c.is_public OR g."ofAny" > 0)
    RETURNING c.id, c.app_id, c.name, c.is_public, c.last_offset, before.used_at, a.level_id`.execute(db);
  return rows;
}

export interface KeptMessage {
  readonly channel_id: string;
  readonly channel_offset: number;
  readonly message_id: string;
  readonly sender_id: string;
  readonly data: string;
  readonly sent_at: string;
}

/** Keeps messages; those of a channel at or below its `upTo` go. */
export async function keepMessages(
  db: Db,
  messages: readonly KeptMessage[],
  drops: readonly { readonly id: string; readonly upTo: number }[],
): Promise<void> {
  await sql`
    WITH kept AS (
      INSERT INTO push_messages (channel_id, channel_offset, message_id, sender_id, data, sent_at)
      SELECT channel_id, channel_offset, message_id, sender_id, data, sent_at
      FROM jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) AS g (channel_id uuid, channel_offset bigint,
        message_id uuid, sender_id text, data text, sent_at timestamptz)
    )
    DELETE FROM push_messages m USING jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) AS g (id uuid, "upTo" bigint)
    WHERE m.channel_id = g.id AND m.channel_offset <= g."upTo"`.execute(db);
}

export interface KeptChannel {
  readonly id: string;
  readonly name: string;
  readonly is_public: boolean;
  readonly last_offset: number;
  /** Oldest first. */
  readonly messages: readonly KeptMessage[];
}

/** Channels and what they keep, at one moment; what was not used since `unusedSince` is kept no more. */
export async function readKept(db: Db, ids: readonly string[], unusedSince: string): Promise<KeptChannel[]> {
  const { rows } = await sql<Omit<KeptChannel, 'messages'> & { messages: KeptMessage[] | null }>`
    SELECT c.id, c.name, c.is_public, c.last_offset, (
      SELECT json_agg(m ORDER BY m.channel_offset) FROM push_messages m
      WHERE m.channel_id = c.id AND c.used_at > ${unusedSince}
    ) AS messages
    FROM push_channels c WHERE c.id = ANY(${ids}::uuid[])`.execute(db);
  return rows.map((row) => ({
    ...row,
    messages: (row.messages ?? []).map((one) => ({ ...one, sent_at: new Date(one.sent_at).toISOString() })),
  }));
}

/** Says that channels are in use. why not where somebody writes: that says it too, and to wait for each other is a deadlock */
export async function touchChannels(db: Db, ids: readonly string[], now: string): Promise<void> {
  await sql`
    UPDATE push_channels SET used_at = ${now} WHERE id IN (
      SELECT id FROM push_channels WHERE id = ANY(${ids}::uuid[]) FOR NO KEY UPDATE SKIP LOCKED
    )`.execute(db);
}

export interface FoundChannel {
  readonly id: string;
  readonly name: string;
}

export async function findByNames(
  db: Db,
  appId: string,
  names: readonly string[],
  which: 'public' | 'all',
): Promise<FoundChannel[]> {
  return db
    .selectFrom('push_channels')
    .select(['id', 'name'])
    .where('app_id', '=', appId)
    .where('name', 'in', names)
    .$if(which === 'public', (q) => q.where('is_public', '=', true))
    .execute();
}

/** The level of push of an app; undefined where it is not set up. */
export async function levelIdOf(db: Db, appId: string): Promise<string | undefined> {
  const row = await db.selectFrom('push_apps').select('level_id').where('app_id', '=', appId).executeTakeFirst();
  return row?.level_id;
}

/** Nobody else makes channels of players of the app until the end of the transaction. */
export async function lockChannels(db: Db, appId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('push_channels'), hashtext(${appId}))`.execute(db);
}

/** How many channels there are that the player has made. */
export async function countMade(db: Db, appId: string, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('push_channels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('app_id', '=', appId)
    .where('made_by', '=', playerId)
    .where('is_public', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Makes channels of players where there are none of these names, and no more of them than an app may have at once. Whoever
 * calls holds the lock of channels.
 */
export async function makeChannels(
  db: Db,
  { appId, playerId }: { readonly appId: string; readonly playerId: string },
  rows: readonly { readonly id: string; readonly name: string }[],
  { now, atMost }: { readonly now: string; readonly atMost: number },
): Promise<void> {
  await sql`
    INSERT INTO push_channels (id, app_id, name, description, is_public, created_at, used_at, made_by)
    SELECT g.id, ${appId}, g.name, '', false, ${now}, ${now}, ${playerId}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (id uuid, name text)
    WHERE NOT EXISTS (SELECT 1 FROM push_channels c WHERE c.app_id = ${appId} AND c.name = g.name)
    LIMIT greatest(0, ${atMost}::int - (SELECT count(*) FROM push_channels WHERE app_id = ${appId} AND NOT is_public))
    ON CONFLICT (app_id, name) DO NOTHING`.execute(db);
}

/** What is delivered, and to whose players. */
export interface OutboxPart {
  readonly appId: string;
  readonly delivery: Delivery;
}

export interface OutboxRow {
  readonly id: number;
  /** In their order. */
  readonly parts: readonly OutboxPart[];
  /** The process that wants to know how many took it; there is one part then. */
  readonly counted_by: string | null;
}

/** Writes rows in their order; answers their ids. */
export async function insertOutbox(
  db: Db,
  rows: readonly { readonly parts: readonly OutboxPart[]; readonly countedBy: string | null }[],
  writtenAt: string,
): Promise<number[]> {
  const inserted = await db
    .insertInto('push_outbox')
    // why each as a value of its own: JSON within JSON is written, sent and read twice
    .values(
      rows.map(({ parts, countedBy }) => ({
        ...{ parts: JSON.stringify(parts), counted_by: countedBy, written_at: writtenAt },
      })),
    )
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b);
}

export interface OutboxPlace {
  /** Of the outbox: another one after the server crashed and it was lost. */
  readonly life: string;
  readonly gone: number;
  readonly last: number;
}

/** Where the outbox stands; `life` is its own from then on where it is a new one. */
export async function outboxPlace(db: Db, life: string): Promise<OutboxPlace> {
  await db
    .insertInto('push_outbox_life')
    .values({ id: life, gone: 0 })
    .onConflict((conflict) => conflict.column('one').doNothing())
    .execute();
  const { rows } = await sql<OutboxPlace>`
    SELECT id AS life, gone, greatest(gone, (SELECT max(id) FROM push_outbox)) AS last FROM push_outbox_life`.execute(
    db,
  );
  const [place] = rows;
  if (place === undefined) {
    throw new Error('the outbox of push was lost twice in a moment');
  }
  return place;
}

export interface OutboxPage {
  readonly life: string | undefined;
  readonly gone: number;
  readonly rows: readonly OutboxRow[];
}

/** What comes after a row, at one moment. */
export async function readOutbox(db: Db, after: number, limit: number): Promise<OutboxPage> {
  const { rows } = await sql<{
    life: string;
    gone: number;
    id: number | null;
    parts: string | null;
    counted_by: string | null;
  }>`
    SELECT l.id AS life, l.gone, o.id, o.parts, o.counted_by FROM push_outbox_life l
    LEFT JOIN LATERAL (
      SELECT id, parts, counted_by FROM push_outbox WHERE id > ${after} ORDER BY id LIMIT ${limit}
    ) o ON true
    ORDER BY o.id`.execute(db);
  return {
    life: rows[0]?.life,
    gone: rows[0]?.gone ?? 0,
    rows: rows.flatMap(({ id, parts, counted_by }) =>
      id === null ? [] : [{ id, parts: JSON.parse(parts ?? '[]') as OutboxPart[], counted_by }],
    ),
  };
}

const BLOCK = 5000;

/** Deletes rows that were written before, in blocks; answers whether there may be more. */
export async function deleteOutbox(db: Db, writtenBefore: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    WITH old AS (
      DELETE FROM push_outbox WHERE id IN (
        SELECT id FROM push_outbox WHERE written_at < ${writtenBefore} ORDER BY id LIMIT ${BLOCK} FOR UPDATE SKIP LOCKED
      ) RETURNING id
    ), receipts AS (
      DELETE FROM push_receipts WHERE outbox_id IN (SELECT id FROM old)
    ), told AS (
      UPDATE push_outbox_life SET gone = greatest(gone, (SELECT max(id) FROM old))
    )
    SELECT count(*)::int AS count FROM old`.execute(db);
  return rows[0]?.count === BLOCK;
}

export interface Receipt {
  readonly outboxId: number;
  readonly taken: number;
}

export async function insertReceipts(db: Db, receipts: readonly Receipt[], instance: string): Promise<void> {
  await db
    .insertInto('push_receipts')
    .values(receipts.map(({ outboxId, taken }) => ({ outbox_id: outboxId, instance, taken })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function readReceipts(
  db: Db,
  outboxIds: readonly number[],
): Promise<(Receipt & { readonly instance: string })[]> {
  return outboxIds.length === 0
    ? []
    : db
        .selectFrom('push_receipts')
        .select(['outbox_id as outboxId', 'instance', 'taken'])
        .where('outbox_id', 'in', outboxIds)
        .execute();
}
