// Something is to be done with a transaction: the dialog of it, loaded when the first one opens.
import type { Transaction } from '@uos/sdk/services/billing';
import { lazy, Suspense } from 'react';

export interface Deed {
  readonly kind: 'approve' | 'reject' | 'cancel' | 'edit';
  readonly transaction: Transaction;
}

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));
const EditTransaction = lazy(() => import('./edit-transaction.tsx'));

export function TransactionDeed({ deed, onClose }: { deed: Deed; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {deed.kind === 'edit' ? (
        <EditTransaction transaction={deed.transaction} onClose={onClose} />
      ) : (
        <ReviewDialog kind={deed.kind} transaction={deed.transaction} onClose={onClose} />
      )}
    </Suspense>
  );
}
