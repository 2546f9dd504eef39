// A sending in a list: which mail, to whom, and how far it is.
import type { InboxRecord } from '@uos/sdk/services/passport';
import { inboxRecordColumns } from '@uos/sdk/services/passport.columns';
import type { Column } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { text } from './text.zh.ts';

const targetWords = ({ scope, targets }: InboxRecord) => text.targetCount(scope, targets.length);

/** Without the template where all are of one. */
export function recordColumns(ofOne = false): Column<InboxRecord>[] {
  const of = columnsOf<InboxRecord>;
  return [
    ...(ofOne ? of(inboxRecordColumns, { title: {} }) : of(inboxRecordColumns, { templateName: {} })),
    ...of(inboxRecordColumns, {
      status: {},
      targets: { kind: 'text', cell: targetWords, value: ({ targets }) => targets.join(' ') },
      sentCount: {},
      receivedCount: { wideOnly: true },
      consumedCount: {},
      sentAt: {},
      recalledAt: { wideOnly: true, hidden: true },
      id: { wideOnly: true, hidden: true },
    }),
  ];
}
