// The recall of a sending as an action of its row, with its question.
import type { InboxRecord } from '@uos/sdk/services/passport';
import { type ReactNode, Suspense, useState } from 'react';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { backIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { text } from './text.zh.ts';

const RecordRecall = part(() => import('./record-recall.tsx'), 'over');

/** Why it cannot be recalled. */
export const recalledAlready = ({ status }: InboxRecord) => (status === 'Recalled' ? text.isRecalled : undefined);

export function useRecall(appId: string): {
  readonly actions: (record: InboxRecord) => readonly RowAction[];
  readonly dialog: ReactNode;
} {
  const reasonFor = usePermission();
  const [recalled, setRecalled] = useState<InboxRecord>();
  return {
    actions: (record) => [
      {
        label: text.recall,
        icon: backIcon,
        danger: true,
        reason: reasonFor('passport.inboxRecords.recall') ?? recalledAlready(record),
        onClick: () => setRecalled(record),
      },
    ],
    dialog: (
      <Suspense fallback={null}>
        {recalled === undefined ? null : (
          <RecordRecall appId={appId} record={recalled} onClose={() => setRecalled(undefined)} />
        )}
      </Suspense>
    ),
  };
}
