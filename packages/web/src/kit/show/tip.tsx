// Words beside what the pointer or the focus is on. What places them is loaded with the first of them: most visits to a
// screen show none.

import { type ReactElement, Suspense, useState } from 'react';
import { part } from '../lazy/part.tsx';
import classes from './tip.module.css';

const Bubble = part(() => import('./tip-bubble.tsx'), 'nothing');

/** Makes the first one appear at once, also where the network is gone by then. */
export const preloadTip = Bubble.preload;

interface TipProps {
  /** Nothing is shown without words. */
  readonly label: string | undefined;
  readonly disabled?: boolean;
  /** One element that takes the pointer. */
  readonly children: ReactElement;
}

export function Tip({ label, disabled = false, children }: TipProps) {
  const [target, setTarget] = useState<Element>();
  const show = ({ currentTarget }: { readonly currentTarget: Element }): void =>
    setTarget(currentTarget.firstElementChild ?? undefined);
  const hide = (): void => setTarget(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what it holds and is no element of its own
    <span
      className={classes.tip}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => (key === 'Escape' ? hide() : undefined)}
    >
      {children}
      {target instanceof HTMLElement && label !== undefined && !disabled ? (
        <Suspense fallback={null}>
          <Bubble target={target} label={label} />
        </Suspense>
      ) : null}
    </span>
  );
}
