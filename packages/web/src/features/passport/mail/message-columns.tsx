// A mail in an inbox, as a row.
import type { InboxMessage } from '@uos/sdk/services/passport';
import { inboxMessageColumns } from '@uos/sdk/services/passport.columns';
import type { Column } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';

/** Without the player where all are of one. */
export function messageColumns(ofOne = false): Column<InboxMessage>[] {
  const of = columnsOf<InboxMessage>;
  return [
    ...of(inboxMessageColumns, { title: {}, status: {} }),
    ...(ofOne ? [] : of(inboxMessageColumns, { personaId: {} })),
    ...of(inboxMessageColumns, {
      attachments: { wideOnly: true },
      receivedAt: {},
      readAt: { wideOnly: true, hidden: true },
      consumedAt: { wideOnly: true, hidden: true },
      expiresAt: { wideOnly: true },
      recordId: { wideOnly: true, hidden: true },
      messageId: { wideOnly: true, hidden: true },
    }),
  ];
}
