// The line above the rows: the tools of the list, or what may be done with the rows that are marked.
import { Suspense, useState } from 'react';
import { part } from '../../lazy/part.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { BulkAction } from '../view.ts';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

// why the cast: `lazy` forgets that a component is generic
const BulkDialog = part(() => import('../bulk/bulk-dialog.tsx'), 'over');

export function ListTools<Row>(props: ToolbarProps<Row>) {
  const { view, total } = props;
  const [action, setAction] = useState<BulkAction<Row>>();
  return (
    <>
      {view.bulk !== undefined && view.selection.rows.size > 0 ? (
        <BulkBar view={view} total={total} onAction={setAction} />
      ) : (
        <Toolbar {...props} />
      )}
      {action === undefined ? null : (
        <Suspense fallback={null}>
          <BulkDialog view={view} action={action} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  );
}
