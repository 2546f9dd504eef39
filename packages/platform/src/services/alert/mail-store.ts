// SQL of the outbox.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';

export type MailRow = Selectable<CoreTables['mails']>;

/** Newest first; `to` is a LIKE pattern of one of the addresses. */
export async function listMails(
  db: Db,
  to: string | undefined,
  page: PageRequest,
): Promise<{ rows: MailRow[]; total: number }> {
  const query = db
    .selectFrom('mails')
    .$if(to !== undefined, (q) =>
      q.where(sql<boolean>`EXISTS (SELECT 1 FROM jsonb_array_elements_text(recipients) one WHERE one ILIKE ${to})`),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return readPage(query, page);
}

/** A mail that no server has taken yet. */
export async function findUnsent(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();
}

export async function markSent(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now }).where('id', '=', id).execute();
}
