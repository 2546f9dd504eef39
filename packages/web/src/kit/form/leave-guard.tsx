// Asks before what was typed is lost, when the person goes to another screen or closes the tab.

import { useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';
import { part } from '../lazy/part.tsx';

const LeaveDialog = part(() => import('./leave-dialog.tsx'), 'over');

/** `hasUnsent`: there is something to lose. A change of search words alone is no leaving. */
export function LeaveGuard({ hasUnsent }: { hasUnsent: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsent() && current.pathname !== next.pathname,
    enableBeforeUnload: hasUnsent,
    withResolver: true,
  });
  return status === 'blocked' ? (
    <Suspense fallback={null}>
      <LeaveDialog onStay={reset} onLeave={proceed} onClose={reset} />
    </Suspense>
  ) : null;
}
