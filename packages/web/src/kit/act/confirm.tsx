// Asks before something is lost. What cannot be undone is confirmed by typing its name.

import { type ReactNode, Suspense } from 'react';
import { part } from '../lazy/part.tsx';

// why: a dialog is heavier than the list it stands over, and seldom opened
const Body = part(() => import('./confirm-body.tsx'), 'over');

export interface ConfirmProps {
  readonly title: string;
  /** What will be lost, with counts. */
  readonly children: ReactNode;
  /** The word on the button. */
  readonly verb: string;
  /** The name that has to be typed first. */
  readonly typed?: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly done: string;
  readonly refresh?: readonly (readonly unknown[])[];
  readonly onClose: (confirmed: boolean) => void;
}

/** Mount it to open it. */
export function Confirm(props: ConfirmProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
