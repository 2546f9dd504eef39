// What a button opens below itself, from the first time it is pressed.
import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactElement, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';

/** What the button has to take. */
export interface Below {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface PopoverBelowProps extends Pick<PopoverProps, 'width' | 'position'> {
  readonly label: string;
  readonly button: (below: Below) => ReactElement;
  readonly children: (close: () => void) => ReactNode;
}

export default function PopoverBelow({ label, button, children, ...look }: PopoverBelowProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // why the focus first: it is given back to where it was when this opened
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus {...look}>
      <Popover.Target>{button({ ref: target, isOpen, toggle: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown aria-label={label} p="sm">
        {isOpen ? <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
