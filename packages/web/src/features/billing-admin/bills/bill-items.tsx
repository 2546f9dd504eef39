// What the amount of a bill is made of. The dialog is loaded when it is first opened.
import type { Bill } from '@uos/sdk/services/billing';
import { lazy, Suspense } from 'react';

const Dialog = lazy(() => import('./bill-items-dialog.tsx'));

export interface BillItemsProps {
  readonly bill: Bill;
  readonly onClose: () => void;
}

export function BillItemsDialog(props: BillItemsProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
