// What a button opens below itself, from the first time it is pressed.
import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactElement, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';

/** What the button has to take. */
export interface Below {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Fetches what it opens, for a pointer that is on its way. */
  readonly load: () => void;
}

interface PopoverBelowProps extends Pick<PopoverProps, 'width' | 'position'> {
  readonly label: string;
  readonly button: (below: Below) => ReactElement;
  readonly children: (close: () => void) => ReactNode;
  /** Gives up on it where it did not arrive. */
  readonly onClose?: () => void;
}

export default function PopoverBelow({ label, button, children, onClose: _, ...look }: PopoverBelowProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // why the focus first: it is given back to where it was when this opened
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus {...look}>
      <Popover.Target>{button({ ref: target, isOpen, toggle: () => setOpen(!isOpen), load: nothing })}</Popover.Target>
      <Popover.Dropdown aria-label={label} p="sm">
        {isOpen ? <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function nothing(): void {
  // it is here already
}
