// What the amount of a bill is made of. The dialog is loaded when it is first opened.

import { type ComponentProps, Suspense } from 'react';
import { part } from '../../../kit/lazy/part.tsx';

const Dialog = part(() => import('./bill-items-dialog.tsx'), 'over');

export function BillItemsDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
