// A button with something below it, which is loaded when it is first wanted: what floats is a tenth of a screen.
import type { PopoverProps } from '@mantine/core';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { part } from '../lazy/part.tsx';
import type { Below } from './popover-below.tsx';

const PopoverBelow = part(() => import('./popover-below.tsx'), 'over');

interface OpensBelowProps extends Pick<PopoverProps, 'width' | 'position'> {
  readonly label: string;
  readonly button: (below: Below) => ReactElement;
  readonly children: (close: () => void) => ReactNode;
}

export function OpensBelow({ button, ...below }: OpensBelowProps) {
  const [isUsed, setUsed] = useState(false);
  const closed = button({
    ref: null,
    isOpen: false,
    toggle: () => setUsed(true),
    load: () => void PopoverBelow.preload(),
  });
  return isUsed ? (
    <Suspense fallback={closed}>
      <PopoverBelow {...below} button={button} onClose={() => setUsed(false)} />
    </Suspense>
  ) : (
    closed
  );
}
