// Something is to be done with a transaction: the dialog of it, loaded when the first one opens.

import type { Transaction } from '@uos/sdk/services/billing';
import { Suspense } from 'react';
import { part } from '../../../kit/lazy/part.tsx';

export interface Deed {
  readonly kind: 'approve' | 'reject' | 'cancel' | 'edit';
  readonly transaction: Transaction;
}

const ReviewDialog = part(() => import('./review-dialog.tsx'), 'over');
const EditTransaction = part(() => import('./edit-transaction.tsx'), 'over');

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
