// SQL of mail in the inboxes of personas. A message is the persona's own, so each statement names both.
import type { labels } from '@uos/contract/labels';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { Attachment, InboxTables } from '../tables.ts';

const MESSAGES = 'passport_inbox_messages';
type Table = InboxTables[typeof MESSAGES];
export type MessageRow = Selectable<Table>;
type Status = keyof typeof labels.inboxMessage.status;

/** Not deleted by its reader. */
const messages = (db: Db, appId: string) =>
  db.selectFrom(MESSAGES).selectAll().where('app_id', '=', appId).where('deleted_at', 'is', null);

export interface MessageFilter {
  readonly personaId?: string | undefined;
  readonly recordId?: string | undefined;
  readonly template?: string | undefined;
  readonly status?: Status | undefined;
}

/** Newest first; those too that wait for their time or are over. */
export async function listMessages(
  db: Db,
  appId: string,
  { personaId, recordId, template, status }: MessageFilter,
  page: PageRequest,
): Promise<{ rows: MessageRow[]; total: number }> {
  const query = messages(db, appId)
    .$if(personaId !== undefined, (q) => q.where('persona_id', '=', personaId ?? ''))
    .$if(recordId !== undefined, (q) => q.where('record_id', '=', recordId ?? ''))
    .$if(template !== undefined, (q) => q.where('template_slug', '=', template ?? ''))
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'Unread'))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export async function findMessage(db: Db, appId: string, id: string): Promise<MessageRow | undefined> {
  return messages(db, appId).where('id', '=', id).executeTakeFirst();
}

export interface Inbox {
  readonly appId: string;
  readonly personaId: string;
  /** RFC 3339: what comes later or is over by then is not seen. */
  readonly now: string;
}

const seen = (db: Db, { appId, personaId, now }: Inbox) =>
  messages(db, appId)
    .where('persona_id', '=', personaId)
    .where('received_at', '<=', now)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));

/** What a persona sees of its inbox, by the time of receipt. */
export async function listInbox(
  db: Db,
  inbox: Inbox,
  { order, onlyUncompleted }: { readonly order: 'asc' | 'desc'; readonly onlyUncompleted: boolean },
  page: PageRequest,
): Promise<{ rows: MessageRow[]; total: number }> {
  const query = seen(db, inbox)
    .$if(onlyUncompleted, (q) => q.where('status', '<>', 'Completed'))
    .orderBy('received_at', order)
    .orderBy('sent_at', order)
    .orderBy('id', order);
  return readPage(query, page);
}

export async function findInInbox(db: Db, inbox: Inbox, id: string): Promise<MessageRow | undefined> {
  return seen(db, inbox).where('id', '=', id).executeTakeFirst();
}

/** Has it been there, and is it over? */
export async function isOver(db: Db, { appId, personaId, now }: Inbox, id: string): Promise<boolean> {
  const row = await messages(db, appId)
    .where('persona_id', '=', personaId)
    .where('id', '=', id)
    .where('received_at', '<=', now)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those with attachments that are still in them, oldest first. */
export async function takeable(db: Db, inbox: Inbox): Promise<Pick<MessageRow, 'id' | 'record_id'>[]> {
  return seen(db, inbox)
    .clearSelect()
    .select(['id', 'record_id'])
    .where('status', '<>', 'Completed')
    .where(sql<boolean>`attachments <> '[]'::jsonb`)
    .orderBy('received_at')
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}

/** How many each of the personas has, those that wait for their time with them; what is over takes no room. */
export async function inboxSizes(
  db: Db,
  appId: string,
  personaIds: readonly string[],
  now: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(MESSAGES)
    .select(['persona_id', sql<number>`count(*)`.as('n')])
    .where('app_id', '=', appId)
    .where('persona_id', 'in', personaIds)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .groupBy('persona_id')
    .execute();
  return new Map(rows.map(({ persona_id, n }) => [persona_id, n]));
}

export interface Delivery {
  readonly id: string;
  readonly personaId: string;
  readonly attachments: readonly Attachment[];
}

/** Puts what a record says into inboxes that have room; whoever has it already keeps the one there is. */
export async function deliver(
  db: Db,
  { appId, recordId, now }: { readonly appId: string; readonly recordId: string; readonly now: string },
  deliveries: readonly Delivery[],
): Promise<void> {
  if (deliveries.length === 0) {
    return;
  }
  const given = JSON.stringify(
    deliveries.map(({ id, personaId, attachments }) => ({ id, persona_id: personaId, attachments })),
  );
  await sql`
    INSERT INTO passport_inbox_messages (app_id, id, record_id, persona_id, template_slug, title, content, sender,
      attachments, status, sent_at, received_at, expires_at)
    SELECT r.app_id, g.id, r.id, g.persona_id, r.template_slug, r.title, r.content, r.sender,
      g.attachments, 'Unread', r.send_at, greatest(r.send_at, ${now}::timestamptz), ${endsAt(now)}
    FROM jsonb_to_recordset(${given}::jsonb) AS g (id uuid, persona_id uuid, attachments jsonb)
    JOIN passport_inbox_records r ON r.app_id = ${appId} AND r.id = ${recordId}
    ON CONFLICT ON CONSTRAINT passport_inbox_messages_once DO NOTHING`.execute(db);
}

/** When a message ends that is received now, or once its sending is due. */
const endsAt = (now: string) => sql`CASE r.expire_type WHEN 'FixedTime' THEN r.expire_at
  ELSE greatest(r.send_at, ${now}::timestamptz) + make_interval(secs => r.expire_duration) END`;

/**
 * Puts what was sent to the realm or to all into the inbox of a persona that the caller holds, oldest first, and answers
 * how many came. A record is held beside others who receive it: a recall waits for them, and they see one that came first.
 */
export async function receive(
  db: Db,
  { appId, personaId, now }: Inbox,
  { realmId, room, since }: { readonly realmId: string; readonly room: number; readonly since: string },
): Promise<number> {
  // why the id follows from both: it is one of the persona's own, and nothing is drawn for what may not come
  const { numAffectedRows } = await sql`
    WITH live AS (
      SELECT r.* FROM passport_inbox_records r
      WHERE r.app_id = ${appId} AND r.scope <> 'Persona' AND r.recalled_at IS NULL AND NOT r.is_over
        AND r.send_at <= ${now}::timestamptz AND r.send_at >= ${since}::timestamptz
        AND (r.scope = 'All' OR r.realm_id = ${realmId})
        AND (r.expire_type = 'Duration' OR r.expire_at > ${now}::timestamptz)
        AND NOT EXISTS (SELECT 1 FROM passport_inbox_messages m
          WHERE m.app_id = r.app_id AND m.record_id = r.id AND m.persona_id = ${personaId})
      ORDER BY r.send_at, r.id LIMIT ${room} FOR SHARE OF r
    )
    INSERT INTO passport_inbox_messages (app_id, id, record_id, persona_id, template_slug, title, content, sender,
      attachments, status, sent_at, received_at, expires_at)
    SELECT r.app_id, overlay(overlay(md5(r.id::text || ${personaId}) placing '4' from 13 for 1) placing 'a' from 17 for 1)::uuid,
      r.id, ${personaId}::uuid, r.template_slug, r.title, r.content, r.sender,
      r.attachments, 'Unread', r.send_at, ${now}::timestamptz, ${endsAt(now)}
    FROM live r
    ON CONFLICT ON CONSTRAINT passport_inbox_messages_once DO NOTHING`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** False where it was read before, or is not there. */
export async function markRead(db: Db, inbox: Inbox, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(MESSAGES)
    .set({
      status: sql<Status>`CASE WHEN attachments = '[]'::jsonb THEN 'Completed' ELSE 'Unconsumed' END`,
      read_at: inbox.now,
    })
    .where('app_id', '=', inbox.appId)
    .where('id', '=', id)
    .where('persona_id', '=', inbox.personaId)
    .where('status', '=', 'Unread')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks it taken and answers it; undefined where it is taken already, is over or is not there. */
export async function complete(db: Db, { appId, personaId, now }: Inbox, id: string): Promise<MessageRow | undefined> {
  return db
    .updateTable(MESSAGES)
    .set({ status: 'Completed', read_at: sql<string>`coalesce(read_at, ${now}::timestamptz)`, consumed_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('persona_id', '=', personaId)
    .where('status', '<>', 'Completed')
    .where('received_at', '<=', now)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Takes completed ones out of sight, one or all of a persona; answers how many. */
export async function hideCompleted(db: Db, { appId, personaId, now }: Inbox, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable(MESSAGES)
    .set({ deleted_at: now })
    .where('app_id', '=', appId)
    .where('persona_id', '=', personaId)
    .where('status', '=', 'Completed')
    .where('deleted_at', 'is', null)
    .where('received_at', '<=', now)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes away what nobody has completed of a sending; answers how many. */
export async function takeBack(db: Db, appId: string, recordId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(MESSAGES)
    .where('app_id', '=', appId)
    .where('record_id', '=', recordId)
    .where('status', '<>', 'Completed')
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Messages received before a moment; answers how many of at most `limit` went. */
export async function pruneMessages(db: Db, appId: string, before: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM passport_inbox_messages WHERE app_id = ${appId} AND id IN (
      SELECT id FROM passport_inbox_messages WHERE app_id = ${appId} AND received_at < ${before}::timestamptz
      LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Everything in the inboxes of personas. */
export async function emptyInboxes(db: Db, appId: string, personaIds: readonly string[]): Promise<void> {
  await db.deleteFrom(MESSAGES).where('app_id', '=', appId).where('persona_id', 'in', personaIds).execute();
}
