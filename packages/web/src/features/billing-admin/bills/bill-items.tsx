// What the amount of a bill is made of. The dialog is loaded when it is first opened.
import { type ComponentProps, lazy, Suspense } from 'react';

const Dialog = lazy(() => import('./bill-items-dialog.tsx'));

export function BillItemsDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
