// What the support screens read and write.
import { queryOptions } from '@tanstack/react-query';
import { knowledgeTable } from '@uos/sdk/services/knowledge';
import { type ListInput, ticketTable } from '@uos/sdk/services/ticket';
import { given, serverSource } from '../../kit/list/source.ts';
import { platformOf } from '../../shell/uos.ts';

export const { ticket } = platformOf({ ticket: ticketTable });
export const { knowledge } = platformOf({ knowledge: knowledgeTable });

export const ticketsKey = ['ticket.list'] as const;

export const ticketsSource = serverSource({
  key: ticketsKey,
  call: ticket.list,
  input: ({ q, filters: { type = '', status = '' } }) =>
    given({ ticketId: q.trim(), type: type as ListInput['type'] | '', status: status as ListInput['status'] | '' }),
});

export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: ['ticket.get', id],
    queryFn: ({ signal }) => ticket.get({ id }, { signal }),
  });
}
