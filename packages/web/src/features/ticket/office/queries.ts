// A consultation as operators read it.
import type { Ticket } from '@uos/sdk/services/ticket';
import { gatherOf } from '../../../kit/call/query.ts';
import { ticket } from '../queries.ts';

/** The ticket as everybody sees it, with the contact that only operators read: two calls. */
export function ticketQuery(id: string) {
  return gatherOf(ticket.list, { ticketId: id }, 'with contact', async (signal): Promise<Ticket> => {
    const [open, { Items }] = await Promise.all([
      ticket.get({ id }, { signal }),
      ticket.list({ ticketId: id, count: 1 }, { signal }),
    ]);
    const { ContactName = '', ContactPhone = '', ContactEmail = '' } = Items[0] ?? {};
    return { ...open, ContactName, ContactPhone, ContactEmail };
  });
}
