// SQL of tickets, their replies, and contact messages.
import { type Insertable, type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { TicketTables } from './tables.ts';

export interface TicketView extends Selectable<TicketTables['tickets']> {
  readonly org_name: string | null;
  readonly replies: readonly { readonly UserName: string; readonly Content: string; readonly CreatedAt: string }[];
}

export interface TicketFilter {
  /** Only those this user asked. */
  readonly creator?: string | undefined;
  readonly id?: string | undefined;
  readonly orgId?: string | undefined;
  /** LIKE pattern. */
  readonly orgName?: string | undefined;
  readonly type?: TicketView['type'] | undefined;
  readonly status?: TicketView['status'] | undefined;
}

/** Newest first. */
export async function listTickets(
  db: Db,
  filter: TicketFilter,
  page: PageRequest,
): Promise<{ rows: TicketView[]; total: number }> {
  const { creator, id, orgId, orgName, type, status } = filter;
  const query = tickets(db)
    .$if(creator !== undefined, (q) => q.where('tickets.created_by', '=', creator ?? ''))
    .$if(id !== undefined, (q) => q.where(sql`tickets.id::text`, '=', (id ?? '').toLowerCase()))
    .$if(orgId !== undefined, (q) => q.where(sql`tickets.org_id::text`, '=', (orgId ?? '').toLowerCase()))
    .$if(orgName !== undefined, (q) => q.where('organizations.name', 'ilike', orgName ?? ''))
    .$if(type !== undefined, (q) => q.where('tickets.type', '=', type ?? 'crash'))
    .$if(status !== undefined, (q) => q.where('tickets.status', '=', status ?? 'Pending'))
    .orderBy('tickets.created_at', 'desc')
    .orderBy('tickets.id');
  return readPage(query, page);
}

export async function findTicket(db: Db, id: string): Promise<TicketView | undefined> {
  return tickets(db).where('tickets.id', '=', id).executeTakeFirst();
}

function tickets(db: Db) {
  return db
    .selectFrom('tickets')
    .leftJoin('organizations', 'organizations.id', 'tickets.org_id')
    .selectAll('tickets')
    .select('organizations.name as org_name')
    .select(
      sql<TicketView['replies']>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('UserName', r.author, 'Content', r.content,
          'CreatedAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY r.created_at, r.id)
        FROM ticket_replies r WHERE r.ticket_id = tickets.id), '[]')`.as('replies'),
    );
}

export async function insertTicket(
  db: Db,
  row: Omit<Insertable<TicketTables['tickets']>, 'attachments'> & { readonly attachments: readonly string[] },
): Promise<void> {
  await db
    .insertInto('tickets')
    .values({ ...row, attachments: json(row.attachments) })
    .execute();
}

/** False where the ticket is not in the state any more that the step starts from. */
export async function moveTicket(
  db: Db,
  id: string,
  step: { readonly from: TicketView['status']; readonly to: TicketView['status']; readonly now: string },
): Promise<boolean> {
  const result = await db
    .updateTable('tickets')
    .set({ status: step.to, updated_at: step.now })
    .where('id', '=', id)
    .where('status', '=', step.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function replyTo(db: Db, row: Insertable<TicketTables['ticket_replies']>): Promise<void> {
  await db.insertInto('ticket_replies').values(row).execute();
}

export async function insertContact(db: Db, row: Insertable<TicketTables['contact_messages']>): Promise<void> {
  await db.insertInto('contact_messages').values(row).execute();
}
