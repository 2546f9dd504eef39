// What the screens of consultations read.
import { queryOptions } from '@tanstack/react-query';
import { type Ticket, ticketTable } from '@uos/sdk/services/ticket';
import { platformOf } from '../../../shell/uos.ts';

export const { ticket } = platformOf({ ticket: ticketTable });

export const ticketsKey = ['ticket.list'] as const;

/** The ticket as everybody sees it, with the contact that only operators read. */
export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: [...ticketsKey, 'one', id],
    queryFn: async ({ signal }): Promise<Ticket> => {
      const [open, { Items }] = await Promise.all([
        ticket.get({ id }, { signal }),
        ticket.list({ ticketId: id, count: 1 }, { signal }),
      ]);
      const { ContactName = '', ContactPhone = '', ContactEmail = '' } = Items[0] ?? {};
      return { ...open, ContactName, ContactPhone, ContactEmail };
    },
  });
}
