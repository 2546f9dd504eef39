// Asks before something is lost or live traffic moves. How much it asks follows from what it is told: a sentence beside
// what was pressed, a `change` that players see, a name to type for what stops or destroys.

import { type ReactNode, Suspense, useState } from 'react';
import { part } from '../lazy/part.tsx';

// why: a dialog is heavier than the list it stands over, and seldom opened
const Body = part(() => import('./confirm-body.tsx'), 'over');

/** What players have now and what they will have. */
export interface LiveChange {
  readonly from: string;
  readonly to: string;
}

export interface ConfirmProps {
  readonly title: string;
  /** What will be lost, with counts; who is affected, and from when. */
  readonly children: ReactNode;
  /** The word on the button: the effect (回退到 r128), not 确定. */
  readonly verb: string;
  /** It moves live traffic: nothing is pressed by accident, and `undo` takes it back. */
  readonly change?: LiveChange;
  /** The name that has to be typed first: it stops or destroys. */
  readonly typed?: string;
  /** What it says is more than a sentence: it has a dialog of its own. */
  readonly long?: boolean;
  readonly onConfirm: () => Promise<unknown>;
  readonly done: string;
  /** Takes it back, where the call allows. */
  readonly undo?: () => Promise<unknown>;
  readonly refresh?: readonly (readonly unknown[])[];
  readonly onClose: (confirmed: boolean) => void;
}

/** Mount it to open it. */
export function Confirm(props: ConfirmProps) {
  // why at once: the entry of a menu that was pressed is gone a moment later
  const [pressed] = useState(() => document.activeElement?.getBoundingClientRect());
  return (
    <Suspense fallback={null}>
      <Body {...props} pressed={pressed} />
    </Suspense>
  );
}
